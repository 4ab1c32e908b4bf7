//! The rest of a plan that a bot is carrying out.

use staffetta_kernel::Choices;

/// The picks that a seat still plans to play, last first.
#[derive(Clone, Debug)]
pub(crate) struct PlannedPicks<A>(Vec<A>);

impl<A: Copy + PartialEq> PlannedPicks<A> {
    /// Nothing is planned yet.
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Is there nothing left of it?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is to be played next.
    pub(crate) fn upcoming(&self) -> Option<A> {
        self.0.last().copied()
    }

    /// Drops the plan.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Takes over the plan of another.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }

    /// Plans these picks, first pick first.
    pub(crate) fn set(&mut self, picks: &[A]) {
        self.0.clear();
        self.0.extend(picks.iter().rev());
    }

    /// Plans these picks before what is planned already.
    pub(crate) fn put_before(&mut self, picks: &[A]) {
        self.0.extend(picks.iter().rev());
    }

    /// The next pick among these choices, as [`PlannedPicks::next`] has it, but picks that do not fit are passed over as
    /// long as a later one fits.
    pub(crate) fn next_fitting(&mut self, choices: &Choices<A>, plan: impl FnOnce(&mut Vec<A>)) -> Option<A> {
        if let Some(later) = self.0.iter().rposition(|pick| choices.contains(pick)) {
            self.0.truncate(later + 1);
        }
        self.next(choices, plan)
    }

    /// The next pick, among these choices. Where it has run out or no longer fits, `plan` fills a new one, first pick
    /// first; nothing if that does not fit either.
    pub(crate) fn next(&mut self, choices: &Choices<A>, plan: impl FnOnce(&mut Vec<A>)) -> Option<A> {
        let fits = |planned: &[A]| planned.last().copied().filter(|pick| choices.contains(pick));
        if let Some(pick) = fits(&self.0) {
            return Some(pick);
        }
        self.0.clear();
        plan(&mut self.0);
        self.0.reverse();
        let next = fits(&self.0);
        if next.is_none() {
            self.0.clear();
        }
        next
    }

    /// The seat plays this: the plan goes on if that is its next pick, and is dropped if not.
    pub(crate) fn played(&mut self, pick: A) {
        if self.0.pop() != Some(pick) {
            self.0.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn among(picks: &[u8]) -> Choices<u8> {
        let mut choices = Choices::new();
        picks.iter().for_each(|&pick| choices.push(pick));
        choices
    }

    #[test]
    fn a_plan_is_played_in_order_and_made_anew_when_it_no_longer_fits() {
        let mut planned = PlannedPicks::new();
        let fresh = |plan: &mut Vec<u8>| plan.extend([1, 2, 3]);
        let never = |_: &mut Vec<u8>| unreachable!("the plan still fits");
        assert_eq!(planned.next(&among(&[1, 9]), fresh), Some(1));
        planned.played(1);
        assert_eq!(planned.next(&among(&[2, 9]), never), Some(2));
        assert_eq!(planned.next(&among(&[8, 9]), |plan| plan.push(8)), Some(8));
        assert_eq!(planned.next(&among(&[7]), fresh), None);
        assert!(planned.is_empty());
    }

    #[test]
    fn picks_that_do_not_fit_are_passed_over() {
        let mut planned = PlannedPicks::new();
        planned.set(&[2, 3]);
        planned.put_before(&[1]);
        let never = |_: &mut Vec<u8>| unreachable!("the plan still fits");
        assert_eq!(planned.next_fitting(&among(&[1, 2]), never), Some(1));
        assert_eq!(planned.next_fitting(&among(&[3, 4]), never), Some(3));
        assert_eq!(planned.next_fitting(&among(&[4]), |plan| plan.push(4)), Some(4));
    }

    #[test]
    fn another_pick_than_the_planned_one_drops_the_plan() {
        let mut planned = PlannedPicks::new();
        planned.next(&among(&[1]), |plan| plan.extend([1, 2]));
        planned.played(5);
        assert!(planned.is_empty());
    }
}
