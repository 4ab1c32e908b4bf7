//! Fixed-capacity lists that live inside a state.

use bytemuck::{NoUninit, Zeroable};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// An ordered pile of at most `N` one-byte things: a deck, a hand, a queue, the stack of steps.
///
/// Free places always hold the default value, so that equal piles have equal bytes.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [T; N],
}

/// A padding-free type of alignment 1: what may lie in a [`Pile`]. Declared by [`kinds!`](crate::kinds),
/// [`numbers!`](crate::numbers) and [`byte_aligned!`](crate::byte_aligned).
///
/// # Safety
///
/// The alignment of the type is 1.
#[allow(unsafe_code)]
pub unsafe trait ByteAligned: NoUninit {}

/// Says of a padding-free type that its alignment is 1; it does not compile for others.
#[macro_export]
macro_rules! byte_aligned {
    ($($Type:ty),+ $(,)?) => { $(
        const _: () = assert!(::std::mem::align_of::<$Type>() == 1, "the alignment is 1");
        // SAFETY: asserted in the line before.
        #[allow(unsafe_code)]
        unsafe impl $crate::ByteAligned for $Type {}
    )+ };
}

byte_aligned!(u8, i8, bool, crate::seat::Seat, crate::seat::Seats);

// SAFETY: an array of bytes.
#[allow(unsafe_code)]
unsafe impl<const N: usize> ByteAligned for crate::flow::Packed<N> {}

// SAFETY: the layout is a byte followed by an array of `T`, which is padding-free and has alignment 1, so there is no
// padding between or after the fields.
#[allow(unsafe_code)]
unsafe impl<T: ByteAligned, const N: usize> NoUninit for Pile<T, N> {}
// SAFETY: all zeroes is a pile of length 0 of zeroed items.
#[allow(unsafe_code)]
unsafe impl<T: ByteAligned + Zeroable, const N: usize> Zeroable for Pile<T, N> {}
// SAFETY: a byte and an array of things of alignment 1.
#[allow(unsafe_code)]
unsafe impl<T: ByteAligned, const N: usize> ByteAligned for Pile<T, N> {}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// An empty pile.
    #[inline]
    pub fn new() -> Self {
        const { assert!(N < 256) };
        Self { len: 0, items: [T::default(); N] }
    }

    /// How many it holds.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Does it hold nothing?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The things from bottom to top.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..(self.len as usize).min(N)]
    }

    /// The things from bottom to top, to be reordered or changed in place.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..(self.len as usize).min(N)]
    }

    /// Puts one on top. A full pile stays as it is and answers `false`.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(self.len as usize) else { return false };
        *place = item;
        self.len += 1;
        true
    }

    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = std::mem::take(self.top_mut()?);
        self.len -= 1;
        Some(top)
    }

    /// Puts the top one away.
    #[inline]
    pub(crate) fn drop_top(&mut self) {
        if let Some(top) = self.top_mut() {
            *top = T::default();
            self.len -= 1;
        }
    }

    /// The top one.
    #[inline]
    pub fn top(&self) -> Option<T> {
        // Below an empty pile there is no place either: one comparison for both bounds.
        self.items.get((self.len as usize).wrapping_sub(1)).copied()
    }

    /// The top one, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut((self.len as usize).wrapping_sub(1))
    }

    /// Takes out the one at this place; those above move down.
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let len = self.len();
        if at >= len {
            return None;
        }
        let item = self.items[at];
        self.items.copy_within(at + 1..len, at);
        self.items[len - 1] = T::default();
        self.len -= 1;
        Some(item)
    }

    /// Removes all.
    #[inline]
    pub fn clear(&mut self) {
        for item in self.as_mut_slice() {
            *item = T::default();
        }
        self.len = 0;
    }

    /// Copies all of these onto the top; `false` if some had no room.
    pub fn extend(&mut self, items: &[T]) -> bool {
        items.iter().all(|&item| self.push(item))
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Pile<T, N> {
    /// Takes out the first equal to this one.
    pub fn take(&mut self, wanted: T) -> Option<T> {
        let at = self.as_slice().iter().position(|&item| item == wanted)?;
        self.remove(at)
    }

    /// Does it hold one equal to this?
    #[inline]
    pub fn has(&self, wanted: T) -> bool {
        self.as_slice().contains(&wanted)
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl<T: Copy + Default + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> std::ops::Deref for Pile<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Self::new();
        for item in items {
            pile.push(item);
        }
        pile
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Pile<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut pile = Pile::new();
                while let Some(item) = seq.next_element()? {
                    if !pile.push(item) {
                        return Err(Error::invalid_length(N + 1, &self));
                    }
                }
                Ok(pile)
            }
        }
        from.deserialize_seq(Items(PhantomData))
    }
}

impl<T: schemars::JsonSchema, const N: usize> schemars::JsonSchema for Pile<T, N> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("ListOf{}", T::schema_name()).into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        crate::describe::list_schema::<T>(generator)
    }
}
