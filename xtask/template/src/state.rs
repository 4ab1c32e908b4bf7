//! What changes in the course of a game, and what is seen of it.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Broken, Outcome, Padding, Seat, Seats};

use crate::rules::Rules;
use crate::steps::turn::Turn;
use crate::steps::{Stack, Step};

/// The most seats.
pub const SEATS: usize = 4;

/// The state: small, without padding, serialised in the rulebook's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Zeroable, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct State {
    /// The running number of the turn.
    pub turn: u16,
    /// The steps that have begun.
    #[serde(serialize_with = "Step::write_stack", deserialize_with = "Step::read_stack")]
    #[schemars(skip)]
    pub stack: Stack,
    /// How many seats there are.
    pub seats: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// What the turn has brought so far.
    pub pot: u8,
    /// The round, from 1.
    pub round: u8,
    /// Who has left.
    pub gone: Seats,
    /// The points of each seat.
    pub points: [u8; SEATS],
    #[serde(skip)]
    padding: Padding<1>,
}

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct View {
    /// Whose view it is.
    pub viewer: Option<Seat>,
    /// What lies on the table.
    #[serde(flatten)]
    pub table: State,
}

impl State {
    /// A fresh table, about to begin with the first turn.
    pub fn new(r: &Rules) -> Self {
        let stack = [Step::from(Turn {}).packed()].into_iter().collect();
        Self { stack, seats: r.seats, round: 1, ..Self::zeroed() }
    }

    /// Who is still in the game.
    pub fn playing(&self) -> Seats {
        Seats(Seats::all(self.seats).0 & !self.gone.0)
    }

    /// The turn passes to the left.
    pub fn pass(&mut self) {
        self.pot = 0;
        self.turn += 1;
        for _ in 0..self.seats {
            self.active = self.active.left(1, self.seats);
            self.round += u8::from(self.active == Seat(0));
            if self.playing().has(self.active) {
                break;
            }
        }
    }

    /// Why the game is over, and by which rule; nothing while it goes on.
    pub fn ending(&self, r: &Rules) -> Option<(&'static str, &'static str)> {
        let reached = self.playing().iter().any(|seat| self.points[seat.at()] >= r.target);
        match (reached, self.playing().len() == 1, self.round > r.rounds) {
            (true, _, _) => Some(("target", "XX-3.1")),
            (_, true, _) => Some(("alone", "XX-3.3")),
            (_, _, true) => Some(("rounds", "XX-3.2")),
            _ => None,
        }
    }

    /// How it ended.
    pub fn outcome(&self, r: &Rules) -> Outcome {
        let ending = self.ending(r).unwrap_or(("rounds", "XX-3.2"));
        let standing = |seat: Seat| (self.playing().has(seat), self.points[seat.at()]);
        Outcome::ranked(r.seats, ending, standing, |seat| self.points[seat.at()].into())
    }

    /// The invariants.
    pub fn check(&self) -> Result<(), Broken> {
        Broken::unless(self.active.0 < self.seats, || format!("seat {} is at the table", self.active.0))?;
        let empty = &self.points[usize::from(self.seats)..];
        Broken::unless(empty.iter().all(|&points| points == 0), || "nobody who is not there has points".to_owned())
    }
}
