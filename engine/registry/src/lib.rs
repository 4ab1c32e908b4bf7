//! The registry: the list of all games, and how they are found. No other crate of the engine names a game.

mod any_game;

pub use any_game::{AnyGame, AnyHint, BotTask, HintTask, Registered};
pub use staffetta_bots::{Budget, names as bots};

use staffetta_kernel::Fault;

/// Every game, one line each.
#[rustfmt::skip]
static REGISTRY: &[&dyn AnyGame] = &[
    &Registered::<staffetta_la_resistance::LaResistance>::NEW,
    &Registered::<staffetta_banditen::Banditen>::NEW,
    &Registered::<staffetta_repubblica_ribelle::RepubblicaRibelle>::NEW,
    &Registered::<staffetta_join_the_partisans::JoinThePartisans>::NEW,
    &Registered::<staffetta_global_war_partisans::GlobalWarPartisans>::NEW,
];

/// Every game in the registry.
pub fn all() -> &'static [&'static dyn AnyGame] {
    REGISTRY
}

/// The game of this id in the registry.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    find(REGISTRY, id)
}

/// The game of this id in a registry. An unknown one is a fault that lists the known ones.
pub fn find(registry: &[&'static dyn AnyGame], id: &str) -> Result<&'static dyn AnyGame, Fault> {
    registry.iter().copied().find(|game| game.about().id == id).ok_or_else(|| {
        let known: Vec<_> = registry.iter().map(|game| game.about().id).collect();
        let reason = format!("there is no such game; there are: {}", known.join(", "));
        Fault::new("unknown-game", format!("game {id}"), reason)
    })
}
