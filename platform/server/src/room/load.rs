//! From the store to a live table.

use axum::http::StatusCode;
use staffetta_kernel::record::{By, Entry, EntryKind};
use staffetta_kernel::{Fault, MAX_SEATS, Mode, Record, Seat, Seats, Taken, fair};
use staffetta_registry::AnyGame;
use staffetta_store::Loaded;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::once::{Author, Once};
use super::settle::Intent;
use super::{Command, Guests, House, InPlay, Room};
use crate::problem::Trouble;
use crate::protocol::{ServerMessage, TakenAs};

impl Room {
    pub(super) async fn load(id: String, house: House, mailbox: mpsc::Sender<Command>) -> Result<Self, Trouble> {
        let loaded = house.store.load(&id).await?.ok_or_else(|| Trouble::unknown_table(&id))?;
        let game = house.games.iter().copied().find(|game| game.about().id == loaded.table.game);
        let Some(game) = game else {
            let message = format!("this server does not know the game '{}'", loaded.table.game);
            return Err(Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "unknown-game", message));
        };
        let mut room = Self {
            id,
            house,
            mailbox,
            game,
            setup: loaded.table.setup.clone(),
            secret: loaded.table.secret.clone(),
            created: loaded.table.created,
            status: loaded.table.status,
            seats: Vec::new(),
            play: None,
            last_line: 0,
            guests: Guests::default(),
            once: Once::default(),
            broken: None,
        };
        room.take(loaded).await?;
        Ok(room)
    }

    /// Begins again from what the store has, because something could not be written.
    pub(super) async fn reload(&mut self) {
        let loaded = match self.house.store.load(&self.id).await {
            Ok(Some(loaded)) => self.take(loaded).await,
            Ok(None) => Err(Trouble::unknown_table(&self.id)),
            Err(error) => Err(error.into()),
        };
        self.broken = loaded.err();
    }

    async fn take(&mut self, loaded: Loaded) -> Result<(), Trouble> {
        self.status = loaded.table.status;
        self.seats.clone_from(&loaded.seats);
        self.last_line = loaded.last_line;
        for (entry, token) in &loaded.entries {
            if let Some(token) = token {
                let answer = ServerMessage::Ack {
                    token: token.clone(),
                    taken: Some(TakenAs::Entry),
                    entry: Some(entry.number),
                    picks: None,
                    order: None,
                };
                self.once.remember(Author::Seat(entry.seat.0), token, answer);
            }
        }
        self.play = None;
        if loaded.table.head.is_some() {
            let game = self.game;
            let revived = tokio::task::spawn_blocking(move || revive(game, loaded)).await;
            let play = revived.map_err(|error| Trouble::internal("table-panicked", error.to_string()))?;
            let play = play.map_err(|fault| {
                Trouble::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    fault.code,
                    format!("the table cannot be loaded: {fault}"),
                )
            })?;
            for (seat, held) in play.held.iter().enumerate() {
                if let Some((held, token)) = held.as_ref().and_then(|held| Some((held, held.token.as_ref()?))) {
                    let answer = ServerMessage::Ack {
                        token: token.clone(),
                        taken: Some(TakenAs::Held),
                        entry: None,
                        picks: Some(held.picks.len() as u32),
                        order: None,
                    };
                    self.once.remember(Author::Seat(seat as u8), token, answer);
                }
            }
            self.play = Some(play);
        }
        Ok(())
    }
}

/// Replays the entries as they fell; early answers and standing orders are given again.
fn revive(game: &'static dyn AnyGame, loaded: Loaded) -> Result<InPlay, Fault> {
    let secret = loaded.table.secret;
    let Some(head) = loaded.table.head else {
        return Err(Fault::new("corrupt-record", "head", "the table was never set up"));
    };
    let seed = fair::seed(&secret, &head.contributions);
    let entries: Vec<Entry> = loaded.entries.into_iter().map(|(entry, _)| entry).collect();
    let left: Seats = entries.iter().filter(|entry| entry.deed == EntryKind::Leave).map(|entry| entry.seat).collect();
    let stored = entries.len();
    let record = Record { secret: Some(secret), seed: None, result: None, entries, ..head };
    let table = game.replay(&record, Mode::Follow, Some(seed))?;
    let mut play = InPlay::new(table, stored);
    play.left = left;
    for (seat, body) in loaded.intents {
        let Ok(intent) = serde_json::from_str::<Intent>(&body) else {
            return Err(Fault::new("corrupt-record", format!("intents of seat {seat}"), "unreadable"));
        };
        play.restore(Seat(seat), intent);
        if let Some(kept) = play.kept.get_mut(usize::from(seat)) {
            *kept = Some(body);
        }
    }
    Ok(play)
}

impl InPlay {
    pub(super) fn new(table: Box<dyn staffetta_kernel::AnyTable>, stored: usize) -> Self {
        Self {
            table,
            stored,
            kept: Default::default(),
            held: Default::default(),
            left: Seats::NONE,
            since: Instant::now(),
            thinking: [None; MAX_SEATS],
            ready: Default::default(),
            again: None,
        }
    }

    fn restore(&mut self, seat: Seat, intent: Intent) {
        for order in intent.orders {
            // An order of an action that no longer exists is gone with the action.
            let _ = self.table.order(seat, order);
        }
        if let Some(held) = intent.answer.filter(|held| held.question == self.table.question(seat)) {
            // By the seat itself: what is recorded comes at the beat.
            match self.table.batch(seat, &held.picks, None, By::Seat, 0) {
                Ok((_, Taken::Held)) => self.held[seat.at()] = Some(held),
                _ => self.table.discard_draft(seat),
            }
        }
    }
}
