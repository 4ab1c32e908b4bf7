//! The REST endpoint that takes a record of a finished game, plays it again, and keeps it to be looked at.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use staffetta_kernel::record::{EntryKind, Seated};
use staffetta_kernel::{Fault, MAX_SEATS, Mode, Record, Seats};
use staffetta_registry::AnyGame;
use staffetta_store::{Ending, HistoryWrite, NewTable, SeatKind, SeatRow, TableSetup, Terms, Write};
use std::time::Instant;

use super::frames::replaying;
use super::games::find;
use super::tables::check_room;
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::protocol::{BroughtRecord, Origin};
use crate::room::{checked_name, ending};
use crate::router::AppState;
use crate::secrets;

/// The most bytes of a record that is brought.
pub(crate) const MAX_RECORD_BYTES: usize = 4 * 1024 * 1024;
/// The most entries, and the most of them that take the table back: each of those is played again from the beginning.
const MAX_ENTRIES: usize = 20_000;
const MAX_TAKEN_BACK: usize = 64;

/// `POST /api/records`: JSON, or the compact form.
pub(crate) async fn upload(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<BroughtRecord>), ApiError> {
    let body = body.map_err(|rejection| {
        let code = if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE { "too-large" } else { "bad-request" };
        ApiError::new(rejection.status(), code, rejection.body_text())
    })?;
    check_room(&app)?;
    app.limits.count_new_table(address, Instant::now())?;
    let record = Record::read(&body).map_err(|fault| bad_record(&fault.to_string()))?;
    let game = find(app.config.games, &record.game)?;
    check(&record)?;
    let seats = record.seats.iter().map(seat_row).collect::<Result<Vec<_>, _>>()?;
    let (record, over) = replaying(&app, move || replayed(game, record))
        .await?
        .map_err(|fault| ApiError::bad(fault.code, fault.to_string()))?;
    let verified = record.seed.is_some();
    let id = secrets::table_id()?;
    write(&app, &id, seats, record, over).await?;
    Ok((StatusCode::CREATED, Json(BroughtRecord { id, verified })))
}

fn bad_record(why: &str) -> ApiError {
    ApiError::bad("bad-record", format!("this is no record that can be kept here: {why}"))
}

/// Refuses what would be no finished game of this house's, or takes too long to play again.
fn check(record: &Record) -> Result<(), ApiError> {
    let taken_back = record.entries.iter().filter(|entry| matches!(entry.deed, EntryKind::TakeBack(_))).count();
    if record.result.is_none() {
        return Err(bad_record("the game is not over"));
    }
    if !record.overrides.is_empty() {
        return Err(bad_record("it was played with other numbers than the game's"));
    }
    if record.secret.as_deref().is_some_and(|secret| secret.contains('\0')) {
        return Err(bad_record("its secret cannot be kept"));
    }
    if record.seats.is_empty() || record.seats.len() > MAX_SEATS {
        return Err(bad_record(&format!("a table has 1 to {MAX_SEATS} seats")));
    }
    if record.entries.len() > MAX_ENTRIES || taken_back > MAX_TAKEN_BACK {
        return Err(bad_record(&format!("at most {MAX_ENTRIES} entries, {MAX_TAKEN_BACK} of them taken back")));
    }
    Ok(())
}

/// Who sat there; nobody can sit there again.
fn seat_row(seated: &Seated) -> Result<SeatRow, ApiError> {
    Ok(SeatRow {
        kind: if seated.bot.is_some() { SeatKind::Bot } else { SeatKind::Person },
        name: Some(checked_name(&seated.name)?),
        bot: seated.bot.as_deref().map(checked_name).transpose()?,
        token: None,
        invitation: None,
        contribution: None,
        person: None,
    })
}

/// The record and how it ended, if it is what the rules make of it. Where it has a seed every roll is derived from it.
fn replayed(game: &dyn AnyGame, record: Record) -> Result<(Record, Ending), Fault> {
    let mode = if record.seed.is_some() { Mode::Verify } else { Mode::Follow };
    let table = game.replay(&record, mode, None)?;
    let left = record.entries.iter().filter(|entry| entry.deed == EntryKind::Leave).map(|entry| entry.seat);
    let left: Seats = left.collect();
    let at = record.entries.last().map_or(0, |entry| entry.at);
    match ending(&*table, left, at) {
        Some(over) => Ok((record, over)),
        None => Err(Fault::new("bad-record", "result", "the game is not over")),
    }
}

async fn write(app: &AppState, id: &str, seats: Vec<SeatRow>, record: Record, over: Ending) -> Result<(), ApiError> {
    let now = app.config.clock.now();
    let origin =
        serde_json::to_string(&Origin::Upload).map_err(|error| ApiError::internal("bad-record", error.to_string()))?;
    let table = NewTable {
        id: id.to_owned(),
        game: record.game.clone(),
        setup: TableSetup { seats: seats.len() as u8, options: record.options.clone(), ..TableSetup::default() },
        // A record without one has no commitment either: this one stands for nothing.
        secret: record.secret.clone().map_or_else(secrets::token, Ok)?,
        created: now,
        seats,
        terms: Terms { origin: Some(origin), ..Terms::default() },
    };
    // A time that nobody can have played at would put the game in front of all others.
    let over = Ending { at: over.at.min(now), ..over };
    let entries = record.entries.clone();
    let head = Box::new(Record { entries: Vec::new(), ..record });
    let write = HistoryWrite::Bring { table, head, entries, over: Some(over) };
    Ok(app.store.write(Write::History(write)).await?)
}
