//! What this program can do with one record.

use serde::Serialize;
use staffetta_kernel::record::{Entry, EntryKind};
use staffetta_kernel::{Fault, Mode, Record};
use staffetta_store::Location;
use std::path::Path;

use crate::{Registry, files};

/// Faults that say that this program has no rules for a record; the record itself is whole.
const NO_RULES: [&str; 4] = ["newer-record", "other-data", "retired-rules", "unknown-game"];

/// What is said of a record.
#[derive(Serialize)]
pub(super) struct Verdict {
    file: Option<String>,
    table: Option<String>,
    game: Option<String>,
    rules: Option<u32>,
    entries: usize,
    over: bool,
    standing: &'static str,
    pub(super) reason: Option<String>,
    #[serde(skip)]
    record: Option<Record>,
}

impl Verdict {
    /// Of a file.
    pub(super) fn of_file(path: &Path, registry: Registry) -> Self {
        let read = files::read_record(path);
        let standing = read.as_ref().map_err(Clone::clone).and_then(|record| standing(record, registry));
        Self { file: Some(path.display().to_string()), ..Self::new(read.ok(), standing) }
    }

    /// Of a table, which has no record before the game begins.
    pub(super) fn of_table(location: &Location, table: String, record: Option<Record>, registry: Registry) -> Self {
        let standing = record.as_ref().map_or(Ok("open"), |record| standing(record, registry));
        let file = match location {
            Location::Sqlite(folder) => Some(folder.display().to_string()),
            // Its address may hold a password.
            Location::Postgres(_) => None,
        };
        Self { file, table: Some(table), ..Self::new(record, standing) }
    }

    fn new(record: Option<Record>, standing: Result<&'static str, Fault>) -> Self {
        let lost = |fault: &Fault| if NO_RULES.contains(&fault.code) { "shown only" } else { "lost" };
        Self {
            file: None,
            table: None,
            game: record.as_ref().map(|record| record.game.clone()),
            rules: record.as_ref().map(|record| record.rules),
            entries: record.as_ref().map_or(0, |record| record.entries.len()),
            over: record.as_ref().is_some_and(|record| record.result.is_some()),
            standing: standing.as_ref().copied().unwrap_or_else(lost),
            reason: standing.err().map(|fault| fault.to_string()),
            record,
        }
    }

    /// The verdict in a line.
    pub(super) fn sentence(&self) -> String {
        let Self { standing, entries, .. } = self;
        let name = match (&self.table, &self.file) {
            (Some(table), _) => format!("table {table}"),
            (None, file) => file.clone().unwrap_or_default(),
        };
        match (&self.reason, &self.game, self.rules) {
            (Some(reason), ..) => format!("{standing:<12} {name}: {reason}"),
            (None, Some(game), Some(rules)) => {
                let state = if self.over { "over" } else { "running" };
                format!("{standing:<12} {name}: {game}, rules number {rules}, {entries} entries, {state}")
            }
            _ => format!("{standing:<12} {name}"),
        }
    }

    /// What was done, as it was written, where nothing else can be said of a record.
    pub(super) fn shown(&self) -> Option<impl Iterator<Item = String>> {
        let record = self.record.as_ref().filter(|_| self.standing == "shown only")?;
        let end =
            record.result.as_ref().map(|end| format!("{}: ranks {:?}, scores {:?}", end.reason, end.rank, end.score));
        Some(record.entries.iter().map(|entry| line(record, entry)).chain(end))
    }
}

fn standing(record: &Record, registry: Registry) -> Result<&'static str, Fault> {
    let game = staffetta_registry::find(registry, &record.game)?;
    Ok(game.replay(record, Mode::Follow, None)?.standing().word())
}

fn line(record: &Record, entry: &Entry) -> String {
    let name = record.seats.get(usize::from(entry.seat.0)).map_or("", |seated| &seated.name);
    let done = match &entry.deed {
        EntryKind::SetUp => "the table is set up".to_owned(),
        EntryKind::Picks(picks) => format!("{name}: {}", picks.join(", ")),
        EntryKind::Withdraw => format!("{name} takes the last entry back"),
        EntryKind::TakeBack(to) => format!("back to before entry {to}"),
        EntryKind::Leave => format!("{name} resigns"),
        EntryKind::Cover => format!("a bot covers for {name}"),
        EntryKind::Return => format!("{name} is back"),
        EntryKind::Rebase(state) => format!("laid out: {state}"),
        EntryKind::Agree => "all agree to end the game".to_owned(),
        EntryKind::CarryOver(to) => format!("carried over to rules number {}: {}", to.rules, to.state),
    };
    let text = entry.text.as_ref().map_or(String::new(), |text| format!(" '{text}'"));
    let fell: Vec<String> = entry.fell.iter().cloned().map(String::from).collect();
    let fell = if fell.is_empty() { String::new() } else { format!(" [{}]", fell.join("; ")) };
    format!("{:>4} {done}{text}{fell}", entry.number)
}
