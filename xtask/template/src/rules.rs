//! Options and data of one table.

use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::{Data, Fault, Options};

/// What a table may choose.
pub const SCHEMA: &[Spec] = &[Spec::int("target", 10, 100, "30", Tag::Basic, "XX-3.1")];

/// Options and data of one table: built once, shared, never changed.
#[derive(Debug)]
pub struct Rules {
    /// How many seats.
    pub seats: u8,
    /// Points that win.
    pub target: u8,
    /// Sides of the die.
    pub sides: u8,
    /// The last round.
    pub rounds: u8,
}

impl Rules {
    /// From the options and the data files.
    pub fn read(seats: u8, options: &Options, data: &Data) -> Result<Self, Fault> {
        let numbers = data.sheet("numbers")?;
        Ok(Self {
            seats,
            target: options.int("target") as u8,
            sides: numbers.row("sides")?.int("value", 2, 20)? as u8,
            rounds: numbers.row("rounds")?.int("value", 1, 200)? as u8,
        })
    }
}
