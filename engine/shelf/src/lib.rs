//! The games on the shelf. This is the only place in the engine that names a game.

mod any_game;

pub use any_game::{AnyGame, Of, Thought};
pub use staffetta_bots::Budget;

use staffetta_kernel::Fault;

/// Every game, one line each.
static SHELF: &[&dyn AnyGame] = &[];

/// Every game on the shelf.
pub fn all() -> &'static [&'static dyn AnyGame] {
    SHELF
}

/// The game of this id. An unknown one is a fault that lists the shelf.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    SHELF.iter().copied().find(|game| game.about().id == id).ok_or_else(|| {
        let known: Vec<_> = SHELF.iter().map(|game| game.about().id).collect();
        Fault::new("unknown-game", format!("game {id}"), format!("there is no such game; there are: {}", known.join(", ")))
    })
}
