//! The REST endpoints of tables: opening one, taking a seat, asking what is known of it.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use staffetta_kernel::options::{Chosen, Value};
use staffetta_kernel::{Dice, Head, MAX_SEATS, Seat, Seed, Setup, fair};
use staffetta_registry::AnyGame;
use staffetta_store::{NewTable, SeatKind, SeatRow, TableSetup, Terms, Write};
use std::time::Instant;

use super::JsonBody;
use super::games::{bot_names, find};
use super::places::checked_pace;
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::people::MaybeSignedIn;
use crate::protocol::{ClaimSeat, ClaimedSeat, OpenTable, OpenedSeat, OpenedTable, SeatWish, TableInfo};
use crate::room::{Command, checked_name};
use crate::router::AppState;
use crate::secrets;

/// `POST /api/tables`
pub(crate) async fn open(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    signed_in: MaybeSignedIn,
    JsonBody(wish): JsonBody<OpenTable>,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    let game = find(app.config.games, &wish.game)?;
    let setup = setup(game, &wish)?;
    let pace = checked_pace(wish.pace)?;
    check(game, &wish, &setup)?;
    check_room(&app)?;
    app.limits.count_new_table(address, Instant::now())?;
    let secret = secrets::token()?;
    let mut rows = Vec::new();
    let mut opened = Vec::new();
    let person = signed_in.person();
    for (seat, wish) in wish.seats.iter().enumerate() {
        let (mut row, token, invitation) = seat_row(wish, &rows)?;
        row.person = person.clone().filter(|_| row.token.is_some());
        opened.push(OpenedSeat { seat: seat as u8, kind: row.kind.into(), token, invitation });
        rows.push(row);
    }
    let created = app.config.clock.now();
    let commitment = fair::commitment(&secret);
    let id = secrets::table_id()?;
    // Whoever opens the table looks after it, from the first seat that is theirs.
    let owner = rows.iter().position(|row| row.token.is_some()).map(|seat| seat as u8);
    let (public, watched) = (wish.public.unwrap_or(false), wish.watched.unwrap_or(true));
    let terms = Terms { public, watched, owner, pace, rematch: None, origin: None };
    let table = NewTable { id: id.clone(), game: wish.game, setup, secret, created, seats: rows, terms };
    app.store.write(Write::Open(table)).await?;
    Ok((StatusCode::CREATED, Json(OpenedTable { id, commitment, seats: opened })))
}

/// Refuses a new table where the database is as large as it may be.
pub(super) fn check_room(app: &AppState) -> Result<(), ApiError> {
    if app.quota.is_reached() {
        let message = "this server has no room for new tables; those that there are go on";
        return Err(ApiError::new(StatusCode::INSUFFICIENT_STORAGE, "quota-reached", message));
    }
    Ok(())
}

fn setup(game: &dyn AnyGame, wish: &OpenTable) -> Result<TableSetup, ApiError> {
    let mut options = Chosen::new();
    if wish.pace.is_some_and(|pace| pace.is_slow()) {
        let slow = game.schema().iter().filter_map(|spec| Some((spec.key, spec.slow_default?)));
        options.extend(slow.map(|(key, value)| (key.to_owned(), Value::Word(value.to_owned()))));
    }
    if let Some(key) = &wish.preset {
        let presets = game.about().presets;
        let Some(preset) = presets.iter().find(|preset| preset.key == key) else {
            let known: Vec<_> = presets.iter().map(|preset| preset.key).collect();
            let message = format!("there is no preset '{key}'; there are: {}", known.join(", "));
            return Err(ApiError::bad("unknown-preset", message));
        };
        options.extend(preset.options.iter().map(|&(key, value)| (key.to_owned(), Value::Word(value.to_owned()))));
    }
    options.extend(wish.options.iter().map(|(key, value)| (key.clone(), value.clone().into())));
    let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
    if seats == 0 || usize::from(seats) > MAX_SEATS {
        // 0 would stand for the usual number, and nobody would know who sits there.
        return Err(ApiError::bad("bad-seat-count", format!("a table has 1 to {MAX_SEATS} seats")));
    }
    Ok(TableSetup { seats, options, ..TableSetup::default() })
}

/// Tries the set-up and every bot on a table that nobody will play at.
fn check(game: &dyn AnyGame, wish: &OpenTable, setup: &TableSetup) -> Result<(), ApiError> {
    let trial = game.open(&Setup::from(setup.clone()), Dice::Seed(Seed([0; 32])), Head::default(), 0)?;
    let budget = staffetta_registry::Budget::iterations(1);
    for (seat, wish) in wish.seats.iter().enumerate() {
        if let SeatWish::Bot { level } = wish {
            if !bot_names().any(|name| name == level) {
                let known: Vec<_> = bot_names().collect();
                let message = format!("there is no bot '{level}'; there are: {}", known.join(", "));
                return Err(ApiError::bad("unknown-bot", message));
            }
            // Only whether there is such a bot; it need not search.
            drop(game.bot_task(&*trial, Seat(seat as u8), level, budget, 0)?);
        }
    }
    Ok(())
}

/// A seat to be kept, and what is told once: its holder's token, its invitation.
fn seat_row(wish: &SeatWish, before: &[SeatRow]) -> Result<(SeatRow, Option<String>, Option<String>), ApiError> {
    let mut row = SeatRow {
        kind: SeatKind::Person,
        name: None,
        bot: None,
        token: None,
        invitation: None,
        contribution: None,
        person: None,
    };
    let (mut token, mut invitation) = (None, None);
    match wish {
        SeatWish::Me { name: given } | SeatWish::Hot { name: given } => {
            row.name = Some(checked_name(given)?);
            token = Some(secrets::token()?);
        }
        SeatWish::Friend => invitation = Some(secrets::token()?),
        SeatWish::Bot { level } => {
            let alike = before.iter().filter(|row| row.bot.as_ref() == Some(level)).count();
            row.name = Some(if alike == 0 { level.clone() } else { format!("{level} {}", alike + 1) });
            row.bot = Some(level.clone());
        }
    }
    row.kind = match wish {
        SeatWish::Me { .. } | SeatWish::Friend => SeatKind::Person,
        SeatWish::Hot { .. } => SeatKind::Hot,
        SeatWish::Bot { .. } => SeatKind::Bot,
    };
    row.token = token.as_deref().map(secrets::hash);
    row.invitation = invitation.as_deref().map(secrets::hash);
    Ok((row, token, invitation))
}

/// `GET /api/tables/{id}`
pub(crate) async fn info(State(app): State<AppState>, Path(id): Path<String>) -> Result<Json<TableInfo>, ApiError> {
    app.rooms.ask(&id, Command::Info).await.map(Json)
}

/// `POST /api/tables/{id}/seats/{seat}/claim`
pub(crate) async fn claim(
    State(app): State<AppState>,
    signed_in: MaybeSignedIn,
    Path((id, seat)): Path<(String, String)>,
    JsonBody(claim): JsonBody<ClaimSeat>,
) -> Result<Json<ClaimedSeat>, ApiError> {
    let seat = seat.parse().map_err(|_| ApiError::bad("unknown-seat", format!("'{seat}' is no seat's number")))?;
    let person = signed_in.person();
    let called = match person.as_deref().filter(|_| claim.invitation.is_empty()) {
        Some(person) => app.store.calls(person).await?.iter().any(|call| call.table == id && call.seat == seat),
        None => false,
    };
    app.rooms.ask(&id, |reply| Command::Claim { seat, claim, person, called, reply }).await.map(Json)
}
