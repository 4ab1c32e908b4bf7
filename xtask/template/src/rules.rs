//! Options and data of one table.

use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::{Data, Fault, Options};

/// What a table may choose.
pub const SCHEMA: &[Spec] = &[Spec::int("rounds", 1, 9, "4", Tag::Basic, "XX-3.1")];

/// Options and data of one table: built once, shared, never changed.
#[derive(Debug)]
pub struct Rules {
    /// How many seats.
    pub seats: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// A denunciation succeeds with this roll or more.
    pub caught: u8,
}

impl Rules {
    /// From the options and the data files.
    pub fn read(seats: u8, options: &Options, data: &Data) -> Result<Self, Fault> {
        let caught = data.sheet("numbers")?.row("caught")?.int("value", 1, 7)? as u8;
        Ok(Self { seats, rounds: options.int("rounds") as u8, caught })
    }
}
