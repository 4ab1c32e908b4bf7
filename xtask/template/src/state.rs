//! What changes in the course of a game: what everybody sees, and what is hidden from somebody.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Array, Broken, Desk, Maybe, Pile, Seat, Seats, kinds};

use crate::event::Happened;
use crate::rules::Rules;
use crate::steps::round::Round;
use crate::steps::{Stack, Step};

/// The most seats.
pub const SEATS: usize = 3;
/// Cards in a full hand (XX-1.1).
pub const FULL_HAND: usize = 2;
/// The most cards that are laid at once (XX-2.1).
pub const MOST_LAID: usize = 2;

kinds! {
    /// A message, worth its number.
    #[allow(missing_docs)]
    pub enum Card, "card" {
        C1 = "1", C2 = "2", C3 = "3", C4 = "4", C5 = "5", C6 = "6", C7 = "7", C8 = "8", C9 = "9",
    }
}

/// Cards in one place.
pub type Hand = Pile<Card, 9>;

impl Card {
    /// What it is worth.
    pub fn value(self) -> u8 {
        self as u8 + 1
    }
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Debug, NoUninit, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars")]
#[repr(C)]
pub struct Public {
    /// The steps that have begun.
    #[serde(serialize_with = "Step::write_stack", deserialize_with = "Step::read_stack")]
    #[schemars(skip)]
    pub stack: Stack,
    /// How many seats there are.
    pub seats: u8,
    /// The round, from 1.
    pub round: u8,
    /// Who won the round and has not scored yet.
    pub winner: Maybe<Seat>,
    /// Who has sealed.
    pub sealed: Seats,
    /// Who has left.
    pub gone: Seats,
    /// Who may still denounce, in order.
    pub queue: Pile<Seat, SEATS>,
    /// Cards that were shown.
    pub discard: Hand,
    /// The points of each seat.
    pub points: [i8; SEATS],
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Secret {
    /// Each seat's hand, sorted: the order in which cards came is nobody's business.
    pub hands: Array<Hand, SEATS>,
    /// What each seat has laid face down.
    pub laid: Array<Hand, SEATS>,
    /// The deck; the last card is drawn next.
    pub deck: Hand,
    /// There are no choices of a type of their own here.
    #[serde(skip)]
    pub draft: [u8; 0],
}

/// The state: small, without padding, serialised in the rulebook's words.
#[derive(Clone, Copy, PartialEq, Debug, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct State {
    /// What everybody sees.
    #[serde(flatten)]
    pub public: Public,
    /// What is hidden from somebody.
    #[serde(flatten)]
    pub secret: Secret,
}

impl Public {
    /// Who is still in the game.
    pub fn playing(&self) -> Seats {
        Seats(Seats::all(self.seats).0 & !self.gone.0)
    }

    /// Who has not sealed yet.
    pub fn unsealed(&self) -> Seats {
        Seats(self.playing().0 & !self.sealed.0)
    }

    /// Why the game is over, and by which rule.
    pub fn ending(&self) -> (&'static str, &'static str) {
        if self.playing().len() < 2 { ("alone", "XX-3.2") } else { ("rounds", "XX-3.1") }
    }
}

impl State {
    /// A fresh table with a shuffled deck, about to begin the first round.
    pub fn new(r: &Rules, desk: &mut impl Desk<Happened>) -> Self {
        let public = Public {
            stack: [Step::from(Round {}).packed()].into_iter().collect(),
            seats: r.seats,
            round: 0,
            winner: Maybe::NONE,
            sealed: Seats::NONE,
            gone: Seats::NONE,
            queue: Pile::new(),
            discard: Hand::new(),
            points: [0; SEATS],
        };
        let mut s = Self { public, secret: Secret::default() };
        s.secret.deck = Card::ALL.iter().copied().collect();
        desk.shuffle("deck", s.secret.deck.as_mut_slice());
        s
    }

    /// Everybody draws up to a full hand (XX-1.1); the shown cards become the deck when it is empty.
    pub fn draw(&mut self, desk: &mut impl Desk<Happened>) {
        for seat in self.public.playing().iter() {
            while self.secret.hands[seat.at()].len() < FULL_HAND {
                if self.secret.deck.is_empty() {
                    std::mem::swap(&mut self.secret.deck, &mut self.public.discard);
                    desk.shuffle("deck", self.secret.deck.as_mut_slice());
                }
                let Some(card) = self.secret.deck.pop() else { break };
                let hand = &mut self.secret.hands[seat.at()];
                hand.push(card);
                hand.as_mut_slice().sort_unstable();
            }
        }
    }

    /// The invariants.
    pub fn check(&self) -> Result<(), Broken> {
        let secret = &self.secret;
        let piles = secret.hands.iter().chain(secret.laid.iter()).chain([&secret.deck, &self.public.discard]);
        let mut cards: Vec<Card> = piles.flat_map(|pile| pile.iter().copied()).collect();
        cards.sort_unstable();
        Broken::unless(cards == Card::ALL, || format!("every card is somewhere once, not {cards:?}"))
    }
}
