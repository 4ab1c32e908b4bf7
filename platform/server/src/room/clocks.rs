//! The clocks of a table. They are made of nothing but the times of its entries, so they are the same after a restart
//! and at every node.

use staffetta_kernel::record::{By, Entry, EntryKind};
use staffetta_kernel::{AnyTable, Awaiting, Fault, MAX_SEATS, Record, Seat, Seats, Sitter};
use staffetta_registry::AnyGame;
use staffetta_store::{SeatKind, SeatRow, Status, Waiting};
use std::time::Duration;
use tokio::time::Instant;

use super::absence::Absent;
use super::moves::running;
use super::{InPlay, Room};
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
}

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    pub(super) pace: Pace,
    left: [u64; MAX_SEATS],
    running: [Option<Running>; MAX_SEATS],
}

impl Clocks {
    /// The clocks of a table that was just set up.
    pub(super) fn begin(pace: Pace, table: &dyn AnyTable) -> Self {
        let mut clocks = Self { pace, left: [pace.reserve; MAX_SEATS], running: [None; MAX_SEATS] };
        clocks.follow(table, table.entries(), Absent::default());
        clocks
    }

    /// The clocks of a table that is played again from its record.
    pub(super) fn replayed(pace: Pace, game: &dyn AnyGame, record: &Record) -> Result<Self, Fault> {
        let mut replayer = game.replayer(record)?;
        let mut clocks = Self::begin(pace, replayer.table());
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
                let used = at.saturating_sub(running.since).saturating_sub(self.pace.free);
                if !running.window && !absent.covered.has(seat) {
                    self.left[seat.at()] = self.left[seat.at()].saturating_sub(used);
                }
                self.running[seat.at()] = None;
            }
            if let Some(question) = asked
                && self.running[seat.at()].is_none()
            {
                self.running[seat.at()] = Some(Running { question, since: at, window });
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
        Some(running.since + self.pace.free + self.left[seat.at()])
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

    /// The seat whose time is out first, and when: of those who are asked and have not answered.
    fn first_due(&self) -> Option<(Seat, u64)> {
        let play = self.play.as_ref().filter(|_| self.status == Status::Running)?;
        let clocks = play.clocks.as_ref()?;
        let unanswered = self.people().iter().filter(|&seat| !play.table.has_answer(seat));
        unanswered.filter_map(|seat| Some((seat, clocks.due(seat)?))).min_by_key(|(_, due)| *due)
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
        let Some(when_out) = play.clocks.as_ref().map(|clocks| clocks.pace.when_out) else { return };
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
            Ok(_) | Err(staffetta_store::StoreError::Conflict(_)) => {}
            Err(error) => {
                tracing::error!(table = self.id, %error, "a time-out could not be stored");
                self.retry_later();
            }
        }
        self.broadcast_all();
    }
}

impl InPlay {
    /// Whom the table waits for, with these clocks.
    pub(super) fn waiting(&self, people: Seats, clocks: Option<&Clocks>) -> Waiting {
        let asked: Seats = self.table.awaiting().asked();
        let unanswered = people.iter().filter(|&seat| asked.has(seat) && !self.table.has_answer(seat));
        let unanswered: Seats = unanswered.collect();
        let due = clocks.and_then(|clocks| unanswered.iter().filter_map(|seat| clocks.due(seat)).min());
        Waiting { asked: unanswered.0, due }
    }
}
