//! What each viewer is shown. Everything here is built from that viewer's view and from what everybody may know.

use axum::extract::ws::Utf8Bytes;
use staffetta_kernel::{Seat, Talk, Viewer, fair};
use staffetta_store::{SeatKind, Status};
use std::collections::HashMap;

use super::guests::SocketId;
use super::{InPlay, Room};
use crate::protocol::{Play, SeatState, ServerMessage, State, TableInfo, TalkState};

impl Room {
    /// Shows everybody the table.
    pub(super) fn show_all(&mut self) {
        let sockets: Vec<SocketId> = self.guests.greeted().map(|(socket, _)| socket).collect();
        self.show(&sockets, None);
    }

    pub(super) fn show_all_but(&mut self, but: SocketId) {
        let sockets: Vec<SocketId> =
            self.guests.greeted().map(|(socket, _)| socket).filter(|&socket| socket != but).collect();
        self.show(&sockets, None);
    }

    pub(super) fn show_to(&mut self, socket: SocketId) {
        self.show(&[socket], None);
    }

    /// Shows the table from this seat to those who hold it.
    pub(super) fn show_seat(&mut self, seat: Seat) {
        let holding = self.guests.greeted().filter(|(_, guest)| guest.seats.has(seat));
        let sockets: Vec<SocketId> = holding.map(|(socket, _)| socket).collect();
        self.show(&sockets, Some(seat));
    }

    fn show(&mut self, sockets: &[SocketId], only: Option<Seat>) {
        // Spectators see the same, and so do the sockets of one seat.
        let mut written: HashMap<(Option<u8>, usize), Utf8Bytes> = HashMap::new();
        let total = self.play.as_ref().map_or(0, |play| play.table.lines(Viewer::Crowd, 0).len());
        for &socket in sockets {
            let Some(guest) = self.guests.get(socket) else { continue };
            // A client that claims lines which do not exist gets all of them again.
            let from = if guest.lines > total { 0 } else { guest.lines };
            let viewers: Vec<Option<Seat>> = match only {
                Some(seat) => vec![Some(seat)],
                None if guest.seats.is_empty() => vec![None],
                None => guest.seats.iter().map(Some).collect(),
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
                self.guests.send_text(socket, text);
            }
            // A message about one seat of several must not use up the lines of the others.
            if only.is_none()
                && let Some(guest) = self.guests.get_mut(socket)
            {
                guest.lines = total;
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
        let options = play.map_or_else(|| self.setup.options.clone(), |play| play.table.record().options);
        TableInfo {
            id: self.id.clone(),
            game: self.game.about().id.to_owned(),
            options: options.into_iter().map(|(key, value)| (key, value.into())).collect(),
            status: self.status.into(),
            seats: self.seat_states(),
            commitment: fair::commitment(&self.secret),
            contributions: self.contributions(),
            created: self.created,
            entries: play.map_or(0, |play| play.stored as u32),
            outcome: play.and_then(|play| play.table.awaiting().outcome()).map(Into::into),
        }
    }

    fn contributions(&self) -> Vec<String> {
        self.play.as_ref().map_or_else(Vec::new, |play| play.table.head().contributions.clone())
    }

    fn seat_states(&self) -> Vec<SeatState> {
        let left = self.play.as_ref().map(|play| play.left).unwrap_or_default();
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
                present: bot || self.guests.present(seat),
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
        let eyes = viewer.map_or(Viewer::Crowd, Viewer::Seat);
        let entry = (self.stored as u32).saturating_sub(1);
        let answered = viewer.is_some_and(|seat| self.held[seat.at()].is_some());
        Play::seen_by(self.table.as_ref(), eyes, entry, answered, from)
    }
}
