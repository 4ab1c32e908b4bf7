//! The pieces of a commander: three mobile detachments and three political commissars (RR-15.3).

use bytemuck::{NoUninit, Zeroable};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use staffetta_kernel::bytemuck;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Array, Maybe, byte_aligned, describe, kinds};
use std::borrow::Cow;

use crate::map::Locality;

/// Pieces of one commander.
pub const PIECES: usize = Piece::ALL.len();

kinds! {
    /// A piece of a commander.
    pub enum Piece, "piece" {
        /// The first detachment.
        Dm1 = "dm1",
        /// The second detachment.
        Dm2 = "dm2",
        /// The third detachment.
        Dm3 = "dm3",
        /// The first commissar.
        Cp1 = "cp1",
        /// The second commissar.
        Cp2 = "cp2",
        /// The third commissar.
        Cp3 = "cp3",
    }
}

kinds! {
    /// The two kinds of pieces.
    pub enum Unit, "unit" {
        /// Mobile detachment, a cube.
        Dm = "dm",
        /// Political commissar, a cylinder.
        Cp = "cp",
    }
}

impl Piece {
    /// Its kind.
    #[inline]
    pub const fn unit(self) -> Unit {
        if (self as u8) < 3 { Unit::Dm } else { Unit::Cp }
    }
}

impl Unit {
    /// Its three pieces.
    #[inline]
    pub const fn pieces(self) -> Pieces {
        match self {
            Self::Dm => Pieces(0b00_0111),
            Self::Cp => Pieces(0b11_1000),
        }
    }
}

/// Some of the pieces of one commander.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Pieces(u8);

byte_aligned!(Pieces);

impl Pieces {
    /// No piece.
    pub const NONE: Self = Self(0);

    /// Just this one.
    #[inline]
    pub const fn one(piece: Piece) -> Self {
        Self(1 << piece as u8)
    }

    /// Is the piece among them?
    #[inline]
    pub const fn has(self, piece: Piece) -> bool {
        self.0 >> piece as u8 & 1 == 1
    }

    /// With this one.
    #[inline]
    #[must_use]
    pub const fn with(self, piece: Piece) -> Self {
        Self(self.0 | Self::one(piece).0)
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Piece> {
        Piece::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The pieces by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        Piece::ALL.iter().copied().filter(move |&piece| self.has(piece))
    }
}

impl FromIterator<Piece> for Pieces {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        pieces.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Pieces {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pieces {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Piece>::deserialize(from)?.into_iter().collect())
    }
}

impl JsonSchema for Pieces {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Pieces".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        describe::list_schema::<Piece>(generator)
    }
}

/// Where each piece of a commander stands; those that stand nowhere are in reserve.
pub type Places = Array<Maybe<Locality>, PIECES>;

/// For serde's `with`: places by the word of the piece.
pub mod by_piece {
    use super::{Deserialize, Deserializer, Locality, Maybe, Piece, Places, Serializer};
    use crate::form;
    use std::collections::BTreeMap;

    pub fn serialize<S: Serializer>(places: &Places, to: S) -> Result<S::Ok, S::Error> {
        form::write_each::<Piece, _, _>(&places.0, to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Places, D::Error> {
        let mut places = Places::default();
        for (piece, place) in BTreeMap::<Piece, Maybe<Locality>>::deserialize(from)? {
            places[piece as usize] = place;
        }
        Ok(places)
    }
}
