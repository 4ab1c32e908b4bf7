//! Idempotency: the answers to the last requests of each seat, so that a request that is sent twice is done once.
//!
//! Seats do not share their memory: nobody can make the table forget what another has done. Spectators need none: all
//! that they can do is talk, and the store knows what was said under which token.

use staffetta_kernel::{MAX_SEATS, Seat};
use std::collections::VecDeque;

use crate::protocol::ServerMessage;

/// How many answers to a seat are remembered.
const MAX_REMEMBERED: usize = 64;

/// The last answers, by seat and token.
#[derive(Debug, Default)]
pub(super) struct AnsweredRequests {
    by_seat: [VecDeque<(String, ServerMessage)>; MAX_SEATS],
}

impl AnsweredRequests {
    pub(super) fn answer(&self, seat: Seat, token: &str) -> Option<&ServerMessage> {
        let answers = self.by_seat.get(seat.at())?;
        answers.iter().rev().find(|(known, _)| known == token).map(|(_, answer)| answer)
    }

    /// Remembers an answer; a newer one under the same token stands for the older.
    pub(super) fn remember(&mut self, seat: Seat, token: &str, answer: ServerMessage) {
        let Some(answers) = self.by_seat.get_mut(seat.at()) else { return };
        answers.retain(|(known, _)| known != token);
        if answers.len() >= MAX_REMEMBERED {
            answers.pop_front();
        }
        answers.push_back((token.to_owned(), answer));
    }

    /// Drops the answers to a seat: its next holder makes requests of its own.
    pub(super) fn forget(&mut self, seat: Seat) {
        if let Some(answers) = self.by_seat.get_mut(seat.at()) {
            answers.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_answers_of_the_seat_itself_are_dropped() {
        let (first, second) = (Seat(0), Seat(1));
        let mut answered_requests = AnsweredRequests::default();
        answered_requests.remember(second, "0", ServerMessage::ack("0"));
        for n in 0..=MAX_REMEMBERED {
            let token = n.to_string();
            answered_requests.remember(first, &token, ServerMessage::ack(&token));
        }
        assert_eq!(answered_requests.answer(first, "0"), None);
        assert!(answered_requests.answer(first, "1").is_some());
        assert!(answered_requests.answer(second, "0").is_some(), "others do not push it out");
        assert_eq!(answered_requests.answer(second, "1"), None);
        answered_requests.forget(first);
        assert_eq!(answered_requests.answer(first, "1"), None);
    }
}
