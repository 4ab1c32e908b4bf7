//! What happened, as the log tells it. Nothing that is told is hidden from anybody: the values of mines are told
//! only when they go off, and where they lie only when all of them do.

use staffetta_kernel::{Arg, RuleId, Seat, Told, Viewer};

use crate::action::MineValue;
use crate::hex::Hex;
use crate::kinds::{Battle, Entry, Formation};
use crate::names::{UnitName, UnitNames, word};
use crate::state::{ActionKind, Ending};

/// Something that happened at the table. What may happen by several rules says by which.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The texts `log-*` say what each of them means.
pub enum Event {
    // Set-up
    Placed {
        seat: Seat,
        unit: UnitName,
        hex: Hex,
        rule: RuleId,
    },
    SetUpDivided {
        unit: UnitName,
    },
    InfirmaryPlaced {
        hex: Hex,
    },
    BunkerPlaced {
        hex: Hex,
        rule: RuleId,
    },
    MinesLaid {
        hexes: Vec<Hex>,
        rule: RuleId,
    },
    Base {
        formation: Formation,
    },
    Assigned {
        formation: Formation,
    },
    // The turn
    Turn {
        turn: u8,
        battle: Battle,
        rule: RuleId,
    },
    Ammunition {
        die: u8,
        low: bool,
        rule: RuleId,
    },
    Released,
    Income {
        seat: Seat,
        income: u8,
        pa: u8,
        die: u8,
    },
    Initiative {
        seat: Seat,
        kept: bool,
    },
    Arrival {
        entry: Entry,
        die: u8,
        now: bool,
        rule: RuleId,
    },
    Hastened {
        die: u8,
        turn: u8,
        moved: bool,
    },
    Frost {
        die: u8,
        frost: bool,
    },
    // Activations
    NoAction {
        seat: Seat,
    },
    Passed {
        seat: Seat,
        pa: u8,
        rule: RuleId,
    },
    Declared {
        seat: Seat,
        kind: ActionKind,
        units: UnitNames,
        hex: Hex,
        cost: u8,
    },
    Recovered {
        seat: Seat,
        units: UnitNames,
    },
    InfirmaryTaken {
        hex: Hex,
    },
    Regrouped {
        seat: Seat,
        units: UnitNames,
        strengths: Vec<u8>,
    },
    Arrives {
        seat: Seat,
        units: UnitNames,
        hex: Hex,
        rule: RuleId,
    },
    // Movement
    Step {
        seat: Seat,
        units: UnitNames,
        hex: Hex,
        rule: RuleId,
    },
    Conquered {
        hex: Hex,
        count: u8,
        morale: u8,
    },
    Breakdown {
        seat: Seat,
        unit: UnitName,
        die: u8,
        lost: bool,
        rule: RuleId,
    },
    MineQuiet {
        hex: Hex,
        die: u8,
        rule: RuleId,
    },
    MineWentOff {
        hex: Hex,
        die: u8,
        value: MineValue,
        rule: RuleId,
    },
    // Fire
    Reacts {
        seat: Seat,
        kind: ActionKind,
        units: UnitNames,
        hex: Hex,
        to: Hex,
        rule: RuleId,
    },
    HeldFire {
        seat: Seat,
    },
    Fired {
        seat: Seat,
        units: UnitNames,
        from: Hex,
        to: Hex,
        dice: Vec<u8>,
        /// Which of the dice hit: units of one shot may need different numbers.
        struck: Vec<bool>,
        needed: i8,
        hits: u8,
        rule: RuleId,
    },
    MineDice {
        dice: Vec<u8>,
        hits: u8,
        rule: RuleId,
    },
    BunkerGone {
        hex: Hex,
    },
    CarWrecked {
        seat: Seat,
        unit: UnitName,
    },
    /// A unit has lost a point; it is eliminated if none is left.
    Lost {
        seat: Seat,
        unit: UnitName,
        vf: u8,
        by_morale: bool,
    },
    /// A gun wore itself out by a point.
    GunWorn {
        seat: Seat,
        unit: UnitName,
        vf: u8,
        rule: RuleId,
    },
    /// Units checked their morale; without a die where nobody needed one.
    Morale {
        seat: Seat,
        units: UnitNames,
        failed: UnitNames,
        die: Option<u8>,
        rule: RuleId,
    },
    PutBack {
        seat: Seat,
        units: UnitNames,
        hex: Hex,
    },
    // Assault
    Assault {
        seat: Seat,
        units: UnitNames,
        hex: Hex,
    },
    Surrender {
        seat: Seat,
        units: UnitNames,
        die: u8,
        gives_up: bool,
    },
    Clash {
        seat: Seat,
        attack: i8,
        defence: i8,
        attack_die: u8,
        defence_die: u8,
    },
    ThrownBack {
        seat: Seat,
        units: UnitNames,
        hex: Hex,
        rule: RuleId,
    },
    /// A breakdown left only a command: there is no assault.
    NoAssault {
        seat: Seat,
        hex: Hex,
    },
    Repelled {
        seat: Seat,
        hex: Hex,
        rule: RuleId,
    },
    WipedOut {
        seat: Seat,
        units: UnitNames,
    },
    Retreated {
        seat: Seat,
        units: UnitNames,
        hex: Hex,
        rule: RuleId,
    },
    NoRetreat {
        seat: Seat,
        unit: UnitName,
    },
    Occupied {
        seat: Seat,
        units: UnitNames,
        hex: Hex,
    },
    // Commands and control
    CommandReplaced {
        seat: Seat,
        unit: UnitName,
        hex: Hex,
        rule: RuleId,
    },
    /// A battalion's heavy weapons never fire again.
    AmmunitionLost {
        seat: Seat,
        formation: Formation,
    },
    CommandGone {
        seat: Seat,
    },
    Shifted {
        seat: Seat,
        unit: UnitName,
        hex: Hex,
    },
    GivenUp {
        seat: Seat,
        unit: UnitName,
    },
    // The end
    Wounded {
        die: u8,
    },
    Left {
        seat: Seat,
    },
    Ended {
        winner: Option<Seat>,
        ending: Ending,
        rule: RuleId,
    },
}

/// An event with who did it.
fn by(what: &'static str, rule: RuleId, seat: Seat) -> Told {
    Told::new(what, rule).with("seat", seat)
}

/// One thing or the other.
const fn either(first: bool, one: &'static str, two: &'static str) -> &'static str {
    if first { one } else { two }
}

fn dice(dice: &[u8]) -> Arg {
    let shown: Vec<_> = dice.iter().map(u8::to_string).collect();
    Arg::Plain(shown.join(" "))
}

impl Event {
    fn set_up(&self) -> Option<Told> {
        Some(match self {
            Self::Placed { seat, unit, hex, rule } => by("placed", rule, *seat).with("unit", unit).with("hex", *hex),
            Self::SetUpDivided { unit } => Told::new("split", "BN-1.7").with("unit", unit),
            Self::InfirmaryPlaced { hex } => Told::new("infirmary-placed", "BN-1.3").with("hex", *hex),
            Self::BunkerPlaced { hex, rule } => Told::new("bunker-placed", rule).with("hex", *hex),
            Self::MinesLaid { hexes, rule } => Told::new("mines-laid", rule).with("hexes", hexes.clone()),
            Self::Base { formation } => {
                Told::new("base", "BN-1.2").with("formation", word("formation", formation.word()))
            }
            Self::Assigned { formation } => {
                Told::new("assigned", "BN-1.4").with("formation", word("formation", formation.word()))
            }
            _ => return None,
        })
    }

    fn turn(&self) -> Option<Told> {
        Some(match *self {
            Self::Turn { turn, battle, rule } => {
                Told::new("turn", rule).with("turn", turn).with("battle", word("battle", battle.word()))
            }
            Self::Ammunition { die, low, rule } => {
                Told::new(either(low, "ammunition-low", "ammunition"), rule).with("die", die)
            }
            Self::Released => Told::new("released", "BN-3.5"),
            Self::Income { seat, income, pa, die } => {
                by("income", "BN-3.2", seat).with("income", income).with("pa", pa).with("die", die)
            }
            Self::Initiative { seat, kept } => by(either(kept, "initiative-kept", "initiative"), "BN-3.3", seat),
            Self::Arrival { entry, die, now, rule } => Told::new(either(now, "arrived", "delayed"), rule)
                .with("entry", word("entry", entry.word()))
                .with("die", die),
            Self::Hastened { die, turn, moved } => {
                Told::new(either(moved, "hastened", "not-hastened"), "BN-3.5").with("die", die).with("turn", turn)
            }
            Self::Frost { die, frost } => Told::new(either(frost, "frost", "no-frost"), "BN-3.6").with("die", die),
            Self::NoAction { seat } => by("no-action", "BN-4.2", seat),
            Self::Passed { seat, pa, rule } => by("passed", rule, seat).with("pa", pa),
            Self::Wounded { die } => Told::new("wounded", "BN-17.4").with("die", die).with("count", die / 2),
            Self::Left { seat } => by("left", "BN-17.6", seat),
            Self::Ended { winner: Some(seat), rule, .. } => by("won", rule, seat),
            Self::Ended { winner: None, rule, .. } => Told::new("drawn", rule),
            _ => return None,
        })
    }

    fn action(&self) -> Option<Told> {
        Some(match self {
            Self::Declared { seat, kind, units, hex, cost } => by("declared", "BN-4.5", *seat)
                .with("deed", word("deed", kind.word()))
                .with("units", units)
                .with("hex", *hex)
                .with("cost", *cost),
            Self::Recovered { seat, units } => by("recovered", "BN-10.4", *seat).with("units", units),
            Self::InfirmaryTaken { hex } => Told::new("infirmary-taken", "BN-16.7").with("hex", *hex),
            Self::Regrouped { seat, units, strengths } => {
                let strengths: Vec<_> = strengths.iter().map(u8::to_string).collect();
                by("regrouped", "BN-5.5", *seat).with("units", units).with("strengths", strengths.join("+"))
            }
            Self::Arrives { seat, units, hex, rule } => {
                by("arrives", rule, *seat).with("units", units).with("hex", *hex)
            }
            Self::Step { seat, units, hex, rule } => by("step", rule, *seat).with("units", units).with("hex", *hex),
            Self::Conquered { hex, count, morale } => {
                Told::new("conquered", "BN-8.8").with("hex", *hex).with("count", *count).with("morale", *morale)
            }
            Self::Breakdown { seat, unit, die, lost, rule } => {
                by(either(*lost, "broke-down", "no-breakdown"), rule, *seat).with("unit", unit).with("die", *die)
            }
            Self::MineQuiet { hex, die, rule } => Told::new("mine-quiet", rule).with("hex", *hex).with("die", *die),
            Self::MineWentOff { hex, die, value, rule } => {
                Told::new("mine", rule).with("hex", *hex).with("die", *die).with("value", value.0)
            }
            Self::CommandReplaced { seat, unit, hex, rule } => {
                by("replaced", rule, *seat).with("unit", unit).with("hex", *hex)
            }
            Self::AmmunitionLost { seat, formation } => {
                by("ammunition-lost", "BN-2.2", *seat).with("formation", word("formation", formation.word()))
            }
            Self::CommandGone { seat } => by("command-gone", "BN-2.1", *seat),
            Self::Shifted { seat, unit, hex } => by("shifted", "BN-7.5", *seat).with("unit", unit).with("hex", *hex),
            Self::GivenUp { seat, unit } => by("given-up", "BN-7.5", *seat).with("unit", unit),
            _ => return None,
        })
    }

    fn fire(&self) -> Option<Told> {
        Some(match self {
            Self::Reacts { seat, kind, units, hex, to, rule } => {
                let told = by("reacts", rule, *seat).with("deed", word("deed", kind.word()));
                told.with("units", units).with("hex", *hex).with("to", *to)
            }
            Self::HeldFire { seat } => by("held-fire", "BN-9.9", *seat),
            Self::Fired { seat, units, from, to, dice: rolled, struck, needed, hits, rule } => by("fired", rule, *seat)
                .with("units", units)
                .with("from", *from)
                .with("to", *to)
                .with("dice", dice(rolled))
                .with("struck", dice(&struck.iter().map(|&hit| u8::from(hit)).collect::<Vec<_>>()))
                .with("needed", i32::from(*needed))
                .with("hits", *hits),
            Self::MineDice { dice: rolled, hits, rule } => {
                Told::new("mine-dice", rule).with("dice", dice(rolled)).with("hits", *hits)
            }
            Self::BunkerGone { hex } => Told::new("bunker-gone", "BN-9.8").with("hex", *hex),
            Self::CarWrecked { seat, unit } => by("car-wrecked", "BN-9.5", *seat).with("unit", unit),
            Self::Lost { seat, unit, vf, by_morale } => {
                let rule = match (*by_morale, *vf) {
                    (true, _) => "BN-10.3",
                    (false, 0) => "BN-2.4",
                    (false, _) => "BN-9.4",
                };
                by(either(*vf == 0, "eliminated", "reduced"), rule, *seat).with("unit", unit).with("vf", *vf)
            }
            Self::GunWorn { seat, unit, vf, rule } => {
                by(either(*vf == 0, "gun-gone", "gun-worn"), rule, *seat).with("unit", unit).with("vf", *vf)
            }
            Self::Morale { seat, units, failed, die, rule } => {
                let what = match (failed.is_empty(), die) {
                    (true, Some(_)) => "morale-held",
                    (true, None) => "morale-sure",
                    (false, Some(_)) => "morale-failed",
                    (false, None) => "morale-lost",
                };
                let told = by(what, rule, *seat).with("units", units);
                told.with("die", die.unwrap_or(0)).with("failed", failed)
            }
            Self::PutBack { seat, units, hex } => {
                by("put-back", "BN-12.4", *seat).with("units", units).with("hex", *hex)
            }
            _ => return None,
        })
    }

    fn assault(&self) -> Option<Told> {
        Some(match self {
            Self::Assault { seat, units, hex } => {
                by("assault", "BN-11.1", *seat).with("units", units).with("hex", *hex)
            }
            Self::Surrender { seat, units, die, gives_up } => {
                let told = by(either(*gives_up, "surrendered", "no-surrender"), "BN-11.2", *seat);
                told.with("units", units).with("die", *die)
            }
            Self::Clash { seat, attack, defence, attack_die, defence_die } => by("clash", "BN-11.3", *seat)
                .with("attack", i32::from(*attack))
                .with("defence", i32::from(*defence))
                .with("attackdie", *attack_die)
                .with("defencedie", *defence_die),
            Self::ThrownBack { seat, units, hex, rule } => {
                by("thrown-back", rule, *seat).with("units", units).with("hex", *hex)
            }
            Self::NoAssault { seat, hex } => by("no-assault", "BN-11.13", *seat).with("hex", *hex),
            Self::Repelled { seat, hex, rule } => by("repelled", rule, *seat).with("hex", *hex),
            Self::WipedOut { seat, units } => by("wiped-out", "BN-11.4", *seat).with("units", units),
            Self::Retreated { seat, units, hex, rule } => {
                by("retreated", rule, *seat).with("units", units).with("hex", *hex)
            }
            Self::NoRetreat { seat, unit } => by("no-retreat", "BN-11.7", *seat).with("unit", unit),
            Self::Occupied { seat, units, hex } => {
                by("occupied", "BN-11.5", *seat).with("units", units).with("hex", *hex)
            }
            _ => return None,
        })
    }
}

impl staffetta_kernel::Event for Event {
    fn told(&self, _: Viewer) -> Told {
        let told = self.set_up().or_else(|| self.turn()).or_else(|| self.action()).or_else(|| self.fire());
        told.or_else(|| self.assault()).unwrap_or_else(|| Told::new("none", "none"))
    }
}
