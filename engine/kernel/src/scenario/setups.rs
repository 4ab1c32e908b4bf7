//! The rules that examples are played by, made once for all examples that share a set-up.

use std::cell::RefCell;

use crate::fault::Fault;
use crate::game::Game;
use crate::setup::{Ready, Setup};

/// The set-ups that examples have asked for, with their rules. Most examples of a folder share a few.
#[derive(Debug)]
pub struct Setups<G: Game>(RefCell<Vec<(Setup, Ready<G>)>>);

// By hand: a derived one would ask the game for a default.
impl<G: Game> Default for Setups<G> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<G: Game> Setups<G> {
    /// The set-up with its rules, which are made when it is asked for the first time.
    pub(super) fn ready(&self, setup: Setup) -> Result<Ready<G>, Fault> {
        let mut known = self.0.borrow_mut();
        if let Some((_, ready)) = known.iter().find(|(other, _)| *other == setup) {
            return Ok(ready.clone());
        }
        let ready = setup.ready::<G>()?;
        known.push((setup, ready.clone()));
        Ok(ready)
    }
}
