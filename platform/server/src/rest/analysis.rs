//! The REST endpoints of the analysis of a finished game.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::games::find;
use crate::analyses::Stage;
use crate::error::ApiError;
use crate::protocol::AnalysisState;
use crate::room::Command;
use crate::router::AppState;

/// `GET /api/tables/{id}/analysis`
pub(crate) async fn show(State(app): State<AppState>, Path(id): Path<String>) -> Result<Json<AnalysisState>, ApiError> {
    // Who knows the table may know that it is over; nobody is told anything of one that is not.
    app.rooms.ask(&id, Command::Record).await?;
    match app.analyses.stage(&id) {
        Stage::Failed(fault) => Err(ApiError::internal(fault.code, fault.to_string())),
        stage => Ok(Json(stage.into())),
    }
}

/// `POST /api/tables/{id}/analysis`
pub(crate) async fn begin(
    State(app): State<AppState>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<AnalysisState>), ApiError> {
    let record = app.rooms.ask(&id, Command::Record).await?;
    let game = find(app.config.games, &record.game)?;
    if !app.analyses.begin(&id, game, record) {
        let message = "many games wait to be analysed; ask again in a minute";
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-analyses", message));
    }
    Ok((StatusCode::ACCEPTED, Json(app.analyses.stage(&id).into())))
}
