//! A new round (SP-1).

use staffetta_kernel::{Desk, Seats, flow, step};

use super::super::game::{Courier, Happened, Rules, State};
use super::staff::Staff;
use super::{Came, Next};

step! {
    /// A round begins, or the game is over.
    pub struct Round {}
}

impl flow::Step<Courier> for Round {
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Happened>) -> Next {
        let p = &mut s.public;
        p.round += 1;
        p.done = Seats::NONE;
        p.pledged = Seats::NONE;
        if p.round > r.rounds { Next::Over } else { Next::turn_into(Staff {}) }
    }
}
