//! Everything that changes: what lies open, and what is hidden from somebody.

use bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::bytemuck;
use staffetta_kernel::{Array, Pile, Seat, Seats, kinds};

use crate::action::{Piece, Unit};
use crate::cards::{ACTIONS, Board, Card, Cards, Faction, Mission, Sphere};
use crate::map::{Locality, Territory};
use crate::rules::Rules;

/// The most seats.
pub const SEATS: usize = 6;
/// Pieces of one commander.
pub const PIECES: usize = 6;
/// No number: a pledge not made, a score not counted.
pub const NO: u8 = u8::MAX;
/// The most rounds.
pub const ROUNDS: usize = 10;

kinds! {
    /// A step of play.
    pub enum StepKind, "step" {
        /// Choosing boards (RR-1.3).
        Boards = "boards",
        /// Step 1: the staff talks (RR-2).
        Staff = "staff",
        /// Step 2: manoeuvres (RR-3).
        Manoeuvres = "manoeuvres",
        /// Step 3: cards are laid (RR-4).
        Mission = "mission",
        /// Step 4a: effects (RR-5).
        Activation = "activation",
        /// Moves of an effect (RR-5.7).
        Movement = "movement",
        /// Step 4b: counting and the personal line (RR-6).
        Counting = "counting",
        /// Recover the Leader or place a card (RR-6.7).
        Crisis = "crisis",
        /// A card goes to a score pile (RR-8.1).
        Store = "store",
        /// Step 4c: the outcome (RR-7).
        Outcome = "outcome",
        /// A piece is lost (RR-7.6).
        Loss = "loss",
        /// Step 5: supply (RR-9).
        Supply = "supply",
        /// Step 6: down to the hand limit (RR-10.2).
        Limit = "limit",
        /// From Phase I to Phase II (RR-11).
        PhaseChange = "phase_change",
        /// The extra piece (RR-11.8).
        Reinforcement = "reinforcement",
    }
}

/// A step of the flow. `a` is a place in an order or a seat, `b` and `c` say how far the step has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Step {
    pub kind: StepKind,
    pub a: u8,
    pub b: u8,
    pub c: u8,
}

impl Step {
    /// A step at its beginning.
    #[inline]
    pub const fn new(kind: StepKind, a: u8) -> Self {
        Self { kind, a, b: 0, c: 0 }
    }

    /// With its second number.
    #[inline]
    #[must_use]
    pub const fn stage(self, b: u8) -> Self {
        Self { b, ..self }
    }
}

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

/// A mission that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Resolved {
    pub mission: Mission,
    /// 0 failed, 1 fulfilled, 2 and more: taken by the seat two lower.
    pub result: u8,
}

impl Resolved {
    /// Whoever took the card.
    pub fn taker(self) -> Option<Seat> {
        self.result.checked_sub(2).map(Seat)
    }
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Public {
    /// How many cards of each score pile were placed in which round.
    pub placed: Array<Placed, SEATS>,
    pub discard: Cards,
    /// The cards that took part in the last shuffle: only these can be in the deck.
    pub fresh: Cards,
    /// Which of the cards played are activated, by their place.
    pub activated: [u16; SEATS],
    pub steps: Pile<Step, 4>,
    pub automata: Array<Pile<Card, 3>, 2>,
    pub resolved: Pile<Resolved, ROUNDS>,
    /// Where each piece stands; 0 for the reserve.
    pub pieces: [[u8; PIECES]; SEATS],
    /// Pieces that have allowed an effect in this mission.
    pub used: [u8; SEATS],
    pub support: [u8; SEATS],
    pub boards: Array<Board, SEATS>,
    pub leaders: Array<LeaderState, SEATS>,
    pub pledge: [u8; SEATS],
    /// Phrases said in this window.
    pub phrases: [u8; SEATS],
    pub score: [u8; SEATS],
    /// What effects add to the score.
    pub plus: [u8; SEATS],
    /// Pieces on the map at the end of Phase I (RR-11.1).
    pub noted: [u8; SEATS],
    /// Cards of each score pile that were there at the last shuffle.
    pub stale: [[u8; 3]; SEATS],
    /// At least and at most so many of a seat's hidden cards took part in the last shuffle.
    pub fresh_least: [u8; SEATS],
    pub fresh_most: [u8; SEATS],
    pub automata_score: [u8; 2],
    pub seats: u8,
    /// Seats that have a board.
    pub seated: Seats,
    pub ready: Seats,
    pub passed: Seats,
    pub helped: Seats,
    /// Seats that have used an effect of star or flame, or any effect where the option counts all.
    pub effect_used: Seats,
    /// Seats whose Leader of Phase I was never played.
    pub leader_1: Seats,
    pub gone: Seats,
    pub phase: u8,
    pub round: u8,
    pub health: u8,
    pub first: Seat,
    /// The token shows the Allies.
    pub allies: u8,
    /// 1 while a mission lies open.
    pub on_mission: u8,
    pub mission: Mission,
    pub objectives: u8,
    /// The cards played lie face up.
    pub revealed: u8,
    /// Movement points left, pieces moved, and whether the Radici Road is still free, of the seat that moves.
    pub mp: u8,
    pub moved: u8,
    pub red_free: u8,
    pub ending: Ending,
    /// How often the discard pile became the deck.
    pub shuffles: u8,
    /// Fills the last word, so that there is no padding.
    pub spare: [u8; 6],
}

/// In which round how many cards of a commander's score piles were placed: two bits a round and pile. What lies there stays in order, so this says of every card when it was placed (RR-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Placed(pub(crate) u64);

impl Placed {
    const fn field(sphere: Sphere, round: u8) -> (u32, u64) {
        let round = (round as u32 - 1) % ROUNDS as u32;
        match sphere {
            Sphere::Military => (2 * round, 3),
            Sphere::Political => (20 + 2 * round, 3),
            Sphere::Social => (40 + 2 * round, 3),
        }
    }

    fn count(self, sphere: Sphere, round: u8) -> u8 {
        let (at, mask) = Self::field(sphere, round);
        (self.0 >> at & mask) as u8
    }

    /// One more, in this round.
    pub fn push(&mut self, sphere: Sphere, round: u8) {
        let (at, mask) = Self::field(sphere, round.max(1));
        if self.0 >> at & mask < mask {
            self.0 += 1 << at;
        }
    }

    /// The top one is gone.
    pub fn pop(&mut self, sphere: Sphere) {
        if let Some(round) = (1..=ROUNDS as u8).rev().find(|&round| self.count(sphere, round) > 0) {
            self.0 -= 1 << Self::field(sphere, round).0;
        }
    }

    /// How many were placed in this round or later.
    pub fn since(self, sphere: Sphere, round: u8) -> u8 {
        (round.max(1)..=ROUNDS as u8).map(|round| self.count(sphere, round)).sum()
    }
}

/// The score piles of one commander, the last card on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Piles {
    military: Pile<Card, 16>,
    political: Pile<Card, 8>,
    social: Pile<Card, 8>,
}

impl Piles {
    /// The cards of a pile from the bottom.
    #[inline]
    pub fn of(&self, sphere: Sphere) -> &[Card] {
        match sphere {
            Sphere::Military => self.military.as_slice(),
            Sphere::Political => self.political.as_slice(),
            Sphere::Social => self.social.as_slice(),
        }
    }

    /// Puts a card on top.
    pub fn push(&mut self, sphere: Sphere, card: Card) -> bool {
        match sphere {
            Sphere::Military => self.military.push(card),
            Sphere::Political => self.political.push(card),
            Sphere::Social => self.social.push(card),
        }
    }

    /// Takes the top card.
    pub fn pop(&mut self, sphere: Sphere) -> Option<Card> {
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
}

/// A card that was stolen, as its victim remembers it (section 4.2 of the rules).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Theft {
    pub victim: Seat,
    pub card: Card,
    /// For each seat the round in which it may have got the card, four bits each; 0 for not at all.
    since: [u8; 3],
}

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

kinds! {
    /// What a seat is choosing.
    pub enum DraftKind, "draft" {
        /// Nothing.
        None = "none",
        /// The way of a piece.
        Way = "way",
        /// A set of cards.
        Set = "set",
        /// An effect.
        Effect = "effect",
    }
}

/// The picks of a choice that has not taken effect: seen by its seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Draft {
    pub cards: Cards,
    pub what: DraftKind,
    /// The Leader is in the set.
    pub leader: u8,
    pub card: Card,
    pub piece: Piece,
    /// The piece has been named.
    pub named: u8,
    /// Movement points that the way costs, and whether it uses the free crossing.
    pub cost: u8,
    pub free: u8,
    pub path: Pile<Territory, 8>,
}

impl Draft {
    /// Has a choice begun?
    #[inline]
    pub fn is_open(&self) -> bool {
        self.what != DraftKind::None
    }
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Secret {
    pub hands: Array<Cards, SEATS>,
    pub draft: Draft,
    /// The last card is on top.
    pub deck: Pile<Card, ACTIONS>,
    pub missions: Pile<Mission, ROUNDS>,
    /// Cards of this mission, face down until the reveal.
    pub played: Array<Pile<Card, 12>, SEATS>,
    pub piles: Array<Piles, SEATS>,
    pub thefts: Pile<Theft, 16>,
    /// Seats whose Leader is in hand.
    pub leading: Seats,
}

/// The whole table.
#[derive(Clone, Copy, Debug, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) secret: Secret,
}

impl State {
    /// A table on which nothing lies yet.
    pub fn new(r: &Rules) -> Self {
        let mut s = Self { public: Public::zeroed(), secret: Secret::zeroed() };
        let p = &mut s.public;
        p.seats = r.seats;
        p.phase = 1;
        p.fresh = Cards::ALL;
        p.pledge = [NO; SEATS];
        p.score = [NO; SEATS];
        p.automata_score = [NO; 2];
        let lower = if r.house.demonstration { r.numbers.demonstration_health_loss } else { 0 };
        p.health = r.house.health.saturating_sub(lower).max(1);
        s
    }

    /// The step on top.
    #[inline]
    pub fn step(&self) -> Step {
        self.public.steps.top().unwrap_or_default()
    }

    /// A seat's Action cards and Leader in hand together.
    #[inline]
    pub fn hand_total(&self, seat: Seat) -> u8 {
        self.secret.hands[seat.at()].len() + u8::from(self.secret.leading.has(seat))
    }

    /// Does the seat hold this card?
    #[inline]
    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        if card.is_leader() { self.secret.leading.has(seat) } else { self.secret.hands[seat.at()].has(card) }
    }
}

impl Public {
    /// The seat at this place of the turn order (RR-1.2).
    #[inline]
    pub fn turn(&self, place: u8) -> Seat {
        self.first.left(place, self.seats)
    }

    /// All seats of the table.
    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Where a piece stands.
    #[inline]
    pub fn place(&self, seat: Seat, piece: Piece) -> Option<Locality> {
        let at = self.pieces[seat.at()][piece as usize];
        at.checked_sub(1).map(|at| Locality::ALL[usize::from(at)])
    }

    /// Puts a piece somewhere.
    #[inline]
    pub fn put(&mut self, seat: Seat, piece: Piece, at: Option<Locality>) {
        self.pieces[seat.at()][piece as usize] = at.map_or(0, |at| at as u8 + 1);
    }

    /// The pieces of a seat on the map, as a set.
    #[inline]
    pub fn on_map(&self, seat: Seat) -> u8 {
        let places = &self.pieces[seat.at()];
        (0..PIECES).fold(0, |set, at| set | u8::from(places[at] != 0) << at)
    }

    /// The pieces of a seat at a locality, as a set.
    #[inline]
    pub fn pieces_at(&self, seat: Seat, at: Locality) -> u8 {
        let places = &self.pieces[seat.at()];
        (0..PIECES).fold(0, |set, piece| set | u8::from(places[piece] == at as u8 + 1) << piece)
    }

    /// The first piece of a kind in reserve (RR-15.3).
    #[inline]
    pub fn reserve(&self, seat: Seat, unit: Unit) -> Option<Piece> {
        let free = !self.on_map(seat) & unit.pieces();
        (free != 0).then(|| Piece::ALL[free.trailing_zeros() as usize])
    }

    /// The board's faction.
    #[inline]
    pub fn faction(&self, r: &Rules, seat: Seat) -> Faction {
        r.board(self.boards[seat.at()]).faction
    }

    /// The locality of a seat's base.
    #[inline]
    pub fn base(&self, r: &Rules, seat: Seat) -> Locality {
        r.base(self.boards[seat.at()], self.phase)
    }

    /// Support goes one space to the right, if there is one.
    pub fn gain_support(&mut self, seat: Seat) -> bool {
        let support = &mut self.support[seat.at()];
        let room = usize::from(*support) + 1 < crate::rules::TRACK;
        *support += u8::from(room);
        room
    }

    /// Support goes one space to the left, if there is one.
    pub fn lose_support(&mut self, seat: Seat) -> bool {
        let support = &mut self.support[seat.at()];
        let room = *support > 0;
        *support -= u8::from(room);
        room
    }
}

/// The pieces of a set.
#[inline]
pub fn pieces(set: u8) -> impl Iterator<Item = Piece> {
    Piece::ALL.iter().copied().filter(move |piece| set & piece.bit() != 0)
}

impl State {
    /// The missions so far, and whether each was fulfilled: everybody has seen that. The one of a defeat counts too.
    pub fn history(&self) -> impl Iterator<Item = (Mission, bool)> + '_ {
        let last = (self.public.ending == Ending::Defeat).then_some((self.public.mission, false));
        self.public.resolved.iter().map(|over| (over.mission, over.result > 0)).chain(last)
    }
}

staffetta_kernel::byte_aligned!(Step, Resolved, Card, Theft);
