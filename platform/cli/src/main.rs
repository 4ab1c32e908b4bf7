//! The program `staffetta`.

use std::process::ExitCode;

use mimalloc::MiMalloc;
use staffetta::Console;
use staffetta_lab::alloc::Counting;

/// A server makes many small texts for every move, which mimalloc gives and takes back faster than the system does.
/// Allocations are counted, so that `staffetta bench` can tell whether the rules make any.
#[global_allocator]
static COUNTING: Counting<MiMalloc> = Counting(MiMalloc);

fn main() -> ExitCode {
    ExitCode::from(staffetta::run(staffetta_registry::all(), std::env::args_os(), &mut Console::standard()))
}
