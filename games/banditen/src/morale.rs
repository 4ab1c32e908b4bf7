//! Morale (BN-10): one die for a hex, compared unit by unit.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, RuleId};

use crate::counter::Counter;
use crate::dice::die;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, Cause};
use crate::names::{UnitName, UnitNames};
use crate::rules::{Morale, Rules};
use crate::state::Public;
use crate::unit_set::UnitSet;

/// RSI morale now (BN-10.1).
pub fn rsi_morale(r: &Rules, p: &Public) -> u8 {
    let lost = if r.is_tarnova() { empty_forts(r, p) / r.n.forts_a_step } else { p.conquered.len() };
    r.n.morale_top.saturating_sub(lost).max(1)
}

/// Forts without an RSI combat unit.
pub fn empty_forts(r: &Rules, p: &Public) -> u8 {
    r.map.forts.iter().filter(|&&hex| !p.fights_at(AXIS, hex)).count() as u8
}

/// What a unit compares the die with: nothing if it always passes, 0 if it always fails.
pub fn value(r: &Rules, p: &Public, counter: Counter, fort: Hex) -> Option<u8> {
    match p.print(r, counter).morale {
        Morale::Fails => Some(0),
        Morale::Fixed(value) => Some(value),
        // RSI units in a fort pass every check (BN-10.6).
        Morale::Rsi if fort.on_map() && r.map.is_fort(fort) => None,
        Morale::Rsi => Some(rsi_morale(r, p)),
    }
}

/// The morale of a unit.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct MoraleOdds {
    /// Who.
    unit: Counter,
    /// The chance that it fails a check.
    fails: f32,
    /// It is pinned, so that it would lose a point (BN-10.3).
    pinned: bool,
}

/// The morale of these units, before a check.
pub fn odds(r: &Rules, p: &Public, units: UnitSet, fort: Hex) -> Vec<MoraleOdds> {
    let fails = |unit| value(r, p, unit, fort).map_or(0.0, |value| f32::from(6 - value.min(6)) / 6.0);
    let told = |unit: Counter| MoraleOdds { unit, fails: fails(unit), pinned: p.unit(unit).marks.pinned() };
    units.into_iter().map(told).collect()
}

/// What is to be said of a check before its results.
fn check_rule(r: &Rules, p: &Public, units: UnitSet, failed: UnitSet, rolled: bool) -> RuleId {
    let banded = |c| !r.is_tarnova() && matches!(p.print(r, c).morale, Morale::Fixed(_));
    if p.fight.fought && units.minus(p.fight.attackers).is_empty() {
        "BN-11.12"
    } else if units.into_iter().any(banded) {
        "BN-O.morale_redi_valtoce"
    } else if p.combat_of(units).is_empty() {
        "BN-10.5"
    } else if !failed.is_empty() {
        "BN-10.2"
    } else if rolled {
        "BN-10.1"
    } else {
        "BN-10.6"
    }
}

/// The units check their morale: who fails is pinned, who was pinned already loses 1 VF (BN-10.1 to BN-10.3). `fort`
/// is the hex whose fort may help, `fell` where a command dies. Answers who failed and lives.
pub fn check(r: &Rules, p: &mut Public, units: UnitSet, fort: Hex, fell: Hex, desk: &mut impl Desk<Event>) -> UnitSet {
    let seat = units.seat();
    let rolled = units.into_iter().any(|c| value(r, p, c, fort).is_some_and(|morale| morale > 0));
    let die = if rolled { die("morale", desk) } else { 0 };
    let mut failed = units.filter(|c| value(r, p, c, fort).is_some_and(|morale| morale == 0 || die > morale));
    if !units.is_empty() {
        desk.tell(|| Event::Morale {
            seat,
            units: UnitNames::of(r, p, units),
            failed: UnitNames::of(r, p, failed),
            die: rolled.then_some(die),
            rule: check_rule(r, p, units, failed, rolled),
        });
    }
    for counter in failed {
        if p.unit(counter).marks.pinned() {
            let unit = *p.unit(counter);
            let gone = p.lose_one(r, counter, Cause::Combat, fell);
            desk.tell(|| Event::Lost { seat, unit: UnitName::of(r, &unit), vf: unit.vf - 1, by_morale: true });
            if gone {
                failed.remove(counter);
                continue;
            }
        }
        p.unit_mut(counter).marks.set_pinned(true);
    }
    failed
}
