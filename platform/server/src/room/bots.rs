//! The bots of a room: which seats they decide for, and what becomes of their answers.

use staffetta_bots::Level;
use staffetta_kernel::record::By;
use staffetta_kernel::table::{Order, Reply, Until};
use staffetta_kernel::{AnyTable, Awaiting, Seat, Taken};
use staffetta_registry::Budget;
use staffetta_store::{SeatKind, Status};
use std::time::Duration;
use tokio::time::Instant;

use super::pacing::RETRY_DELAY;
use super::{Command, InPlay, Room};
use crate::bot_pool::Account;
use crate::secrets;

/// How long a node waits for another whose turn it is to play the bots, before it does so itself.
const BACKUP_DELAY: Duration = Duration::from_secs(4);

/// An answer may take this part of what its bot's turn has left.
const PARTS_OF_A_TURN: u32 = 8;

/// The bot that plays on for a seat that has left, where its game lets it go on, or whose person is away.
const SUBSTITUTE_BOT: &str = "greedy";

impl Room {
    /// The bot that decides for a seat, if one does.
    pub(super) fn bot(&self, seat: Seat) -> Option<String> {
        let row = self.seats.get(seat.at())?;
        let away = |play: &InPlay| play.absent.left.has(seat) || play.absent.covered.has(seat);
        let away = self.play.as_ref().is_some_and(away);
        match row.kind {
            SeatKind::Bot => row.bot.clone(),
            _ => away.then(|| SUBSTITUTE_BOT.to_owned()),
        }
    }

    /// Nobody plays here but bots, and nobody looks: the game waits until somebody does.
    pub(super) fn paused(&self) -> bool {
        self.connections.is_empty() && (0..self.seats.len()).all(|at| self.bot(Seat(at as u8)).is_some())
    }

    /// Somebody is connected to another node too, and it is for that one to play the bots and to release answers. Should
    /// both do it, one of them loses the race for the entry's number and nothing is harmed.
    pub(super) fn yields(&self) -> bool {
        self.elsewhere.watched_before(self.services.store.bus().node(), Instant::now())
    }

    /// Has every bot that is asked search for its answer, once for each question.
    pub(super) fn start_bots(&mut self) {
        if self.paused() {
            return;
        }
        let yields = self.yields();
        let Some(play) = self.play.as_mut().filter(|_| self.status == Status::Running) else { return };
        let backup = play.last_entry_at + BACKUP_DELAY;
        if yields && Instant::now() < backup {
            play.retry_at = Some(play.retry_at.map_or(backup, |at| at.max(backup)));
            return;
        }
        for seat in play.table.awaiting().asked().iter() {
            let Some(bot) = self.bot(seat) else { continue };
            let Some(play) = &mut self.play else { return };
            let question = play.table.question(seat);
            let answered = play.bot_answers[seat.at()].as_ref().is_some_and(|(answered, _)| *answered == question);
            if answered || play.thinking[seat.at()] == Some(question) || play.table.has_answer(seat) {
                continue;
            }
            let mailbox = self.mailbox.clone();
            let (metrics, asked) = (self.services.metrics.clone(), Instant::now());
            let on_answer = move |picks| {
                let took = asked.elapsed();
                metrics.bot_answered_after(took);
                // If the room has stopped, its bots search again when it is loaded anew.
                let _ = mailbox.blocking_send(Command::BotAnswer { seat: seat.0, question, took, picks });
            };
            let budget = play.turn_times[seat.at()].budget(&bot, play.table.occasion().turn, self.services.bot_budget);
            let budget = self.services.bot_pool.share(budget);
            match self.game.bot_task(&*play.table, seat, &bot, budget, secrets::bot_seed()) {
                Ok(task) => {
                    let account = Account { address: self.connections.payer(), table: self.id.clone() };
                    if self.services.bot_pool.submit(account, task, on_answer) {
                        play.thinking[seat.at()] = Some(question);
                    } else {
                        play.retry_at = Some(Instant::now() + RETRY_DELAY);
                    }
                }
                Err(fault) => {
                    tracing::error!(table = self.id, %fault, "a bot could not be asked");
                    self.bot_answered(seat.0, question, Duration::ZERO, Vec::new());
                }
            }
        }
    }

    /// A bot has found its answer, which waits to be released, like anybody's.
    pub(super) fn bot_answered(&mut self, seat: u8, question: u32, took: Duration, picks: Vec<String>) {
        let (at, seat) = (self.now(), Seat(seat));
        let plays = self.bot(seat).is_some();
        let Some(play) = &mut self.play else { return };
        if play.thinking[seat.at()] == Some(question) {
            play.thinking[seat.at()] = None;
            play.turn_times[seat.at()].add(took);
        }
        let awaiting = play.table.awaiting();
        // A person may have taken the seat over again meanwhile.
        if !plays || !awaiting.asked().has(seat) || play.table.question(seat) != question {
            return;
        }
        if matches!(awaiting, Awaiting::Poll { .. }) {
            answer_window(play.table.as_mut(), seat, &picks, at);
        } else {
            play.bot_answers[seat.at()] = Some((question, picks));
        }
    }
}

/// How long the bot of a seat has taken for its answers in the present turn.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct TurnTime {
    turn: u32,
    spent: Duration,
}

impl TurnTime {
    /// What the bot may spend on its next answer: of a level that part of what its turn has left, so that the answers of
    /// a long turn come to no more than the level's limit; of any other bot what the house gives an answer.
    fn budget(&mut self, bot: &str, turn: u32, house: Budget) -> Budget {
        let Some(level) = Level::parse(bot) else { return house };
        if self.turn != turn {
            *self = Self { turn, spent: Duration::ZERO };
        }
        let part = level.turn_limit().saturating_sub(self.spent) / PARTS_OF_A_TURN;
        let part = part.as_millis() as u32;
        Budget { millis: Some(house.millis.map_or(part, |millis| millis.min(part))), ..house }
    }

    fn add(&mut self, took: Duration) {
        self.spent += took;
    }
}

/// A bot's answer to a window; one that does not fit is a pass.
fn answer_window(table: &mut dyn AnyTable, seat: Seat, picks: &[String], at: u64) {
    if !matches!(table.batch(seat, picks, None, By::Bot, at), Ok((_, Taken::Held))) {
        pass(table, seat);
    }
}

/// The seat lets the window pass.
pub(super) fn pass(table: &mut dyn AnyTable, seat: Seat) {
    table.discard_draft(seat);
    let pass = Order { reply: Reply::Pass, until: Until::Once };
    if let Err(rejection) = table.order(seat, pass) {
        tracing::error!(%rejection, "a seat cannot even pass");
    }
}

impl InPlay {
    /// The bot's answer to the question that the seat is asked now.
    pub(super) fn bot_answer(&self, seat: Seat) -> Option<&[String]> {
        let (question, picks) = self.bot_answers[seat.at()].as_ref()?;
        (*question == self.table.question(seat)).then_some(picks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_of_a_turn_come_to_no_more_than_the_limit_of_the_level() {
        let house = Budget { iterations: 2000, millis: Some(1500) };
        for level in Level::ALL {
            let mut time = TurnTime::default();
            let mut spent = Duration::ZERO;
            for _ in 0..200 {
                let millis = time.budget(level.name(), 7, house).millis.expect("a limit");
                assert!(millis <= 1500, "the house's limit for an answer holds");
                spent += Duration::from_millis(millis.into());
                time.add(Duration::from_millis(millis.into()));
            }
            assert!(spent <= level.turn_limit(), "{}: {spent:?}", level.name());
            assert!(spent > level.turn_limit() / 2, "{}: {spent:?} is all it may use", level.name());
            let fresh = time.budget(level.name(), 8, house).millis;
            assert_eq!(fresh, Some((level.turn_limit() / PARTS_OF_A_TURN).as_millis() as u32), "a new turn");
        }
        assert_eq!(TurnTime::default().budget("greedy", 1, house), house);
    }
}
