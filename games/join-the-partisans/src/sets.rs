//! Sets of numbered things that lie in a state: bytes, one bit each, serialised as the list of their members.

/// Declares a set of the values of a [`Target`](staffetta_kernel::Target).
macro_rules! sets {
    ($( $(#[$meta:meta])* $vis:vis struct $Set:ident of $Item:ty, bytes $bytes:literal; )+) => { $(
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Debug, Default,
            staffetta_kernel::bytemuck::NoUninit, staffetta_kernel::bytemuck::Zeroable,
        )]
        #[bytemuck(crate = "::staffetta_kernel::bytemuck")]
        #[repr(transparent)]
        $vis struct $Set([u8; $bytes]);

        staffetta_kernel::byte_aligned!($Set);

        #[allow(dead_code)]
        impl $Set {
            /// Is it in the set?
            #[inline]
            pub fn has(&self, item: $Item) -> bool {
                let at = staffetta_kernel::Target::slot(item);
                self.0[at / 8] >> (at % 8) & 1 == 1
            }
            /// Adds it.
            #[inline]
            pub fn add(&mut self, item: $Item) {
                let at = staffetta_kernel::Target::slot(item);
                self.0[at / 8] |= 1 << (at % 8);
            }
            /// Takes it out.
            pub fn remove(&mut self, item: $Item) {
                let at = staffetta_kernel::Target::slot(item);
                self.0[at / 8] &= !(1 << (at % 8));
            }
            /// Adds all of the other set, which is empty afterwards.
            pub fn take_all(&mut self, other: &mut Self) {
                for (mine, theirs) in self.0.iter_mut().zip(&mut other.0) {
                    *mine |= std::mem::take(theirs);
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
                (0..<$Item as staffetta_kernel::Target>::COUNT)
                    .map(<$Item as staffetta_kernel::Target>::from_slot)
                    .filter(move |&item| set.has(item))
            }
        }
        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                let mut set = Self::default();
                items.into_iter().for_each(|item| set.add(item));
                set
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
    )+ };
}

pub(crate) use sets;
