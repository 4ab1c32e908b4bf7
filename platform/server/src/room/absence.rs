//! Who is away from a running game: those who have resigned for good, and those for whom a bot plays until they return.
//! Both stand in the record, so both outlive a restart.

use staffetta_kernel::record::{Entry, EntryKind};
use staffetta_kernel::{Seat, Seats, Sitter};

use super::moves::{Accepted, running};
use super::{RequestError, Room};
use crate::error::ApiError;
use crate::protocol::{Rejection, TakenAs};

/// Who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Absent {
    /// Who has resigned for good.
    pub(super) left: Seats,
    /// For whom a bot plays.
    pub(super) covered: Seats,
}

impl Absent {
    /// Who is away after these entries too.
    pub(super) fn after(self, entries: &[Entry]) -> Self {
        entries.iter().fold(self, |absent, entry| match entry.deed {
            EntryKind::Leave => Self { left: absent.left.with(entry.seat), ..absent },
            EntryKind::Cover => Self { covered: absent.covered.with(entry.seat), ..absent },
            EntryKind::Return => Self { covered: absent.covered.without(entry.seat), ..absent },
            _ => absent,
        })
    }
}

impl Room {
    /// A bot plays for the seat until its person takes it over again.
    pub(super) async fn cover(&mut self, seat: Seat, token: &str) -> Result<Accepted, RequestError> {
        let play = running(&mut self.play, self.status)?;
        if play.absent.left.has(seat) {
            return Err(Rejection::new("already-left", "this seat has left already").into());
        }
        if play.absent.covered.has(seat) {
            return Err(Rejection::new("already-covered", "a bot plays for this seat already").into());
        }
        self.sit(seat, Sitter::Bot, token).await
    }

    /// The person plays on.
    pub(super) async fn come_back(&mut self, seat: Seat, token: &str) -> Result<Accepted, RequestError> {
        let play = running(&mut self.play, self.status)?;
        if !play.absent.covered.has(seat) {
            return Err(Rejection::new("not-covered", "no bot plays for this seat").into());
        }
        // What the bot has chosen and not played counts for nothing.
        play.bot_answers[seat.at()] = None;
        play.table.discard_draft(seat);
        self.sit(seat, Sitter::Person, token).await
    }

    async fn sit(&mut self, seat: Seat, sitter: Sitter, token: &str) -> Result<Accepted, RequestError> {
        let at = self.now();
        let play = running(&mut self.play, self.status)?;
        let entry = play.table.sit(seat, sitter, at)?;
        self.persist(Some((seat, token))).await?;
        Ok(Accepted { taken: Some(TakenAs::Entry), entry: Some(entry), ..Accepted::all() })
    }

    /// A bot covers a seat whose person is about to be deleted.
    pub(super) async fn cover_for_good(&mut self, seat: u8) -> Result<(), ApiError> {
        match self.cover(Seat(seat), "").await {
            // Covered, resigned or over already: nobody waits for the seat.
            Ok(_) | Err(RequestError::Rejected(_)) => {}
            Err(RequestError::Store(error)) => return Err(error.into()),
        }
        self.broadcast_all();
        self.start_bots();
        Ok(())
    }

    /// Who sits where was changed behind the room's back.
    pub(super) async fn reseat(&mut self) {
        let names = |room: &Self| {
            let head = room.play.as_ref().map(|play| play.table.head().seats.clone());
            head.unwrap_or_default().into_iter().map(|seat| seat.name).collect::<Vec<_>>()
        };
        match self.services.store.load(&self.id, u32::MAX).await {
            Ok(Some(loaded)) => {
                let head = loaded.table.head.iter().flat_map(|head| &head.seats).map(|seat| seat.name.as_str());
                if head.eq(names(self).iter().map(String::as_str)) {
                    self.take_seats(loaded.seats);
                    self.take_rests(&loaded.rests).await;
                } else {
                    // A name in the record is another: the table is played again under it.
                    self.reload().await;
                }
            }
            Ok(None) => self.failed = Some(ApiError::unknown_table(&self.id)),
            Err(error) => tracing::warn!(table = self.id, %error, "it could not be read who sits where"),
        }
        self.broadcast_all();
        self.start_bots();
    }
}
