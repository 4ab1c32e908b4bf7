//! The table drawn in text: the row and what its missions demand, the bands, the dice, the viewer's hand.

use staffetta_kernel::text_board::{TextLine, TextPage, TextPart, Tone};
use staffetta_kernel::{Args, Seat, Target};

use crate::bonus_dice;
use crate::cards::{EventKind, Spot};
use crate::dice::{DiceSet, Die};
use crate::dice_placement::Need;
use crate::row::Spots;
use crate::rules::{Mission, Rules};
use crate::state::OncePerTurn;
use crate::steps::assessment::{Share, share};
use crate::steps::choice::ChoiceKind;
use crate::view::View;

/// The room for the number of a choice.
const NUMBER: usize = 4;

/// All parts of the board.
pub fn draw(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
    vec![round(r, v, page), row(r, v, page), bands(v, page), dice(r, v, page), hand(v, page)]
}

/// The round, the glory that ends it, and the event in force.
fn round(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let p = &v.public;
    let goal = page.say("board-race-note", &Args::default().with("goal", i64::from(v.target_glory)));
    let mut line = format!("{} {} · {} {goal}", page.word("view-round"), p.round, page.word("board-glory"));
    if p.time_is_now {
        line = format!("{line} · {}", page.word("mission-the_time_is_now"));
    }
    let mut lines = if p.round > 0 { vec![TextLine::plain(line)] } else { Vec::new() };
    if let Some(event) = p.event.get() {
        let name = format!("event-{}", event.word());
        let told = format!("{}. ", told(page, "board-event", &page.word(&name)));
        lines
            .push(TextLine::default().with(told, Tone::Strong).with(page.word(&format!("{name}.effect")), Tone::Plain));
    }
    lines.extend(vichy(r, v, page));
    TextPart::new("round", "", lines)
}

/// What Vichy Forces wants, or that it is covered.
fn vichy(r: &Rules, v: &View, page: &TextPage<'_>) -> Option<TextLine> {
    if !v.public.in_force(EventKind::VichyForces) {
        return None;
    }
    if v.public.has_used(OncePerTurn::Vichy) {
        return Some(TextLine::plain(format!("  {}", page.word("board-vichy-covered"))));
    }
    let laid = laid_on(v, |what, _| what == ChoiceKind::CoverVichy);
    let slots = slots(r, v, page, None, &r.vichy, laid);
    Some(TextLine::default().with(format!("  {slots}"), Tone::Strong))
}

/// The missions: what covers each, what it brings beaten and costs left lying.
fn row(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let lying: Vec<Spot> = Spot::ALL.iter().copied().filter(|&spot| v.public.row.lies(spot)).collect();
    let name = |spot: Spot| page.word(&format!("mission-{}", v.kinds[spot.slot()].word()));
    let wide = lying.iter().map(|&spot| name(spot).chars().count()).max().unwrap_or(0);
    let lines = lying.iter().flat_map(|&spot| {
        let number = page.number(&format!("mission:{}", spot.number()));
        let number = format!("{:>NUMBER$} ", number.unwrap_or_default());
        let title = TextLine::default().with(number, Tone::Own).with(format!("{:wide$}  ", name(spot)), Tone::Strong);
        let title = match mark(v, spot) {
            Some(key) => title.with(page.word(key), Tone::Faint),
            None => title.with(demands(r, v, page, spot), Tone::Plain),
        };
        [title, TextLine::plain(format!("       {}", consequences(r, v, page, spot)))]
    });
    TextPart::new("row", page.word("view-row"), lines.collect())
}

/// Beaten or hidden: nothing more is to be laid there.
fn mark(v: &View, spot: Spot) -> Option<&'static str> {
    if v.public.row.tapped.has(spot) {
        return Some("board-beaten");
    }
    v.public.row.camouflaged.has(spot).then_some("board-tag-hidden")
}

/// The slots of a mission with the dice on them, and those of its second way.
fn demands(r: &Rules, v: &View, page: &TextPage<'_>, spot: Spot) -> String {
    let mission = r.mission_at(&v.public.row, spot);
    let laid = |kind: ChoiceKind| laid_on(v, move |what, target| what == kind && target == spot as u8);
    let first = slots(r, v, page, Some(mission), &mission.need, laid(ChoiceKind::Defeat));
    match &mission.alt {
        Some(alt) => {
            let second = slots(r, v, page, Some(mission), alt, laid(ChoiceKind::DefeatAlt));
            format!("{first} {} {second}", page.word("board-or"))
        }
        None => first,
    }
}

/// The dice that the viewer has laid so far on what this is true of.
fn laid_on(v: &View, is: impl Fn(ChoiceKind, u8) -> bool) -> [DiceSet; 4] {
    v.draft.filter(|draft| is(draft.what, draft.target)).map_or([DiceSet::NONE; 4], |draft| draft.dice.laid)
}

/// `[5+] [sum 7+: 3 4]`: white slots want one die, black ones a sum; what is laid stands behind the colon.
fn slots(r: &Rules, v: &View, page: &TextPage<'_>, on: Option<&Mission>, need: &Need, laid: [DiceSet; 4]) -> String {
    let whites = need.white.iter().take(need.whites.into()).map(|least| format!("{least}+"));
    let sum = |least: &u8| page.say("board-slot-sum", &Args::default().with("need", i64::from(*least)));
    let wanted = whites.chain(need.black.iter().take(need.blacks.into()).map(sum));
    let value = |die: Die| if die.is_bonus() { r.bonus_value(die, on) } else { v.public.pool.shows(die) };
    let slot = |(at, wanted): (usize, String)| {
        let dice = laid.get(at).copied().unwrap_or(DiceSet::NONE).iter().map(|die| value(die).to_string());
        let dice: Vec<String> = dice.collect();
        if dice.is_empty() { format!("[{wanted}]") } else { format!("[{wanted}: {}]", dice.join(" ")) }
    };
    wanted.enumerate().map(slot).collect::<Vec<_>>().join(" ")
}

/// What a mission brings beaten, and what it costs left lying, the event in force counted in.
fn consequences(r: &Rules, v: &View, page: &TextPage<'_>, spot: Spot) -> String {
    let (p, mission) = (&v.public, r.mission_at(&v.public.row, spot));
    let beaten = share(r, p, spot, Spots::NONE.with(spot), Spots::NONE);
    let lying = share(r, p, spot, Spots::NONE, p.row.camouflaged);
    let glory = |sign: &str, count: u8| (count > 0).then(|| format!("{sign}{}", counted(page, "glory", count)));
    let recruits = |sign: &str, count: u8| (count > 0).then(|| format!("{sign}{}", counted(page, "recruits", count)));
    let Share { glory: pays, time_is_now, recruits: join, event_loss, .. } = beaten;
    let taken = (mission.take_glory > 0).then(|| {
        let what = format!("+{}", counted(page, "glory", mission.take_glory));
        page.say("board-line-taken", &Args::default().with("what", what))
    });
    let gains = [glory("+", pays + time_is_now), recruits("+", join), taken];
    let price = [recruits("−", mission.recruit_cost + event_loss)];
    let losses = [recruits("−", lying.loss + lying.event_loss), glory("−", lying.lost_glory)];
    let list = |parts: Vec<String>, none: &str| if parts.is_empty() { page.word(none) } else { parts.join(", ") };
    let gains = list(gains.into_iter().chain(price).flatten().collect(), "board-no-reward");
    let losses = list(losses.into_iter().flatten().collect(), "board-no-harm");
    format!("{} · {}", told(page, "board-pays", &gains), told(page, "board-costs", &losses))
}

/// What is said of something, as the language joins the two.
fn told(page: &TextPage<'_>, what: &str, said: &str) -> String {
    page.say("board-told", &Args::default().with("what", page.word(what)).with("said", said.to_owned()))
}

fn counted(page: &TextPage<'_>, what: &str, count: u8) -> String {
    page.say(&format!("board-count-{what}"), &Args::default().with("count", i64::from(count)))
}

/// A line for each band: leader, recruits, glory, cards.
fn bands(v: &View, page: &TextPage<'_>) -> TextPart {
    let p = &v.public;
    let leader =
        |seat: Seat| v.leader(seat).map_or_else(|| "–".to_owned(), |l| page.word(&format!("leader-{}", l.word())));
    let widest =
        |text: &dyn Fn(Seat) -> String| p.bands.iter().map(|(seat, _)| text(seat).chars().count()).max().unwrap_or(0);
    let (names, leaders) = (widest(&|seat| page.seat(seat)), widest(&leader));
    let line = |seat: Seat| {
        let band = &p.bands[seat];
        let turn = if v.public.turn > 0 && seat == p.active { '▸' } else { ' ' };
        let (glory, recruits) = (counted(page, "glory", band.glory), counted(page, "recruits", band.recruits));
        let cards = format!("{} {}", page.word("view-cards"), band.cards());
        let mut told = vec![glory, recruits, cards];
        if band.mg34_shots > 0 {
            told.push(format!("{} {}", page.word("view-mg34_shots"), band.mg34_shots));
        }
        if !p.living.has(seat) {
            told = vec![page.word("board-broken")];
        } else if p.round > 0 && seat == p.first_player {
            told.push(page.word("board-tag-first"));
        }
        let tone = if page.me == Some(seat) { Tone::Own } else { Tone::Side(seat.0) };
        let told = told.join(" · ");
        let columns = format!("{turn} {:names$}  {:leaders$}  ", page.seat(seat), leader(seat));
        // A line that is too long for columns may be broken at its spaces.
        let wide = columns.chars().count() + told.chars().count() > page.width;
        let who = if wide { format!("{turn} {} {} ", page.seat(seat), leader(seat)) } else { columns };
        TextLine::default().with(who, tone).with(told, Tone::Plain)
    };
    let lines = p.bands.iter().map(|(seat, _)| line(seat)).collect();
    TextPart::new("bands", page.word("board-bands"), lines)
}

/// The free dice of the turn, those that are spent, and the bonus dice left.
fn dice(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let p = &v.public;
    let there = |die: &Die| !die.is_bonus() && p.pool.shows(*die) > 0;
    let faces = |is: &dyn Fn(Die) -> bool| {
        let dice = Die::ALL.iter().copied().filter(there).filter(|&die| is(die));
        dice.map(|die| p.pool.shows(die).to_string()).collect::<Vec<_>>().join(" ")
    };
    let blue = |die: Die| die >= Die::B1 && die < Die::X1;
    let used = Args::default().with("used", i64::from(p.blue_used)).with("of", i64::from(r.numbers.blue_dice));
    let of = |what: String, dice: &str| {
        page.say("board-told", &Args::default().with("what", what).with("said", dice.to_owned()))
    };
    let free = [
        (page.word("board-white-dice"), faces(&|die| p.pool.is_free(die) && die < Die::B1)),
        (page.say("board-blue-dice", &used), faces(&|die| p.pool.is_free(die) && blue(die))),
        (page.word("die-extra"), faces(&|die| p.pool.is_free(die) && die >= Die::X1)),
    ];
    let mut told: Vec<String> =
        free.iter().filter(|(_, dice)| !dice.is_empty()).map(|(what, dice)| of(what.clone(), dice)).collect();
    let spent = faces(&|die| !p.pool.is_free(die) && !p.pool.removed.has(die));
    if !spent.is_empty() {
        told.push(of(page.word("board-dice-spent"), &spent));
    }
    let mut lines = Vec::new();
    if !told.is_empty() {
        lines.push(TextLine::default().with(format!("  {}", told.join(" · ")), Tone::Strong));
    }
    lines.extend(bonus(v, page));
    TextPart::new("dice", page.word("view-pool"), lines)
}

/// The bonus dice that the viewer may still lay in its own turn.
fn bonus(v: &View, page: &TextPage<'_>) -> Option<TextLine> {
    let own_turn = v.public.turn > 0 && page.me == Some(v.public.active);
    let left = if own_turn { bonus_dice::left(&v.as_known()) } else { DiceSet::NONE };
    let name = |die: Die| match die {
        Die::Dumont => "die-dumont",
        Die::Vasseur => "die-vasseur",
        Die::Mg34 => "die-mg34",
        _ => "die-panzerfaust",
    };
    let names: Vec<String> = left.iter().map(|die| page.word(name(die))).collect();
    let line = || TextLine::plain(format!("  {}", told(page, "board-bonus-dice", &names.join(", "))));
    (!names.is_empty()).then(line)
}

/// The viewer's leader and cards with what they do.
fn hand(v: &View, page: &TextPage<'_>) -> TextPart {
    let mut lines = Vec::new();
    if let Some(seat) = page.me {
        let thing = |key: &str, story: &str| {
            let name = TextLine::default().with(format!("  {}. ", page.word(key)), Tone::Strong);
            name.with(page.word(&format!("{key}.{story}")), Tone::Plain)
        };
        lines.extend(v.leader(seat).map(|leader| thing(&format!("leader-{}", leader.word()), "ability")));
        lines.extend(v.hand(seat).iter().map(|card| thing(&format!("clg-{}", card.word()), "effect")));
    }
    TextPart::new("hand", page.word("board-sheet"), lines)
}
