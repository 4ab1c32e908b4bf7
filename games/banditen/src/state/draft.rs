//! A choice in the making.

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Array, Pile};

use super::Deed;
use crate::hex::Hex;
use crate::kinds::Entry;
use crate::rules::MINES;

/// The picks made so far of a choice that has not taken effect. Private to the one who chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Draft {
    /// The units chosen.
    pub mask: u64,
    pub hex: Hex,
    /// Target, or hex to enter.
    pub target: Hex,
    pub deed: Deed,
    /// The entry of reinforcements.
    pub entry: Entry,
    /// Who takes part is settled; strengths follow.
    pub settled: u8,
    pub open: u8,
    /// Strengths of the new units, largest first.
    pub parts: Pile<u8, 6>,
    pub spare: u8,
    /// Mine hexes in the order of their ids, and the values of the first of them.
    pub mines: Array<Hex, MINES>,
    pub laid: u8,
    pub values: Pile<u8, MINES>,
    pub spare2: u8,
}

impl Draft {
    pub fn none() -> Self {
        Self {
            mask: 0,
            hex: Hex::NONE,
            target: Hex::NONE,
            deed: Deed::None,
            entry: Entry::Garibaldi,
            settled: 0,
            open: 0,
            parts: Pile::new(),
            spare: 0,
            mines: Array([Hex::NONE; MINES]),
            laid: 0,
            values: Pile::new(),
            spare2: 0,
        }
    }
    #[inline]
    pub const fn is_open(&self) -> bool {
        self.open != 0
    }
}
