//! `staffetta records`: what this program can still do with records.

use clap::Args;
use serde::Serialize;
use staffetta_kernel::{Fault, Mode, Record};
use std::path::{Path, PathBuf};

use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::{Registry, files};

const EXAMPLES: &str = "\
A record keeps the number of the rules by which it was begun. Of each file, and of
each record in a folder, this says what the program can do with it:

  replays       it is played by the present rules
  pinned        it is played by the older rules by which it was begun
  carried over  it was begun by older rules and goes on under later ones
  lost          its rules are retired, or it is damaged; the reason is named

Exit code: 0 when none is lost, 2 otherwise. With --json: file, game, rules,
entries, over, standing, reason.

Examples:
  staffetta records games/
  staffetta records game.json old.stf --json";

/// Say of records whether they still replay, and by which rules
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RecordsArgs {
    /// Records, or folders with records in either form
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Verdict {
    file: String,
    game: Option<String>,
    rules: Option<u32>,
    entries: usize,
    over: bool,
    standing: &'static str,
    reason: Option<String>,
}

pub(super) fn run(args: &RecordsArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let mut verdicts = Vec::new();
    for path in &args.paths {
        for file in records_in(path)? {
            verdicts.push(judge(&file, registry));
        }
    }
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&verdicts).map_err(std::io::Error::other)?)?;
    } else {
        for verdict in &verdicts {
            writeln!(console.out, "{}", sentence(verdict))?;
        }
    }
    let lost = verdicts.iter().any(|verdict| verdict.reason.is_some());
    Ok(if lost { ExitStatus::BadInput } else { ExitStatus::Success })
}

/// The file itself, or all records of a folder in the order of their names.
fn records_in(path: &Path) -> Result<Vec<PathBuf>, Fault> {
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

fn judge(path: &Path, registry: Registry) -> Verdict {
    let read = files::read_record(path);
    let standing = read.as_ref().map_err(Clone::clone).and_then(|record| standing(record, registry));
    let record = read.ok();
    Verdict {
        file: path.display().to_string(),
        game: record.as_ref().map(|record| record.game.clone()),
        rules: record.as_ref().map(|record| record.rules),
        entries: record.as_ref().map_or(0, |record| record.entries.len()),
        over: record.as_ref().is_some_and(|record| record.result.is_some()),
        standing: standing.as_ref().copied().unwrap_or("lost"),
        reason: standing.err().map(|fault| fault.to_string()),
    }
}

fn standing(record: &Record, registry: Registry) -> Result<&'static str, Fault> {
    let game = staffetta_registry::find(registry, &record.game)?;
    Ok(game.replay(record, Mode::Follow, None)?.standing().word())
}

fn sentence(verdict: &Verdict) -> String {
    let Verdict { file, standing, entries, .. } = verdict;
    match (&verdict.reason, &verdict.game, verdict.rules) {
        (Some(reason), ..) => format!("{standing:<12} {file}: {reason}"),
        (None, Some(game), Some(rules)) => {
            let state = if verdict.over { "over" } else { "running" };
            format!("{standing:<12} {file}: {game}, rules number {rules}, {entries} entries, {state}")
        }
        _ => format!("{standing:<12} {file}"),
    }
}
