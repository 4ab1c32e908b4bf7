//! `staffetta completions`: for shells.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use super::Cli;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};

const EXAMPLES: &str = "\
Examples:
  staffetta completions bash > ~/.local/share/bash-completion/completions/staffetta
  staffetta completions fish > ~/.config/fish/completions/staffetta.fish";

/// Print the completions of this program for a shell
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

pub(super) fn run(args: &CompletionsArgs, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    // Written to memory first: the generator panics when a pipe closes.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "staffetta", &mut script);
    console.out.write_all(&script)?;
    Ok(ExitStatus::Success)
}
