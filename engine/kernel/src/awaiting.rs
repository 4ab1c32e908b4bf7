//! Whom the game waits for, and how it ended.

use serde::Serialize;

use crate::fault::RuleId;
use crate::seat::{MAX_SEATS, Seat, Seats};

/// Who is asked. It must follow from what everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// One seat.
    One(Seat),
    /// A reaction window: the rules ask one seat after another. `queue` holds all that are still to be asked, `now`
    /// included; any of them may answer early.
    Poll {
        /// The seat whose answer counts next.
        now: Seat,
        /// All seats still to be asked.
        queue: Seats,
    },
    /// Sealed and simultaneous: each of these answers once.
    Each(Seats),
    /// Open to all of these, until all are done.
    Any(Seats),
    /// The game is over.
    Over(Outcome),
}

impl Awaiting {
    /// The seats that may answer now, early answers of a window included.
    #[inline]
    pub const fn asked(self) -> Seats {
        match self {
            Self::One(seat) => Seats::one(seat),
            Self::Poll { queue, .. } => queue,
            Self::Each(seats) | Self::Any(seats) => seats,
            Self::Over(_) => Seats::NONE,
        }
    }

    /// Does an answer of this seat count now? In a window only that of the seat whose turn has come.
    #[inline]
    pub const fn is_due(self, seat: Seat) -> bool {
        match self {
            Self::Poll { now, .. } => now.0 == seat.0,
            other => other.asked().has(seat),
        }
    }

    /// The seat whose answer the rules take next: in simulations, where nobody answers early.
    #[inline]
    pub fn next(self) -> Option<Seat> {
        match self {
            Self::One(seat) | Self::Poll { now: seat, .. } => Some(seat),
            Self::Each(seats) | Self::Any(seats) => seats.iter().next(),
            Self::Over(_) => None,
        }
    }

    /// The outcome, once over.
    #[inline]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}

/// What an accepted action did to the question it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Still choosing: the pick joined the seat's private draft.
    Pick,
    /// The choice is made and has taken effect.
    Entry,
}

/// The way a game ended that all agreed to end before its time: the text `end-agreed`.
pub const AGREED: &str = "agreed";

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How many seats.
    pub seats: u8,
    /// Rank of each seat, 1 the best; seats that share a victory share the rank.
    pub rank: [u8; MAX_SEATS],
    /// The score each seat ended with, in the game's own measure.
    pub score: [i16; MAX_SEATS],
    /// The way it ended: the text `end-<reason>`.
    pub reason: &'static str,
    /// The rule by which it ended.
    pub rule: RuleId,
}

impl Outcome {
    /// Everybody ranked by what `standing` says, the highest first; equal standings share a rank.
    pub fn ranked<K: PartialOrd>(
        seats: u8,
        (reason, rule): (&'static str, RuleId),
        standing: impl Fn(Seat) -> K,
        score: impl Fn(Seat) -> i16,
    ) -> Self {
        let mut outcome = Self { seats, rank: [0; MAX_SEATS], score: [0; MAX_SEATS], reason, rule };
        for seat in (0..seats).map(Seat) {
            let better = (0..seats).map(Seat).filter(|&other| standing(other) > standing(seat)).count();
            outcome.rank[seat.at()] = better as u8 + 1;
            outcome.score[seat.at()] = score(seat);
        }
        outcome
    }

    /// The seats of the first rank. Nobody, if all lost together (every rank above 1).
    pub fn winners(&self) -> Seats {
        (0..self.seats).map(Seat).filter(|s| self.rank[s.at()] == 1).collect()
    }

    /// What each seat won: the first place shared among its holders, nothing for others.
    pub fn shares(&self) -> [f32; MAX_SEATS] {
        let winners = self.winners();
        let mut shares = [0.0; MAX_SEATS];
        for seat in winners.iter() {
            shares[seat.at()] = 1.0 / f32::from(winners.len());
        }
        shares
    }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let n = usize::from(self.seats);
        let mut out = to.serialize_struct("Outcome", 4)?;
        out.serialize_field("rank", &self.rank[..n])?;
        out.serialize_field("score", &self.score[..n])?;
        out.serialize_field("reason", self.reason)?;
        out.serialize_field("rule", self.rule)?;
        out.end()
    }
}

/// May the players talk now?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Yes.
    Open,
    /// Closed by this rule.
    Closed(RuleId),
}

/// Where in the game a question stands, for standing orders: all of it follows from what everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct QuestionContext {
    /// The running number of the turn.
    pub turn: u32,
    /// The running number of the window inside the turn.
    pub window: u32,
    /// The kind of question, such as `r1`; the text `occasion-<kind>` names it.
    pub kind: &'static str,
}
