//! Where the time of a search goes.

use std::time::{Duration, Instant};

/// The parts of a search whose time is told apart.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    Worlds,
    Rules,
    Heuristics,
    Tree,
}

/// How long a search spent in its parts, and how much it did. Times stand still unless they are asked for
/// ([`Search::with_times`](super::Search::with_times)): looking at the clock costs about as much as a question to the rules.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SearchTimes {
    /// Continuations played.
    pub iterations: u64,
    /// Picks played in them.
    pub picks: u64,
    /// Worlds sampled.
    pub worlds: u64,
    /// Sampling worlds that fit the view.
    pub in_worlds: Duration,
    /// Asking whose turn it is and what is legal, and playing picks.
    pub in_rules: Duration,
    /// The game's plan, rollout policy and evaluation, and the views that they are shown.
    pub in_heuristics: Duration,
    /// The tree and the comparison at the root.
    pub in_tree: Duration,
    pub(super) on: bool,
}

impl SearchTimes {
    pub(super) fn start(&self) -> Option<Instant> {
        self.on.then(Instant::now)
    }

    pub(super) fn stop(&mut self, part: Part, since: Option<Instant>) {
        if let Some(since) = since {
            let spent = match part {
                Part::Worlds => &mut self.in_worlds,
                Part::Rules => &mut self.in_rules,
                Part::Heuristics => &mut self.in_heuristics,
                Part::Tree => &mut self.in_tree,
            };
            *spent += since.elapsed();
        }
    }
}
