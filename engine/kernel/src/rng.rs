//! Random words, and how a number below `n` is made of them.
//!
//! The sampling is ours and fixed by golden vectors: a record must mean the same dice for ever, whatever a library's
//! next version does.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

/// A source of random 32-bit words.
pub trait Rng {
    /// The next word.
    fn word(&mut self) -> u32;

    /// A number below `n`, every one equally likely (multiply and reject). `n` of 0 counts as 1.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let n = n.max(1);
        let mut wide = u64::from(self.word()) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.word()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// Puts the things into a random order (Fisher-Yates from the end).
    #[inline]
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            things.swap(last, other);
        }
    }

    /// One of these, or none of nothing.
    #[inline]
    fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() { None } else { Some(things[self.below(things.len() as u32) as usize]) }
    }
}

impl<L: Rng> Rng for &mut L {
    #[inline]
    fn word(&mut self) -> u32 {
        (**self).word()
    }
}

/// A fast generator for search and simulation (xoshiro256++). Never part of a record.
#[derive(Clone, Debug)]
pub struct FastRng {
    s: [u64; 4],
}

impl FastRng {
    /// The generator of this seed; different seeds give unrelated streams (splitmix64 fills the state).
    pub fn new(seed: u64) -> Self {
        let mut x = seed;
        let s = [0; 4].map(|_: u64| {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = x;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        });
        Self { s }
    }

    /// A generator for one of many independent tasks under one seed, such as a game of a simulation.
    pub fn nth(seed: u64, index: u64) -> Self {
        Self::new(Self::new(seed ^ index.wrapping_mul(0xd6e8_feb8_6659_fd93)).next_u64())
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.s;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }
}

impl Rng for FastRng {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
}

/// The secret of a table: 256 bits from which every die of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed that is no secret, for tests and laboratories.
    pub fn plain(number: u64) -> Self {
        let mut quick = FastRng::new(number);
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&quick.next_u64().to_le_bytes());
        }
        Self(bytes)
    }

    /// The stream of words that belongs to one entry of the record.
    pub fn stream(&self, entry: u32) -> EntryRng {
        let mut words = ChaCha12Rng::from_seed(self.0);
        words.set_stream(u64::from(entry));
        EntryRng(words)
    }

    /// The seed as 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        crate::hex::encode(&self.0)
    }

    /// The seed written as 64 hexadecimal digits.
    pub fn from_hex(digits: &str) -> Option<Self> {
        crate::hex::decode(digits).map(Self)
    }
}

/// The words of one entry under a seed (ChaCha with 12 rounds, the entry's number as the stream).
#[derive(Clone, Debug)]
pub struct EntryRng(ChaCha12Rng);

impl Rng for EntryRng {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_an_entry_is_fixed_for_ever() {
        let mut stream = Seed([7; 32]).stream(3);
        let words: Vec<u32> = (0..4).map(|_| stream.word()).collect();
        assert_eq!(words, [2418594263, 1033166703, 2880857397, 3079204541]);
    }

    #[test]
    fn dice_and_shuffles_of_a_stream_are_fixed_for_ever() {
        let mut stream = Seed::plain(1944).stream(0);
        let dice: Vec<u32> = (0..10).map(|_| stream.below(6) + 1).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        stream.shuffle(&mut cards);
        assert_eq!(dice, [3, 4, 1, 2, 3, 6, 6, 5, 4, 2]);
        assert_eq!(cards, [7, 4, 3, 0, 2, 1, 6, 9, 8, 5]);
    }

    #[test]
    fn a_number_below_three_is_even_over_all_words() {
        struct Count(u32);
        impl Rng for Count {
            fn word(&mut self) -> u32 {
                self.0 = self.0.wrapping_add(1 << 16);
                self.0
            }
        }
        let mut count = Count(0);
        let mut seen = [0u32; 3];
        for _ in 0..1 << 16 {
            seen[count.below(3) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| n.abs_diff((1 << 16) / 3) <= 1), "{seen:?}");
    }
}
