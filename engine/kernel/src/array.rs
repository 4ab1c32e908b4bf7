//! Arrays of padding-free things, inside a state.

use bytemuck::{NoUninit, Zeroable};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// An array that may stand in a padding-free state whatever padding-free thing it holds: one hand for each seat, one
/// row for each hex. (`bytemuck` knows arrays of plain numbers only.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct Array<T, const N: usize>(pub [T; N]);

// SAFETY: an array has no padding between its items, the wrapper is transparent, and the items have none inside.
#[allow(unsafe_code)]
unsafe impl<T: NoUninit, const N: usize> NoUninit for Array<T, N> {}
// SAFETY: all items are zeroable.
#[allow(unsafe_code)]
unsafe impl<T: Zeroable, const N: usize> Zeroable for Array<T, N> {}

impl<T: Copy + Default, const N: usize> Default for Array<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Deref for Array<T, N> {
    type Target = [T; N];
    #[inline]
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Array<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: Serialize, const N: usize> Serialize for Array<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Array<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        let count = items.len();
        let array = items.try_into().map_err(|_| serde::de::Error::custom(format!("{count} items instead of {N}")))?;
        Ok(Self(array))
    }
}

impl<T: schemars::JsonSchema, const N: usize> schemars::JsonSchema for Array<T, N> {
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
