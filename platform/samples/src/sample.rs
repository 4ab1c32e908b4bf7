//! A sample: a moment of a game as the server would send it.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use staffetta_kernel::{AnyTable, Viewer};
use staffetta_server::protocol::{Answer, Play, SeatKind, SeatState};

use crate::moment::Questions;

/// How many lines of the log a sample has: as many as a board can show of it.
const LINES: usize = 30;

/// What a board needs of the server's `state`, in the server's own words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sample {
    /// The seat that sees this; null for spectators.
    pub seat: Option<u8>,
    /// The seats of the table.
    pub seats: Vec<SeatState>,
    /// The game.
    pub play: Play,
    /// What the rules answer to the questions that the board asks here, for a board without a server.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answered>,
}

/// A question to the rules, and its answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answered {
    /// The question.
    pub query: Json,
    /// The answer, or why there is none.
    #[serde(flatten)]
    pub answer: Answer,
}

impl Sample {
    /// The table as this viewer may see it, with what its board asks.
    pub(crate) fn of(table: &dyn AnyTable, viewer: Viewer, questions: Questions) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Crowd | Viewer::Open => None,
        };
        let entry = (table.record().entries.len() as u32).saturating_sub(1);
        let from = table.lines(viewer, 0).len().saturating_sub(LINES);
        let mut play = Play::seen_by(table, viewer, entry, false, from);
        let view = play.view.value();
        let offers: Vec<String> = play.offers.iter().map(|offer| offer.action.clone()).collect();
        let mut asking = Asking { table, viewer, answers: Vec::new() };
        questions(&view, &offers, &mut asking);
        // In the order of its members' names: what is kept in a file changes only with what is in it.
        play.view = view.into();
        Self { seat, seats: seats(table, seat), answers: asking.answers, play }
    }

    /// Its text in a file.
    pub fn text(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }
}

/// Asks the rules what a board asks, and keeps what the server would answer.
pub struct Asking<'a> {
    table: &'a dyn AnyTable,
    viewer: Viewer,
    answers: Vec<Answered>,
}

impl std::fmt::Debug for Asking<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Asking({} answers)", self.answers.len())
    }
}

impl Asking<'_> {
    /// The answer, which the sample keeps; null where the rules refuse one.
    pub fn ask(&mut self, query: Json) -> Json {
        let answered = Self::answer(self.table, self.viewer, &query);
        let reply = answered.answer.reply.clone().unwrap_or_default();
        if self.answers.iter().all(|known| known.query != query) {
            self.answers.push(answered);
        }
        reply
    }

    /// What the rules of this table answer from this viewer's view.
    pub(crate) fn answer(table: &dyn AnyTable, viewer: Viewer, query: &Json) -> Answered {
        let answer = match table.ask(viewer, query) {
            Ok(reply) => Answer { reply: Some(reply), rejection: None },
            Err(rejection) => Answer { reply: None, rejection: Some(rejection.into()) },
        };
        Answered { query: query.clone(), answer }
    }
}

/// Who sits there: whoever looks on is a person, at their screen; among the others are a bot and, at a table of four or
/// more, one who has gone away, so that boards have them to draw.
fn seats(table: &dyn AnyTable, viewer: Option<u8>) -> Vec<SeatState> {
    let names = table.head().seats.iter();
    let seats = (0..table.seats()).zip(names).map(|(seat, sat)| {
        let own = viewer == Some(seat);
        let bot = !own && (seat % 3 == 2 || (seat == 1 && table.seats() == 2));
        SeatState {
            seat,
            kind: if bot { SeatKind::Bot } else { SeatKind::Person },
            name: Some(sat.name.clone()),
            bot: bot.then(|| "greedy".to_owned()),
            taken: true,
            ready: true,
            present: own || seat != 3,
            left: false,
            covered: false,
        }
    });
    seats.collect()
}
