//! Bytes that fill up a state.

use bytemuck::{NoUninit, Zeroable};

/// So many bytes that mean nothing and are always zero: what a `repr(C)` struct needs after its last field, so that it
/// has no padding of the compiler's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct Padding<const N: usize>([u8; N]);

impl<const N: usize> Padding<N> {
    /// The one value.
    pub const ZERO: Self = Self([0; N]);
}

impl<const N: usize> Default for Padding<N> {
    fn default() -> Self {
        Self::ZERO
    }
}

// SAFETY: an array of bytes.
#[allow(unsafe_code)]
unsafe impl<const N: usize> NoUninit for Padding<N> {}
// SAFETY: an array of bytes.
#[allow(unsafe_code)]
unsafe impl<const N: usize> Zeroable for Padding<N> {}
