//! `staffetta convert`: a record from one form to the other.

use clap::Args;
use std::path::PathBuf;

use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::files;

const EXAMPLES: &str = "\
The form is chosen by the ending of OUT: .json is text with one entry a line,
.stf is compact and carries a checksum. FILE may be of either form, whatever its
name. Nothing is lost on the way and back.

Examples:
  staffetta convert game.json game.stf
  staffetta convert game.stf game.json";

/// Turn a record from JSON to the compact form, or back
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ConvertArgs {
    /// The record to read
    file: PathBuf,
    /// The file to write; its ending (.json or .stf) says how
    out: PathBuf,
}

pub(super) fn run(args: &ConvertArgs, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    files::RecordFormat::of_path(&args.out)?;
    let record = files::read_record(&args.file)?;
    let bytes = files::write_record(&args.out, &record)?;
    writeln!(console.out, "{}: {} entries in {bytes} bytes.", args.out.display(), record.entries.len())?;
    Ok(ExitStatus::Success)
}
