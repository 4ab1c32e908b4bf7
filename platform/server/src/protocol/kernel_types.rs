//! The kernel's types as they go over the wire: sentences, offers, rejections, whom the game waits for, standing orders.
//!
//! Where a Rust name is newer than the protocol, the wire keeps its word (`serde(rename)`, `ts(rename)`).

use serde::{Deserialize, Serialize};
use staffetta_kernel as kernel;
use staffetta_kernel::table;
use std::borrow::Cow;
use ts_rs::TS;

pub use super::args::Args;
use super::args::ArgsByName;

/// A word of the program's own, which needs no copy on its way out.
pub type Word = Cow<'static, str>;

/// A thing that a sentence speaks of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
// A word must not be read where a phrase is written: nothing unknown.
#[serde(untagged, deny_unknown_fields)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// As it stands.
    Plain(String),
    /// A text key of the game's catalogue.
    Word {
        /// The key.
        word: String,
    },
    /// A text key whose text speaks of other things.
    Phrase {
        /// The key.
        word: String,
        /// What the text speaks of.
        #[ts(as = "ArgsByName")]
        of: Args,
    },
    /// A seat, spoken of by its player's name.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// Several.
    List(Vec<Arg>),
    /// Veiled from this viewer.
    Hidden,
}

impl From<kernel::Arg> for Arg {
    fn from(arg: kernel::Arg) -> Self {
        match arg {
            kernel::Arg::Int(n) => Self::Number(n),
            kernel::Arg::Word(word) => Self::Word { word },
            kernel::Arg::Phrase(word, of) => Self::Phrase { word, of: of.into() },
            kernel::Arg::Seat(seat) => Self::Seat { seat: seat.0 },
            kernel::Arg::List(list) => Self::List(list.into_iter().map(Into::into).collect()),
            kernel::Arg::Plain(text) => Self::Plain(text),
            kernel::Arg::Hidden => Self::Hidden,
        }
    }
}

/// An event as this viewer knows it; the text is `log-<what>`, or `log-<what>-hidden` if an argument is null.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Told {
    /// The kind of event.
    pub what: Word,
    /// What the sentence speaks of.
    #[ts(as = "ArgsByName")]
    pub args: Args,
    /// The rule behind it.
    pub rule: Word,
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Line {
    /// The entry it belongs to.
    pub entry: u32,
    /// The seat that the entry was made for.
    pub seat: u8,
    /// What happened; null when the line says that an entry was taken back.
    pub told: Option<Told>,
    /// The entry that was taken back.
    pub withdrawn: Option<u32>,
}

impl From<table::Line> for Line {
    fn from(line: table::Line) -> Self {
        let told =
            line.told.map(|told| Told { what: told.what.into(), args: told.args.into(), rule: told.rule.into() });
        Self { entry: line.entry, seat: line.seat.0, told, withdrawn: line.withdrawn }
    }
}

/// What the viewer is asked, or waits for: the text `prompt-<key>`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Prompt {
    /// Which sentence.
    pub key: Word,
    /// What it speaks of.
    #[ts(as = "ArgsByName")]
    pub args: Args,
    /// The seat that decides.
    pub actor: Option<u8>,
    /// The rule behind the question.
    pub rule: Word,
    /// The form to fill in, where an answer is typed.
    pub form: Option<Form>,
    /// When the time of the first of those who are asked is out, in milliseconds since 1970; none without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deadline: Option<u64>,
}

/// Bounds of a typed answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Form {
    /// The verb that carries the text.
    pub verb: Word,
    /// The most characters.
    pub max: u16,
}

impl From<kernel::Prompt> for Prompt {
    fn from(prompt: kernel::Prompt) -> Self {
        Self {
            key: prompt.key.into(),
            args: prompt.args.into(),
            actor: prompt.actor.map(|seat| seat.0),
            rule: prompt.rule.into(),
            form: prompt.form.map(|form| Form { verb: form.verb.into(), max: form.max }),
            deadline: None,
        }
    }
}

/// A legal action: the text `verb-<verb>`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Offer {
    /// Its name, as it is sent back.
    pub action: String,
    /// Its verb.
    pub verb: Word,
    /// What it points at: what to light up.
    pub target: Option<String>,
    /// What the sentence speaks of.
    #[ts(as = "ArgsByName")]
    pub args: Args,
    /// What it costs, in the game's own notation.
    pub price: Option<String>,
    /// The chance that it succeeds, where known.
    pub odds: Option<f32>,
    /// Can it not be undone?
    #[serde(rename = "lasting")]
    pub irreversible: bool,
    /// The rule behind it.
    pub rule: Word,
}

impl From<kernel::erased::Offer> for Offer {
    fn from(offer: kernel::erased::Offer) -> Self {
        Self {
            action: offer.action,
            verb: offer.verb.into(),
            target: offer.target,
            args: offer.label.args.into(),
            price: offer.label.price,
            odds: offer.label.odds,
            irreversible: offer.label.irreversible,
            rule: offer.label.rule.into(),
        }
    }
}

/// Why something was not done, or would not be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "Refusal")]
pub struct Rejection {
    /// A stable word for programs.
    pub code: Word,
    /// The rule that forbids it.
    pub rule: Option<Word>,
    /// The sentence is the text `refusal-<key>` of the game.
    pub key: Option<Word>,
    /// A number that the sentence may speak of; with `stale-question` the number of the present question.
    pub n: Option<i64>,
    /// What is wrong, for developers.
    pub message: String,
}

impl Rejection {
    /// A rejection that no rule of the game stands behind.
    pub fn new(code: impl Into<Word>, message: impl Into<String>) -> Self {
        Self { code: code.into(), rule: None, key: None, n: None, message: message.into() }
    }
}

impl From<table::Rejection> for Rejection {
    fn from(from: table::Rejection) -> Self {
        let mut rejection = Self::new(from.code(), from.to_string());
        if let table::Rejection::Rule(refusal) = from {
            rejection.rule = Some(refusal.rule.into());
            rejection.key = Some(refusal.key.into());
            rejection.n = Some(refusal.n.into());
        }
        rejection
    }
}

/// A verb that is not offered, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "Grey")]
pub struct UnavailableVerb {
    /// The verb.
    pub verb: Word,
    /// Why not.
    #[serde(rename = "refusal")]
    pub rejection: Rejection,
}

impl From<kernel::erased::UnavailableVerb> for UnavailableVerb {
    fn from(unavailable: kernel::erased::UnavailableVerb) -> Self {
        Self { verb: unavailable.verb.into(), rejection: unavailable.refused.into() }
    }
}

/// Whom the game waits for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Awaiting {
    /// One seat.
    One {
        /// Which.
        seat: u8,
    },
    /// A window: one after another, early answers welcome.
    Poll {
        /// Whose answer counts next.
        now: u8,
        /// All that are still to be asked.
        queue: Vec<u8>,
    },
    /// Sealed and simultaneous.
    Each {
        /// Who has not answered.
        seats: Vec<u8>,
    },
    /// Open to all, until all are done.
    Any {
        /// Who is not done.
        seats: Vec<u8>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Rank of each seat, 1 the best.
    pub rank: Vec<u8>,
    /// Score of each seat.
    pub score: Vec<i16>,
    /// The way it ended: the text `end-<reason>`.
    pub reason: Word,
    /// The rule by which it ended.
    pub rule: Word,
}

impl From<kernel::Outcome> for Outcome {
    fn from(outcome: kernel::Outcome) -> Self {
        let seats = usize::from(outcome.seats);
        Self {
            rank: outcome.rank[..seats].to_vec(),
            score: outcome.score[..seats].to_vec(),
            reason: outcome.reason.into(),
            rule: outcome.rule.into(),
        }
    }
}

impl From<kernel::Awaiting> for Awaiting {
    fn from(awaiting: kernel::Awaiting) -> Self {
        let list = |seats: kernel::Seats| seats.iter().map(|seat| seat.0).collect();
        match awaiting {
            kernel::Awaiting::One(seat) => Self::One { seat: seat.0 },
            kernel::Awaiting::Poll { now, queue } => Self::Poll { now: now.0, queue: list(queue) },
            kernel::Awaiting::Each(seats) => Self::Each { seats: list(seats) },
            kernel::Awaiting::Any(seats) => Self::Any { seats: list(seats) },
            kernel::Awaiting::Over(outcome) => Self::Over { outcome: outcome.into() },
        }
    }
}

/// Where in the game the question stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "Occasion")]
pub struct QuestionContext {
    /// The running number of the turn.
    pub turn: u32,
    /// The running number of the window inside the turn.
    pub window: u32,
    /// The kind of question: the text `occasion-<kind>`.
    pub kind: Word,
}

impl From<kernel::QuestionContext> for QuestionContext {
    fn from(context: kernel::QuestionContext) -> Self {
        Self { turn: context.turn, window: context.window, kind: context.kind.into() }
    }
}

/// May this viewer talk now?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TalkState {
    /// May they?
    pub open: bool,
    /// The rule that forbids the players to talk.
    pub rule: Option<String>,
}

/// A standing order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Order {
    /// What is answered.
    pub reply: Reply,
    /// How long it stands.
    pub until: Until,
}

/// What an order answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Pass in windows.
    Pass,
    /// These picks, if the first of them is offered.
    Picks(Vec<String>),
    /// An order that the game understands.
    Own(String),
}

/// How long an order stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// To the end of the window that is open now.
    Window,
    /// To the end of the turn.
    Turn,
    /// For every question of this kind, until revoked.
    Kind(String),
    /// Until somebody plays something in a window.
    Change,
    /// For one answer.
    Once,
}

impl From<Order> for table::Order {
    fn from(order: Order) -> Self {
        let reply = match order.reply {
            Reply::Pass => table::Reply::Pass,
            Reply::Picks(picks) => table::Reply::Picks(picks),
            Reply::Own(own) => table::Reply::Own(own),
        };
        let until = match order.until {
            Until::Window => table::Until::Window,
            Until::Turn => table::Until::Turn,
            Until::Kind(kind) => table::Until::Kind(kind),
            Until::Change => table::Until::Change,
            Until::Once => table::Until::Once,
        };
        Self { reply, until }
    }
}

impl From<table::Order> for Order {
    fn from(order: table::Order) -> Self {
        let reply = match order.reply {
            table::Reply::Pass => Reply::Pass,
            table::Reply::Picks(picks) => Reply::Picks(picks),
            table::Reply::Own(own) => Reply::Own(own),
        };
        let until = match order.until {
            table::Until::Window => Until::Window,
            table::Until::Turn => Until::Turn,
            table::Until::Kind(kind) => Until::Kind(kind),
            table::Until::Change => Until::Change,
            table::Until::Once => Until::Once,
        };
        Self { reply, until }
    }
}
