//! Sets of hexes as bits, and the hexes around each hex.

use std::sync::OnceLock;

use crate::hex::{HEXES, Hex};

/// A set of hexes of the map.
pub type HexSet = [u64; WORDS];
/// How many words it takes.
pub const WORDS: usize = HEXES.div_ceil(64);

/// No hex.
pub const NOWHERE: HexSet = [0; WORDS];

/// Is the hex in the set?
#[inline]
pub const fn has(set: &HexSet, hex: Hex) -> bool {
    set[hex.at() / 64] >> (hex.at() % 64) & 1 == 1
}

/// Puts the hex into the set.
#[inline]
pub const fn put(set: &mut HexSet, hex: Hex) {
    set[hex.at() / 64] |= 1 << (hex.at() % 64);
}

/// Takes the hex out of the set.
#[inline]
pub const fn take(set: &mut HexSet, hex: Hex) {
    set[hex.at() / 64] &= !(1 << (hex.at() % 64));
}

/// Have the two sets a hex in common?
#[inline]
pub fn meet(one: &HexSet, other: &HexSet) -> bool {
    one.iter().zip(other).fold(0, |common, (a, b)| common | a & b) != 0
}

/// The hexes of a set, in the order of their ids.
#[derive(Clone, Copy, Debug)]
pub struct Each {
    set: HexSet,
    word: usize,
}

/// The hexes of a set, in the order of their ids.
#[inline]
pub const fn each(set: HexSet) -> Each {
    Each { set, word: 0 }
}

impl Iterator for Each {
    type Item = Hex;
    #[inline]
    fn next(&mut self) -> Option<Hex> {
        while let Some(left) = self.set.get_mut(self.word) {
            if *left != 0 {
                let at = left.trailing_zeros() as u16;
                *left &= *left - 1;
                return Some(Hex((self.word * 64) as u16 + at));
            }
            self.word += 1;
        }
        None
    }
}

/// The largest radius that is looked up: no weapon and no march reaches farther.
const RADIUS: usize = 20;

/// The hexes within each radius of each hex. They are the same on every map.
pub struct Discs(Vec<[HexSet; RADIUS + 1]>);

impl std::fmt::Debug for Discs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Discs({RADIUS})")
    }
}

impl Discs {
    /// The discs of the map.
    pub fn known() -> &'static Self {
        static DISCS: OnceLock<Discs> = OnceLock::new();
        DISCS.get_or_init(|| {
            let around = |centre: Hex| {
                let mut discs = [NOWHERE; RADIUS + 1];
                for hex in Hex::all() {
                    let distance = centre.axial().unsigned_distance_to(hex.axial()) as usize;
                    discs.iter_mut().skip(distance).for_each(|disc| put(disc, hex));
                }
                discs
            };
            Discs(Hex::all().map(around).collect())
        })
    }

    /// The hexes at most so far from this one.
    #[inline]
    pub fn within(&self, centre: Hex, radius: u8) -> &HexSet {
        &self.0[centre.at()][usize::from(radius).min(RADIUS)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disc_in_the_open_grows_by_rings_of_six() {
        let centre = Hex(10 * 20 + 10);
        let sizes: [u32; 4] =
            [0, 1, 2, 5].map(|radius| Discs::known().within(centre, radius).map(u64::count_ones).iter().sum());
        assert_eq!(sizes, [1, 7, 19, 91]);
    }

    #[test]
    fn a_set_gives_its_hexes_in_the_order_of_ids() {
        let (mut one, mut other) = (NOWHERE, NOWHERE);
        [3, 64, 200, 399].map(Hex).iter().for_each(|&hex| put(&mut one, hex));
        [3, 65, 200, 399].map(Hex).iter().for_each(|&hex| put(&mut other, hex));
        assert_eq!(each(one).collect::<Vec<_>>(), [3, 64, 200, 399].map(Hex));
        take(&mut one, Hex(200));
        assert!(meet(&one, &other) && !has(&one, Hex(200)));
        take(&mut one, Hex(3));
        take(&mut one, Hex(399));
        assert!(!meet(&one, &other));
    }
}
