//! The table as a worked example gives it: a step and the pieces, in the rulebook's words.

use staffetta_kernel::{Fault, serde_json};

use crate::rules::Rules;
use crate::state::State;

/// Lays the table out.
pub fn arrange(_: &Rules, _: &mut State, _: &serde_json::Value) -> Result<(), Fault> {
    Err(Fault::new("bad-given", "given", "not yet"))
}
