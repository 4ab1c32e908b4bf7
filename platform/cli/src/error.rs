//! The error and the exit status of a command, and how they are printed: on stderr, with a stable code.

use staffetta_kernel::Fault;
use std::io;

use crate::console::Console;
use crate::show::wrap;

/// How a command that ran came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitStatus {
    /// All is well.
    Success,
    /// It looked for faults in a game and found some.
    FaultsFound,
    /// Something handed in was wrong, and has been told.
    BadInput,
}

impl ExitStatus {
    /// The exit code.
    pub const fn code(self) -> u8 {
        match self {
            Self::Success => 0,
            Self::FaultsFound => 1,
            Self::BadInput => 2,
        }
    }
}

/// Why a command could not do what was asked.
#[derive(Debug)]
pub enum CliError {
    /// Something wrong with what was asked for.
    Fault(Fault),
    /// The terminal, or the pipe behind it, does not take what is written.
    Output(io::Error),
}

impl From<Fault> for CliError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl CliError {
    /// Prints it and answers the exit code. A reader that has gone away (`| head`) is no error.
    pub(crate) fn report(&self, console: &mut Console<'_>) -> u8 {
        match self {
            Self::Fault(fault) => {
                print_fault(console, fault);
                2
            }
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Output(error) => {
                print_fault(console, &Fault::new("no-output", "output", error.to_string()));
                2
            }
        }
    }
}

/// One fault on stderr: what, where, what would be right, and its code in brackets.
pub(crate) fn print_fault(console: &mut Console<'_>, fault: &Fault) {
    let mut line = format!("error: {fault} [{}]", fault.code);
    // A program that reads it wants one line; a person wants it broken to the page.
    if console.page.live_err {
        line = wrap(&line, console.page.width, 2);
    }
    // Nobody is left to tell if stderr is closed.
    let _ = writeln!(console.err, "{line}");
}

/// A command line that cannot be read, or a question for help.
pub(crate) fn print_usage(console: &mut Console<'_>, usage: &clap::Error) -> u8 {
    let text = usage.render();
    if usage.use_stderr() {
        let _ = writeln!(console.err, "{}\n[bad-usage]", text.to_string().trim_end());
        2
    } else {
        let shown = if console.page.ink.on { text.ansi().to_string() } else { text.to_string() };
        let _ = write!(console.out, "{shown}");
        let _ = console.out.flush();
        0
    }
}
