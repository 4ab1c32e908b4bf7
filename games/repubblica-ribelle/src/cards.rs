//! The cards: actions, leaders, missions, boards.

use bytemuck::{NoUninit, Zeroable};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use staffetta_kernel::bytemuck;
use staffetta_kernel::flow::Field;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Target, byte_aligned, describe, kinds};
use std::borrow::Cow;

/// How many Action cards there are.
pub const ACTIONS: usize = 114;

/// An Action card by its number, or the Leader of whoever holds it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The holder's Leader of this phase.
    pub const LEADER: Self = Self(ACTIONS as u8);

    /// Is it a Leader?
    #[inline]
    pub const fn is_leader(self) -> bool {
        self.0 as usize >= ACTIONS
    }

    /// Its place in lists of Action cards.
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

impl Target for Card {
    const KIND: &'static str = "card";
    const COUNT: usize = ACTIONS + 1;
    #[inline]
    fn slot(self) -> usize {
        self.0.into()
    }
    #[inline]
    fn from_slot(slot: usize) -> Self {
        Self(slot as u8)
    }
    fn name(self) -> String {
        if self.is_leader() { "leader".to_owned() } else { format!("A{:03}", self.0 + 1) }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Self::parse(&name).ok_or_else(|| D::Error::custom(format!("there is no card '{name}'; there are A001 to A114")))
    }
}

impl JsonSchema for Card {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        describe::kind_schema(Self::KIND, "string")
    }
}

byte_aligned!(Card);

impl Field for Card {
    const BYTES: usize = 1;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[0] = self.0;
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self(from[0])
    }
}

/// A set of Action cards: a hand, the discard pile. Order means nothing in it (RR-15.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Cards([u64; 2]);

impl Cards {
    /// No card.
    pub const NONE: Self = Self([0, 0]);
    /// All Action cards.
    pub const ALL: Self = Self([u64::MAX, (1 << (ACTIONS - 64)) - 1]);

    /// Is the card in it?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0[(card.0 >> 6 & 1) as usize] >> (card.0 & 63) & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[usize::from(card.0 >> 6 & 1)] |= 1 << (card.0 & 63);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[usize::from(card.0 >> 6 & 1)] &= !(1 << (card.0 & 63));
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Those not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The one with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// The `n`th card by number.
    pub fn nth(self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }

    /// The cards by number.
    #[inline]
    pub fn iter(self) -> CardsIter {
        CardsIter(self.0)
    }
}

/// The cards of a set, one after another.
#[derive(Clone, Debug)]
pub struct CardsIter([u64; 2]);

impl Iterator for CardsIter {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0[0] != 0 {
            let at = self.0[0].trailing_zeros();
            self.0[0] &= self.0[0] - 1;
            return Some(Card(at as u8));
        }
        if self.0[1] == 0 {
            return None;
        }
        let at = self.0[1].trailing_zeros();
        self.0[1] &= self.0[1] - 1;
        Some(Card(at as u8 + 64))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().filter(|card| !card.is_leader()).for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(from)?;
        if cards.iter().any(|card| card.is_leader()) {
            return Err(D::Error::custom("a Leader is no Action card"));
        }
        Ok(cards.into_iter().collect())
    }
}

impl JsonSchema for Cards {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Cards".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        describe::list_schema::<Card>(generator)
    }
}

impl Field for Cards {
    const BYTES: usize = 16;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        self.0.write(to);
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self(Field::read(from))
    }
}

kinds! {
    /// What a mission is about, what a card is worth in it, and the score pile it fills.
    pub enum Sphere, "sphere" {
        /// Fighting.
        Military = "military",
        /// Governing.
        Political = "political",
        /// Feeding, healing, teaching.
        Social = "social",
    }
}

kinds! {
    /// What allows an Action card's effect (RR-5.4, RR-5.5).
    pub enum Symbol, "symbol" {
        /// A piece at the grain store.
        Grain = "grain",
        /// A piece at the arms dump.
        Arms = "arms",
        /// A piece at the hospital.
        Hospital = "hospital",
        /// A board of the star.
        Star = "star",
        /// A board of the flame.
        Flame = "flame",
    }
}

kinds! {
    /// What an Action card does when it is activated (RR-5.7).
    pub enum Effect, "effect" {
        /// Draw a card.
        Draw = "draw",
        /// Two movement points.
        Move2 = "move2",
        /// Raid a score pile.
        Sabotage = "sabotage",
        /// One point more for each card played.
        Plus1 = "plus1",
        /// Place a piece.
        Place = "place",
        /// Take a card from a hand.
        Steal = "steal",
        /// Gain support.
        Support = "support",
    }
}

kinds! {
    /// The side that a commander stands on.
    pub enum Faction, "faction" {
        /// Socialists and communists.
        Star = "star",
        /// Catholics, autonomists, the Action Party.
        Flame = "flame",
    }
}

kinds! {
    /// A commander's board (RR-1.3).
    pub enum Board, "board" {
        /// Mario Ricci.
        Armando = "armando",
        /// Norma Barbolini.
        Norma = "norma",
        /// Didimo Ferrari.
        Eros = "eros",
        /// Ermanno Gorrieri.
        Claudio = "claudio",
        /// Mario Allegretti.
        Mario = "mario",
        /// Domenico Orlandini.
        Carlo = "carlo",
    }
}

kinds! {
    /// What becomes of those who fulfil a mission or fail it.
    pub enum Effects, "effects" {
        /// Military.
        Em = "em",
        /// Military, with the card itself as a prize.
        Emx = "emx",
        /// Political.
        Ep = "ep",
        /// The crisis in the command.
        Epx = "epx",
        /// Social.
        Es = "es",
    }
}

kinds! {
    /// A Mission card.
    pub enum Mission, "mission" {
        /// Phase I, military.
        M11 = "M11",
        /// Phase I, military.
        M12 = "M12",
        /// Phase I, military.
        M13 = "M13",
        /// Phase I, military.
        M14 = "M14",
        /// Phase I, political.
        P11 = "P11",
        /// Phase I, political.
        P12 = "P12",
        /// Phase I, political.
        P13 = "P13",
        /// Phase I, political.
        P14 = "P14",
        /// Phase I, social.
        S11 = "S11",
        /// Phase I, social.
        S12 = "S12",
        /// Phase I, social.
        S13 = "S13",
        /// Phase I, social.
        S14 = "S14",
        /// Phase II, military.
        M21 = "M21",
        /// Phase II, military.
        M22 = "M22",
        /// Phase II, military.
        M23 = "M23",
        /// Phase II, military.
        M24 = "M24",
        /// Phase II, political.
        P21 = "P21",
        /// Phase II, political.
        P22 = "P22",
        /// Phase II, political.
        P23 = "P23",
        /// Phase II, political.
        P24 = "P24",
        /// Phase II, social.
        S21 = "S21",
        /// Phase II, social.
        S22 = "S22",
        /// Phase II, social.
        S23 = "S23",
        /// Phase II, social.
        S24 = "S24",
    }
}

/// Missions of one phase.
pub const PHASE_MISSIONS: usize = 12;

impl Mission {
    /// Its phase, 1 or 2: its back shows it.
    #[inline]
    pub const fn phase(self) -> u8 {
        1 + (self as usize >= PHASE_MISSIONS) as u8
    }

    /// Its bit in a set of missions.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}
