//! The stack of the steps that have begun.

use crate::pile::Pile;

/// What the flow does with the stack inside a state.
#[allow(missing_docs)]
pub trait StepStack {
    type Packed: Copy;
    fn top(&self) -> Option<Self::Packed>;
    fn bottom(&self) -> Option<Self::Packed>;
    fn set_top(&mut self, step: Self::Packed);
    #[must_use]
    fn push(&mut self, step: Self::Packed) -> bool;
    fn pop(&mut self) -> Option<Self::Packed>;
    fn clear(&mut self);
}

impl<P: Copy + Default, const N: usize> StepStack for Pile<P, N> {
    type Packed = P;
    #[inline(always)]
    fn top(&self) -> Option<P> {
        Self::top(self)
    }
    #[inline(always)]
    fn bottom(&self) -> Option<P> {
        self.first().copied()
    }
    #[inline(always)]
    fn set_top(&mut self, step: P) {
        if let Some(top) = self.top_mut() {
            *top = step;
        }
    }
    #[inline(always)]
    fn push(&mut self, step: P) -> bool {
        Self::push(self, step)
    }
    #[inline(always)]
    fn pop(&mut self) -> Option<P> {
        Self::pop(self)
    }
    #[inline(always)]
    fn clear(&mut self) {
        Self::clear(self);
    }
}
