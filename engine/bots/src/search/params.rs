//! The parameters of a search.

pub use super::root_halving::Caution;

/// The parameters of a [`Search`](super::Search).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Params {
    /// At most this many picks are compared at the root; the plan's pick is always one of them.
    pub width: usize,
    /// No more picks are compared than can be sampled this often each.
    pub min_samples: u32,
    /// How many of the best picks survive each halving, in hundredths.
    pub survivor_percent: u32,
    /// How strongly the tree tries what it knows little about (the constant of UCB1).
    pub explore: f32,
    /// A node visited n times has at most 1 + `widen` * sqrt(n) children.
    pub widen: f32,
    /// The tree follows an action whose result was drawn, rolled or revealed this many times on one path; beyond that
    /// the positions of one node have too little in common.
    pub max_chances: u32,
    /// A new leaf is continued by at most this many calls of the game's plan, as long as nothing unforeseeable happens.
    pub max_plans: u32,
    /// So many questions after the tree are answered by the game's plan, whoever is asked, before the rollout policy
    /// takes over. Plans are slower and worth it: opponents that play as badly as a rollout teach the wrong lessons.
    pub planned: u32,
    /// How often a rollout makes an even choice instead, in thousandths.
    pub random_permille: u32,
    /// A continuation is cut off after this many questions and judged by the game's evaluation.
    pub horizon: u32,
    /// A continuation is also cut off where so many turns have passed (the game's own count of turns); 0 for never.
    /// Between two turns a position is easiest to judge.
    pub turns: u32,
    /// The plan's pick is left only for one that is better by this many standard errors of their difference.
    pub caution: Caution,
    /// The rest of a choice is taken over from the tree as long as its picks were visited this often; what the tree
    /// has hardly seen is searched anew.
    pub min_trusted_visits: u32,
    /// The tree holds at most this many nodes.
    pub nodes: usize,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            width: 32,
            min_samples: 8,
            survivor_percent: 50,
            explore: 0.5,
            widen: 0.5,
            max_chances: 0,
            max_plans: 12,
            planned: 10_000,
            random_permille: 20,
            horizon: 400,
            turns: 4,
            caution: Caution { always: 0.3, early: 24.0 },
            min_trusted_visits: 32,
            nodes: 1 << 18,
        }
    }
}

impl Params {
    /// How many picks are compared within so many iterations.
    pub(super) fn width_for(&self, iterations: u32) -> usize {
        self.width.min((iterations / self.min_samples.max(1)) as usize).max(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_budget_looks_at_few_picks_and_at_two_in_any_case() {
        let params = Params { width: 32, min_samples: 8, ..Params::default() };
        assert_eq!([1000, 100, 20, 0].map(|iterations| params.width_for(iterations)), [32, 12, 2, 2]);
        assert_eq!(params.width_for(u32::MAX), 32);
    }
}
