//! Steps and drafts as they lie in a state.

use bytemuck::{NoUninit, Zeroable};

/// A step or a draft as bytes: the number of its kind, 0 for none, then its fields. Unused bytes are zero, so equal
/// steps have equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Packed<const N: usize> {
    /// The number of its kind; 0 for none.
    pub kind: u8,
    /// Its fields.
    pub data: [u8; N],
}

impl<const N: usize> Default for Packed<N> {
    #[inline]
    fn default() -> Self {
        Self { kind: 0, data: [0; N] }
    }
}

impl<const N: usize> Packed<N> {
    /// Is it a step or a draft at all?
    #[inline(always)]
    pub const fn is_some(&self) -> bool {
        self.kind != 0
    }
}

// SAFETY: a byte and an array of bytes, in this order: alignment 1, no padding.
#[allow(unsafe_code)]
unsafe impl<const N: usize> NoUninit for Packed<N> {}
// SAFETY: all zeroes is the value of no step.
#[allow(unsafe_code)]
unsafe impl<const N: usize> Zeroable for Packed<N> {}

/// A type of step or draft, declared by [`step!`](crate::step).
pub trait StepType: Copy {
    /// How many bytes its fields take.
    const BYTES: usize;
    /// Writes its fields.
    fn write(self, to: &mut [u8]);
    /// Reads its fields.
    fn read(from: &[u8]) -> Self;
}

/// A type of step or draft in the list of a game, declared by [`steps!`](crate::steps).
pub trait Listed<G>: StepType {
    /// The number of the kind in the list, from 1 up.
    const KIND: u8;
    /// The word that names it in records, texts and standing orders.
    const WORD: &'static str;
}

/// Packs a step or draft.
#[inline(always)]
pub fn pack<G, S: Listed<G>, const N: usize>(step: S) -> Packed<N> {
    let mut data = [0; N];
    step.write(&mut data);
    Packed { kind: S::KIND, data }
}
