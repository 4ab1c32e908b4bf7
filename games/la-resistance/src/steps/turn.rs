//! A turn from the step before the roll to its close (section 5 of the rules, in order).

use staffetta_kernel::Desk;
use staffetta_kernel::steps::{Came, Next};

use super::{BROKEN, assess, close, explode, post_roll, window};
use crate::dice::Pool;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

/// The stages of a turn.
pub const PRE_ROLL: u8 = 0;
pub const R1: u8 = 1;
pub const ROLL: u8 = 2;
pub const BLUE_DICE: u8 = 3;
pub const R2: u8 = 4;
pub const ACTION: u8 = 5;
pub const R3: u8 = 6;
pub const ASSESS: u8 = 7;
pub const REFILL_EARLY: u8 = 8;
pub const R4: u8 = 9;
pub const CLOSE: u8 = 10;

/// Goes on to the next stage that has a question, and asks it.
#[inline(always)]
pub fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    let stage = match came {
        Came::In => {
            begin(s, desk);
            PRE_ROLL
        }
        Came::Back(BROKEN) => {
            close::clear_row(r, s);
            close::refill(r, s, 0, desk);
            return end(s);
        }
        Came::Back(_) => step.a + 1,
    };
    if stage == PRE_ROLL {
        return ask(s, PRE_ROLL, Step::new(StepKind::PreRoll));
    }
    if stage <= R1 && window::opens(s) {
        return ask(s, R1, window::step(1));
    }
    if stage <= ROLL {
        post_roll::roll(r, s, desk);
        return ask(s, ROLL, Step::new(StepKind::PostRoll));
    }
    if stage <= BLUE_DICE && explode::waits(r, s) {
        return ask(s, BLUE_DICE, Step::new(StepKind::Explode));
    }
    if stage <= R2 && window::opens(s) {
        return ask(s, R2, window::step(2));
    }
    if stage <= ACTION {
        return ask(s, ACTION, Step::new(StepKind::Action));
    }
    if stage <= R3 && window::opens(s) {
        return ask(s, R3, window::step(3));
    }
    if stage <= ASSESS {
        at(s, ASSESS);
        return assess::begin(r, s, desk);
    }
    if stage <= REFILL_EARLY && r.house.drawing_turn {
        let bonus = close::clear_row(r, s);
        close::refill(r, s, bonus, desk);
    }
    if stage <= R4 && close::has_won(r, s) && window::opens(s) {
        return ask(s, R4, window::step(4));
    }
    close::enter(r, s, desk)
}

/// The turn, which is on top, is at this stage, whose step has a question.
#[inline]
fn ask(s: &mut State, stage: u8, step: Step) -> Next<Step> {
    at(s, stage);
    s.ask(step)
}

#[inline]
fn at(s: &mut State, stage: u8) {
    if let Some(turn) = s.step_mut() {
        turn.a = stage;
    }
}

fn begin(s: &mut State, desk: &mut impl Desk<Event>) {
    if let Some(seat) = s.to_act.remove(0) {
        s.active = seat;
    }
    s.turn += 1;
    // A new turn: who passed at the end of the last one cannot go back into it.
    desk.seal();
    let seat = s.active;
    desk.tell(|| Event::Turn { seat });
}

/// All dice return (LR-5.56).
pub fn end(s: &mut State) -> Next<Step> {
    s.pool = Pool::default();
    s.used = 0;
    s.mulligans = 0;
    s.pending_sixes = 0;
    s.blue_used = 0;
    Next::Pop(0)
}
