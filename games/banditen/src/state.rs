//! What changes in the course of a game.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::{MAX_SEATS, Outcome, Seat, Seats};

use crate::game::Rules;

/// The most seats.
pub const SEATS: usize = 4;

/// The state: small, without padding, serialised in the rulebook's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Zeroable, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Whose turn it is.
    pub active: Seat,
    /// What the turn has brought so far.
    pub pot: u8,
    /// The round, from 1.
    pub round: u8,
    /// Who has left.
    pub gone: Seats,
    /// Whether it is over.
    pub over: u8,
    /// The points of each seat.
    pub points: [u8; SEATS],
}

impl State {
    /// Who is still in the game.
    pub fn playing(&self, r: &Rules) -> Seats {
        Seats(Seats::all(r.seats).0 & !self.gone.0)
    }

    /// The turn passes to the left.
    pub fn pass(&mut self, r: &Rules) {
        self.pot = 0;
        for _ in 0..r.seats {
            self.active = self.active.left(1, r.seats);
            self.round += u8::from(self.active == Seat(0));
            if self.playing(r).has(self.active) {
                break;
            }
        }
        self.over = u8::from(self.round > r.rounds);
    }

    /// How it ended, if it has.
    pub fn outcome(&self, r: &Rules) -> Option<Outcome> {
        let reached = self.playing(r).iter().any(|seat| self.points[seat.at()] >= r.target);
        let alone = self.playing(r).len() == 1;
        let (reason, rule) = match (reached, alone, self.over == 1) {
            (true, _, _) => ("target", "B-3.1"),
            (_, true, _) => ("alone", "B-3.3"),
            (_, _, true) => ("rounds", "B-3.2"),
            _ => return None,
        };
        let mut outcome = Outcome { seats: r.seats, rank: [0; MAX_SEATS], score: [0; MAX_SEATS], reason, rule };
        let worth = |seat: Seat| (self.playing(r).has(seat), self.points[seat.at()]);
        for seat in (0..r.seats).map(Seat) {
            let better = (0..r.seats).filter(|&other| worth(Seat(other)) > worth(seat)).count();
            outcome.rank[seat.at()] = better as u8 + 1;
            outcome.score[seat.at()] = self.points[seat.at()].into();
        }
        Some(outcome)
    }
}
