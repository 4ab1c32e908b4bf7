//! Who is connected to a table.

use axum::extract::ws::Utf8Bytes;
use staffetta_kernel::{Seat, Seats};
use std::collections::BTreeMap;
use tokio::sync::mpsc;

use crate::protocol::ServerMessage;

/// A socket's number, never used twice by a server.
pub(crate) type SocketId = u64;

/// Messages that may wait for a socket before it counts as too slow.
pub(crate) const POST: usize = 64;

/// The way to a socket.
pub(crate) type Post = mpsc::Sender<Utf8Bytes>;

/// Somebody who is connected.
#[derive(Debug)]
pub(crate) struct Guest {
    post: Post,
    /// The seats it holds; nobody's for spectators.
    pub(crate) seats: Seats,
    /// A spectator's name.
    pub(crate) name: String,
    /// Has it said hello?
    pub(crate) greeted: bool,
    /// How many lines of the log it has.
    pub(crate) lines: usize,
}

/// Everybody who is connected.
#[derive(Debug, Default)]
pub(crate) struct Guests(BTreeMap<SocketId, Guest>);

impl Guests {
    pub(crate) fn enter(&mut self, socket: SocketId, post: Post) {
        let guest = Guest { post, seats: Seats::NONE, name: String::new(), greeted: false, lines: 0 };
        self.0.insert(socket, guest);
    }

    /// Did somebody go whose presence was shown?
    pub(crate) fn gone(&mut self, socket: SocketId) -> bool {
        self.0.remove(&socket).is_some_and(|guest| !guest.seats.is_empty())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn get(&self, socket: SocketId) -> Option<&Guest> {
        self.0.get(&socket)
    }

    pub(crate) fn get_mut(&mut self, socket: SocketId) -> Option<&mut Guest> {
        self.0.get_mut(&socket)
    }

    /// Those who have said hello.
    pub(crate) fn greeted(&self) -> impl Iterator<Item = (SocketId, &Guest)> {
        self.0.iter().filter(|(_, guest)| guest.greeted).map(|(&socket, guest)| (socket, guest))
    }

    /// Is somebody there for the seat?
    pub(crate) fn present(&self, seat: Seat) -> bool {
        self.0.values().any(|guest| guest.seats.has(seat))
    }

    /// A seat has a new holder, or none: old sockets no longer hold it.
    pub(crate) fn unseat(&mut self, seat: Seat) {
        self.0.values_mut().for_each(|guest| guest.seats = guest.seats.without(seat));
    }

    /// Sends; whoever cannot keep up is dropped and may come again.
    pub(crate) fn send_text(&mut self, socket: SocketId, text: Utf8Bytes) {
        if let Some(guest) = self.0.get(&socket)
            && guest.post.try_send(text).is_err()
        {
            tracing::debug!(socket, "a slow socket was dropped");
            self.0.remove(&socket);
        }
    }

    pub(crate) fn send(&mut self, socket: SocketId, message: &ServerMessage) {
        self.send_text(socket, message.to_json().into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_that_does_not_keep_up_is_dropped_and_the_others_stay() {
        let mut guests = Guests::default();
        let (slow, mut never_read) = mpsc::channel(POST);
        let (quick, mut read) = mpsc::channel(POST);
        guests.enter(1, slow);
        guests.enter(2, quick);
        for number in 0..=POST {
            for socket in [1, 2] {
                guests.send(socket, &ServerMessage::ack(&number.to_string()));
            }
            assert!(read.try_recv().is_ok());
        }
        assert!(guests.get(1).is_none());
        assert!(guests.get(2).is_some());
        // What fitted is still delivered, then the post ends.
        assert_eq!(std::iter::from_fn(|| never_read.try_recv().ok()).count(), POST);
        assert!(never_read.is_closed());
    }
}
