//! The player with common sense.

use staffetta_kernel::{Choices, FastRng, Game, Heuristics, Seat};

use crate::bot::{Bot, Budget};
use crate::imagine::imagine;
use crate::intent::Intent;

/// Follows the game's plan: plays the planned picks one after another while they are still offered, and plans anew
/// when they run out or no longer fit.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    rng: FastRng,
    choices: Choices<G::Action>,
    /// What is still to be played, and whose it is.
    intent: Intent<G::Action>,
    planner: Option<Seat>,
}

impl<G: Game> Greedy<G> {
    /// A greedy player of this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: FastRng::new(seed), choices: Choices::new(), intent: Intent::new(), planner: None }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, _: Budget) -> G::Action {
        let world = imagine::<G>(r, v, seat, &mut self.rng);
        self.choices.clear();
        G::actions(r, &world, seat, &mut self.choices);
        if self.planner != Some(seat) {
            self.intent.forget();
            self.planner = Some(seat);
        }
        let Self { intent, choices, rng, .. } = self;
        let Some(pick) = intent.next(choices, |plan| G::Ai::plan(r, v, seat, rng, plan)) else {
            return G::default_action(r, &world, seat);
        };
        intent.heed(pick);
        pick
    }
}
