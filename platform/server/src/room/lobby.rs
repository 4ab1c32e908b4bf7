//! The time before the game: seats are taken, everybody adds to the seed, the table is set up.

use axum::http::StatusCode;
use staffetta_kernel::record::Seated;
use staffetta_kernel::{Dice, Head, Record, Seat, Seats, Setup, fair, sit_bots};
use staffetta_store::{Append, NotificationKind, SeatKind, Status, StoreError, Write};

use super::clocks::Clocks;
use super::moves::Accepted;
use super::names::checked_name;
use super::notifying::notifying;
use super::owner::pace;
use super::persist::ending;
use super::{InPlay, RequestError, Room};
use crate::error::ApiError;
use crate::protocol::{ClaimSeat, ClaimedSeat, Rejection};
use crate::secrets;

/// The most characters that a person may add to the seed.
const MAX_CONTRIBUTION_CHARS: usize = 128;

impl Room {
    pub(super) async fn claim(
        &mut self,
        seat: u8,
        claim: ClaimSeat,
        person: Option<String>,
        called: bool,
    ) -> Result<ClaimedSeat, ApiError> {
        let name = checked_name(&claim.name)?;
        let chosen = claim.token.map(secrets::checked_token).transpose()?;
        let taken =
            || ApiError::new(StatusCode::CONFLICT, "seat-taken", format!("somebody sits in seat {seat} already"));
        let Some(row) = self.seats.get(usize::from(seat)) else {
            let message = format!("the table has {} seats, numbered from 0", self.seats.len());
            return Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-seat", message));
        };
        // Whoever holds the seat and the invitation has sent the claim before, and was not answered.
        let again = chosen.as_deref().is_some_and(|chosen| row.token == Some(secrets::hash(chosen)));
        if row.kind == SeatKind::Bot || (row.token.is_some() && !again) {
            return Err(taken());
        }
        // At a public table whoever comes may take a free seat, and whoever was invited by name theirs, before the game
        // begins.
        let for_all = (self.terms.public || called) && self.status == Status::Open && row.kind == SeatKind::Person;
        if row.invitation != Some(secrets::hash(&claim.invitation)) && !(for_all && claim.invitation.is_empty()) {
            let message = "this is not the invitation to that seat; ask whoever opened the table for it";
            return Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-invitation", message));
        }
        let token = chosen.map_or_else(secrets::token, Ok)?;
        if again {
            return Ok(ClaimedSeat { seat, token });
        }
        let hash = secrets::hash(&token);
        let (table, sitting) = (self.id.clone(), person.clone());
        let write = Write::Claim { table, seat, name: name.clone(), token: hash, person: sitting };
        let write = notifying(write, self.told_of_seat(seat, person.as_deref()));
        match self.services.store.write(write).await {
            Ok(()) => {}
            Err(StoreError::Conflict(_)) => {
                self.reload().await;
                // It may have been this very claim, sent again to another node.
                let now = self.seats.get(usize::from(seat)).and_then(|row| row.token);
                return if now == Some(hash) { Ok(ClaimedSeat { seat, token }) } else { Err(taken()) };
            }
            Err(error) => return Err(error.into()),
        }
        if let Some(row) = self.seats.get_mut(usize::from(seat)) {
            row.name = Some(name);
            row.token = Some(hash);
            row.person = person;
        }
        Ok(ClaimedSeat { seat, token })
    }

    /// The seat is given up; whoever has its invitation may take it.
    pub(super) async fn vacate(&mut self, seat: Seat) -> Result<Accepted, RequestError> {
        let row = self.seats.get_mut(seat.at()).filter(|row| row.invitation.is_some());
        let Some((row, token)) = row.and_then(|row| row.token.map(|token| (row, token))) else {
            let message = "this seat belongs to the screen that opened the table";
            return Err(Rejection::new("no-invitation", message).into());
        };
        let write = Write::Vacate { table: self.id.clone(), seat: seat.0, token };
        if let Err(error) = self.services.store.write(write).await {
            self.reload().await;
            return Err(error.into());
        }
        row.name = None;
        row.token = None;
        row.contribution = None;
        row.person = None;
        self.connections.release_seat(seat);
        self.answered_requests.forget(seat);
        self.pass_on_from(seat).await?;
        Ok(Accepted::all())
    }

    /// The seat is ready and adds to the seed.
    pub(super) async fn contribute(&mut self, seat: Seat, contribution: &str) -> Result<Accepted, RequestError> {
        let given = self.seats.get(seat.at()).and_then(|row| row.contribution.as_deref());
        if given == Some(contribution) {
            // Sent again, perhaps to a server that was started anew in between.
            return Ok(Accepted::nobody());
        }
        if self.status != Status::Open {
            return Err(Rejection::new("already-running", "the game has begun").into());
        }
        let long = contribution.chars().count();
        if long == 0 || long > MAX_CONTRIBUTION_CHARS || contribution.contains('\0') {
            let message = format!("a contribution has 1 to {MAX_CONTRIBUTION_CHARS} characters");
            return Err(Rejection::new("bad-contribution", message).into());
        }
        let row = self.seats.get_mut(seat.at()).filter(|row| row.contribution.is_none());
        let Some((row, token)) = row.and_then(|row| row.token.map(|token| (row, token))) else {
            return Err(Rejection::new("already-ready", "this seat is ready already").into());
        };
        let contribution = contribution.to_owned();
        let (table, added) = (self.id.clone(), contribution.clone());
        let write = Write::Contribute { table, seat: seat.0, token, contribution: added };
        if let Err(error) = self.services.store.write(write).await {
            self.reload().await;
            return Err(error.into());
        }
        row.contribution = Some(contribution);
        // Others may have become ready at other nodes: the last to write sees all of them.
        self.catch_up().await;
        self.begin_if_ready().await?;
        Ok(Accepted::all())
    }

    /// Sets the table up once everybody is ready.
    pub(super) async fn begin_if_ready(&mut self) -> Result<(), StoreError> {
        let bot_answers = |seat: &staffetta_store::SeatRow| seat.kind == SeatKind::Bot || seat.contribution.is_some();
        if self.status != Status::Open || !self.seats.iter().all(bot_answers) {
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
        let at = self.now();
        let table = match self.game.open(&Setup::from(self.setup.clone()), Dice::Seed(seed), head, at) {
            Ok(mut table) => {
                let bots = (0u8..).map(Seat).zip(&self.seats).filter(|(_, row)| row.kind == SeatKind::Bot);
                if let Err(rejection) = sit_bots(table.as_mut(), bots.map(|(seat, _)| seat), at) {
                    tracing::error!(table = self.id, %rejection, "the rules could not be told which seats bots play");
                }
                table
            }
            Err(fault) => {
                // The set-up was checked when the table was opened, so this is the program's fault.
                self.failed = Some(ApiError::internal(fault.code, fault.to_string()));
                return Ok(());
            }
        };
        let record = table.record();
        let over = ending(table.as_ref(), Seats::NONE, at);
        let entries = record.entries.iter().map(|entry| (entry.clone(), None)).collect();
        let head = Record { entries: Vec::new(), secret: None, seed: None, result: None, ..record };
        let append =
            Append { head: Some(Box::new(head)), entries, intents: Vec::new(), behind: 0, over, waiting: None };
        let is_over = append.over.is_some();
        let mut play = InPlay::new(table, append.entries.len());
        play.clocks = pace(&self.terms).map(|pace| Clocks::begin(pace, self.rests.clone(), play.table.as_ref()));
        let waiting = self.keeps_waiting().then(|| play.waiting(self.people(), play.clocks.as_ref(), at));
        let append = Append { waiting, ..append };
        let kind = if is_over { NotificationKind::Over } else { NotificationKind::Begun };
        let write = notifying(Write::Append(self.id.clone(), append), self.told_to_all(kind));
        if let Err(error) = self.services.store.write(write).await {
            self.reload().await;
            return Err(error);
        }
        self.status = if is_over { Status::Over } else { Status::Running };
        self.play = Some(play);
        Ok(())
    }
}
