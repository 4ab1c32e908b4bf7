//! Steps and drafts as they lie in a state.

use bytemuck::{NoUninit, Zeroable};

use super::field::Field;

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
    /// Its fields as one word, if they take eight bytes or less.
    fn word(self) -> u64;
    /// From the word.
    fn from_word(word: u64) -> Self;
}

/// A type of step or draft in the list of a game, declared by [`steps!`](crate::steps).
pub trait Listed<G>: StepType {
    /// The number of the kind in the list, from 1 up.
    const KIND: u8;
    /// The word that names it in records, texts and standing orders.
    const WORD: &'static str;
}

/// Packs a step or draft. A small one is put together in a register and written at once.
#[inline(always)]
pub fn pack<G, S: Listed<G>, const N: usize>(step: S) -> Packed<N> {
    let mut data = [0; N];
    if N < 8 {
        data.copy_from_slice(&step.word().to_le_bytes()[..N]);
    } else {
        step.write(&mut data);
    }
    Packed { kind: S::KIND, data }
}

/// Packs a draft in its place.
#[inline(always)]
pub fn write<G, S: Listed<G>, const N: usize>(step: S, to: &mut Packed<N>) {
    to.kind = S::KIND;
    step.write(&mut to.data);
    to.data[S::BYTES..].fill(0);
}

/// The typed step or draft of these bytes.
#[inline(always)]
pub fn unpack<S: StepType, const N: usize>(packed: &Packed<N>) -> S {
    if N < 8 {
        let mut bytes = [0; 8];
        bytes[..N].copy_from_slice(&packed.data);
        S::from_word(u64::from_le_bytes(bytes))
    } else {
        S::read(&packed.data)
    }
}

/// A field in the lowest bytes of a word.
#[inline(always)]
pub fn field_word<T: Field>(field: T) -> u64 {
    let mut bytes = [0; 8];
    if T::BYTES <= 8 {
        field.write(&mut bytes);
    }
    u64::from_le_bytes(bytes)
}

/// The field in the lowest bytes of a word. Larger fields never stand in one.
#[inline(always)]
pub fn field_from_word<T: Field>(word: u64) -> T {
    let mut bytes = [0; 64];
    bytes[..8].copy_from_slice(&word.to_le_bytes());
    T::read(&bytes)
}
