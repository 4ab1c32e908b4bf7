//! Numbers for learners and laboratories.

use crate::game::Game;
use crate::seat::Seat;

/// What a learner sees and what a laboratory counts. Everything has a default that is empty.
pub trait Statistics<G: Game>: 'static {
    /// How many numbers an observation has, over all options.
    const OBSERVATION: usize = 0;

    /// What a learner sees: the view as numbers, mostly 0 to 1. `out` has [`Statistics::OBSERVATION`] places, all zero.
    fn observe(_: &G::Rules, _: &G::View, _out: &mut [f32]) {}

    /// What distinguishes a seat: kind and value, such as `leader` and `dumont`.
    fn seat_stats(_: &G::Rules, _: &G::State, _: Seat) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What is counted of a finished game: name and value, such as `rounds` and 8.
    fn game_stats(_: &G::Rules, _: &G::State) -> Vec<(&'static str, f64)> {
        Vec::new()
    }
}

/// Nothing is counted.
#[derive(Clone, Copy, Debug)]
pub struct NoStatistics;

impl<G: Game> Statistics<G> for NoStatistics {}
