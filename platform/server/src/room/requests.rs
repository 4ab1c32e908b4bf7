//! What sockets ask for.

use staffetta_kernel::{Seat, Seats};
use staffetta_store::StoreError;

use super::guests::SocketId;
use super::moves::{Done, Touched, running};
use super::once::Author;
use super::{Fail, Room, lobby};
use crate::protocol::{ClientMessage, Refusal, Request, ServerMessage};
use crate::secrets;

/// The most characters of a client's name for a request.
const MOST_TOKEN: usize = 64;

impl Request {
    /// The seat in whose name it is made.
    fn seat(&self) -> Option<u8> {
        match self {
            Self::Hello { .. } => None,
            Self::Talk { seat, .. } => *seat,
            Self::Ready { seat, .. }
            | Self::Pick { seat, .. }
            | Self::Forget { seat }
            | Self::WhyNot { seat, .. }
            | Self::Undo { seat }
            | Self::Order { seat, .. }
            | Self::Revoke { seat, .. }
            | Self::Leave { seat } => Some(*seat),
        }
    }
}

impl Room {
    pub(super) async fn request(&mut self, socket: SocketId, message: ClientMessage) {
        let ClientMessage { token, request } = message;
        let Some(guest) = self.guests.get(socket) else { return };
        let (greeted, holds) = (guest.greeted, guest.seats);
        let error = |code, message: &str| ServerMessage::error(code, message, Some(&token));
        if token.is_empty() || token.chars().count() > MOST_TOKEN {
            let message = format!("a request's token has 1 to {MOST_TOKEN} characters");
            return self.guests.send(socket, &error("bad-token", &message));
        }
        if let Request::Hello { tokens, since, chat_since, name } = request {
            return self.hello(socket, &token, &tokens, since, chat_since, name).await;
        }
        if !greeted {
            return self.guests.send(socket, &error("hello-first", "the first message of a socket is hello"));
        }
        if let Some(seat) = request.seat().filter(|&seat| !holds.has(Seat(seat))) {
            let refusal = Refusal::new("not-your-seat", format!("this socket does not hold seat {seat}"));
            return self.guests.send(socket, &ServerMessage::Rejection { token, refusal });
        }
        if let Request::WhyNot { seat, action } = request {
            let answer = self.why_not(Seat(seat), action, token);
            return self.guests.send(socket, &answer);
        }
        let author = request.seat().map_or(Author::Socket(socket), Author::Seat);
        if let Some(answer) = self.once.answer(author, &token).cloned() {
            return self.guests.send(socket, &answer);
        }
        let mut done = self.carry_out(socket, &request, &token).await;
        let raced = matches!(done, Err(Fail::Store(StoreError::Conflict(_))));
        if raced && self.broken.is_none() {
            // Somebody else wrote first; the table was loaded anew, so what is asked is judged once more.
            done = self.carry_out(socket, &request, &token).await;
        }
        let (answer, touched) = match done {
            Ok(done) => {
                let answer = ServerMessage::Ack {
                    token: token.clone(),
                    taken: done.taken,
                    entry: done.entry,
                    picks: done.picks,
                    order: done.order,
                };
                (answer, done.touched)
            }
            Err(Fail::Rejection(refusal)) => {
                (ServerMessage::Rejection { token: token.clone(), refusal }, Touched::Nobody)
            }
            Err(Fail::Store(failure)) => {
                tracing::error!(table = self.id, error = %failure, "a request could not be stored");
                self.guests.send(socket, &error(failure.code(), &failure.to_string()));
                return self.show_all();
            }
        };
        self.once.remember(author, &token, answer.clone());
        self.guests.send(socket, &answer);
        match touched {
            _ if raced => self.show_all(),
            Touched::Nobody => {}
            Touched::Seat(seat) => self.show_seat(seat),
            Touched::All => self.show_all(),
        }
        self.set_thinking();
    }

    async fn carry_out(&mut self, socket: SocketId, request: &Request, token: &str) -> Result<Done, Fail> {
        match request {
            Request::Hello { .. } | Request::WhyNot { .. } => Ok(Done::nobody()),
            Request::Ready { seat, contribution } => self.contribute(Seat(*seat), contribution).await,
            Request::Pick { seat, question, picks, text } => {
                self.pick(Seat(*seat), *question, picks, text.as_deref(), token).await
            }
            Request::Forget { seat } => self.forget(Seat(*seat)).await,
            Request::Undo { seat } => self.undo(Seat(*seat), token).await,
            Request::Order { seat, order } => self.order(Seat(*seat), order.clone()).await,
            Request::Revoke { seat, id } => self.revoke(Seat(*seat), *id).await,
            Request::Talk { seat, text } => self.say(socket, *seat, text).await,
            Request::Leave { seat } => self.leave(Seat(*seat), token).await,
        }
    }

    fn why_not(&mut self, seat: Seat, action: String, token: String) -> ServerMessage {
        match running(&mut self.play, self.status) {
            Ok(play) => {
                let refusal = play.table.why_not(seat, &action).map(Into::into);
                ServerMessage::Why { token, action, refusal }
            }
            Err(refusal) => ServerMessage::Why { token, action, refusal: Some(refusal) },
        }
    }

    /// A socket shows its seat tokens and is told everything it has missed.
    async fn hello(
        &mut self,
        socket: SocketId,
        token: &str,
        tokens: &[String],
        since: u32,
        chat_since: u32,
        name: Option<String>,
    ) {
        let mut seats = Seats::NONE;
        let mut unknown = false;
        for shown in tokens.iter().map(|token| secrets::hash(token)) {
            match self.seats.iter().position(|seat| seat.token == Some(shown)) {
                Some(at) => seats = seats.with(Seat(at as u8)),
                None => unknown = true,
            }
        }
        let name = match name.map(|name| lobby::name(&name)).transpose() {
            Ok(name) => name,
            Err(trouble) => {
                let error = ServerMessage::error(&trouble.code, trouble.message, Some(token));
                return self.guests.send(socket, &error);
            }
        };
        let Some(guest) = self.guests.get_mut(socket) else { return };
        let arrived = guest.seats != Seats(guest.seats.0 | seats.0);
        guest.seats = Seats(guest.seats.0 | seats.0);
        guest.greeted = true;
        guest.lines = since as usize;
        if let Some(name) = name {
            guest.name = name;
        }
        if unknown {
            let message = "a seat token is not one of this table; the seat may have been given up";
            self.guests.send(socket, &ServerMessage::error("unknown-seat-token", message, Some(token)));
        }
        self.guests.send(socket, &ServerMessage::ack(token));
        self.show_to(socket);
        self.catch_up_chat(socket, chat_since).await;
        if arrived {
            self.show_all_but(socket);
        }
    }
}
