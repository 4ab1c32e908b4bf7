//! Set-up (BN-1): splits, deployment, markers, mines. The order of the choices is that of BN-1.7.

pub mod formations;
pub mod lay_mines;
pub mod markers;
pub mod place;
pub mod split;

use staffetta_kernel::flow::Aligned;
use staffetta_kernel::{RuleId, Seat};

use super::{Next, Step, turn};
use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::{AXIS, Entry, Formation, PARTISAN, Start};
use crate::mines::Mine;
use crate::rules::{HISTORICAL_BUNKERS, Rules};
use crate::state::{Marks, Public, State, Unit};
use formations::{Assign, BATTALIONS, Base};
use markers::{BUNKERS, Bunkers, Infirmary};
use place::Place;
use split::Split;

/// What is said to whoever waits during the set-up.
const WAIT_SET_UP: (&str, RuleId) = ("wait-set-up", "BN-1.7");

/// The table before the first choice, with all counters in the pool or in their fixed hexes.
pub fn lay_out(r: &Rules) -> State {
    let mut s = State::blank();
    let p = &mut s.public;
    for (at, print) in r.prints.iter().enumerate() {
        let counter = r.counter_of[at];
        let hex = if print.start == Start::Fixed { print.hex } else { Hex::POOL };
        let mut marks = Marks::NONE;
        marks.set_command(!print.combat);
        p.bring(counter, Unit { hex, vf: print.vf, marks, print: at as u8, part: 0 });
        if let Some(command) = print.command {
            p.commands[usize::from(command)] = Some(counter).into();
        }
    }
    for &entry in Entry::ALL {
        let point = r.entry_point(entry);
        p.arrival.set(entry, if point.roll { 0 } else { point.turn });
    }
    if r.is_tarnova() {
        p.third_marker = r.n.third_marker;
        if r.options.historical_bunkers {
            p.bunkers = HISTORICAL_BUNKERS;
        }
    } else {
        p.released = true;
    }
    s
}

/// The first question of the game.
pub fn first(r: &Rules, p: &Public) -> Next {
    Next::Push(Aligned(after_split(r, p, 0).packed()))
}

/// How many counters of strength `vf`, 1 to 3, of a pool are alive.
pub fn alive(r: &Rules, p: &Public, seat: Seat, pool: u8, vf: usize) -> u8 {
    let prints = r.pool_prints[usize::from(pool)];
    p.of_strength(seat, vf).into_iter().map(|c| (prints >> p.unit(c).print & 1) as u8).sum()
}

/// The step after the units before this place of the tray are kept or split.
fn after_split(r: &Rules, p: &Public, place: u32) -> Step {
    let next = p.alive(AXIS).at_or_after(place).into_iter().find(|&counter| split::may_split(r, p, counter));
    next.map_or_else(|| next_of_axis(r, p), |counter| Split { counter }.into())
}

/// The next garrison counter to place: combat units in unit order, then the command.
fn next_garrison(r: &Rules, p: &Public) -> Option<Counter> {
    let waits = |c: &Counter| p.print(r, *c).start == Start::Garrison;
    let pool = p.in_pool(AXIS);
    p.combat_of(pool).into_iter().find(waits).or_else(|| pool.into_iter().find(waits))
}

/// The next step of the Axis after its splits, or the first one of the partisans.
fn next_of_axis(r: &Rules, p: &Public) -> Step {
    match next_garrison(r, p) {
        Some(counter) => Place { counter }.into(),
        None if !r.is_tarnova() => Base {}.into(),
        None if r.options.infirmary && p.infirmary == Hex::NONE => Infirmary {}.into(),
        None if p.bunkers.len() < BUNKERS => Bunkers {}.into(),
        None if p.mines[0] == Mine::NONE => lay_mines::Mines {}.into(),
        None => Assign {}.into(),
    }
}

/// The next partisan counter to place.
fn next_partisan(r: &Rules, p: &Public) -> Option<Counter> {
    let of = |formation: Formation, combat: bool| {
        let waits = |&c: &Counter| p.print(r, c).formation == formation && p.print(r, c).combat == combat;
        p.in_pool(PARTISAN).into_iter().find(waits)
    };
    if !r.is_tarnova() {
        return of(p.assigned.get()?, true);
    }
    BATTALIONS.iter().find_map(|&battalion| {
        let company = || (p.assigned.get() == Some(battalion)).then(|| of(Formation::Ass, true)).flatten();
        of(battalion, true).or_else(|| of(battalion, false)).or_else(company)
    })
}

/// The next step of the partisans, or the first turn.
fn next_of_partisans(r: &Rules, p: &Public) -> Step {
    match next_partisan(r, p) {
        Some(counter) => Place { counter }.into(),
        None => turn::Turn { stage: turn::Stage::Begin }.into(),
    }
}

/// The next step of this seat's set-up.
fn next_of(r: &Rules, p: &Public, seat: Seat) -> Next {
    let step = if seat == AXIS { next_of_axis(r, p) } else { next_of_partisans(r, p) };
    Next::Become(Aligned(step.packed()))
}
