//! The bodies of requests and answers over plain HTTP.

use serde::{Deserialize, Serialize};
use staffetta_kernel::options::{Kind, Spec, Tag, Value};
use staffetta_kernel::rulebook::Mark;
use std::collections::BTreeMap;
use ts_rs::TS;

use super::history::Origin;
use super::kernel_types::{Line, Outcome, Prompt};
use super::places::{Pace, TableTerms};
use super::server::{SeatKind, SeatState, Status};
use super::view_json::ViewJson;

/// Something went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Problem")]
pub struct ErrorBody {
    /// A stable word for programs.
    pub code: String,
    /// What is wrong and what would be right.
    pub message: String,
}

/// A game that the server offers. Its texts are in its catalogue.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// The number of its rules.
    pub version: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The usual number of seats.
    pub usual_seats: u8,
    /// The languages it speaks.
    pub languages: Vec<String>,
    /// Ready-made tables.
    pub presets: Vec<PresetInfo>,
    /// What a table may choose.
    pub options: Vec<OptionInfo>,
    /// Who may sit in for a person.
    pub bots: Vec<String>,
}

/// A ready-made table: the texts `preset-<key>` and `preset-<key>.help`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PresetInfo {
    /// Its name.
    pub key: String,
    /// How many seats.
    pub seats: u8,
    /// Options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// About how many minutes people need.
    pub minutes: u16,
}

/// An option: the texts `option-<key>` and `option-<key>.help`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is unless somebody chooses.
    pub default: String,
    /// What it is instead at a table that is played over days.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slow_default: Option<String>,
    /// How prominently it is shown: `basic`, `variant` or `ruling`; `kept` is not shown.
    #[ts(type = "'basic' | 'variant' | 'ruling' | 'kept'")]
    pub tag: Tag,
    /// The rule that tells of it.
    pub rule: String,
}

/// What an option may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// A number.
    Int {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice {
        /// The words.
        words: Vec<String>,
    },
    /// One line of text; it may be empty.
    Text {
        /// The most characters.
        max: u16,
    },
}

impl From<&Spec> for OptionInfo {
    fn from(spec: &Spec) -> Self {
        let kind = match spec.kind {
            Kind::Int { min, max } => OptionKind::Int { min, max },
            Kind::Flag => OptionKind::Flag,
            Kind::Choice(words) => OptionKind::Choice { words: words.iter().map(|&word| word.to_owned()).collect() },
            Kind::Text { max } => OptionKind::Text { max },
        };
        Self {
            key: spec.key.to_owned(),
            kind,
            default: spec.default.to_owned(),
            slow_default: spec.slow_default.map(str::to_owned),
            tag: spec.tag,
            rule: spec.rule.to_owned(),
        }
    }
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
}

impl From<OptionValue> for Value {
    fn from(value: OptionValue) -> Self {
        match value {
            OptionValue::Flag(flag) => Self::Flag(flag),
            OptionValue::Number(n) => Self::Int(n),
            OptionValue::Word(word) => Self::Word(word),
        }
    }
}

impl From<Value> for OptionValue {
    fn from(value: Value) -> Self {
        match value {
            Value::Flag(flag) => Self::Flag(flag),
            Value::Int(n) => Self::Number(n),
            Value::Word(word) => Self::Word(word),
        }
    }
}

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RulesText {
    /// The whole text, in Markdown.
    pub markdown: String,
    /// Each rule by its id.
    pub rules: BTreeMap<String, RuleText>,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RuleText {
    /// Printed in the rulebook, a ruling on a gap of it, or ours.
    #[ts(type = "'printed' | 'ruling' | 'house'")]
    pub mark: Mark,
    /// Its words, in Markdown.
    pub text: String,
}

/// Opens a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The game's id.
    pub game: String,
    /// Who is to sit where, seat by seat.
    pub seats: Vec<SeatWish>,
    /// Options that differ from their defaults or from the preset.
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
    /// A ready-made table to begin with.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// In the lobby, where anybody may take a free seat? Not unless this says so.
    #[serde(default)]
    #[ts(optional)]
    pub public: Option<bool>,
    /// May others look on? They may unless this says no.
    #[serde(default)]
    #[ts(optional)]
    pub watched: Option<bool>,
    /// How fast it is played; no clock unless this says so.
    #[serde(default)]
    #[ts(optional)]
    pub pace: Option<Pace>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// Whoever opens the table.
    Me {
        /// The name shown.
        name: String,
    },
    /// Somebody else on this screen.
    Hot {
        /// The name shown.
        name: String,
    },
    /// Somebody who is sent the invitation.
    Friend,
    /// A bot.
    Bot {
        /// Which: one of the game's `bots`.
        level: String,
    },
}

/// A table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OpenedTable {
    /// Its id.
    pub id: String,
    /// SHA-256 of the server's secret.
    pub commitment: String,
    /// Its seats.
    pub seats: Vec<OpenedSeat>,
}

/// A seat of a table that was opened. The tokens are told this once and kept nowhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OpenedSeat {
    /// Its number.
    pub seat: u8,
    /// Who may sit there.
    pub kind: SeatKind,
    /// What its holder shows, for the seats of whoever opened the table.
    pub token: Option<String>,
    /// What an invited person shows to take it.
    pub invitation: Option<String>,
}

/// Takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClaimSeat {
    /// The name shown: 1 to 40 characters.
    pub name: String,
    /// The invitation to this seat; empty at a public table.
    #[serde(default)]
    pub invitation: String,
    /// What the holder will show, if the client chooses it itself: 32 to 64 random letters and digits. The claim may
    /// then be sent again when its answer was lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// A seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ClaimedSeat {
    /// Its number.
    pub seat: u8,
    /// What its holder shows from now on.
    pub token: String,
}

/// A table as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Options that were chosen; once set up, all of them.
    pub options: BTreeMap<String, OptionValue>,
    /// How far it is.
    pub status: Status,
    /// Its seats.
    pub seats: Vec<SeatState>,
    /// SHA-256 of the server's secret.
    pub commitment: String,
    /// What each seat added to the seed; empty before the set-up.
    pub contributions: Vec<String>,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// On what terms it is played.
    pub terms: TableTerms,
    /// The number of entries so far.
    pub entries: u32,
    /// The running number of the turn; null before the game has one.
    pub turn: Option<u32>,
    /// The seats whose answers the game waits for.
    pub asked: Vec<u8>,
    /// Could the game be ended by consent and scored as it stands?
    pub scorable: bool,
    /// Where the table comes from, if it was not opened here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<Origin>,
    /// How it ended, once over.
    pub outcome: Option<Outcome>,
}

/// Moments of a game, to look back at.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Frames {
    /// How many there are in all.
    pub total: u32,
    /// The first of these.
    pub from: u32,
    /// One after each entry.
    pub frames: Vec<Frame>,
}

/// The table after an entry.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Frame {
    /// The entry.
    pub entry: u32,
    /// The seat that it was made for.
    pub seat: u8,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What the viewer saw.
    #[ts(type = "unknown")]
    pub view: ViewJson,
    /// What the viewer was asked, or waited for.
    pub prompt: Prompt,
    /// What the viewer was told of this entry.
    pub lines: Vec<Line>,
}
