//! The dice of a turn: six white, four blue, two of Sacrifice, and the bonus dice of leaders and cards (LR-3.5).

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::flow::Field;
use staffetta_kernel::kinds;

use staffetta_kernel::bit_sets;

kinds! {
    /// A die by its id. It keeps the id after a reroll.
    pub enum Die, "die" {
        /// White 1.
        W1 = "w1",
        /// White 2.
        W2 = "w2",
        /// White 3.
        W3 = "w3",
        /// White 4.
        W4 = "w4",
        /// White 5.
        W5 = "w5",
        /// White 6.
        W6 = "w6",
        /// Blue 1, in the order of rolling.
        B1 = "b1",
        /// Blue 2.
        B2 = "b2",
        /// Blue 3.
        B3 = "b3",
        /// Blue 4.
        B4 = "b4",
        /// The 6 of a Sacrifice.
        X1 = "x1",
        /// The 6 of a second Sacrifice in the same turn.
        X2 = "x2",
        /// Jean Dumont's bonus die.
        Dumont = "dumont5",
        /// Marguerite Vasseur's bonus die.
        Vasseur = "vasseur4",
        /// The bonus die of the MG-34.
        Mg34 = "mg6",
        /// The bonus die of the Panzerfaust.
        Panzerfaust = "pf5",
    }
}

bit_sets! {
    /// A set of dice.
    pub struct DiceSet of Die, bits u16;
}

/// All values of a die, as a set of bits.
pub const ANY: u8 = 0b111_1110;
/// Dice that a pool can hold; the ids from here on are bonus dice.
pub const POOL: usize = 12;
/// The most white dice.
pub const WHITE: usize = 6;
/// The most blue dice.
pub const BLUE: usize = 4;

impl Die {
    /// Is it a bonus die, which never joins the pool?
    #[inline]
    pub const fn is_bonus(self) -> bool {
        self as usize >= POOL
    }
}

impl DiceSet {
    /// The white dice.
    pub const WHITE: Self = Self((1 << WHITE) - 1);
    /// The bonus dice.
    pub const BONUS: Self = Self(u16::MAX << POOL);
}

/// How many dice of each value: four bits a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Counts(pub u32);

impl Field for Counts {
    const BYTES: usize = 4;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        self.0.write(to);
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self(Field::read(from))
    }
}

impl Counts {
    /// No dice.
    pub const NONE: Self = Self(0);

    /// One die more of this value.
    #[inline]
    #[must_use]
    pub const fn with(self, value: u8) -> Self {
        Self(self.0 + (1 << (4 * value)))
    }

    /// One die less of this value, which must be there.
    #[inline]
    #[must_use]
    pub const fn without(self, value: u8) -> Self {
        Self(self.0 - (1 << (4 * value)))
    }

    /// How many of this value.
    #[inline]
    pub const fn count(self, value: u8) -> u32 {
        self.0 >> (4 * value) & 15
    }

    /// The smallest value of at least this that is there.
    #[inline]
    pub const fn least(self, value: u8) -> Option<u8> {
        if value > 6 {
            return None;
        }
        let above = self.0 & (u32::MAX << (4 * value));
        if above == 0 { None } else { Some(above.trailing_zeros() as u8 / 4) }
    }

    /// The values that are there, as a set of bits.
    #[inline]
    pub const fn values(self) -> u8 {
        let any = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x1111_1111;
        // The lowest bits of the nibbles, brought together.
        let pairs = (any | any >> 3) & 0x0303_0303;
        let fours = (pairs | pairs >> 6) & 0x000f_000f;
        (fours | fours >> 12) as u8
    }

    /// The sum of all pips.
    #[inline]
    pub const fn pips(self) -> u32 {
        // The highest byte of a product is the sum of all bytes, each times its factor.
        let even = (self.0 & 0x0f0f_0f0f).wrapping_mul(0x0002_0406) >> 24;
        let odd = (self.0 >> 4 & 0x0f0f_0f0f).wrapping_mul(0x0103_0507) >> 24;
        even + odd
    }

    /// The 6s, 5s and 4s, more than three of a value counted as three: two bits a value, the 6s lowest.
    #[inline]
    pub const fn high(self) -> usize {
        self.three_values(4)
    }

    /// The 1s, in four bits, and above them the 4s, 3s and 2s like [`Counts::high`].
    #[inline]
    pub const fn low(self) -> usize {
        self.count(1) as usize | self.three_values(2) << 4
    }

    #[inline]
    const fn three_values(self, from: u8) -> usize {
        let counts = self.0 >> (4 * from) & 0xfff;
        let many = (counts >> 2 | counts >> 3) & 0x111;
        let capped = (counts | many | many << 1) & 0x333;
        // Brings the three pairs of bits together.
        ((capped * 0x1041) >> 8 & 63) as usize
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These but not those, which must be among them.
    #[inline]
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

/// Dice with what look-ups ask about them.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    pub counts: Counts,
    /// See [`Counts::pips`] and [`Counts::high`].
    pub pips: u32,
    pub high: usize,
}

impl Tally {
    #[inline]
    pub const fn of(counts: Counts) -> Self {
        Self { counts, pips: counts.pips(), high: counts.high() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_any_dice_are_found() {
        for set in 0..1u8 << 6 {
            let mut counts = Counts::NONE;
            for value in (1..=6).filter(|value| set >> (value - 1) & 1 == 1) {
                for _ in 0..=(set + value) % 11 {
                    counts = counts.with(value);
                }
            }
            assert_eq!(counts.values(), set << 1, "{counts:?}");
        }
    }

    #[test]
    fn pips_and_high_dice_are_those_of_a_plain_count() {
        for seed in 0..5000u32 {
            let mut counts = Counts::NONE;
            let mut seen = [0usize; 7];
            for die in 0..seed % 13 {
                let value = (seed.wrapping_mul(2_654_435_761).rotate_left(die * 5) >> 7) % 6 + 1;
                counts = counts.with(value as u8);
                seen[value as usize] += 1;
            }
            assert_eq!(counts.pips() as usize, (1..=6).map(|v| v * seen[v]).sum::<usize>(), "{seen:?}");
            let high = seen[6].min(3) | seen[5].min(3) << 2 | seen[4].min(3) << 4;
            assert_eq!(counts.high(), high, "{seen:?}");
            let low = seen[1] | seen[4].min(3) << 4 | seen[3].min(3) << 6 | seen[2].min(3) << 8;
            assert_eq!(counts.low(), low, "{seen:?}");
        }
    }
}
