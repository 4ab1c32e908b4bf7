//! The bodies of requests and answers about people among each other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How whoever is signed in stands to others; only they are told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Ties {
    /// Whom they like to play with.
    pub friends: Vec<Acquaintance>,
    /// Whom they do not want to hear of.
    pub blocked: Vec<Acquaintance>,
}

/// Somebody whom they know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Acquaintance {
    /// What they are called in requests.
    pub id: String,
    /// The name shown.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
}

/// Names an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NamePerson {
    /// The account's name.
    pub name: String,
}

/// An invitation by name: the seat can be taken without another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CallInfo {
    /// The table's id.
    pub table: String,
    /// The seat's number.
    pub seat: u8,
    /// The name of whoever invites.
    pub host: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What whoever is signed in has noted at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NoteText {
    /// At most 4000 characters; empty for none.
    pub text: String,
}

/// What a report is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReportAbout {
    /// Something that was said.
    Talk,
    /// Something that went wrong.
    Problem,
}

/// Tells the operator of something at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// What it is about.
    pub about: ReportAbout,
    /// The table's id. What was said there, or its record, goes along.
    pub table: String,
    /// The number of the line of chat.
    #[serde(default)]
    #[ts(optional)]
    pub line: Option<u32>,
    /// The entry after which the moment is.
    #[serde(default)]
    #[ts(optional)]
    pub entry: Option<u32>,
    /// What there is to say of it: at most 2000 characters.
    pub text: String,
}

/// What whoever runs this house says of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct House {
    /// How people are to treat each other here, in the house's own words; null if it has none.
    pub conduct: Option<String>,
    /// Can people sign in with passkeys here?
    pub passkeys: bool,
}
