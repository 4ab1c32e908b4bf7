//! The games on the shelf. This is the only place in the engine that names a game.

mod any_game;

pub use any_game::{AnyGame, Of, Thought};
pub use staffetta_bots::{Budget, names as bots};

use staffetta_kernel::Fault;

/// Every game, one line each.
#[rustfmt::skip]
static SHELF: &[&dyn AnyGame] = &[
    &Of::<staffetta_la_resistance::LaResistance>::NEW,
    &Of::<staffetta_banditen::Banditen>::NEW,
    &Of::<staffetta_repubblica_ribelle::RepubblicaRibelle>::NEW,
];

/// Every game on the shelf.
pub fn all() -> &'static [&'static dyn AnyGame] {
    SHELF
}

/// The game of this id on the shelf.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    find(SHELF, id)
}

/// The game of this id on any shelf. An unknown one is a fault that lists the shelf.
pub fn find(shelf: &[&'static dyn AnyGame], id: &str) -> Result<&'static dyn AnyGame, Fault> {
    shelf.iter().copied().find(|game| game.about().id == id).ok_or_else(|| {
        let known: Vec<_> = shelf.iter().map(|game| game.about().id).collect();
        let reason = format!("there is no such game; there are: {}", known.join(", "));
        Fault::new("unknown-game", format!("game {id}"), reason)
    })
}
