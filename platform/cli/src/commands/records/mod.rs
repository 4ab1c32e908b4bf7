//! `staffetta records`: what this program can still do with records.

mod databases;
mod verdict;

use clap::Args;
use staffetta_kernel::Fault;
use staffetta_store::Location;
use std::path::{Path, PathBuf};

use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::{Registry, files};
use verdict::Verdict;

const EXAMPLES: &str = "\
A record keeps the number of the rules by which it was begun. Of each file, of each
record in a folder and of each table in a database, this says what the program can
do with it:

  replays       it is played by the present rules
  pinned        it is played by the older rules by which it was begun
  carried over  it was begun by older rules and goes on under later ones
  shown only    this program has no rules for it; what was done is shown as it was
                written (--show)
  lost          it is damaged; the reason is named

A data folder is read in a copy, so that a server may run. A database of PostgreSQL is
brought up to date first, as by `staffetta serve`. A table at which nobody has begun
to play has no record: it is open.

Exit code: 0 when each replays, 2 otherwise. With --json: file, table, game, rules,
entries, over, standing, reason.

Examples:
  staffetta records games/
  staffetta records game.json old.stf --json
  staffetta records data/                          the data folder of a server
  staffetta records postgres://staffetta@db/staffetta
  staffetta records retired.json --show";

/// Say of records and tables whether they still replay, and by which rules
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RecordsArgs {
    /// Records, folders with records in either form, data folders, postgres://USER:PASSWORD@HOST/NAME
    #[arg(required = true, value_name = "PLACE")]
    places: Vec<PathBuf>,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
    /// Of what can only be shown, show what was done
    #[arg(long, conflicts_with = "json")]
    show: bool,
}

pub(super) fn run(args: &RecordsArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let mut verdicts = Vec::new();
    for place in &args.places {
        if let Some(location) = database_in(place) {
            for (table, record) in databases::tables(&location)? {
                verdicts.push(Verdict::of_table(&location, table, record, registry));
            }
        }
        for file in records_in(place)? {
            verdicts.push(Verdict::of_file(&file, registry));
        }
    }
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&verdicts).map_err(std::io::Error::other)?)?;
    } else {
        for verdict in &verdicts {
            writeln!(console.out, "{}", verdict.sentence())?;
            for line in verdict.shown().into_iter().filter(|_| args.show).flatten() {
                writeln!(console.out, "  {line}")?;
            }
        }
    }
    let well = verdicts.iter().all(|verdict| verdict.reason.is_none());
    Ok(if well { ExitStatus::Success } else { ExitStatus::BadInput })
}

/// The database that this place is, or that lies in this folder.
fn database_in(place: &Path) -> Option<Location> {
    let named = place.to_str().and_then(|text| text.parse().ok());
    named.or_else(|| place.join("staffetta.db").is_file().then(|| Location::Sqlite(place.to_owned())))
}

/// The file itself, or all records of a folder in the order of their names.
fn records_in(path: &Path) -> Result<Vec<PathBuf>, Fault> {
    if path.to_str().is_some_and(|text| text.parse::<Location>().is_ok()) {
        return Ok(Vec::new());
    }
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let wrong = |error: std::io::Error| {
        Fault::new("unreadable-file", path.display().to_string(), format!("it cannot be read: {error}"))
    };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path).map_err(wrong)? {
        let inner = entry.map_err(wrong)?.path();
        if inner.is_dir() {
            found.extend(records_in(&inner)?);
        } else if files::RecordFormat::of_path(&inner).is_ok() {
            found.push(inner);
        }
    }
    found.sort();
    Ok(found)
}
