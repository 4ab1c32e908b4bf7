//! Requests that were answered, so that one sent twice is done once.

use std::collections::{HashMap, VecDeque};

use super::guests::SocketId;
use crate::protocol::ServerMessage;

/// How many answers a table remembers.
const MOST: usize = 512;

/// In whose name a request was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Author {
    Seat(u8),
    Socket(SocketId),
}

/// The last answers by author and the client's name for the request.
#[derive(Debug, Default)]
pub(super) struct Once {
    answers: HashMap<(Author, String), ServerMessage>,
    order: VecDeque<(Author, String)>,
}

impl Once {
    pub(super) fn answer(&self, author: Author, token: &str) -> Option<&ServerMessage> {
        self.answers.get(&(author, token.to_owned()))
    }

    pub(super) fn remember(&mut self, author: Author, token: &str, answer: ServerMessage) {
        let key = (author, token.to_owned());
        if self.answers.insert(key.clone(), answer).is_none() {
            self.order.push_back(key);
        }
        if self.order.len() > MOST
            && let Some(oldest) = self.order.pop_front()
        {
            self.answers.remove(&oldest);
        }
    }

    /// The seat has no holder any more; the next one's requests are new ones.
    pub(super) fn forget(&mut self, author: Author) {
        self.answers.retain(|(by, _), _| *by != author);
        self.order.retain(|(by, _)| *by != author);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_answers_are_forgotten() {
        let mut once = Once::default();
        for n in 0..=MOST {
            let token = n.to_string();
            once.remember(Author::Seat(0), &token, ServerMessage::ack(&token));
        }
        assert_eq!(once.answer(Author::Seat(0), "0"), None);
        assert!(once.answer(Author::Seat(0), "1").is_some());
        assert_eq!(once.answer(Author::Seat(1), "1"), None);
        once.forget(Author::Seat(0));
        assert_eq!(once.answer(Author::Seat(0), "1"), None);
    }
}
