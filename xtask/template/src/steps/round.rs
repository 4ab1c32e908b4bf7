//! A round: everybody draws, then bids (XX-1.1, XX-3.1). Nobody is asked here.

use staffetta_kernel::{Desk, flow, step};

use super::bid::Bid;
use super::{Came, Next};
use crate::__NAME__;
use crate::event::Happened;
use crate::rules::Rules;
use crate::state::State;

step! {
    /// A round begins, or the game is over.
    pub struct Round {}
}

impl flow::Step<__NAME__> for Round {
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        if s.public.round == r.rounds {
            return Next::Over;
        }
        s.public.round += 1;
        s.draw(desk);
        desk.tell(|| Happened::Round(s.public.round));
        Next::push(Bid {})
    }
}
