//! The dice of a turn: six white, four blue, two of Sacrifice, and the bonus dice of leaders and cards (LR-3.5).

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Choices, Target, kinds};

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

/// All values of a die, as a set of bits.
pub const ANY: u8 = 0b111_1110;
/// Dice that a pool can hold; the ids from here on are bonus dice.
pub const POOL: usize = 12;
/// The bonus dice as a set.
pub const BONUS: u16 = u16::MAX << POOL;
/// The most white dice.
pub const WHITE: usize = 6;
/// The most blue dice.
pub const BLUE: usize = 4;

impl Die {
    /// The bit of this die in a set of dice.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// Is it a bonus die, which never joins the pool?
    #[inline]
    pub const fn is_bonus(self) -> bool {
        self as usize >= POOL
    }
}

/// The dice of a set, from w1 on.
pub fn dice_of(mut set: u16) -> impl Iterator<Item = Die> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let at = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(Die::ALL[at])
    })
}

/// How many dice of each value: four bits a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Counts(pub u32);

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

/// The pool of the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Pool {
    /// The free dice by value.
    pub counts: Counts,
    /// The free dice.
    pub free: u16,
    /// Dice taken off for the turn, by a Mulligan or Faulty Intel.
    pub removed: u16,
    /// What each die shows; 0 for a die that is not there.
    pub value: [u8; POOL],
    /// The free dice of each value.
    sets: [u16; 8],
}

impl Pool {
    /// A fresh pool of white dice.
    #[inline]
    pub fn rolled(values: &[u8]) -> Self {
        let mut pool = Self { free: ((1u32 << values.len()) - 1) as u16, ..Self::default() };
        for (at, &value) in values.iter().enumerate().take(WHITE) {
            pool.value[at] = value;
            pool.counts = pool.counts.with(value);
            pool.sets[usize::from(value & 7)] |= 1 << at;
        }
        pool
    }

    /// What a die of the pool shows.
    #[inline]
    pub fn shows(&self, die: Die) -> u8 {
        if die.is_bonus() { 0 } else { self.value[die as usize] }
    }

    /// Is the die free?
    #[inline]
    pub fn is_free(&self, die: Die) -> bool {
        self.free & die.bit() != 0
    }

    /// A die joins, or shows a new value.
    #[inline]
    pub fn set(&mut self, die: Die, value: u8) {
        if self.is_free(die) {
            self.spend(die);
        }
        self.value[die as usize] = value;
        self.free |= die.bit();
        self.sets[usize::from(value & 7)] |= die.bit();
        self.counts = self.counts.with(value);
    }

    /// A free die is spent.
    #[inline]
    pub fn spend(&mut self, die: Die) {
        let value = self.value[die as usize];
        self.free &= !die.bit();
        self.sets[usize::from(value & 7)] &= !die.bit();
        self.counts = self.counts.without(value);
    }

    /// A set of free dice is spent at once; these are left, by value.
    #[inline]
    pub fn spend_all(&mut self, dice: u16, left: Counts) {
        self.free &= !dice;
        self.sets.iter_mut().for_each(|set| *set &= !dice);
        self.counts = left;
    }

    /// A free die is taken off for the turn.
    #[inline]
    pub fn remove(&mut self, die: Die) {
        self.spend(die);
        self.removed |= die.bit();
    }

    /// The free dice that show this.
    #[inline]
    pub fn showing(&self, value: u8) -> u16 {
        self.sets[usize::from(value & 7)]
    }

    /// The first free die, in the order w, b, x, that shows what this one shows, outside this set: it speaks for all.
    #[inline]
    pub fn canon(&self, die: Die, without: u16) -> Die {
        dice_of(self.showing(self.shows(die)) & !without).next().unwrap_or(die)
    }

    /// Lists the first free die, outside this set, of each of these values (a set of bits), as what it is made.
    #[inline]
    pub fn list_values<A: Copy>(&self, without: u16, wanted: u8, out: &mut Choices<A>, make: impl Fn(Die) -> A) {
        out.push_each_if::<6>(|below| {
            let value = below as u8 + 1;
            let there = self.showing(value) & !without;
            let first = Die::ALL[there.trailing_zeros() as usize % Die::COUNT];
            ((there != 0) & (wanted >> value & 1 == 1), make(first))
        });
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

    #[test]
    fn counts_follow_the_free_dice() {
        let mut pool = Pool::default();
        for (die, value) in [(Die::W1, 6), (Die::W2, 4), (Die::W3, 4), (Die::B1, 1)] {
            pool.set(die, value);
        }
        assert_eq!((pool.counts.pips(), pool.counts.count(4), pool.counts.count(3)), (15, 2, 0));
        pool.spend(Die::W2);
        pool.remove(Die::B1);
        assert_eq!((pool.counts.pips(), pool.counts.least(1), pool.counts.least(5)), (10, Some(4), Some(6)));
        assert_eq!(pool.canon(Die::W3, 0), Die::W3);
        pool.set(Die::W3, 6);
        assert_eq!(pool.canon(Die::W3, 0), Die::W1);
    }
}
