//! What a robbed commander remembers (RR-G59): which card it was, and who may have it by now.

use bytemuck::NoUninit;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use staffetta_kernel::bytemuck;
use staffetta_kernel::{Pile, Seat, Target, byte_aligned};
use std::collections::BTreeMap;

use crate::cards::Card;
use crate::state::{SEATS, State};

/// So many thefts of cards that nobody has seen since are remembered (RR-G59).
const REMEMBERED: usize = 32;

/// The thefts that are remembered, the oldest first.
pub type Thefts = Pile<Theft, REMEMBERED>;

/// A card that was stolen, as its victim remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Theft {
    pub victim: Seat,
    pub card: Card,
    pub holders: Holders,
}

byte_aligned!(Theft);

/// Who may have a stolen card: for each seat the round in which it may have got it, four bits each; 0 for not at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Holders([u8; 3]);

impl Holders {
    /// The round in which this seat may have got it.
    pub fn since(self, seat: Seat) -> Option<u8> {
        let round = self.0[seat.at() / 2 % 3] >> (4 * (seat.0 & 1)) & 15;
        (round > 0).then_some(round)
    }

    /// This seat may have it too, since this round.
    fn add(&mut self, seat: Seat, round: u8) {
        if self.since(seat).is_none() {
            self.0[seat.at() / 2 % 3] |= round.clamp(1, 15) << (4 * (seat.0 & 1));
        }
    }

    /// The seats that may have it, with the round.
    pub fn iter(self) -> impl Iterator<Item = (Seat, u8)> {
        (0..SEATS as u8).filter_map(move |seat| Some((Seat(seat), self.since(Seat(seat))?)))
    }
}

impl FromIterator<(Seat, u8)> for Holders {
    fn from_iter<I: IntoIterator<Item = (Seat, u8)>>(seats: I) -> Self {
        let mut holders = Self::default();
        seats.into_iter().for_each(|(seat, round)| holders.add(seat, round));
        holders
    }
}

impl Serialize for Holders {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Holders {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let rounds = BTreeMap::<String, u8>::deserialize(from)?;
        let seat = |name: &String| Seat::parse(name).filter(|seat| seat.at() < SEATS);
        let holders: Option<Self> = rounds.iter().map(|(name, &round)| Some((seat(name)?, round))).collect();
        holders
            .filter(|&holders| holders != Self::default())
            .ok_or_else(|| D::Error::custom("a stolen card has a holder"))
    }
}

/// The card has just gone from the victim to the thief. Of older thefts the thief forgets that of this very card, and
/// whatever the victim may have had the thief may have now.
pub fn remember(s: &mut State, thief: Seat, victim: Seat, card: Card) {
    let round = s.public.round;
    forget(s, |theft| theft.victim == thief && theft.card == card);
    for theft in s.secret.thefts.as_mut_slice() {
        if theft.victim != thief && theft.holders.since(victim).is_some() {
            theft.holders.add(thief, round);
        }
    }
    let theft = Theft { victim, card, holders: [(thief, round)].into_iter().collect() };
    if !s.secret.thefts.push(theft) {
        // The oldest theft makes room (RR-G59).
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
