//! Who sits at the table, and who looks at it.

use bytemuck::{NoUninit, Zeroable};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

use crate::action_space::Target;

/// The most seats a game may have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, numbered clockwise from 0.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    NoUninit,
    Zeroable,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[schemars(extend("x-kind" = "seat"))]
#[repr(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index into a list of seats.
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left (clockwise) at a table of `seats`.
    #[inline]
    pub const fn left(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }
}

impl Target for Seat {
    const KIND: &'static str = "seat";
    const COUNT: usize = MAX_SEATS;
    fn slot(self) -> usize {
        self.at()
    }
    fn from_slot(slot: usize) -> Self {
        Self(slot as u8)
    }
    fn name(self) -> String {
        self.0.to_string()
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, NoUninit, Zeroable)]
#[repr(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Everybody at a table of `count`.
    pub const fn all(count: u8) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.at() < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Is nobody in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seats from the lowest number up.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&s| self.has(s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl JsonSchema for Seats {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seats".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        crate::describe::list_schema::<Seat>(generator)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(from)?;
        if let Some(wrong) = seats.iter().find(|s| s.at() >= MAX_SEATS) {
            return Err(serde::de::Error::custom(format!("seat {} does not exist", wrong.0)));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player at the table.
    Seat(Seat),
    /// Spectators of a running game: what everybody may see.
    Crowd,
    /// Everything: after the end, or in a laboratory.
    Open,
}

impl FromStr for Viewer {
    type Err = String;

    /// `crowd`, `open`, or a seat's number from 0 up.
    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "crowd" => Ok(Self::Crowd),
            "open" => Ok(Self::Open),
            seat => match seat.parse() {
                Ok(seat) if usize::from(seat) < MAX_SEATS => Ok(Self::Seat(Seat(seat))),
                _ => Err(format!("'{word}' is no viewer: crowd, open or a seat's number")),
            },
        }
    }
}

impl Viewer {
    /// May this viewer see what is shown to these seats only?
    pub const fn among(self, audience: Seats) -> bool {
        match self {
            Self::Seat(seat) => audience.has(seat),
            Self::Crowd => false,
            Self::Open => true,
        }
    }
}
