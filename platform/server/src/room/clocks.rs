//! The clocks of a table. They are made of nothing but the times of its entries and of when people rest, which is kept with
//! its times too, so they are the same after a restart and at every node.

use staffetta_kernel::record::{By, Entry, EntryKind};
use staffetta_kernel::{AnyTable, Awaiting, Fault, MAX_SEATS, Record, Seat, Seats, Sitter};
use staffetta_registry::AnyGame;
use staffetta_store::{Append, SeatKind, SeatRow, Status, StoreError, Waiting, Write};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

use super::absence::Absent;
use super::moves::running;
use super::{InPlay, Room};
use crate::people::Rest;
use crate::protocol::{Pace, SeatClock, WhenOut};

/// Whoever returns has at least this part of the reserve, or the clock would run out at once again.
const RETURNING: u64 = 5;

/// A clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    question: u32,
    since: u64,
    /// In a window nobody is to know who was quick, so it costs nothing; it only ends.
    window: bool,
    /// What the game gives for this question at most.
    limit: Option<u64>,
}

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    pub(super) pace: Pace,
    /// When the person of each seat rests: their clock stands.
    rests: Arc<Rests>,
    left: [u64; MAX_SEATS],
    running: [Option<Running>; MAX_SEATS],
}

/// When the person of each seat rests.
pub(super) type Rests = [Rest; MAX_SEATS];

/// As the store keeps it.
pub(super) fn rests_of(kept: &[(u8, String)]) -> Arc<Rests> {
    let mut rests = Rests::default();
    for (seat, body) in kept {
        if let Some(rest) = rests.get_mut(usize::from(*seat)) {
            *rest = Rest::read(Some(body));
        }
    }
    Arc::new(rests)
}

impl Clocks {
    /// The clocks of a table that was just set up.
    pub(super) fn begin(pace: Pace, rests: Arc<Rests>, table: &dyn AnyTable) -> Self {
        let mut clocks = Self { pace, rests, left: [pace.reserve; MAX_SEATS], running: [None; MAX_SEATS] };
        clocks.follow(table, table.entries(), Absent::default());
        clocks
    }

    /// The clocks of a table that is played again from its record.
    pub(super) fn replayed(pace: Pace, rests: Arc<Rests>, game: &dyn AnyGame, record: &Record) -> Result<Self, Fault> {
        let mut replayer = game.replayer(record)?;
        let mut clocks = Self::begin(pace, rests, replayer.table());
        let mut absent = Absent::default();
        for entry in record.entries.iter().skip(1) {
            replayer.step()?;
            absent = absent.after(std::slice::from_ref(entry));
            clocks.follow(replayer.table(), std::slice::from_ref(entry), absent);
        }
        Ok(clocks)
    }

    /// The table has gone on by these entries, which were made together.
    pub(super) fn follow(&mut self, table: &dyn AnyTable, entries: &[Entry], absent: Absent) {
        let Some(at) = entries.last().map(|entry| entry.at) else { return };
        let (awaiting, window) = (table.awaiting(), matches!(table.awaiting(), Awaiting::Poll { .. }));
        for seat in (0..table.seats()).map(Seat) {
            let asked = awaiting.asked().has(seat).then(|| table.question(seat));
            if let Some(running) = self.running[seat.at()].filter(|running| asked != Some(running.question)) {
                let rested = self.rests[seat.at()].rested(running.since, at);
                let used = at.saturating_sub(running.since).saturating_sub(rested + self.pace.free);
                if !running.window && !absent.covered.has(seat) {
                    self.left[seat.at()] = self.left[seat.at()].saturating_sub(used);
                }
                self.running[seat.at()] = None;
            }
            if let Some(question) = asked
                && self.running[seat.at()].is_none()
            {
                let limit =
                    table.answer_seconds().filter(|_| !self.pace.is_slow()).map(|seconds| u64::from(seconds) * 1000);
                self.running[seat.at()] = Some(Running { question, since: at, window, limit });
            }
        }
        for entry in entries {
            let left = &mut self.left[entry.seat.at()];
            match entry.deed {
                EntryKind::Picks(_) if matches!(entry.by, By::Seat | By::Order) => *left += self.pace.added,
                EntryKind::Return => {
                    *left = (*left).max(self.pace.reserve / RETURNING);
                    if let Some(running) = &mut self.running[entry.seat.at()] {
                        running.since = entry.at;
                    }
                }
                _ => {}
            }
        }
    }

    /// When the seat's time is out, while its clock runs.
    fn due(&self, seat: Seat) -> Option<u64> {
        let running = self.running[seat.at()]?;
        let own = self.own_due(seat, running);
        Some(running.limit.map_or(own, |limit| own.min(running.since + limit)))
    }

    /// When the seat has used up what is its own.
    fn own_due(&self, seat: Seat, running: Running) -> u64 {
        self.rests[seat.at()].awake_for(running.since, self.pace.free + self.left[seat.at()])
    }

    /// Is it the question's own time that ends first, and not the seat's?
    fn is_limited(&self, seat: Seat) -> bool {
        let Some(running) = self.running[seat.at()] else { return false };
        running.limit.is_some_and(|limit| running.since + limit < self.own_due(seat, running))
    }

    /// People rest otherwise from now on. Answers whether that changes anything.
    pub(super) fn set_rests(&mut self, rests: Arc<Rests>) -> bool {
        let changed = self.rests != rests;
        self.rests = rests;
        changed
    }

    /// The clocks of these seats, as everybody sees them.
    pub(super) fn shown(&self, seats: Seats) -> Vec<SeatClock> {
        let clock = |seat: Seat| SeatClock {
            seat: seat.0,
            left: self.left[seat.at()],
            since: self.running[seat.at()].map(|running| running.since),
            due: self.due(seat),
        };
        seats.iter().map(clock).collect()
    }
}

/// The seats of people who are not away.
pub(super) fn people(seats: &[SeatRow], absent: Absent) -> Seats {
    let person = |(_, row): &(usize, &SeatRow)| row.kind != SeatKind::Bot;
    let people = seats.iter().enumerate().filter(person).map(|(at, _)| Seat(at as u8));
    people.filter(|&seat| !absent.left.has(seat) && !absent.covered.has(seat)).collect()
}

impl Room {
    /// The seats of people who play themselves.
    pub(super) fn people(&self) -> Seats {
        people(&self.seats, self.play.as_ref().map(|play| play.absent).unwrap_or_default())
    }

    /// People rest otherwise: their clocks run out at another time, which the upkeep must know.
    pub(super) async fn take_rests(&mut self, kept: &[(u8, String)]) {
        self.rests = rests_of(kept);
        let (rests, people, at) = (self.rests.clone(), self.people(), self.now());
        let Some(play) = self.play.as_mut().filter(|_| self.status == Status::Running) else { return };
        if !play.clocks.as_mut().is_some_and(|clocks| clocks.set_rests(rests)) {
            return;
        }
        let waiting = Some(play.waiting(people, play.clocks.as_ref(), at));
        let append = Append { waiting, behind: play.stored_entries as u32, ..Append::default() };
        match self.services.store.write(Write::Append(self.id.clone(), append)).await {
            // Whoever has played on since has written it.
            Ok(()) | Err(StoreError::Conflict(_)) => {}
            Err(error) => tracing::warn!(table = self.id, %error, "it could not be kept when a clock runs out"),
        }
    }

    /// The seat whose time is out first, and when: of those who are asked and have not answered.
    fn first_due(&self) -> Option<(Seat, u64)> {
        let play = self.play.as_ref().filter(|_| self.status == Status::Running)?;
        let unanswered = self.people().iter().filter(|&seat| !play.table.has_answer(seat));
        let due = |seat| Some((seat, play.due(seat, play.clocks.as_ref())?));
        unanswered.filter_map(due).min_by_key(|(_, due)| *due)
    }

    /// When the time of the first of those who are asked is out. Whether they have answered already does not count: in a
    /// window nobody is to know.
    pub(super) fn prompt_deadline(&self) -> Option<u64> {
        let play = self.play.as_ref().filter(|_| self.status == Status::Running)?;
        let clocks = play.clocks.as_ref();
        self.people().iter().filter_map(|seat| play.due(seat, clocks)).min()
    }

    /// When a clock runs out, if the room must see to it: one that nobody looks at is woken by the upkeep.
    pub(super) fn clock_deadline(&self) -> Option<Instant> {
        let (_, due) = self.first_due()?;
        let wait = Duration::from_millis(due.saturating_sub(self.now()));
        (!self.connections.is_empty() || wait <= self.services.idle).then(|| Instant::now() + wait)
    }

    /// The time of a seat is out: what the table chose happens.
    pub(super) async fn on_time_out(&mut self) {
        let at = self.now();
        let Some((seat, _)) = self.first_due().filter(|(_, due)| *due <= at) else { return };
        let Ok(play) = running(&mut self.play, self.status) else { return };
        // Whoever has time left goes on playing: only this question is over.
        let own = play.clocks.as_ref().filter(|clocks| !clocks.is_limited(seat));
        let when_out = own.map_or(WhenOut::Move, |clocks| clocks.pace.when_out);
        let done = match when_out {
            WhenOut::Cover => play.table.sit(seat, Sitter::Bot, at),
            WhenOut::Forfeit => play.table.leave(seat, at),
            WhenOut::Move if matches!(play.table.awaiting(), Awaiting::Poll { .. }) => {
                super::bots::pass(play.table.as_mut(), seat);
                Ok(0)
            }
            WhenOut::Move => play.table.time_out(seat, at),
        };
        if let Err(rejection) = done {
            tracing::error!(table = self.id, %rejection, "a seat is out of time and cannot be helped");
            return self.retry_later();
        }
        tracing::info!(table = self.id, seat = seat.0, ?when_out, "a seat is out of time");
        match self.persist(None).await {
            Ok(_) | Err(StoreError::Conflict(_)) => {}
            Err(error) => {
                tracing::error!(table = self.id, %error, "a time-out could not be stored");
                self.retry_later();
            }
        }
        self.broadcast_all();
    }
}

impl InPlay {
    /// When the time of a seat that is asked is out: by its clock, or, where the table has no pace, by what the question
    /// itself may take. Then nobody has a clock, and it counts from the newest entry.
    fn due(&self, seat: Seat, clocks: Option<&Clocks>) -> Option<u64> {
        if !self.table.awaiting().asked().has(seat) {
            return None;
        }
        if let Some(clocks) = clocks {
            return clocks.due(seat);
        }
        let limit = u64::from(self.table.answer_seconds()?) * 1000;
        Some(self.table.entries().last()?.at + limit)
    }

    /// Whom the table waits for, with these clocks.
    pub(super) fn waiting(&self, people: Seats, clocks: Option<&Clocks>, at: u64) -> Waiting {
        let asked: Seats = self.table.awaiting().asked();
        let unanswered = people.iter().filter(|&seat| asked.has(seat) && !self.table.has_answer(seat));
        let unanswered: Seats = unanswered.collect();
        let due = unanswered.iter().filter_map(|seat| self.due(seat, clocks)).min();
        let questions = (0..self.table.seats()).map(|seat| self.table.question(Seat(seat))).collect();
        Waiting { asked: unanswered.0, due, questions, at }
    }
}
