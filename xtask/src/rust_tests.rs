//! The tests in Rust: all are built first, then several test programs run at a time, for some use one processor only.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

use crate::run::{cargo, in_parallel, step};

/// How many test programs run at a time.
const AT_A_TIME: usize = 2;
/// The test programs that take longest and so come first: those of games, which compute, and those of the server, which
/// mostly wait.
const LONGEST: [&str; 2] = ["tables-", "rules-"];

/// A test program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TestProgram {
    file: PathBuf,
    /// The folder of its package, in which it runs.
    folder: PathBuf,
}

impl TestProgram {
    /// Runs it with these arguments and variables.
    pub fn run(&self, title: &str, arguments: &[&str], settings: &[(&str, &str)]) -> Result<(), String> {
        let folder = self.folder.display().to_string();
        let settings = [&[("CARGO_MANIFEST_DIR", folder.as_str())], settings].concat();
        let arguments = [&["--quiet"], arguments].concat();
        step(title, &self.folder, &self.file.display().to_string(), &arguments, &settings)
    }

    /// Is it this one of the package in this folder?
    pub fn is(&self, folder: &str, name: &str) -> bool {
        self.folder.ends_with(folder) && self.title().ends_with(&format!("/{name}"))
    }

    /// The package's folder and the program's name, without the hash that cargo adds.
    fn title(&self) -> String {
        let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let file = name(&self.file);
        format!("Tests {}/{}", name(&self.folder), file.rsplit_once('-').map_or(file.as_str(), |(name, _)| name))
    }

    /// Its place among those that take longest; the others come behind them.
    fn order(&self) -> usize {
        let name = self.file.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        LONGEST.iter().position(|long| name.starts_with(long)).unwrap_or(LONGEST.len())
    }
}

/// What is built; the examples are left out, for they have been through the lints and nothing runs them here.
const KINDS: [&str; 6] = ["test", "--workspace", "--lib", "--bins", "--tests", "--no-run"];

/// Builds all test programs.
pub fn build(root: &Path) -> Result<(), String> {
    step("Tests are built", root, &cargo(), &[&KINDS[..], &["--quiet"]].concat(), &[])
}

/// All test programs, which are built already: asked again, cargo builds nothing and lists what there is.
pub fn programs(root: &Path) -> Result<Vec<TestProgram>, String> {
    let listing = Command::new(cargo())
        .args(KINDS)
        .args(["--quiet", "--message-format=json"])
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    let mut programs = listed(&String::from_utf8_lossy(&listing.stdout));
    if programs.is_empty() {
        return Err("cargo lists no test programs".to_owned());
    }
    programs.sort_by_key(TestProgram::order);
    Ok(programs)
}

/// Runs all test programs.
pub fn run(programs: &[TestProgram]) -> Result<(), String> {
    let waiting = Mutex::new(programs.iter());
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    let worker = || {
        while let Some(program) = next() {
            program.run(&program.title(), &[], &[])?;
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
        assert!(program.order() < LONGEST.len());
    }
}
