//! Picks in the making, without the heap.

use super::ways::Path;
use crate::action::Action;
use crate::unit_set::UnitSet;

/// No plan has more picks: a way, and what is chosen before and after it.
const MOST: usize = 20;

/// The next picks, in order.
#[derive(Clone, Copy)]
pub struct Picks {
    list: [Action; MOST],
    len: usize,
}

impl Picks {
    pub const NONE: Self = Self { list: [Action::Pass; MOST], len: 0 };

    pub fn of(picks: &[Action]) -> Self {
        picks.iter().copied().fold(Self::NONE, Self::with)
    }

    pub fn push(&mut self, pick: Action) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = pick;
            self.len += 1;
        }
    }

    #[must_use]
    pub fn with(mut self, pick: Action) -> Self {
        self.push(pick);
        self
    }

    /// With all units, where there are several.
    #[must_use]
    pub fn with_all(self, units: UnitSet) -> Self {
        if units.several() { self.with(Action::All) } else { self }
    }

    /// With the steps of this way.
    #[must_use]
    pub fn with_steps(self, path: &Path) -> Self {
        path.as_slice().iter().fold(self, |picks, &step| picks.with(Action::Step(step)))
    }

    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.len]
    }
}

/// The best that was found so far, among the actions that begin with what has been picked already.
pub struct Best {
    pub begun: Picks,
    pub score: f32,
    pub picks: Picks,
}

impl Best {
    /// Is something of this score better?
    pub fn is_beaten_by(&self, score: f32) -> bool {
        score > self.score
    }

    /// Takes these picks if their score is better and they begin as they must.
    pub fn offer(&mut self, score: f32, picks: impl FnOnce() -> Picks) {
        if self.is_beaten_by(score)
            && let Some(rest) = picks().as_slice().strip_prefix(self.begun.as_slice())
        {
            self.score = score;
            self.picks = Picks::of(rest);
        }
    }
}
