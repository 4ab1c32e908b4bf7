//! Which dice to keep, and when a star is worth it.

use staffetta_kernel::{Rng, Seat};

use super::Plan;
use crate::Action;
use crate::keeping::Aim;
use crate::rules::Rules;
use crate::stars::Star;
use crate::state::State;
use crate::steps::attempt::Attempt;

impl Plan for Attempt {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        let best = self.best(r);
        if best.hand().is_some() {
            return Some(Action::Stop);
        }
        if self.rolls < r.numbers.rolls {
            return Some(Action::Keep(best));
        }
        let star = self.star.get()?;
        Some(if worth_a_star(self, r, s, seat, star) { Action::Star(best) } else { Action::Stop })
    }
}

/// A star beyond a whole set costs nothing; a set is broken only for a mission at its first attempt.
fn worth_a_star(attempt: Attempt, r: &Rules, s: &State, seat: Seat, star: Star) -> bool {
    let spare = !s.public.scores[seat.at()].stars.of(star).is_multiple_of(r.stars.set.of(star));
    let task = s.public.task_of(r, seat);
    let first = task.mission.is_some() && task.attempts == 0 && !matches!(attempt.aim, Aim::Contain(_));
    spare || first
}
