//! Questions that the rules answer: the odds of a shot, where a group can go, what an assessment would bring.
//!
//! A board, a terminal or a bot asks instead of computing a rule again. An answer follows from the asker's view alone:
//! the rules are lent a world that fits the view, and conformance holds the answer to be the same in every such world.

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

use crate::fault::Refusal;
use crate::game::{Game, GameRules};

/// What may be asked of the rules of a game. Declared by [`queries!`](crate::queries); [`NoQueries`] for nothing.
pub trait Queries<G: GameRules>: 'static {
    /// A question.
    type Query: Serialize + DeserializeOwned + JsonSchema + Clone + PartialEq + Debug;
    /// Its answer, of the same name.
    type Reply: Serialize + JsonSchema + PartialEq + Debug;

    /// The answer. `world` is any world that fits the view; what in it the viewer cannot know must not matter.
    fn ask(r: &G::Rules, v: &G::View, world: &G::State, query: &Self::Query) -> Result<Self::Reply, Refusal>;

    /// Questions that make sense in this view: for those who list them, and for conformance.
    fn sensible(_: &G::Rules, _: &G::View, _: &G::State) -> Vec<Self::Query> {
        Vec::new()
    }
}

/// Nothing is asked.
#[derive(Clone, Copy, Debug)]
pub struct NoQueries;

/// There is no question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize, JsonSchema)]
pub enum NoQuery {}

impl<G: Game> Queries<G> for NoQueries {
    type Query = NoQuery;
    type Reply = NoQuery;
    fn ask(_: &G::Rules, _: &G::View, _: &G::State, query: &NoQuery) -> Result<NoQuery, Refusal> {
        match *query {}
    }
}

/// Declares what may be asked of the rules of a game: for each question its name, its fields, the type of the answer
/// and the function of the rules that gives it, which is called with the rules, the view, a world that fits the view,
/// and the fields.
///
/// ```ignore
/// queries! {
///     /// What a board may ask.
///     pub struct Questions for Game, enum Query, enum Reply, sensible: ask::sensible {
///         /// What the assessment would bring as things stand.
///         "forecast" Forecast {} -> assess::Forecast = assess::forecast,
///         /// Where this group can go, and at what cost.
///         "reach" Reach { from: Hex } -> Vec<movement::Reached> = movement::reach,
///     }
/// }
/// ```
#[macro_export]
macro_rules! queries {
    (
        $(#[$meta:meta])* $vis:vis struct $Queries:ident for $Game:ty, enum $Query:ident, enum $Reply:ident,
        sensible: $sensible:path {
            $(
                $(#[$query_meta:meta])*
                $word:literal $Name:ident { $( $(#[$field_meta:meta])* $field:ident : $Type:ty ),* $(,)? }
                    -> $Answer:ty = $answer:path
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $Queries;

        /// A question to the rules.
        #[derive(
            Clone, PartialEq, Debug,
            $crate::serde::Serialize, $crate::serde::Deserialize, $crate::schemars::JsonSchema,
        )]
        #[serde(crate = "::staffetta_kernel::serde", deny_unknown_fields)]
        #[schemars(crate = "::staffetta_kernel::schemars")]
        #[allow(missing_docs)]
        $vis enum $Query {
            $( $(#[$query_meta])* #[serde(rename = $word)] $Name { $( $(#[$field_meta])* $field: $Type ),* } ),+
        }

        /// The answer to a question of the same name.
        #[derive(PartialEq, Debug, $crate::serde::Serialize, $crate::schemars::JsonSchema)]
        #[serde(crate = "::staffetta_kernel::serde")]
        #[schemars(crate = "::staffetta_kernel::schemars")]
        #[allow(missing_docs)]
        $vis enum $Reply {
            $( $(#[$query_meta])* #[serde(rename = $word)] $Name($Answer) ),+
        }

        impl $crate::Queries<$Game> for $Queries {
            type Query = $Query;
            type Reply = $Reply;
            fn ask(
                r: &<$Game as $crate::GameRules>::Rules,
                v: &<$Game as $crate::GameRules>::View,
                world: &<$Game as $crate::GameRules>::State,
                query: &$Query,
            ) -> Result<$Reply, $crate::Refusal> {
                match query {
                    $(
                        $Query::$Name { $( $field ),* } => {
                            Ok($Reply::$Name($answer(r, v, world $(, $field.clone() )*)?))
                        }
                    )+
                }
            }
            fn sensible(
                r: &<$Game as $crate::GameRules>::Rules,
                v: &<$Game as $crate::GameRules>::View,
                world: &<$Game as $crate::GameRules>::State,
            ) -> Vec<$Query> {
                $sensible(r, v, world)
            }
        }
    };
}
