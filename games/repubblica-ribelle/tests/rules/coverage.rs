//! Every rule has a worked example, while which the engine cites it.

use staffetta_kernel::prelude::*;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::scenario::coverage;
use staffetta_repubblica_ribelle::RepubblicaRibelle;
use std::path::Path;

/// Has an example but is not cited in it: whatever is refused must change nothing, whichever rule refuses it. That is
/// looked after wherever an example has something refused.
const NOT_CITED: [&str; 1] = ["RR-15.5"];

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
