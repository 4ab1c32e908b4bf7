//! What happened.

mod power;

use staffetta_kernel::{Arg, Desk, Event, RuleId, Seat, Told, Viewer};

use crate::action::Attacker;
use crate::combat_values::Dice;
use crate::ownership::Owners;
use crate::partisan::PartisanId;
use crate::power::{Alliance, Minor, Power};
use crate::rules::Rules;
use crate::unit::{Facility, Unit};
use crate::words::dice;
use crate::zone::Zone;

/// Something that happened at the table. Nothing is secret in this game.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Happened {
    By { rule: RuleId, of: Box<Self> },
    Of { seat: Seat, event: Box<Self> },
    SetUp { year: u16, owners: Owners },
    Funds { power: Power, ipp: u16 },
    Uprising { controller: Power, zone: Zone, rule: RuleId },
    TurnBegins { power: Power, round: u8, year: u16 },
    Bought { power: Power, unit: Unit },
    BoughtPartisan { power: Power },
    BoughtMarker { power: Power },
    Repaired { power: Power, zone: Zone, facility: Facility },
    Influence { power: Power, minor: Minor, die: u8, success: bool },
    Aligned { minor: Minor, to: Power },
    War { by: Power, on: Power },
    Truce,
    Controlled { minor: Minor, by: Power, against: Power },
    LimitedWar { by: Power, minor: Minor },
    Returned { zone: Zone },
    Moved { power: Power, unit: Unit, from: Zone, to: Zone },
    Railed { power: Power, unit: Unit, from: Zone, to: Zone },
    Crossing { power: Power, unit: Unit, from: Zone, to: Zone, die: u8, arrives: bool },
    Walked { partisan: PartisanId, from: Zone, to: Zone },
    Disbanded { controller: Power, zone: Zone },
    Transformed { controller: Power, zone: Zone },
    Armed { controller: Power, zone: Zone },
    Battle { by: Power, zone: Zone },
    Attack { by: Power, zone: Zone, round: u8, dice: Vec<u8>, thrown: Thrown, hits: u8 },
    Defence { zone: Zone, round: u8, dice: Vec<u8>, thrown: Thrown, hits: u8 },
    Lost { power: Power, unit: Unit, zone: Zone },
    Retreated { power: Power, from: Zone, to: Zone },
    Stranded { power: Power, zone: Zone },
    Captured { by: Power, from: Power, zone: Zone },
    Liberated { by: Power, to: Power, zone: Zone },
    Armistice { captor: Power },
    Dispersed { controller: Power, zone: Zone, rule: RuleId },
    Supported { controller: Power, zone: Zone, die: u8, result: Result3 },
    SupportRefused { controller: Power, zone: Zone },
    Boosted { attacker: Attacker },
    Hunt { by: Power, controller: Power, zone: Zone, dice: Vec<u8>, thrown: Thrown, hits: u8 },
    PartisanLost { controller: Power, zone: Zone, die: u8, hits: bool },
    Faded { controller: Power, zone: Zone },
    Stood { controller: Power, zone: Zone, dice: Vec<u8>, needs: Vec<u8>, hits: u8 },
    HunterLost { power: Power, unit: Unit, zone: Zone },
    Raid { by: Power, zone: Zone },
    RaidersLost { by: Power, zone: Zone },
    Recruited { controller: Power, zone: Zone, die: u8, result: Result3 },
    Sabotaged { controller: Power, zone: Zone, facility: Facility, die: u8, result: Result3, points: u8 },
    Disrupted { controller: Power, zone: Zone, victim: Power, die: u8, result: Result3, paid: u8 },
    Placed { power: Power, unit: Unit, zone: Zone },
    Infiltrated { zone: Zone },
    Lent { from: Power, to: Power, amount: u8 },
    SpanishAid { power: Power },
    SpainResolved { die: u8, nationalist: bool },
    Supplied { lender: Power, controller: Power, zone: Zone, die: u8, result: Result3 },
    MarkerRefused { lender: Power, controller: Power, zone: Zone },
    Skipped { power: Power, zone: Zone },
    Generated { controller: Power, zone: Zone, die: u8 },
    NobodyCame { controller: Power, zone: Zone, die: u8, rule: RuleId },
    GenerationRolls { power: Power, dice: Vec<u8> },
    Income { power: Power, income: u16, cut_off: u16 },
    MarkerReturned { controller: Power, zone: Zone },
    SeenAgain { controller: Power, zone: Zone },
    RoundEnds { round: u8, owners: Owners },
    Standing { alliance: Alliance, points: i16, score: i16 },
    Won { alliance: Alliance, rule: RuleId },
    Soul { seats: Vec<Seat> },
    Left { seat: Seat },
}

/// Whose dice they are, in the order of rolling: a type of unit, what a die must not exceed, how many.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thrown(Vec<(Unit, u8, u8)>);

impl Dice for Thrown {
    fn lay(&mut self, unit: Unit, value: u8, count: u8) {
        if value > 0 && count > 0 {
            self.0.push((unit, value, count));
        }
    }
}

impl From<&Thrown> for Arg {
    fn from(thrown: &Thrown) -> Self {
        let words = thrown.0.iter().map(|(unit, value, count)| format!("{}:{value}:{count}", unit.word()));
        Self::Plain(words.collect::<Vec<_>>().join(" "))
    }
}

/// What an action of partisans came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Result3 {
    /// It succeeded.
    Success,
    /// Nothing happened.
    Nothing,
    /// It failed, and the partisan is gone.
    Failure,
}

impl Result3 {
    fn word(self) -> Arg {
        Arg::Word(
            match self {
                Self::Success => "result-success",
                Self::Nothing => "result-nothing",
                Self::Failure => "result-failure",
            }
            .to_owned(),
        )
    }
}

fn number(n: u16) -> i64 {
    n.into()
}

/// Tells what happened, as a deed of the seat that leads the power.
#[inline]
pub fn tell(r: &Rules, desk: &mut impl Desk<Happened>, event: impl FnOnce() -> Happened) {
    desk.tell(|| {
        let event = event();
        match event.power() {
            Some(power) => Happened::Of { seat: r.seat_of(power), event: Box::new(event) },
            None => event,
        }
    });
}

impl Event for Happened {
    fn told(&self, _: Viewer) -> Told {
        self.line()
    }
}

impl Happened {
    /// The same under a more particular rule.
    #[must_use]
    pub fn by(self, rule: RuleId) -> Self {
        Self::By { rule, of: Box::new(self) }
    }

    fn line(&self) -> Told {
        match self {
            Self::By { rule, of } => return Told { rule, ..of.line() },
            Self::Of { seat, event } => return event.line().with("seat", *seat),
            _ => {}
        }
        self.of_turn().or_else(|| self.of_combat()).or_else(|| self.of_partisans()).unwrap_or_else(|| self.of_end())
    }

    fn of_turn(&self) -> Option<Told> {
        Some(match self {
            Self::TurnBegins { power, round, year } => {
                Told::new("turn", "GW-2.1").with("power", *power).with("round", *round).with("year", year.to_string())
            }
            Self::SetUp { year, owners } => {
                Told::new("set-up", "GW-1.1").with("year", year.to_string()).with("owners", owners)
            }
            Self::Funds { power, ipp } => {
                Told::new("funds", "GW-1.5").with("power", *power).with("income", number(*ipp))
            }
            Self::Bought { power, unit } => Told::new("bought", "GW-3.1").with("power", *power).with("unit", *unit),
            Self::BoughtPartisan { power } => Told::new("bought-partisan", "GW-3.2").with("power", *power),
            Self::BoughtMarker { power } => Told::new("bought-marker", "GW-3.3").with("power", *power),
            Self::Repaired { power, zone, facility } => {
                Told::new("repaired", "GW-3.4").with("power", *power).with("zone", *zone).with("facility", *facility)
            }
            Self::Influence { power, minor, die, success } => {
                let what = if *success { "influence" } else { "influence-failed" };
                Told::new(what, "GW-3.5").with("power", *power).with("minor", *minor).with("die", *die)
            }
            Self::Aligned { minor, to } => Told::new("aligned", "GW-2.3").with("minor", *minor).with("power", *to),
            Self::War { by, on } => Told::new("war", "GW-4.1").with("power", *by).with("other", *on),
            Self::Truce => Told::new("truce", "GW-2.4"),
            Self::Controlled { minor, by, against } => {
                Told::new("controlled", "GW-4.2").with("minor", *minor).with("power", *by).with("other", *against)
            }
            Self::LimitedWar { by, minor } => {
                Told::new("limited-war", "GW-4.2").with("power", *by).with("minor", *minor)
            }
            Self::Returned { zone } => Told::new("returned", "GW-4.2").with("zone", *zone),
            Self::Moved { power, unit, from, to } => journey("moved", "GW-4.3", *power, *unit, *from, *to),
            Self::Railed { power, unit, from, to } => journey("railed", "GW-10.1", *power, *unit, *from, *to),
            Self::Crossing { power, unit, from, to, die, arrives } => {
                let what = if *arrives { "crossed" } else { "sunk" };
                journey(what, "GW-4.5", *power, *unit, *from, *to).with("die", *die)
            }
            Self::Placed { power, unit, zone } => {
                Told::new("placed", "GW-10.3").with("power", *power).with("unit", *unit).with("zone", *zone)
            }
            Self::Lent { from, to, amount } => {
                Told::new("lent", "GW-10.4").with("power", *from).with("other", *to).with("amount", *amount)
            }
            Self::SpanishAid { power } => Told::new("spanish-aid", "GW-11.4").with("power", *power),
            Self::SpainResolved { die, nationalist } => {
                Told::new(if *nationalist { "spain-nationalist" } else { "spain-republican" }, "GW-11.4")
                    .with("die", *die)
            }
            Self::Income { power, income, cut_off } => {
                Told::new("income", if *cut_off > 0 { "GW-8.23" } else { "GW-10.8" })
                    .with("power", *power)
                    .with("income", number(*income))
                    .with("lost", number(*cut_off))
            }
            _ => return None,
        })
    }

    fn of_combat(&self) -> Option<Told> {
        Some(match self {
            Self::Battle { by, zone } => Told::new("battle", "GW-5.1").with("power", *by).with("zone", *zone),
            Self::Attack { by, zone, round, dice: fell, thrown, hits } => Told::new("attack", "GW-6.1")
                .with("power", *by)
                .with("zone", *zone)
                .with("round", *round)
                .with("dice", dice(fell))
                .with("thrown", thrown)
                .with("hits", *hits),
            Self::Defence { zone, round, dice: fell, thrown, hits } => Told::new("defence", "GW-6.4")
                .with("zone", *zone)
                .with("round", *round)
                .with("dice", dice(fell))
                .with("thrown", thrown)
                .with("hits", *hits),
            Self::Lost { power, unit, zone } => {
                Told::new("lost", "GW-6.3").with("power", *power).with("unit", *unit).with("zone", *zone)
            }
            Self::Retreated { power, from, to } => {
                Told::new("retreated", "GW-6.6").with("power", *power).with("zone", *from).with("to", *to)
            }
            Self::Stranded { power, zone } => Told::new("stranded", "GW-6.7").with("power", *power).with("zone", *zone),
            Self::Captured { by, from, zone } => {
                Told::new("captured", "GW-7.3").with("power", *by).with("other", *from).with("zone", *zone)
            }
            Self::Liberated { by, to, zone } => {
                Told::new("liberated", "GW-7.4").with("power", *by).with("other", *to).with("zone", *zone)
            }
            Self::Armistice { captor } => Told::new("armistice", "GW-7.7").with("power", *captor),
            Self::Boosted { attacker } => Told::new("boosted", "GW-9.6").with("attacker", *attacker),
            Self::Raid { by, zone } => Told::new("raid", "GW-8.8").with("power", *by).with("zone", *zone),
            Self::RaidersLost { by, zone } => {
                Told::new("raiders-lost", "GW-8.8").with("power", *by).with("zone", *zone)
            }
            _ => return None,
        })
    }

    fn of_partisans(&self) -> Option<Told> {
        let told = |what, rule, controller: &Power, zone: &Zone| {
            Told::new(what, rule).with("power", *controller).with("zone", *zone)
        };
        Some(match self {
            Self::Uprising { controller, zone, rule } => told("uprising", rule, controller, zone),
            Self::Dispersed { controller, zone, rule } => told("dispersed", rule, controller, zone),
            Self::MarkerReturned { controller, zone } => told("marker-returned", "GW-R13", controller, zone),
            Self::SeenAgain { controller, zone } => told("seen-again", "GW-10.9", controller, zone),
            Self::NobodyCame { controller, zone, die, rule } => {
                told("nobody-came", rule, controller, zone).with("die", *die)
            }
            Self::Walked { from, to, .. } => Told::new("walked", "GW-4.6").with("from", *from).with("zone", *to),
            Self::Disbanded { controller, zone } => told("disbanded", "GW-4.11", controller, zone),
            Self::Transformed { controller, zone } => told("transformed", "GW-4.7", controller, zone),
            Self::Armed { controller, zone } => told("armed", "GW-4.8", controller, zone),
            Self::Supported { controller, zone, die, result } => {
                told("supported", "GW-9.6", controller, zone).with("die", *die).with("result", result.word())
            }
            Self::SupportRefused { controller, zone } => told("support-refused", "GW-9.6", controller, zone),
            Self::Hunt { by, controller, zone, dice: fell, thrown, hits } => told("hunt", "GW-8.3", controller, zone)
                .with("hunter", *by)
                .with("dice", dice(fell))
                .with("thrown", thrown)
                .with("hits", *hits),
            Self::PartisanLost { controller, zone, die, hits } => {
                let what = if *hits { "partisan-lost-hits" } else { "partisan-lost" };
                told(what, "GW-8.3", controller, zone).with("die", *die)
            }
            Self::Faded { controller, zone } => told("faded", "GW-8.6", controller, zone),
            Self::Stood { controller, zone, dice: fell, needs, hits } => told("stood", "GW-8.3", controller, zone)
                .with("dice", dice(fell))
                .with("needs", dice(needs))
                .with("hits", *hits),
            Self::HunterLost { power, unit, zone } => told("hunter-lost", "GW-8.3", power, zone).with("unit", *unit),
            Self::Recruited { controller, zone, die, result } => {
                told("recruited", "GW-9.2", controller, zone).with("die", *die).with("result", result.word())
            }
            Self::Sabotaged { controller, zone, facility, die, result, points } => {
                told("sabotaged", "GW-9.3", controller, zone)
                    .with("facility", *facility)
                    .with("die", *die)
                    .with("result", result.word())
                    .with("points", *points)
            }
            Self::Disrupted { controller, zone, victim, die, result, paid } => {
                told("disrupted", "GW-9.4", controller, zone)
                    .with("victim", *victim)
                    .with("die", *die)
                    .with("result", result.word())
                    .with("paid", *paid)
            }
            Self::Infiltrated { zone } => Told::new("infiltrated", "GW-10.3").with("zone", *zone),
            Self::Supplied { lender, controller, zone, die, result } => told("supplied", "GW-10.5", controller, zone)
                .with("lender", *lender)
                .with("die", *die)
                .with("result", result.word()),
            Self::MarkerRefused { lender, controller, zone } => {
                told("marker-refused", "GW-10.5", controller, zone).with("lender", *lender)
            }
            Self::Skipped { power, zone } => told("skipped", "GW-11.1", power, zone),
            Self::Generated { controller, zone, die } => {
                told("generated", "GW-11.2", controller, zone).with("die", *die)
            }
            Self::GenerationRolls { power, dice: fell } => {
                Told::new("generation-rolls", "GW-10.7").with("power", *power).with("dice", dice(fell))
            }
            _ => return None,
        })
    }

    fn of_end(&self) -> Told {
        match self {
            Self::Standing { alliance, points, score } => Told::new("standing", "GW-13.2")
                .with("alliance", *alliance)
                .with("points", i64::from(*points))
                .with("score", i64::from(*score)),
            Self::Won { alliance, rule } => Told::new("won", rule).with("alliance", *alliance),
            Self::Soul { seats } => Told::new("soul", "GW-13.5").with("seats", seats.clone()),
            Self::Left { seat } => Told::new("left", "GW-13.6").with("seat", *seat),
            Self::RoundEnds { round, owners } => {
                Told::new("round-ends", "GW-12.1").with("round", *round).with("owners", owners)
            }
            _ => Told::new("round-ends", "GW-12.1").with("round", 0u8),
        }
    }
}

fn journey(what: &'static str, rule: &'static str, power: Power, unit: Unit, from: Zone, to: Zone) -> Told {
    Told::new(what, rule).with("power", power).with("unit", unit).with("from", from).with("to", to)
}
