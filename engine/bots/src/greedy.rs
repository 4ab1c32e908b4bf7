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
    style: u8,
}

impl<G: Game> Greedy<G> {
    /// A greedy player of this seed.
    pub fn new(seed: u64) -> Self {
        Self::in_style(seed, 0)
    }

    /// One who plans in this of the game's styles ([`Heuristics::PLAN_STYLES`]).
    pub fn in_style(seed: u64, style: u8) -> Self {
        let (choices, planned) = (Choices::new(), PlannedPicks::new());
        Self { rng: FastRng::new(seed), choices, planned, planned_for: None, style }
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
        let Self { planned, choices, rng, style, .. } = self;
        let make = |plan: &mut Vec<G::Action>| match *style {
            0 => G::Ai::plan(r, v, seat, rng, plan),
            style => G::Ai::plan_in_style(r, &world, seat, style, rng, plan),
        };
        let Some(pick) = planned.next(choices, make) else {
            return G::default_action(r, &world, seat);
        };
        planned.played(pick);
        pick
    }
}
