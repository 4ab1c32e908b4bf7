//! Bots, and the table's beat: nobody can tell a bot, an early answer and a standing order from slow fingers.

use staffetta_kernel::record::By;
use staffetta_kernel::table::{Order, Reply, Until};
use staffetta_kernel::{AnyTable, Awaiting, Seat, Taken};
use staffetta_store::{SeatKind, Status};
use std::time::Duration;
use tokio::time::Instant;

use super::moves::running;
use super::{Command, InPlay, Room, now};
use crate::secrets;

/// Who plays on for a seat that has left, where its game lets it go on.
const STAND_IN: &str = "greedy";
/// How long to wait before something that could not be done is tried again.
const PATIENCE: Duration = Duration::from_millis(200);

impl Room {
    /// After loading: everybody may be ready already, or a bot's turn.
    pub(super) async fn wake(&mut self) {
        if let Err(error) = self.begin_if_ready().await {
            tracing::error!(table = self.id, %error, "the table could not be set up");
        }
        self.set_thinking();
    }

    /// When the room has something to do of its own accord.
    pub(super) fn due(&self) -> Option<Instant> {
        let play = self.play.as_ref().filter(|_| self.status == Status::Running)?;
        let beat = play.answers_wait().then(|| (play.since + self.house.beat).max(play.again.unwrap_or(play.since)));
        match (beat, play.again) {
            (Some(beat), Some(again)) => Some(beat.min(again)),
            (beat, again) => beat.or(again),
        }
    }

    /// The beat: answers that wait are let out.
    pub(super) async fn tick(&mut self) {
        let beat = self.house.beat;
        let Ok(play) = running(&mut self.play, self.status) else { return };
        play.again = None;
        if play.answers_wait() && Instant::now() >= play.since + beat {
            play.let_out();
            match self.settle(None).await {
                Ok(true) => self.show_all(),
                // Nothing came of it, or it could not be stored: not at once again.
                Ok(false) => self.later(),
                Err(error) => {
                    tracing::error!(table = self.id, %error, "the beat could not be stored");
                    self.show_all();
                    self.later();
                }
            }
        }
        self.set_thinking();
    }

    fn later(&mut self) {
        if let Some(play) = &mut self.play {
            play.again = Some(Instant::now() + PATIENCE);
        }
    }

    /// The bot that decides for a seat, if one does.
    fn bot(&self, seat: Seat) -> Option<String> {
        let row = self.seats.get(seat.at())?;
        let left = self.play.as_ref().is_some_and(|play| play.left.has(seat));
        match row.kind {
            SeatKind::Bot => row.bot.clone(),
            _ => left.then(|| STAND_IN.to_owned()),
        }
    }

    /// Has every bot that is asked think, once for each question.
    pub(super) fn set_thinking(&mut self) {
        let Some(play) = self.play.as_ref().filter(|_| self.status == Status::Running) else { return };
        for seat in play.table.awaiting().asked().iter() {
            let Some(bot) = self.bot(seat) else { continue };
            let Some(play) = &mut self.play else { return };
            let question = play.table.question(seat);
            let ready = play.ready[seat.at()].as_ref().is_some_and(|(answered, _)| *answered == question);
            if ready || play.thinking[seat.at()] == Some(question) || play.table.has_answer(seat) {
                continue;
            }
            let mailbox = self.mailbox.clone();
            let then = move |picks| {
                // If the room has gone it will think again when it comes back.
                let _ = mailbox.blocking_send(Command::Thought { seat: seat.0, question, picks });
            };
            match self.game.think(&*play.table, seat, &bot, self.house.think, secrets::bot_seed()) {
                Ok(thought) => {
                    if self.house.thinkers.think(thought, Box::new(then)) {
                        play.thinking[seat.at()] = Some(question);
                    } else {
                        play.again = Some(Instant::now() + PATIENCE);
                    }
                }
                Err(fault) => {
                    tracing::error!(table = self.id, %fault, "a bot could not think");
                    self.thought(seat.0, question, Vec::new());
                }
            }
        }
    }

    /// A bot has thought. Its answer waits for the beat, like anybody's.
    pub(super) fn thought(&mut self, seat: u8, question: u32, picks: Vec<String>) {
        let Some(play) = &mut self.play else { return };
        let seat = Seat(seat);
        if play.thinking[seat.at()] == Some(question) {
            play.thinking[seat.at()] = None;
        }
        let awaiting = play.table.awaiting();
        if !awaiting.asked().has(seat) || play.table.question(seat) != question {
            return;
        }
        if matches!(awaiting, Awaiting::Poll { .. }) {
            answer_window(play.table.as_mut(), seat, &picks);
        } else {
            play.ready[seat.at()] = Some((question, picks));
        }
    }
}

/// A bot's answer to a window; one that does not fit is a pass.
fn answer_window(table: &mut dyn AnyTable, seat: Seat, picks: &[String]) {
    if !matches!(table.batch(seat, picks, None, By::Bot, now()), Ok((_, Taken::Held))) {
        table.discard_draft(seat);
        let pass = Order { reply: Reply::Pass, until: Until::Once };
        if let Err(refused) = table.order(seat, pass) {
            tracing::error!(%refused, "a bot cannot even pass");
        }
    }
}

impl InPlay {
    /// The bot's answer to the question that the seat is asked now.
    fn bot_answer(&self, seat: Seat) -> Option<&[String]> {
        let (question, picks) = self.ready[seat.at()].as_ref()?;
        (*question == self.table.question(seat)).then_some(picks)
    }

    /// Is there something for the beat to let out? In a window only when the last answer is in, so that nobody can
    /// tell who was quick.
    fn answers_wait(&self) -> bool {
        match self.table.awaiting() {
            Awaiting::Poll { queue, .. } => queue.iter().all(|seat| self.table.has_answer(seat)),
            Awaiting::One(seat) => self.bot_answer(seat).is_some() || self.table.has_answer(seat),
            Awaiting::Each(seats) | Awaiting::Any(seats) => seats.iter().any(|seat| self.bot_answer(seat).is_some()),
            Awaiting::Over(_) => false,
        }
    }

    fn let_out(&mut self) {
        let asked = self.table.awaiting().asked();
        for seat in asked.iter().filter(|_| !matches!(self.table.awaiting(), Awaiting::Poll { .. })).collect::<Vec<_>>()
        {
            let Some(picks) = self.bot_answer(seat).map(<[String]>::to_vec) else { continue };
            self.ready[seat.at()] = None;
            let taken = self.table.batch(seat, &picks, None, By::Bot, now());
            if !matches!(taken, Ok((_, Taken::Entry(_)))) {
                tracing::warn!(?taken, "a bot's answer did not fit; the neutral one is played");
                self.table.discard_draft(seat);
                if let Err(refused) = self.table.time_out(seat, now()) {
                    tracing::error!(%refused, "a bot has no answer at all");
                }
            }
        }
        if let Err(refused) = self.table.release_pending(now()) {
            tracing::error!(%refused, "the beat failed");
        }
    }
}
