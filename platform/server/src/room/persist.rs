//! Persisting a room: what the table has added is written to the store before anybody is told of it.

use serde::{Deserialize, Serialize};
use staffetta_kernel::record::Entry;
use staffetta_kernel::{AnyTable, Seat, Seats, table};
use staffetta_store::{Append, Ending, IntentChange, NotificationKind, SeatKind, SeatRow, Status, StoreError, Write};
use tokio::time::Instant;

use super::clocks::people as people_of;
use super::consent::Consent;
use super::notifying::{Happening, all_seats, notifying};
use super::{InPlay, Room};
use crate::protocol::Outcome;

/// The stored form of an answer that the table holds until it is released.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct PendingAnswer {
    /// The question that it answers.
    pub(super) question: u32,
    /// Its picks.
    pub(super) picks: Vec<String>,
    /// The client's name for the request.
    pub(super) token: Option<String>,
}

impl From<table::Pending> for PendingAnswer {
    fn from(pending: table::Pending) -> Self {
        Self { question: pending.question, picks: pending.picks, token: pending.token }
    }
}

/// A request that was done and made no entry which could carry its token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct DoneRequest {
    /// The client's name for the request.
    pub(super) token: String,
    /// The standing order that it left: its number at the table, in the store its place among the orders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) order: Option<u32>,
}

/// How many such requests of a seat are remembered.
const MAX_DONE: usize = 32;

/// What the store keeps of a seat between entries: an early answer, standing orders, the last requests, and what it agrees to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Intent {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) answer: Option<PendingAnswer>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) orders: Vec<table::Order>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) done: Vec<DoneRequest>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) consent: Option<Consent>,
}

/// The seat and the token of the request that led to a write.
pub(super) type Cause<'a> = Option<(Seat, &'a str)>;

impl Room {
    /// Writes new entries and changed intents, all or nothing. If that fails the table is loaded anew, so that what
    /// was not written has not happened. Answers whether there are new entries.
    pub(super) async fn persist(&mut self, cause: Cause<'_>) -> Result<bool, StoreError> {
        let (keeps_waiting, now) = (self.keeps_waiting(), self.now());
        let Some(play) = &mut self.play else { return Ok(false) };
        let covered = play.absent.covered;
        let person = |(at, seat): (usize, &SeatRow)| seat.kind != SeatKind::Bot && !covered.has(Seat(at as u8));
        let people = self.seats.iter().enumerate().map(person).collect::<Vec<_>>();
        let released = play.table.take_entry_tokens();
        let new_entries = play.table.entries().get(play.stored_entries..).unwrap_or_default();
        let entries: Vec<_> =
            new_entries.iter().map(|entry| (entry.clone(), token_of(entry, cause, &released))).collect();
        let intents = play.changed_intents(&people);
        if entries.is_empty() && intents.is_empty() {
            return Ok(false);
        }
        let behind = play.stored_entries as u32;
        let absent = play.absent.after(new_entries);
        let at = new_entries.last().map_or(0, |entry| entry.at);
        let is_running = self.status == Status::Running;
        let over = if is_running { ending(play.table.as_ref(), absent.left, at) } else { None };
        let is_over = over.is_some();
        let mut clocks = play.clocks.clone();
        if let Some(clocks) = &mut clocks {
            clocks.follow(play.table.as_ref(), new_entries, absent);
        }
        let waiting = keeps_waiting.then(|| play.waiting(people_of(&self.seats, absent), clocks.as_ref(), now));
        let append = Append { head: None, entries, intents, behind, waiting, over };
        let (grown, intents) = (append.entries.len(), append.intents.clone());
        let told = if is_over {
            let happening = Happening { table: &self.id, kind: NotificationKind::Over, mark: 0, at: now, from: None };
            happening.told_to(&self.seats, all_seats(&self.seats))
        } else {
            play.told_of_proposal(&self.id, &self.seats, people_of(&self.seats, absent), now)
        };
        let write = notifying(Write::Append(self.id.clone(), append), told);
        if let Err(error) = self.services.store.write(write).await {
            self.reload().await;
            return Err(error);
        }
        play.stored_entries += grown;
        play.absent = absent;
        play.clocks = clocks;
        for change in intents {
            play.stored_intents[usize::from(change.seat)] = change.after;
        }
        if grown > 0 {
            play.last_entry_at = Instant::now();
        }
        if is_over {
            self.status = Status::Over;
        }
        Ok(grown > 0)
    }
}

impl Room {
    /// Is it kept whom the table waits for? Where somebody is told, or a clock runs.
    pub(super) fn keeps_waiting(&self) -> bool {
        self.terms.pace.is_some() || self.seats.iter().any(|seat| seat.person.is_some())
    }
}

/// How the game ended, with those who resigned, if it is over.
pub(crate) fn ending(table: &dyn AnyTable, left: Seats, at: u64) -> Option<Ending> {
    let outcome = Outcome::from(table.awaiting().outcome()?);
    let left: Vec<u8> = left.iter().map(|seat| seat.0).collect();
    Some(Ending { result: serde_json::json!({ "outcome": outcome, "left": left }).to_string(), at })
}

/// The token of the request that led to an entry: of the one that is carried out now, or of an answer that was released.
fn token_of(entry: &Entry, cause: Cause<'_>, released: &[(u32, String)]) -> Option<String> {
    match cause {
        Some((seat, token)) if seat == entry.seat => Some(token.to_owned()),
        _ => released.iter().find(|(number, _)| *number == entry.number).map(|(_, token)| token.clone()),
    }
}

impl InPlay {
    /// Remembers, to be stored with what it did, a request that makes no entry.
    pub(super) fn remember_done(&mut self, seat: Seat, token: &str, order: Option<u32>) {
        let Some(done) = self.done.get_mut(seat.at()) else { return };
        if done.len() >= MAX_DONE {
            done.pop_front();
        }
        done.push_back(DoneRequest { token: token.to_owned(), order });
    }

    /// The intents of people, where they differ from what the store has. Bots search again instead.
    fn changed_intents(&self, people: &[bool]) -> Vec<IntentChange> {
        let mut changed = Vec::new();
        for (at, _) in people.iter().enumerate().filter(|(_, person)| **person) {
            let (numbers, orders): (Vec<u32>, Vec<_>) = self.table.orders(Seat(at as u8)).into_iter().unzip();
            let answer = self.table.pending(Seat(at as u8)).map(PendingAnswer::from);
            let place = |number: u32| numbers.iter().position(|known| *known == number).map(|place| place as u32);
            let done = self.done[at].iter();
            let done = done.map(|done| DoneRequest { token: done.token.clone(), order: done.order.and_then(place) });
            let consent = self.consent(Seat(at as u8));
            let intent = Intent { answer, orders, done: done.collect(), consent };
            let body = (intent != Intent::default()).then(|| serde_json::to_string(&intent).unwrap_or_default());
            if body != self.stored_intents[at] {
                let before = self.stored_intents[at].clone();
                changed.push(IntentChange { seat: at as u8, before, after: body });
            }
        }
        changed
    }
}
