//! The REST endpoint that says what a finished game asked of chance, so that the browser can derive what came.

use axum::Json;
use axum::extract::{Path, State};
use staffetta_kernel::{Fault, Record};
use staffetta_registry::AnyGame;

use super::frames::replaying;
use super::games::find;
use crate::error::ApiError;
use crate::protocol::EntryChance;
use crate::room::Command;
use crate::router::AppState;

/// `GET /api/tables/{id}/chance`: only of a finished game, for the cards of a pile are listed as they lay.
pub(crate) async fn asked(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<Vec<EntryChance>>, ApiError> {
    let record = app.rooms.ask(&id, Command::Record).await?;
    let game = find(app.config.games, &record.game)?;
    let asked = replaying(&app, move || asked_in(game, &record)).await?;
    asked.map(Json).map_err(ApiError::of_the_program)
}

/// What each entry asked of chance, where it asked for anything.
fn asked_in(game: &dyn AnyGame, record: &Record) -> Result<Vec<EntryChance>, Fault> {
    let mut replayer = game.replayer(record)?;
    let mut asked = Vec::new();
    for (at, entry) in record.entries.iter().enumerate() {
        if at > 0 {
            replayer.step()?;
        }
        if !entry.fell.is_empty() {
            let of_entry = replayer.table().asked().iter().cloned().map(Into::into).collect();
            asked.push(EntryChance { entry: entry.number, asked: of_entry });
        }
    }
    Ok(asked)
}
