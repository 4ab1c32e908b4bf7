//! The laboratory: simulations, benchmarks, fuzzing and fingerprints of games.
//!
//! - [`simulate`](simulate()) plays games between bots and counts what happened, the same for any number of threads;
//! - [`ladder`](ladder()) rates bots against each other, and [`tune`](tune()) looks for better parameters of one;
//! - [`fit`](fit()) weighs the features of an evaluation on played games;
//! - [`bench`](bench()) measures how fast the rules of a game are;
//! - [`analyse`](analyse()) tells how the chances of a played game went, and which answers turned it;
//! - [`fuzz`](fuzz()) looks for moments in which a game breaks its contract;
//! - [`fingerprint`](fingerprint()) tells whether two builds play alike.

pub mod alloc;
mod analysis;
mod bench;
mod bench_search;
mod fingerprint;
mod fit;
mod fuzz;
mod interval;
mod ladder;
mod left_plan;
mod playout;
mod reference_loop;
mod simulate;
mod stopwatch;
mod tune;

pub use analysis::{Analysis, AnalysisSpec, Deed, MomentChances, TurningPoint, analyse};
pub use bench::{BenchReport, BenchSpec, bench};
pub use bench_search::{SearchBenchReport, SearchBenchSpec};
pub use fingerprint::{Fingerprint, fingerprint, fingerprint_of};
pub use fit::{FitReport, FitSpec, Misjudged, Weight, fit};
pub use fuzz::{Finding, FuzzReport, FuzzSpec, fuzz};
pub use interval::{Interval, wilson};
pub use ladder::{LadderReport, LadderSpec, Pairing, Rating, ladder};
pub use left_plan::LeftPlan;
pub use simulate::{
    BotFactory, BotShare, FailedGame, Figure, MarkShare, SeatShare, SimCounts, SimReport, SimSpec, SimTiming, Spread,
    simulate, simulate_with_bots, simulate_with_progress,
};
pub use tune::{Generation, Range, TuneReport, TuneSpec, tune};
