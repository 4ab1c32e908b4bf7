//! The parameters of a search.

use staffetta_kernel::{Game, Heuristics};
use std::str::FromStr;

pub use super::root_halving::Caution;

/// The parameters of a [`Search`](super::Search).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Params {
    /// At most this many answers are compared at the root; the plan's is always one of them.
    pub width: usize,
    /// Candidates differ from the plan's answer in one of its first so many picks.
    pub decisions: usize,
    /// No more answers are compared than can be sampled this often each.
    pub min_samples: u32,
    /// How many of the best answers survive each halving, in hundredths.
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
    /// What it takes to leave the plan.
    pub caution: Caution,
    /// Of so many sampled worlds one is taken, by how well they fit what the others did.
    pub guesses: u32,
    /// So often, in thousandths, an answer is not searched for and one decision of the plan's is made wrongly.
    pub slips: u32,
    /// No new world is begun once so many picks have been played in all continuations of an answer: where a turn is long,
    /// a continuation costs many times what it costs elsewhere. 0 for no limit.
    pub picks: u64,
    /// So many of the game's styles are compared where a turn begins, and single answers are not; with one style it is
    /// the other way round.
    pub styles: u8,
    /// The tree below the candidates holds at most this many nodes. With one there is no tree, and all seats follow their
    /// plans at once: candidates are then compared under the same play as well as the same luck.
    pub nodes: usize,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            width: 32,
            decisions: 48,
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
            caution: Caution { errors: 1.0, worlds: 16 },
            guesses: 8,
            slips: 0,
            picks: 0,
            styles: 1,
            nodes: 1,
        }
    }
}

/// What the names of bots call the parameters that can be set.
const KEYS: &[&str] = &[
    "width",
    "decisions",
    "min_samples",
    "survivors",
    "explore",
    "widen",
    "chances",
    "plans",
    "planned",
    "random",
    "horizon",
    "turns",
    "caution",
    "worlds",
    "guesses",
    "slips",
    "picks",
    "styles",
    "nodes",
];

impl Params {
    /// The parameters for a game.
    pub fn of<G: Game>() -> Self {
        Self {
            turns: G::Ai::SEARCH_TURNS,
            horizon: G::Ai::SEARCH_QUESTIONS,
            nodes: G::Ai::SEARCH_NODES,
            styles: G::Ai::STYLES,
            ..Self::default()
        }
    }

    /// Sets a parameter by its short name; the reason if there is no such parameter or the value does not fit.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let done = match key {
            "width" => put(&mut self.width, value),
            "decisions" => put(&mut self.decisions, value),
            "min_samples" => put(&mut self.min_samples, value),
            "survivors" => put(&mut self.survivor_percent, value),
            "explore" => put(&mut self.explore, value),
            "widen" => put(&mut self.widen, value),
            "chances" => put(&mut self.max_chances, value),
            "plans" => put(&mut self.max_plans, value),
            "planned" => put(&mut self.planned, value),
            "random" => put(&mut self.random_permille, value),
            "horizon" => put(&mut self.horizon, value),
            "turns" => put(&mut self.turns, value),
            "caution" => put(&mut self.caution.errors, value),
            "worlds" => put(&mut self.caution.worlds, value),
            "guesses" => put(&mut self.guesses, value),
            "slips" => put(&mut self.slips, value),
            "picks" => put(&mut self.picks, value),
            "styles" => put(&mut self.styles, value),
            "nodes" => put(&mut self.nodes, value),
            _ => return Err(format!("'{key}' is not a parameter; there are: {}", KEYS.join(", "))),
        };
        done.ok_or_else(|| format!("'{value}' is no value for {key}"))
    }

    /// Is the budget enough to try a challenger in as many worlds as it takes?
    pub(super) fn affords_a_trial(&self, iterations: u32) -> bool {
        iterations >= 2 * self.caution.worlds.max(1)
    }

    /// How many answers are compared within so many iterations.
    pub(super) fn width_for(&self, iterations: u32) -> usize {
        self.width.min((iterations / self.min_samples.max(1)) as usize).max(2)
    }
}

fn put<T: FromStr>(field: &mut T, value: &str) -> Option<()> {
    *field = value.parse().ok()?;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_budget_looks_at_few_answers_and_at_two_in_any_case() {
        let params = Params { width: 32, min_samples: 8, ..Params::default() };
        assert_eq!([1000, 100, 20, 0].map(|iterations| params.width_for(iterations)), [32, 12, 2, 2]);
        assert_eq!(params.width_for(u32::MAX), 32);
    }
}
