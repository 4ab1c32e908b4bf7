//! Hints: the best few answers to a person's question, searched for on the threads of the bots.

use staffetta_kernel::Seat;
use staffetta_registry::{AnyHint, Budget};
use staffetta_store::SeatKind;

use super::connections::SocketId;
use super::moves::running;
use super::{Command, Room};
use crate::bot_pool::Account;
use crate::protocol::{Rejection, ServerMessage};
use crate::secrets;

/// How many answers a hint names.
const MOST: usize = 3;
/// What a hint may cost.
const BUDGET: Budget = Budget { iterations: 1280, millis: Some(2500) };

impl Room {
    /// Begins to look for a hint; it is sent when it is found.
    pub(super) fn hint(&mut self, socket: SocketId, seat: Seat, token: &str) {
        if let Err(rejection) = self.begin_hint(socket, seat, token) {
            self.connections.send(socket, &ServerMessage::Rejected { token: token.to_owned(), rejection });
        }
    }

    fn begin_hint(&mut self, socket: SocketId, seat: Seat, token: &str) -> Result<(), Rejection> {
        let others = self.seats.iter().enumerate().filter(|(at, _)| *at != seat.at());
        if others.into_iter().any(|(_, row)| row.kind != SeatKind::Bot) {
            let message = "hints are given where no other person plays";
            return Err(Rejection::new("no-hints", message));
        }
        let play = running(&mut self.play, self.status)?;
        if !play.table.awaiting().asked().has(seat) {
            return Err(Rejection::new("not-asked", "this seat is not asked anything now"));
        }
        let question = play.table.question(seat);
        if play.hinting[seat.at()] == Some(question) {
            return Err(Rejection::new("hint-coming", "a hint for this question is being looked for"));
        }
        let budget = self.services.bot_pool.share(BUDGET);
        let task = self.game.hint_task(&*play.table, seat, budget, secrets::bot_seed(), MOST);
        let task = task.map_err(|fault| Rejection::new(fault.code, fault.to_string()))?;
        let (mailbox, token) = (self.mailbox.clone(), token.to_owned());
        let on_found = move |hints| {
            let _ = mailbox.blocking_send(Command::HintsFound { socket, seat: seat.0, token, hints });
        };
        let account = Account { address: self.connections.payer(), table: self.id.clone() };
        if !self.services.bot_pool.submit(account, task, on_found) {
            return Err(Rejection::new("busy", "too many bots are thinking; ask again in a moment"));
        }
        play.hinting[seat.at()] = Some(question);
        Ok(())
    }

    /// A hint was found. If the question has been answered meanwhile there is none.
    pub(super) fn hints_found(&mut self, socket: SocketId, seat: u8, token: String, hints: Vec<AnyHint>) {
        let seat = Seat(seat);
        let Some(play) = &mut self.play else { return };
        let asked_about = play.hinting[seat.at()].take();
        let stands = asked_about == Some(play.table.question(seat)) && play.table.awaiting().asked().has(seat);
        let hints = if stands { hints.into_iter().map(Into::into).collect() } else { Vec::new() };
        self.connections.send(socket, &ServerMessage::Hints { token, hints });
    }
}
