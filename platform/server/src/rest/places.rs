//! The REST endpoints of the lobby and of the owners of tables.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use staffetta_kernel::hex;
use staffetta_store::{LobbyTable, SeatKind, Status};

use super::JsonBody;
use super::games::bot_names;
use crate::error::ApiError;
use crate::people::{MaybeSignedIn, SignedIn};
use crate::protocol::{ChangeTerms, Lobby, LobbyEntry, LobbySeat, NextTable, Pace, SeatBots};
use crate::room::{Asker, Command, OwnerAction};
use crate::router::AppState;
use crate::secrets;

/// The most tables of one answer.
const MAX_TABLES: u32 = 100;
/// The shortest and the longest time of a seat: five seconds, a hundred days.
const PACE_BOUNDS: std::ops::RangeInclusive<u64> = 5_000..=100 * 24 * 60 * 60 * 1000;

/// Which tables.
#[derive(Debug, Deserialize)]
pub(crate) struct LobbyQuery {
    game: Option<String>,
    #[serde(default)]
    open: bool,
    pace: Option<String>,
}

/// `GET /api/lobby?game=&open=true&pace=none|live|slow`
pub(crate) async fn lobby(
    State(app): State<AppState>,
    headers: HeaderMap,
    query: Result<Query<LobbyQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(query) = query.map_err(|rejection| ApiError::bad("bad-query", rejection.body_text()))?;
    let found = app.store.lobby(MAX_TABLES).await?;
    let open = found.iter().filter(|table| has_free_seat(table)).count() as u32;
    let running = found.iter().filter(|table| table.status == Status::Running).count() as u32;
    let tables = found.into_iter().filter(|table| !query.open || has_free_seat(table)).map(entry);
    let fits = |table: &LobbyEntry| {
        query.game.as_ref().is_none_or(|game| *game == table.game)
            && query.pace.as_deref().is_none_or(|pace| pace == pace_word(table.pace))
    };
    let body = serde_json::to_vec(&Lobby { open, running, tables: tables.filter(fits).collect() })
        .map_err(|error| ApiError::internal("no-lobby", error.to_string()))?;
    // Whoever looks every few seconds is sent only what is new.
    let tag = format!("\"{}\"", hex::encode(&secrets::hash(&String::from_utf8_lossy(&body)).0[..16]));
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, "application/json")], body).into_response()
    };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(response)
}

fn has_free_seat(table: &LobbyTable) -> bool {
    table.status == Status::Open && table.seats.iter().any(|(kind, name)| *kind == SeatKind::Person && name.is_none())
}

fn entry(table: LobbyTable) -> LobbyEntry {
    LobbyEntry {
        id: table.id,
        game: table.game,
        status: table.status.into(),
        created: table.created,
        watched: table.watched,
        pace: table.pace.as_deref().and_then(|pace| serde_json::from_str(pace).ok()),
        seats: table.seats.into_iter().map(|(kind, name)| LobbySeat { kind: kind.into(), name }).collect(),
    }
}

/// The word by which the lobby is asked for a pace.
fn pace_word(pace: Option<Pace>) -> &'static str {
    match pace {
        None => "none",
        Some(pace) if pace.is_slow() => "slow",
        Some(_) => "live",
    }
}

/// A pace that can be played.
pub(super) fn checked_pace(pace: Option<Pace>) -> Result<Option<String>, ApiError> {
    let Some(pace) = pace else { return Ok(None) };
    let longest = *PACE_BOUNDS.end();
    let fits = [pace.free, pace.reserve, pace.added].iter().all(|part| *part <= longest);
    if !fits || !PACE_BOUNDS.contains(&(pace.free + pace.reserve)) {
        let message = "free time and reserve together are five seconds to a hundred days";
        return Err(ApiError::bad("bad-pace", message));
    }
    serde_json::to_string(&pace).map(Some).map_err(|error| ApiError::bad("bad-pace", error.to_string()))
}

/// Who asks: by the key of a seat (`Authorization: Bearer ...`), or signed in.
pub(super) fn asker(headers: &HeaderMap, signed_in: MaybeSignedIn) -> Asker {
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = shown.and_then(|value| value.strip_prefix("Bearer ")).map(secrets::hash);
    Asker { token, person: signed_in.person() }
}

async fn act(app: &AppState, id: &str, action: OwnerAction, asker: Asker) -> Result<Json<Value>, ApiError> {
    app.rooms.ask(id, |reply| Command::Owner { action, asker, reply }).await.map(Json)
}

/// `POST /api/tables/{id}/terms`
pub(crate) async fn terms(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    signed_in: MaybeSignedIn,
    JsonBody(change): JsonBody<ChangeTerms>,
) -> Result<Json<Value>, ApiError> {
    act(&app, &id, OwnerAction::Change(change), asker(&headers, signed_in)).await
}

/// `POST /api/tables/{id}/bots`
pub(crate) async fn bots(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    signed_in: MaybeSignedIn,
    JsonBody(bots): JsonBody<SeatBots>,
) -> Result<Json<Value>, ApiError> {
    if !bot_names().any(|name| name == bots.level) {
        let known: Vec<_> = bot_names().collect();
        let message = format!("there is no bot '{}'; there are: {}", bots.level, known.join(", "));
        return Err(ApiError::bad("unknown-bot", message));
    }
    act(&app, &id, OwnerAction::SeatBots(bots.level), asker(&headers, signed_in)).await
}

/// `POST /api/tables/{id}/close`
pub(crate) async fn close(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    signed_in: MaybeSignedIn,
) -> Result<Json<Value>, ApiError> {
    act(&app, &id, OwnerAction::Close, asker(&headers, signed_in)).await
}

/// `POST /api/tables/{id}/rematch`
pub(crate) async fn rematch(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    signed_in: MaybeSignedIn,
) -> Result<Json<Value>, ApiError> {
    act(&app, &id, OwnerAction::Rematch, asker(&headers, signed_in)).await
}

/// After which table.
#[derive(Debug, Deserialize)]
pub(crate) struct NextQuery {
    after: Option<String>,
}

/// `GET /api/people/me/next?after=ID`: the table that waits for whoever is signed in, the most urgent first; after the
/// one that is named, if it is among them, and then from the beginning again.
pub(crate) async fn next(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Query(query): Query<NextQuery>,
) -> Result<Json<NextTable>, ApiError> {
    let seats = app.store.seats_of(&person.id).await?;
    let mut waiting: Vec<_> = seats.into_iter().filter(|seat| seat.asked && seat.status == Status::Running).collect();
    waiting.sort_by_key(|seat| (seat.due.unwrap_or(u64::MAX), seat.created, seat.table.clone()));
    waiting.dedup_by(|one, other| one.table == other.table);
    let after = query.after.and_then(|after| waiting.iter().position(|seat| seat.table == after));
    let at = after.map_or(0, |at| at + 1) % waiting.len().max(1);
    Ok(Json(NextTable { table: waiting.get(at).map(|seat| seat.table.clone()), waiting: waiting.len() as u32 }))
}
