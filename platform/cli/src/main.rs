//! The program `staffetta`.

use std::process::ExitCode;

use staffetta::Console;
use staffetta_lab::alloc::Counting;

/// Counts allocations, so that `staffetta bench` can tell whether the rules make any.
#[global_allocator]
static COUNTING: Counting = Counting;

fn main() -> ExitCode {
    ExitCode::from(staffetta::run(staffetta_registry::all(), std::env::args_os(), &mut Console::standard()))
}
