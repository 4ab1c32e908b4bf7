//! The table drawn in text: the map of the valleys, the mission, the commanders, the viewer's hand.

mod map;

use staffetta_kernel::text_board::{TextLine, TextPage, TextPart, Tone};
use staffetta_kernel::{Args, Seat, Target};

use crate::automated_partisans::Automaton;
use crate::cards::{Card, Effects, Sphere};
use crate::facts::OpenMission;
use crate::map::Resource;
use crate::rules::{Rules, TRACK};
use crate::state::LeaderState;
use crate::view::View;

/// All parts of the board.
pub fn draw(r: &Rules, v: &View, page: &TextPage<'_>) -> Vec<TextPart> {
    vec![
        map::signs(page),
        map::map(r, v, page),
        republic(v, page),
        mission(r, v, page),
        commanders(v, page),
        hand(r, v, page),
    ]
}

/// The round, the health of the republic, and where the resources lie.
fn republic(v: &View, page: &TextPage<'_>) -> TextPart {
    let p = &v.public;
    let round =
        Args::default().with("round", i64::from(p.round)).with("rounds", i64::from(p.round + v.facts.missions_left));
    let health = Args::default().with("health", i64::from(p.health)).with("of", i64::from(v.facts.start_health));
    let phase = page.word(if p.phase == 2 { "small-phase-2" } else { "small-phase-1" });
    let round = if p.round > 0 { page.say("board-round-of", &round) } else { page.word("board-boards") };
    let now = [round, phase, page.say("board-health-now", &health)];
    let sites: Vec<String> = Resource::ALL.iter().map(|&resource| site(v, page, resource)).collect();
    let lines = vec![
        TextLine::default().with(now.join(" · "), Tone::Strong),
        TextLine::default().with(sites.join(" · "), Tone::Faint),
    ];
    TextPart::new("republic", "", lines)
}

/// A resource by its letter on the map, and its place.
fn site(v: &View, page: &TextPage<'_>, resource: Resource) -> String {
    let place = v.facts.resources[resource.slot()];
    let what = page.word(&format!("resource-{}", resource.word()));
    let args = Args::default().with("what", what).with("place", page.word(&format!("locality-{}", place.word())));
    format!("{} {}", map::letter(page, resource), page.say("board-site", &args))
}

/// The open mission: where, what it wants, what has been counted, what comes of it.
fn mission(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let lines = v.facts.mission.as_ref().map_or_else(Vec::new, |open| mission_lines(r, v, page, open));
    TextPart::new("mission", page.word("view-mission"), lines)
}

fn mission_lines(r: &Rules, v: &View, page: &TextPage<'_>, open: &OpenMission) -> Vec<TextLine> {
    let place = page.word(&format!("locality-{}", open.locality.word()));
    let territory = Args::default().with("name", page.word(&format!("territory-{}", open.territory.word())));
    let there = r.localities(open.territory).iter().map(|l| page.word(&format!("locality-{}", l.word())));
    let name = format!("  {}", page.word(&format!("mission-{}", open.id.word())));
    let kind = page.word(&format!("board-mission-{}", open.sphere.word()));
    let around = page.say("board-in-territory", &territory);
    let what = format!(" · {kind} · {place}, {around} ({})", there.collect::<Vec<_>>().join(", "));
    let mut lines = vec![TextLine::default().with(name, Tone::Strong).with(what, Tone::Plain)];
    lines.push(TextLine::plain(format!("  {}", wanted(r, v, page, open))));
    let effects = open.effects.word();
    let fails = if open.effects == Effects::Ep && r.options.amended_failure { "ep-amended" } else { effects };
    let (holds, fails) = (page.word(&format!("board-holds-{effects}")), page.word(&format!("board-fails-{fails}")));
    let told = format!("  {}: {holds} {}: {fails}", page.word("board-if-holds"), page.word("board-if-fails"));
    lines.push(TextLine::default().with(told, Tone::Faint));
    lines
}

/// What the mission wants, and what has been counted.
fn wanted(r: &Rules, v: &View, page: &TextPage<'_>, open: &OpenMission) -> String {
    let mut told = Vec::new();
    if let Some(target) = open.target {
        let args = Args::default().with("low", i64::from(open.low)).with("count", i64::from(r.participants()));
        told.push(page.say("board-target", &args.with("target", i64::from(target))));
        let known = Args::default().with("sum", i64::from(open.sum)).with("target", i64::from(target));
        told.push(page.say("board-bar", &known.with("unknown", face_down(v))));
    } else {
        let high = open.high.unwrap_or(open.low);
        let args = Args::default().with("low", i64::from(open.low)).with("high", i64::from(high));
        told.push(page.say("board-thresholds", &args));
        let args = Args::default().with("left", i64::from(v.public.objectives)).with("of", i64::from(r.participants()));
        told.push(format!("{}.", page.say("board-objectives", &args)));
    }
    told.join(" ")
}

/// The cards of this mission whose worth is not known.
fn face_down(v: &View) -> i64 {
    let hidden = v.public.all().filter(|seat| !v.public.revealed && v.public.score[seat.at()].get().is_none());
    hidden.map(|seat| i64::from(v.seats[seat.at()].played)).sum()
}

/// A line or two for each commander, then the Automated Partisans.
fn commanders(v: &View, page: &TextPage<'_>) -> TextPart {
    let wide = v.public.all().map(|seat| page.seat(seat).chars().count()).max().unwrap_or(0);
    let mut lines: Vec<TextLine> = v.public.all().map(|seat| commander(v, page, seat, wide)).collect();
    let automata = v.facts.participants - v.public.seats;
    for (at, automaton) in v.public.automata.iter().take(automata.into()).enumerate() {
        lines.push(TextLine::plain(format!("    {}", automated(page, at, automaton))));
    }
    TextPart::new("commanders", page.word("view-players"), lines)
}

fn commander(v: &View, page: &TextPage<'_>, seat: Seat, wide: usize) -> TextLine {
    let (p, facts) = (&v.public, &v.seats[seat.at()]);
    let turn = if v.asked.has(seat) { '▸' } else { ' ' };
    let board = p.boards[seat.at()].get();
    let name = board.map_or_else(|| page.word("board-no-board"), |board| page.word(&format!("board-{}", board.word())));
    let who = format!("{turn} {} {:wide$}  {:9}  ", seat.0 + 1, page.seat(seat), name);
    let line = TextLine::default().with(who, if page.me == Some(seat) { Tone::Own } else { Tone::Side(seat.0) });
    let track: String = (0..TRACK).map(|at| if at == usize::from(p.support[seat.at()]) { 'o' } else { '-' }).collect();
    let gives = Args::default().with("cards", i64::from(facts.hand_limit)).with("points", i64::from(facts.movement));
    let mut told = vec![format!("{} [{track}] {}", page.word("view-support"), page.say("board-support-gives", &gives))];
    told.extend(facts.faction.map(|faction| page.word(&format!("faction-{}", faction.word()))));
    told.push(format!("{} {}", page.word("view-cards"), facts.cards));
    if facts.played > 0 {
        told.push(page.say("board-laid-count", &Args::default().with("count", i64::from(facts.played))));
    }
    if facts.piles.iter().any(|&cards| cards > 0) {
        let pile = |&sphere: &Sphere| format!("{}{}", initial(page, sphere), facts.piles[sphere.slot()]);
        let piles: Vec<String> = Sphere::ALL.iter().map(pile).collect();
        told.push(format!("{} {}", page.word("small-pile"), piles.join(" ")));
    }
    if p.leaders[seat.at()] != LeaderState::Unused {
        told.push(page.word(&format!("board-leader-{}", p.leaders[seat.at()].word())));
    }
    if p.passed.has(seat) {
        told.push(page.word("board-passed"));
    }
    if let Some(score) = p.score[seat.at()].get() {
        told.push(format!("{} {score}", page.word("board-points-head")));
    }
    if seat == p.first_player {
        told.push(page.word(&format!("board-token-{}", p.token.word())));
    }
    page.fitted(line.with(told.join(" · "), Tone::Plain))
}

fn automated(page: &TextPage<'_>, at: usize, automaton: &Automaton) -> String {
    let name = page.say("board-automaton", &Args::default().with("number", at as i64 + 1));
    match automaton.score.get() {
        Some(score) => format!("{name} · {} {score}", page.word("board-points-head")),
        None => format!("{name} · {}", page.word("board-automaton-waits")),
    }
}

/// The first letter of a sphere's name.
fn initial(page: &TextPage<'_>, sphere: Sphere) -> char {
    page.word(&format!("sphere-{}", sphere.word())).chars().next().unwrap_or('?')
}

/// The viewer's cards: the three values, the symbol and the effect of each; then those laid in the mission, and what
/// all that would count.
fn hand(r: &Rules, v: &View, page: &TextPage<'_>) -> TextPart {
    let mut lines = Vec::new();
    if let Some(seat) = page.me.filter(|&seat| v.sees(seat)) {
        let leader = v.seen.leaders_in_hand.has(seat).then_some(Card::LEADER);
        let cards: Vec<Card> = v.seen.hands[seat.at()].iter().chain(leader).collect();
        let laid = &v.seen.played[seat.at()];
        let wide = cards.iter().chain(laid.iter()).map(|&card| title(v, page, seat, card).chars().count()).max();
        let line = |card: Card| card_line(r, v, page, seat, card, wide.unwrap_or(0));
        lines.extend(cards.into_iter().map(line));
        if !laid.is_empty() {
            lines.push(TextLine::default().with(format!("  {}", page.word("board-cards-laid")), Tone::Faint));
            lines.extend(laid.iter().map(|&card| line(card)));
        }
        lines.extend(v.facts.own.as_ref().map(|own| {
            let sum = Args::default().with("sum", i64::from(own.total));
            TextLine::default().with(format!("  {}", page.say("board-you-would-count", &sum)), Tone::Strong)
        }));
    }
    TextPart::new("hand", page.word("board-hand"), lines)
}

fn title(v: &View, page: &TextPage<'_>, seat: Seat, card: Card) -> String {
    match v.public.boards[seat.at()].get() {
        Some(board) if card.is_leader() => {
            page.say("board-leader-of", &Args::default().with("name", page.word(&format!("board-{}", board.word()))))
        }
        _ => page.word(&format!("card-{}", card.name())),
    }
}

fn card_line(r: &Rules, v: &View, page: &TextPage<'_>, seat: Seat, card: Card, wide: usize) -> TextLine {
    let number = page.number(&format!("card:{}", card.name())).unwrap_or_default();
    let name = format!("{:wide$}  ", title(v, page, seat, card));
    let board = v.public.boards[seat.at()].get().unwrap_or_default();
    let values =
        Sphere::ALL.iter().map(|&s| format!("{}{}", initial(page, s), r.value(card, s, board, v.public.phase)));
    let values = format!("{}  ", values.collect::<Vec<_>>().join(" "));
    let effect = if card.is_leader() {
        page.word("board-leader-card")
    } else {
        page.word(&format!("card-{}.prints", card.name()))
    };
    let line = TextLine::default().with(format!("{number:>4} "), Tone::Own).with(name, Tone::Plain);
    page.fitted(line.with(values, Tone::Strong).with(effect, Tone::Plain))
}
