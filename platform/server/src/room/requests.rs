//! The requests of sockets: who may make them, and which part of the room carries them out.

use staffetta_kernel::{Seat, Seats, Viewer};
use staffetta_store::{Status, StoreError};
use tokio::time::Instant;

use super::connections::SocketId;
use super::moves::{Accepted, Audience, running};
use super::{RequestError, Room, checked_name};
use crate::protocol::{Answer, ClientMessage, Rejection, Request, ServerMessage};
use crate::secrets;

/// The most characters of a client's name for a request.
const MAX_TOKEN_CHARS: usize = 64;
/// How often a request is judged when others at the table are quicker each time.
const MAX_ATTEMPTS: usize = 16;
/// The most questions to the rules in one message.
const MAX_QUERIES: usize = 32;

impl Request {
    /// The seat in whose name it is made.
    fn seat(&self) -> Option<u8> {
        match self {
            Self::Hello { .. } | Self::Speed { .. } => None,
            Self::Talk { seat, .. } | Self::Ask { seat, .. } => *seat,
            Self::Ready { seat, .. }
            | Self::Pick { seat, .. }
            | Self::Forget { seat }
            | Self::Hint { seat }
            | Self::WhyNot { seat, .. }
            | Self::Undo { seat }
            | Self::Order { seat, .. }
            | Self::Revoke { seat, .. }
            | Self::Cover { seat }
            | Self::Return { seat }
            | Self::TakeBack { seat, .. }
            | Self::AgreeToEnd { seat }
            | Self::Decline { seat }
            | Self::Leave { seat } => Some(*seat),
        }
    }
}

impl Room {
    pub(super) async fn request(&mut self, socket: SocketId, message: ClientMessage, arrived: Instant) {
        let ClientMessage { token, request } = message;
        let Some(connection) = self.connections.get(socket) else { return };
        let (said_hello, holds) = (connection.said_hello, connection.seats);
        let error = |code, message: &str| ServerMessage::error(code, message, Some(&token));
        if token.is_empty() || token.chars().count() > MAX_TOKEN_CHARS || token.contains(char::is_control) {
            let message = format!("a request's token has 1 to {MAX_TOKEN_CHARS} characters that can be seen");
            return self.connections.send(socket, &error("bad-token", &message));
        }
        if let Request::Hello { tokens, since, chat_since, name, changes } = request {
            let Some(arrived) = self.hello(socket, &token, &tokens, name).await else { return };
            return self.tell_missed(socket, &token, arrived, (since, chat_since), changes).await;
        }
        if !said_hello {
            return self.connections.send(socket, &error("hello-first", "the first message of a socket is hello"));
        }
        if let Some(seat) = request.seat().filter(|&seat| !holds.has(Seat(seat))) {
            let rejection = Rejection::new("not-your-seat", format!("this socket does not hold seat {seat}"));
            tracing::info!(table = self.id, seat, code = %rejection.code, "refused");
            return self.connections.send(socket, &ServerMessage::Rejected { token, rejection });
        }
        if let Request::WhyNot { seat, action } = request {
            let answer = self.why_not(Seat(seat), action, token);
            return self.connections.send(socket, &answer);
        }
        if let Request::Speed { speed } = request {
            return self.set_speed(socket, speed, &token);
        }
        if let Request::Hint { seat } = request {
            return self.hint(socket, Seat(seat), &token);
        }
        if let Request::Ask { seat, queries } = request {
            let answer = self.ask(seat.map(Seat), &queries, token);
            return self.connections.send(socket, &answer);
        }
        // Who says no seat speaks for the first that the socket holds; a spectator holds none.
        let requester = request.seat().map(Seat).or_else(|| holds.iter().next());
        if let Some(answer) = requester.and_then(|seat| self.answered_requests.answer(seat, &token)).cloned() {
            return self.connections.send(socket, &answer);
        }
        let mut done = self.carry_out(socket, &request, &token, false).await;
        let mut attempts = 1;
        while attempts < MAX_ATTEMPTS && self.has_changed(&done, attempts).await {
            // It may have been done at another node, under this very token.
            if let Some(answer) = requester.and_then(|seat| self.answered_requests.answer(seat, &token)).cloned() {
                self.connections.send(socket, &answer);
                return self.broadcast_all();
            }
            attempts += 1;
            // A line that lost the race for its number has been counted against its talker already.
            let counted = matches!(done, Err(RequestError::Store(StoreError::Conflict(_))));
            done = self.carry_out(socket, &request, &token, counted).await;
        }
        let raced = attempts > 1;
        let (answer, audience) = match done {
            Ok(done) => {
                let answer = ServerMessage::Ack {
                    token: token.clone(),
                    taken: done.taken,
                    entry: done.entry,
                    picks: done.picks,
                    order: done.order,
                };
                (answer, done.audience)
            }
            Err(RequestError::Rejected(rejection)) => {
                if rejection.code == "stuck" {
                    tracing::error!(table = self.id, ?request, "the rules cannot go on; the entry was refused");
                }
                (ServerMessage::Rejected { token: token.clone(), rejection }, Audience::Nobody)
            }
            Err(RequestError::Store(failure)) => {
                tracing::error!(table = self.id, error = %failure, "a request could not be stored");
                self.connections.send(socket, &error(failure.code(), &failure.to_string()));
                return self.broadcast_all();
            }
        };
        if let Some(seat) = requester {
            self.answered_requests.remember(seat, &token, answer.clone());
        }
        self.connections.hold(socket, &answer);
        match audience {
            _ if raced => self.broadcast_all(),
            Audience::Nobody => {}
            Audience::Seat(seat) => self.send_seat_state(seat),
            Audience::All => self.broadcast_all(),
        }
        self.connections.send_held();
        if matches!(answer, ServerMessage::Ack { .. }) {
            self.services.metrics.acknowledged_after(arrived.elapsed());
        }
        self.start_bots();
    }

    /// Must what is asked be judged once more? Somebody else wrote first, and the table was loaded anew; or it was refused
    /// for a reason that another node has done away with.
    async fn has_changed(&mut self, done: &Result<Accepted, RequestError>, attempts: usize) -> bool {
        match done {
            Err(RequestError::Store(StoreError::Conflict(_))) => self.failed.is_none(),
            Err(RequestError::Rejected(_)) if attempts == 1 => self.catch_up().await && self.failed.is_none(),
            _ => false,
        }
    }

    async fn carry_out(
        &mut self,
        socket: SocketId,
        request: &Request,
        token: &str,
        counted: bool,
    ) -> Result<Accepted, RequestError> {
        match request {
            Request::Hello { .. }
            | Request::WhyNot { .. }
            | Request::Ask { .. }
            | Request::Hint { .. }
            | Request::Speed { .. } => Ok(Accepted::nobody()),
            Request::Ready { seat, contribution } => self.contribute(Seat(*seat), contribution).await,
            Request::Pick { seat, question, picks, text } => {
                self.pick(Seat(*seat), *question, picks, text.as_deref(), token).await
            }
            Request::Forget { seat } => self.forget(Seat(*seat), token).await,
            Request::Undo { seat } => self.undo(Seat(*seat), token).await,
            Request::Order { seat, order } => self.order(Seat(*seat), order.clone(), token).await,
            Request::Revoke { seat, id } => self.revoke(Seat(*seat), *id, token).await,
            Request::Talk { seat, text } => self.add_chat_line(socket, *seat, text, token, counted).await,
            Request::Cover { seat } => self.cover(Seat(*seat), token).await,
            Request::Return { seat } => self.come_back(Seat(*seat), token).await,
            Request::TakeBack { seat, to } => self.take_back(Seat(*seat), *to, token).await,
            Request::AgreeToEnd { seat } => self.agree_to_end(Seat(*seat), token).await,
            Request::Decline { seat } => self.decline(Seat(*seat), token).await,
            Request::Leave { seat } => self.leave(Seat(*seat), token).await,
        }
    }

    fn why_not(&mut self, seat: Seat, action: String, token: String) -> ServerMessage {
        match running(&mut self.play, self.status) {
            Ok(play) => {
                let rejection = play.table.why_not(seat, &action).map(Into::into);
                ServerMessage::Why { token, action, rejection }
            }
            Err(rejection) => ServerMessage::Why { token, action, rejection: Some(rejection) },
        }
    }

    /// Asks the rules, from the view of a seat that the socket holds or of a spectator.
    fn ask(&mut self, seat: Option<Seat>, queries: &[serde_json::Value], token: String) -> ServerMessage {
        if queries.len() > MAX_QUERIES {
            let message = format!("a message carries at most {MAX_QUERIES} questions");
            return ServerMessage::error("too-many-queries", message, Some(&token));
        }
        let Some(play) = &self.play else {
            let rejection = Rejection::new("not-begun", "the game has not begun: somebody is not ready");
            return ServerMessage::Rejected { token, rejection };
        };
        let viewer = seat.map_or(Viewer::Crowd, Viewer::Seat);
        let answers = queries.iter().map(|query| match play.table.ask(viewer, query) {
            Ok(reply) => Answer { reply: Some(reply), rejection: None },
            Err(rejection) => Answer { reply: None, rejection: Some(rejection.into()) },
        });
        ServerMessage::Answers { token, answers: answers.collect() }
    }

    /// A socket shows its seat tokens. Answers whether it holds a seat that it did not hold before.
    async fn hello(&mut self, socket: SocketId, token: &str, tokens: &[String], name: Option<String>) -> Option<bool> {
        self.refresh().await;
        let mut seats = Seats::NONE;
        let mut unknown = false;
        for shown in tokens.iter().map(|token| secrets::hash(token)) {
            match self.seats.iter().position(|seat| seat.token == Some(shown)) {
                Some(at) => seats = seats.with(Seat(at as u8)),
                None => unknown = true,
            }
        }
        // The seats of whoever is signed in, on every device; a seat that was given up is nobody's.
        if let Some(person) = self.connections.get(socket)?.person.as_deref() {
            let own = |row: &staffetta_store::SeatRow| row.token.is_some() && row.person.as_deref() == Some(person);
            let own = self.seats.iter().enumerate().filter(|(_, row)| own(row));
            seats = own.fold(seats, |seats, (at, _)| seats.with(Seat(at as u8)));
        }
        let name = match name.map(|name| checked_name(&name)).transpose() {
            Ok(name) => name,
            Err(error) => {
                self.connections.send(socket, &ServerMessage::error(&error.code, error.message, Some(token)));
                return None;
            }
        };
        let held = self.connections.get(socket)?.seats;
        if !self.terms.watched && self.status != Status::Over && seats.is_empty() && held.is_empty() {
            let message = "those who play here do not want to be watched";
            tracing::info!(table = self.id, code = "no-spectators", "refused");
            self.connections.send(socket, &ServerMessage::error("no-spectators", message, Some(token)));
            return None;
        }
        let connection = self.connections.get_mut(socket)?;
        let arrived = connection.seats != Seats(connection.seats.0 | seats.0);
        connection.seats = Seats(connection.seats.0 | seats.0);
        if let Some(name) = name {
            connection.name = name;
        }
        if unknown {
            let message = "a seat token is not one of this table; the seat may have been given up";
            tracing::info!(table = self.id, code = "unknown-seat-token", "refused");
            self.connections.send(socket, &ServerMessage::error("unknown-seat-token", message, Some(token)));
        }
        Some(arrived)
    }

    /// Tells a socket that has said hello everything it has missed since these lines of the log and of the chat.
    async fn tell_missed(
        &mut self,
        socket: SocketId,
        token: &str,
        arrived: bool,
        (since, chat_since): (u32, u32),
        changes: bool,
    ) {
        let Some(connection) = self.connections.get_mut(socket) else { return };
        connection.begin(since as usize, changes);
        self.connections.send(socket, &ServerMessage::ack(token));
        // Others see that somebody has come. All are told at once, so that all have the same last state.
        if arrived {
            self.announce();
            self.broadcast_all();
        } else {
            self.send_state_to(socket);
        }
        self.send_chat_since(socket, chat_since).await;
    }
}
