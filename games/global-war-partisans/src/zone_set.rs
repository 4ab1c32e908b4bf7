//! Sets of zones.

use staffetta_kernel::Target;
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};

use crate::zone::{ZONES, Zone};

const WORDS: usize = 3;

/// A set of zones, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct ZoneSet([u64; WORDS]);

impl ZoneSet {
    /// No zone.
    pub const NONE: Self = Self([0; WORDS]);

    /// Every zone.
    pub const ALL: Self = {
        let mut words = [0; WORDS];
        let mut zone = 0;
        while zone < ZONES {
            words[zone / 64] |= 1 << (zone % 64);
            zone += 1;
        }
        Self(words)
    };

    /// Just this zone.
    #[inline]
    pub fn one(zone: Zone) -> Self {
        let mut set = Self::NONE;
        set.insert(zone);
        set
    }

    /// Is the zone in it?
    #[inline]
    pub fn has(self, zone: Zone) -> bool {
        self.0[zone as usize / 64] >> (zone as usize % 64) & 1 == 1
    }

    /// Puts a zone in.
    #[inline]
    pub fn insert(&mut self, zone: Zone) {
        self.0[zone as usize / 64] |= 1 << (zone as usize % 64);
    }

    /// Takes a zone out.
    #[inline]
    pub fn remove(&mut self, zone: Zone) {
        self.0[zone as usize / 64] &= !(1 << (zone as usize % 64));
    }

    /// Is nothing in it?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Do the two have a zone in common?
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Takes the first zone out.
    #[inline]
    pub fn take_first(&mut self) -> Option<Zone> {
        let first = self.iter().next()?;
        self.remove(first);
        Some(first)
    }

    /// How many zones.
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The zones in the order of their ids.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter { set: self.0, word: 0 }
    }
}

impl std::ops::BitOr for ZoneSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl std::ops::BitAnd for ZoneSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl std::ops::BitOrAssign for ZoneSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl FromIterator<Zone> for ZoneSet {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Self {
        zones.into_iter().fold(Self::NONE, |mut set, zone| {
            set.insert(zone);
            set
        })
    }
}

/// Goes through a set.
#[derive(Clone, Copy, Debug)]
pub struct Iter {
    set: [u64; WORDS],
    word: usize,
}

impl Iterator for Iter {
    type Item = Zone;
    #[inline]
    fn next(&mut self) -> Option<Zone> {
        while self.word < WORDS {
            let bits = self.set[self.word];
            if bits != 0 {
                self.set[self.word] = bits & (bits - 1);
                return Some(Zone::from_slot(self.word * 64 + bits.trailing_zeros() as usize));
            }
            self.word += 1;
        }
        None
    }
}
