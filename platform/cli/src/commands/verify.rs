//! `staffetta verify`: were the dice of a record fair, and do its entries lead where it says?

use clap::Args;
use staffetta_kernel::{Fault, Mode, Record};
use std::path::{Path, PathBuf};

use crate::console::Console;
use crate::error::{self, CliError, ExitStatus};
use crate::{Registry, files};

const EXAMPLES: &str = "\
Every roll, shuffle and draw is derived again from the seed of the record and
compared with what the record says fell; every entry is played again by the rules
and the table after it compared; so is the result. Where the server committed
itself to a secret before the game, the seed must follow from it.

A record shows its seed once the game is over; before that it cannot be verified.

Exit code: 0 when every record holds, 2 when one does not or cannot be read.

Examples:
  staffetta verify game.json
  staffetta verify games/*.stf";

/// Derive every roll and shuffle of a record again and compare
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArgs {
    /// Records, in either form
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &VerifyArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let mut status = ExitStatus::Success;
    for path in &args.files {
        match verify(path, registry) {
            Ok(sentence) => {
                let mark = console.page.ink.good("holds");
                let line = format!("{}: {mark}. {sentence}", path.display());
                writeln!(console.out, "{}", crate::show::wrap(&line, console.page.width, 2))?;
            }
            Err(fault) => {
                status = ExitStatus::BadInput;
                console.out.flush()?;
                error::print_fault(console, &fault);
            }
        }
    }
    Ok(status)
}

fn verify(path: &Path, registry: Registry) -> Result<String, Fault> {
    let record = files::read_record(path)?;
    let game = staffetta_registry::find(registry, &record.game).map_err(|fault| files::within(path, fault))?;
    game.replay(&record, Mode::Verify, None).map_err(|fault| files::within(path, fault))?;
    Ok(sentence(&record))
}

fn sentence(record: &Record) -> String {
    let falls: usize = record.entries.iter().map(|entry| entry.fell.len()).sum();
    let promise = if record.commitment.is_some() {
        "the seed is the one that was promised before the game"
    } else {
        "no secret was committed to before the game"
    };
    let result = if record.result.is_some() { "and its result is the one that its entries lead to" } else { "" };
    format!(
        "All {falls} rolls, shuffles and draws of its {} entries follow from the seed, {promise}, {result}.",
        record.entries.len()
    )
    .replace(", .", ".")
}
