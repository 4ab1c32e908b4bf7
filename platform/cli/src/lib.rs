//! The program `staffetta`: play, simulate, replay and check board games from a terminal.
//!
//! Everything goes through the registry it is given, so that no command knows a game by name.

mod commands;
mod console;
mod files;
mod seating;
mod show;
mod trouble;

pub use console::{Console, Page};
pub use trouble::{Done, Trouble};

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
    let done = match Cli::try_parse_from(args) {
        Ok(cli) => cli.command.run(registry, console),
        Err(usage) => return trouble::usage(console, &usage),
    };
    let flushed = console.out.flush().map_err(Trouble::from);
    match done.and_then(|done| flushed.map(|()| done)) {
        Ok(done) => done.code(),
        Err(trouble) => trouble.report(console),
    }
}
