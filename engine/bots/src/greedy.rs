//! The player with common sense.

use staffetta_kernel::{Choices, Game, Quick, Seat};

use crate::bot::{Bot, Budget};
use crate::imagine::{imagine, room};

/// Follows the game's plan: plays the planned picks one after another while they are still offered, and plans anew
/// when they run out or no longer fit.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    luck: Quick,
    world: Option<G::State>,
    choices: Choices<G::Action>,
    /// The picks still to be played, last first, and whose they are.
    held: Vec<G::Action>,
    planner: Option<Seat>,
}

impl<G: Game> Greedy<G> {
    /// A greedy player of this seed.
    pub fn new(seed: u64) -> Self {
        Self { luck: Quick::new(seed), world: None, choices: Choices::new(), held: Vec::new(), planner: None }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, _: Budget) -> G::Action {
        let world = self.world.get_or_insert_with(|| room::<G>(r));
        imagine::<G>(r, v, seat, &mut self.luck, world);
        self.choices.clear();
        G::actions(r, world, seat, &mut self.choices);
        if self.planner == Some(seat)
            && let Some(pick) = self.held.pop()
            && self.choices.contains(&pick)
        {
            return pick;
        }
        self.planner = Some(seat);
        self.held.clear();
        G::plan(r, v, seat, &mut self.luck, &mut self.held);
        self.held.reverse();
        match self.held.pop() {
            Some(pick) if self.choices.contains(&pick) => pick,
            _ => {
                self.held.clear();
                G::neutral(r, world, seat)
            }
        }
    }
}
