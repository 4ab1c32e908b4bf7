//! Broadcasting the state of a table. Each message is built from one viewer's view and from what everybody may know.

use axum::extract::ws::Utf8Bytes;
use staffetta_kernel::{Seat, Talk, Viewer, fair};
use staffetta_store::{SeatKind, Status};
use std::collections::HashMap;
use tokio::time::Instant;

use super::connections::SocketId;
use super::{InPlay, Room};
use crate::protocol::{Play, SeatState, ServerMessage, State, TableInfo, TalkState};

impl Room {
    /// Sends everybody the table as they may see it.
    pub(super) fn broadcast_all(&mut self) {
        let sockets: Vec<SocketId> = self.connections.said_hello().map(|(socket, _)| socket).collect();
        self.send_states(&sockets, None);
    }

    pub(super) fn broadcast_except(&mut self, but: SocketId) {
        let sockets: Vec<SocketId> =
            self.connections.said_hello().map(|(socket, _)| socket).filter(|&socket| socket != but).collect();
        self.send_states(&sockets, None);
    }

    pub(super) fn send_state_to(&mut self, socket: SocketId) {
        self.send_states(&[socket], None);
    }

    /// Sends the table as this seat sees it to the sockets that hold it.
    pub(super) fn send_seat_state(&mut self, seat: Seat) {
        let holding = self.connections.said_hello().filter(|(_, connection)| connection.seats.has(seat));
        let sockets: Vec<SocketId> = holding.map(|(socket, _)| socket).collect();
        self.send_states(&sockets, Some(seat));
    }

    fn send_states(&mut self, sockets: &[SocketId], only: Option<Seat>) {
        // Spectators see the same, and so do the sockets of one seat: each message is written once.
        let mut written: HashMap<(Option<u8>, usize), Utf8Bytes> = HashMap::new();
        let total = self.play.as_ref().map_or(0, |play| play.table.line_count());
        for &socket in sockets {
            let Some(connection) = self.connections.get(socket) else { continue };
            // A client that claims lines which do not exist gets all of them again.
            let from = if connection.lines > total { 0 } else { connection.lines };
            let viewers: Vec<Option<Seat>> = match only {
                Some(seat) => vec![Some(seat)],
                None if connection.seats.is_empty() => vec![None],
                None => connection.seats.iter().map(Some).collect(),
            };
            for viewer in viewers {
                let key = (viewer.map(|seat| seat.0), from);
                let text = match written.get(&key) {
                    Some(text) => text.clone(),
                    None => {
                        let text = Utf8Bytes::from(self.state(viewer, from).to_json());
                        written.insert(key, text.clone());
                        text
                    }
                };
                self.connections.send_text(socket, text);
            }
            // A message about one seat of several must not count as the lines of the others.
            if only.is_none()
                && let Some(connection) = self.connections.get_mut(socket)
            {
                connection.lines = total;
            }
        }
    }

    fn state(&self, viewer: Option<Seat>, from: usize) -> ServerMessage {
        ServerMessage::State(Box::new(State {
            table: self.id.clone(),
            game: self.game.about().id.to_owned(),
            seat: viewer.map(|seat| seat.0),
            status: self.status.into(),
            seats: self.seat_states(),
            commitment: fair::commitment(&self.secret),
            contributions: self.contributions(),
            talk: self.talk_state(viewer),
            play: self.play.as_ref().map(|play| play.seen_by(viewer, from)),
        }))
    }

    pub(super) fn info(&self) -> TableInfo {
        let play = self.play.as_ref();
        let options = play.map_or_else(|| self.setup.options.clone(), |play| play.table.options().clone());
        TableInfo {
            id: self.id.clone(),
            game: self.game.about().id.to_owned(),
            options: options.into_iter().map(|(key, value)| (key, value.into())).collect(),
            status: self.status.into(),
            seats: self.seat_states(),
            commitment: fair::commitment(&self.secret),
            contributions: self.contributions(),
            created: self.created,
            entries: play.map_or(0, |play| play.stored_entries as u32),
            outcome: play.and_then(|play| play.table.awaiting().outcome()).map(Into::into),
        }
    }

    fn contributions(&self) -> Vec<String> {
        self.play.as_ref().map_or_else(Vec::new, |play| play.table.head().contributions.clone())
    }

    fn seat_states(&self) -> Vec<SeatState> {
        let left = self.play.as_ref().map(|play| play.left).unwrap_or_default();
        let now = Instant::now();
        let states = self.seats.iter().enumerate().map(|(at, row)| {
            let seat = Seat(at as u8);
            let bot = row.kind == SeatKind::Bot;
            SeatState {
                seat: seat.0,
                kind: row.kind.into(),
                name: row.name.clone(),
                bot: row.bot.clone(),
                taken: bot || row.token.is_some(),
                ready: bot || row.contribution.is_some(),
                present: bot || self.connections.present(seat) || self.elsewhere.present(seat, now),
                left: left.has(seat),
            }
        });
        states.collect()
    }

    /// Spectators always talk; players while no rule of the running game forbids it.
    pub(super) fn talk_state(&self, viewer: Option<Seat>) -> TalkState {
        let rule = match (&self.play, viewer) {
            (Some(play), Some(_)) if self.status == Status::Running => match play.table.talk() {
                Talk::Open => None,
                Talk::Closed(rule) => Some(rule.to_owned()),
            },
            _ => None,
        };
        TalkState { open: rule.is_none(), rule }
    }
}

impl InPlay {
    fn seen_by(&self, viewer: Option<Seat>, from: usize) -> Play {
        let viewing = viewer.map_or(Viewer::Crowd, Viewer::Seat);
        let entry = (self.stored_entries as u32).saturating_sub(1);
        let answered = viewer.is_some_and(|seat| self.table.pending(seat).is_some());
        Play::seen_by(self.table.as_ref(), viewing, entry, answered, from)
    }
}
