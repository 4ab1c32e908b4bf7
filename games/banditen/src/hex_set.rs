//! Sets of hexes as bits, and the hexes around each hex.

use std::sync::OnceLock;

use staffetta_kernel::bytemuck::NoUninit;

use crate::hex::{HEXES, Hex};

/// How many words a set takes.
const WORDS: usize = HEXES.div_ceil(64);

/// A set of hexes of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// No hex.
    pub const NONE: Self = Self([0; WORDS]);

    /// Is the hex in the set?
    #[inline]
    pub const fn has(&self, hex: Hex) -> bool {
        self.0[hex.at() / 64] >> (hex.at() % 64) & 1 == 1
    }

    /// Puts the hex in.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.at() / 64] |= 1 << (hex.at() % 64);
    }

    /// Takes the hex out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.at() / 64] &= !(1 << (hex.at() % 64));
    }

    /// Have the two sets a hex in common?
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |common, (a, b)| common | a & b) != 0
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl IntoIterator for HexSet {
    type Item = Hex;
    type IntoIter = Hexes;
    /// In the order of hex ids.
    #[inline]
    fn into_iter(self) -> Hexes {
        Hexes { set: self, word: 0 }
    }
}

/// The hexes of a set, in the order of their ids.
#[derive(Clone, Copy, Debug)]
pub struct Hexes {
    set: HexSet,
    word: usize,
}

impl Iterator for Hexes {
    type Item = Hex;
    #[inline]
    fn next(&mut self) -> Option<Hex> {
        while let Some(left) = self.set.0.get_mut(self.word) {
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
                let mut discs = [HexSet::NONE; RADIUS + 1];
                for hex in Hex::all() {
                    let distance = centre.axial().unsigned_distance_to(hex.axial()) as usize;
                    discs.iter_mut().skip(distance).for_each(|disc| disc.insert(hex));
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
        let sizes = [0, 1, 2, 5].map(|radius| Discs::known().within(centre, radius).into_iter().count());
        assert_eq!(sizes, [1, 7, 19, 91]);
    }

    #[test]
    fn a_set_gives_its_hexes_in_the_order_of_ids() {
        let mut one: HexSet = [200, 3, 64, 399].map(Hex).into_iter().collect();
        let other: HexSet = [3, 65, 200, 399].map(Hex).into_iter().collect();
        assert_eq!(one.into_iter().collect::<Vec<_>>(), [3, 64, 200, 399].map(Hex));
        one.remove(Hex(200));
        assert!(one.meets(&other) && !one.has(Hex(200)));
        one.remove(Hex(3));
        one.remove(Hex(399));
        assert!(!one.meets(&other));
    }
}
