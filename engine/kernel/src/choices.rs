//! The list of legal actions, reused from question to question.

use arrayvec::ArrayVec;
use std::fmt;

/// How many actions one question may offer.
pub const MAX_CHOICES: usize = 512;

/// The legal actions of one question. Fixed capacity, so that filling it allocates nothing; what does not fit is
/// counted, and conformance fails on it.
#[derive(Clone)]
pub struct Choices<A> {
    /// The actions, and behind them what earlier questions left: see [`Choices::push_if`].
    list: ArrayVec<A, MAX_CHOICES>,
    len: u32,
    lost: u32,
}

impl<A: Copy> Default for Choices<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<A: Copy> Choices<A> {
    /// An empty list.
    pub fn new() -> Self {
        Self { list: ArrayVec::new(), len: 0, lost: 0 }
    }

    /// Forgets all.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
        self.lost = 0;
    }

    /// Adds one.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.push_if(true, action);
    }

    /// Adds one if it is legal. For conditions that nobody can foresee: the place is written either way and only the
    /// length tells, which is cheaper than a branch that goes astray.
    #[inline]
    pub fn push_if(&mut self, legal: bool, action: A) {
        if let Some(place) = self.list.get_mut(self.len as usize) {
            *place = action;
        } else if !self.lengthen(action) {
            self.lost += u32::from(legal);
            return;
        }
        self.len += u32::from(legal);
    }

    /// Adds all of these.
    #[inline]
    pub fn extend<const N: usize>(&mut self, actions: [A; N]) {
        self.push_each_if::<N>(|at| (true, actions[at]));
    }

    /// Adds those of `N` that are legal, like [`Choices::push_if`]; `each` tells of the first, second ... whether it is.
    #[inline]
    pub fn push_each_if<const N: usize>(&mut self, each: impl Fn(usize) -> (bool, A)) {
        let from = self.len as usize;
        let Some(places) = self.list.get_mut(from..from + N) else { return self.push_slowly::<N>(each) };
        let mut len = 0;
        for at in 0..N {
            let (legal, action) = each(at);
            places[len] = action;
            len += usize::from(legal);
        }
        self.len += len as u32;
    }

    /// One by one, and makes room for the next time.
    #[cold]
    fn push_slowly<const N: usize>(&mut self, each: impl Fn(usize) -> (bool, A)) {
        for at in 0..N {
            let (legal, action) = each(at);
            self.push_if(legal, action);
            self.lengthen(action);
        }
    }

    /// The list is longer than any before; `false` if there is no more room.
    #[cold]
    fn lengthen(&mut self, action: A) -> bool {
        self.list.try_push(action).is_ok()
    }

    /// Leaves only those that this is true of, in their order; all of them if it is true of none.
    pub fn narrow(&mut self, mut keep: impl FnMut(A) -> bool) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            if keep(self.list[at]) {
                self.list.swap(kept, at);
                kept += 1;
            }
        }
        if kept > 0 {
            self.len = kept as u32;
        }
    }

    /// How many did not fit.
    pub fn lost(&self) -> u32 {
        self.lost
    }
}

impl<A> std::ops::Deref for Choices<A> {
    type Target = [A];
    #[inline]
    fn deref(&self) -> &[A] {
        self.list.get(..self.len as usize).unwrap_or(&[])
    }
}

impl<A: fmt::Debug> fmt::Debug for Choices<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Choices").field("list", &&**self).field("lost", &self.lost).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_at_once_are_listed_like_one_by_one() {
        let (mut at_once, mut one_by_one) = (Choices::new(), Choices::new());
        for round in 0..2 {
            at_once.clear();
            one_by_one.clear();
            for n in 0..MAX_CHOICES as u32 {
                let each = [(n % 3 == round, n), (n % 2 == 0, 1000 + n), (n % 5 != 0, 2000 + n)];
                at_once.push_each_if::<3>(|at| each[at]);
                each.iter().for_each(|&(legal, action)| one_by_one.push_if(legal, action));
                assert_eq!(at_once[..], one_by_one[..]);
            }
            assert!(at_once.lost() > 0 && at_once.lost() == one_by_one.lost());
        }
    }

    #[test]
    fn only_what_is_legal_is_listed_and_only_that_is_lost() {
        let mut choices = Choices::new();
        for n in 0..2 * MAX_CHOICES {
            choices.push_if(n % 2 == 1, n);
        }
        assert_eq!((choices.len(), choices.lost()), (MAX_CHOICES, 0));
        assert!(choices.iter().enumerate().all(|(at, &n)| n == 2 * at + 1));
        choices.push_if(false, 0);
        assert_eq!((choices.len(), choices.lost()), (MAX_CHOICES, 0));
        choices.push_if(true, 0);
        assert_eq!((choices.len(), choices.lost()), (MAX_CHOICES, 1));
    }
}
