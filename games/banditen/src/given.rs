//! A scenario's `given`: counters, markers and whose activation it is, in the rulebook's words. What is not said in a
//! way of its own is laid over the open form of the state.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use staffetta_kernel::serde_json::{Map, Value, from_value, to_value};
use staffetta_kernel::{Fault, Target};

use crate::action::MineValue;
use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::{AXIS, Cause, Formation, PARTISAN};
use crate::mines::{MINES, Mine};
use crate::rules::{COMMANDS, Rules};
use crate::state::{BothSides, Marks, Public, State, Unit};
use crate::steps::activation::Activation;
use crate::steps::turn::{Stage, Turn};
use crate::steps::{Step, set_up};

/// What a worked example may say. All of it has a sensible default.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Given {
    /// The other seat has just passed.
    passed: bool,
    /// By id: the hex, or what is to be said of the unit. Units that are not named wait off the map.
    units: BTreeMap<String, Value>,
    /// Strength of a formation lost in combat, out of units that wait off the map.
    lost: BTreeMap<Formation, u8>,
    /// Conquered objectives.
    conquered: Vec<Hex>,
    /// Forts with bunkers, by number.
    bunkers: Vec<u8>,
    mines: Vec<GivenMine>,
    /// As in the open form of the state.
    #[serde(flatten)]
    rest: Map<String, Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GivenMine {
    hex: Hex,
    value: MineValue,
    /// It has gone off.
    #[serde(default)]
    shown: bool,
}

fn wrong(reason: impl ToString) -> Fault {
    Fault::new("bad-given", "given", reason.to_string())
}

/// Lays the table out.
pub fn lay_out(r: &Rules, given: &Value) -> Result<State, Fault> {
    let given = Given::deserialize(given).map_err(wrong)?;
    let mut s = set_up::lay_out(r);
    let p = &mut s.public;
    for seat in [PARTISAN, AXIS] {
        p.put_all(p.on_map(seat), Hex::POOL);
    }
    for (id, unit) in &given.units {
        place(r, p, id, unit)?;
    }
    for (&formation, &vf) in &given.lost {
        lose(r, p, formation, vf)?;
    }
    balance(r, p)?;
    p.fallen.0 = [Hex::NONE; COMMANDS];
    p.turn = 1;
    p.passes = given.passed.into();
    p.pa = BothSides { partisan: 6, axis: 6 };
    p.activation = 1;
    // The stack is empty and holds more than two.
    p.steps =
        [Step::from(Turn { stage: Stage::Control }), Activation {}.into()].map(Step::packed).into_iter().collect();
    markers(r, p, &given)?;
    mines(r, &mut s, given.mines)?;
    let mut s = laid_over(&s, &given.rest)?;
    let (p, said) = (&mut s.public, |key| given.rest.contains_key(key));
    if !said("initiative") {
        p.initiative = p.active;
    }
    if r.is_tarnova() && !said("released") {
        p.released = p.third_marker <= p.turn;
    }
    Ok(s)
}

/// The thing with what is given in place of what its open form says: tables key by key, everything else as a whole.
fn laid_over<T: Serialize + DeserializeOwned>(thing: &T, given: &Map<String, Value>) -> Result<T, Fault> {
    fn lay(open: &mut Value, given: &Map<String, Value>) -> Result<(), Fault> {
        for (key, value) in given {
            match (open.get_mut(key), value) {
                (None, _) => return Err(wrong(format!("there is no '{key}'"))),
                (Some(old @ Value::Object(_)), Value::Object(value)) => lay(old, value)?,
                (Some(old), value) => *old = value.clone(),
            }
        }
        Ok(())
    }
    let mut open = to_value(thing).map_err(wrong)?;
    lay(&mut open, given)?;
    from_value(open).map_err(wrong)
}

fn place(r: &Rules, p: &mut Public, id: &str, given: &Value) -> Result<(), Fault> {
    let (base, part) = match id.split_once('/') {
        Some((base, letter)) if letter.len() == 1 && letter.as_bytes()[0].is_ascii_lowercase() => {
            (base, letter.as_bytes()[0] - b'a' + 1)
        }
        Some(_) => return Err(wrong(format!("'{id}' is no part of a unit"))),
        None => (id, 0),
    };
    let at = r.prints.iter().position(|print| &*print.id == base);
    let at = at.ok_or_else(|| wrong(format!("there is no unit '{base}'")))?;
    let (print, whole) = (&r.prints[at], r.counter_of[at]);
    let mut marks = Marks::NONE;
    marks.set_command(!print.combat);
    let vf = if part == 0 { print.vf } else { 1 };
    let unit = Unit { hex: Hex::POOL, vf, marks, print: at as u8, part };
    let unit = match given {
        Value::Object(given) => laid_over(&unit, given)?,
        hex => Unit { hex: Hex::deserialize(hex).map_err(wrong)?, ..unit },
    };
    if unit.vf == 0 || unit.vf > print.vf || unit.marks.fires() > r.n.most_fires {
        return Err(wrong(format!("'{id}' cannot be so")));
    }
    if *p.unit(whole) != Unit::GONE && p.unit(whole).part == 0 && usize::from(p.unit(whole).print) == at {
        p.clear(whole);
    }
    if part == 0 {
        p.bring(whole, unit);
        return Ok(());
    }
    p.parts[at] = part.max(p.parts[at]);
    p.create(r, unit).map(|_| ()).ok_or_else(|| wrong("too many counters"))
}

/// So much of a formation is lost: its units off the map pay for it.
fn lose(r: &Rules, p: &mut Public, formation: Formation, vf: u8) -> Result<(), Fault> {
    let of_formation = |p: &Public, c: &Counter| p.print(r, *c).formation == formation;
    for _ in 0..vf {
        let mut pool = [PARTISAN, AXIS].into_iter().flat_map(|seat| p.combat_of(p.in_pool(seat)));
        let payer = pool.find(|c| of_formation(p, c));
        let nobody = || wrong(format!("{} has no unit left off the map that could be lost", formation.word()));
        p.lose_one(r, payer.ok_or_else(nobody)?, Cause::Combat, Hex::NONE);
    }
    Ok(())
}

/// Strength that is missing after all units were named counts as lost in combat.
fn balance(r: &Rules, p: &mut Public) -> Result<(), Fault> {
    for &formation in &r.formations {
        let start: u8 = r.prints.iter().filter(|p| p.formation == formation && p.combat).map(|p| p.vf).sum();
        let alive = [PARTISAN, AXIS].into_iter().flat_map(|seat| p.combat_of(p.alive(seat)));
        let here: u8 = alive.filter(|&c| p.print(r, c).formation == formation).map(|c| p.unit(c).vf).sum();
        let missing = start
            .checked_sub(here + p.lost.of(formation))
            .ok_or_else(|| wrong(format!("{} has more strength than it can have", formation.word())))?;
        p.lost.add(formation, Cause::Combat, missing);
    }
    Ok(())
}

fn markers(r: &Rules, p: &mut Public, given: &Given) -> Result<(), Fault> {
    for &hex in &given.conquered {
        let objective = hex.known().and_then(|hex| r.map.objective(hex));
        p.conquered.insert(objective.ok_or_else(|| wrong(format!("{} is no objective", hex.name())))?);
    }
    for &fort in &given.bunkers {
        if fort == 0 || usize::from(fort) > r.map.forts.len() {
            return Err(wrong(format!("there is no fort {fort}")));
        }
        p.bunkers.insert(fort - 1);
    }
    Ok(())
}

fn mines(r: &Rules, s: &mut State, mut given: Vec<GivenMine>) -> Result<(), Fault> {
    if given.len() > MINES {
        return Err(wrong(format!("there are {MINES} mines")));
    }
    given.sort_unstable_by_key(|mine| (mine.hex, mine.value, mine.shown));
    let mut left = r.mine_values.to_vec();
    for (at, GivenMine { hex, value, shown }) in given.into_iter().enumerate() {
        let known = left.iter().position(|&one| one == value);
        left.remove(known.ok_or_else(|| wrong(format!("no mine of {} is left", value.0)))?);
        s.public.mines[at] = Mine { hex, live: !shown, shown: shown.then_some(value).into() };
        s.secret.mine_values[at] = value;
    }
    Ok(())
}
