//! The REST endpoint that replays a game: what a viewer saw after each entry.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use staffetta_kernel::{Fault, Record, Viewer};
use staffetta_registry::AnyGame;

use super::games::find;
use super::places::asker;
use crate::error::ApiError;
use crate::people::MaybeSignedIn;
use crate::protocol::{Frame, Frames};
use crate::room::Command;
use crate::router::AppState;

/// The most frames of one answer: each is played again from the first entry.
const MAX_FRAMES: u32 = 64;

/// Which frames.
#[derive(Debug, Deserialize)]
pub(crate) struct FramesQuery {
    viewer: Option<String>,
    #[serde(default)]
    from: u32,
    count: Option<u32>,
}

/// `GET /api/tables/{id}/frames?viewer=crowd|open|SEAT&from=0&count=32`
pub(crate) async fn frames(
    State(app): State<AppState>,
    signed_in: MaybeSignedIn,
    Path(id): Path<String>,
    headers: HeaderMap,
    query: Result<Query<FramesQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(query) = query.map_err(|rejection| ApiError::bad("bad-query", rejection.body_text()))?;
    let viewer = query
        .viewer
        .as_deref()
        .unwrap_or("crowd")
        .parse()
        .map_err(|message: String| ApiError::bad("bad-viewer", message))?;
    let asker = asker(&headers, signed_in);
    let record = app.rooms.ask(&id, |reply| Command::RecordFor { viewer, asker, reply }).await?;
    let game = find(app.config.games, &record.game)?;
    let count = query.count.unwrap_or(MAX_FRAMES / 2).min(MAX_FRAMES);
    let permit = app.replay_permits.clone().acquire_owned().await.map_err(|_| ApiError::interrupted())?;
    let replayed = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        // Written here too: megabytes of JSON would keep a thread from serving others.
        replay_frames(game, &record, viewer, query.from, count).map(|frames| Json(frames).into_response())
    });
    let frames = replayed.await.map_err(|error| ApiError::internal("table-panicked", error.to_string()))?;
    frames.map_err(|fault| ApiError::internal(fault.code, fault.to_string()))
}

/// The table after each of these entries, as the viewer saw it.
fn replay_frames(game: &dyn AnyGame, record: &Record, viewer: Viewer, from: u32, count: u32) -> Result<Frames, Fault> {
    let total = record.entries.len();
    let first = (from as usize).min(total);
    let last = first.saturating_add(count as usize).min(total);
    let mut frames = Vec::new();
    let mut replayer = game.replayer(record)?;
    let mut told = 0;
    for (at, entry) in record.entries[..last].iter().enumerate() {
        if at > 0 {
            replayer.step()?;
        }
        let table = replayer.table();
        if at < first {
            told = table.line_count();
            continue;
        }
        let lines = table.lines(viewer, told).into_iter();
        told = table.line_count();
        frames.push(Frame {
            entry: entry.number,
            seat: entry.seat.0,
            at: entry.at,
            view: table.view(viewer),
            prompt: table.prompt(viewer).into(),
            lines: lines.map(Into::into).collect(),
        });
    }
    Ok(Frames { total: total as u32, from: first as u32, frames })
}
