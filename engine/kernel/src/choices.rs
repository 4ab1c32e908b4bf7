//! The list of legal actions, reused from question to question.

use arrayvec::ArrayVec;

/// How many actions one question may offer.
pub const MAX_CHOICES: usize = 512;

/// The legal actions of one question. Fixed capacity, so that filling it allocates nothing; what does not fit is
/// counted, and conformance fails on it.
#[derive(Clone, Debug)]
pub struct Choices<A> {
    list: ArrayVec<A, MAX_CHOICES>,
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
        Self { list: ArrayVec::new(), lost: 0 }
    }

    /// Forgets all.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
        self.lost = 0;
    }

    /// Adds one.
    #[inline]
    pub fn push(&mut self, action: A) {
        if self.list.try_push(action).is_err() {
            self.lost += 1;
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
        &self.list
    }
}
