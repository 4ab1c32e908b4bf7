//! The messages of a client over the socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kernel_types::Order;

/// A message of the client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ClientMessage {
    /// The client's own name for this request, different for each; the answer carries it. A request that is sent
    /// again under the same name is answered again and done once.
    pub token: String,
    /// What is asked for.
    #[serde(flatten)]
    pub request: Request,
}

/// What a client asks for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request {
    /// Always first. May be sent again to show more seat tokens.
    Hello {
        /// The tokens of the seats that this socket holds; none for a spectator.
        #[serde(default)]
        tokens: Vec<String>,
        /// How many lines of the log were seen already.
        #[serde(default)]
        since: u32,
        /// The last line of chat that was seen.
        #[serde(default)]
        chat_since: u32,
        /// A spectator's name.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
        /// Send what changed instead of whole states, where that is possible.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        changes: bool,
    },
    /// Before the set-up: the seat is ready and adds to the seed.
    Ready {
        /// The seat.
        seat: u8,
        /// Anything, best something random: 1 to 128 characters.
        contribution: String,
    },
    /// Answers the seat's question: one pick or a run of them.
    Pick {
        /// The seat.
        seat: u8,
        /// The number of the question that is answered.
        question: u32,
        /// Names of actions, as offered.
        picks: Vec<String>,
        /// What was typed, where the prompt has a form.
        #[serde(default)]
        #[ts(optional)]
        text: Option<String>,
    },
    /// Forgets the seat's draft, or its answer that waits to be released.
    Forget {
        /// The seat.
        seat: u8,
    },
    /// Asks why an action is not allowed, without doing it.
    WhyNot {
        /// The seat.
        seat: u8,
        /// The action's name.
        action: String,
    },
    /// Asks the rules: odds, reach, forecasts. Answered from the view of the seat, or of a spectator.
    Ask {
        /// From whose view; a spectator's if there is none.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
        /// The questions, at most 32, as the game's generated types say.
        #[ts(type = "unknown[]")]
        queries: Vec<serde_json::Value>,
    },
    /// Asks for the best few answers to the seat's question; where no other person plays.
    Hint {
        /// The seat.
        seat: u8,
    },
    /// Withdraws the seat's own last entry.
    Undo {
        /// The seat.
        seat: u8,
    },
    /// Leaves a standing order.
    Order {
        /// The seat.
        seat: u8,
        /// What is ordered.
        order: Order,
    },
    /// Revokes a standing order.
    Revoke {
        /// The seat.
        seat: u8,
        /// The order's number.
        id: u32,
    },
    /// Says something.
    Talk {
        /// In whose name, where the socket holds several seats.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
        /// What: 1 to 500 characters.
        text: String,
    },
    /// A bot plays for the seat until it returns.
    Cover {
        /// The seat.
        seat: u8,
    },
    /// Takes the seat over again from the bot that covers it.
    Return {
        /// The seat.
        seat: u8,
    },
    /// Proposes that the table goes back to before an entry, or agrees to it; done when all people agree. Whatever else
    /// happens at the table ends the proposal.
    TakeBack {
        /// The seat.
        seat: u8,
        /// The first entry that is taken back; the seat's own last one if this says nothing.
        #[serde(default)]
        #[ts(optional)]
        to: Option<u32>,
    },
    /// Proposes to end the game and to score it as it stands, or agrees to it; done when all people agree.
    AgreeToEnd {
        /// The seat.
        seat: u8,
    },
    /// Does not want what is proposed: the proposal is gone.
    Decline {
        /// The seat.
        seat: u8,
    },
    /// Before the set-up: gives the seat up. Later: resigns for good.
    Leave {
        /// The seat.
        seat: u8,
    },
    /// How fast this socket wants to see bots play. Where several sit at the table the slowest wish counts; spectators have
    /// none.
    Speed {
        /// How fast.
        speed: Speed,
    },
}

/// How fast bots play, the slowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Every answer stands for the whole answer delay.
    Slow,
    /// Dice and cards stand for half the answer delay, other answers for a quarter of it.
    #[default]
    Normal,
    /// Every answer stands for an eighth of it.
    Quick,
    /// Answers do not wait: the game runs on to its end, or to the next question of a person.
    End,
}
