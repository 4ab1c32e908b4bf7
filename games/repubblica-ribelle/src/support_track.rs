//! Support of the population: it gives movement points and the hand limit, and stops at both ends of its track
//! (RR-3.7).

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, Refusal, RuleId, Seat};

use crate::event::Event;
use crate::rules::{Rules, TRACK};
use crate::state::{Public, State};
use crate::view::View;

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
    } else {
        stay(s, seat, desk);
    }
}

/// One space to the left by this rule, if there is one.
pub fn lose(s: &mut State, seat: Seat, rule: RuleId, desk: &mut impl Desk<Event>) {
    if s.public.support[seat.at()] > 0 {
        s.public.support[seat.at()] -= 1;
        let support = s.public.support[seat.at()];
        desk.tell(|| Event::SupportLost { seat, support, rule });
    } else {
        stay(s, seat, desk);
    }
}

/// The marker stands at an end of the track and stays there (RR-G14).
fn stay(s: &State, seat: Seat, desk: &mut impl Desk<Event>) {
    let support = s.public.support[seat.at()];
    desk.tell(|| Event::SupportStays { seat, support });
}

/// A space of the support track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Space {
    /// The Action cards that may be kept at the end of a round (RR-10.2).
    pub hand_limit: u8,
    /// The movement points of manoeuvres, and the points at the end of the game (RR-3.1, RR-12.2).
    pub movement: u8,
}

/// Answers what the spaces of the track give, from left to right.
pub fn track(r: &Rules, _: &View, _: &State) -> Result<Vec<Space>, Refusal> {
    let spaces = r.hand_limit.iter().zip(&r.movement);
    Ok(spaces.map(|(&hand_limit, &movement)| Space { hand_limit, movement }).collect())
}
