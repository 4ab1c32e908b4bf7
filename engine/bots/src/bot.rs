//! The trait [`Bot`] and the budget of an answer.

use staffetta_kernel::{Fault, Game, Seat};

/// How long a bot may search for the answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// At most this many simulated continuations.
    pub iterations: u32,
    /// At most about this many milliseconds. Without it, equal seeds and equal questions give equal answers.
    pub millis: Option<u32>,
}

impl Budget {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, millis: None }
    }

    /// As many iterations as fit into this time.
    pub const fn millis(millis: u32) -> Self {
        Self { iterations: u32::MAX, millis: Some(millis) }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::iterations(1000)
    }
}

/// A player. It is given a view, never the state.
pub trait Bot<G: Game>: Send {
    /// The next pick of this seat, which is asked. The view is the seat's own; picks of an unfinished choice are
    /// already in it.
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget) -> G::Action;

    /// Why it no longer plays by itself, if it does not: a program may end or say what is no choice.
    fn fault(&self) -> Option<&Fault> {
        None
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget) -> G::Action {
        (**self).choose(r, v, seat, budget)
    }
    fn fault(&self) -> Option<&Fault> {
        (**self).fault()
    }
}
