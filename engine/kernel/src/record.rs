//! The exact record of a game: JSON for people and programs, a compact binary form for shelves.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::chance::ChanceOutcome;
use crate::data::Overrides;
use crate::fault::Fault;
use crate::options::Chosen;
use crate::seat::Seat;

/// The format of records written now. Older ones are read, newer ones refused.
pub const FORMAT: u32 = 1;

/// A game from the first shuffle to the last word.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format of this record.
    pub format: u32,
    /// The game, by the name of its folder.
    pub game: String,
    /// The number of the game's rules.
    pub rules: u32,
    /// The layout to which the digests belong.
    pub layout: u32,
    /// Stands for the data tables and overrides.
    pub data: String,
    /// Every option of the table.
    pub options: Chosen,
    /// Data values that an experiment replaced.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub overrides: Overrides,
    /// Who sat where.
    pub seats: Vec<Seated>,
    /// SHA-256 of the server's secret, published before the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// What each seat added to the seed before the set-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<String>,
    /// The server's secret, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What was done, in order.
    pub entries: Vec<Entry>,
    /// How it ended, once over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// Who sat in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Seated {
    /// The name shown.
    pub name: String,
    /// The bot's name, if a bot sat there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One thing done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its number; numbers never return, so that nobody replays known dice.
    pub number: u32,
    /// For which seat.
    pub seat: Seat,
    /// By whom.
    pub by: By,
    /// What.
    #[serde(rename = "do")]
    pub deed: EntryKind,
    /// The text typed with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// When, in milliseconds since 1970; rules never read it.
    pub at: u64,
    /// Every die, order of cards, draw and verdict.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fell: Vec<ChanceOutcome>,
    /// The state after it, as 16 hexadecimal digits.
    pub digest: String,
}

/// By whom an entry was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The seat itself.
    Seat,
    /// A standing order of the seat.
    Order,
    /// The clock.
    Clock,
    /// A bot.
    Bot,
    /// The table.
    Table,
}

/// What an entry does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The table is set up.
    SetUp,
    /// A choice, pick by pick.
    Picks(Vec<String>),
    /// The seat withdraws its own last entry.
    Withdraw,
    /// By consent the table goes back to before this entry.
    TakeBack(u32),
    /// The seat resigned for good.
    Leave,
    /// A bot covers for the seat.
    Cover,
    /// The person is back.
    Return,
    /// The state was laid out in open form.
    Rebase(serde_json::Value),
    /// The game goes on under other rules.
    CarryOver(CarriedOver),
    /// All agreed to end the game: the score as it stands decides.
    Agree,
}

/// A game carried over to other rules: from here on it can be played without the older ones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CarriedOver {
    /// The number of the rules from now on.
    pub rules: u32,
    /// Stands for their data tables and the overrides.
    pub data: String,
    /// The state under them, in open form.
    pub state: serde_json::Value,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Result")]
pub struct GameResult {
    /// Rank of each seat, 1 the best.
    pub rank: Vec<u8>,
    /// Score of each seat.
    pub score: Vec<i16>,
    /// The way it ended.
    pub reason: String,
}

/// The first bytes of the binary form.
const MAGIC: &[u8; 4] = b"STFR";

/// The binary form: the head as it is, the names of actions and purposes once, the entries with numbers for names.
#[derive(Serialize, Deserialize)]
struct Packed {
    /// The record without entries, as JSON: small, and free to grow.
    head: String,
    words: Vec<String>,
    entries: Vec<PackedEntry>,
}

#[derive(Serialize, Deserialize)]
struct PackedEntry {
    number: u32,
    seat: u8,
    by: By,
    deed: PackedDeed,
    text: Option<String>,
    since: i64,
    fell: Vec<(u32, String)>,
    digest: u64,
}

#[derive(Serialize, Deserialize)]
enum PackedDeed {
    SetUp,
    Picks(Vec<u32>),
    Withdraw,
    TakeBack(u32),
    Leave,
    Cover,
    Return,
    Rebase(String),
    CarryOver(u32, String, String),
    Agree,
}

impl Record {
    /// Reads a record in either form.
    pub fn read(bytes: &[u8]) -> Result<Self, Fault> {
        if bytes.starts_with(MAGIC) { Self::unpack(bytes) } else { Self::from_json(bytes) }
    }

    /// The record as JSON, one entry a line.
    pub fn to_json(&self) -> String {
        let head = Self { entries: Vec::new(), ..self.clone() };
        let mut text = serde_json::to_string(&head).unwrap_or_default();
        let lines: Vec<_> = self.entries.iter().map(|e| serde_json::to_string(e).unwrap_or_default()).collect();
        text = text.replacen("\"entries\":[]", &format!("\"entries\":[\n{}\n]", lines.join(",\n")), 1);
        text.push('\n');
        text
    }

    fn from_json(bytes: &[u8]) -> Result<Self, Fault> {
        /// Only what says whether the rest can be understood.
        #[derive(Deserialize)]
        struct Format {
            format: u32,
        }
        let wrong = |error: serde_json::Error| {
            let place = format!("record line {} column {}", error.line(), error.column());
            let reason = if error.is_eof() {
                "the record is cut off: it ends in the middle".to_owned()
            } else {
                format!("this is not a record: {error}")
            };
            Fault::new("corrupt-record", place, reason)
        };
        let format: Format = serde_json::from_slice(bytes).map_err(wrong)?;
        newer(format.format)?;
        serde_json::from_slice(bytes).map_err(wrong)
    }

    /// The record in its compact form, with a checksum at the end.
    pub fn pack(&self) -> Vec<u8> {
        let mut index = BTreeMap::new();
        let mut words = Vec::new();
        let mut word = |text: &str| -> u32 {
            *index.entry(text.to_owned()).or_insert_with(|| {
                words.push(text.to_owned());
                words.len() as u32 - 1
            })
        };
        let mut last = 0;
        let entries = self
            .entries
            .iter()
            .map(|entry| {
                let since = entry.at as i64 - last;
                last = entry.at as i64;
                PackedEntry {
                    number: entry.number,
                    seat: entry.seat.0,
                    by: entry.by,
                    deed: match &entry.deed {
                        EntryKind::SetUp => PackedDeed::SetUp,
                        EntryKind::Picks(picks) => PackedDeed::Picks(picks.iter().map(|p| word(p)).collect()),
                        EntryKind::Withdraw => PackedDeed::Withdraw,
                        EntryKind::TakeBack(to) => PackedDeed::TakeBack(*to),
                        EntryKind::Leave => PackedDeed::Leave,
                        EntryKind::Cover => PackedDeed::Cover,
                        EntryKind::Return => PackedDeed::Return,
                        EntryKind::Rebase(state) => PackedDeed::Rebase(state.to_string()),
                        EntryKind::CarryOver(CarriedOver { rules, data, state }) => {
                            PackedDeed::CarryOver(*rules, data.clone(), state.to_string())
                        }
                        EntryKind::Agree => PackedDeed::Agree,
                    },
                    text: entry.text.clone(),
                    since,
                    fell: entry.fell.iter().map(|f| (word(&f.purpose), f.came.clone())).collect(),
                    digest: u64::from_str_radix(&entry.digest, 16).unwrap_or_default(),
                }
            })
            .collect();
        let head = Self { entries: Vec::new(), ..self.clone() };
        let packed = Packed { head: serde_json::to_string(&head).unwrap_or_default(), words, entries };
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.format.to_le_bytes());
        bytes.extend(postcard::to_stdvec(&packed).unwrap_or_default());
        let sum = xxhash_rust::xxh3::xxh3_64(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    fn unpack(bytes: &[u8]) -> Result<Self, Fault> {
        let corrupt = |reason: &str| Fault::new("corrupt-record", "record", reason);
        let head = MAGIC.len() + 4;
        let Some(body) = bytes.len().checked_sub(8).and_then(|end| bytes.get(head..end)) else {
            return Err(corrupt("the record is cut off: it is shorter than its frame"));
        };
        let format = u32::from_le_bytes(bytes[MAGIC.len()..head].try_into().unwrap_or_default());
        newer(format)?;
        let (rest, sum) = bytes.split_at(bytes.len() - 8);
        if xxhash_rust::xxh3::xxh3_64(rest).to_le_bytes() != sum {
            return Err(corrupt("the record is cut off or damaged: its checksum does not fit"));
        }
        let packed: Packed = postcard::from_bytes(body).map_err(|e| corrupt(&format!("unreadable: {e}")))?;
        let mut record: Self = serde_json::from_str(&packed.head).map_err(|e| corrupt(&format!("bad head: {e}")))?;
        let word = |at: u32| {
            packed.words.get(at as usize).cloned().ok_or_else(|| corrupt("an entry points at a word that is missing"))
        };
        let mut at = 0i64;
        for entry in packed.entries {
            at = at.saturating_add(entry.since);
            let deed = match entry.deed {
                PackedDeed::SetUp => EntryKind::SetUp,
                PackedDeed::Picks(picks) => EntryKind::Picks(picks.into_iter().map(word).collect::<Result<_, _>>()?),
                PackedDeed::Withdraw => EntryKind::Withdraw,
                PackedDeed::TakeBack(to) => EntryKind::TakeBack(to),
                PackedDeed::Leave => EntryKind::Leave,
                PackedDeed::Cover => EntryKind::Cover,
                PackedDeed::Return => EntryKind::Return,
                PackedDeed::Rebase(state) => EntryKind::Rebase(open_form(&state)?),
                PackedDeed::CarryOver(rules, data, state) => {
                    EntryKind::CarryOver(CarriedOver { rules, data, state: open_form(&state)? })
                }
                PackedDeed::Agree => EntryKind::Agree,
            };
            let fell = entry
                .fell
                .into_iter()
                .map(|(purpose, came)| Ok(ChanceOutcome { purpose: word(purpose)?, came }))
                .collect::<Result<_, Fault>>()?;
            record.entries.push(Entry {
                number: entry.number,
                seat: Seat(entry.seat),
                by: entry.by,
                deed,
                text: entry.text,
                at: at as u64,
                fell,
                digest: format!("{:016x}", entry.digest),
            });
        }
        Ok(record)
    }

    /// The published JSON Schema of records.
    pub fn schema() -> String {
        let schema = schemars::schema_for!(Self);
        let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
        text.push('\n');
        text
    }
}

fn open_form(text: &str) -> Result<serde_json::Value, Fault> {
    serde_json::from_str(text).map_err(|_| Fault::new("corrupt-record", "record", "an entry's state is unreadable"))
}

fn newer(format: u32) -> Result<(), Fault> {
    if format > FORMAT {
        let reason = format!("the record has format {format}, this program reads up to {FORMAT}: use a newer program");
        return Err(Fault::new("newer-record", "record", reason));
    }
    if format == 0 {
        return Err(Fault::new("corrupt-record", "record", "format 0 does not exist"));
    }
    Ok(())
}
