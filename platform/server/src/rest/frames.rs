//! Moments of a game, to look back at.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use serde::Deserialize;
use staffetta_kernel::{Fault, Mode, Record, Viewer};
use staffetta_registry::AnyGame;

use super::games::find;
use crate::doors::Doors;
use crate::problem::Trouble;
use crate::protocol::{Frame, Frames};
use crate::room::{Command, Eyes};
use crate::secrets;

/// The most frames of one answer: each is played again from the first entry.
const MOST_FRAMES: u32 = 64;

/// Which moments.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    viewer: Option<String>,
    #[serde(default)]
    from: u32,
    count: Option<u32>,
}

/// `GET /api/tables/{id}/frames?viewer=crowd|open|SEAT&from=0&count=32`
pub(crate) async fn frames(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    headers: HeaderMap,
    wanted: Result<Query<Wanted>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Frames>, Trouble> {
    let Query(wanted) = wanted.map_err(|rejection| Trouble::bad("bad-query", rejection.body_text()))?;
    let eyes = Eyes::parse(wanted.viewer.as_deref().unwrap_or("crowd"))?;
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = shown.and_then(|value| value.strip_prefix("Bearer ")).map(secrets::hash);
    let record = doors.rooms.ask(&id, |reply| Command::LookBack { eyes, token, reply }).await?;
    let game = find(doors.config.games, &record.game)?;
    let count = wanted.count.unwrap_or(MOST_FRAMES / 2).min(MOST_FRAMES);
    let leave = doors.looking_back.clone().acquire_owned().await.map_err(|_| Trouble::interrupted())?;
    let played = tokio::task::spawn_blocking(move || {
        let _leave = leave;
        play_again(game, record, eyes.0, wanted.from, count)
    });
    let frames = played.await.map_err(|error| Trouble::internal("table-panicked", error.to_string()))?;
    frames.map(Json).map_err(|fault| Trouble::internal(fault.code, fault.to_string()))
}

/// The table after each of these entries. What comes later is cut off first, so that no frame can know of it.
fn play_again(game: &dyn AnyGame, record: Record, viewer: Viewer, from: u32, count: u32) -> Result<Frames, Fault> {
    let Record { entries, .. } = &record;
    let total = entries.len();
    let first = (from as usize).min(total);
    let last = first.saturating_add(count as usize).min(total);
    let mut frames = Vec::new();
    for at in first..last {
        let Some(entry) = entries.get(at) else { break };
        let so_far =
            Record { entries: entries[..=at].to_vec(), result: None, seed: None, secret: None, ..head(&record) };
        let table = game.replay(&so_far, Mode::Follow, None)?;
        let lines = table.lines(viewer, 0).into_iter().filter(|line| line.entry == entry.number);
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

/// The record without entries.
fn head(record: &Record) -> Record {
    Record {
        entries: Vec::new(),
        options: record.options.clone(),
        overrides: record.overrides.clone(),
        seats: record.seats.clone(),
        game: record.game.clone(),
        data: record.data.clone(),
        commitment: record.commitment.clone(),
        contributions: record.contributions.clone(),
        secret: None,
        seed: None,
        result: None,
        ..*record
    }
}
