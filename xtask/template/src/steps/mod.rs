//! The steps of play, one file each: the table of contents.

pub mod turn;

use staffetta_kernel::flow::{self, Stuck};
use staffetta_kernel::{Desk, Seat, steps};

use crate::event::Happened;
use crate::rules::Rules;
use crate::state::State;
use crate::__NAME__;

steps! {
    /// The steps of play.
    pub enum Step for __NAME__, stack Stack of 1 {
        "turn" => turn::Turn,
    }
}

/// What a step hands to the one below, or to itself.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer {
    /// The die has been rolled and the turn goes on.
    Rolled,
    /// The turn has passed to another seat.
    Passed,
}

/// Who leaves is out (XX-3.3).
pub fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) -> Result<(), Stuck> {
    if s.stack.is_empty() || !s.playing().has(seat) {
        return Ok(());
    }
    s.gone = s.gone.with(seat);
    desk.tell(|| Happened::Left(seat));
    if s.active == seat {
        s.pass();
    }
    flow::go::<__NAME__>(r, s, flow::Next::Again(Answer::Passed), desk)
}
