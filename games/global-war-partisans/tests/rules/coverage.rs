//! Every rule has a worked example, while which runs the game cites it.

use std::path::Path;

use staffetta_global_war_partisans::GlobalWarPartisans;
use staffetta_kernel::GameRules;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::scenario::{Scenario, coverage};

#[test]
fn every_rule_has_a_worked_example() {
    let book = Rulebook::parse(GlobalWarPartisans::about().rules).expect("readable rules");
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
    let found = coverage(&book, folder, Scenario::run::<GlobalWarPartisans>).expect("every example comes out");
    let left: Vec<_> = found.missing.iter().chain(&found.not_cited).collect();
    assert!(left.is_empty(), "rules without an example that cites them: {left:?}");
    assert!(found.definitions.len() * 10 <= book.0.len(), "too many definitions: {:?}", found.definitions);
}
