//! Everything that changes: what lies open, and what is hidden from somebody.

use bytemuck::NoUninit;
use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck;
use staffetta_kernel::flow::Packed;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Array, Maybe, Padding, Pile, Seat, Seats, byte_aligned, kinds};

use crate::automated_partisans::{self, Automaton};
use crate::cards::{ACTIONS, Board, Card, Cards, Faction, Mission};
use crate::deck::SinceShuffle;
use crate::map::Locality;
use crate::pieces::{Piece, Pieces, Places, Unit};
use crate::rules::Rules;
use crate::score_piles::{PlacedInRound, ScorePiles};
use crate::state_json::StateJson;
use crate::steps::{Draft, Stack};
use crate::theft_memory::Thefts;

/// The most seats.
pub const SEATS: usize = 6;
/// The most rounds.
pub const ROUNDS: usize = 10;
/// The most cards that a seat can lay in a mission.
pub const MOST_PLAYED: usize = 12;

/// The cards of a seat in a mission.
pub type Played = Pile<Card, MOST_PLAYED>;
/// A draft as it lies in the state.
pub type PackedDraft = Packed<{ Draft::BYTES }>;

kinds! {
    /// What is known of a Leader by everybody.
    pub enum LeaderState, "leader" {
        /// In hand, or among cards that lie face down.
        Unused = "unused",
        /// Played in a mission.
        Used = "used",
        /// Lost in the crisis (RR-7.6).
        Lost = "lost",
    }
}

kinds! {
    /// The side that the First Player's token shows (RR-10.1).
    pub enum Token, "token" {
        /// The CUMER: the Star is favoured.
        Cumer = "cumer",
        /// The Allies: the Flame is favoured.
        Allies = "allies",
    }
}

kinds! {
    /// How a game stands.
    pub enum Ending, "ending" {
        /// It goes on.
        Running = "running",
        /// The Republic lives.
        Survived = "survived",
        /// Its health is gone.
        Defeat = "defeat",
        /// Everybody has left.
        Abandoned = "abandoned",
    }
}

kinds! {
    /// What lets pieces move.
    pub enum MovingBy, "moving_by" {
        /// Nobody moves.
        Nothing = "nothing",
        /// Manoeuvres (RR-3).
        Manoeuvres = "manoeuvres",
        /// The effect of a card (RR-5.7).
        Effect = "effect",
    }
}

/// A mission that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Resolved {
    pub mission: Mission,
    pub success: bool,
    /// Whoever took the card (RR-7.4).
    pub taken_by: Maybe<Seat>,
}

byte_aligned!(Resolved);

/// What the seat that moves has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Movement {
    pub by: MovingBy,
    /// Movement points.
    pub mp: u8,
    /// Pieces that have moved: each moves once.
    pub moved: Pieces,
    /// The next crossing of the Radici Road is free (RR-3.3).
    pub radici_free: bool,
}

/// Which of the cards that a seat has played are activated, by their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Activated(u16);

impl Activated {
    /// Is the card at this place activated?
    #[inline]
    pub const fn has(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    /// The card at this place is activated.
    #[inline]
    pub fn insert(&mut self, place: usize) {
        self.0 |= 1 << place;
    }

    /// The card at this place is taken back; those behind it move up.
    pub fn remove(&mut self, place: usize) {
        let before = self.0 & ((1 << place) - 1);
        self.0 = before | (self.0 >> (place + 1) << place);
    }

    /// Those of the cards that are activated.
    pub fn of(self, played: &[Card]) -> impl Iterator<Item = Card> + '_ {
        played.iter().enumerate().filter(move |(place, _)| self.has(*place)).map(|(_, &card)| card)
    }

    /// Is a card activated that lies beyond these?
    pub fn beyond(self, played: &[Card]) -> bool {
        u32::from(self.0) >> played.len() != 0
    }
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Public {
    /// How many cards of each score pile were placed in which round.
    pub placed: Array<PlacedInRound, SEATS>,
    pub discard: Cards,
    /// The cards that took part in the last shuffle: only these can be in the deck.
    pub last_shuffle: Cards,
    pub activated: Array<Activated, SEATS>,
    pub steps: Stack,
    pub automata: Array<Automaton, { automated_partisans::MOST }>,
    pub resolved: Pile<Resolved, ROUNDS>,
    /// Where each piece stands; those that stand nowhere are in reserve.
    pub pieces: Array<Places, SEATS>,
    /// Pieces that have allowed an effect in this mission (RR-5.4).
    pub used_pieces: Array<Pieces, SEATS>,
    pub support: [u8; SEATS],
    pub boards: Array<Maybe<Board>, SEATS>,
    pub leaders: Array<LeaderState, SEATS>,
    pub pledge: Array<Maybe<u8>, SEATS>,
    /// Phrases said in this window.
    pub phrases: [u8; SEATS],
    /// What each seat has been counted for (RR-6.4).
    pub score: Array<Maybe<u8>, SEATS>,
    /// What effects add to the score.
    pub plus: [u8; SEATS],
    /// Pieces on the map at the end of Phase I (RR-11.1).
    pub phase_1_pieces: [u8; SEATS],
    pub since_shuffle: Array<SinceShuffle, SEATS>,
    pub seats: u8,
    pub ready: Seats,
    pub passed: Seats,
    /// Seats that have asked for help.
    pub asked_for_help: Seats,
    /// Seats that have used an effect of star or flame, or any effect where the option counts all.
    pub effect_used: Seats,
    /// Seats whose Leader of Phase I was never played (RR-11.5).
    pub leader_1_kept: Seats,
    pub gone: Seats,
    pub phase: u8,
    pub round: u8,
    pub health: u8,
    pub first_player: Seat,
    pub token: Token,
    /// The mission that lies open.
    pub open_mission: Maybe<Mission>,
    pub objectives: u8,
    /// The cards played lie face up.
    pub revealed: bool,
    pub movement: Movement,
    pub ending: Ending,
    /// How often the discard pile became the deck.
    pub shuffles: u8,
    pub padding: Padding<5>,
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Secret {
    pub hands: Array<Cards, SEATS>,
    /// The picks of a choice that has not taken effect: seen by its seat alone.
    pub draft: PackedDraft,
    /// The last card is on top.
    pub deck: Pile<Card, ACTIONS>,
    pub missions: Pile<Mission, ROUNDS>,
    /// Cards of this mission, face down until the reveal.
    pub played: Array<Played, SEATS>,
    pub piles: Array<ScorePiles, SEATS>,
    pub thefts: Thefts,
    /// Seats whose Leader is in hand.
    pub leaders_in_hand: Seats,
    pub padding: Padding<6>,
}

/// The whole table.
#[derive(Clone, Copy, Debug, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(into = "StateJson", try_from = "StateJson")]
#[repr(C)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) secret: Secret,
}

impl State {
    /// A table on which nothing lies yet.
    pub fn new(r: &Rules) -> Self {
        Self { public: Public { health: r.start_health(), ..Public::new(r.seats) }, secret: Secret::default() }
    }

    /// A seat's Action cards and Leader in hand together.
    #[inline]
    pub fn hand_total(&self, seat: Seat) -> u8 {
        self.secret.hands[seat.at()].len() + u8::from(self.secret.leaders_in_hand.has(seat))
    }

    /// Does the seat hold this card?
    #[inline]
    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        if card.is_leader() { self.secret.leaders_in_hand.has(seat) } else { self.secret.hands[seat.at()].has(card) }
    }

    /// The cards of this mission that the seat has activated.
    pub fn activated(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.public.activated[seat.at()].of(&self.secret.played[seat.at()])
    }

    /// Have missions and cards been dealt?
    pub fn is_dealt(&self) -> bool {
        self.public.round > 0 || !self.secret.missions.is_empty()
    }
}

impl Public {
    /// A table of so many seats on which nothing lies yet.
    pub fn new(seats: u8) -> Self {
        Self { seats, phase: 1, last_shuffle: Cards::ALL, ..Self::default() }
    }

    /// The mission that lies open; any, while none does.
    #[inline]
    pub fn mission(&self) -> Mission {
        self.open_mission.get().unwrap_or_default()
    }

    /// The seat at this place of the turn order (RR-1.2).
    #[inline]
    pub fn turn(&self, place: u8) -> Seat {
        self.first_player.left(place, self.seats)
    }

    /// The seat to the left.
    #[inline]
    pub fn left_of(&self, seat: Seat) -> Seat {
        if seat.0 + 1 < self.seats { Seat(seat.0 + 1) } else { Seat(0) }
    }

    /// The seat after this one in turn order; nobody after the last.
    #[inline]
    pub fn next_in_turn(&self, seat: Seat) -> Option<Seat> {
        Some(self.left_of(seat)).filter(|&next| next != self.first_player)
    }

    /// All seats of the table.
    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Where a piece stands.
    #[inline]
    pub fn place(&self, seat: Seat, piece: Piece) -> Option<Locality> {
        self.pieces[seat.at()][piece as usize].get()
    }

    /// Puts a piece somewhere.
    #[inline]
    pub fn put(&mut self, seat: Seat, piece: Piece, at: Option<Locality>) {
        self.pieces[seat.at()][piece as usize] = at.into();
    }

    /// The pieces of a seat on the map.
    #[inline]
    pub fn on_map(&self, seat: Seat) -> Pieces {
        let places = &self.pieces[seat.at()];
        Piece::ALL.iter().copied().filter(|&piece| places[piece as usize].is_some()).collect()
    }

    /// The pieces of a seat at a locality.
    #[inline]
    pub fn pieces_at(&self, seat: Seat, at: Locality) -> Pieces {
        let (places, at) = (&self.pieces[seat.at()], Maybe::some(at));
        Piece::ALL.iter().copied().filter(|&piece| places[piece as usize] == at).collect()
    }

    /// The first piece of a kind in reserve (RR-15.3).
    #[inline]
    pub fn reserve(&self, seat: Seat, unit: Unit) -> Option<Piece> {
        unit.pieces().minus(self.on_map(seat)).first()
    }

    /// The board of a seat; any, while it has none.
    #[inline]
    pub fn board(&self, seat: Seat) -> Board {
        self.boards[seat.at()].get().unwrap_or_default()
    }

    /// The board's faction.
    #[inline]
    pub fn faction(&self, r: &Rules, seat: Seat) -> Faction {
        r.board(self.board(seat)).faction
    }

    /// The locality of a seat's base.
    #[inline]
    pub fn base(&self, r: &Rules, seat: Seat) -> Locality {
        r.base(self.board(seat), self.phase)
    }

    /// What the seat has been counted for; nothing counts as none.
    #[inline]
    pub fn counted(&self, seat: Seat) -> u8 {
        self.score[seat.at()].get().unwrap_or(0)
    }
}
