//! What a robbed commander remembers (RR-G59): which card it was, and who may have it by now.

use bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::bytemuck;
use staffetta_kernel::{Pile, Seat, byte_aligned};

use crate::cards::Card;
use crate::state::State;

/// The thefts that are remembered, the oldest first.
pub type Thefts = Pile<Theft, 16>;

/// A card that was stolen, as its victim remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Theft {
    pub victim: Seat,
    pub card: Card,
    /// For each seat the round in which it may have got the card, four bits each; 0 for not at all.
    since: [u8; 3],
}

byte_aligned!(Theft);

impl Theft {
    /// The thief has it since this round.
    pub fn new(victim: Seat, card: Card, thief: Seat, round: u8) -> Self {
        let mut theft = Self { victim, card, since: [0; 3] };
        theft.join(thief, round);
        theft
    }

    /// The round in which this seat may have got it.
    pub fn since(&self, seat: Seat) -> Option<u8> {
        let round = self.since[seat.at() / 2 % 3] >> (4 * (seat.0 & 1)) & 15;
        (round > 0).then_some(round)
    }

    /// This seat may have it too, since this round.
    pub fn join(&mut self, seat: Seat, round: u8) {
        if self.since(seat).is_none() {
            self.since[seat.at() / 2 % 3] |= round.clamp(1, 15) << (4 * (seat.0 & 1));
        }
    }
}

/// The card has just gone from the victim to the thief. Of older thefts the thief forgets that of this very card, and
/// whatever the victim may have had the thief may have now.
pub fn remember(s: &mut State, thief: Seat, victim: Seat, card: Card) {
    let round = s.public.round;
    forget(s, |theft| theft.victim == thief && theft.card == card);
    for theft in s.secret.thefts.as_mut_slice() {
        if theft.victim != thief && theft.since(victim).is_some() {
            theft.join(thief, round);
        }
    }
    let theft = Theft::new(victim, card, thief, round);
    if !s.secret.thefts.push(theft) {
        // The oldest theft makes room.
        s.secret.thefts.remove(0);
        s.secret.thefts.push(theft);
    }
}

/// Everybody has seen the card: nothing is left to remember of it.
pub fn forget_card(s: &mut State, card: Card) {
    forget(s, |theft| theft.card == card);
}

fn forget(s: &mut State, over: impl Fn(&Theft) -> bool) {
    let mut at = 0;
    while let Some(theft) = s.secret.thefts.get(at) {
        if over(theft) {
            s.secret.thefts.remove(at);
        } else {
            at += 1;
        }
    }
}
