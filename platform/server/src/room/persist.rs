//! Persisting a room: what the table has added is written to the store before anybody is told of it.

use serde::{Deserialize, Serialize};
use staffetta_kernel::record::EntryKind;
use staffetta_kernel::{MAX_SEATS, Seat, table};
use staffetta_store::{Append, SeatKind, Status, StoreError, Write};
use tokio::time::Instant;

use super::{InPlay, Room};

/// An answer of a person that the table holds until it is released.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct PendingAnswer {
    /// The question that it answers.
    pub(super) question: u32,
    /// Its picks.
    pub(super) picks: Vec<String>,
    /// The client's name for the request.
    pub(super) token: Option<String>,
}

/// What the store keeps of a seat between entries: an early answer and standing orders.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Intent {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) answer: Option<PendingAnswer>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) orders: Vec<table::Order>,
}

/// The seat and the token of the request that led to a write.
pub(super) type Cause<'a> = Option<(Seat, &'a str)>;

impl Room {
    /// Writes new entries and changed intents, all or nothing. If that fails the table is loaded anew, so that what
    /// was not written has not happened. Answers whether there are new entries.
    pub(super) async fn persist(&mut self, cause: Cause<'_>) -> Result<bool, StoreError> {
        let Some(play) = &mut self.play else { return Ok(false) };
        let people = self.seats.iter().map(|seat| seat.kind != SeatKind::Bot).collect::<Vec<_>>();
        let record = play.table.record();
        let new_entries = record.entries.get(play.stored_entries..).unwrap_or_default();
        let entries: Vec<_> = new_entries.iter().map(|entry| (entry.clone(), play.token_of(entry, cause))).collect();
        play.drop_stale_answers();
        let intents = play.changed_intents(&people);
        if entries.is_empty() && intents.is_empty() {
            return Ok(false);
        }
        let over = self.status == Status::Running && play.table.awaiting().outcome().is_some();
        let append = Append { head: None, entries, intents, over };
        let (grown, intents) = (append.entries.len(), append.intents.clone());
        let left: Vec<Seat> =
            new_entries.iter().filter(|entry| entry.deed == EntryKind::Leave).map(|entry| entry.seat).collect();
        if let Err(error) = self.services.store.write(Write::Append(self.id.clone(), append)).await {
            self.reload().await;
            return Err(error);
        }
        play.stored_entries += grown;
        play.left = left.into_iter().fold(play.left, staffetta_kernel::Seats::with);
        for (seat, body) in intents {
            play.stored_intents[usize::from(seat)] = body;
        }
        if grown > 0 {
            play.last_entry_at = Instant::now();
        }
        if over {
            self.status = Status::Over;
        }
        Ok(grown > 0)
    }
}

impl InPlay {
    fn token_of(&self, entry: &staffetta_kernel::record::Entry, cause: Cause<'_>) -> Option<String> {
        if let Some((seat, token)) = cause
            && seat == entry.seat
        {
            return Some(token.to_owned());
        }
        let pending = self.pending_answers.get(entry.seat.at())?.as_ref()?;
        matches!(&entry.deed, EntryKind::Picks(picks) if *picks == pending.picks).then(|| pending.token.clone())?
    }

    /// Answers to questions that are no longer asked.
    fn drop_stale_answers(&mut self) {
        let asked = self.table.awaiting().asked();
        for at in 0..MAX_SEATS {
            let seat = Seat(at as u8);
            let question = self.table.question(seat);
            if self.pending_answers[at].as_ref().is_some_and(|pending| pending.question != question || !asked.has(seat))
            {
                self.pending_answers[at] = None;
            }
        }
    }

    /// The intents of people, where they differ from what the store has. Bots search again instead.
    fn changed_intents(&self, people: &[bool]) -> Vec<(u8, Option<String>)> {
        let mut changed = Vec::new();
        for (at, _) in people.iter().enumerate().filter(|(_, person)| **person) {
            let orders = self.table.orders(Seat(at as u8)).into_iter().map(|(_, order)| order).collect();
            let intent = Intent { answer: self.pending_answers[at].clone(), orders };
            let body = (intent != Intent::default()).then(|| serde_json::to_string(&intent).unwrap_or_default());
            if body != self.stored_intents[at] {
                changed.push((at as u8, body));
            }
        }
        changed
    }
}
