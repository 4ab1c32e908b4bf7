//! A folder of worked examples.

use std::path::{Path, PathBuf};

use super::{Cited, Scenario, Setups};
use crate::game::Game;

/// Runs every example (`*.toml`) of a folder and the folders in it. Answers how many came out as written, or all that
/// did not.
pub fn folder<G: Game>(dir: &Path) -> Result<usize, String> {
    let setups = Setups::<G>::default();
    run_all(dir, |scenario| scenario.run_with(&setups)).map(|all| all.len())
}

/// Runs every example of a folder: each file with what was cited while it ran, or all that failed.
pub(super) fn run_all(
    dir: &Path,
    run: impl Fn(&Scenario) -> Result<Cited, super::Mismatch>,
) -> Result<Vec<(PathBuf, Cited)>, String> {
    let mut files = Vec::new();
    collect(dir, &mut files).map_err(|error| format!("{}: {error}", dir.display()))?;
    files.sort();
    let (mut done, mut failures) = (Vec::new(), Vec::new());
    for file in files {
        let name = file.display().to_string();
        let outcome = std::fs::read_to_string(&file)
            .map_err(|error| format!("{name}: {error}"))
            .and_then(|text| Scenario::parse(&name, &text).map_err(|fault| fault.to_string()))
            .and_then(|scenario| run(&scenario).map_err(|mismatch| format!("{name}: {mismatch}")));
        match outcome {
            Ok(cited) => done.push((file, cited)),
            Err(failure) => failures.push(failure),
        }
    }
    if failures.is_empty() { Ok(done) } else { Err(failures.join("\n\n")) }
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            files.push(path);
        }
    }
    Ok(())
}
