//! Pacing: when answers that wait are released. Among people nobody can tell an early answer and a standing order from a
//! person who takes a moment; what bots do can be followed, as fast as those who sit at the table like it.

use staffetta_kernel::record::By;
use staffetta_kernel::{Awaiting, Seat, Seats, Taken};
use staffetta_store::{SeatKind, Status, StoreError};
use std::time::Duration;
use tokio::time::Instant;

use super::connections::SocketId;
use super::moves::running;
use super::{InPlay, Room};
use crate::protocol::{ServerMessage, Speed};

/// How long to wait before something that could not be done is tried again.
pub(super) const RETRY_DELAY: Duration = Duration::from_millis(200);

/// How much longer a node waits that leaves the release of answers to another.
const YIELD_DELAY: Duration = Duration::from_millis(250);

impl Room {
    /// After loading: everybody may be ready already, or a bot's turn.
    pub(super) async fn resume(&mut self) {
        if let Err(error) = self.begin_if_ready().await {
            tracing::warn!(table = self.id, %error, "the table could not be set up");
        }
        self.start_bots();
    }

    /// When the room has something to do of its own accord.
    pub(super) fn next_deadline(&self) -> Option<Instant> {
        let play = self.play.as_ref().filter(|_| self.status == Status::Running && !self.paused())?;
        let release = play.has_answers_to_release().then(|| {
            let earliest = play.last_entry_at + self.release_delay();
            earliest.max(play.retry_at.unwrap_or(play.last_entry_at))
        });
        [release, play.retry_at, self.clock_deadline()].into_iter().flatten().min()
    }

    /// Releases the answers that wait, once the answer delay is over.
    pub(super) async fn on_deadline(&mut self) {
        self.on_time_out().await;
        let release_delay = self.release_delay();
        let at = self.now();
        let Ok(play) = running(&mut self.play, self.status) else { return };
        play.retry_at = None;
        if play.has_answers_to_release() && Instant::now() >= play.last_entry_at + release_delay {
            play.release_answers(at);
            match self.persist(None).await {
                Ok(true) => self.broadcast_all(),
                // Nothing came of it, or it could not be stored: not at once again.
                Ok(false) => self.retry_later(),
                Err(StoreError::Conflict(_)) => self.broadcast_all(),
                Err(error) => {
                    tracing::error!(table = self.id, %error, "released answers could not be stored");
                    self.broadcast_all();
                    self.retry_later();
                }
            }
        }
        self.start_bots();
    }

    /// How long after an entry the answers that wait are released; later where another node is to do it.
    fn release_delay(&self) -> Duration {
        let whole = self.services.answer_delay;
        let delay = match self.play.as_ref().map(|play| (play, self.speed())) {
            None | Some((_, Speed::Slow)) => whole,
            Some((play, _)) if play.could_be_told(self.people()) => whole,
            Some((play, Speed::Normal)) => {
                if play.chance_fell() {
                    whole / 2
                } else {
                    whole / 4
                }
            }
            Some((_, Speed::Quick)) => whole / 8,
            Some((_, Speed::End)) => Duration::ZERO,
        };
        delay + if self.yields() { YIELD_DELAY } else { Duration::ZERO }
    }

    /// How fast the bots of this table play. Once everybody has resigned nobody waits for anything: it runs to its end.
    fn speed(&self) -> Speed {
        let left = self.play.as_ref().map(|play| play.absent.left).unwrap_or_default();
        let person = |seat: &Seat| self.seats[seat.at()].kind != SeatKind::Bot;
        let people: Seats = (0..self.seats.len() as u8).map(Seat).filter(person).collect();
        let playing: Seats = people.iter().filter(|&seat| !left.has(seat)).collect();
        if playing.is_empty() && !people.is_empty() { Speed::End } else { self.connections.speed(playing) }
    }

    /// A socket says how fast it wants to see bots play.
    pub(super) fn set_speed(&mut self, socket: SocketId, speed: Speed, token: &str) {
        if let Some(connection) = self.connections.get_mut(socket) {
            connection.speed = speed;
        }
        self.connections.send(socket, &ServerMessage::ack(token));
    }

    pub(super) fn retry_later(&mut self) {
        if let Some(play) = &mut self.play {
            play.retry_at = Some(Instant::now() + RETRY_DELAY);
        }
    }
}

impl InPlay {
    /// Could one of several people tell by the time of it that another was quick, or had left an order?
    fn could_be_told(&self, people: Seats) -> bool {
        people.len() > 1 && self.table.awaiting().asked().iter().any(|seat| people.has(seat))
    }

    /// Did dice or cards fall in the last entry, which are to be seen?
    fn chance_fell(&self) -> bool {
        self.table.entries().last().is_some_and(|entry| !entry.fell.is_empty())
    }

    /// Is there an answer to release? In a window only when the last answer is in, so that nobody can tell who was quick.
    fn has_answers_to_release(&self) -> bool {
        match self.table.awaiting() {
            Awaiting::Poll { queue, .. } => queue.iter().all(|seat| self.table.has_answer(seat)),
            Awaiting::One(seat) => self.bot_answer(seat).is_some() || self.table.has_answer(seat),
            Awaiting::Each(seats) | Awaiting::Any(seats) => seats.iter().any(|seat| self.bot_answer(seat).is_some()),
            Awaiting::Over(_) => false,
        }
    }

    fn release_answers(&mut self, at: u64) {
        let asked = self.table.awaiting().asked();
        for seat in asked.iter().filter(|_| !matches!(self.table.awaiting(), Awaiting::Poll { .. })).collect::<Vec<_>>()
        {
            let Some(picks) = self.bot_answer(seat).map(<[String]>::to_vec) else { continue };
            self.bot_answers[seat.at()] = None;
            let taken = self.table.batch(seat, &picks, None, By::Bot, at);
            if !matches!(taken, Ok((_, Taken::Entry(_)))) {
                tracing::warn!(?taken, "a bot's answer did not fit; the default action is played");
                self.table.discard_draft(seat);
                if let Err(rejection) = self.table.time_out(seat, at) {
                    tracing::error!(%rejection, "a bot has no answer at all");
                }
            }
        }
        if let Err(rejection) = self.table.release_pending(at) {
            tracing::error!(%rejection, "pending answers could not be released");
        }
    }
}
