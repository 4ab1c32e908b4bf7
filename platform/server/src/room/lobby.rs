//! Before the game: seats are taken, everybody adds to the seed, the table is set up.

use axum::http::StatusCode;
use staffetta_kernel::record::Seated;
use staffetta_kernel::{Dice, Head, Record, Seat, Setup, fair};
use staffetta_store::{Append, SeatKind, Status, StoreError, Write};

use super::moves::Done;
use super::once::Author;
use super::{Fail, InPlay, Room, now};
use crate::problem::Trouble;
use crate::protocol::{ClaimSeat, ClaimedSeat, Refusal};
use crate::secrets;

/// The most characters of a name.
const MOST_NAME: usize = 40;
/// The most characters that a person may add to the seed.
const MOST_CONTRIBUTION: usize = 128;

/// A name fit to be shown.
pub(crate) fn name(given: &str) -> Result<String, Trouble> {
    let name = given.trim();
    let long = name.chars().count();
    if long == 0 || long > MOST_NAME || name.chars().any(char::is_control) {
        return Err(Trouble::bad("bad-name", format!("a name has 1 to {MOST_NAME} characters on one line")));
    }
    Ok(name.to_owned())
}

impl Room {
    pub(super) async fn claim(&mut self, seat: u8, claim: ClaimSeat) -> Result<ClaimedSeat, Trouble> {
        let name = name(&claim.name)?;
        let taken =
            || Trouble::new(StatusCode::CONFLICT, "seat-taken", format!("somebody sits in seat {seat} already"));
        let Some(row) = self.seats.get(usize::from(seat)) else {
            let message = format!("the table has {} seats, numbered from 0", self.seats.len());
            return Err(Trouble::new(StatusCode::NOT_FOUND, "unknown-seat", message));
        };
        if row.kind == SeatKind::Bot || row.token.is_some() {
            return Err(taken());
        }
        if row.invitation != Some(secrets::hash(&claim.invitation)) {
            let message = "this is not the invitation to that seat; ask whoever opened the table for it";
            return Err(Trouble::new(StatusCode::FORBIDDEN, "wrong-invitation", message));
        }
        let token = secrets::token()?;
        let hash = secrets::hash(&token);
        let write = Write::Claim { table: self.id.clone(), seat, name: name.clone(), token: hash };
        match self.house.store.write(write).await {
            Ok(()) => {}
            Err(StoreError::Conflict(_)) => {
                self.reload().await;
                return Err(taken());
            }
            Err(error) => return Err(error.into()),
        }
        if let Some(row) = self.seats.get_mut(usize::from(seat)) {
            row.name = Some(name);
            row.token = Some(hash);
        }
        Ok(ClaimedSeat { seat, token })
    }

    /// The seat is given up; whoever has its invitation may take it.
    pub(super) async fn vacate(&mut self, seat: Seat) -> Result<Done, Fail> {
        let Some(row) = self.seats.get_mut(seat.at()).filter(|row| row.invitation.is_some()) else {
            let message = "this seat belongs to the screen that opened the table";
            return Err(Refusal::new("no-invitation", message).into());
        };
        self.house.store.write(Write::Vacate { table: self.id.clone(), seat: seat.0 }).await?;
        row.name = None;
        row.token = None;
        row.contribution = None;
        self.guests.unseat(seat);
        self.once.forget(Author::Seat(seat.0));
        Ok(Done::all())
    }

    /// The seat is ready and adds to the seed.
    pub(super) async fn contribute(&mut self, seat: Seat, contribution: &str) -> Result<Done, Fail> {
        if self.status != Status::Open {
            return Err(Refusal::new("already-running", "the game has begun").into());
        }
        let long = contribution.chars().count();
        if long == 0 || long > MOST_CONTRIBUTION {
            let message = format!("a contribution has 1 to {MOST_CONTRIBUTION} characters");
            return Err(Refusal::new("bad-contribution", message).into());
        }
        let row = self.seats.get_mut(seat.at()).filter(|row| row.contribution.is_none());
        let Some(row) = row else {
            return Err(Refusal::new("already-ready", "this seat is ready already").into());
        };
        let contribution = contribution.to_owned();
        let write = Write::Contribute { table: self.id.clone(), seat: seat.0, contribution: contribution.clone() };
        self.house.store.write(write).await?;
        row.contribution = Some(contribution);
        self.begin_if_ready().await?;
        Ok(Done::all())
    }

    /// Sets the table up once everybody is ready.
    pub(super) async fn begin_if_ready(&mut self) -> Result<(), StoreError> {
        let ready = |seat: &staffetta_store::SeatRow| seat.kind == SeatKind::Bot || seat.contribution.is_some();
        if self.status != Status::Open || !self.seats.iter().all(ready) {
            return Ok(());
        }
        let contributions: Vec<String> =
            self.seats.iter().map(|seat| seat.contribution.clone().unwrap_or_default()).collect();
        let seed = fair::seed(&self.secret, &contributions);
        let sat = |seat: &staffetta_store::SeatRow| Seated {
            name: seat.name.clone().unwrap_or_default(),
            bot: seat.bot.clone(),
        };
        let head = Head {
            seats: self.seats.iter().map(sat).collect(),
            commitment: Some(fair::commitment(&self.secret)),
            contributions,
            secret: Some(self.secret.clone()),
        };
        let table = match self.game.open(&Setup::from(self.setup.clone()), Dice::Seed(seed), head, now()) {
            Ok(table) => table,
            Err(fault) => {
                // The set-up was checked when the table was opened, so this is the program's fault.
                self.broken = Some(Trouble::internal(fault.code, fault.to_string()));
                return Ok(());
            }
        };
        let record = table.record();
        let over = table.awaiting().outcome().is_some();
        let entries = record.entries.iter().map(|entry| (entry.clone(), None)).collect();
        let head = Record { entries: Vec::new(), secret: None, seed: None, result: None, ..record };
        let append = Append { head: Some(Box::new(head)), entries, intents: Vec::new(), over };
        let play = InPlay::new(table, append.entries.len());
        if let Err(error) = self.house.store.write(Write::Append(self.id.clone(), append)).await {
            self.reload().await;
            return Err(error);
        }
        self.status = if over { Status::Over } else { Status::Running };
        self.play = Some(play);
        Ok(())
    }
}
