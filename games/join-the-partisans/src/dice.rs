//! Battle dice: hands, what is kept of them, and their combos (JP-4).

use staffetta_kernel::flow::Field;
use staffetta_kernel::{Arg, Target, kinds};

kinds! {
    /// A combination, in the order of their values; `Nothing` is below all of them (JP-4.2).
    pub enum Combo, "combo" {
        /// None of these.
        Nothing = "nothing",
        /// A pair.
        Barehand = "barehand",
        /// Two pairs.
        BangBang = "bang_bang",
        /// Three equal dice.
        TrackATrack = "track_a_track",
        /// Three equal dice and a pair.
        BaDaBang = "ba_da_bang",
        /// A scale.
        Boom = "boom",
        /// Four equal dice.
        KaBoom = "ka_boom",
        /// Five equal dice.
        WooHoo = "woo_hoo",
    }
}

impl Combo {
    /// Its name, in the reader's language.
    pub fn named(self) -> Arg {
        Arg::Word(format!("combo-{}", self.word()))
    }
}

/// Dice in a hand.
pub const DICE: usize = 5;
/// How many different selections of at most five dice there are.
pub const SELECTIONS: usize = 462;
/// How many of them are smaller than a whole hand.
const SMALLER: usize = 210;
/// How many different hands there are.
pub const HANDS: usize = SELECTIONS - SMALLER;

/// Every selection as its faces, lowest first, by size.
const FACES: [[u8; DICE]; SELECTIONS] = {
    let mut all = [[0; DICE]; SELECTIONS];
    let mut at = 1;
    let mut size = 1;
    while size <= DICE {
        let mut faces = [0; DICE];
        let mut i = 0;
        while i < size {
            faces[i] = 1;
            i += 1;
        }
        loop {
            all[at] = faces;
            at += 1;
            // The last die that is not a six goes up, and those behind it follow.
            let mut last = size;
            while last > 0 && faces[last - 1] == 6 {
                last -= 1;
            }
            if last == 0 {
                break;
            }
            let face = faces[last - 1] + 1;
            let mut i = last - 1;
            while i < size {
                faces[i] = face;
                i += 1;
            }
        }
        size += 1;
    }
    all
};

const fn code(faces: &[u8; DICE]) -> u32 {
    let (mut code, mut i) = (0, 0);
    while i < DICE {
        code += if faces[i] > 0 { 1 << (4 * faces[i] as u32) } else { 0 };
        i += 1;
    }
    code
}

/// How many dice of each selection show each face, four bits a face.
const CODES: [u32; SELECTIONS] = {
    let mut codes = [0; SELECTIONS];
    let mut i = 0;
    while i < SELECTIONS {
        codes[i] = code(&FACES[i]);
        i += 1;
    }
    codes
};

/// The selection that each becomes with one more die, by its face; a whole hand, and what is no face, changes nothing.
static ADD: [[u16; 8]; SELECTIONS] = {
    let mut add = [[0; 8]; SELECTIONS];
    let mut i = 0;
    while i < SELECTIONS {
        add[i] = [i as u16; 8];
        let mut face = 1;
        // The larger ones stand behind, and adding a higher face leads further back.
        let mut at = i + 1;
        while i < SMALLER && face <= 6 {
            let wanted = CODES[i] + (1 << (4 * face));
            while CODES[at] != wanted {
                at += 1;
            }
            add[i][face] = at as u16;
            face += 1;
        }
        i += 1;
    }
    add
};

/// How many dice are in each selection.
static SIZES: [u8; SELECTIONS] = {
    let mut sizes = [0; SELECTIONS];
    let mut at = 0;
    while at < SELECTIONS {
        let mut size = 0;
        while size < DICE && FACES[at][size] > 0 {
            size += 1;
        }
        sizes[at] = size as u8;
        at += 1;
    }
    sizes
};

/// Dice that are kept: up to five of them, equal ones not told apart. Written as their faces, `22`, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kept(u16);

impl Kept {
    /// No die.
    pub const NONE: Self = Self(0);

    /// Its faces, lowest first.
    #[inline]
    pub fn faces(self) -> &'static [u8] {
        let faces = &FACES[self.slot()];
        &faces[..self.len()]
    }

    /// How many dice.
    #[inline]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(self) -> usize {
        usize::from(SIZES[self.slot()])
    }

    /// With a die more; a whole hand stays as it is.
    #[inline]
    pub fn with(self, face: u8) -> Self {
        Self(ADD[self.slot()][usize::from(face) & 7])
    }

    /// The hand, if it is a whole one.
    #[inline]
    pub fn hand(self) -> Option<Hand> {
        self.slot().checked_sub(SMALLER).map(|at| Hand(at as u8))
    }

    /// Are all of these dice in the hand, and not the whole hand?
    #[inline]
    pub fn is_part_of(self, hand: Hand) -> bool {
        // A face of which there are too many borrows the bit above its count.
        const ABOVE: u32 = 0x0888_8880;
        let left = CODES[hand.kept().slot()] + ABOVE - CODES[self.slot()];
        self.slot() < SMALLER && left & ABOVE == ABOVE
    }

    /// All selections, the smaller ones first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SELECTIONS).map(Self::from_slot)
    }
}

impl Target for Kept {
    const KIND: &'static str = "dice";
    const COUNT: usize = SELECTIONS;
    #[inline]
    fn slot(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_slot(slot: usize) -> Self {
        Self(slot as u16)
    }
    fn name(self) -> String {
        if self.0 == 0 { "none".to_owned() } else { self.faces().iter().map(u8::to_string).collect() }
    }
    fn parse(name: &str) -> Option<Self> {
        if name == "none" {
            return Some(Self::NONE);
        }
        let lowest_first = name.as_bytes().is_sorted();
        let right =
            (1..=DICE).contains(&name.len()) && lowest_first && name.bytes().all(|c| (b'1'..=b'6').contains(&c));
        right.then(|| name.bytes().fold(Self::NONE, |kept, c| kept.with(c - b'0')))
    }
}

/// Five dice. Written as their faces, `22456`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand(u8);

impl Hand {
    /// As a selection of all five.
    #[inline]
    pub fn kept(self) -> Kept {
        Kept(u16::from(self.0) + SMALLER as u16)
    }
    /// Its number, below [`HANDS`].
    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
    /// The hand of these dice.
    pub fn of(dice: [u8; DICE]) -> Self {
        dice.into_iter().fold(Kept::NONE, Kept::with).hand().unwrap_or_default()
    }
    /// Its faces, lowest first.
    #[inline]
    pub fn faces(self) -> &'static [u8] {
        self.kept().faces()
    }
    /// All hands.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HANDS).map(|at| Self(at as u8))
    }
    /// How many dice show each face.
    pub fn counts(self) -> [u8; 6] {
        let mut counts = [0; 6];
        self.faces().iter().for_each(|&face| counts[usize::from(face) - 1] += 1);
        counts
    }
    /// The selections of it, the whole hand included, the smaller ones first.
    pub fn selections(self) -> Vec<Kept> {
        let mut all: Vec<Kept> = (0..1 << DICE)
            .map(|which: u8| {
                let chosen = self.faces().iter().enumerate().filter(|(at, _)| which >> at & 1 == 1);
                chosen.fold(Kept::NONE, |kept, (_, &face)| kept.with(face))
            })
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }
    /// As people write it.
    pub fn spelled(self) -> Arg {
        spelled(self.kept())
    }
}

/// Dice as people write them: `2 2 5`.
pub fn spelled(kept: Kept) -> Arg {
    let faces: Vec<String> = kept.faces().iter().map(u8::to_string).collect();
    if faces.is_empty() { Arg::Word("no-dice".to_owned()) } else { Arg::Plain(faces.join(" ")) }
}

impl Field for Hand {
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

impl serde::Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.kept().name())
    }
}

impl<'de> serde::Deserialize<'de> for Hand {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        let hand = Kept::parse(&name).and_then(Kept::hand);
        hand.ok_or_else(|| serde::de::Error::custom(format!("'{name}' is not five dice, lowest first, such as 22456")))
    }
}

/// What combos a hand holds, and how hands compare, at one table.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// How many numbers in a row make a BOOM: five, or four.
    pub boom_length: u8,
    /// Do faces decide between equal combos?
    pub faces: bool,
}

impl Reading {
    /// The highest combo that fits (JP-4.2).
    pub fn combo(self, hand: Hand) -> Combo {
        let mut counts = hand.counts();
        counts.sort_unstable_by(|a, b| b.cmp(a));
        match (counts[0], counts[1]) {
            (5, _) => Combo::WooHoo,
            (4, _) => Combo::KaBoom,
            _ if self.run(hand).is_some() => Combo::Boom,
            (3, 2) => Combo::BaDaBang,
            (3, _) => Combo::TrackATrack,
            (2, 2) => Combo::BangBang,
            (2, _) => Combo::Barehand,
            _ => Combo::Nothing,
        }
    }

    /// The end of the longest scale in the hand, if it is long enough.
    fn run(self, hand: Hand) -> Option<u8> {
        let counts = hand.counts();
        let (mut length, mut end) = (0, None);
        for face in 1..=6 {
            length = if counts[usize::from(face) - 1] > 0 { length + 1 } else { 0 };
            if length >= self.boom_length {
                end = Some(face);
            }
        }
        end
    }

    /// Does the hand contain the combo (JP-4.8)?
    pub fn contains(self, hand: Hand, combo: Combo) -> bool {
        let counts = hand.counts();
        let at_least = |n: u8| counts.iter().filter(|&&count| count >= n).count();
        match combo {
            Combo::Nothing => true,
            Combo::Barehand => at_least(2) >= 1,
            Combo::BangBang => at_least(2) >= 2,
            Combo::TrackATrack => at_least(3) >= 1,
            Combo::BaDaBang => counts.contains(&3) && counts.contains(&2),
            Combo::Boom => self.combo(hand) == Combo::Boom,
            Combo::KaBoom => at_least(4) >= 1,
            Combo::WooHoo => at_least(5) >= 1,
        }
    }

    /// What a hand is compared by: the combo, then the faces that count (JP-4.5).
    pub fn strength(self, hand: Hand) -> (Combo, [u8; 2]) {
        let combo = self.combo(hand);
        if !self.faces {
            return (combo, [0, 0]);
        }
        let counts = hand.counts();
        let highest = |n: u8| (1..=6u8).rev().find(|&face| counts[usize::from(face) - 1] == n).unwrap_or(0);
        let faces = match combo {
            Combo::Nothing => [0, 0],
            Combo::Barehand => [highest(2), 0],
            Combo::BangBang => {
                let high = highest(2);
                [high, (1..high).rev().find(|&face| counts[usize::from(face) - 1] == 2).unwrap_or(0)]
            }
            Combo::TrackATrack => [highest(3), 0],
            Combo::BaDaBang => [highest(3), highest(2)],
            Combo::Boom => [self.run(hand).unwrap_or(0), 0],
            Combo::KaBoom => [highest(4), 0],
            Combo::WooHoo => [highest(5), 0],
        };
        (combo, faces)
    }
}
