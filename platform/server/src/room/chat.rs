//! The chat of a table. It is stored like everything else, and is no part of the record.

use staffetta_kernel::{Seat, Seats};
use staffetta_store::{ChatLine, Status, Store, StoreError, TieKind, Write};

use super::connections::{Connection, SocketId};
use super::moves::Accepted;
use super::notifying::{holder, notifying};
use super::{RequestError, Room};
use crate::protocol::{Rejection, ServerMessage};
use crate::rate_limits::Talker;

/// The most characters said at once.
const MAX_CHAT_CHARS: usize = 500;
/// The most lines of chat that are told again.
const MAX_CHAT_LINES: u32 = 200;

impl Room {
    pub(super) async fn add_chat_line(
        &mut self,
        socket: SocketId,
        seat: Option<u8>,
        text: &str,
        token: &str,
        counted: bool,
    ) -> Result<Accepted, RequestError> {
        let Some(connection) = self.connections.get(socket) else { return Ok(Accepted::nobody()) };
        let speaker = seat.map(Seat).or_else(|| connection.seats.iter().next());
        let text = text.trim();
        let long = text.chars().count();
        // The character of number 0 shows nothing, and PostgreSQL does not keep it.
        if long == 0 || long > MAX_CHAT_CHARS || text.contains('\0') {
            let message = format!("what is said has 1 to {MAX_CHAT_CHARS} characters");
            return Err(Rejection::new("bad-talk", message).into());
        }
        if let Some(rule) = self.talk_state(speaker).rule {
            let message = format!("the players may not talk now ({rule})");
            return Err(Rejection { rule: Some(rule.into()), ..Rejection::new("talk-closed", message) }.into());
        }
        let name = match speaker {
            Some(seat) => self.seats.get(seat.at()).and_then(|row| row.name.clone()).unwrap_or_default(),
            None => connection.name.clone(),
        };
        if self.services.store.said(&self.id, speaker.map(|seat| seat.0), &name, token).await? {
            return Ok(Accepted::nobody());
        }
        let talker = match speaker {
            Some(seat) => Talker::Seat(self.id.clone(), seat.0),
            None => Talker::Spectator(connection.address),
        };
        if !counted && !self.services.limits.may_talk(&talker, connection.address) {
            return Err(Rejection::new("too-fast", "you talk faster than others can read; wait a moment").into());
        }
        let chat = ChatLine {
            line: self.last_line + 1,
            crowd: speaker.is_none() && self.status == Status::Running,
            seat: speaker.map(|seat| seat.0),
            name,
            text: text.to_owned(),
            at: self.now(),
        };
        let write = Write::Chat { table: self.id.clone(), line: chat.clone(), token: Some(token.to_owned()) };
        let from = speaker.and_then(|seat| holder(&self.seats, seat)).or(connection.person.as_deref());
        // Players do not read what spectators say while the game runs.
        let told = if chat.crowd { Vec::new() } else { self.told_of_talk(text, chat.line, from) };
        let write = notifying(write, told);
        if let Err(error) = self.services.store.write(write).await {
            if matches!(error, StoreError::Conflict(_)) {
                self.reload().await;
            }
            return Err(error.into());
        }
        self.last_line = chat.line;
        self.tell(chat).await;
        Ok(Accepted::nobody())
    }

    /// Tells a line to everybody who may read it, and has not blocked whoever said it.
    async fn tell(&mut self, chat: ChatLine) {
        let blockers = match self.talker(&chat).map(str::to_owned) {
            Some(talker) => self.services.store.blockers(&talker).await.unwrap_or_else(|error| {
                tracing::error!(table = self.id, %error, "it could not be read who has blocked a player");
                Vec::new()
            }),
            None => Vec::new(),
        };
        let blocks = |connection: &Connection| connection.person.as_ref().is_some_and(|it| blockers.contains(it));
        let readers: Vec<SocketId> = self
            .connections
            .said_hello()
            .filter(|(_, connection)| self.may_read(connection, &chat) && !blocks(connection))
            .map(|(socket, _)| socket)
            .collect();
        let message = ServerMessage::Chat { lines: vec![chat.into()] };
        for socket in readers {
            self.connections.send(socket, &message);
        }
    }

    /// Passes on what was said at other nodes, up to this line.
    pub(super) async fn pass_on_chat(&mut self, last: u32) {
        if last <= self.last_line || self.connections.is_empty() {
            self.last_line = last;
            return;
        }
        match self.services.store.chat(&self.id, self.last_line, MAX_CHAT_LINES, true).await {
            Ok(lines) => {
                for line in lines.into_iter().filter(|line| line.line <= last) {
                    self.tell(line).await;
                }
            }
            Err(error) => tracing::error!(table = self.id, %error, "the chat could not be read"),
        }
        self.last_line = last;
    }

    /// While a game runs its players do not read what spectators say among themselves.
    fn hears_crowd(&self, connection: &Connection) -> bool {
        self.status != Status::Running || connection.seats == Seats::NONE
    }

    fn may_read(&self, connection: &Connection, chat: &ChatLine) -> bool {
        !chat.crowd || self.hears_crowd(connection)
    }

    /// The id of the person who said this. Only somebody in a seat is known by more than a name.
    fn talker(&self, chat: &ChatLine) -> Option<&str> {
        let seat = chat.seat.map(Seat)?;
        // Before the game begins another may have sat there when it was said.
        let same = self.seats.get(seat.at()).is_some_and(|row| row.name.as_deref() == Some(&chat.name));
        holder(&self.seats, seat).filter(|_| same)
    }

    /// Sends a socket the lines after this one.
    pub(super) async fn send_chat_since(&mut self, socket: SocketId, after: u32) {
        let Some(connection) = self.connections.get(socket) else { return };
        let (crowd, reader) = (self.hears_crowd(connection), connection.person.clone());
        let store = self.services.store.as_ref();
        let (mut lines, blocked) = match lines_and_blocked(store, &self.id, reader, after, crowd).await {
            Ok(found) => found,
            Err(error) => {
                tracing::error!(table = self.id, %error, "the chat could not be read");
                return;
            }
        };
        lines.retain(|line| !self.talker(line).is_some_and(|talker| blocked.iter().any(|other| other == talker)));
        if !lines.is_empty() {
            let lines = lines.into_iter().map(Into::into).collect();
            self.connections.send(socket, &ServerMessage::Chat { lines });
        }
    }
}

/// The lines after this one, and whom the reader has blocked.
async fn lines_and_blocked(
    store: &dyn Store,
    table: &str,
    reader: Option<String>,
    after: u32,
    crowd: bool,
) -> Result<(Vec<ChatLine>, Vec<String>), StoreError> {
    let lines = store.chat(table, after, MAX_CHAT_LINES, crowd).await?;
    let Some(reader) = reader.filter(|_| !lines.is_empty()) else { return Ok((lines, Vec::new())) };
    let ties = store.ties(&reader).await?.into_iter();
    Ok((lines, ties.filter(|tie| tie.kind == TieKind::Block).map(|tie| tie.other).collect()))
}
