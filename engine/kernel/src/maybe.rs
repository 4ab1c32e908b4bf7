//! An option of one byte.

use bytemuck::NoUninit;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

use crate::flow::Field;

/// Something of one byte, or nothing, in one byte: 255 is nothing. For states, where `Option` would take two.
#[repr(transparent)]
pub struct Maybe<T>(u8, PhantomData<T>);

const NOTHING: u8 = u8::MAX;

impl<T> Maybe<T> {
    /// Nothing.
    pub const NONE: Self = Self(NOTHING, PhantomData);

    /// Is there something?
    #[inline(always)]
    pub const fn is_some(self) -> bool {
        self.0 != NOTHING
    }

    /// Is there nothing?
    #[inline(always)]
    pub const fn is_none(self) -> bool {
        self.0 == NOTHING
    }
}

impl<T: Field> Maybe<T> {
    /// Something. The last of 256 values cannot be kept and counts as nothing.
    #[inline(always)]
    pub fn some(value: T) -> Self {
        const { assert!(T::BYTES == 1, "only what takes one byte") };
        let mut byte = [0];
        value.write(&mut byte);
        Self(byte[0], PhantomData)
    }

    /// As an ordinary option.
    #[inline(always)]
    pub fn get(self) -> Option<T> {
        const { assert!(T::BYTES == 1, "only what takes one byte") };
        self.is_some().then(|| T::read(&[self.0]))
    }
}

impl<T: Field> Maybe<T> {
    /// Is there something of which this holds?
    #[inline]
    pub fn is_some_and(self, holds: impl FnOnce(T) -> bool) -> bool {
        self.get().is_some_and(holds)
    }

    /// What follows from it, or nothing.
    #[inline]
    pub fn map<U>(self, then: impl FnOnce(T) -> U) -> Option<U> {
        self.get().map(then)
    }

    /// What it holds, or this.
    #[inline]
    pub fn unwrap_or(self, otherwise: T) -> T {
        self.get().unwrap_or(otherwise)
    }
}

impl<T> Clone for Maybe<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Maybe<T> {}
impl<T> PartialEq for Maybe<T> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Maybe<T> {}
impl<T> Default for Maybe<T> {
    fn default() -> Self {
        Self::NONE
    }
}
impl<T: Field> From<Option<T>> for Maybe<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::NONE, Self::some)
    }
}
impl<T: Field + fmt::Debug> fmt::Debug for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

// SAFETY: one byte, transparent over it.
#[allow(unsafe_code)]
unsafe impl<T: 'static> NoUninit for Maybe<T> {}
// SAFETY: one byte.
#[allow(unsafe_code)]
unsafe impl<T: 'static> crate::ByteAligned for Maybe<T> {}

impl<T: Field> Field for Maybe<T> {
    const BYTES: usize = 1;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[0] = self.0;
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self(from[0], PhantomData)
    }
}

impl<T: Field + Serialize> Serialize for Maybe<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(to)
    }
}

impl<'de, T: Field + Deserialize<'de>> Deserialize<'de> for Maybe<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Option::<T>::deserialize(from)?.into())
    }
}

impl<T: schemars::JsonSchema> schemars::JsonSchema for Maybe<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Maybe{}", T::schema_name()).into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<Option<T>>()
    }
}
