//! The games that have moments: a game's own file, and its line in the list.

use crate::Moment;

#[path = "../../../games/banditen/web/moments.rs"]
mod banditen;
#[path = "../../../games/global-war-partisans/web/moments.rs"]
mod global_war_partisans;
#[path = "../../../games/join-the-partisans/web/moments.rs"]
mod join_the_partisans;
#[path = "../../../games/la-resistance/web/moments.rs"]
mod la_resistance;
#[path = "../../../games/repubblica-ribelle/web/moments.rs"]
mod repubblica_ribelle;

/// A game's id and its moments.
#[derive(Clone, Copy, Debug)]
pub struct Moments(pub &'static str, pub fn() -> Vec<Moment>);

/// Every game with a board, in the order of their folders.
pub const GAMES: &[Moments] = &[
    Moments("banditen", banditen::moments),
    Moments("global-war-partisans", global_war_partisans::moments),
    Moments("join-the-partisans", join_the_partisans::moments),
    Moments("la-resistance", la_resistance::moments),
    Moments("repubblica-ribelle", repubblica_ribelle::moments),
];
