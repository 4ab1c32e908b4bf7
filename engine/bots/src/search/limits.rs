//! How much of its budget a search has spent.

use std::time::{Duration, Instant};

use crate::bot::Budget;

/// The limits of one search: iterations, time, and picks played.
#[derive(Debug)]
pub(super) struct Limits {
    iterations: u32,
    /// Iterations so far.
    pub(super) done: u32,
    started: Option<(Instant, Duration)>,
    picks: u64,
    picks_before: u64,
}

impl Limits {
    /// A search begins, after so many picks in earlier ones; with `picks` 0 they do not count.
    pub(super) fn new(budget: Budget, picks: u64, picks_before: u64) -> Self {
        let started = budget.millis.map(|millis| (Instant::now(), Duration::from_millis(millis.into())));
        Self { iterations: budget.iterations, done: 0, started, picks, picks_before }
    }

    /// The share of the budget that is spent, by whichever limit is nearest.
    pub(super) fn spent(&self, picks: u64) -> f64 {
        let mut spent = f64::from(self.done) / f64::from(self.iterations.max(1));
        if self.picks > 0 {
            spent = spent.max((picks - self.picks_before) as f64 / self.picks as f64);
        }
        if let Some((began, limit)) = self.started {
            spent = spent.max(began.elapsed().as_secs_f64() / limit.as_secs_f64());
        }
        spent
    }
}
