//! Every rule has a worked example, while which the engine cites it.

use staffetta_kernel::prelude::*;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::scenario::coverage;
use staffetta_repubblica_ribelle::RepubblicaRibelle;
use std::path::Path;

/// Rules that have an example but are not cited in it: whatever is refused must change nothing, whichever rule refuses
/// it; and a seat that is not asked is turned away before the game is asked for the rule.
const NOT_CITED: [&str; 2] = ["RR-15.5", "RR-15.7"];

#[test]
fn every_rule_has_a_worked_example() {
    let book = Rulebook::parse(RepubblicaRibelle::about().rules).expect("readable rules");
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
    let found = coverage(&book, folder, |scenario| scenario.run::<RepubblicaRibelle>()).expect("they come out");
    assert!(found.missing.is_empty(), "without an example: {:?}", found.missing);
    let not_cited: Vec<&str> = found.not_cited.iter().map(String::as_str).collect();
    assert_eq!(not_cited, NOT_CITED, "not cited while their examples run");
    let (defined, all) = (found.definitions.len(), book.0.len());
    assert!(defined * 10 <= all, "{defined} of {all} rules are called definitions");
}
