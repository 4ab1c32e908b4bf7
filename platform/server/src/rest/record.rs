//! The record of a finished game, to take away.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use staffetta_kernel::Record;

use crate::doors::Doors;
use crate::problem::Trouble;
use crate::room::Command;

/// `GET /api/tables/{id}/record.json`
pub(crate) async fn json(State(doors): State<Doors>, Path(id): Path<String>) -> Result<Response, Trouble> {
    let record = doors.rooms.ask(&id, Command::Record).await?;
    Ok(file(&record, &id, "json", "application/json", record.to_json().into_bytes()))
}

/// `GET /api/tables/{id}/record.stf`
pub(crate) async fn binary(State(doors): State<Doors>, Path(id): Path<String>) -> Result<Response, Trouble> {
    let record = doors.rooms.ask(&id, Command::Record).await?;
    Ok(file(&record, &id, "stf", "application/octet-stream", record.pack()))
}

fn file(record: &Record, id: &str, ending: &str, kind: &'static str, bytes: Vec<u8>) -> Response {
    let name = format!("attachment; filename=\"{}-{id}.{ending}\"", record.game);
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], bytes).into_response()
}
