//! The crisis in the command: the Leader comes back, or a card is placed (RR-6.7).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Seat};

use super::{Acted, Move, not_now};
use crate::action::Action;
use crate::cards::{Card, Sphere};
use crate::event::Event;
use crate::state::{LeaderState, State, Step, StepKind};

/// Both are always possible.
pub fn actions(out: &mut Choices<Action>) {
    out.push(Action::Recover);
    out.push(Action::StoreInstead);
}

/// One of them is chosen.
pub fn act(s: &mut State, step: Step, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    match action {
        Action::Recover => {
            // A Leader of this very mission leaves the cards that were played.
            let played = &mut s.secret.played[seat.at()];
            let at = played.iter().position(|card| card.is_leader());
            if let Some(at) = at {
                played.remove(at);
                let marks = &mut s.public.activated[seat.at()];
                let low = *marks & ((1 << at) - 1);
                *marks = low | (*marks >> (at + 1) << at);
            }
            debug_assert!(!s.secret.played[seat.at()].has(Card::LEADER));
            s.public.leaders[seat.at()] = LeaderState::Unused;
            s.secret.leading = s.secret.leading.with(seat);
            desk.tell(|| Event::Recovered { seat });
            Ok(Move::Go(Next::Pop(0)))
        }
        Action::StoreInstead => {
            Ok(Move::Go(Next::Become(Step::new(StepKind::Store, step.a).stage(Sphere::Political as u8))))
        }
        _ => Err(not_now(s, action)),
    }
}
