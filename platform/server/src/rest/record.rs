//! The REST endpoints that download the record of a finished game.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use staffetta_kernel::Record;

use crate::error::ApiError;
use crate::room::Command;
use crate::router::AppState;

/// `GET /api/tables/{id}/record.json`
pub(crate) async fn json(State(app): State<AppState>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let record = app.rooms.ask(&id, Command::Record).await?;
    Ok(file(&record, &id, "json", "application/json", record.to_json().into_bytes()))
}

/// `GET /api/tables/{id}/record.stf`
pub(crate) async fn binary(State(app): State<AppState>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let record = app.rooms.ask(&id, Command::Record).await?;
    Ok(file(&record, &id, "stf", "application/octet-stream", record.pack()))
}

fn file(record: &Record, id: &str, ending: &str, kind: &'static str, bytes: Vec<u8>) -> Response {
    let name = format!("attachment; filename=\"{}-{id}.{ending}\"", record.game);
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], bytes).into_response()
}
