//! The table as a worked example gives it: counters, markers and whose activation it is, in the rulebook's words.

use serde::Deserialize;
use std::collections::BTreeMap;

use staffetta_kernel::{Fault, Target, serde_json};

use crate::action::Counter;
use crate::hex::Hex;
use crate::kinds::{AXIS, Cause, Entry, Formation, PARTISAN};
use crate::open::{Both, Side};
use crate::rules::{MINES, Rules};
use crate::state::{State, Step, StepKind, Unit, mark};
use crate::steps;

/// What a worked example may say. All of it has a sensible default.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Given {
    turn: Option<u8>,
    active: Option<Side>,
    initiative: Option<Side>,
    /// The other seat has just passed.
    passed: bool,
    pa: Option<Both>,
    /// By id: the hex, or all about the unit. Units that are not named wait off the map.
    units: BTreeMap<String, GivenUnit>,
    /// A map drawn as text: a row of ids and dots for each row of hexes, with the hex of its first place before it.
    drawing: Option<String>,
    /// Eliminated in combat before the example begins.
    gone: Vec<String>,
    /// Strength of a formation lost in combat, out of units that wait off the map.
    lost: BTreeMap<String, u8>,
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
    arrival: BTreeMap<String, u8>,
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
    value: u8,
    /// It has gone off.
    #[serde(default)]
    shown: bool,
}

fn wrong(reason: impl Into<String>) -> Fault {
    Fault::new("bad-given", "given", reason)
}

/// Lays the table out.
pub fn arrange(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
    let given = Given::deserialize(given).map_err(|error| wrong(error.to_string()))?;
    let mut laid = steps::set_up::start(r);
    for seat in [PARTISAN, AXIS] {
        let here = laid.on_map[seat.at()];
        laid.put_all(seat, here, Hex::POOL);
    }
    for (id, unit) in &given.units {
        place(r, &mut laid, id, unit)?;
    }
    if let Some(drawing) = &given.drawing {
        for (id, hex) in read_drawing(drawing)? {
            place(r, &mut laid, &id, &GivenUnit::Hex(hex))?;
        }
    }
    for id in &given.gone {
        let counter = whole(r, id)?;
        laid.eliminate(r, counter, Cause::Combat, Hex::NONE);
    }
    for (name, &vf) in &given.lost {
        lose(r, &mut laid, name, vf)?;
    }
    balance(r, &mut laid)?;
    laid.fallen.0 = [Hex::NONE; crate::rules::COMMANDS];
    markers(r, &mut laid, &given)?;
    laid.turn = given.turn.unwrap_or(1);
    laid.active = given.active.map_or(PARTISAN, Into::into);
    laid.initiative = given.initiative.map_or(laid.active, Into::into);
    laid.passes = given.passed.into();
    let pa = given.pa.unwrap_or(Both { partisan: 6, axis: 6 });
    laid.pa = [pa.partisan, pa.axis];
    laid.activation = 1;
    laid.steps.push(Step::of(StepKind::Turn, steps::turn::CONTROL, 0));
    laid.steps.push(Step::new(StepKind::Activation));
    *s = laid;
    Ok(())
}

fn whole(r: &Rules, id: &str) -> Result<Counter, Fault> {
    let at = r.prints.iter().position(|print| print.id == id);
    at.map(|at| r.counter_of[at]).ok_or_else(|| wrong(format!("there is no unit '{id}'")))
}

fn place(r: &Rules, s: &mut State, id: &str, given: &GivenUnit) -> Result<(), Fault> {
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
    let counter = whole(r, base)?;
    let Some(print_at) = r.prints.iter().position(|print| print.id == base) else { return Err(wrong(base)) };
    let print = &r.prints[print_at];
    let vf = full.vf.unwrap_or(if part == 0 { print.vf } else { 1 });
    if vf == 0 || vf > print.vf || full.fire > r.n.most_fires {
        return Err(wrong(format!("'{id}' cannot be so")));
    }
    let on = |flag: bool, mark: u8| if flag { mark } else { 0 };
    let marks = full.fire | on(full.pinned, mark::PINNED) | on(full.back, mark::BACK) | on(full.entered, mark::ENTERED);
    if part == 0 {
        *s.unit_mut(counter) = Unit { vf, marks, ..*s.unit(counter) };
        s.put(counter, full.hex);
        return Ok(());
    }
    if s.unit(counter).hex != Hex::NONE && s.unit(counter).part == 0 && usize::from(s.unit(counter).print) == print_at {
        s.clear(counter);
    }
    let count = &mut s.field.parts[print_at];
    *count = part.max(*count);
    let Some(new) = s.create(r, print_at as u8, part, vf, marks) else { return Err(wrong("too many counters")) };
    s.put(new, full.hex);
    Ok(())
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
fn lose(r: &Rules, s: &mut State, name: &str, vf: u8) -> Result<(), Fault> {
    let formation = Formation::parse(name).ok_or_else(|| wrong(format!("there is no formation '{name}'")))?;
    let seat = r.prints.iter().find(|print| print.formation == formation).map_or(PARTISAN, |print| print.seat);
    for _ in 0..vf {
        let pool = s.in_pool[seat.at()] & s.combat[seat.at()];
        let payer = crate::state::counters(seat, pool).find(|&c| s.print(r, c).formation == formation);
        let payer = payer.ok_or_else(|| wrong(format!("{name} has no unit left off the map that could be lost")))?;
        s.lose_one(r, payer, Cause::Combat, Hex::NONE);
    }
    Ok(())
}

/// Strength that is missing after all units were named counts as lost in combat.
fn balance(r: &Rules, s: &mut State) -> Result<(), Fault> {
    for &formation in &r.formations {
        let start: u8 = r.prints.iter().filter(|p| p.formation == formation && p.combat).map(|p| p.vf).sum();
        let lost: u8 = s.lost[formation as usize].iter().sum();
        let mut here = 0;
        for seat in [PARTISAN, AXIS] {
            let alive = (s.on_map[seat.at()] | s.in_pool[seat.at()]) & s.combat[seat.at()];
            let own = crate::state::counters(seat, alive).filter(|&c| s.print(r, c).formation == formation);
            here += own.map(|c| s.unit(c).vf).sum::<u8>();
        }
        let missing = start
            .checked_sub(here + lost)
            .ok_or_else(|| wrong(format!("{} has more strength than it can have", formation.word())))?;
        s.lost[formation as usize][Cause::Combat as usize] += missing;
    }
    Ok(())
}

fn markers(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    for hex in &given.conquered {
        let at = r.map.objectives.iter().position(|objective| objective == hex);
        s.conquered |= 1 << at.ok_or_else(|| wrong(format!("{} is no objective", hex.name())))?;
    }
    for &fort in &given.bunkers {
        if fort == 0 || usize::from(fort) > r.map.forts.len() {
            return Err(wrong(format!("there is no fort {fort}")));
        }
        s.bunkers |= 1 << (fort - 1);
    }
    if given.mines.len() > MINES {
        return Err(wrong(format!("there are {MINES} mines")));
    }
    let mut mines: Vec<_> = given.mines.iter().map(|mine| (mine.hex, mine.value, mine.shown)).collect();
    mines.sort_unstable();
    let mut left = r.mine_values.to_vec();
    for (at, &(hex, value, shown)) in mines.iter().enumerate() {
        let known =
            left.iter().position(|&one| one == value).ok_or_else(|| wrong(format!("no mine of {value} is left")))?;
        left.remove(known);
        s.mines[at] = hex;
        s.values[at] = value;
        if shown {
            s.shown[at] = value;
        } else {
            s.live_mines |= 1 << at;
        }
    }
    for (name, &turn) in &given.arrival {
        let entry = Entry::parse(name).ok_or_else(|| wrong(format!("there is no entry '{name}'")))?;
        s.arrival[entry as usize] = turn;
    }
    s.ammo_low = given.ammo_low.into();
    s.frost = given.frost.into();
    s.infirmary = given.infirmary.unwrap_or(Hex::NONE);
    s.infirmary_taken = given.infirmary_taken.into();
    if let Some(marker) = given.third_marker {
        s.third_marker = marker;
    }
    if r.is_tarnova() {
        s.released = given.released.unwrap_or(s.third_marker <= given.turn.unwrap_or(1)).into();
    }
    if let Some(assigned) = given.assigned.filter(|n| (1..=3).contains(n)) {
        s.assigned = assigned - 1;
    }
    Ok(())
}
