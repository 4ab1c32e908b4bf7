//! `staffetta scenario`: worked examples.

use clap::Args;
use staffetta_kernel::Fault;
use staffetta_kernel::scenario::{Mismatch, Scenario};
use std::path::{Path, PathBuf};

use crate::console::Console;
use crate::error::{self, CliError, ExitStatus};
use crate::show::wrap;
use crate::{Registry, files};

const EXAMPLES: &str = "\
An example is a TOML file that names its game, lays out a table, scripts the
chance, plays, and says what is expected. A folder stands for all *.toml in and
below it. Each example gets a line; one that does not come out as written says on
stderr what was expected and what came.

Exit code: 0 when all come out as written, 2 otherwise.

Examples:
  staffetta scenario games/GAME/scenarios
  staffetta scenario my-question.toml";

/// Run worked examples: given, chance, do, expect
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ScenarioArgs {
    /// Files, or folders that hold *.toml
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Why an example failed.
enum Failure {
    Fault(Fault),
    Mismatch(Mismatch),
}

pub(super) fn run(args: &ScenarioArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let mut paths = Vec::new();
    for path in &args.files {
        gather(path, &mut paths)?;
    }
    let ink = console.page.ink;
    let mut failed = 0;
    for path in &paths {
        match example(path, registry) {
            Ok(name) => writeln!(console.out, "{}    {name}", ink.good("ok"))?,
            Err((name, failure)) => {
                failed += 1;
                writeln!(console.out, "{}  {name}", ink.bad("FAIL"))?;
                console.out.flush()?;
                match failure {
                    Failure::Fault(fault) => error::print_fault(console, &fault),
                    Failure::Mismatch(mismatch) => {
                        let place = format!("{}, {}", path.display(), mismatch.place);
                        error::print_fault(console, &Fault::new("scenario-failed", place, mismatch.what));
                    }
                }
            }
        }
    }
    let summary = format!("{} examples, {failed} failed.", paths.len());
    writeln!(console.out, "{}", wrap(&summary, console.page.width, 2))?;
    Ok(if failed == 0 { ExitStatus::Success } else { ExitStatus::BadInput })
}

/// Runs one example; answers its name, or name and failure.
fn example(path: &Path, registry: Registry) -> Result<String, (String, Failure)> {
    let file = path.display().to_string();
    let fault = |name: &str, fault| (name.to_owned(), Failure::Fault(fault));
    let text = files::read_text(path).map_err(|e| fault(&file, e))?;
    let scenario = Scenario::parse(&file, &text).map_err(|e| fault(&file, e))?;
    let name = scenario.name.clone();
    let game = staffetta_registry::find(registry, &scenario.game).map_err(|e| fault(&name, files::within(path, e)))?;
    match game.scenario(&scenario) {
        Ok(_) => Ok(name),
        Err(mismatch) => Err((name, Failure::Mismatch(mismatch))),
    }
}

/// The file itself, or every example in and below the folder, in the order of their names.
fn gather(path: &Path, out: &mut Vec<PathBuf>) -> Result<(), Fault> {
    if !path.is_dir() {
        out.push(path.to_owned());
        return Ok(());
    }
    let before = out.len();
    walk(path, out)?;
    if out.len() == before {
        let reason = "there is no *.toml in this folder";
        return Err(Fault::new("no-scenarios", path.display().to_string(), reason));
    }
    Ok(())
}

fn walk(folder: &Path, out: &mut Vec<PathBuf>) -> Result<(), Fault> {
    let wrong = |e: std::io::Error| Fault::new("unreadable-file", folder.display().to_string(), e.to_string());
    let mut paths = std::fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>())
        .map_err(wrong)?;
    paths.sort();
    for path in paths {
        // A link to a folder might lead in a circle.
        let linked = path.symlink_metadata().is_ok_and(|meta| meta.is_symlink());
        if path.is_dir() && !linked {
            walk(&path, out)?;
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            out.push(path);
        }
    }
    Ok(())
}
