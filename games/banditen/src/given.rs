//! A scenario's `given`: counters, markers and whose activation it is, in the rulebook's words.

use serde::Deserialize;
use std::collections::BTreeMap;

use staffetta_kernel::{Fault, Target, serde_json};

use crate::action::MineValue;
use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::{AXIS, Cause, Entry, Formation, PARTISAN};
use crate::mines::{MINES, Mine};
use crate::rules::{COMMANDS, Rules};
use crate::state::side::Side;
use crate::state::{BothSides, Marks, Public, State, Unit};
use crate::steps::activation::Activation;
use crate::steps::set_up::formations::{BASES, BATTALIONS};
use crate::steps::turn::{Stage, Turn};
use crate::steps::{Step, set_up};

/// What a worked example may say. All of it has a sensible default.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Given {
    turn: Option<u8>,
    active: Option<Side>,
    initiative: Option<Side>,
    /// The other seat has just passed.
    passed: bool,
    pa: Option<BothSides>,
    /// By id: the hex, or all about the unit. Units that are not named wait off the map.
    units: BTreeMap<String, GivenUnit>,
    /// A map drawn as text: a row of ids and dots for each row of hexes, with the hex of its first place before it.
    drawing: Option<String>,
    /// Eliminated in combat before the example begins.
    gone: Vec<String>,
    /// Strength of a formation lost in combat, out of units that wait off the map.
    lost: BTreeMap<Formation, u8>,
    /// Conquered objectives.
    conquered: Vec<Hex>,
    ammo_low: bool,
    frost: bool,
    /// Forts with bunkers, by number.
    bunkers: Vec<u8>,
    mines: Vec<GivenMine>,
    infirmary: Option<Hex>,
    infirmary_taken: bool,
    third_marker: Option<u8>,
    released: Option<bool>,
    /// The battalion (1 to 3) of the assault company, or the formation (1 to 3) in Corte Cerro.
    assigned: Option<u8>,
    arrival: BTreeMap<Entry, u8>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum GivenUnit {
    Hex(Hex),
    Full(FullUnit),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FullUnit {
    hex: Hex,
    vf: Option<u8>,
    #[serde(default)]
    fire: u8,
    #[serde(default)]
    pinned: bool,
    #[serde(default)]
    back: bool,
    #[serde(default)]
    entered: bool,
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

fn wrong(reason: impl Into<String>) -> Fault {
    Fault::new("bad-given", "given", reason)
}

/// Lays the table out.
pub fn lay_out(r: &Rules, given: &serde_json::Value) -> Result<State, Fault> {
    let given = Given::deserialize(given).map_err(|error| wrong(error.to_string()))?;
    let mut s = set_up::lay_out(r);
    let p = &mut s.public;
    for seat in [PARTISAN, AXIS] {
        p.put_all(p.on_map(seat), Hex::POOL);
    }
    for (id, unit) in &given.units {
        place(r, p, id, unit)?;
    }
    if let Some(drawing) = &given.drawing {
        for (id, hex) in read_drawing(drawing)? {
            place(r, p, &id, &GivenUnit::Hex(hex))?;
        }
    }
    for id in &given.gone {
        p.eliminate(r, r.counter_of[print(r, id)?], Cause::Combat, Hex::NONE);
    }
    for (&formation, &vf) in &given.lost {
        lose(r, p, formation, vf)?;
    }
    balance(r, p)?;
    p.fallen.0 = [Hex::NONE; COMMANDS];
    p.turn = given.turn.unwrap_or(1);
    p.active = given.active.map_or(PARTISAN, Into::into);
    p.initiative = given.initiative.map_or(p.active, Into::into);
    p.passes = given.passed.into();
    p.pa = given.pa.unwrap_or(BothSides { partisan: 6, axis: 6 });
    p.activation = 1;
    // The stack is empty and holds more than two.
    p.steps =
        [Step::from(Turn { stage: Stage::Control }), Activation {}.into()].map(Step::packed).into_iter().collect();
    markers(r, p, &given)?;
    mines(r, &mut s, given.mines)?;
    Ok(s)
}

/// The number of the printed counter with this id.
fn print(r: &Rules, id: &str) -> Result<usize, Fault> {
    r.prints.iter().position(|print| &*print.id == id).ok_or_else(|| wrong(format!("there is no unit '{id}'")))
}

fn place(r: &Rules, p: &mut Public, id: &str, given: &GivenUnit) -> Result<(), Fault> {
    let full = match given {
        GivenUnit::Hex(hex) => FullUnit { hex: *hex, vf: None, fire: 0, pinned: false, back: false, entered: false },
        GivenUnit::Full(full) => FullUnit { ..*full },
    };
    let (base, part) = match id.split_once('/') {
        Some((base, letter)) if letter.len() == 1 && letter.as_bytes()[0].is_ascii_lowercase() => {
            (base, letter.as_bytes()[0] - b'a' + 1)
        }
        Some(_) => return Err(wrong(format!("'{id}' is no part of a unit"))),
        None => (id, 0),
    };
    let at = print(r, base)?;
    let (print, whole) = (&r.prints[at], r.counter_of[at]);
    let vf = full.vf.unwrap_or(if part == 0 { print.vf } else { 1 });
    if vf == 0 || vf > print.vf || full.fire > r.n.most_fires {
        return Err(wrong(format!("'{id}' cannot be so")));
    }
    let mut marks = Marks::NONE;
    marks.set_fires(full.fire);
    marks.set_pinned(full.pinned);
    marks.set_back(full.back);
    marks.set_entered(full.entered);
    marks.set_command(!print.combat);
    let unit = Unit { hex: full.hex, vf, marks, print: at as u8, part };
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

/// `10.08: P-RED-1 . A-IV-1` puts the first into 10.08, leaves 11.08 empty and puts the last into 12.08.
fn read_drawing(drawing: &str) -> Result<Vec<(String, Hex)>, Fault> {
    let mut found = Vec::new();
    for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (first, places) = line.split_once(':').ok_or_else(|| wrong(format!("'{line}' has no hex before it")))?;
        let first = Hex::parse(first.trim()).ok_or_else(|| wrong(format!("there is no hex '{first}'")))?;
        for (at, place) in places.split_whitespace().enumerate() {
            let hex = Hex(first.0 + (at * crate::hex::SIDE) as u16);
            if !hex.on_map() {
                return Err(wrong(format!("'{line}' leaves the map")));
            }
            found.extend(place.split('+').filter(|id| *id != ".").map(|id| (id.to_owned(), hex)));
        }
    }
    Ok(found)
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
        let objective = if hex.on_map() { r.map.objective(hex) } else { None };
        p.conquered.insert(objective.ok_or_else(|| wrong(format!("{} is no objective", hex.name())))?);
    }
    for &fort in &given.bunkers {
        if fort == 0 || usize::from(fort) > r.map.forts.len() {
            return Err(wrong(format!("there is no fort {fort}")));
        }
        p.bunkers.insert(fort - 1);
    }
    given.arrival.iter().for_each(|(&entry, &turn)| p.arrival.set(entry, turn));
    p.ammo_low = given.ammo_low;
    p.frost = given.frost;
    p.infirmary = given.infirmary.unwrap_or(Hex::NONE);
    p.infirmary_taken = given.infirmary_taken;
    p.third_marker = given.third_marker.unwrap_or(p.third_marker);
    if r.is_tarnova() {
        p.released = given.released.unwrap_or(p.third_marker <= p.turn);
    }
    let formations = if r.is_tarnova() { BATTALIONS } else { BASES };
    let assigned = given.assigned.and_then(|number| usize::from(number).checked_sub(1));
    p.assigned = assigned.and_then(|at| formations.get(at)).copied().into();
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
