//! The fuzzer: random games at a real table, looking for a moment in which the game breaks its contract.

mod fuzzer;
mod random_setup;

use serde::Serialize;
use staffetta_kernel::{FastRng, Fault, Game, Record};
use std::path::PathBuf;
use std::time::Instant;

/// How to look.
#[derive(Clone, PartialEq, Debug)]
pub struct FuzzSpec {
    /// For so many seconds.
    pub seconds: f64,
    /// At most so many games.
    pub games: u64,
    /// Games of equal number under equal seeds are equal.
    pub seed: u64,
    /// How many seats; 0 for any number the game allows.
    pub seats: u8,
    /// Choose options at random, or leave them at their defaults?
    pub options: bool,
    /// Where findings are written, one record a file.
    pub folder: Option<PathBuf>,
    /// Stop after so many findings.
    pub findings: usize,
}

impl Default for FuzzSpec {
    fn default() -> Self {
        Self { seconds: 10.0, games: u64::MAX, seed: 1, seats: 0, options: true, folder: None, findings: 5 }
    }
}

/// What was tried and found.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct FuzzReport {
    /// Games played to the end.
    pub games: u64,
    /// Choices of options that the game refused as contradictory; another was made.
    pub option_faults: u64,
    /// Entries made, each followed by the game's own checks.
    pub entries: u64,
    /// Picks taken.
    pub picks: u64,
    /// Illegal actions tried, each refused without a trace.
    pub illegal: u64,
    /// Seats that resigned.
    pub leaves: u64,
    /// Entries withdrawn.
    pub withdrawn: u64,
    /// Entries taken back by consent.
    pub taken_back: u64,
    /// Clocks that ran out.
    pub time_outs: u64,
    /// Records replayed from their seed.
    pub replayed: u64,
    /// What is wrong. Empty for a healthy game.
    pub findings: Vec<Finding>,
    /// Seconds it took.
    pub wall_s: f64,
}

/// A broken promise of the game's contract.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// The number of the game under the seed.
    pub game: u64,
    /// Which promise, and how.
    pub what: String,
    /// What was being done, for what the record does not hold (a pick that panicked, an illegal action).
    pub doing: String,
    /// The game up to that moment: it replays.
    pub record: Record,
    /// The file it was written to.
    pub file: Option<PathBuf>,
}

/// Plays random games with random options, legal and illegal actions, resignations and withdrawals, and checks the
/// game's promises after every entry.
pub fn fuzz<G: Game>(spec: &FuzzSpec) -> Result<FuzzReport, Fault> {
    let mut report = FuzzReport::default();
    let began = Instant::now();
    for number in 0..spec.games {
        if began.elapsed().as_secs_f64() >= spec.seconds || report.findings.len() >= spec.findings {
            break;
        }
        let mut rng = FastRng::nth(spec.seed, number);
        let ready = random_setup::random_setup::<G>(spec, &mut rng, &mut report)?;
        if let Some(mut finding) = fuzzer::fuzz_game::<G>(ready, number, &mut rng, &mut report)? {
            finding.file = write(spec, &finding)?;
            report.findings.push(finding);
        }
    }
    report.wall_s = began.elapsed().as_secs_f64();
    Ok(report)
}

fn write(spec: &FuzzSpec, finding: &Finding) -> Result<Option<PathBuf>, Fault> {
    let Some(folder) = &spec.folder else { return Ok(None) };
    let file = folder.join(format!("{}-{}-{}.json", finding.record.game, spec.seed, finding.game));
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, finding.record.to_json()));
    written.map_err(|error| Fault::new("cannot-write", file.display().to_string(), error.to_string()))?;
    Ok(Some(file))
}
