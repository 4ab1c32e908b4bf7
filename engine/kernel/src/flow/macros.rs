//! The macros that declare steps, and list them.

/// Declares a type of step or draft by its fields. Each field is a [`Field`](crate::flow::Field).
#[macro_export]
macro_rules! step {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident {
        $( $(#[$field_meta:meta])* $field_vis:vis $field:ident : $Type:ty ),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, $crate::serde::Serialize, $crate::serde::Deserialize)]
        #[serde(crate = "::staffetta_kernel::serde", deny_unknown_fields)]
        $vis struct $Name { $( $(#[$field_meta])* $field_vis $field: $Type ),* }

        impl $crate::flow::StepType for $Name {
            const BYTES: usize = 0 $( + <$Type as $crate::flow::Field>::BYTES )*;
            #[inline(always)]
            #[allow(unused_mut, unused_variables, unused_assignments)]
            fn write(self, to: &mut [u8]) {
                let mut at = 0;
                $(
                    $crate::flow::Field::write(self.$field, &mut to[at..]);
                    at += <$Type as $crate::flow::Field>::BYTES;
                )*
            }
            #[inline(always)]
            #[allow(unused_mut, unused_variables, unused_assignments)]
            fn read(from: &[u8]) -> Self {
                let mut at = 0;
                $(
                    let $field = <$Type as $crate::flow::Field>::read(&from[at..]);
                    at += <$Type as $crate::flow::Field>::BYTES;
                )*
                Self { $( $field ),* }
            }
            #[inline(always)]
            #[allow(unused_mut, unused_variables, unused_assignments)]
            fn word(self) -> u64 {
                let (mut word, mut at) = (0, 0);
                $(
                    word |= $crate::flow::field_word(self.$field).checked_shl(at).unwrap_or(0);
                    at += 8 * <$Type as $crate::flow::Field>::BYTES as u32;
                )*
                word
            }
            #[inline(always)]
            #[allow(unused_mut, unused_variables, unused_assignments)]
            fn from_word(mut word: u64) -> Self {
                $(
                    let $field = $crate::flow::field_from_word::<$Type>(word);
                    word = word.checked_shr(8 * <$Type as $crate::flow::Field>::BYTES as u32).unwrap_or(0);
                )*
                Self { $( $field ),* }
            }
        }
    };
}

/// Lists the steps of a game, in the rulebook's order: the table of contents. Each line is the word that names the step
/// in records, texts and standing orders, and the type with its module. A list of drafts is written `drafts`.
///
/// ```ignore
/// steps! {
///     /// The steps of play.
///     pub enum Step for Game, stack Stack of 6 {
///         "turn" => turn::Turn,
///         "duck" => duck::Duck,
///     }
/// }
/// steps! {
///     /// Choices of several picks.
///     pub enum Draft for Game, drafts {
///         "defeat" => defeat::Defeat,
///     }
/// }
/// ```
#[macro_export]
macro_rules! steps {
    ($(#[$meta:meta])* $vis:vis enum $Step:ident for $Game:ty, stack $Stack:ident of $depth:literal {
        $( $word:literal => $module:ident :: $Name:ident ),+ $(,)?
    }) => {
        $crate::steps!(@list $(#[$meta])* $vis $Step $Game, "step"; $($word $module $Name),+);

        /// The steps that have begun, the one that asks on top.
        $vis type $Stack = $crate::flow::Stack<{ $Step::BYTES }, { $depth - 1 }>;

        impl $Step {
            /// The step that asks, if it is of this type.
            #[allow(dead_code)]
            #[inline]
            pub fn asking<S: $crate::flow::Listed<$Game>>(stack: &$Stack) -> Option<S> {
                Self::typed(&stack.top()?)
            }
            /// The lowest step of this type that has begun.
            #[allow(dead_code)]
            #[inline]
            pub fn begun<S: $crate::flow::Listed<$Game>>(stack: &$Stack) -> Option<S> {
                stack.iter().find_map(Self::typed)
            }
            /// For serde's `serialize_with`: the steps from the lowest up, by name.
            #[allow(dead_code)]
            pub fn write_stack<S: $crate::serde::Serializer>(stack: &$Stack, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(stack.iter().filter_map(|&step| Self::of(step)))
            }
            /// For serde's `deserialize_with`.
            #[allow(dead_code)]
            pub fn read_stack<'de, D: $crate::serde::Deserializer<'de>>(from: D) -> Result<$Stack, D::Error> {
                let steps = <Vec<Self> as $crate::serde::Deserialize>::deserialize(from)?;
                let mut stack = $Stack::new();
                match steps.iter().all(|step| stack.push(step.packed())) {
                    true => Ok(stack),
                    false => Err($crate::serde::de::Error::custom(concat!("at most ", $depth, " steps"))),
                }
            }
        }

        const _: () = {
            use $crate::flow::Listed;
            impl $crate::flow::StepList<$Game> for $Step {
                type Packed = $crate::flow::Packed<{ $Step::BYTES }>;
                type Stack = $Stack;
                #[inline(always)]
                fn pack_one<S: Listed<$Game>>(step: S) -> Self::Packed {
                    $crate::flow::pack::<$Game, S, { $Step::BYTES }>(step)
                }
                fn unpack(packed: Self::Packed) -> Option<Self> {
                    Self::of(packed)
                }
                #[inline(always)]
                fn kind(packed: Self::Packed) -> u8 {
                    packed.kind
                }
                #[inline]
                fn asked(
                    packed: Self::Packed,
                    r: &<$Game as $crate::GameRules>::Rules,
                    p: &<$Game as $crate::flow::Flow>::Public,
                ) -> $crate::Awaiting {
                    $crate::steps!(@match packed, $Game, $crate::Awaiting::Each($crate::Seats::NONE),
                        step => $crate::flow::Step::<$Game>::asked(step, r, p); $($module $Name),+)
                }
                #[inline]
                fn enter(
                    packed: Self::Packed,
                    r: &<$Game as $crate::GameRules>::Rules,
                    s: &mut <$Game as $crate::GameRules>::State,
                    came: $crate::flow::Came<<$Game as $crate::flow::Flow>::Answer>,
                    desk: &mut impl $crate::Desk<<$Game as $crate::GameRules>::Event>,
                ) -> $crate::flow::Next<$Game> {
                    $crate::steps!(@match packed, $Game, $crate::flow::Next::Over,
                        step => $crate::flow::enter_step::<$Game, _>(step, r, s, came, desk); $($module $Name),+)
                }
                #[inline]
                fn actions(
                    packed: Self::Packed,
                    r: &<$Game as $crate::GameRules>::Rules,
                    s: &<$Game as $crate::GameRules>::State,
                    seat: $crate::Seat,
                    out: &mut $crate::Choices<<$Game as $crate::GameRules>::Action>,
                ) {
                    $crate::steps!(@match packed, $Game, (),
                        step => $crate::flow::list_step::<$Game, _>(step, r, s, seat, out); $($module $Name),+)
                }
                #[inline]
                fn act(
                    packed: Self::Packed,
                    r: &<$Game as $crate::GameRules>::Rules,
                    s: &mut <$Game as $crate::GameRules>::State,
                    seat: $crate::Seat,
                    action: <$Game as $crate::GameRules>::Action,
                    desk: &mut impl $crate::Desk<<$Game as $crate::GameRules>::Event>,
                ) -> Result<$crate::flow::Acted<$Game>, $crate::Refusal> {
                    $crate::steps!(@match packed, $Game, Err($crate::Refusal::STUCK),
                        step => $crate::flow::act_step::<$Game, _>(step, r, s, seat, action, desk);
                        $($module $Name),+)
                }
                fn question_kind(packed: Self::Packed) -> &'static str {
                    $crate::steps!(@match packed, $Game, "over",
                        step => $crate::flow::Step::<$Game>::question_kind(step); $($module $Name),+)
                }
                fn window(packed: Self::Packed, p: &<$Game as $crate::flow::Flow>::Public) -> u32 {
                    $crate::steps!(@match packed, $Game, 0,
                        step => $crate::flow::Step::<$Game>::window(step, p); $($module $Name),+)
                }
                fn talk(
                    packed: Self::Packed,
                    r: &<$Game as $crate::GameRules>::Rules,
                    p: &<$Game as $crate::flow::Flow>::Public,
                ) -> $crate::Talk {
                    $crate::steps!(@match packed, $Game, $crate::Talk::Open,
                        step => $crate::flow::Step::<$Game>::talk(step, r, p); $($module $Name),+)
                }
                $crate::steps!(@common $Game, Self::Packed, Step; $($module $Name),+);
            }
        };
    };
    ($(#[$meta:meta])* $vis:vis enum $Draft:ident for $Game:ty, drafts {
        $( $word:literal => $module:ident :: $Name:ident ),+ $(,)?
    }) => {
        $crate::steps!(@list $(#[$meta])* $vis $Draft $Game, "draft"; $($word $module $Name),+);

        impl $Draft {
            /// The open draft, if it is of this type.
            #[allow(dead_code)]
            #[inline]
            pub fn open<D: $crate::flow::Listed<$Game>>(
                draft: &$crate::flow::Packed<{ $Draft::BYTES }>,
            ) -> Option<D> {
                Self::typed(draft)
            }
            /// For serde's `serialize_with`: the draft by name, or nothing.
            #[allow(dead_code)]
            pub fn write_draft<S: $crate::serde::Serializer>(
                draft: &$crate::flow::Packed<{ $Draft::BYTES }>,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                $crate::serde::Serialize::serialize(&Self::of(*draft), to)
            }
            /// For serde's `deserialize_with`.
            #[allow(dead_code)]
            pub fn read_draft<'de, D: $crate::serde::Deserializer<'de>>(
                from: D,
            ) -> Result<$crate::flow::Packed<{ $Draft::BYTES }>, D::Error> {
                let draft = <Option<Self> as $crate::serde::Deserialize>::deserialize(from)?;
                Ok(draft.map(Self::packed).unwrap_or_default())
            }
        }

        const _: () = {
            use $crate::flow::Listed;
            impl $crate::flow::DraftList<$Game> for $Draft {
                type Packed = $crate::flow::Packed<{ $Draft::BYTES }>;
                const NONE: Self::Packed = $crate::flow::Packed { kind: 0, data: [0; $Draft::BYTES] };
                #[inline(always)]
                fn is_open(packed: &Self::Packed) -> bool {
                    packed.is_some()
                }
                #[inline(always)]
                fn pack_one<D: Listed<$Game>>(draft: D) -> Self::Packed {
                    $crate::flow::pack::<$Game, D, { $Draft::BYTES }>(draft)
                }
                #[inline(always)]
                fn write_one<D: Listed<$Game>>(draft: D, to: &mut Self::Packed) {
                    $crate::flow::write::<$Game, D, { $Draft::BYTES }>(draft, to);
                }
                fn unpack(packed: &Self::Packed) -> Option<Self> {
                    Self::of(*packed)
                }
                fn actions(
                    packed: &Self::Packed,
                    r: &<$Game as $crate::GameRules>::Rules,
                    s: &<$Game as $crate::GameRules>::State,
                    seat: $crate::Seat,
                    out: &mut $crate::Choices<<$Game as $crate::GameRules>::Action>,
                ) {
                    $crate::steps!(@match packed, $Game, (),
                        draft => $crate::flow::Draft::<$Game>::actions(draft, r, s, seat, out); $($module $Name),+)
                }
                fn act(
                    r: &<$Game as $crate::GameRules>::Rules,
                    s: &mut <$Game as $crate::GameRules>::State,
                    seat: $crate::Seat,
                    action: <$Game as $crate::GameRules>::Action,
                    desk: &mut impl $crate::Desk<<$Game as $crate::GameRules>::Event>,
                ) -> Result<$crate::flow::Acted<$Game>, $crate::Refusal> {
                    let packed = <$Game as $crate::flow::Flow>::draft(s);
                    $crate::steps!(@match packed, $Game, Err($crate::Refusal::STUCK),
                        draft => $crate::flow::act_draft::<$Game, _>(draft, r, s, seat, action, desk);
                        $($module $Name),+)
                }
                $crate::steps!(@common $Game, &Self::Packed, Draft; $($module $Name),+);
            }
        };
    };

    (@list $(#[$meta:meta])* $vis:vis $List:ident $Game:ty, $tag:literal;
        $($word:literal $module:ident $Name:ident),+) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, $crate::serde::Serialize, $crate::serde::Deserialize)]
        #[serde(crate = "::staffetta_kernel::serde", tag = $tag)]
        #[allow(missing_docs)]
        $vis enum $List { $( #[serde(rename = $word)] $Name($module::$Name) ),+ }

        impl $List {
            /// How many bytes the fields of any of them take, with room up to a whole machine word: it is then loaded
            /// and stored at once.
            pub const BYTES: usize = {
                let mut most = 0;
                $(
                    if <$module::$Name as $crate::flow::StepType>::BYTES > most {
                        most = <$module::$Name as $crate::flow::StepType>::BYTES;
                    }
                )+
                if most < 8 { (most + 1).next_power_of_two() - 1 } else { most }
            };
            /// The words that name them, in the order of the list.
            pub const WORDS: &[&str] = &[$($word),+];
            /// From its bytes; none of nothing.
            #[inline]
            pub fn of(packed: $crate::flow::Packed<{ $List::BYTES }>) -> Option<Self> {
                $crate::steps!(@match packed, $Game, None, step => Some(Self::from(step)); $($module $Name),+)
            }
            /// From its bytes, if it is of this type.
            #[allow(dead_code)]
            #[inline]
            fn typed<S: $crate::flow::Listed<$Game>>(packed: &$crate::flow::Packed<{ $List::BYTES }>) -> Option<S> {
                (packed.kind == S::KIND).then(|| $crate::flow::unpack::<S, _>(packed))
            }
            /// As bytes.
            #[inline]
            pub fn packed(self) -> $crate::flow::Packed<{ $List::BYTES }> {
                match self { $( Self::$Name(step) => $crate::flow::pack::<$Game, _, { $List::BYTES }>(step) ),+ }
            }
        }
        $(
            impl From<$module::$Name> for $List {
                #[inline(always)]
                fn from(step: $module::$Name) -> Self {
                    Self::$Name(step)
                }
            }
        )+
        const _: () = {
            #[allow(clippy::enum_variant_names)]
            #[repr(u8)]
            enum Number { #[allow(dead_code)] Nothing, $( $Name ),+ }
            $(
                impl $crate::flow::Listed<$Game> for $module::$Name {
                    const KIND: u8 = Number::$Name as u8;
                    const WORD: &'static str = $word;
                }
            )+
        };
    };
    // What steps and drafts are asked in the same words.
    (@common $Game:ty, $Packed:ty, $Trait:ident; $($module:ident $Name:ident),+) => {
        fn word(packed: $Packed) -> &'static str {
            $crate::steps!(@word packed, $Game; $($module $Name),+)
        }
        fn default_action(
            packed: $Packed,
            r: &<$Game as $crate::GameRules>::Rules,
            s: &<$Game as $crate::GameRules>::State,
            seat: $crate::Seat,
        ) -> <$Game as $crate::GameRules>::Action {
            $crate::steps!(@match packed, $Game, $crate::GameAction::first(),
                step => $crate::flow::$Trait::<$Game>::default_action(step, r, s, seat); $($module $Name),+)
        }
        fn canonical(
            packed: $Packed,
            r: &<$Game as $crate::GameRules>::Rules,
            s: &<$Game as $crate::GameRules>::State,
            seat: $crate::Seat,
            action: <$Game as $crate::GameRules>::Action,
        ) -> <$Game as $crate::GameRules>::Action {
            $crate::steps!(@match packed, $Game, action,
                step => $crate::flow::$Trait::<$Game>::canonical(step, r, s, seat, action); $($module $Name),+)
        }
        fn prompt(
            packed: $Packed,
            r: &<$Game as $crate::GameRules>::Rules,
            v: &<$Game as $crate::GameRules>::View,
        ) -> $crate::Prompt {
            $crate::steps!(@match packed, $Game, $crate::Prompt::missing(),
                step => $crate::flow::$Trait::<$Game>::prompt(step, r, v); $($module $Name),+)
        }
        fn label(
            packed: $Packed,
            r: &<$Game as $crate::GameRules>::Rules,
            v: &<$Game as $crate::GameRules>::View,
            action: <$Game as $crate::GameRules>::Action,
        ) -> $crate::Label {
            $crate::steps!(@match packed, $Game, $crate::Label::missing(),
                step => $crate::flow::$Trait::<$Game>::label(step, r, v, action); $($module $Name),+)
        }
        fn irreversible(
            packed: $Packed,
            r: &<$Game as $crate::GameRules>::Rules,
            v: &<$Game as $crate::GameRules>::View,
            action: <$Game as $crate::GameRules>::Action,
        ) -> bool {
            $crate::steps!(@match packed, $Game, false,
                step => $crate::flow::$Trait::<$Game>::irreversible(step, r, v, action); $($module $Name),+)
        }
        fn unavailable(
            packed: $Packed,
            r: &<$Game as $crate::GameRules>::Rules,
            v: &<$Game as $crate::GameRules>::View,
            verb: $crate::flow::VerbOf<$Game>,
        ) -> $crate::Refusal {
            $crate::steps!(@match packed, $Game, <$Game as $crate::flow::Flow>::out_of_place(verb),
                step => $crate::flow::$Trait::<$Game>::unavailable(step, r, v, verb); $($module $Name),+)
        }
    };
    // The only match over kinds of steps: `$step` is the typed step in `$do`.
    (@match $packed:expr, $Game:ty, $none:expr, $step:ident => $do:expr; $($module:ident $Name:ident),+) => {
        match $packed.kind {
            $(
                <$module::$Name as $crate::flow::Listed<$Game>>::KIND => {
                    let $step = $crate::flow::unpack::<$module::$Name, _>(&$packed);
                    $do
                }
            )+
            _ => $none,
        }
    };
    (@word $packed:expr, $Game:ty; $($module:ident $Name:ident),+) => {
        match $packed.kind {
            $(
                <$module::$Name as $crate::flow::Listed<$Game>>::KIND =>
                    <$module::$Name as $crate::flow::Listed<$Game>>::WORD,
            )+
            _ => "",
        }
    };
}
