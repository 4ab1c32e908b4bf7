//! What became of each mutant, in a file, so that a later run goes on where an earlier one ended.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use super::judge::Verdict;

/// Verdicts by the names of the mutants.
pub struct Results {
    path: PathBuf,
    verdicts: BTreeMap<String, Verdict>,
}

impl Results {
    /// The results in this file, or none yet.
    pub fn open(path: PathBuf, go_on: bool) -> Self {
        let text = if go_on { fs::read_to_string(&path).unwrap_or_default() } else { String::new() };
        let verdicts = text.lines().filter_map(|line| line.split_once('\t'));
        let verdicts = verdicts.map(|(verdict, name)| (name.to_owned(), Verdict::read(verdict))).collect();
        Self { path, verdicts }
    }

    /// What is known of this mutant.
    pub fn of(&self, name: &str) -> Option<&Verdict> {
        self.verdicts.get(name)
    }

    /// Writes a verdict down.
    pub fn keep(&mut self, name: &str, verdict: Verdict) -> Result<(), String> {
        self.verdicts.insert(name.to_owned(), verdict);
        let mut text = String::new();
        for (name, verdict) in &self.verdicts {
            let _ = writeln!(text, "{verdict}\t{name}");
        }
        fs::write(&self.path, text).map_err(|error| format!("{}: {error}", self.path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_again() {
        let path = std::env::temp_dir().join(format!("staffetta-mutants-{}.txt", std::process::id()));
        let verdicts = [
            Verdict::Caught("conformance::ends".to_owned()),
            Verdict::NoEnd,
            Verdict::Survived,
            Verdict::NeverReached,
            Verdict::NotBuilt,
        ];
        let mut results = Results::open(path.clone(), false);
        for (at, verdict) in verdicts.iter().enumerate() {
            results.keep(&format!("a.rs b: {at}"), verdict.clone()).expect("written");
        }
        let again = Results::open(path.clone(), true);
        fs::remove_file(&path).expect("it is there");
        for (at, verdict) in verdicts.iter().enumerate() {
            assert_eq!(again.of(&format!("a.rs b: {at}")), Some(verdict));
        }
    }
}
