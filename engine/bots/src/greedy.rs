//! The greedy bot: follows the game's plan.

use staffetta_kernel::{Choices, FastRng, Game, Heuristics, Seat};

use crate::bot::{Bot, Budget};
use crate::planned_picks::PlannedPicks;
use crate::sampled_world::sample_world_for;

/// Follows the game's plan: plays the planned picks one after another while they are still offered, and plans anew
/// when they run out or no longer fit.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    rng: FastRng,
    choices: Choices<G::Action>,
    /// What is still to be played, and whose it is.
    planned: PlannedPicks<G::Action>,
    planned_for: Option<Seat>,
}

impl<G: Game> Greedy<G> {
    /// A greedy player of this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: FastRng::new(seed), choices: Choices::new(), planned: PlannedPicks::new(), planned_for: None }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, _: Budget) -> G::Action {
        let world = sample_world_for::<G>(r, v, seat, &mut self.rng);
        self.choices.clear();
        G::actions(r, &world, seat, &mut self.choices);
        if self.planned_for != Some(seat) {
            self.planned.clear();
            self.planned_for = Some(seat);
        }
        let Self { planned, choices, rng, .. } = self;
        let Some(pick) = planned.next(choices, |plan| G::Ai::plan(r, v, seat, rng, plan)) else {
            return G::default_action(r, &world, seat);
        };
        planned.played(pick);
        pick
    }
}
