//! A scenario's `given`: the table in the rulebook's words, over the set-up.

use serde::Deserialize;
use staffetta_kernel::serde_json::{self, Value};
use staffetta_kernel::{Fault, Maybe};
use std::collections::BTreeMap;

use crate::facilities::Damage;
use crate::open_form::army;
use crate::partisan::{Mark, Marks, Partisans};
use crate::power::{Minor, Owner, Power, PowerSet};
use crate::state::{QUEUED_PARTISANS, Spain, State};
use crate::steps::{
    Step, combat, combat_movement, generation, lend_lease, non_combat_movement, place_units, purchase, start_of_turn,
};
use crate::unit::{Readiness, Status, Unit};
use crate::zone::Zone;

/// Partisans of one kind in a zone.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GivenPartisans {
    zone: Zone,
    controller: Power,
    #[serde(default)]
    count: Option<u8>,
    #[serde(default)]
    marks: Vec<Mark>,
}

/// What a scenario may lay out. Units are written `2c 1i`: m militia, i infantry, mi mountain infantry, c cavalry,
/// a artillery, x mechanised, A armour, p partisans in a queue.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Given {
    step: Option<String>,
    power: Option<Power>,
    round: Option<u8>,
    /// Takes all partisans off the map first.
    no_partisans: bool,
    /// Takes all units off the map first.
    no_units: bool,
    partisans: Vec<GivenPartisans>,
    owner: BTreeMap<Zone, Owner>,
    status: BTreeMap<Zone, Status>,
    right: BTreeMap<Zone, Power>,
    claims: BTreeMap<Zone, PowerSet>,
    /// Only these units stand in the zone.
    units: BTreeMap<Zone, BTreeMap<String, String>>,
    damage: BTreeMap<Zone, Damage>,
    cash: BTreeMap<Power, u16>,
    stock: BTreeMap<Power, u8>,
    queue: BTreeMap<Power, String>,
    wars: Vec<(Power, Power)>,
    peace: Vec<(Power, Power)>,
    influence: BTreeMap<Minor, Power>,
    spain: Option<Spain>,
    /// Whose the zone was when the turn began.
    at_start: BTreeMap<Zone, Owner>,
}

fn wrong(place: &str, reason: impl Into<String>) -> Fault {
    Fault::new("bad-given", format!("given.{place}"), reason)
}

/// Lays the table out.
pub fn apply_given(s: &mut State, given: &Value) -> Result<(), Fault> {
    let given: Given = serde_json::from_value(given.clone()).map_err(|e| wrong("", e.to_string()))?;
    s.power = given.power.unwrap_or(s.power);
    s.round = given.round.unwrap_or(s.round);
    lay_map(s, &given);
    lay_pieces(s, &given)?;
    for &(a, b) in &given.wars {
        s.set_war(a, b, true);
    }
    for &(a, b) in &given.peace {
        s.set_war(a, b, false);
    }
    start_of_turn::clear(s);
    for given in &given.partisans {
        let marks = given.marks.iter().fold(Marks::default(), |marks, &mark| marks.with(mark));
        for _ in 0..given.count.unwrap_or(1) {
            s.partisans.add(given.zone, given.controller, marks);
        }
    }
    s.at_start = s.owner;
    given.at_start.iter().for_each(|(&zone, &owner)| s.at_start[zone as usize] = owner);
    s.spain = given.spain.unwrap_or(s.spain);
    if let Some(step) = &given.step {
        s.stack = [step_of(step)?.packed()].into_iter().collect();
    }
    Ok(())
}

fn step_of(word: &str) -> Result<Step, Fault> {
    Ok(match word {
        "purchase" => purchase::Purchase {}.into(),
        "combat_movement" => combat_movement::CombatMovement {}.into(),
        "combat" => combat::Combat {}.into(),
        "non_combat_movement" => non_combat_movement::NonCombatMovement {}.into(),
        "place_units" => place_units::PlaceUnits {}.into(),
        "lend_lease" => lend_lease::LendLease {}.into(),
        "generation" => generation::Generation {}.into(),
        other => return Err(wrong("step", format!("'{other}' is no phase of a turn"))),
    })
}

fn lay_map(s: &mut State, given: &Given) {
    for (&zone, &owner) in &given.owner {
        s.set_owner(zone, owner);
        s.right[zone as usize] = Maybe::NONE;
        s.status[zone as usize] = Status::Original;
    }
    given.status.iter().for_each(|(&zone, &status)| s.status[zone as usize] = status);
    for (&zone, &power) in &given.right {
        s.right[zone as usize] = Maybe::some(power);
        s.status[zone as usize] = Status::Captured;
    }
    given.claims.iter().for_each(|(&zone, &claims)| s.claims[zone as usize] = claims);
    given.damage.iter().for_each(|(&zone, &damage)| s.damage[zone as usize] = damage);
}

fn lay_pieces(s: &mut State, given: &Given) -> Result<(), Fault> {
    if given.no_partisans {
        s.partisans = Partisans::default();
    }
    if given.no_units {
        for &zone in Zone::ALL {
            State::armies().for_each(|army| {
                s.stacks.clear(army, zone);
            });
        }
    }
    for (&zone, armies) in &given.units {
        for other in State::armies() {
            s.stacks.clear(other, zone);
        }
        for (word, text) in armies {
            let army = army(word).ok_or_else(|| wrong("units", format!("'{word}' is no power and not 'minor'")))?;
            for (at, count) in counts(text)? {
                let unit = Unit::ALL.get(at).ok_or_else(|| wrong("units", "partisans are no units"))?;
                s.stacks.add(army, zone, *unit, Readiness::Ready, count);
            }
        }
    }
    given.cash.iter().for_each(|(power, &cash)| s.cash[power.at()] = cash);
    given.stock.iter().for_each(|(power, &stock)| s.stock[power.at()] = stock);
    for (power, text) in &given.queue {
        for (at, count) in counts(text)? {
            s.queue[power.at()][at] = count;
        }
    }
    given.influence.iter().for_each(|(&minor, &power)| s.influence[minor as usize] = Maybe::some(power));
    Ok(())
}

/// `2c 1i` as places in a queue and numbers.
fn counts(text: &str) -> Result<Vec<(usize, u8)>, Fault> {
    text.split_whitespace()
        .map(|word| {
            let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
            let at = match &word[digits.len()..] {
                "A" => Unit::Armour.at(),
                "x" => Unit::Mechanised.at(),
                "a" => Unit::Artillery.at(),
                "c" => Unit::Cavalry.at(),
                "i" => Unit::Infantry.at(),
                "mi" => Unit::MountainInfantry.at(),
                "m" => Unit::Militia.at(),
                "p" => QUEUED_PARTISANS,
                _ => return Err(wrong("units", format!("'{word}' is not written like 2c or 1mi"))),
            };
            let count = digits.parse().map_err(|_| wrong("units", format!("'{word}' has no number")))?;
            Ok((at, count))
        })
        .collect()
}
