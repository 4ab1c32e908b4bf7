//! What a game's tests say of a mutant.

use std::fmt;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::tree::{PLAYED, Programs, VARIABLE};

/// Tests that do not judge the rules: pictures of play as a whole, which any change alters, bots and generated files. The
/// examples have run when the rest does.
const SKIPPED: [&str; 5] = ["fingerprint", "ai::", "generated", "every_worked_example", "every_rule_has_a_worked"];

/// So many seconds of processor time the tests may take without a mutant.
const PATIENCE: u64 = 600;

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This test failed.
    Caught(String),
    /// The tests came to no end, or broke off for want of memory or stack.
    NoEnd,
    /// All tests passed.
    Survived,
    /// All tests passed, and none of them came to the changed function.
    NeverReached,
    /// It cannot be built.
    NotBuilt,
}

const CAUGHT: &str = "caught by ";
const NO_END: &str = "caught, no end";
const SURVIVED: &str = "SURVIVED";
const NEVER_REACHED: &str = "SURVIVED, never reached";
const NOT_BUILT: &str = "cannot be built";

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Caught(test) => write!(f, "{CAUGHT}{test}"),
            Self::NoEnd => f.write_str(NO_END),
            Self::Survived => f.write_str(SURVIVED),
            Self::NeverReached => f.write_str(NEVER_REACHED),
            Self::NotBuilt => f.write_str(NOT_BUILT),
        }
    }
}

impl Verdict {
    /// Reads what was displayed.
    pub fn read(text: &str) -> Self {
        match text {
            NO_END => Self::NoEnd,
            NEVER_REACHED => Self::NeverReached,
            NOT_BUILT => Self::NotBuilt,
            _ => text.strip_prefix(CAUGHT).map_or(Self::Survived, |test| Self::Caught(test.to_owned())),
        }
    }

    /// Did the tests notice?
    pub fn is_caught(&self) -> bool {
        matches!(self, Self::Caught(_) | Self::NoEnd)
    }
}

/// Judges mutants by runs of the tests, the cheapest first, up to the first test that fails.
pub struct Judge<'a> {
    runs: Vec<Run<'a>>,
    /// The folder of the game.
    dir: PathBuf,
    /// How many seeds each promise of conformance is tried on.
    seeds: String,
}

/// A run of some tests.
struct Run<'a> {
    program: &'a Path,
    arguments: Vec<&'a str>,
    /// The limit of processor time, which does not depend on what else the machine does.
    seconds: u64,
}

/// How a run ended.
enum End {
    /// So many tests passed.
    Passed(usize),
    Failed(String),
    BrokenOff,
}

impl<'a> Judge<'a> {
    /// Judges by these programs, which must pass without a mutant.
    pub fn new(programs: &'a Programs, dir: PathBuf, seeds: u64) -> Result<Self, String> {
        let run = |program: &'a Path, arguments: Vec<&'a str>| Run { program, arguments, seconds: PATIENCE };
        let skipped: Vec<&str> = SKIPPED.iter().flat_map(|name| ["--skip", name]).collect();
        let others = || programs.others.iter().map(PathBuf::as_path);
        let mut runs: Vec<Run> = others().map(|it| run(it, vec!["every_rule_has_a_worked_example"])).collect();
        runs.push(run(&programs.unit, skipped.clone()));
        runs.extend(others().map(|it| run(it, skipped.clone())));
        let mut judge = Self { runs, dir, seeds: seeds.to_string() };
        for at in 0..judge.runs.len() {
            let before = processor_seconds();
            match judge.run(&judge.runs[at], 0, Path::new(""))? {
                End::Passed(0) => return Err(format!("no test ran of {}", judge.runs[at].program.display())),
                End::Passed(tests) => {
                    let took = processor_seconds() - before;
                    println!("without a mutant {tests} tests pass in {took:.1} s of processor time");
                    judge.runs[at].seconds = 4 + 4 * took.ceil() as u64;
                }
                End::Failed(test) => return Err(format!("without a mutant {test} fails")),
                End::BrokenOff => return Err(format!("without a mutant the tests take over {PATIENCE} s")),
            }
        }
        Ok(judge)
    }

    /// What the tests say of this mutant. Who is caught must have been played.
    pub fn verdict(&self, mutant: usize) -> Result<Verdict, String> {
        let played = std::env::temp_dir().join(format!("staffetta-mutant-{}-{mutant}", std::process::id()));
        let mut end = None;
        for run in &self.runs {
            match self.run(run, mutant, &played)? {
                End::Passed(_) => {}
                End::Failed(test) => end = Some(Verdict::Caught(test)),
                End::BrokenOff => end = Some(Verdict::NoEnd),
            }
            if end.is_some() {
                break;
            }
        }
        match (fs::remove_file(&played).is_ok(), end) {
            (true, end) => Ok(end.unwrap_or(Verdict::Survived)),
            (false, None) => Ok(Verdict::NeverReached),
            (false, Some(verdict)) => Err(format!("mutant {mutant} is {verdict} but was not played")),
        }
    }

    fn run(&self, run: &Run, mutant: usize, played: &Path) -> Result<End, String> {
        let limits = format!("ulimit -t {}; ulimit -v 6000000; exec \"$0\" \"$@\"", run.seconds);
        let mut child = Command::new("sh")
            .args(["-c", &limits])
            .arg(run.program)
            .args(&run.arguments)
            .args(["--test-threads", "1"])
            .env(VARIABLE, mutant.to_string())
            .env(PLAYED, played)
            .env("STAFFETTA_SEEDS", &self.seeds)
            .env("RUST_BACKTRACE", "0")
            .current_dir(&self.dir)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("the tests could not be started: {error}"))?;
        let lines = lines_of(&mut child);
        // Who waits for itself uses no processor time.
        let end = listen(&lines, Instant::now() + Duration::from_secs(run.seconds * 20));
        if !matches!(end, Some(End::Passed(_))) {
            let _ = child.kill();
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        match end {
            Some(End::Passed(_)) if !status.success() => match status.code() {
                None => Ok(End::BrokenOff),
                Some(code) => Err(format!("{} ended with {code}, but no test failed", run.program.display())),
            },
            Some(end) => Ok(end),
            None => Ok(End::BrokenOff),
        }
    }
}

/// The processor time of all programs that were run and have ended, in seconds.
fn processor_seconds() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name in brackets: user and system time of ended children are the 14th and the 15th, in hundredths.
    let numbers = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    numbers.skip(13).take(2).filter_map(|number| number.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// The lines that a program prints, as they come.
fn lines_of(child: &mut Child) -> Receiver<String> {
    let (send, receive) = channel();
    if let Some(output) = child.stdout.take() {
        thread::spawn(move || {
            let lines = BufReader::new(output).split(b'\n').map_while(Result::ok);
            for line in lines {
                if send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    break;
                }
            }
        });
    }
    receive
}

/// Waits for the first test that fails, or for the end of the output; nothing if neither comes in time.
fn listen(lines: &Receiver<String>, until: Instant) -> Option<End> {
    let mut passed = 0;
    loop {
        match lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => {
                let test = line.strip_prefix("test ");
                if let Some(test) = test.and_then(|test| test.strip_suffix(" ... FAILED")) {
                    return Some(End::Failed(test.to_owned()));
                }
                passed += usize::from(test.is_some_and(|test| test.ends_with(" ... ok")));
            }
            Err(RecvTimeoutError::Disconnected) => return Some(End::Passed(passed)),
            Err(RecvTimeoutError::Timeout) => return None,
        }
    }
}
