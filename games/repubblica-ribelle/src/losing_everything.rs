//! Losing everything (RR-8.5): where a mission takes what a seat does not have, the seat loses support instead, each
//! time. Effects of Action cards never do that.

use staffetta_kernel::{Desk, RuleId, Seat};

use crate::cards::Sphere;
use crate::event::Event;
use crate::score_piles;
use crate::state::{LeaderState, State};
use crate::support_track;

/// The top card of a score pile by this rule, or support where the pile is empty.
pub fn card_or_support(s: &mut State, seat: Seat, sphere: Sphere, rule: RuleId, desk: &mut impl Desk<Event>) {
    desk.reveal();
    match score_piles::lose_top(s, seat, sphere) {
        Some(card) => desk.tell(|| Event::CardLost { seat, sphere, card, rule }),
        None => support_track::lose(s, seat, "RR-8.5", desk),
    }
}

/// The Leader, or support where it was used.
pub fn leader_or_support(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    if s.public.leaders[seat.at()] == LeaderState::Unused {
        s.public.leaders[seat.at()] = LeaderState::Lost;
        s.secret.leaders_in_hand = s.secret.leaders_in_hand.without(seat);
        desk.tell(|| Event::LeaderLost { seat });
    } else {
        support_track::lose(s, seat, "RR-8.5", desk);
    }
}
