//! The sockets that are connected to a table.

use axum::extract::ws::Utf8Bytes;
use staffetta_kernel::{Seat, Seats};
use std::collections::BTreeMap;
use std::net::IpAddr;

use super::outbox::Outbox;
use crate::protocol::{ServerMessage, Speed};

/// A socket's number, never used twice by a server.
pub(crate) type SocketId = u64;

/// A socket that is connected.
#[derive(Debug)]
pub(crate) struct Connection {
    outbox: Outbox,
    /// Where it comes from, as limits count it.
    pub(crate) address: IpAddr,
    /// The id of the person who is signed in there.
    pub(crate) person: Option<String>,
    /// The seats it holds; none for spectators.
    pub(crate) seats: Seats,
    /// A spectator's name.
    pub(crate) name: String,
    /// Has it said hello?
    pub(crate) said_hello: bool,
    /// Does it want what changed instead of whole states?
    pub(crate) wants_changes: bool,
    /// How fast it wants to see bots play.
    pub(crate) speed: Speed,
    /// How many lines of the log it had when it said hello.
    lines: usize,
    /// What it was sent since, by viewer.
    sent: Vec<(Option<Seat>, Seen)>,
}

/// What a socket has of a viewer's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seen {
    /// The number of the last state, if it was one that changes may follow.
    pub(crate) number: Option<u32>,
    /// How many lines of the log.
    pub(crate) lines: usize,
}

impl Connection {
    /// It has said hello: what it was sent before counts no more.
    pub(crate) fn begin(&mut self, lines: usize, wants_changes: bool) {
        self.said_hello = true;
        self.lines = lines;
        self.wants_changes = wants_changes;
        self.sent.clear();
    }

    /// The seats that it holds, or else the spectators.
    pub(crate) fn viewers(&self) -> Vec<Option<Seat>> {
        if self.seats.is_empty() { vec![None] } else { self.seats.iter().map(Some).collect() }
    }

    /// What it has of this viewer's table.
    pub(crate) fn seen(&self, viewer: Option<Seat>) -> Seen {
        let sent = self.sent.iter().find(|(known, _)| *known == viewer);
        sent.map_or(Seen { number: None, lines: self.lines }, |(_, seen)| *seen)
    }
}

/// All sockets that are connected.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    sockets: BTreeMap<SocketId, Connection>,
    /// An answer that is sent together with the socket's next state.
    held: Option<(SocketId, Utf8Bytes)>,
}

impl Connections {
    pub(crate) fn connect(&mut self, socket: SocketId, address: IpAddr, person: Option<String>, outbox: Outbox) {
        let connection = Connection {
            outbox,
            address,
            person,
            seats: Seats::NONE,
            name: String::new(),
            said_hello: false,
            wants_changes: false,
            speed: Speed::default(),
            lines: 0,
            sent: Vec::new(),
        };
        self.sockets.insert(socket, connection);
    }

    /// Removes the socket. Did it hold a seat, so that others see that it has gone?
    pub(crate) fn disconnect(&mut self, socket: SocketId) -> bool {
        self.sockets.remove(&socket).is_some_and(|connection| !connection.seats.is_empty())
    }

    /// Removes the sockets that hold no seat; they may come again, and are told why they may not stay.
    pub(crate) fn disconnect_spectators(&mut self) {
        self.sockets.retain(|_, connection| !connection.seats.is_empty());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// On whose account the bots of the table search: of the first socket that holds a seat, or else of the first.
    pub(crate) fn payer(&self) -> Option<IpAddr> {
        let seated = self.sockets.values().find(|connection| !connection.seats.is_empty());
        seated.or_else(|| self.sockets.values().next()).map(|connection| connection.address)
    }

    pub(crate) fn get(&self, socket: SocketId) -> Option<&Connection> {
        self.sockets.get(&socket)
    }

    pub(crate) fn get_mut(&mut self, socket: SocketId) -> Option<&mut Connection> {
        self.sockets.get_mut(&socket)
    }

    /// The sockets that have said hello.
    pub(crate) fn said_hello(&self) -> impl Iterator<Item = (SocketId, &Connection)> {
        self.sockets
            .iter()
            .filter(|(_, connection)| connection.said_hello)
            .map(|(&socket, connection)| (socket, connection))
    }

    /// The seats that sockets hold.
    pub(crate) fn seats(&self) -> Seats {
        self.sockets.values().fold(Seats::NONE, |all, connection| Seats(all.0 | connection.seats.0))
    }

    /// Does a socket hold the seat?
    pub(crate) fn present(&self, seat: Seat) -> bool {
        self.sockets.values().any(|connection| connection.seats.has(seat))
    }

    /// How fast those who hold one of these seats want to see bots play: as the slowest of them says.
    pub(crate) fn speed(&self, of: Seats) -> Speed {
        let holders = self.sockets.values().filter(|connection| connection.seats.0 & of.0 != 0);
        holders.map(|connection| connection.speed).min().unwrap_or_default()
    }

    /// The seat was given up: no socket holds it any more.
    pub(crate) fn release_seat(&mut self, seat: Seat) {
        self.sockets.values_mut().for_each(|connection| connection.seats = connection.seats.without(seat));
    }

    /// Does a socket look on as this viewer and want what changed?
    pub(crate) fn wants_changes_of(&self, viewer: Option<Seat>) -> bool {
        self.sockets.values().any(|connection| {
            let looks_on = viewer.map_or(connection.seats.is_empty(), |seat| connection.seats.has(seat));
            connection.wants_changes && looks_on
        })
    }

    /// Sends a state, and remembers what the socket has now.
    pub(crate) fn send_state(&mut self, socket: SocketId, viewer: Option<Seat>, text: Utf8Bytes, seen: Seen) {
        if self.held.as_ref().is_some_and(|(held_for, _)| *held_for == socket) {
            self.send_held();
        }
        self.send_text(socket, text);
        let Some(connection) = self.sockets.get_mut(&socket) else { return };
        match connection.sent.iter_mut().find(|(known, _)| *known == viewer) {
            Some((_, known)) => *known = seen,
            None => connection.sent.push((viewer, seen)),
        }
    }

    /// Sends; a socket that cannot keep up is dropped and may connect again.
    pub(crate) fn send_text(&mut self, socket: SocketId, text: Utf8Bytes) {
        if let Some(connection) = self.sockets.get(&socket)
            && !connection.outbox.put(text)
        {
            tracing::debug!(socket, "a slow socket was dropped");
            self.sockets.remove(&socket);
        }
    }

    pub(crate) fn send(&mut self, socket: SocketId, message: &ServerMessage) {
        self.send_text(socket, message.to_json().into());
    }

    /// Holds an answer back until the socket's next state is sent: both leave in one piece.
    pub(crate) fn hold(&mut self, socket: SocketId, message: &ServerMessage) {
        self.send_held();
        self.held = Some((socket, message.to_json().into()));
    }

    /// Sends what was held back, if no state was sent.
    pub(crate) fn send_held(&mut self) {
        if let Some((socket, text)) = self.held.take() {
            self.send_text(socket, text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::outbox::outbox;
    use super::*;

    #[tokio::test]
    async fn a_socket_that_does_not_keep_up_is_dropped_and_the_others_stay() {
        let mut connections = Connections::default();
        let (slow, mut never_read) = outbox(1000);
        let (quick, mut read) = outbox(1000);
        let here = IpAddr::from([127, 0, 0, 1]);
        connections.connect(1, here, None, slow);
        connections.connect(2, here, None, quick);
        let message = ServerMessage::ack("a token");
        let fits = 1000 / message.to_json().len();
        for _ in 0..=fits {
            for socket in [1, 2] {
                connections.send(socket, &message);
            }
            assert!(read.next().await.is_some());
        }
        assert!(connections.get(1).is_none());
        assert!(connections.get(2).is_some());
        // What fitted is still delivered, then the outbox is closed.
        for _ in 0..fits {
            assert!(never_read.next().await.is_some());
        }
        assert!(never_read.next().await.is_none());
    }
}
