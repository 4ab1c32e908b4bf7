//! One card too many after a purchase: discard one of the three at once (`buy_over_limit`).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, Refusal};

use super::{Acted, Move, play};
use crate::action::Action;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step};

pub fn enter(r: &Rules, s: &State) -> Next<Step> {
    if s.own().cards() > r.numbers.hand_limit { Next::Ask } else { Next::Pop(0) }
}

pub fn act(s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Discard(card) = action else { return Err(Refusal::new("LR-O.buy_over_limit", "discard-one")) };
    let seat = s.active;
    play::discard(s, seat, card, desk)?;
    Ok(Move::Go(Next::Pop(0)))
}

/// The card just drawn (LR-G70).
pub fn neutral(s: &State) -> Action {
    Action::Discard(s.own().hand.top().unwrap_or_default())
}
