//! The table drawn in text: the theatres that matter, the zones in question, what each power has.

mod theatres;

use staffetta_kernel::text_board::{TextLine, TextPage, TextPart, Tone};
use staffetta_kernel::{Args, Target};

use crate::action::{FacilityAt, Quarry, UnitAt};
use crate::partisan::PartisanId;
use crate::power::{Alliance, Army, Power};
use crate::rules::Rules;
use crate::state::State;
use crate::steps::Step;
use crate::steps::battle::Battle;
use crate::steps::hunt::Hunting;
use crate::steps::raid::Raiding;
use crate::unit::Unit;
use crate::zone::Zone;

/// More zones in question than this are not told one by one.
const MOST_ZONES: usize = 40;

/// All parts of the board.
pub fn draw(r: &Rules, s: &State, page: &TextPage<'_>) -> Vec<TextPart> {
    let zones = in_question(s, page);
    let mut parts = vec![theatres::signs(page), powers(r, s, page)];
    parts.extend(theatres::all(r, s, page, &zones));
    parts.push(zone_list(s, page, &zones));
    parts
}

/// Where it is fought now.
fn fought_for(s: &State) -> Option<Zone> {
    let battle = Step::begun::<Battle>(&s.stack).map(|battle| battle.zone);
    let hunt = || Step::begun::<Hunting>(&s.stack).map(|hunt| hunt.zone);
    let raid = || Step::begun::<Raiding>(&s.stack).map(|raid| raid.zone);
    battle.or_else(hunt).or_else(raid)
}

/// Where it is fought, and the zones that choices point at, by themselves or by what stands there, in their order.
fn in_question(s: &State, page: &TextPage<'_>) -> Vec<Zone> {
    let mut zones: Vec<Zone> = fought_for(s).into_iter().collect();
    for target in page.targets.iter().flatten() {
        let found = match target.split_once(':') {
            Some(("zone", name)) => Zone::parse(name),
            Some(("stack", name)) => UnitAt::parse(name).map(|at| at.zone),
            Some(("works", name)) => FacilityAt::parse(name).map(|at| at.zone),
            Some(("quarry", name)) => Quarry::parse(name).map(|at| at.zone),
            Some(("partisan", name)) => {
                PartisanId::parse(name).and_then(|id| s.partisans.get(id)).map(|(zone, _)| zone)
            }
            _ => None,
        };
        zones.extend(found.filter(|zone| !zones.contains(zone)));
    }
    zones
}

/// The letter of a power on the map.
fn letter(page: &TextPage<'_>, power: Power) -> String {
    page.word(&format!("board-letter-{}", power.word()))
}

/// A tone for each alliance: the letter tells the power.
fn tone(alliance: Option<Alliance>) -> Tone {
    alliance.map_or(Tone::Faint, |alliance| Tone::Side(alliance as u8))
}

fn zone_name(page: &TextPage<'_>, zone: Zone) -> String {
    page.word(&format!("zone-{}", zone.word()))
}

/// The round, how the alliances stand, and a line for each power: IPP, income, wars.
fn powers(r: &Rules, s: &State, page: &TextPage<'_>) -> TextPart {
    let round = Args::default().with("round", i64::from(s.round)).with("rounds", i64::from(r.scenario.rounds));
    let now = format!("{} · {} {}", r.year(s.round), page.word("view-round"), page.say("board-round-of", &round));
    let stand = Alliance::ALL.iter().map(|&alliance| {
        let standing = s.standing(r, alliance);
        let args = Args::default().with("points", i64::from(standing.victory_points));
        let args =
            args.with("bonus", i64::from(standing.bonus)).with("par", i64::from(r.scenario.par[alliance as usize]));
        let (what, said) = (page.word(&format!("alliance-{}", alliance.word())), page.say("board-par-words", &args));
        page.say("board-told", &Args::default().with("what", what).with("said", said))
    });
    let mut lines = vec![TextLine::default().with(now, Tone::Strong)];
    lines.push(TextLine::plain(stand.collect::<Vec<_>>().join(" · ")));
    let active: Vec<Power> = r.active.iter().collect();
    let name = |power: Power| page.word(&format!("board-power-{}", power.word()));
    let wide = active.iter().map(|&power| name(power).chars().count()).max().unwrap_or(0);
    let players = active.iter().map(|&power| page.seat(r.seat_of(power)).chars().count()).max().unwrap_or(0);
    for power in active {
        let turn = if power == s.power { '▸' } else { ' ' };
        let player = page.seat(r.seat_of(power));
        let who = format!("{turn} {} {:wide$}  {player:players$}  ", letter(page, power), name(power));
        let own = page.me == Some(r.seat_of(power));
        let line = TextLine::default().with(who, if own { Tone::Own } else { tone(Some(power.alliance())) });
        lines.push(page.fitted(line.with(of_power(r, s, page, power), Tone::Plain)));
    }
    TextPart::new("powers", page.word("board-ledger"), lines)
}

fn of_power(r: &Rules, s: &State, page: &TextPage<'_>, power: Power) -> String {
    let (income, _) = s.income(r, power);
    let partisans = s.partisans.all().filter(|(_, piece)| piece.controller == power).count();
    let wars: Vec<String> = s.wars[power.at()].iter().map(|other| letter(page, other)).collect();
    let mut told = vec![
        format!("{:>3} IPP", s.cash[power.at()]),
        format!("{} {income:>2}", page.word("board-income")),
        format!("{} {partisans}", page.word("view-partisans")),
    ];
    if s.stock[power.at()] > 0 {
        told.push(format!("{} {}", page.word("board-ware-marker"), s.stock[power.at()]));
    }
    if !wars.is_empty() {
        told.push(format!("{} {}", page.word("board-col-wars"), wars.join(" ")));
    }
    told.join(" · ")
}

/// The zones in question one by one: whose, who stands there, with the numbers of what may be chosen.
fn zone_list(s: &State, page: &TextPage<'_>, zones: &[Zone]) -> TextPart {
    let mut told: Vec<Zone> = zones.to_vec();
    told.truncate(MOST_ZONES);
    let lines = told.into_iter().map(|zone| zone_line(s, page, zone)).collect();
    TextPart::new("zones", page.word("board-zones"), lines)
}

fn zone_line(s: &State, page: &TextPage<'_>, zone: Zone) -> TextLine {
    let owner = s.owner(zone);
    let mut line = TextLine::plain("  ");
    if let Some(number) = page.number(&format!("zone:{}", zone.word())) {
        line = line.with(format!("{number} "), Tone::Own);
    }
    let whose =
        owner.power().map_or_else(|| page.word("power-minor"), |power| page.word(&format!("power-{}", power.word())));
    line = line.with(format!("{} ({whose})", zone_name(page, zone)), tone(owner.alliance()));
    for (id, piece) in s.partisans.at(zone) {
        line = line.with(" · ", Tone::Faint);
        if let Some(number) = page.number(&format!("partisan:{}", id.name())) {
            line = line.with(format!("{number} "), Tone::Own);
        }
        let marks = piece.marks.iter().map(|mark| page.word(&format!("mark-{}", mark.word())));
        let marks: Vec<String> = marks.collect();
        let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
        let of = Args::default().with("power", page.word(&format!("power-{}", piece.controller.word())));
        line = line
            .with(format!("{}{marks}", page.say("board-partisan-of", &of)), tone(Some(piece.controller.alliance())));
    }
    for army in s.stacks.here(zone).iter() {
        line = army_in(s, page, zone, army, line);
    }
    line
}

/// The units of an army in a zone, each type with its count.
fn army_in(s: &State, page: &TextPage<'_>, zone: Zone, army: Army, mut line: TextLine) -> TextLine {
    let own = army == Army::from(s.owner(zone));
    let whose = army.power().filter(|_| !own).map_or_else(String::new, |power| format!("{} ", letter(page, power)));
    for &unit in Unit::ALL {
        let count: u32 =
            s.stacks.at(army, zone).filter(|stack| stack.unit == unit).map(|stack| u32::from(stack.count)).sum();
        if count == 0 {
            continue;
        }
        line = line.with(" · ", Tone::Faint);
        let number = page.number(&format!("stack:{}", UnitAt { unit, zone }.name()));
        if let Some(number) = number.filter(|_| army.power() == Some(s.power)) {
            line = line.with(format!("{number} "), Tone::Own);
        }
        line = line.with(format!("{whose}{count} {}", page.word(&format!("unit-{}", unit.word()))), Tone::Plain);
    }
    line
}
