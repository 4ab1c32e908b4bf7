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
use crate::protocol::{Frame, Frames, ViewJson};
use crate::room::Command;
use crate::router::AppState;

/// The most frames of one answer: each is played again from the first entry.
const MAX_FRAMES: u32 = 64;

/// With whose eyes.
#[derive(Debug, Deserialize)]
pub(crate) struct ViewerQuery {
    viewer: Option<String>,
}

impl ViewerQuery {
    /// `crowd`, `open` or a seat's number; spectators' unless it is said.
    pub(super) fn viewer(&self) -> Result<Viewer, ApiError> {
        let viewer = self.viewer.as_deref().unwrap_or("crowd");
        viewer.parse().map_err(|message: String| ApiError::bad("bad-viewer", message))
    }
}

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
    let viewer = ViewerQuery { viewer: query.viewer }.viewer()?;
    let record = record_for(&app, &id, viewer, &headers, signed_in).await?;
    let game = find(app.config.games, &record.game)?;
    let count = query.count.unwrap_or(MAX_FRAMES / 2).min(MAX_FRAMES);
    // Written there too: megabytes of JSON would keep a thread from serving others.
    let frames =
        move || replay_frames(game, &record, viewer, query.from, count).map(|frames| Json(frames).into_response());
    replaying(&app, frames).await?.map_err(ApiError::of_the_program)
}

/// The record of a table, if whoever asks may replay it as this viewer.
pub(super) async fn record_for(
    app: &AppState,
    id: &str,
    viewer: Viewer,
    headers: &HeaderMap,
    signed_in: MaybeSignedIn,
) -> Result<Record, ApiError> {
    let asker = asker(headers, signed_in);
    app.rooms.ask(id, |reply| Command::RecordFor { viewer, asker, reply }).await
}

/// Replays on a thread of its own, few at a time.
pub(super) async fn replaying<T: Send + 'static>(
    app: &AppState,
    replay: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<Result<T, Fault>, ApiError> {
    let permit = app.replay_permits.clone().acquire_owned().await.map_err(|_| ApiError::interrupted())?;
    let replayed = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        replay()
    });
    replayed.await.map_err(|error| ApiError::internal("table-panicked", error.to_string()))
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
            view: ViewJson::of(table, viewer),
            prompt: table.prompt(viewer).into(),
            lines: lines.map(Into::into).collect(),
        });
    }
    Ok(Frames { total: total as u32, from: first as u32, frames })
}
