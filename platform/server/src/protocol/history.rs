//! The bodies of requests and answers about finished games.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kernel_types::{Line, Outcome};

/// Where a table comes from that was not opened here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Origin {
    /// Somebody has brought its record.
    Upload,
    /// It goes on from a moment of another table.
    Branch {
        /// That table's id.
        table: String,
        /// The entry after which the moment is.
        entry: u32,
        /// The seat whose view it goes on from.
        seat: u8,
    },
}

/// Plays on from a moment of a finished game, at a table of one's own and against bots. What the seat could not see in that
/// moment is drawn anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The entry after which the moment is.
    pub entry: u32,
    /// The seat that is played on.
    pub seat: u8,
    /// The name shown: 1 to 40 characters.
    pub name: String,
    /// The bot in the seats of other people: one of the game's `bots`. A bot stays the one that it was.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Finished games, the newest first.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct History {
    /// Those that were asked for.
    pub games: Vec<HistoryEntry>,
    /// To be sent as `after` for older ones; null if there are none.
    pub after: Option<String>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct HistoryEntry {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// When the table was opened, in milliseconds since 1970.
    pub created: u64,
    /// When the game ended.
    pub ended: u64,
    /// How many entries its record has.
    pub entries: u32,
    /// Who sat where.
    pub seats: Vec<HistorySeat>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Where it comes from; null if it was played here.
    pub origin: Option<Origin>,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HistorySeat {
    /// The name shown.
    pub name: Option<String>,
    /// Which bot.
    pub bot: Option<String>,
}

/// A game in a few lines, and where its turns begin.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Story {
    /// How many moments the game has.
    pub total: u32,
    /// The moments in which a turn begins.
    pub turns: Vec<TurnMark>,
    /// About ten lines of the log, in order: of each stretch of the game what happened most seldom.
    pub lines: Vec<StoryLine>,
}

/// A moment in which a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TurnMark {
    /// The moment: the number of the entry after which it is.
    pub entry: u32,
    /// The running number of the turn.
    pub turn: u32,
}

/// A line of a story.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StoryLine {
    /// In which turn.
    pub turn: u32,
    /// What happened; its `entry` is the moment.
    pub line: Line,
}

/// Says something of a moment of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewComment {
    /// The entry after which the moment is.
    pub entry: u32,
    /// What: 1 to 1000 characters.
    pub text: String,
}

/// What somebody said of a moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CommentLine {
    /// Its number at this table.
    pub number: u32,
    /// The entry after which the moment is.
    pub entry: u32,
    /// The name shown.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Was it said by whoever asks? Then they may take it away.
    pub own: bool,
}

/// Keeps a moment of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct KeepMoment {
    /// What it is called: at most 200 characters.
    #[serde(default)]
    pub text: String,
}

/// A moment that whoever is signed in has kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct KeptMoment {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The entry after which the moment is.
    pub entry: u32,
    /// What it is called.
    pub text: String,
    /// When it was kept.
    pub at: u64,
}

/// A record was brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BroughtRecord {
    /// The id of the table that it lies at.
    pub id: String,
    /// Was every roll derived from its seed? Otherwise the record has none, and the rolls are as it says.
    pub verified: bool,
}
