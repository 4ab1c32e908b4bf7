//! Hexes: numbered `CC.RR`, flat on top, even columns pushed down by half a hex.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use staffetta_kernel::Target;
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::flow::Field;
use staffetta_kernel::schemars::JsonSchema;

/// Columns and rows of both maps.
pub const SIDE: usize = 20;
/// How many hexes a map has.
pub const HEXES: usize = SIDE * SIDE;

/// A hex of the map, or one of two places off it. Hexes count by column, then by row: the order of hex ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, NoUninit, JsonSchema)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars", extend("x-kind" = "hex"))]
#[repr(transparent)]
pub struct Hex(#[schemars(with = "String")] pub u16);

/// Directions in the order N, NE, SE, S, SW, NW, as (dq, dr).
pub const DIRECTIONS: [(i32, i32); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
/// Their names in the map files.
pub const DIRECTION_NAMES: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

impl Hex {
    /// Still to enter, or thrown back before it entered.
    pub const POOL: Self = Self(HEXES as u16);
    /// Eliminated, or never there.
    pub const NONE: Self = Self(HEXES as u16 + 1);

    /// Is it on the map?
    #[inline]
    pub const fn on_map(self) -> bool {
        self.0 < HEXES as u16
    }

    /// It, if it is on the map.
    #[inline]
    pub fn known(self) -> Option<Self> {
        self.on_map().then_some(self)
    }

    /// As an index into the tables of a map. Only for hexes of the map.
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    /// Its place in axial coordinates, for the crate that does the hex mathematics.
    pub const fn axial(self) -> hexx::Hex {
        let (column, row) = (self.0 as i32 / SIDE as i32, self.0 as i32 % SIDE as i32);
        hexx::Hex::new(column, row - (column - (column & 1)) / 2)
    }

    /// The hex of the map at this place.
    pub fn of_axial(place: hexx::Hex) -> Option<Self> {
        let row = place.y + (place.x - (place.x & 1)) / 2;
        let on = (0..SIDE as i32).contains(&place.x) && (0..SIDE as i32).contains(&row);
        on.then(|| Self((place.x * SIDE as i32 + row) as u16))
    }

    /// The neighbour in this direction.
    pub fn neighbour(self, direction: usize) -> Option<Self> {
        let (dq, dr) = DIRECTIONS[direction];
        Self::of_axial(self.axial() + hexx::Hex::new(dq, dr))
    }

    /// Integer plane coordinates in which the sides of hexes are exact: an affine image of the map.
    pub const fn plane(self) -> (i32, i32) {
        let place = self.axial();
        (3 * place.x, 2 * place.y + place.x)
    }

    /// Does it lie on the edge of the map (BN-14.5)?
    pub const fn on_edge(self) -> bool {
        let (column, row) = (self.0 as usize / SIDE, self.0 as usize % SIDE);
        column == 0 || column == SIDE - 1 || row == 0 || row == SIDE - 1
    }

    /// Its name: `CC.RR`, or the place off the map.
    pub fn word(self) -> &'static str {
        static WORDS: OnceLock<Vec<String>> = OnceLock::new();
        let words = WORDS.get_or_init(|| {
            Self::all()
                .map(|Self(at)| at as usize)
                .map(|at| format!("{:02}.{:02}", at / SIDE + 1, at % SIDE + 1))
                .collect()
        });
        match words.get(self.at()) {
            Some(word) => word,
            None if self == Self::POOL => "pool",
            None => "none",
        }
    }

    /// All hexes of the map in the order of their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HEXES as u16).map(Self)
    }
}

impl Default for Hex {
    fn default() -> Self {
        Self::NONE
    }
}

impl Target for Hex {
    const KIND: &'static str = "hex";
    const COUNT: usize = HEXES;
    #[inline]
    fn slot(self) -> usize {
        self.at()
    }
    #[inline]
    fn from_slot(slot: usize) -> Self {
        Self(slot as u16)
    }
    fn name(self) -> String {
        self.word().to_owned()
    }
    fn parse(name: &str) -> Option<Self> {
        let (column, row) = name.split_once('.')?;
        let read = |text: &str| {
            let plain = text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit());
            plain.then(|| text.parse::<usize>().ok()).flatten().filter(|n| (1..=SIDE).contains(n))
        };
        Some(Self(((read(column)? - 1) * SIDE + read(row)? - 1) as u16))
    }
}

impl Field for Hex {
    const BYTES: usize = 2;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        self.0.write(to);
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self(u16::read(from))
    }
}

impl Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        match name.as_str() {
            "pool" => Ok(Self::POOL),
            "none" => Ok(Self::NONE),
            _ => Self::parse(&name).ok_or_else(|| serde::de::Error::custom(format!("there is no hex '{name}'"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(name: &str) -> Hex {
        Hex::parse(name).expect("a hex")
    }

    #[test]
    fn plane_coordinates_are_those_of_the_grid_convention() {
        let told = [("01.01", (0, 0)), ("02.01", (3, 1)), ("15.08", (42, 14)), ("16.09", (45, 17)), ("20.05", (57, 9))];
        for (name, place) in told.into_iter().chain([("07.17", (18, 32)), ("20.20", (57, 39))]) {
            assert_eq!(hex(name).plane(), place, "{name}");
        }
    }

    #[test]
    fn the_printed_line_is_a_straight_row_of_sixteen() {
        let (mut here, end) = (hex("01.13"), hex("16.20"));
        for step in 1..16 {
            here = here.neighbour(2).expect("south-east stays on the map");
            assert_eq!(here == end, step == 15);
        }
    }

    #[test]
    fn a_name_with_a_sign_or_a_letter_is_no_hex() {
        for wrong in ["", "1.01", "01.1", "+1.01", "21.01", "01.21", "00.05", "ab.cd", "01.01.01"] {
            assert_eq!(Hex::parse(wrong), None, "{wrong}");
        }
    }
}
