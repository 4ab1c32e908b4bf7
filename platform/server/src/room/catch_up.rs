//! Catching up with what other nodes have written: the room reads what it does not know and follows it.

use staffetta_kernel::record::{By, Entry, EntryKind};
use staffetta_kernel::{AnyTable, Awaiting, Seat, Sitter, Taken};
use staffetta_store::{Extent, Notice, StoredTable};
use tokio::time::Instant;

use super::clocks::rests_of;
use super::load::by_seat;
use super::news::Arrived;
use super::persist::Intent;
use super::{InPlay, Room};
use crate::error::ApiError;

impl Room {
    /// Other nodes have told something.
    pub(super) async fn hear(&mut self, arrived: Arrived) {
        if arrived.asked && !self.connections.is_empty() {
            self.announce();
        }
        let moved = self.elsewhere.hear(arrived.present, Instant::now());
        let stale = arrived.changed || arrived.extent.is_some_and(|extent| extent != self.extent());
        let changed = stale && self.catch_up().await;
        if changed && let Err(error) = self.begin_if_ready().await {
            tracing::debug!(table = self.id, %error, "another node was first to set the table up");
        }
        if moved || changed {
            self.broadcast_all();
            self.start_bots();
        }
    }

    /// Tells the other nodes who is connected here.
    pub(super) fn announce(&mut self) {
        let bus = self.services.store.bus();
        bus.publish(Notice::Present {
            table: self.id.clone(),
            node: bus.node(),
            seats: self.connections.seats().0,
            watched: !self.connections.is_empty(),
        });
        self.announced_at = Instant::now();
    }

    /// How far the table is, as this room knows it.
    fn extent(&self) -> Extent {
        let play = self.play.as_ref();
        let intents = play.map_or(0, |play| play.stored_intents.iter().flatten().map(String::len).sum());
        let taken =
            self.seats.iter().map(|seat| usize::from(seat.token.is_some()) + usize::from(seat.contribution.is_some()));
        Extent {
            entries: play.map_or(0, |play| play.stored_entries as u64),
            lines: self.last_line.into(),
            seats: taken.sum::<usize>() as u64,
            intents: intents as u64,
        }
    }

    /// Reads what other nodes have written since. Answers whether there was anything.
    pub(super) async fn catch_up(&mut self) -> bool {
        if !self.services.store.is_shared() || self.failed.is_some() {
            return false;
        }
        let known = self.play.as_ref().map_or(0, |play| play.stored_entries);
        let caught_up = match self.services.store.load(&self.id, known as u32).await {
            Ok(Some(loaded)) => self.take_over(loaded).await,
            Ok(None) => Err(ApiError::unknown_table(&self.id)),
            Err(error) => Err(error.into()),
        };
        caught_up.unwrap_or_else(|error| {
            self.failed = Some(error);
            true
        })
    }

    /// Takes over what was read, its entries from the first that is not known here.
    async fn take_over(&mut self, loaded: StoredTable) -> Result<bool, ApiError> {
        let talked = loaded.last_line > self.last_line;
        self.pass_on_chat(loaded.last_line).await;
        let seated =
            self.seats != loaded.seats || self.status != loaded.table.status || self.terms != loaded.table.terms;
        self.status = loaded.table.status;
        self.terms = loaded.table.terms.clone();
        self.rests = rests_of(&loaded.rests);
        if let Some(clocks) = self.play.as_mut().and_then(|play| play.clocks.as_mut()) {
            clocks.set_rests(self.rests.clone());
        }
        let Some(play) = &mut self.play else {
            let begun = loaded.table.head.is_some();
            self.apply(loaded).await?;
            return Ok(seated || talked || begun);
        };
        if loaded.entries.is_empty() && play.knows_intents(&loaded.intents) {
            self.take_seats(loaded.seats);
            return Ok(seated || talked);
        }
        let kept = play.keep_answers();
        play.forget_answers();
        let followed = loaded.entries.iter().all(|(entry, _)| play.follow(entry));
        if !followed {
            // Played again from the first entry: slower, and always right.
            tracing::debug!(table = self.id, "entries of another node could not be followed");
            self.reload().await;
            return Ok(true);
        }
        for (seat, body) in &loaded.intents {
            let intent: Intent = serde_json::from_str(body)
                .map_err(|error| ApiError::internal("corrupt-record", format!("intents of seat {seat}: {error}")))?;
            play.restore(Seat(*seat), intent);
        }
        play.stored_intents = by_seat(loaded.intents);
        play.give_back_answers(&kept);
        self.take_seats(loaded.seats);
        self.remember_entries(&loaded.entries);
        self.remember_intents();
        Ok(true)
    }
}

/// What a seat has chosen and the store does not have: a draft, or a bot's answer to a window.
pub(super) struct KeptAnswer {
    seat: Seat,
    question: u32,
    picks: Vec<String>,
    by: By,
}

impl InPlay {
    fn knows_intents(&self, intents: &[(u8, String)]) -> bool {
        let known = self.stored_intents.iter().enumerate();
        known.filter_map(|(seat, body)| Some((seat as u8, body.as_ref()?))).eq(intents.iter().map(|(s, b)| (*s, b)))
    }

    /// The drafts of people and the answers of bots, which only this node has.
    pub(super) fn keep_answers(&self) -> Vec<KeptAnswer> {
        let mut kept = Vec::new();
        for seat in (0..self.table.seats()).map(Seat) {
            let question = self.table.question(seat);
            let draft = self.table.draft(seat);
            if !draft.is_empty() {
                kept.push(KeptAnswer { seat, question, picks: draft, by: By::Seat });
            } else if self.stored_intents[seat.at()].is_none()
                && let Some(pending) = self.table.pending(seat)
            {
                kept.push(KeptAnswer { seat, question, picks: pending.picks, by: By::Bot });
            }
        }
        kept
    }

    /// Answers that wait and orders would get into the way of what is followed.
    fn forget_answers(&mut self) {
        for seat in (0..self.table.seats()).map(Seat) {
            self.table.discard_draft(seat);
            for (order, _) in self.table.orders(seat) {
                self.table.revoke(seat, order);
            }
        }
        self.done = Default::default();
        self.consents = Default::default();
    }

    /// Gives back what was kept, where the same is still asked.
    pub(super) fn give_back_answers(&mut self, kept: &[KeptAnswer]) {
        for KeptAnswer { seat, question, picks, by } in kept {
            let window = matches!(self.table.awaiting(), Awaiting::Poll { .. });
            if self.table.question(*seat) != *question || self.table.pending(*seat).is_some() {
                continue;
            }
            // Tried on a copy: what is given back must not become more than it was.
            let mut trial = self.table.copy();
            let fits = match (trial.batch(*seat, picks, None, *by, 0), by) {
                (Ok((_, Taken::Drafted)), By::Seat) => true,
                (Ok((_, Taken::Held)), By::Bot) => window,
                _ => false,
            };
            if fits {
                self.table = trial;
            }
        }
    }

    /// Plays an entry that another node has stored. False if it comes out differently.
    fn follow(&mut self, entry: &Entry) -> bool {
        let (table, seat, at) = (self.table.as_mut(), entry.seat, entry.at);
        let done = match &entry.deed {
            EntryKind::Picks(picks) => follow_picks(table, entry, picks),
            EntryKind::Withdraw => table.withdraw(seat, at).is_ok(),
            EntryKind::TakeBack(to) => table.take_back(*to, at).is_ok(),
            EntryKind::Agree => table.end(at).is_ok(),
            EntryKind::Leave => table.leave(seat, at).is_ok(),
            EntryKind::Cover => table.sit(seat, Sitter::Bot, at).is_ok(),
            EntryKind::Return => table.sit(seat, Sitter::Person, at).is_ok(),
            _ => false,
        };
        if !done || table.entries().last() != Some(entry) || table.entries().len() != self.stored_entries + 1 {
            return false;
        }
        let _ = table.take_entry_tokens();
        self.stored_entries += 1;
        self.last_entry_at = Instant::now();
        self.absent = self.absent.after(std::slice::from_ref(entry));
        if let Some(clocks) = &mut self.clocks {
            clocks.follow(self.table.as_ref(), std::slice::from_ref(entry), self.absent);
        }
        true
    }
}

fn follow_picks(table: &mut dyn AnyTable, entry: &Entry, picks: &[String]) -> bool {
    match table.batch(entry.seat, picks, entry.text.as_deref(), entry.by, entry.at) {
        Ok((taken, Taken::Entry(_))) => taken == picks.len(),
        // In a window: nobody else's answer waits here, so this one alone is released.
        Ok((taken, Taken::Held)) => taken == picks.len() && table.release_pending(entry.at).is_ok(),
        _ => false,
    }
}
