//! Small sets of named things that lie in a state: one bit each, serialised as the list of their members.

/// Declares sets of the values of a [`Target`](crate::Target): of at most 64 in a number (`bits u16`), or of more in
/// bytes (`bytes 19`). A set serialises as the list of its members.
///
/// ```
/// use staffetta_kernel::{Target, bit_sets, kinds};
/// kinds! {
///     /// A season.
///     pub enum Season, "season" { Spring = "spring", Autumn = "autumn" }
/// }
/// bit_sets! {
///     /// Some seasons.
///     pub struct Seasons of Season, bits u8;
/// }
/// let mild = Seasons::one(Season::Spring).with(Season::Autumn);
/// assert!(mild.has(Season::Autumn) && mild.len() == 2);
/// ```
#[macro_export]
macro_rules! bit_sets {
    () => {};
    ($(#[$meta:meta])* $vis:vis struct $Set:ident of $Item:ty, bits $Bits:ty; $($more:tt)*) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, $crate::bytemuck::NoUninit)]
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
                Self(1 << $crate::Target::slot(item))
            }

            /// Is it in the set?
            #[inline]
            pub fn has(self, item: $Item) -> bool {
                self.0 >> $crate::Target::slot(item) & 1 == 1
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
                ::std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let at = left.trailing_zeros() as usize;
                    left &= left - 1;
                    Some(<$Item as $crate::Target>::from_slot(at))
                })
            }
        }

        impl ::std::ops::BitOr for $Set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl ::std::ops::BitAnd for $Set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl ::std::ops::Sub for $Set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl $crate::flow::Field for $Set {
            const BYTES: usize = ::std::mem::size_of::<$Bits>();
            #[inline(always)]
            fn write(self, to: &mut [u8]) {
                $crate::flow::Field::write(self.0, to);
            }
            #[inline(always)]
            fn read(from: &[u8]) -> Self {
                Self($crate::flow::Field::read(from))
            }
        }

        $crate::bit_sets!(@list $Set of $Item, $Set::NONE);
        $crate::bit_sets!($($more)*);
    };
    ($(#[$meta:meta])* $vis:vis struct $Set:ident of $Item:ty, bytes $bytes:literal; $($more:tt)*) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Debug, Default,
            $crate::bytemuck::NoUninit, $crate::bytemuck::Zeroable,
        )]
        #[bytemuck(crate = "::staffetta_kernel::bytemuck")]
        #[repr(transparent)]
        $vis struct $Set([u8; $bytes]);

        $crate::byte_aligned!($Set);

        #[allow(dead_code)]
        impl $Set {
            /// Is it in the set?
            #[inline]
            pub fn has(&self, item: $Item) -> bool {
                let at = $crate::Target::slot(item);
                self.0[at / 8] >> (at % 8) & 1 == 1
            }
            /// Adds it.
            #[inline]
            pub fn add(&mut self, item: $Item) {
                let at = $crate::Target::slot(item);
                self.0[at / 8] |= 1 << (at % 8);
            }
            /// Takes it out.
            pub fn remove(&mut self, item: $Item) {
                let at = $crate::Target::slot(item);
                self.0[at / 8] &= !(1 << (at % 8));
            }
            /// Adds all of the other set, which is empty afterwards.
            pub fn take_all(&mut self, other: &mut Self) {
                for (mine, theirs) in self.0.iter_mut().zip(&mut other.0) {
                    *mine |= ::std::mem::take(theirs);
                }
            }
            /// How many are in it.
            pub fn len(&self) -> u8 {
                self.0.iter().map(|byte| byte.count_ones() as u8).sum()
            }
            /// Is it empty?
            pub fn is_empty(&self) -> bool {
                self.0.iter().all(|&byte| byte == 0)
            }
            /// Its members in order.
            pub fn iter(&self) -> impl Iterator<Item = $Item> {
                let set = *self;
                (0..<$Item as $crate::Target>::COUNT)
                    .map(<$Item as $crate::Target>::from_slot)
                    .filter(move |&item| set.has(item))
            }
        }

        $crate::bit_sets!(@list $Set of $Item, $Set::default());
        $crate::bit_sets!($($more)*);
    };
    (@list $Set:ident of $Item:ty, $empty:expr) => {
        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                let mut set = $empty;
                items.into_iter().for_each(|item| set.add(item));
                set
            }
        }
        impl $crate::serde::Serialize for $Set {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }
        impl<'de> $crate::serde::Deserialize<'de> for $Set {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Ok(<Vec<$Item> as $crate::serde::Deserialize>::deserialize(from)?.into_iter().collect())
            }
        }
        impl $crate::schemars::JsonSchema for $Set {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($Set).into()
            }
            fn json_schema(
                generator: &mut $crate::schemars::SchemaGenerator,
            ) -> $crate::schemars::Schema {
                $crate::describe::list_schema::<$Item>(generator)
            }
        }
    };
}
