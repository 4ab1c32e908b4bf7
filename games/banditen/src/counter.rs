//! A counter, by its place in its owner's tray.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use staffetta_kernel::flow::Field;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Seat, Target};

use crate::kinds::{AXIS, PARTISAN};

/// Places for counters of the partisans.
pub const PARTISAN_COUNTERS: usize = 64;
/// Places for counters of the Axis.
pub const AXIS_COUNTERS: usize = 32;
/// All places for counters.
pub const COUNTERS: usize = PARTISAN_COUNTERS + AXIS_COUNTERS;

// The tray of the Axis follows that of the partisans.
const _: () = assert!(PARTISAN.0 == 0 && AXIS.0 == 1);

/// A counter in its owner's tray: `p7`, `a3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", extend("x-kind" = "unit"))]
pub struct Counter(#[schemars(with = "String")] pub u8);

impl Counter {
    /// The counter at this place of a seat's tray.
    #[inline]
    pub const fn of(seat: Seat, place: u32) -> Self {
        Self(seat.0 * PARTISAN_COUNTERS as u8 + place as u8)
    }

    /// Whose it is.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.0 / PARTISAN_COUNTERS as u8)
    }

    /// Its place in its owner's tray.
    #[inline]
    pub const fn place(self) -> u32 {
        (self.0 % PARTISAN_COUNTERS as u8) as u32
    }

    /// As an index.
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    /// How many counters a seat may have.
    pub const fn capacity(seat: Seat) -> u32 {
        if seat.0 == PARTISAN.0 { PARTISAN_COUNTERS as u32 } else { AXIS_COUNTERS as u32 }
    }

    /// Its name in actions.
    fn word(self) -> &'static str {
        static WORDS: OnceLock<Vec<String>> = OnceLock::new();
        let words = WORDS.get_or_init(|| {
            let tray = |side: char, count: usize| (0..count).map(move |at| format!("{side}{at}"));
            tray('p', PARTISAN_COUNTERS).chain(tray('a', AXIS_COUNTERS)).collect()
        });
        words.get(self.at()).map_or("none", String::as_str)
    }
}

impl Target for Counter {
    const KIND: &'static str = "unit";
    const COUNT: usize = COUNTERS;
    #[inline]
    fn slot(self) -> usize {
        self.at()
    }
    #[inline]
    fn from_slot(slot: usize) -> Self {
        Self(slot as u8)
    }
    fn name(self) -> String {
        self.word().to_owned()
    }
    fn parse(name: &str) -> Option<Self> {
        let (seat, digits) = match name.strip_prefix('p') {
            Some(digits) => (PARTISAN, digits),
            None => (AXIS, name.strip_prefix('a')?),
        };
        let place = digits.parse().ok().filter(|&place| place < Self::capacity(seat))?;
        // Read back, so that a sign or a zero in front is no name.
        Some(Self::of(seat, place)).filter(|counter| counter.word() == name)
    }
}

impl Field for Counter {
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

impl Serialize for Counter {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Counter {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Self::parse(&name).ok_or_else(|| serde::de::Error::custom(format!("there is no counter '{name}'")))
    }
}
