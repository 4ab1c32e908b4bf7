//! A set of small numbers: forts, objectives, commands.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;

/// Numbers below 16.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
#[repr(transparent)]
pub struct NumberSet(u16);

impl NumberSet {
    /// No number.
    pub const NONE: Self = Self(0);

    /// Just these, all below 16.
    pub const fn of(numbers: &[u8]) -> Self {
        let (mut set, mut at) = (0, 0);
        while at < numbers.len() {
            set |= 1 << numbers[at];
            at += 1;
        }
        Self(set)
    }

    /// Is the number in it?
    #[inline]
    pub const fn has(self, number: u8) -> bool {
        number < 16 && self.0 >> number & 1 == 1
    }

    /// Puts a number in that is below 16.
    pub const fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    /// Takes a number out.
    pub const fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The smallest of them.
    #[inline]
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// From the smallest up.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Self(left).first()?;
            left &= left - 1;
            Some(first)
        })
    }
}

impl From<NumberSet> for Vec<u8> {
    fn from(set: NumberSet) -> Self {
        set.iter().collect()
    }
}

impl TryFrom<Vec<u8>> for NumberSet {
    type Error = String;
    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        match numbers.iter().find(|&&number| number >= 16) {
            Some(wrong) => Err(format!("{wrong} is not below 16")),
            None => Ok(Self::of(&numbers)),
        }
    }
}
