//! Every rule of RULES.md has a worked example in `scenarios/`.

use std::path::Path;

use staffetta_banditen::Banditen;
use staffetta_kernel::prelude::*;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::scenario::{Scenario, coverage};

#[test]
fn every_rule_has_a_worked_example() {
    let book = Rulebook::parse(Banditen::about().rules).expect("a rulebook");
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
    let found = coverage(&book, folder, Scenario::run::<Banditen>).unwrap_or_else(|failures| panic!("{failures}"));
    let (missing, not_cited, definitions) = (&found.missing, &found.not_cited, found.definitions.len());
    assert!(
        found.is_complete(),
        "without an example: {missing:?}; not cited by theirs: {not_cited:?}; definitions: {definitions}"
    );
}
