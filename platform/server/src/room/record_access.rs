//! Access to records: who may have the record of a table, and as which viewer a running game may be replayed.

use axum::http::StatusCode;
use staffetta_kernel::{Record, Viewer};
use staffetta_store::Status;

use super::{Asker, InPlay, Room};
use crate::error::ApiError;

impl Room {
    pub(super) fn finished_record(&self) -> Result<Record, ApiError> {
        match &self.play {
            Some(play) if self.status == Status::Over => Ok(play.record()),
            _ => {
                let message = "the record is shown when the game is over: it tells every hand";
                Err(ApiError::new(StatusCode::CONFLICT, "not-over", message))
            }
        }
    }

    /// The record so far, if whoever asks may replay it as this viewer.
    pub(super) fn record_for(&self, viewer: Viewer, asker: &Asker) -> Result<Record, ApiError> {
        let Some(play) = &self.play else {
            return Err(ApiError::new(StatusCode::CONFLICT, "not-begun", "the game has not begun"));
        };
        if let Viewer::Seat(seat) = viewer
            && seat.at() >= self.seats.len()
        {
            let message = format!("the table has {} seats, numbered from 0", self.seats.len());
            return Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-seat", message));
        }
        if self.status == Status::Running {
            match viewer {
                Viewer::Crowd if self.terms.watched || self.plays(asker) => {}
                Viewer::Crowd => {
                    let message = "those who play here do not want to be watched";
                    return Err(ApiError::new(StatusCode::FORBIDDEN, "no-spectators", message));
                }
                Viewer::Open => {
                    let message = "all hands are shown when the game is over";
                    return Err(ApiError::new(StatusCode::FORBIDDEN, "not-over", message));
                }
                Viewer::Seat(seat) => {
                    if !self.holds(asker, seat) {
                        let message = "while the game runs a seat is seen by its holder only: send its token";
                        return Err(ApiError::new(StatusCode::FORBIDDEN, "not-your-seat", message));
                    }
                }
            }
        }
        Ok(play.record())
    }
}

impl InPlay {
    /// The record. Where its chance does not follow from the seed it tells none: nobody can check what does not fit.
    fn record(&self) -> Record {
        let record = self.table.record();
        if self.derivable { record } else { Record { secret: None, seed: None, ..record } }
    }
}
