//! Idempotency: the answers to the last requests, so that a request that is sent twice is done once.

use std::collections::{HashMap, VecDeque};

use super::connections::SocketId;
use crate::protocol::ServerMessage;

/// How many answers a table remembers.
const MAX_REMEMBERED: usize = 512;

/// Who made a request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Requester {
    Seat(u8),
    Socket(SocketId),
}

/// The last answers, by who asked and under which token.
#[derive(Debug, Default)]
pub(super) struct AnsweredRequests {
    answers: HashMap<(Requester, String), ServerMessage>,
    order: VecDeque<(Requester, String)>,
}

impl AnsweredRequests {
    pub(super) fn answer(&self, requester: Requester, token: &str) -> Option<&ServerMessage> {
        self.answers.get(&(requester, token.to_owned()))
    }

    pub(super) fn remember(&mut self, requester: Requester, token: &str, answer: ServerMessage) {
        let key = (requester, token.to_owned());
        if self.answers.insert(key.clone(), answer).is_none() {
            self.order.push_back(key);
        }
        if self.order.len() > MAX_REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.answers.remove(&oldest);
        }
    }

    /// Drops the answers to a requester: the next holder of the seat makes requests of its own.
    pub(super) fn forget(&mut self, requester: Requester) {
        self.answers.retain(|(by, _), _| *by != requester);
        self.order.retain(|(by, _)| *by != requester);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_answers_are_dropped() {
        let mut answered_requests = AnsweredRequests::default();
        for n in 0..=MAX_REMEMBERED {
            let token = n.to_string();
            answered_requests.remember(Requester::Seat(0), &token, ServerMessage::ack(&token));
        }
        assert_eq!(answered_requests.answer(Requester::Seat(0), "0"), None);
        assert!(answered_requests.answer(Requester::Seat(0), "1").is_some());
        assert_eq!(answered_requests.answer(Requester::Seat(1), "1"), None);
        answered_requests.forget(Requester::Seat(0));
        assert_eq!(answered_requests.answer(Requester::Seat(0), "1"), None);
    }
}
