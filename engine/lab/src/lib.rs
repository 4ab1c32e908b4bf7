//! Many games at once.
//!
//! - [`simulate`](simulate()) plays games between bots and counts what happened, the same for any number of threads;
//! - [`bench`](bench()) measures how fast the rules of a game are;
//! - [`fuzz`](fuzz()) looks for moments in which a game breaks a promise;
//! - [`fingerprint`](fingerprint()) tells whether two builds play alike.

pub mod alloc;
mod bench;
mod clock;
mod fingerprint;
mod floor;
mod fuzz;
mod interval;
mod simulate;

pub use bench::{BenchReport, BenchSpec, bench};
pub use fingerprint::{Fingerprint, fingerprint};
pub use fuzz::{Finding, FuzzReport, FuzzSpec, fuzz};
pub use interval::{Interval, wilson};
pub use simulate::{
    BotShare, Figure, Maker, MarkShare, Panicked, SeatShare, SimCounts, SimReport, SimSpec, SimTiming, Spread,
    simulate, simulate_among, simulate_with,
};
