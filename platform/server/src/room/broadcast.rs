//! Broadcasting the state of a table. Each message is built from one viewer's view and from what everybody may know.

use axum::extract::ws::Utf8Bytes;
use staffetta_kernel::{Seat, Talk, Viewer};
use staffetta_store::{SeatKind, Status};
use std::collections::HashMap;
use tokio::time::Instant;

use super::connections::{Seen, SocketId};
use super::last_states::{Form, ViewerState};
use super::owner::origin;
use super::{InPlay, Room};
use crate::protocol::{Line, Play, Proposal, SeatClock, SeatState, State, TableInfo, TalkState};

impl Room {
    /// Sends everybody the table as they may see it.
    pub(super) fn broadcast_all(&mut self) {
        let sockets: Vec<SocketId> = self.connections.said_hello().map(|(socket, _)| socket).collect();
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
        // Spectators see the same, and so do the sockets of one seat: each state is made once, each message written once.
        let mut states: HashMap<Option<Seat>, ViewerState> = HashMap::new();
        let mut written: HashMap<(Option<Seat>, Form), Utf8Bytes> = HashMap::new();
        let total = self.play.as_ref().map_or(0, |play| play.table.line_count());
        for &socket in sockets {
            let Some(connection) = self.connections.get(socket) else { continue };
            let viewers = only.map_or_else(|| connection.viewers(), |seat| vec![Some(seat)]);
            for viewer in viewers {
                let Some(connection) = self.connections.get(socket) else { break };
                let (seen, wants_changes) = (connection.seen(viewer), connection.wants_changes);
                let state = states.entry(viewer).or_insert_with(|| ViewerState::new(self.state(viewer)));
                let number = wants_changes.then(|| state.keep(&mut self.last_states, viewer));
                // A client that claims lines which do not exist gets all of them again.
                let from = if seen.lines > total { 0 } else { seen.lines };
                let form = Form { number, base: seen.number.filter(|&base| state.changes_from(base).is_some()), from };
                let text = match written.get(&(viewer, form)) {
                    Some(text) => text.clone(),
                    None => {
                        let lines = self.play.as_ref().map_or_else(Vec::new, |play| play.lines(viewer, from));
                        let text = Utf8Bytes::from(state.message(form, lines));
                        written.insert((viewer, form), text.clone());
                        text
                    }
                };
                self.connections.send_state(socket, viewer, text, Seen { number, lines: total });
            }
        }
    }

    /// The table as a viewer may see it, but for the lines of the log.
    fn state(&self, viewer: Option<Seat>) -> State {
        State {
            table: self.id.clone(),
            game: self.game.about().id.to_owned(),
            seat: viewer.map(|seat| seat.0),
            status: self.status.into(),
            seats: self.seat_states(),
            commitment: self.commitment.clone(),
            contributions: self.contributions(),
            talk: self.talk_state(viewer),
            terms: self.shown_terms(),
            clocks: self.shown_clocks(),
            proposal: self.shown_proposal(),
            play: self.play.as_ref().map(|play| play.seen_by(viewer, self.prompt_deadline())),
            number: None,
        }
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
            commitment: self.commitment.clone(),
            contributions: self.contributions(),
            created: self.created,
            terms: self.shown_terms(),
            entries: play.map_or(0, |play| play.stored_entries as u32),
            turn: play.map(|play| play.table.occasion().turn).filter(|turn| *turn > 0),
            asked: play.filter(|_| self.status == Status::Running).map_or_else(Vec::new, InPlay::asked),
            scorable: self.is_scorable(),
            origin: origin(&self.terms),
            outcome: play.and_then(|play| play.table.awaiting().outcome()).map(Into::into),
        }
    }

    fn shown_clocks(&self) -> Vec<SeatClock> {
        let clocks =
            self.play.as_ref().filter(|_| self.status == Status::Running).and_then(|play| play.clocks.as_ref());
        clocks.map_or_else(Vec::new, |clocks| clocks.shown(self.people()))
    }

    fn shown_proposal(&self) -> Option<Proposal> {
        let play = self.play.as_ref().filter(|_| self.status == Status::Running)?;
        play.proposal(self.people())
    }

    fn contributions(&self) -> Vec<String> {
        self.play.as_ref().map_or_else(Vec::new, |play| play.table.head().contributions.clone())
    }

    fn seat_states(&self) -> Vec<SeatState> {
        let absent = self.play.as_ref().map(|play| play.absent).unwrap_or_default();
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
                left: absent.left.has(seat),
                covered: !bot && absent.covered.has(seat),
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

fn viewing(viewer: Option<Seat>) -> Viewer {
    viewer.map_or(Viewer::Crowd, Viewer::Seat)
}

impl InPlay {
    /// The seats that are asked, whether or not an answer waits already.
    fn asked(&self) -> Vec<u8> {
        self.table.awaiting().asked().iter().map(|seat| seat.0).collect()
    }

    fn seen_by(&self, viewer: Option<Seat>, deadline: Option<u64>) -> Play {
        let entry = (self.stored_entries as u32).saturating_sub(1);
        let answered = viewer.is_some_and(|seat| self.table.pending(seat).is_some());
        let end = self.table.line_count();
        let mut play = Play::seen_by(self.table.as_ref(), viewing(viewer), entry, answered, end);
        play.prompt.deadline = deadline;
        Play { from: 0, ..play }
    }

    fn lines(&self, viewer: Option<Seat>, from: usize) -> Vec<Line> {
        self.table.lines(viewing(viewer), from).into_iter().map(Into::into).collect()
    }
}
