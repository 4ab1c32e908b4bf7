//! The laboratory: simulations, benchmarks, fuzzing and fingerprints of games.
//!
//! - [`simulate`](simulate()) plays games between bots and counts what happened, the same for any number of threads;
//! - [`bench`](bench()) measures how fast the rules of a game are;
//! - [`fuzz`](fuzz()) looks for moments in which a game breaks its contract;
//! - [`fingerprint`](fingerprint()) tells whether two builds play alike.

pub mod alloc;
mod bench;
mod bench_search;
mod fingerprint;
mod fuzz;
mod interval;
mod ladder;
mod left_plan;
mod reference_loop;
mod simulate;
mod stopwatch;

pub use bench::{BenchReport, BenchSpec, bench};
pub use bench_search::{SearchBenchReport, SearchBenchSpec};
pub use fingerprint::{Fingerprint, fingerprint, fingerprint_of};
pub use fuzz::{Finding, FuzzReport, FuzzSpec, fuzz};
pub use interval::{Interval, wilson};
pub use ladder::{LadderReport, LadderSpec, Pairing, Rating, ladder};
pub use left_plan::LeftPlan;
pub use simulate::{
    BotFactory, BotShare, FailedGame, Figure, MarkShare, SeatShare, SimCounts, SimReport, SimSpec, SimTiming, Spread,
    simulate, simulate_with_bots, simulate_with_progress,
};
