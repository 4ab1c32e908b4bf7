//! A plan that is being carried out.

use staffetta_kernel::Choices;

/// The picks that a seat still means to play, last first.
#[derive(Clone, Debug)]
pub(crate) struct Intent<A>(Vec<A>);

impl<A: Copy + PartialEq> Intent<A> {
    /// Nothing is meant yet.
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Is there nothing left of it?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Nothing is meant any more.
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }

    /// Means what another means.
    pub(crate) fn adopt(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }

    /// What it says next, among these choices. Where it has run out or no longer fits, `plan` fills a new one, first pick
    /// first; nothing if that does not fit either.
    pub(crate) fn next(&mut self, choices: &Choices<A>, plan: impl FnOnce(&mut Vec<A>)) -> Option<A> {
        let fits = |intent: &[A]| intent.last().copied().filter(|pick| choices.contains(pick));
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

    /// The seat plays this: it goes on if that is what it meant to do, and forgets the rest if not.
    pub(crate) fn heed(&mut self, pick: A) {
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
        let mut intent = Intent::new();
        let fresh = |plan: &mut Vec<u8>| plan.extend([1, 2, 3]);
        let never = |_: &mut Vec<u8>| unreachable!("the plan still fits");
        assert_eq!(intent.next(&among(&[1, 9]), fresh), Some(1));
        intent.heed(1);
        assert_eq!(intent.next(&among(&[2, 9]), never), Some(2));
        assert_eq!(intent.next(&among(&[8, 9]), |plan| plan.push(8)), Some(8));
        assert_eq!(intent.next(&among(&[7]), fresh), None);
        assert!(intent.is_empty());
    }

    #[test]
    fn whoever_does_something_else_has_forgotten_the_plan() {
        let mut intent = Intent::new();
        intent.next(&among(&[1]), |plan| plan.extend([1, 2]));
        intent.heed(5);
        assert!(intent.is_empty());
    }
}
