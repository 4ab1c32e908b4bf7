//! What happened, as each viewer may know it.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::fmt::Debug;

use crate::fault::RuleId;
use crate::seat::{Seat, Seats, Viewer};

/// A secret with an audience. It has no serialiser: the only way out is to ask for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Veiled<T> {
    value: T,
    audience: Seats,
}

impl<T: Copy> Veiled<T> {
    /// A secret that only these seats may know.
    pub const fn new(value: T, audience: Seats) -> Self {
        Self { value, audience }
    }

    /// The secret, if this viewer may know it.
    pub fn for_viewer(&self, viewer: Viewer) -> Option<T> {
        viewer.among(self.audience).then_some(self.value)
    }
}

/// Something that happened at the table. Every viewer is told of the same number of events in the same order.
pub trait Event: Clone + Debug + Send + Sync + 'static {
    /// The event as this viewer may know it.
    fn told(&self, viewer: Viewer) -> Told;
}

/// An event as one viewer knows it: the text is `log-<what>`, or `log-<what>-hidden` when something in it is veiled.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// The kind of event; the screen animates by it.
    pub what: &'static str,
    /// What the sentence speaks of.
    pub args: Args,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Told {
    /// An event of this kind under this rule.
    pub fn new(what: &'static str, rule: RuleId) -> Self {
        Self { what, args: Args::default(), rule }
    }

    /// With one more thing to speak of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.0.push((name, value.into()));
        self
    }

    /// The key of its sentence.
    pub fn key(&self) -> String {
        let hidden = self.args.0.iter().any(|(_, arg)| *arg == Arg::Hidden);
        format!("log-{}{}", self.what, if hidden { "-hidden" } else { "" })
    }
}

/// Named things that a sentence speaks of.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Args(pub Vec<(&'static str, Arg)>);

impl Args {
    /// With one more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.0.push((name, value.into()));
        self
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// A thing that a sentence speaks of.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number.
    Int(i64),
    /// A text key, such as `mission-panzer`.
    Word(String),
    /// A text key whose text speaks of other things, such as a unit by its formation and number.
    Phrase(String, Args),
    /// A seat, spoken of by its player's name.
    Seat(Seat),
    /// Several, spoken of as a list.
    List(Vec<Arg>),
    /// As it stands: dice, a hex, what somebody typed.
    Plain(String),
    /// Veiled from this viewer.
    Hidden,
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        fn tagged<S: Serializer>(to: S, tag: &str, value: &(impl Serialize + ?Sized)) -> Result<S::Ok, S::Error> {
            let mut map = to.serialize_map(Some(1))?;
            map.serialize_entry(tag, value)?;
            map.end()
        }
        match self {
            Self::Int(n) => to.serialize_i64(*n),
            Self::Word(key) => tagged(to, "word", key),
            Self::Phrase(key, of) => {
                let mut map = to.serialize_map(Some(2))?;
                map.serialize_entry("word", key)?;
                map.serialize_entry("of", of)?;
                map.end()
            }
            Self::Seat(seat) => tagged(to, "seat", seat),
            Self::List(list) => list.serialize(to),
            Self::Plain(text) => to.serialize_str(text),
            Self::Hidden => to.serialize_none(),
        }
    }
}

impl From<i64> for Arg {
    fn from(n: i64) -> Self {
        Self::Int(n)
    }
}
impl From<i32> for Arg {
    fn from(n: i32) -> Self {
        Self::Int(n.into())
    }
}
impl From<u8> for Arg {
    fn from(n: u8) -> Self {
        Self::Int(n.into())
    }
}
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Plain(text)
    }
}
impl<T: Into<Arg>> From<Option<T>> for Arg {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Hidden, Into::into)
    }
}
impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(list: Vec<T>) -> Self {
        Self::List(list.into_iter().map(Into::into).collect())
    }
}
