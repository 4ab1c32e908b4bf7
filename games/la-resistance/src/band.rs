//! One band: what everybody sees of it.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::describe::kind_schema;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Array, Maybe, Padding, Seat};
use std::borrow::Cow;

use crate::cards::Leader;

/// The most bands.
pub const BANDS: usize = 5;

/// What everybody sees of a band.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Band {
    pub leader: Maybe<Leader>,
    pub recruits: u8,
    pub glory: u8,
    /// The moment at which it was broken.
    pub broken_at: Maybe<u8>,
    /// Shots of its MG-34. It lies face up from the first on.
    pub mg34_shots: u8,
    /// How many cards it holds face down.
    pub face_down: u8,
    /// What it answered to an instant event.
    pub answer: EventAnswer,
    #[serde(skip)]
    pub padding: Padding<1>,
}

impl Band {
    /// All its C'est La Guerre cards, a face-up MG-34 included.
    #[inline]
    pub fn cards(&self) -> u8 {
        self.face_down + u8::from(self.mg34_shots > 0)
    }

    /// Is this its leader?
    #[inline]
    pub fn is_led_by(&self, leader: Leader) -> bool {
        self.leader == Maybe::some(leader)
    }
}

/// The bands of a table by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Bands {
    list: Array<Band, BANDS>,
    /// How many there are.
    pub seats: u8,
}

impl Bands {
    /// So many bands, all equal.
    pub fn new(seats: u8, band: Band) -> Self {
        let mut bands = Self { seats, ..Self::default() };
        bands.list[..usize::from(seats)].fill(band);
        bands
    }

    /// The bands by number, the empty places of a smaller table last.
    #[inline]
    pub fn places(&self) -> &[Band; BANDS] {
        &self.list
    }

    /// The bands of the table by seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Band)> {
        (0..self.seats).map(Seat).zip(self.list.iter())
    }
}

impl std::ops::Index<Seat> for Bands {
    type Output = Band;
    #[inline]
    fn index(&self, seat: Seat) -> &Band {
        &self.list[seat.at().min(BANDS - 1)]
    }
}

impl std::ops::IndexMut<Seat> for Bands {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut Band {
        &mut self.list[seat.at().min(BANDS - 1)]
    }
}

impl Serialize for Bands {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(|(_, band)| band))
    }
}

impl<'de> Deserialize<'de> for Bands {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<Band>::deserialize(from)?;
        if list.len() > BANDS {
            return Err(D::Error::custom(format!("there are at most {BANDS} bands")));
        }
        let mut bands = Self { seats: list.len() as u8, ..Self::default() };
        bands.list[..list.len()].copy_from_slice(&list);
        Ok(bands)
    }
}

/// What a band answers to an instant event (LR-5.8), in one byte: 0 nothing, 1 not yet, 2 glory, from 3 on recruits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct EventAnswer(u8);

/// An answer to an instant event, spelled out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It is not affected.
    NotAffected,
    /// It is affected and has not answered yet.
    Due,
    /// It pays with glory.
    Glory,
    /// It loses recruits, and saves so many of them.
    Recruits(u8),
}

impl EventAnswer {
    /// It is not affected.
    pub const NONE: Self = Self(0);
    /// It is affected and has not answered yet.
    pub const DUE: Self = Self(1);
    /// It pays with glory.
    pub const GLORY: Self = Self(2);

    /// It loses recruits, and saves so many of them.
    pub const fn recruits(saved: u8) -> Self {
        Self(3 + saved)
    }

    /// What it says.
    pub const fn said(self) -> Answered {
        match self.0 {
            0 => Answered::NotAffected,
            1 => Answered::Due,
            2 => Answered::Glory,
            saved => Answered::Recruits(saved - 3),
        }
    }
}

impl Serialize for EventAnswer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.said() {
            Answered::NotAffected => to.serialize_str("none"),
            Answered::Due => to.serialize_str("due"),
            Answered::Glory => to.serialize_str("glory"),
            Answered::Recruits(0) => to.serialize_str("recruit"),
            Answered::Recruits(saved) => to.collect_str(&format_args!("duck{saved}")),
        }
    }
}

impl<'de> Deserialize<'de> for EventAnswer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let word = String::deserialize(from)?;
        let saved = |word: &str| word.strip_prefix("duck")?.parse().ok().filter(|n| (1..=15).contains(n));
        Ok(match word.as_str() {
            "none" => Self::NONE,
            "due" => Self::DUE,
            "glory" => Self::GLORY,
            "recruit" => Self::recruits(0),
            word => {
                let wrong = || D::Error::custom(format!("'{word}' is no answer to an event"));
                Self::recruits(saved(word).ok_or_else(wrong)?)
            }
        })
    }
}

impl JsonSchema for EventAnswer {
    fn schema_name() -> Cow<'static, str> {
        "EventAnswer".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        kind_schema("event_answer", "string")
    }
}
