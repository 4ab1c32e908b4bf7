//! Small sets of named things as bits: of dice, of places in the row, of what is used once per turn.

/// Declares a set of the values of a [`Target`](staffetta_kernel::Target), one bit each. It serialises as the list of
/// its members.
macro_rules! bit_sets {
    ($( $(#[$meta:meta])* $vis:vis struct $Set:ident of $Item:ty, bits $Bits:ty; )+) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, staffetta_kernel::bytemuck::NoUninit)]
        #[bytemuck(crate = "::staffetta_kernel::bytemuck")]
        #[repr(transparent)]
        $vis struct $Set(pub $Bits);

        #[allow(dead_code)]
        impl $Set {
            /// Nothing.
            pub const NONE: Self = Self(0);

            /// Just this one.
            #[inline]
            pub fn one(item: $Item) -> Self {
                Self(1 << staffetta_kernel::Target::slot(item))
            }

            /// Is it in the set?
            #[inline]
            pub fn has(self, item: $Item) -> bool {
                self.0 >> staffetta_kernel::Target::slot(item) & 1 == 1
            }

            /// The set with this one in it.
            #[inline]
            #[must_use]
            pub fn with(self, item: $Item) -> Self {
                self | Self::one(item)
            }

            /// Adds this one.
            #[inline]
            pub fn add(&mut self, item: $Item) {
                *self = self.with(item);
            }

            /// Is it empty?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Its members in order.
            pub fn iter(self) -> impl Iterator<Item = $Item> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let at = left.trailing_zeros() as usize;
                    left &= left - 1;
                    Some(<$Item as staffetta_kernel::Target>::from_slot(at))
                })
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl std::ops::BitAnd for $Set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl std::ops::Sub for $Set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, Self::with)
            }
        }
        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }
        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Ok(Vec::<$Item>::deserialize(from)?.into_iter().collect())
            }
        }
        impl staffetta_kernel::schemars::JsonSchema for $Set {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($Set).into()
            }
            fn json_schema(
                generator: &mut staffetta_kernel::schemars::SchemaGenerator,
            ) -> staffetta_kernel::schemars::Schema {
                staffetta_kernel::describe::list_schema::<$Item>(generator)
            }
        }
        impl staffetta_kernel::flow::Field for $Set {
            const BYTES: usize = size_of::<$Bits>();
            #[inline(always)]
            fn write(self, to: &mut [u8]) {
                staffetta_kernel::flow::Field::write(self.0, to);
            }
            #[inline(always)]
            fn read(from: &[u8]) -> Self {
                Self(staffetta_kernel::flow::Field::read(from))
            }
        }
    )+ };
}

pub(crate) use bit_sets;
