//! The games on the registry. This is the only place in the engine that names a game.

mod any_game;

pub use any_game::{AnyGame, Of, Thought};
pub use staffetta_bots::{Budget, names as bots};

use staffetta_kernel::Fault;

/// Every game, one line each.
#[rustfmt::skip]
static REGISTRY: &[&dyn AnyGame] = &[
    &Of::<staffetta_join_the_partisans::JoinThePartisans>::NEW,
    &Of::<staffetta_la_resistance::LaResistance>::NEW,
    &Of::<staffetta_banditen::Banditen>::NEW,
    &Of::<staffetta_repubblica_ribelle::RepubblicaRibelle>::NEW,
];

/// Every game on the registry.
pub fn all() -> &'static [&'static dyn AnyGame] {
    REGISTRY
}

/// The game of this id on the registry.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    find(REGISTRY, id)
}

/// The game of this id on any registry. An unknown one is a fault that lists the registry.
pub fn find(registry: &[&'static dyn AnyGame], id: &str) -> Result<&'static dyn AnyGame, Fault> {
    registry.iter().copied().find(|game| game.about().id == id).ok_or_else(|| {
        let known: Vec<_> = registry.iter().map(|game| game.about().id).collect();
        let reason = format!("there is no such game; there are: {}", known.join(", "));
        Fault::new("unknown-game", format!("game {id}"), reason)
    })
}
