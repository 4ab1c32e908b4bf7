//! The contract between a board game and everything else.
//!
//! A game is plain data and a handful of pure functions ([`Game`]). Around it the kernel keeps tables, records,
//! replay, undo and chance; bots, servers and laboratories use nothing but this contract.

pub use bytemuck;
pub use serde;
pub use serde_json;

mod array;
mod awaiting;
mod chance;
mod choices;
pub mod conformance;
mod data;
mod desk;
pub mod erased;
mod event;
pub mod fair;
mod fault;
mod game;
mod luck;
pub mod options;
mod pile;
pub mod record;
pub mod rulebook;
pub mod scenario;
mod seat;
mod setup;
mod space;
pub mod steps;
pub mod table;
pub mod text;

pub use array::Array;
pub use awaiting::{Awaiting, Occasion, Outcome, Progress, Talk};
pub use chance::{Fell, Script, Source, TableDesk};
pub use choices::{Choices, MAX_CHOICES};
pub use data::{Data, Overrides, Row, Sheet};
pub use desk::{Desk, LabDesk};
pub use erased::AnyTable;
pub use event::{Arg, Args, Event, Told, Veiled};
pub use fault::{Broken, Fault, Refusal, RuleId};
pub use game::{About, Form, Game, Label, Preset, Prompt, Sitter, digest};
pub use luck::{Luck, Quick, Seed, Stream};
pub use options::{Chosen, Options};
pub use pile::Pile;
pub use record::Record;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use setup::{Ready, Setup};
pub use space::{Act, Slot, Verb};
pub use table::{Dice, Head, Mode, Refused, Table, Taken};
