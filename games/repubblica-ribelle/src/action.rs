//! What a player may do: a verb and at most one target. Compound choices are runs of picks.

use staffetta_kernel::{Seat, Target, actions, numbers};

use crate::cards::{Board, Card, Sphere};
use crate::map::{Locality, Territory};
use crate::pieces::{Piece, Unit};
use crate::state::SEATS;

/// The highest pledge.
pub const MOST_PLEDGED: u8 = 40;

numbers! {
    /// A score that a seat means to reach (RR-2.4).
    pub struct Points, "points", MOST_PLEDGED as usize + 1;
}

/// A score pile of somebody (RR-5.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScorePile {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub sphere: Sphere,
}

impl Target for ScorePile {
    const KIND: &'static str = "pile";
    const COUNT: usize = SEATS * Sphere::COUNT;
    #[inline]
    fn slot(self) -> usize {
        self.seat.at() * Sphere::COUNT + self.sphere as usize
    }
    #[inline]
    fn from_slot(slot: usize) -> Self {
        Self { seat: Seat((slot / Sphere::COUNT) as u8), sphere: Sphere::ALL[slot % Sphere::COUNT] }
    }
    fn name(self) -> String {
        format!("{}.{}", self.seat.0, self.sphere.word())
    }
}

actions! {
    /// What a player may do.
    pub enum Action, verbs Verb, version 1 {
        /// Take a board (RR-1.3).
        Board(Board) = "board",
        /// "I can give about so many": a pledge (RR-2.4).
        Pledge(Points) = "pledge",
        /// "Count me out": a pledge of nothing (RR-2.4).
        CountMeOut = "count_me_out",
        /// "I need help": no pledge (RR-2.4).
        NeedHelp = "need_help",
        /// Done talking (RR-2.2).
        Ready = "ready",
        /// Move this piece; its path follows (RR-3.2).
        Move(Piece) = "move",
        /// It crosses the border into this territory (RR-3.2).
        Via(Territory) = "via",
        /// It stops at this locality (RR-3.2).
        To(Locality) = "to",
        /// No more moves in this step (RR-3.1).
        EndManoeuvres = "end_manoeuvres",
        /// Lay this card face down (RR-4.3, RR-4.4).
        Lay(Card) = "lay",
        /// The cards laid are all (RR-4.3).
        Commit = "commit",
        /// No more cards for this mission (RR-4.4).
        Pass = "pass",
        /// Activate the effect of this card (RR-5.3).
        Activate(Card) = "activate",
        /// This piece allows it (RR-5.4).
        With(Piece) = "with",
        /// It raids this score pile (RR-5.7).
        Raid(ScorePile) = "raid",
        /// It takes a card of this seat (RR-5.7).
        Rob(Seat) = "rob",
        /// It places a piece of this kind (RR-5.7).
        PlacePiece(Unit) = "place",
        /// No more moves of this effect (RR-5.7).
        EndMove = "end_move",
        /// No more effects (RR-5.3).
        EndActivation = "end_activation",
        /// Put this card on the score pile (RR-8.1).
        PlaceCard(Card) = "store",
        /// Take the Leader back (RR-6.7).
        Recover = "recover",
        /// Put a card on the score pile instead (RR-6.7).
        PlaceCardInstead = "store_instead",
        /// Lose this piece (RR-7.6).
        Lose(Piece) = "lose",
        /// Discard this card down to the limit (RR-10.2).
        Discard(Card) = "drop",
        /// The extra piece of Phase II (RR-11.8).
        Reinforce(Unit) = "reinforce",
    }
}
