//! Loading a room from the store: its rows, its replayed table, early answers and standing orders.

use axum::http::StatusCode;
use staffetta_kernel::record::{By, Entry};
use staffetta_kernel::{Fault, MAX_SEATS, Mode, Record, Seat, Taken, fair};
use staffetta_registry::AnyGame;
use staffetta_store::{SeatRow, StoredTable};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::absence::Absent;
use super::clocks::{Clocks, rests_of};
use super::idempotency::AnsweredRequests;
use super::last_states::LastStates;
use super::news::Elsewhere;
use super::owner::{origin, pace};
use super::persist::{DoneRequest, Intent};
use super::{Command, Connections, InPlay, Room, Services};
use crate::error::ApiError;
use crate::protocol::{Origin, ServerMessage, TakenAs};

impl Room {
    pub(super) async fn load(id: String, services: Services, mailbox: mpsc::Sender<Command>) -> Result<Self, ApiError> {
        let loaded = services.store.load(&id, 0).await?.ok_or_else(|| ApiError::unknown_table(&id))?;
        let game = services.games.iter().copied().find(|game| game.about().id == loaded.table.game);
        let Some(game) = game else {
            let message = format!("this server does not know the game '{}'", loaded.table.game);
            return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "unknown-game", message));
        };
        let mut room = Self {
            id,
            services,
            mailbox,
            game,
            setup: loaded.table.setup.clone(),
            commitment: fair::commitment(&loaded.table.secret),
            secret: loaded.table.secret.clone(),
            created: loaded.table.created,
            status: loaded.table.status,
            terms: loaded.table.terms.clone(),
            seats: Vec::new(),
            rests: rests_of(&loaded.rests),
            play: None,
            last_line: 0,
            connections: Connections::default(),
            last_states: LastStates::default(),
            elsewhere: Elsewhere::default(),
            announced_at: Instant::now(),
            answered_requests: AnsweredRequests::default(),
            failed: None,
        };
        room.apply(loaded).await?;
        Ok(room)
    }

    /// Begins again from what the store has, because something could not be written.
    pub(super) async fn reload(&mut self) {
        let kept = self.play.as_ref().map(InPlay::keep_answers).unwrap_or_default();
        let loaded = match self.services.store.load(&self.id, 0).await {
            Ok(Some(loaded)) => self.apply(loaded).await,
            Ok(None) => Err(ApiError::unknown_table(&self.id)),
            Err(error) => Err(error.into()),
        };
        self.failed = loaded.err();
        if let Some(play) = &mut self.play {
            play.give_back_answers(&kept);
        }
    }

    pub(super) async fn apply(&mut self, loaded: StoredTable) -> Result<(), ApiError> {
        self.status = loaded.table.status;
        self.terms = loaded.table.terms.clone();
        self.rests = rests_of(&loaded.rests);
        self.take_seats(loaded.seats.clone());
        self.pass_on_chat(loaded.last_line).await;
        self.remember_entries(&loaded.entries);
        self.play = None;
        if loaded.table.head.is_some() {
            let game = self.game;
            let revived = tokio::task::spawn_blocking(move || replay_stored(game, loaded)).await;
            let play = revived.map_err(|error| ApiError::internal("table-panicked", error.to_string()))?;
            let play = play.map_err(|fault| {
                ApiError::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    fault.code,
                    format!("the table cannot be loaded: {fault}"),
                )
            })?;
            self.play = Some(play);
            self.remember_intents();
        }
        Ok(())
    }

    /// Takes over who sits where; whoever has lost a seat holds it no more.
    pub(super) fn take_seats(&mut self, seats: Vec<SeatRow>) {
        for (seat, (before, after)) in self.seats.iter().zip(&seats).enumerate() {
            if before.token.is_some() && before.token != after.token {
                self.connections.release_seat(Seat(seat as u8));
                self.answered_requests.forget(Seat(seat as u8));
            }
        }
        self.seats = seats;
    }

    /// Requests that have become entries are known by their tokens.
    pub(super) fn remember_entries(&mut self, entries: &[(Entry, Option<String>)]) {
        for (entry, token) in entries {
            let Some(token) = token else { continue };
            let answer = ServerMessage::Ack {
                token: token.clone(),
                taken: Some(TakenAs::Entry),
                entry: Some(entry.number),
                picks: None,
                order: None,
            };
            self.answered_requests.remember(entry.seat, token, answer);
        }
    }

    /// And so are those that have left an answer that waits, or an order.
    pub(super) fn remember_intents(&mut self) {
        let Some(play) = &self.play else { return };
        for seat in (0..MAX_SEATS as u8).map(Seat) {
            let pending = play.table.pending(seat);
            if let Some((pending, token)) =
                pending.as_ref().and_then(|pending| Some((pending, pending.token.as_ref()?)))
            {
                let answer = ServerMessage::Ack {
                    token: token.clone(),
                    taken: Some(TakenAs::Held),
                    entry: None,
                    picks: Some(pending.picks.len() as u32),
                    order: None,
                };
                self.answered_requests.remember(seat, token, answer);
            }
            for done in &play.done[seat.at()] {
                let answer = ServerMessage::Ack {
                    token: done.token.clone(),
                    taken: None,
                    entry: None,
                    picks: None,
                    order: done.order,
                };
                self.answered_requests.remember(seat, &done.token, answer);
            }
        }
    }
}

/// Intents by the place of their seat.
pub(super) fn by_seat(intents: Vec<(u8, String)>) -> [Option<String>; MAX_SEATS] {
    let mut by_seat: [Option<String>; MAX_SEATS] = Default::default();
    for (seat, body) in intents {
        if let Some(place) = by_seat.get_mut(usize::from(seat)) {
            *place = Some(body);
        }
    }
    by_seat
}

/// Replays the stored entries with the chance that they record; early answers and standing orders are given again.
fn replay_stored(game: &'static dyn AnyGame, loaded: StoredTable) -> Result<InPlay, Fault> {
    let origin = origin(&loaded.table.terms);
    let brought = matches!(origin, Some(Origin::Upload));
    let (secret, pace) = (loaded.table.secret, pace(&loaded.table.terms));
    let Some(head) = loaded.table.head else {
        return Err(Fault::new("corrupt-record", "head", "the table was never set up"));
    };
    let derivable = match origin {
        None => true,
        Some(Origin::Upload) => head.seed.is_some(),
        Some(Origin::Branch { .. }) => false,
    };
    let seed = fair::seed(&secret, &head.contributions);
    let entries: Vec<Entry> = loaded.entries.into_iter().map(|(entry, _)| entry).collect();
    let absent = Absent::default().after(&entries);
    let stored_entries = entries.len();
    let record = if brought {
        // It came with everything, or with less: nothing of this house is added.
        Record { entries, ..head }
    } else {
        Record { secret: Some(secret), seed: None, result: None, entries, ..head }
    };
    let clocks = pace.map(|pace| Clocks::replayed(pace, rests_of(&loaded.rests), game, &record)).transpose()?;
    let table = game.replay(&record, Mode::Follow, Some(seed))?;
    let mut play = InPlay::new(table, stored_entries);
    play.absent = absent;
    play.clocks = clocks;
    play.derivable = derivable;
    for (seat, body) in &loaded.intents {
        let Ok(intent) = serde_json::from_str::<Intent>(body) else {
            return Err(Fault::new("corrupt-record", format!("intents of seat {seat}"), "unreadable"));
        };
        play.restore(Seat(*seat), intent);
    }
    play.stored_intents = by_seat(loaded.intents);
    Ok(play)
}

impl InPlay {
    pub(super) fn new(table: Box<dyn staffetta_kernel::AnyTable>, stored_entries: usize) -> Self {
        Self {
            table,
            stored_entries,
            stored_intents: Default::default(),
            done: Default::default(),
            consents: [None; MAX_SEATS],
            absent: Absent::default(),
            clocks: None,
            derivable: true,
            last_entry_at: Instant::now(),
            thinking: [None; MAX_SEATS],
            turn_times: Default::default(),
            hinting: [None; MAX_SEATS],
            bot_answers: Default::default(),
            retry_at: None,
        }
    }

    pub(super) fn restore(&mut self, seat: Seat, intent: Intent) {
        if let Some(consent) = self.consents.get_mut(seat.at()) {
            *consent = intent.consent;
        }
        // An order of an action that no longer exists is gone with the action.
        let numbers: Vec<_> = intent.orders.into_iter().map(|order| self.table.order(seat, order).ok()).collect();
        if let Some(known) = self.done.get_mut(seat.at()) {
            // Orders are numbered anew: where one stands tells which is meant.
            let number = |at: u32| numbers.get(at as usize).copied().flatten();
            let done = intent.done.into_iter().map(|done| DoneRequest { order: done.order.and_then(number), ..done });
            *known = done.collect();
        }
        if let Some(pending) = intent.answer.filter(|pending| pending.question == self.table.question(seat)) {
            // By the seat itself: what is recorded comes when the answer is released.
            match self.table.batch(seat, &pending.picks, None, By::Seat, 0) {
                Ok((_, Taken::Held)) => {
                    if let Some(token) = &pending.token {
                        self.table.set_pending_token(seat, token);
                    }
                }
                _ => self.table.discard_draft(seat),
            }
        }
    }
}
