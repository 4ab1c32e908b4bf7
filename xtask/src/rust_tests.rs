//! The tests in Rust: all are built first, then several test programs run at a time, for some use one processor only.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

use crate::run::{cargo, in_parallel, step};

/// How many test programs run at a time.
const AT_A_TIME: usize = 2;
/// The test programs of games, which take longest and so come first.
const LONGEST: &str = "rules-";

/// A test program.
#[derive(Clone, PartialEq, Eq, Debug)]
struct TestProgram {
    file: PathBuf,
    /// The folder of its package, in which it runs.
    folder: PathBuf,
}

impl TestProgram {
    /// The package's folder and the program's name, without the hash that cargo adds.
    fn title(&self) -> String {
        let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let file = name(&self.file);
        format!("Tests {}/{}", name(&self.folder), file.rsplit_once('-').map_or(file.as_str(), |(name, _)| name))
    }

    fn is_long(&self) -> bool {
        self.file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(LONGEST))
    }
}

/// Builds and runs all of them; the examples are left out, for they have been through the lints and nothing runs them here.
pub fn all(root: &Path) -> Result<(), String> {
    let kinds = ["test", "--workspace", "--lib", "--bins", "--tests", "--no-run"];
    step("Tests are built", root, &cargo(), &[&kinds[..], &["--quiet"]].concat(), &[])?;
    // Asked again, cargo builds nothing and lists what there is.
    let listing = Command::new(cargo())
        .args(kinds)
        .args(["--quiet", "--message-format=json"])
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    let mut programs = listed(&String::from_utf8_lossy(&listing.stdout));
    if programs.is_empty() {
        return Err("cargo lists no test programs".to_owned());
    }
    programs.sort_by_key(|program| !program.is_long());
    let waiting = Mutex::new(programs.into_iter());
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    let worker = || {
        while let Some(program) = next() {
            let folder = program.folder.display().to_string();
            let settings = [("CARGO_MANIFEST_DIR", folder.as_str())];
            step(&program.title(), &program.folder, &program.file.display().to_string(), &["--quiet"], &settings)?;
        }
        Ok(())
    };
    in_parallel(&[&worker as &(dyn Fn() -> Result<(), String> + Sync); AT_A_TIME])
}

/// The test programs that cargo's messages name.
fn listed(messages: &str) -> Vec<TestProgram> {
    let program = |line: &str| {
        let manifest = PathBuf::from(text_of(line, "manifest_path")?);
        Some(TestProgram { file: text_of(line, "executable")?.into(), folder: manifest.parent()?.to_owned() })
    };
    messages.lines().filter(|line| is_built_as_test(line)).filter_map(program).collect()
}

/// The profile says so; that a target may be tested is not enough, for programs that tests run are listed too.
fn is_built_as_test(line: &str) -> bool {
    let profile = line.split_once("\"profile\":{").and_then(|(_, rest)| rest.split_once('}'));
    profile.is_some_and(|(profile, _)| profile.contains("\"test\":true"))
}

/// The text of a member of a JSON object on one line, where it has no marks that JSON escapes.
fn text_of<'a>(line: &'a str, member: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!("\"{member}\":\""))?;
    rest.split_once('"').map(|(text, _)| text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_read_from_the_messages_of_cargo() {
        let messages = concat!(
            r#"{"reason":"compiler-artifact","manifest_path":"/a/kernel/Cargo.toml","profile":{"test":false},"executable":null}"#,
            "\n",
            r#"{"reason":"compiler-artifact","manifest_path":"/a/kernel/Cargo.toml","profile":{"opt_level":"0","test":true},"executable":"/a/target/debug/deps/rules-0af3"}"#,
            "\n",
            r#"{"reason":"compiler-artifact","manifest_path":"/a/bin/Cargo.toml","target":{"test":true},"profile":{"test":false},"executable":"/a/target/debug/bin"}"#,
        );
        let [program] = &listed(messages)[..] else { panic!("one test program") };
        assert_eq!(program.folder, Path::new("/a/kernel"));
        assert_eq!(program.title(), "Tests kernel/rules");
        assert!(program.is_long());
    }
}
