//! Talk at the table. It is stored like everything else, and is no part of the record.

use staffetta_kernel::{Seat, Seats};
use staffetta_store::{ChatLine, Status, StoreError, Write};

use super::guests::{Guest, SocketId};
use super::moves::Done;
use super::{Fail, Room, now};
use crate::protocol::{Refusal, ServerMessage};

/// The most characters said at once.
const MOST_SAID: usize = 500;
/// The most lines of chat that are told again.
const MOST_LINES: u32 = 200;

impl Room {
    pub(super) async fn say(&mut self, socket: SocketId, seat: Option<u8>, text: &str) -> Result<Done, Fail> {
        let Some(guest) = self.guests.get(socket) else { return Ok(Done::nobody()) };
        let speaker = seat.map(Seat).or_else(|| guest.seats.iter().next());
        let text = text.trim();
        let long = text.chars().count();
        if long == 0 || long > MOST_SAID {
            let message = format!("what is said has 1 to {MOST_SAID} characters");
            return Err(Refusal::new("bad-talk", message).into());
        }
        if let Some(rule) = self.talk_state(speaker).rule {
            let message = format!("the players may not talk now ({rule})");
            return Err(Refusal { rule: Some(rule), ..Refusal::new("talk-closed", message) }.into());
        }
        let name = match speaker {
            Some(seat) => self.seats.get(seat.at()).and_then(|row| row.name.clone()).unwrap_or_default(),
            None => guest.name.clone(),
        };
        let chat = ChatLine {
            line: self.last_line + 1,
            crowd: speaker.is_none() && self.status == Status::Running,
            seat: speaker.map(|seat| seat.0),
            name,
            text: text.to_owned(),
            at: now(),
        };
        if let Err(error) = self.house.store.write(Write::Chat(self.id.clone(), chat.clone())).await {
            if matches!(error, StoreError::Conflict(_)) {
                self.reload().await;
            }
            return Err(error.into());
        }
        self.last_line = chat.line;
        let hearing: Vec<SocketId> =
            self.guests.greeted().filter(|(_, guest)| self.hears(guest, &chat)).map(|(socket, _)| socket).collect();
        let message = ServerMessage::Chat { lines: vec![chat.into()] };
        for socket in hearing {
            self.guests.send(socket, &message);
        }
        Ok(Done::nobody())
    }

    /// While a game runs its players do not hear what spectators say among themselves.
    fn hears(&self, guest: &Guest, chat: &ChatLine) -> bool {
        !chat.crowd || self.status != Status::Running || guest.seats == Seats::NONE
    }

    /// Tells a socket what was said since.
    pub(super) async fn catch_up_chat(&mut self, socket: SocketId, after: u32) {
        let said = match self.house.store.chat(&self.id, after, MOST_LINES).await {
            Ok(said) => said,
            Err(error) => {
                tracing::error!(table = self.id, %error, "the chat could not be read");
                return;
            }
        };
        let Some(guest) = self.guests.get(socket) else { return };
        let heard: Vec<_> = said.into_iter().filter(|chat| self.hears(guest, chat)).map(Into::into).collect();
        if !heard.is_empty() {
            self.guests.send(socket, &ServerMessage::Chat { lines: heard });
        }
    }
}
