//! The random bot.

use staffetta_kernel::{Choices, FastRng, Game, Rng, Seat};

use crate::bot::{Bot, Budget};
use crate::sampled_world::sample_world_for;

/// Chooses evenly among the legal picks.
#[derive(Debug)]
pub struct Random<G: Game> {
    rng: FastRng,
    choices: Choices<G::Action>,
}

impl<G: Game> Random<G> {
    /// A random player of this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: FastRng::new(seed), choices: Choices::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, _: Budget) -> G::Action {
        let world = sample_world_for::<G>(r, v, seat, &mut self.rng);
        self.choices.clear();
        G::actions(r, &world, seat, &mut self.choices);
        self.rng.one_of(&self.choices).unwrap_or_else(|| G::default_action(r, &world, seat))
    }
}
