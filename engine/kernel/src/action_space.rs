//! Actions by name and by number.
//!
//! An action is a verb and at most one target. Every verb owns a run of numbers, one for each slot of its target, so
//! that the whole space is dense and number and action map one to one. The numbers belong to a version of the space;
//! records keep the names.

use std::fmt::Debug;
use std::hash::Hash;

/// Something a verb can point at, with a capacity fixed for a game over all its options: a seat, a die, a card, a hex.
pub trait Target: Copy + PartialEq + Debug {
    /// The word before the colon in `die:w3`; also what the screen lights up.
    const KIND: &'static str;
    /// How many there can be.
    const COUNT: usize;
    /// The number of this one, below `COUNT`.
    fn slot(self) -> usize;
    /// The one with this number. Only called with `slot < COUNT`.
    fn from_slot(slot: usize) -> Self;
    /// The word after the colon, without spaces.
    fn name(self) -> String;
    /// The one of this name.
    fn parse(name: &str) -> Option<Self> {
        (0..Self::COUNT).map(Self::from_slot).find(|s| s.name() == name)
    }
}

/// A verb of an action space: its word, the kind of its target, and how many targets there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerbInfo {
    /// The word that names the verb in records, texts and buttons.
    pub word: &'static str,
    /// The kind of target, if it takes one.
    pub target: Option<&'static str>,
    /// How many numbers the verb owns.
    pub count: usize,
}

/// The actions of a game. Implemented by the [`actions!`](crate::actions) macro.
pub trait GameAction: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Raised whenever a number changes its meaning; trained players carry it.
    const VERSION: u32;
    /// How many numbers there are.
    const SIZE: usize;
    /// All verbs, in the order of their numbers.
    const VERBS: &'static [VerbInfo];
    /// The number of this action.
    fn index(self) -> usize;
    /// The action with this number.
    fn at(index: usize) -> Option<Self>;
    /// The verbs as a type: an action without its target.
    type Verb: Copy + Eq + Debug + Send + Sync + 'static;
    /// All verbs, in the order of their numbers.
    const ALL_VERBS: &'static [Self::Verb];
    /// The action without its target.
    fn verb(self) -> Self::Verb;
    /// The position of the verb in [`GameAction::VERBS`].
    fn verb_index(self) -> usize;
    /// The action with the number 0.
    fn first() -> Self;
    /// What the action points at, as `die:w3`.
    fn target(self) -> Option<String>;
    /// The verb's word.
    fn word(self) -> &'static str {
        Self::VERBS[self.verb_index()].word
    }
    /// The action in a record, a scenario or at a prompt: `lay die:w3`.
    fn name(self) -> String {
        match self.target() {
            Some(target) => format!("{} {target}", self.word()),
            None => self.word().to_owned(),
        }
    }
    /// The action of this name.
    fn parse(name: &str) -> Option<Self>;
}

/// Declares the actions of a game: an enum with one variant a verb, each with at most one target.
///
/// ```
/// use staffetta_kernel::{actions, GameAction, Seat};
/// actions! {
///     /// What a player may do.
///     pub enum Action, verbs Verb, version 1 {
///         /// Roll the dice.
///         Roll = "roll",
///         /// Give a card to another band.
///         Gift(Seat) = "gift",
///     }
/// }
/// assert_eq!(Action::Gift(Seat(2)).name(), "gift seat:2");
/// assert_eq!(Action::parse("gift seat:2"), Some(Action::Gift(Seat(2))));
/// assert_eq!(Action::at(Action::Gift(Seat(2)).index()), Some(Action::Gift(Seat(2))));
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$meta:meta])* $vis:vis enum $Name:ident, verbs $Verbs:ident, version $version:literal {
            $( $(#[$vmeta:meta])* $Verb:ident $(($Target:ty))? = $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $Name { $( $(#[$vmeta])* $Verb $(($Target))? ),+ }

        /// The actions without their targets.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $Verbs { $( $(#[$vmeta])* $Verb ),+ }

        const _: () = {
            const VERBS: &[$crate::VerbInfo] = &[$( $crate::VerbInfo {
                word: $word,
                target: $crate::actions!(@kind $($Target)?),
                count: $crate::actions!(@count $($Target)?),
            } ),+];
            const OFFSETS: [usize; VERBS.len()] = {
                let mut offsets = [0; VERBS.len()];
                let mut verb = 1;
                while verb < VERBS.len() {
                    offsets[verb] = offsets[verb - 1] + VERBS[verb - 1].count;
                    verb += 1;
                }
                offsets
            };
            const _: () = assert!(::std::mem::size_of::<$Name>() <= 8, "an action is at most 8 bytes");

            impl $crate::GameAction for $Name {
                const VERSION: u32 = $version;
                const SIZE: usize = OFFSETS[VERBS.len() - 1] + VERBS[VERBS.len() - 1].count;
                const VERBS: &'static [$crate::VerbInfo] = VERBS;
                type Verb = $Verbs;
                const ALL_VERBS: &'static [$Verbs] = &[$( $Verbs::$Verb ),+];
                #[inline]
                fn verb(self) -> $Verbs {
                    match self { $( Self::$Verb { .. } => $Verbs::$Verb ),+ }
                }
                #[inline]
                fn verb_index(self) -> usize {
                    self.verb() as usize
                }
                fn first() -> Self {
                    $crate::actions!(@first $Name; $( $Verb $(($Target))? ),+)
                }
                #[inline]
                fn index(self) -> usize {
                    let this = self;
                    match this { $(
                        Self::$Verb { .. } => OFFSETS[$Verbs::$Verb as usize]
                            + $crate::actions!(@slot this, $Name, $Verb $(, $Target)?)
                    ),+ }
                }
                fn at(index: usize) -> Option<Self> {
                    $(
                        let first = OFFSETS[$Verbs::$Verb as usize];
                        if index < first + VERBS[$Verbs::$Verb as usize].count {
                            return Some($crate::actions!(@make (index - first), $Name, $Verb $(, $Target)?));
                        }
                    )+
                    None
                }
                fn target(self) -> Option<String> {
                    let this = self;
                    match this { $(
                        Self::$Verb { .. } => $crate::actions!(@target this, $Name, $Verb $(, $Target)?)
                    ),+ }
                }
                fn parse(name: &str) -> Option<Self> {
                    let (word, target) = match name.split_once(' ') {
                        Some((word, target)) => (word, Some(target)),
                        None => (name, None),
                    };
                    $( if word == $word {
                        return $crate::actions!(@parse target, $Name, $Verb $(, $Target)?);
                    } )+
                    None
                }
            }
        };
    };
    (@first $Name:ident; $Verb:ident $(, $($rest:tt)*)?) => { $Name::$Verb };
    (@first $Name:ident; $Verb:ident ($Target:ty) $(, $($rest:tt)*)?) => {
        $Name::$Verb(<$Target as $crate::Target>::from_slot(0))
    };
    (@kind) => { None };
    (@kind $Target:ty) => { Some(<$Target as $crate::Target>::KIND) };
    (@count) => { 1 };
    (@count $Target:ty) => { <$Target as $crate::Target>::COUNT };
    (@slot $this:ident, $Name:ident, $Verb:ident) => { 0 };
    (@slot $this:ident, $Name:ident, $Verb:ident, $Target:ty) => {
        if let $Name::$Verb(slot) = $this { <$Target as $crate::Target>::slot(slot) } else { 0 }
    };
    (@make $slot:tt, $Name:ident, $Verb:ident) => { { let _ = $slot; $Name::$Verb } };
    (@make $slot:tt, $Name:ident, $Verb:ident, $Target:ty) => {
        $Name::$Verb(<$Target as $crate::Target>::from_slot($slot))
    };
    (@target $this:ident, $Name:ident, $Verb:ident) => { None };
    (@target $this:ident, $Name:ident, $Verb:ident, $Target:ty) => {
        if let $Name::$Verb(slot) = $this {
            Some(format!("{}:{}", <$Target as $crate::Target>::KIND, <$Target as $crate::Target>::name(slot)))
        } else {
            None
        }
    };
    (@parse $target:ident, $Name:ident, $Verb:ident) => {
        match $target { None => Some($Name::$Verb), Some(_) => None }
    };
    (@parse $target:ident, $Name:ident, $Verb:ident, $Target:ty) => {
        $target
            .and_then(|target| target.strip_prefix(<$Target as $crate::Target>::KIND))
            .and_then(|rest| rest.strip_prefix(':'))
            .and_then(<$Target as $crate::Target>::parse)
            .map($Name::$Verb)
    };
}

/// Declares a kind of thing by its names: a fieldless enum of one byte that is a [`Target`], serialises by name and has
/// its first variant as default.
#[macro_export]
macro_rules! kinds {
    (
        $(#[$meta:meta])* $vis:vis enum $Name:ident, $kind:literal {
            $( $(#[$vmeta:meta])* $Variant:ident = $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, $crate::bytemuck::NoUninit)]
        #[bytemuck(crate = "::staffetta_kernel::bytemuck")]
        #[repr(u8)]
        $vis enum $Name { $( $(#[$vmeta])* $Variant ),+ }

        impl $Name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$( Self::$Variant ),+];
            /// The word that names it in data, texts and records.
            pub const fn word(self) -> &'static str {
                match self { $( Self::$Variant => $word ),+ }
            }
        }
        $crate::byte_aligned!($Name);
        impl $crate::flow::Field for $Name {
            const BYTES: usize = 1;
            #[inline(always)]
            fn write(self, to: &mut [u8]) {
                to[0] = self as u8;
            }
            #[inline(always)]
            fn read(from: &[u8]) -> Self {
                Self::ALL.get(usize::from(from[0])).copied().unwrap_or(Self::ALL[0])
            }
        }
        // SAFETY: the first variant has the number 0.
        #[allow(unsafe_code)]
        unsafe impl $crate::bytemuck::Zeroable for $Name {}
        impl Default for $Name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
        impl $crate::Target for $Name {
            const KIND: &'static str = $kind;
            const COUNT: usize = Self::ALL.len();
            #[inline]
            fn slot(self) -> usize {
                self as usize
            }
            #[inline]
            fn from_slot(slot: usize) -> Self {
                Self::ALL[slot]
            }
            fn name(self) -> String {
                self.word().to_owned()
            }
        }
        impl $crate::schemars::JsonSchema for $Name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($Name).into()
            }
            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::describe::words_schema($kind, &[$( $word ),+])
            }
        }
        impl $crate::serde::Serialize for $Name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.word())
            }
        }
        impl<'de> $crate::serde::Deserialize<'de> for $Name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let word = <String as $crate::serde::Deserialize>::deserialize(from)?;
                <Self as $crate::Target>::parse(&word).ok_or_else(|| {
                    let known: Vec<_> = Self::ALL.iter().map(|k| k.word()).collect();
                    <D::Error as $crate::serde::de::Error>::custom(format!(
                        "unknown {} '{word}'; one of: {}",
                        $kind,
                        known.join(", ")
                    ))
                })
            }
        }
    };
}

/// Declares a number as a [`Target`]: a type of one byte with so many values, named by their numbers.
///
/// ```
/// use staffetta_kernel::{numbers, Target};
/// numbers! {
///     /// How many recruits are saved.
///     pub struct Ducks, "recruits", 6;
/// }
/// assert_eq!(Ducks(2).name(), "2");
/// assert_eq!(Ducks::parse("6"), None);
/// ```
#[macro_export]
macro_rules! numbers {
    ($( $(#[$meta:meta])* $vis:vis struct $Name:ident, $kind:literal, $count:expr; )+) => { $(
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            $crate::bytemuck::NoUninit, $crate::bytemuck::Zeroable,
            $crate::serde::Serialize, $crate::serde::Deserialize,
        )]
        #[bytemuck(crate = "::staffetta_kernel::bytemuck")]
        #[serde(crate = "::staffetta_kernel::serde")]
        #[repr(transparent)]
        $vis struct $Name(pub u8);

        $crate::byte_aligned!($Name);

        impl $crate::schemars::JsonSchema for $Name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($Name).into()
            }
            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::describe::kind_schema($kind, "integer")
            }
        }

        impl $crate::Target for $Name {
            const KIND: &'static str = $kind;
            const COUNT: usize = $count;
            #[inline]
            fn slot(self) -> usize {
                self.0.into()
            }
            #[inline]
            fn from_slot(slot: usize) -> Self {
                Self(slot as u8)
            }
            fn name(self) -> String {
                self.0.to_string()
            }
        }

        impl $crate::flow::Field for $Name {
            const BYTES: usize = 1;
            #[inline(always)]
            fn write(self, to: &mut [u8]) {
                to[0] = self.0;
            }
            #[inline(always)]
            fn read(from: &[u8]) -> Self {
                Self(from[0])
            }
        }
    )+ };
}
