//! What a store has done, for whoever runs the server.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What a store has done since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoreStats {
    /// Commits that succeeded.
    pub commits: u64,
    /// Writes that these carried.
    pub writes: u64,
    /// Commits that failed.
    pub failures: u64,
    /// Time spent in both.
    pub committing: Duration,
    /// Writes that wait now.
    pub waiting: usize,
}

/// The same, as it is counted.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    commits: AtomicU64,
    writes: AtomicU64,
    failures: AtomicU64,
    micros: AtomicU64,
}

impl Counts {
    /// Counts a commit of so many writes.
    pub(crate) fn count(&self, writes: usize, time: Duration, succeeded: bool) {
        if succeeded {
            self.commits.fetch_add(1, Ordering::Relaxed);
            self.writes.fetch_add(writes as u64, Ordering::Relaxed);
        } else {
            self.failures.fetch_add(1, Ordering::Relaxed);
        }
        self.micros.fetch_add(u64::try_from(time.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    pub(crate) fn stats(&self, waiting: usize) -> StoreStats {
        StoreStats {
            commits: self.commits.load(Ordering::Relaxed),
            writes: self.writes.load(Ordering::Relaxed),
            failures: self.failures.load(Ordering::Relaxed),
            committing: Duration::from_micros(self.micros.load(Ordering::Relaxed)),
            waiting,
        }
    }
}
