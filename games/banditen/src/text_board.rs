//! The table drawn in text: the hexes around what is asked about, the stacks there, the track of turns.

mod hexes;
mod stacks;

use staffetta_kernel::text_board::{TextLine, TextPage, TextPart, Tone};
use staffetta_kernel::{Args, Seat, Target};

use crate::counter::Counter;
use crate::draft_summary::DraftSummary;
use crate::hex::Hex;
use crate::kinds::{AXIS, Battle, Entry, PARTISAN};
use crate::rules::Rules;
use crate::view::View;

/// All parts of the board.
pub fn draw(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
    let (near, all) = (stacks::near(r, v, page), stacks::all(r, v, page));
    vec![hexes::signs(page), prospects(v, page), track(v, page), hexes::map(r, v, page), near, all]
}

/// The hexes that matter now: what choices point at, and where something is going on.
fn asked_about(v: &View, page: &TextPage<'_>) -> Vec<Hex> {
    let p = &v.public;
    let unit = |name: &str| Counter::parse(name).and_then(|counter| p.unit(counter).hex.known());
    let pointed = page.targets.iter().flatten().filter_map(|target| match target.split_once(':')? {
        ("hex", name) => Hex::parse(name),
        ("unit", name) => unit(name),
        _ => None,
    });
    let draft = DraftSummary::read(v.draft).unwrap_or_default();
    let group = p.group.kind.get().map(|_| p.group.here);
    let shot = p.shot.kind.get().map(|_| [p.shot.from, p.shot.hex]);
    let going_on = [draft.hex, draft.target, group, p.fight.hex.known(), p.fight.from.known()];
    let going_on = going_on.into_iter().flatten().chain(shot.into_iter().flatten()).filter(|hex| hex.on_map());
    let mut hexes: Vec<Hex> = pointed.chain(going_on).collect();
    hexes.sort();
    hexes.dedup();
    hexes
}

/// The letter of a side on the map.
fn letter(page: &TextPage<'_>, seat: Seat) -> char {
    page.word(side(seat)).chars().next().unwrap_or('?')
}

fn side(seat: Seat) -> &'static str {
    if seat == PARTISAN { "side-partisan" } else { "side-axis" }
}

/// The turn, and what each side has.
fn track(v: &View, page: &TextPage<'_>) -> TextPart {
    let (p, book) = (&v.public, &*v.book);
    let args = Args::default().with("turn", i64::from(p.turn)).with("turns", i64::from(book.options.turns));
    let mut now = vec![page.word(&format!("battle-{}", book.options.battle.word())), page.say("board-track", &args)];
    if let Some(turn) = book.track.get(usize::from(p.turn)).filter(|_| p.turn > 0) {
        now.push(turn.hour.clone());
        now.extend(turn.night.then(|| page.word("board-night")));
    }
    now.extend(p.frost.then(|| page.word("board-frost")));
    now.extend(p.ammo_low.then(|| page.word("board-ammo-low")));
    let mut lines = vec![TextLine::default().with(now.join(" · "), Tone::Strong)];
    lines.extend([PARTISAN, AXIS].map(|seat| of_side(v, page, seat)));
    TextPart::new("track", "", lines)
}

/// The objectives, and who is still to come.
fn prospects(v: &View, page: &TextPage<'_>) -> TextPart {
    let lines = objectives(v, page).into_iter().chain(due(v, page)).collect();
    TextPart::new("prospects", "", lines)
}

fn of_side(v: &View, page: &TextPage<'_>, seat: Seat) -> TextLine {
    let (p, battle) = (&v.public, v.book.options.battle);
    let turn = if v.asked == Some(seat) { '▸' } else { ' ' };
    let who = format!("{turn} {} {} ({}) · ", letter(page, seat), page.word(side(seat)), page.seat(seat));
    let initiative = if p.turn > 0 && p.initiative == seat { "yes" } else { "no" };
    let points = page.say("board-points", &Args::default().with("initiative", initiative.to_owned()));
    let of = if seat == PARTISAN { "partisan" } else { "axis" };
    let lost = page.word(&format!("board-lost-{}-{of}", battle.word()));
    let told = [format!("{} {points}", p.pa[seat]), format!("{lost} {}", v.casualties[seat])];
    let mut told: Vec<String> = told.into();
    if battle == Battle::Gravellona {
        told.push(format!("{} {}", page.word("board-victory"), v.score[seat.at()]));
    }
    if seat == AXIS {
        let passes = page.say("board-morale-passes", &Args::default().with("morale", i64::from(v.morale)));
        told.push(format!("{} {passes}", page.word("board-morale")));
    }
    let tone = if page.me == Some(seat) { Tone::Own } else { Tone::Side(seat.0) };
    TextLine::default().with(who, tone).with(told.join(" · "), Tone::Plain)
}

/// The objectives by name, those that are taken marked.
fn objectives(v: &View, page: &TextPage<'_>) -> Option<TextLine> {
    let named = v.book.objectives.iter().enumerate().map(|(at, (hex, name))| {
        let taken = v.public.conquered.has(at as u8);
        let taken = if taken { format!(" ({})", page.word("board-won")) } else { String::new() };
        format!("{name} {}{taken}", hex.word())
    });
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| TextLine::plain(format!("* {}: {}", page.word("board-objectives"), named.join(", "))))
}

/// Who is still to come, with the turn.
fn due(v: &View, page: &TextPage<'_>) -> Option<TextLine> {
    let p = &v.public;
    let waits = |entry: Entry| {
        let mut pool = [PARTISAN, AXIS].into_iter().flat_map(|seat| p.in_pool(seat));
        pool.any(|counter| v.book.prints[usize::from(p.unit(counter).print)].entry == Some(entry))
    };
    let told = v.book.entries.iter().filter(|&&entry| waits(entry)).map(|&entry| {
        let known = p.arrival.turn(entry);
        let point = &v.book.entry_points[entry as usize];
        let turn = if known == 0 { point.turn } else { known };
        let turn = page.say("board-turn", &Args::default().with("turn", i64::from(turn)));
        let at = point.hex.known().map_or_else(String::new, |hex| format!(" {}", hex.word()));
        format!("{turn} {}{at}", page.word(&format!("entry-{}", entry.word())))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| TextLine::plain(format!("{}: {}", page.word("board-due"), told.join(", "))))
}
