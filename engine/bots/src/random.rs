//! The player without a thought.

use staffetta_kernel::{Choices, FastRng, Game, Rng, Seat};

use crate::bot::{Bot, Budget};
use crate::imagine::{imagine, room};

/// Chooses evenly among the legal picks.
#[derive(Debug)]
pub struct Random<G: Game> {
    rng: FastRng,
    world: Option<G::State>,
    choices: Choices<G::Action>,
}

impl<G: Game> Random<G> {
    /// A random player of this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: FastRng::new(seed), world: None, choices: Choices::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, _: Budget) -> G::Action {
        let world = self.world.get_or_insert_with(|| room::<G>(r));
        imagine::<G>(r, v, seat, &mut self.rng, world);
        self.choices.clear();
        G::actions(r, world, seat, &mut self.choices);
        self.rng.one_of(&self.choices).unwrap_or_else(|| G::neutral(r, world, seat))
    }
}
