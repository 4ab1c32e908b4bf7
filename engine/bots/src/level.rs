//! Levels: bots by what they are to a person who plays against them.

use staffetta_kernel::{Game, Heuristics};
use std::time::Duration;

use crate::search::{Params, Search};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Follows the plan and gets many decisions wrong.
    Recruit,
    /// Follows the plan and gets some decisions wrong.
    Fighter,
    /// Thinks for a moment, and gets a decision wrong now and then.
    Veteran,
    /// Thinks for long.
    Commander,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Recruit, Self::Fighter, Self::Veteran, Self::Commander];

    /// The name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Fighter => "fighter",
            Self::Veteran => "veteran",
            Self::Commander => "commander",
        }
    }

    /// The level of this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Continuations for an answer: too few for a trial where the plan is played.
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Recruit | Self::Fighter => 1,
            Self::Veteran => 160,
            Self::Commander => 1280,
        }
    }

    /// So many of a thousand answers have a decision in them that is wrong on purpose. What eight times the iterations
    /// add to a search is little in most games; what sets Veteran and Commander apart is this.
    pub fn slips<G: Game>(self) -> u32 {
        let usual = match self {
            Self::Recruit => 300,
            Self::Fighter => 100,
            Self::Veteran => 60,
            Self::Commander => 0,
        };
        (usual * G::Ai::SLIPS).min(1000)
    }

    /// At a table a whole turn takes it at most so long. Away from tables nothing but iterations counts, so that equal
    /// seeds give equal games.
    pub const fn turn_limit(self) -> Duration {
        Duration::from_millis(match self {
            Self::Recruit | Self::Fighter => 1000,
            Self::Veteran => 3000,
            Self::Commander => 8000,
        })
    }

    /// A bot of this level.
    pub fn bot<G: Game>(self, seed: u64) -> Search<G> {
        let params = Params { slips: self.slips::<G>(), ..Params::of::<G>() };
        Search::with_params(seed, params).with_iterations(self.iterations())
    }
}
