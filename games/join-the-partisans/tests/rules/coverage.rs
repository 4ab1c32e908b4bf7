//! Every rule has a worked example, while which the engine cites it.

use staffetta_join_the_partisans::JoinThePartisans;
use staffetta_kernel::prelude::*;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::scenario::coverage;
use std::path::Path;

#[test]
fn every_rule_has_a_worked_example() {
    let book = Rulebook::parse(JoinThePartisans::about().rules).expect("readable rules");
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
    let found = coverage(&book, folder, |scenario| scenario.run::<JoinThePartisans>()).expect("they come out");
    assert!(found.not_cited.is_empty(), "not cited while their examples run: {:?}", found.not_cited);
    assert!(found.missing.is_empty(), "without an example: {:?}", found.missing);
    assert!(found.is_complete(), "{} of {} rules are called definitions", found.definitions.len(), book.0.len());
}
