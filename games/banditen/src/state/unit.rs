//! Counters, their marks, and sets of them.

use staffetta_kernel::Seat;
use staffetta_kernel::bytemuck::NoUninit;

use crate::action::{Counter, PARTISAN_COUNTERS};
use crate::hex::Hex;

/// Marks on a counter.
pub mod mark {
    /// How often it has fired in this turn: the lowest two bits.
    pub const FIRE: u8 = 3;
    /// Pinned.
    pub const PINNED: u8 = 1 << 2;
    /// Entered in this turn, so in command (BN-6.2).
    pub const ENTERED: u8 = 1 << 3;
    /// Has used its free entry in this turn (BN-14.3).
    pub const TRIED: u8 = 1 << 4;
    /// The back side of a command.
    pub const BACK: u8 = 1 << 5;
}

/// A counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Unit {
    pub hex: Hex,
    pub vf: u8,
    pub marks: u8,
    /// The printed counter that it is, or was divided from.
    pub print: u8,
    /// Which part of it, counted from 1; 0 for the whole.
    pub part: u8,
}

impl Unit {
    pub const GONE: Self = Self { hex: Hex::NONE, vf: 0, marks: 0, print: 0, part: 0 };
    #[inline]
    pub const fn fires(&self) -> u8 {
        self.marks & mark::FIRE
    }
    #[inline]
    pub const fn pinned(&self) -> bool {
        self.marks & mark::PINNED != 0
    }
}

/// The counters of a set.
#[derive(Clone, Copy, Debug)]
pub struct Counters {
    left: u64,
    base: u8,
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
        Some(Counter(self.base + at))
    }
}

/// The counters of a seat in this set, in unit order (BN-4.8).
#[inline]
pub const fn counters(seat: Seat, mask: u64) -> Counters {
    Counters { left: mask, base: if seat.0 == 0 { 0 } else { PARTISAN_COUNTERS as u8 } }
}
