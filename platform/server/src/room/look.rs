//! Looking back: the record of a finished game, and with whose eyes a running one may be seen again.

use axum::http::StatusCode;
use staffetta_kernel::{Record, Seat, Viewer};
use staffetta_store::{Status, TokenHash};

use super::Room;
use crate::problem::Trouble;

/// With whose eyes somebody looks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Eyes(pub(crate) Viewer);

impl Eyes {
    /// `crowd`, `open`, or a seat's number.
    pub(crate) fn parse(word: &str) -> Result<Self, Trouble> {
        let viewer = match word {
            "crowd" => Some(Viewer::Crowd),
            "open" => Some(Viewer::Open),
            seat => seat.parse().ok().map(|seat| Viewer::Seat(Seat(seat))),
        };
        let message = || format!("'{word}' is no viewer: crowd, open or a seat's number");
        viewer.map(Self).ok_or_else(|| Trouble::bad("bad-viewer", message()))
    }
}

impl Room {
    pub(super) fn finished_record(&self) -> Result<Record, Trouble> {
        match &self.play {
            Some(play) if self.status == Status::Over => Ok(play.table.record()),
            _ => {
                let message = "the record is shown when the game is over: it tells every hand";
                Err(Trouble::new(StatusCode::CONFLICT, "not-over", message))
            }
        }
    }

    /// The record so far, if whoever asks may look at it with these eyes.
    pub(super) fn look_back(&self, eyes: Eyes, token: Option<TokenHash>) -> Result<Record, Trouble> {
        let Some(play) = &self.play else {
            return Err(Trouble::new(StatusCode::CONFLICT, "not-begun", "the game has not begun"));
        };
        if let Viewer::Seat(seat) = eyes.0
            && seat.at() >= self.seats.len()
        {
            let message = format!("the table has {} seats, numbered from 0", self.seats.len());
            return Err(Trouble::new(StatusCode::NOT_FOUND, "unknown-seat", message));
        }
        if self.status == Status::Running {
            match eyes.0 {
                Viewer::Crowd => {}
                Viewer::Open => {
                    let message = "all hands are shown when the game is over";
                    return Err(Trouble::new(StatusCode::FORBIDDEN, "not-over", message));
                }
                Viewer::Seat(seat) => {
                    let own = self.seats.get(seat.at()).and_then(|row| row.token);
                    if own.is_none() || own != token {
                        let message = "while the game runs a seat is seen by its holder only: send its token";
                        return Err(Trouble::new(StatusCode::FORBIDDEN, "not-your-seat", message));
                    }
                }
            }
        }
        Ok(play.table.record())
    }
}
