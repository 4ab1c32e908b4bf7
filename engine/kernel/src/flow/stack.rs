//! The stack of the steps that have begun.

use bytemuck::{NoUninit, Zeroable};

use super::packed::Packed;
use crate::pile::{ByteAligned, Pile};

/// The steps that have begun, the one that asks on top; at most one more than `BELOW`.
///
/// The top lies apart from the others: every question begins by looking at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Stack<const BYTES: usize, const BELOW: usize> {
    top: Packed<BYTES>,
    below: Pile<Packed<BYTES>, BELOW>,
}

// SAFETY: bytes, followed by a pile of bytes: both have alignment 1 and no padding.
#[allow(unsafe_code)]
unsafe impl<const BYTES: usize, const BELOW: usize> NoUninit for Stack<BYTES, BELOW> {}
// SAFETY: all zeroes is no step above no steps.
#[allow(unsafe_code)]
unsafe impl<const BYTES: usize, const BELOW: usize> Zeroable for Stack<BYTES, BELOW> {}
// SAFETY: both fields have alignment 1.
#[allow(unsafe_code)]
unsafe impl<const BYTES: usize, const BELOW: usize> ByteAligned for Stack<BYTES, BELOW> {}

impl<const BYTES: usize, const BELOW: usize> Default for Stack<BYTES, BELOW> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const BYTES: usize, const BELOW: usize> Stack<BYTES, BELOW> {
    /// No step has begun.
    #[inline]
    pub fn new() -> Self {
        Self { top: Packed::default(), below: Pile::new() }
    }
    /// Has no step begun?
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        !self.top.is_some()
    }
    /// The step that asks.
    #[inline(always)]
    pub fn top(&self) -> Option<Packed<BYTES>> {
        self.top.is_some().then_some(self.top)
    }
    /// Lays a step on top. A full stack stays as it is and answers `false`.
    #[inline(always)]
    pub fn push(&mut self, step: Packed<BYTES>) -> bool {
        let room = self.is_empty() || self.below.push(self.top);
        if room {
            self.top = step;
        }
        room
    }
    /// Cuts all steps.
    #[inline(always)]
    pub fn clear(&mut self) {
        *self = Self::new();
    }
    /// The steps from the lowest up.
    pub fn iter(&self) -> impl Iterator<Item = &Packed<BYTES>> {
        self.below.iter().chain(self.top.is_some().then_some(&self.top))
    }
}

impl<const BYTES: usize, const BELOW: usize> FromIterator<Packed<BYTES>> for Stack<BYTES, BELOW> {
    fn from_iter<I: IntoIterator<Item = Packed<BYTES>>>(steps: I) -> Self {
        let mut stack = Self::new();
        for step in steps {
            stack.push(step);
        }
        stack
    }
}

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

impl<const BYTES: usize, const BELOW: usize> StepStack for Stack<BYTES, BELOW> {
    type Packed = Packed<BYTES>;
    #[inline(always)]
    fn top(&self) -> Option<Self::Packed> {
        Self::top(self)
    }
    #[inline(always)]
    fn bottom(&self) -> Option<Self::Packed> {
        self.iter().next().copied()
    }
    #[inline(always)]
    fn set_top(&mut self, step: Self::Packed) {
        self.top = step;
    }
    #[inline(always)]
    fn push(&mut self, step: Self::Packed) -> bool {
        Self::push(self, step)
    }
    #[inline(always)]
    fn pop(&mut self) -> Option<Self::Packed> {
        let top = self.top();
        // Copied from place to place: taken out first, it would move byte by byte.
        match self.below.top_mut() {
            Some(below) => {
                self.top = *below;
                self.below.drop_top();
            }
            None => self.top = Packed::default(),
        }
        top
    }
    #[inline(always)]
    fn clear(&mut self) {
        Self::clear(self);
    }
}
