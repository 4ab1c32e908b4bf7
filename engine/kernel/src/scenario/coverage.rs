//! Which rules have a worked example.

use std::collections::BTreeSet;
use std::path::Path;

use super::folder::run_all;
use super::{Cited, Mismatch, Scenario};
use crate::rulebook::Rulebook;

/// Which rules of a game have a worked example.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Rules with an example: a file that begins with the id, while which runs the engine cites the rule.
    pub covered: BTreeSet<String>,
    /// Rules that only define a word, marked so in the rulebook: they need no example.
    pub definitions: BTreeSet<String>,
    /// Rules without an example.
    pub missing: BTreeSet<String>,
    /// Rules whose examples run without the engine citing the rule.
    pub not_cited: BTreeSet<String>,
}

impl Coverage {
    /// How many rules of the book need an example and have one, in percent.
    pub fn percent(&self) -> f64 {
        let needed = self.covered.len() + self.missing.len() + self.not_cited.len();
        if needed == 0 { 100.0 } else { 100.0 * self.covered.len() as f64 / needed as f64 }
    }

    /// Has every rule an example, and are at most a tenth of them definitions?
    pub fn is_complete(&self) -> bool {
        let all = self.covered.len() + self.definitions.len();
        self.missing.is_empty() && self.not_cited.is_empty() && self.definitions.len() * 10 <= all
    }
}

/// Runs the examples of a folder and says which rules of the book they cover.
pub fn coverage(
    book: &Rulebook,
    dir: &Path,
    run: impl Fn(&Scenario) -> Result<Cited, Mismatch>,
) -> Result<Coverage, String> {
    let (mut covered, mut shown) = (BTreeSet::new(), BTreeSet::new());
    for (file, cited) in run_all(dir, run)? {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let Some(id) = rule_of(book, &name) else { continue };
        if cited.contains(id) {
            covered.insert(id.to_owned());
        }
        shown.insert(id.to_owned());
    }
    let mut coverage = Coverage { covered, ..Coverage::default() };
    for (id, rule) in &book.0 {
        if coverage.covered.contains(id) {
            continue;
        }
        let place = match (rule.definition, shown.contains(id)) {
            (true, _) => &mut coverage.definitions,
            (false, true) => &mut coverage.not_cited,
            (false, false) => &mut coverage.missing,
        };
        place.insert(id.clone());
    }
    Ok(coverage)
}

/// The rule with whose id the name of a file begins: the longest that fits (`X-5.10-...` is not about ).
fn rule_of<'a>(book: &'a Rulebook, name: &str) -> Option<&'a str> {
    let fits =
        |id: &&String| name.strip_prefix(id.as_str()).is_some_and(|rest| rest.starts_with('-') || rest == ".toml");
    book.0.keys().filter(fits).max_by_key(|id| id.len()).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Rulebook {
        let text = "- **X-5.1** · printed · Roll.\n- **X-5.10** · house · Count.\n\
                    - **X-1** · printed definition · A die has six sides.\n- **X-6** · ruling · Win.\n";
        Rulebook::parse(text).expect("readable")
    }

    #[test]
    fn a_file_is_about_the_longest_id_that_it_begins_with() {
        assert_eq!(rule_of(&book(), "X-5.10-count.toml"), Some("X-5.10"));
        assert_eq!(rule_of(&book(), "X-5.1-roll.toml"), Some("X-5.1"));
        assert_eq!(rule_of(&book(), "X-5.1.toml"), Some("X-5.1"));
        assert_eq!(rule_of(&book(), "X-7-fly.toml"), None);
    }

    #[test]
    fn a_rule_counts_only_if_the_engine_cites_it() {
        let dir = std::env::temp_dir().join(format!("staffetta-coverage-{}", std::process::id()));
        std::fs::create_dir_all(&dir).expect("a folder");
        let example = "name = 'an example'\ngame = 'x'\nseats = 2\n";
        for name in ["X-5.1-roll.toml", "X-6-win.toml"] {
            std::fs::write(dir.join(name), example).expect("a file");
        }
        let found = coverage(&book(), &dir, |_| Ok(Cited::from(["X-5.1"])));
        std::fs::remove_dir_all(&dir).expect("the folder goes");
        let found = found.expect("they run");
        let ids = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(found.covered, ids(&["X-5.1"]));
        assert_eq!(found.not_cited, ids(&["X-6"]));
        assert_eq!(found.missing, ids(&["X-5.10"]));
        assert_eq!(found.definitions, ids(&["X-1"]));
        assert!(!found.is_complete());
        assert!((found.percent() - 100.0 / 3.0).abs() < 1e-9);
    }
}
