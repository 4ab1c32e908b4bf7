//! The score piles of a commander (RR-8), and what everybody may know of when their cards were placed.

use bytemuck::NoUninit;
use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck;
use staffetta_kernel::{Pile, Seat};

use crate::cards::{Card, Sphere};
use crate::deck;
use crate::state::{ROUNDS, State};

/// The score piles of one commander, the last card on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(default, deny_unknown_fields)]
#[repr(C)]
pub struct ScorePiles {
    military: Pile<Card, 16>,
    political: Pile<Card, 8>,
    social: Pile<Card, 8>,
}

impl ScorePiles {
    /// The cards of a pile from the bottom.
    #[inline]
    pub fn of(&self, sphere: Sphere) -> &[Card] {
        match sphere {
            Sphere::Military => self.military.as_slice(),
            Sphere::Political => self.political.as_slice(),
            Sphere::Social => self.social.as_slice(),
        }
    }

    /// Puts a card on top. A full pile stays as it is and answers `false`.
    #[must_use]
    pub fn push(&mut self, sphere: Sphere, card: Card) -> bool {
        match sphere {
            Sphere::Military => self.military.push(card),
            Sphere::Political => self.political.push(card),
            Sphere::Social => self.social.push(card),
        }
    }

    fn pop(&mut self, sphere: Sphere) -> Option<Card> {
        match sphere {
            Sphere::Military => self.military.pop(),
            Sphere::Political => self.political.pop(),
            Sphere::Social => self.social.pop(),
        }
    }

    /// How many cards a pile has.
    #[inline]
    pub fn len(&self, sphere: Sphere) -> u8 {
        self.of(sphere).len() as u8
    }

    /// All cards, pile by pile from the bottom.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        Sphere::ALL.iter().flat_map(|&sphere| self.of(sphere)).copied()
    }
}

/// In which round how many cards of a commander's score piles were placed: two bits a round and pile. What lies there
/// stays in order, so this says of every card when it was placed (RR-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(transparent)]
#[repr(transparent)]
pub struct PlacedInRound(u64);

impl PlacedInRound {
    const MOST: u64 = 3;

    const fn shift(sphere: Sphere, round: u8) -> u32 {
        2 * (ROUNDS as u32 * sphere as u32 + (round as u32 - 1) % ROUNDS as u32)
    }

    fn count(self, sphere: Sphere, round: u8) -> u8 {
        (self.0 >> Self::shift(sphere, round) & Self::MOST) as u8
    }

    /// One more, in this round.
    pub fn push(&mut self, sphere: Sphere, round: u8) {
        let shift = Self::shift(sphere, round.max(1));
        if self.0 >> shift & Self::MOST < Self::MOST {
            self.0 += 1 << shift;
        }
    }

    fn pop(&mut self, sphere: Sphere) {
        if let Some(round) = (1..=ROUNDS as u8).rev().find(|&round| self.count(sphere, round) > 0) {
            self.0 -= 1 << Self::shift(sphere, round);
        }
    }

    /// How many were placed in this round or later.
    pub fn since(self, sphere: Sphere, round: u8) -> u8 {
        (round.max(1)..=ROUNDS as u8).map(|round| self.count(sphere, round)).sum()
    }
}

/// A card of a hand goes face down onto a score pile (RR-8.1). A mission gives at most two cards to a pile, and only
/// missions of its own sphere do, of which no game has more than room is for.
pub fn place(s: &mut State, seat: Seat, sphere: Sphere, card: Card) {
    s.secret.hands[seat.at()].remove(card);
    let fits = s.secret.piles[seat.at()].push(sphere, card);
    debug_assert!(fits, "a score pile has room for the rewards of a whole game");
    let round = s.public.round;
    s.public.placed[seat.at()].push(sphere, round);
}

/// Takes the top card of a score pile to the discard pile (RR-8.4).
pub fn lose_top(s: &mut State, seat: Seat, sphere: Sphere) -> Option<Card> {
    let card = s.secret.piles[seat.at()].pop(sphere)?;
    s.public.placed[seat.at()].pop(sphere);
    let placed_before = &mut s.public.since_shuffle[seat.at()].placed_before[sphere as usize];
    *placed_before = (*placed_before).min(s.secret.piles[seat.at()].len(sphere));
    deck::discard(s, seat, card);
    Some(card)
}
