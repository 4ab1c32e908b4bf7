//! Support of the population: it gives movement points and the hand limit, and stops at both ends of its track
//! (RR-3.7).

use staffetta_kernel::{Desk, RuleId, Seat};

use crate::event::Event;
use crate::rules::{Rules, TRACK};
use crate::state::{Public, State};

/// The movement points that the seat's support gives.
#[inline]
pub fn movement_points(r: &Rules, p: &Public, seat: Seat) -> u8 {
    r.movement[usize::from(p.support[seat.at()])]
}

/// The hand limit that the seat's support gives.
#[inline]
pub fn hand_limit(r: &Rules, p: &Public, seat: Seat) -> u8 {
    r.hand_limit[usize::from(p.support[seat.at()])]
}

/// Is the marker at the right end?
#[inline]
pub fn is_full(p: &Public, seat: Seat) -> bool {
    usize::from(p.support[seat.at()]) + 1 >= TRACK
}

/// One space to the right, if there is one.
pub fn gain(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    if !is_full(&s.public, seat) {
        s.public.support[seat.at()] += 1;
        let support = s.public.support[seat.at()];
        desk.tell(|| Event::SupportGained { seat, support });
    }
}

/// One space to the left by this rule, if there is one.
pub fn lose(s: &mut State, seat: Seat, rule: RuleId, desk: &mut impl Desk<Event>) {
    if s.public.support[seat.at()] > 0 {
        s.public.support[seat.at()] -= 1;
        let support = s.public.support[seat.at()];
        desk.tell(|| Event::SupportLost { seat, support, rule });
    }
}
