//! Strength points are lost one at a time, as the owner chooses (BN-9.4, BN-11.4).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, OUT_OF_PLACE, Outcome};
use crate::action::{Action, Counter};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Cause, Type};
use crate::rules::Rules;
use crate::state::{Field, State, Step, StepKind, brawl, counters, other};

/// Who loses: the targets of a shot, or the lower side of an assault.
pub const TARGETS: u8 = 0;
/// The lower side of an assault.
pub const LOWER: u8 = 1;

/// So many points are to be lost.
pub const fn step(count: u8, whose: u8) -> Step {
    Step::of(StepKind::Losses, count, whose)
}

/// Whose units lose.
#[inline]
pub fn owner(f: &Field, step: Step) -> Seat {
    if step.b == TARGETS { other(f.shot.seat) } else { f.shaken_seat() }
}

/// The units among which the points are lost. Cars take no part (BN-9.5).
fn bearers(r: &Rules, f: &Field, step: Step) -> u64 {
    let mask = match step.b {
        TARGETS => f.shot.targets,
        _ if f.fight.is(brawl::ATTACKERS_LOWER) => f.fight.attackers,
        _ => f.fight.defenders,
    };
    let seat = owner(f, step);
    counters(seat, mask).filter(|&c| f.print(r, c).kind != Type::Car).fold(0, |set, c| set | c.bit())
}

fn place(f: &Field, step: Step) -> Hex {
    if step.b == TARGETS { f.shot.hex } else { f.fight.hex }
}

fn lose(r: &Rules, s: &mut State, step: Step, counter: Counter, desk: &mut impl Desk<Event>) {
    let unit = *s.unit(counter);
    let fell = place(s, step);
    let gone = s.lose_one(r, counter, Cause::Combat, fell);
    let what = if gone { "eliminated" } else { "reduced" };
    desk.tell(|| Event::new(what, "BN-9.4").seat(counter.seat()).unit("unit", r, &unit).with("vf", unit.vf - 1));
}

pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seat = owner(s, step);
    let mut left = step.a;
    while left > 0 {
        let mask = bearers(r, s, step);
        if mask == 0 {
            break;
        }
        if mask.count_ones() > 1 && s.strength(seat, mask) > left {
            if let Some(top) = s.step_mut() {
                top.a = left;
            }
            return Next::Ask;
        }
        // One unit, or all of them: nothing to choose.
        if let Some(counter) = counters(seat, mask).next() {
            lose(r, s, step, counter, desk);
        }
        left -= 1;
    }
    Next::Pop(0)
}

pub fn actions(r: &Rules, s: &State, step: Step, out: &mut Choices<Action>) {
    for counter in counters(owner(s, step), bearers(r, s, step)) {
        out.push(Action::Lose(counter));
    }
}

pub fn act(r: &Rules, s: &mut State, step: Step, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Lose(counter) = action else { return Err(OUT_OF_PLACE) };
    if counter.seat() != owner(s, step) || bearers(r, s, step) & counter.bit() == 0 {
        return Err(Refusal::new("BN-9.4", "not-hit"));
    }
    lose(r, s, step, counter, desk);
    Ok(Outcome::Go(Next::Become(Step { a: step.a - 1, ..step })))
}
