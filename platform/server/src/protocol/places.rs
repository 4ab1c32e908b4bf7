//! The bodies of requests and answers about the lobby, the owners of tables and their clocks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::server::{SeatKind, Status};

/// How fast a table is played. A question may take its `free` time; what it takes beyond comes off the seat's reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// What every question may take without costing anything, in milliseconds.
    pub free: u64,
    /// What a seat has to begin with, in milliseconds.
    pub reserve: u64,
    /// What each answer adds to the reserve, in milliseconds.
    pub added: u64,
    /// What happens when it runs out.
    pub when_out: WhenOut,
}

impl Pace {
    /// Is the table played over days? A question that may take an hour is no longer answered at one sitting.
    pub fn is_slow(&self) -> bool {
        self.free.max(self.reserve) >= 60 * 60 * 1000
    }
}

/// What happens when a seat's time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WhenOut {
    /// A bot plays for the seat until its person returns.
    Cover,
    /// The game's own default is played.
    Move,
    /// The seat resigns.
    Forfeit,
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatClock {
    /// The seat.
    pub seat: u8,
    /// What was left of the reserve when the clock was last stopped, in milliseconds.
    pub left: u64,
    /// When it began to run, in milliseconds since 1970; null while it stands.
    pub since: Option<u64>,
    /// When the time is out.
    pub due: Option<u64>,
}

/// On what terms a table is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableTerms {
    /// Is it in the lobby, where anybody may take a free seat?
    pub public: bool,
    /// May others look on?
    pub watched: bool,
    /// The seat that looks after it.
    pub owner: Option<u8>,
    /// How fast it is played; null for no clock.
    pub pace: Option<Pace>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
}

/// The owner plays on other terms; what is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangeTerms {
    /// In the lobby?
    #[serde(default)]
    #[ts(optional)]
    pub public: Option<bool>,
    /// May others look on?
    #[serde(default)]
    #[ts(optional)]
    pub watched: Option<bool>,
    /// The seat that looks after the table from now on.
    #[serde(default)]
    #[ts(optional)]
    pub owner: Option<u8>,
}

/// The owner begins with bots in the seats that nobody has taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatBots {
    /// Which: one of the game's `bots`.
    pub level: String,
}

/// The table at which the same people play again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Rematch {
    /// Its id. Whoever held seat `n` holds the next one there, the last the first, with the same key.
    pub id: String,
}

/// The public tables that are not over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Lobby {
    /// Tables at which seats are free, whatever was asked for.
    pub open: u32,
    /// Tables at which a game runs, whatever was asked for.
    pub running: u32,
    /// Those that were asked for, the newest first.
    pub tables: Vec<LobbyEntry>,
}

/// A public table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LobbyEntry {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// May others look on?
    pub watched: bool,
    /// How fast it is played.
    pub pace: Option<Pace>,
    /// Its seats in order.
    pub seats: Vec<LobbySeat>,
}

/// A seat of a public table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LobbySeat {
    /// Who may sit there.
    pub kind: SeatKind,
    /// Who does; null while it is free.
    pub name: Option<String>,
}

/// The next table that waits for whoever is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NextTable {
    /// Its id; null if none waits.
    pub table: Option<String>,
    /// How many wait.
    pub waiting: u32,
}
