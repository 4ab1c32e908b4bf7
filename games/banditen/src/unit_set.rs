//! A set of counters of one side.

use serde::{Deserialize, Serialize, Serializer};
use staffetta_kernel::Seat;
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::flow::Field;

use crate::counter::Counter;
use crate::kinds::{AXIS, PARTISAN};

/// Counters of one side: a stack, a group that acts, those who are pinned. An empty set knows its side too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(into = "Listed", try_from = "Listed")]
#[repr(C)]
pub struct UnitSet {
    /// A bit for each place of the tray. As bytes, so that a set fits a state without padding.
    bits: [u8; 8],
    seat: Seat,
}

impl UnitSet {
    #[inline(always)]
    const fn new(seat: Seat, bits: u64) -> Self {
        Self { bits: bits.to_le_bytes(), seat }
    }

    #[inline(always)]
    const fn bits(self) -> u64 {
        u64::from_le_bytes(self.bits)
    }

    /// No counter of this side.
    #[inline]
    pub const fn none(seat: Seat) -> Self {
        Self::new(seat, 0)
    }

    /// Just this counter.
    #[inline]
    pub const fn one(counter: Counter) -> Self {
        Self::new(counter.seat(), 1 << counter.place())
    }

    /// Whose counters.
    #[inline(always)]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// Is it empty?
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.bits().count_ones()
    }

    /// More than one?
    #[inline]
    pub const fn several(self) -> bool {
        self.bits() & self.bits().wrapping_sub(1) != 0
    }

    /// Is the counter in it? Never one of the other side.
    #[inline]
    pub fn has(self, counter: Counter) -> bool {
        counter.seat() == self.seat && self.bits() >> counter.place() & 1 == 1
    }

    /// With one more of this side.
    #[inline]
    #[must_use]
    pub const fn with(self, counter: Counter) -> Self {
        Self::new(self.seat, self.bits() | 1 << counter.place())
    }

    /// Puts one in that is of this side.
    #[inline]
    pub const fn insert(&mut self, counter: Counter) {
        *self = self.with(counter);
    }

    /// Takes one out, if it is in.
    #[inline]
    pub fn remove(&mut self, counter: Counter) {
        if counter.seat() == self.seat {
            *self = Self::new(self.seat, self.bits() & !(1 << counter.place()));
        }
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::new(self.seat, self.bits() & other.bits())
    }

    /// Those of either; both are of one side.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::new(self.seat, self.bits() | other.bits())
    }

    /// Those that are not in the other, which is of the same side.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::new(self.seat, self.bits() & !other.bits())
    }

    /// Those of which this is true.
    #[inline(always)]
    #[must_use]
    pub fn filter(self, mut keep: impl FnMut(Counter) -> bool) -> Self {
        let mut bits = 0;
        for counter in self {
            bits |= u64::from(keep(counter)) << counter.place();
        }
        Self::new(self.seat, bits)
    }

    /// The first in unit order (BN-4.8).
    #[inline]
    pub fn first(self) -> Option<Counter> {
        self.into_iter().next()
    }

    /// Those at this place of the tray or after it.
    pub fn at_or_after(self, place: u32) -> Self {
        Self::new(self.seat, self.bits() & u64::MAX.checked_shl(place).unwrap_or(0))
    }

    /// The place of the tray after the last of them.
    #[inline]
    pub const fn end(self) -> u32 {
        u64::BITS - self.bits().leading_zeros()
    }

    /// Writes it as a list, without its side.
    pub fn list<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }

    /// All that are not empty and within this one, the smallest numbers first.
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let all = self.bits();
        let mut last = 0u64;
        std::iter::from_fn(move || {
            last = last.wrapping_sub(all) & all;
            (last != 0).then(|| Self::new(self.seat, last))
        })
    }
}

impl IntoIterator for UnitSet {
    type Item = Counter;
    type IntoIter = Counters;
    /// In unit order (BN-4.8).
    #[inline]
    fn into_iter(self) -> Counters {
        Counters { left: self.bits(), first: Counter::of(self.seat, 0).0 }
    }
}

/// The counters of a set, in unit order.
#[derive(Clone, Copy, Debug)]
pub struct Counters {
    left: u64,
    first: u8,
}

impl Iterator for Counters {
    type Item = Counter;
    #[inline]
    fn next(&mut self) -> Option<Counter> {
        if self.left == 0 {
            return None;
        }
        let at = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        Some(Counter(self.first + at))
    }
}

impl Field for UnitSet {
    const BYTES: usize = 9;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[..8].copy_from_slice(&self.bits);
        to[8] = self.seat.0;
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        let mut bits = [0; 8];
        bits.copy_from_slice(&from[..8]);
        Self { bits, seat: Seat(from[8]) }
    }
}

/// A set in words: the side and its counters.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Listed {
    Partisan(Vec<Counter>),
    Axis(Vec<Counter>),
}

impl From<UnitSet> for Listed {
    fn from(set: UnitSet) -> Self {
        let list = set.into_iter().collect();
        if set.seat == PARTISAN { Self::Partisan(list) } else { Self::Axis(list) }
    }
}

impl TryFrom<Listed> for UnitSet {
    type Error = String;
    fn try_from(listed: Listed) -> Result<Self, String> {
        let (seat, list) = match listed {
            Listed::Partisan(list) => (PARTISAN, list),
            Listed::Axis(list) => (AXIS, list),
        };
        if list.iter().any(|counter| counter.seat() != seat) {
            return Err("counters of both sides in one set".to_owned());
        }
        Ok(list.into_iter().fold(Self::none(seat), Self::with))
    }
}
