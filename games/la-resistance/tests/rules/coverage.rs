//! Every rule has a worked example while which the engine cites it.

use std::path::Path;

use staffetta_kernel::prelude::*;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::scenario::{Scenario, coverage};
use staffetta_la_resistance::LaResistance;

/// What the clock answers has examples, but nothing that is said tells an answer of the clock from one of a player.
const LEFT: [&str; 1] = ["LR-G70"];

#[test]
fn every_rule_has_a_worked_example() {
    let book = Rulebook::parse(LaResistance::about().rules).expect("readable rules");
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
    let found = coverage(&book, folder, Scenario::run::<LaResistance>).expect("every example comes out");
    let left: Vec<_> = found.missing.iter().chain(&found.not_cited).map(String::as_str).collect();
    assert_eq!(left, LEFT, "rules without an example that cites them");
    assert!(found.definitions.len() * 10 <= book.0.len(), "too many definitions: {:?}", found.definitions);
}
