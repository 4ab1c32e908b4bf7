//! The messages of the server over the socket.

use serde::{Deserialize, Serialize};
use staffetta_kernel::{AnyTable, Viewer};
use staffetta_registry::AnyHint;
use ts_rs::TS;

use super::kernel_types::{
    Awaiting, Line, Offer, Order, Prompt, QuestionContext, Rejection, TalkState, UnavailableVerb,
};
use super::places::{SeatClock, TableTerms};
use super::view_json::ViewJson;

/// The answer of the rules to one question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Answer {
    /// The answer, as the game's generated types say; nothing if it was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub reply: Option<serde_json::Value>,
    /// Why there is no answer.
    #[serde(default, rename = "refusal", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rejection: Option<Rejection>,
}

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The table as one viewer may see it; replaces everything said before, except that its lines are added.
    State(Box<State>),
    /// What changed since the last state of this viewer, for a socket that has asked for changes.
    Changes(Box<StateChanges>),
    /// Done, and safely stored.
    Ack {
        /// The client's name for the request.
        token: String,
        /// What became of a pick.
        taken: Option<TakenAs>,
        /// The number of the entry that it made.
        entry: Option<u32>,
        /// How many of the picks were taken: a run stops at chance, at another's question and at a refusal.
        picks: Option<u32>,
        /// The number of the order.
        order: Option<u32>,
    },
    /// Not done; nothing has changed.
    #[serde(rename = "refused")]
    Rejected {
        /// The client's name for the request.
        token: String,
        /// Why.
        #[serde(flatten)]
        rejection: Rejection,
    },
    /// The answer to `why_not`.
    Why {
        /// The client's name for the request.
        token: String,
        /// The action asked about.
        action: String,
        /// The refusal that it would meet; null if it is legal.
        #[serde(rename = "refusal")]
        rejection: Option<Rejection>,
    },
    /// The answers to `ask`, in the order of the questions.
    Answers {
        /// The client's name for the request.
        token: String,
        /// To each question its answer, or why there is none.
        answers: Vec<Answer>,
    },
    /// The answer to `hint`.
    Hints {
        /// The client's name for the request.
        token: String,
        /// The best first; none if the seat is not asked any more.
        hints: Vec<Hint>,
    },
    /// What was said at the table, in order.
    Chat {
        /// New lines.
        lines: Vec<ChatLine>,
    },
    /// Something is wrong with the message or the server, not with the move; nothing has changed.
    Error {
        /// A stable word for programs.
        code: String,
        /// What is wrong and what would be right.
        message: String,
        /// The client's name for the request, where it could be read.
        token: Option<String>,
    },
}

impl ServerMessage {
    /// A plain acknowledgement.
    pub fn ack(token: &str) -> Self {
        Self::Ack { token: token.to_owned(), taken: None, entry: None, picks: None, order: None }
    }

    /// An error that belongs to a request.
    pub fn error(code: &str, message: impl Into<String>, token: Option<&str>) -> Self {
        Self::Error { code: code.to_owned(), message: message.into(), token: token.map(str::to_owned) }
    }

    /// The message as it goes over the wire.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What became of a pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TakenAs {
    /// It joined the seat's draft.
    Drafted,
    /// It completed an answer that waits to be released.
    Held,
    /// It became an entry.
    Entry,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are being taken.
    Open,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

impl From<staffetta_store::Status> for Status {
    fn from(status: staffetta_store::Status) -> Self {
        match status {
            staffetta_store::Status::Open => Self::Open,
            staffetta_store::Status::Running => Self::Running,
            staffetta_store::Status::Over => Self::Over,
        }
    }
}

/// Who may sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person on a screen of their own.
    Person,
    /// A person who shares the screen of whoever opened the table.
    Hot,
    /// A bot.
    Bot,
}

impl From<staffetta_store::SeatKind> for SeatKind {
    fn from(kind: staffetta_store::SeatKind) -> Self {
        match kind {
            staffetta_store::SeatKind::Person => Self::Person,
            staffetta_store::SeatKind::Hot => Self::Hot,
            staffetta_store::SeatKind::Bot => Self::Bot,
        }
    }
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Its number.
    pub seat: u8,
    /// Who may sit there.
    pub kind: SeatKind,
    /// The name shown; null while nobody sits there.
    pub name: Option<String>,
    /// Which bot.
    pub bot: Option<String>,
    /// Does somebody sit there?
    pub taken: bool,
    /// Have they added to the seed?
    pub ready: bool,
    /// Is somebody looking on from this seat?
    pub present: bool,
    /// Have they resigned for good?
    pub left: bool,
    /// Does a bot play for them until they return?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub covered: bool,
}

/// Somebody asks the people at the table to go back to before an entry, or to end the game as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Proposal {
    /// The first entry that is taken back; null if the game ends and is scored as it stands.
    pub to: Option<u32>,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The people who have not yet.
    pub missing: Vec<u8>,
}

/// The table as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct State {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The seat that sees this; null for spectators.
    pub seat: Option<u8>,
    /// How far the table is.
    pub status: Status,
    /// Its seats.
    pub seats: Vec<SeatState>,
    /// SHA-256 of the server's secret.
    pub commitment: String,
    /// What each seat added to the seed; empty before the set-up.
    pub contributions: Vec<String>,
    /// May this viewer talk?
    pub talk: TalkState,
    /// On what terms the table is played.
    pub terms: TableTerms,
    /// The clocks of those who play themselves; none without a pace.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<SeatClock>>")]
    pub clocks: Vec<SeatClock>,
    /// What somebody asks the people at the table to agree to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<Proposal>,
    /// The game itself, once set up.
    pub play: Option<Play>,
    /// The number of this state, where changes of it may follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u32>,
}

/// What changed in the table as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StateChanges {
    /// The seat that sees this; null for spectators.
    pub seat: Option<u8>,
    /// The number of the state that is changed. A client that has another one says hello again and gets a whole one.
    pub base: u32,
    /// The number of the state that comes of it.
    pub number: u32,
    /// The number of the first of these lines of the log; they stand in the new state's `play`.
    pub from: u32,
    /// New lines of the log.
    pub lines: Vec<Line>,
    /// What turns the one state into the other, but for the lines: `[value]` in place of what was there; an object by
    /// member or by number of the item, `[]` to remove a member; `at`, `cut` and `put` for a part of a list.
    #[ts(type = "unknown")]
    pub changes: serde_json::Value,
}

impl StateChanges {
    /// The message as it goes over the wire, with changes that are written already.
    pub fn to_json_with(self, changes: &str) -> String {
        const LAST: &str = "null}";
        let message = ServerMessage::Changes(Box::new(Self { changes: serde_json::Value::Null, ..self })).to_json();
        // The changes are the last member.
        let mut text = message.strip_suffix(LAST).unwrap_or_default().to_owned();
        text.push_str(changes);
        text.push('}');
        text
    }
}

/// A game in play as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Play {
    /// The number of the last entry.
    pub entry: u32,
    /// Whom the game waits for.
    pub awaiting: Awaiting,
    /// Where in the game the question stands.
    #[serde(rename = "occasion")]
    pub question_context: QuestionContext,
    /// What this viewer may see, in the game's own form; the seat's draft is in it.
    #[ts(type = "unknown")]
    pub view: ViewJson,
    /// What this viewer is asked, or waits for.
    pub prompt: Prompt,
    /// The number of the seat's question, to be sent with picks.
    pub question: u32,
    /// Has this seat an answer that waits to be released?
    pub answered: bool,
    /// What this seat may do.
    pub offers: Vec<Offer>,
    /// Verbs that are not offered, and why.
    #[serde(rename = "greys")]
    pub unavailable_verbs: Vec<UnavailableVerb>,
    /// The picks of this seat's draft.
    pub draft: Vec<String>,
    /// This seat's standing orders.
    pub orders: Vec<StandingOrder>,
    /// May this seat withdraw its last entry?
    pub can_undo: bool,
    /// The number of the first of these lines of the log.
    pub from: u32,
    /// New lines of the log.
    pub lines: Vec<Line>,
}

impl Play {
    /// The table as this viewer may see it, after this entry, with the lines of the log from this one on. Whether the
    /// seat has an answer that waits to be released is for whoever holds the table to say.
    pub fn seen_by(table: &dyn AnyTable, viewer: Viewer, entry: u32, answered: bool, from: usize) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Crowd | Viewer::Open => None,
        };
        let orders = |seat| {
            let orders = table.orders(seat).into_iter();
            orders.map(|(id, order)| StandingOrder { id, order: order.into() }).collect()
        };
        Self {
            entry,
            awaiting: table.awaiting().into(),
            question_context: table.occasion().into(),
            view: ViewJson::of(table, viewer),
            prompt: table.prompt(viewer).into(),
            question: seat.map_or(0, |seat| table.question(seat)),
            answered,
            offers: seat.map_or_else(Vec::new, |seat| table.offers(seat).into_iter().map(Into::into).collect()),
            unavailable_verbs: seat
                .filter(|&seat| table.awaiting().asked().has(seat))
                .map_or_else(Vec::new, |seat| table.unavailable_verbs(seat).into_iter().map(Into::into).collect()),
            draft: seat.map_or_else(Vec::new, |seat| table.draft(seat)),
            orders: seat.map_or_else(Vec::new, orders),
            can_undo: seat.is_some_and(|seat| table.can_withdraw(seat)),
            from: from as u32,
            lines: table.lines(viewer, from).into_iter().map(Into::into).collect(),
        }
    }
}

/// An answer that is worth considering.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Hint {
    /// Its picks, in order.
    pub picks: Vec<Offer>,
    /// The chance of winning after it, 0 to 1, as far as a search could tell.
    pub chance: f32,
    /// How much more that is than after the obvious answer.
    pub gain: f32,
    /// The standard error of the gain.
    pub error: f32,
    /// In so many imagined worlds it was played on.
    pub worlds: u32,
}

impl From<AnyHint> for Hint {
    fn from(hint: AnyHint) -> Self {
        let AnyHint { picks, chance, gain, error, worlds } = hint;
        Self { picks: picks.into_iter().map(Into::into).collect(), chance, gain, error, worlds }
    }
}

/// A standing order with its number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StandingOrder {
    /// Its number, to revoke it.
    pub id: u32,
    /// What was ordered.
    pub order: Order,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChatLine {
    /// Its number.
    pub line: u32,
    /// The seat that spoke; null for a spectator.
    pub seat: Option<u8>,
    /// The name shown.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Said among spectators while the game ran?
    pub crowd: bool,
}

impl From<staffetta_store::ChatLine> for ChatLine {
    fn from(chat: staffetta_store::ChatLine) -> Self {
        Self { line: chat.line, seat: chat.seat, name: chat.name, text: chat.text, at: chat.at, crowd: chat.crowd }
    }
}
