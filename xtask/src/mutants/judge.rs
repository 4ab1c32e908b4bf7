//! What a game's tests say of a mutant.

use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use super::tree::{Programs, VARIABLE};

/// How many seeds each promise of conformance is tried on.
const SEEDS: &str = "6";

/// Tests that do not judge the rules: pictures of play as a whole, which any change alters, and what is not rules. The
/// examples have run when the rest does.
const SKIPPED: [&str; 8] = [
    "fingerprint",
    "ai::",
    "generated",
    "every_worked_example",
    "every_rule_has_a_worked",
    "questions",
    "queries",
    "texts",
];

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A worked example failed, or a rule was no longer cited.
    ByExamples,
    /// Another test failed.
    ByTests,
    /// The tests came to no end.
    Endless,
    /// All tests passed.
    Survived,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ByExamples => "caught by an example",
            Self::ByTests => "caught by a test",
            Self::Endless => "caught, endless",
            Self::Survived => "SURVIVED",
        })
    }
}

/// Judges mutants by runs of the tests, the cheapest first: examples, unit tests, all others.
pub struct Judge<'a> {
    programs: &'a Programs,
    dir: &'a Path,
}

/// A run of tests.
enum Run {
    Passed,
    Failed,
    OutOfTime,
}

impl<'a> Judge<'a> {
    /// Judges by these programs, which must pass without a mutant.
    pub fn new(programs: &'a Programs, dir: &'a Path) -> Result<Self, String> {
        let judge = Self { programs, dir };
        match judge.verdict(0)? {
            Verdict::Survived => Ok(judge),
            verdict => Err(format!("the tests fail without a mutant ({verdict})")),
        }
    }

    /// What the tests say of this mutant.
    pub fn verdict(&self, mutant: usize) -> Result<Verdict, String> {
        let skipped: Vec<&str> = SKIPPED.iter().flat_map(|name| ["--skip", name]).collect();
        let mut runs: Vec<(&Path, &[&str], u32, Verdict)> = Vec::new();
        for program in &self.programs.others {
            runs.push((program, &["every_rule_has_a_worked_example"], 60, Verdict::ByExamples));
        }
        runs.push((&self.programs.unit, &[], 60, Verdict::ByTests));
        for program in &self.programs.others {
            runs.push((program, &skipped, 240, Verdict::ByTests));
        }
        for (program, arguments, seconds, verdict) in runs {
            match self.run(mutant, program, arguments, seconds)? {
                Run::Passed => {}
                Run::Failed => return Ok(verdict),
                Run::OutOfTime => return Ok(Verdict::Endless),
            }
        }
        Ok(Verdict::Survived)
    }

    /// One run, with a limit of processor time, which does not depend on what else the machine does, and of memory.
    fn run(&self, mutant: usize, program: &Path, arguments: &[&str], seconds: u32) -> Result<Run, String> {
        let limits = format!("ulimit -t {seconds}; ulimit -v 8000000; exec \"$0\" \"$@\"");
        let mut child = Command::new("sh")
            .args(["-c", &limits])
            .arg(program)
            .args(arguments)
            .env(VARIABLE, mutant.to_string())
            .env("STAFFETTA_SEEDS", SEEDS)
            .env("RUST_BACKTRACE", "0")
            .current_dir(self.dir)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("the tests could not be started: {error}"))?;
        // Who waits for itself uses no processor time.
        for _ in 0..seconds * 30 {
            match child.try_wait().map_err(|error| error.to_string())? {
                Some(status) if status.success() => return Ok(Run::Passed),
                // Killed for its time, or for its memory.
                Some(status) if status.code().is_none() => return Ok(Run::OutOfTime),
                Some(_) => return Ok(Run::Failed),
                None => std::thread::sleep(Duration::from_millis(500)),
            }
        }
        let _ = child.kill();
        let _ = child.wait();
        Ok(Run::OutOfTime)
    }
}
