//! Retreat of defenders (BN-11.7).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, OUT_OF_PLACE, Outcome, close};
use crate::action::{Action, Counter};
use crate::body::{Body, may_stand};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::Cause;
use crate::rules::Rules;
use crate::state::{Field, State, Step, StepKind, counters, other};

/// All go together.
const TOGETHER: u8 = 0;
/// One after another, the strongest first.
const SINGLY: u8 = 1;

fn seat(f: &Field) -> Seat {
    other(f.fight.seat)
}

/// The one whose turn it is, unit by unit: the strongest, then unit order (BN-11.11).
fn strongest(f: &Field) -> Option<Counter> {
    let mut found: Option<Counter> = None;
    for counter in counters(seat(f), f.fight.routed) {
        if found.is_none_or(|best| f.unit(counter).vf > f.unit(best).vf) {
            found = Some(counter);
        }
    }
    found
}

fn goers(f: &Field, how: u8) -> u64 {
    if how == TOGETHER { f.fight.routed } else { strongest(f).map_or(0, Counter::bit) }
}

fn may_go(r: &Rules, f: &Field, body: &Body, to: Hex) -> Result<(), Refusal> {
    let from = f.fight.hex;
    let Some(direction) = r.map.direction(from, to) else { return Err(Refusal::new("BN-11.7", "not-next")) };
    let passable = r.map.cost[from.at()][direction] > 0;
    if !passable || (body.car() && r.map.drivable[from.at()] >> direction & 1 == 0) {
        return Err(Refusal::new("BN-11.7", "impassable"));
    }
    if to == f.fight.from || f.holder(to).is_some_and(|holder| holder != body.seat) {
        return Err(Refusal::new("BN-11.7", "enemy-there"));
    }
    may_stand(r, f, body, to)
}

fn options(r: &Rules, f: &Field, how: u8, mut with: impl FnMut(Hex)) {
    let body = Body::new(r, f, seat(f), goers(f, how));
    for &to in &r.map.neighbours[f.fight.hex.at()] {
        if to.on_map() && may_go(r, f, &body, to).is_ok() {
            with(to);
        }
    }
}

/// They go, and are no part of a moving group any more. Answers whether the game is over.
fn retreat(r: &Rules, s: &mut State, how: u8, to: Hex, desk: &mut impl Desk<Event>) -> bool {
    let (seat, mask) = (seat(s), goers(s, how));
    s.put_all(seat, mask, to);
    s.fight.routed &= !mask;
    if s.group.seat == seat {
        s.group.all &= !mask;
        s.group.mask &= !mask;
    }
    desk.tell(|| Event::new("retreated", "BN-11.7").seat(seat).units("units", r, s, seat, mask).hex("hex", to));
    close::conquer(r, s, to, desk)
}

pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    let mut how = step.a;
    while s.fight.routed != 0 {
        let (mut count, mut found) = (0, Hex::NONE);
        options(r, s, how, |hex| {
            count += 1;
            found = hex;
        });
        match (count, how) {
            (0, TOGETHER) if s.fight.routed.count_ones() > 1 => how = SINGLY,
            (0, _) => {
                let (Some(counter), fell) = (strongest(s), s.fight.hex) else { break };
                let unit = *s.unit(counter);
                s.eliminate(r, counter, Cause::Combat, fell);
                desk.tell(|| Event::new("no-retreat", "BN-11.7").seat(seat(s)).unit("unit", r, &unit));
            }
            (1, _) => {
                if retreat(r, s, how, found, desk) {
                    return Next::Pop(0);
                }
            }
            _ => {
                if let Some(top) = s.step_mut() {
                    top.a = how;
                }
                return Next::Ask;
            }
        }
    }
    Next::Pop(0)
}

pub fn actions(r: &Rules, s: &State, step: Step, out: &mut Choices<Action>) {
    options(r, s, step.a, |hex| out.push(Action::Retreat(hex)));
}

pub fn act(r: &Rules, s: &mut State, step: Step, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Retreat(to) = action else { return Err(OUT_OF_PLACE) };
    may_go(r, s, &Body::new(r, s, seat(s), goers(s, step.a)), to)?;
    if retreat(r, s, step.a, to, desk) {
        return Ok(Outcome::Go(Next::Pop(0)));
    }
    Ok(Outcome::Go(Next::Become(Step::of(StepKind::Retreat, step.a, 0))))
}
