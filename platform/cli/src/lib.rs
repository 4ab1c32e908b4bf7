//! The program `staffetta`: play, simulate, replay and check board games from a terminal.
//!
//! Everything goes through the registry it is given, so that no command knows a game by name.

mod commands;
mod console;
mod error;
mod files;
mod show;
mod table_args;

pub use console::{Console, Page};
pub use error::{CliError, ExitStatus};

use clap::Parser;
use staffetta_registry::AnyGame;
use std::ffi::OsString;

use commands::Cli;

/// The games that the program knows.
pub type Registry = &'static [&'static dyn AnyGame];

/// Runs one command line and answers the exit code: 0 when all is well, 1 when a search for faults found one, 2 when
/// something was wrong with what was asked for or handed in.
pub fn run(
    registry: Registry,
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    console: &mut Console<'_>,
) -> u8 {
    let status = match Cli::try_parse_from(args) {
        Ok(cli) => cli.command.run(registry, console),
        Err(usage) => return error::print_usage(console, &usage),
    };
    let flushed = console.out.flush().map_err(CliError::from);
    match status.and_then(|status| flushed.map(|()| status)) {
        Ok(status) => status.code(),
        Err(error) => error.report(console),
    }
}
