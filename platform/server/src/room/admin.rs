//! What an operator may do to a table: close it, free a seat, go back to an earlier entry, copy it.

use axum::http::StatusCode;
use serde_json::{Value, json};
use staffetta_kernel::Seat;
use staffetta_store::{NotificationKind, SeatKind, Status, StoreError, Write};

use super::Room;
use super::moves::running;
use super::notifying::notifying;
use crate::error::ApiError;
use crate::secrets;

/// An operator's action at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AdminAction {
    /// The table is over, with no result if it had none.
    Close,
    /// Whoever gets the new invitation takes the seat over, in mid-game too.
    Free(u8),
    /// Everything from this entry on is taken back.
    Rewind(u32),
    /// A copy, to try something there.
    Clone,
}

impl Room {
    pub(super) async fn administer(&mut self, action: AdminAction) -> Result<Value, ApiError> {
        let done = match action {
            AdminAction::Close => self.close_table().await,
            AdminAction::Free(seat) => self.free_seat(Seat(seat)).await,
            AdminAction::Rewind(to) => self.rewind(to).await,
            AdminAction::Clone => return self.clone_table().await,
        };
        self.broadcast_all();
        self.start_bots();
        done
    }

    pub(super) async fn close_table(&mut self) -> Result<Value, ApiError> {
        let told = self.told_to_all(NotificationKind::Over);
        self.services.store.write(notifying(Write::Close { table: self.id.clone() }, told)).await?;
        self.status = Status::Over;
        Ok(json!({ "status": "over" }))
    }

    async fn free_seat(&mut self, seat: Seat) -> Result<Value, ApiError> {
        let invitation = secrets::token()?;
        let hash = secrets::hash(&invitation);
        let write = Write::Free { table: self.id.clone(), seat: seat.0, invitation: hash };
        match self.services.store.write(write).await {
            Err(StoreError::Conflict(message)) => {
                return Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-seat", message));
            }
            done => done?,
        }
        let mut seats = self.seats.clone();
        if let Some(row) = seats.get_mut(seat.at()) {
            (row.token, row.invitation) = (None, Some(hash));
        }
        self.take_seats(seats);
        Ok(json!({ "seat": seat.0, "invitation": invitation }))
    }

    async fn rewind(&mut self, to: u32) -> Result<Value, ApiError> {
        let refused = |code: &str, message: String| ApiError::new(StatusCode::CONFLICT, code, message);
        let at = self.now();
        let play = running(&mut self.play, self.status)
            .map_err(|rejection| refused(&rejection.code, rejection.message.clone()))?;
        let entry = play.table.take_back(to, at).map_err(|rejection| refused("bad-entry", rejection.to_string()))?;
        self.persist(None).await?;
        Ok(json!({ "entry": entry }))
    }

    /// Copies the table under another id, with a secret of its own and a new invitation to every person's seat.
    async fn clone_table(&mut self) -> Result<Value, ApiError> {
        let (copy, secret) = (secrets::table_id()?, secrets::token()?);
        let invitations: Vec<String> = self.seats.iter().map(|_| secrets::token()).collect::<Result<_, _>>()?;
        let write = Write::Clone {
            table: self.id.clone(),
            copy: copy.clone(),
            secret,
            created: self.now(),
            invitations: invitations.iter().map(|invitation| secrets::hash(invitation)).collect(),
        };
        self.services.store.write(write).await?;
        let people = self.seats.iter().zip(invitations).enumerate().filter(|(_, (row, _))| row.kind != SeatKind::Bot);
        let seats = people.map(|(seat, (_, invitation))| json!({ "seat": seat, "invitation": invitation }));
        Ok(json!({ "id": copy, "seats": seats.collect::<Vec<_>>() }))
    }
}
