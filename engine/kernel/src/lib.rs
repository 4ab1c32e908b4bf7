//! The contract between a board game and everything else.
//!
//! A game is plain data and a handful of pure functions ([`Game`]). Around it the kernel keeps tables, records,
//! replay, undo and chance; bots, servers and laboratories use nothing but this contract.
//!
//! # Where to begin
//!
//! | you want to | read |
//! |---|---|
//! | write a game | [`GameRules`], [`flow::Step`], the macros [`actions!`], [`kinds!`], [`step!`] and [`steps!`] |
//! | hide something from somebody | [`HiddenInformation`], [`Veiled`], [`Desk::reveal`] |
//! | say what people are asked and told | [`Presentation`], [`Prompt`], [`Label`], [`text`] |
//! | let boards ask the rules | [`queries!`], [`Queries`] |
//! | help bots | [`Heuristics`] |
//! | know what is promised | [`conformance!`], [`mod@conformance`] |
//! | write a worked example | [`scenario`] |
//! | play a game move by move | [`table::Table`], without its type [`erased::AnyTable`] |
//! | keep a game, play it again, check its dice | [`record`], [`table::Replayer`], [`fair`] |
//! | change a rule | [`PastVersion`], [`Data::since`] |

// So that the macros, which name the crate, work inside it as well.
extern crate self as staffetta_kernel;

pub use bytemuck;
pub use schemars;
pub use serde;
pub use serde_json;

mod action_space;
mod array;
mod awaiting;
mod bit_set;
mod chance;
mod choices;
pub mod conformance;
mod data;
pub mod describe;
mod desk;
pub mod erased;
mod event;
pub mod fair;
mod fault;
pub mod flow;
mod game;
mod given;
mod heuristics;
pub mod hex;
mod maybe;
pub mod options;
mod padding;
mod pile;
mod queries;
pub mod record;
mod rng;
pub mod rulebook;
pub mod scenario;
mod seat;
mod setup;
pub mod standing_order;
mod statistics;
pub mod table;
pub mod text;
pub mod text_board;
mod versions;

pub use action_space::{GameAction, Target, VerbInfo};
pub use array::Array;
pub use awaiting::{AGREED, Awaiting, Outcome, Progress, QuestionContext, Talk};
pub use chance::{Asked, ChanceOutcome, Script, Source, TableDesk};
pub use choices::{Choices, MAX_CHOICES};
pub use data::{Data, Overrides, Row, Sheet};
pub use desk::{Desk, LabDesk};
pub use erased::{AnyReplayer, AnyTable, sit_bots};
pub use event::{Arg, Args, Event, Told, Veiled};
pub use fault::{Broken, Fault, Refusal, RuleId};
pub use game::{About, Form, Game, GameRules, HiddenInformation, Label, Presentation, Preset, Prompt, Sitter, digest};
pub use heuristics::{Heuristics, Uniform};
pub use maybe::Maybe;
pub use options::{Chosen, Options};
pub use padding::Padding;
pub use pile::{ByteAligned, Pile};
pub use queries::{NoQueries, NoQuery, Queries};
pub use record::Record;
pub use rng::{EntryRng, FastRng, Rng, Seed};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use setup::{Ready, Setup};
pub use standing_order::{NoOrders, StandingOrder};
pub use statistics::{NoStatistics, Statistics};
pub use table::{Dice, Head, Mode, Rejection, Replayer, Standing, Table, Taken};
pub use versions::PastVersion;

/// The traits of the contract, for whoever calls their functions.
pub mod prelude {
    pub use crate::{
        Desk, Event, Game, GameAction, GameRules, Heuristics, HiddenInformation, Presentation, Rng, Statistics, Target,
    };
}
