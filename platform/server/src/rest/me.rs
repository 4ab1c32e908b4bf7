//! The REST endpoints of whoever is signed in: what is kept of them, and what they may do with it.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use staffetta_kernel::record::EntryKind;
use staffetta_store::{Code, PeopleWrite, PersonSeat, Purpose, Status, StoreError, Write};

use super::JsonBody;
use super::company;
use super::people::device_id;
use super::rests;
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::notify::wanted;
use crate::people::{SignedIn, checked_password, ended};
use crate::protocol::{
    AdoptSeats, AdoptedSeats, ChangePassword, DeletePerson, Device, EmailState, Me, OneTimeCode, Outcome, PersonGame,
};
use crate::room::Command;
use crate::router::AppState;
use crate::secrets;

/// The most bytes of preferences.
const MAX_PREFERENCES: usize = 8 * 1024;
/// The most seats that are adopted at once.
const MAX_ADOPTED: usize = 64;
/// How long a code for another device is good: ten minutes.
const DEVICE_CODE_LIFE: u64 = 10 * 60 * 1000;
/// How long a code of the operator's, or a link in a mail, is good: a day.
pub(super) const MAIL_LIFE: u64 = 24 * 60 * 60 * 1000;

/// How a game ended, as it is kept with the table.
#[derive(Debug, Deserialize)]
struct Ended {
    outcome: Outcome,
    left: Vec<u8>,
}

/// How a game ended, from what is kept with the table.
pub(super) fn outcome_of(result: &str) -> Option<Outcome> {
    serde_json::from_str::<Ended>(result).ok().map(|ended| ended.outcome)
}

fn game_of(seat: PersonSeat) -> PersonGame {
    let result: Option<Ended> = seat.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
    let at = usize::from(seat.seat);
    PersonGame {
        rank: result.as_ref().and_then(|result| result.outcome.rank.get(at).copied()),
        score: result.as_ref().and_then(|result| result.outcome.score.get(at).copied()),
        left: result.is_some_and(|result| result.left.contains(&seat.seat)),
        table: seat.table,
        game: seat.game,
        seat: seat.seat,
        status: seat.status.into(),
        created: seat.created,
        ended: seat.ended,
    }
}

/// What whoever is signed in is told of themselves.
pub(super) async fn me(app: &AppState, SignedIn { person, session }: &SignedIn) -> Result<Me, ApiError> {
    let devices = app.store.sessions(&person.id).await?.into_iter().map(|device| Device {
        id: device_id(device.token),
        this: device.token == session.token,
        label: device.device,
        created: device.created,
        seen: device.seen,
    });
    let games: Vec<PersonGame> = app.store.seats_of(&person.id).await?.into_iter().map(game_of).collect();
    let finished = games.iter().filter(|game| game.rank.is_some());
    let address = app.store.address(&person.id).await?;
    let (count, stayed) = (finished.clone().count(), finished.clone().filter(|game| !game.left).count());
    Ok(Me {
        name: person.name.clone(),
        guest: person.name_key.is_none(),
        created: person.created,
        preferences: serde_json::from_str(&person.preferences).unwrap_or_default(),
        devices: devices.collect(),
        rest: rests::state(person.rest.as_deref(), app.config.clock.now()),
        mail: app.mailer.is_some(),
        email: address.map(|given| EmailState { proven: given.proof.is_none(), address: given.address }),
        finished: count as u32,
        won: finished.filter(|game| game.rank == Some(1)).count() as u32,
        reliability: (count > 0).then(|| (stayed * 100 / count.max(1)) as u8),
        games,
    })
}

/// `GET /api/people/me`
pub(crate) async fn show(State(app): State<AppState>, signed_in: SignedIn) -> Result<Json<Me>, ApiError> {
    me(&app, &signed_in).await.map(Json)
}

/// `PUT /api/people/me/preferences`
pub(crate) async fn prefer(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    JsonBody(preferences): JsonBody<serde_json::Map<String, Value>>,
) -> Result<StatusCode, ApiError> {
    let preferences = Value::Object(preferences).to_string();
    // PostgreSQL's text does not take the character of number 0.
    if preferences.len() > MAX_PREFERENCES || preferences.contains("\\u0000") {
        let message = format!("preferences are an object of at most {MAX_PREFERENCES} bytes");
        return Err(ApiError::bad("bad-preferences", message));
    }
    app.store.write(Write::People(PeopleWrite::Prefer { person: person.id, preferences })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/people/me/code`: to sign in on another device.
pub(crate) async fn code(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<OneTimeCode>, ApiError> {
    issue(&app, person.id, Purpose::Device, DEVICE_CODE_LIFE).await.map(Json)
}

async fn issue(app: &AppState, person: String, purpose: Purpose, life: u64) -> Result<OneTimeCode, ApiError> {
    let code = secrets::one_time_code()?;
    let expires = app.config.clock.now() + life;
    let hash = secrets::hash(&secrets::plain_code(&code));
    app.store.write(Write::People(PeopleWrite::Issue(Code { code: hash, person, purpose, expires }))).await?;
    Ok(OneTimeCode { code, expires })
}

/// A code for the account of this name, to choose another password with: for the operator.
pub(super) async fn password_code(app: &AppState, name_key: &str) -> Result<OneTimeCode, ApiError> {
    let Some(person) = app.store.account(name_key).await? else {
        return Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-person", "there is no account of this name"));
    };
    issue_password_code(app, &person.id).await
}

/// A code with which this account chooses another password.
pub(super) async fn issue_password_code(app: &AppState, person: &str) -> Result<OneTimeCode, ApiError> {
    issue(app, person.to_owned(), Purpose::Password, MAIL_LIFE).await
}

/// `POST /api/people/me/password`
pub(crate) async fn change_password(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    SignedIn { person, session }: SignedIn,
    JsonBody(change): JsonBody<ChangePassword>,
) -> Result<StatusCode, ApiError> {
    checked_password(&change.new, &person.name)?;
    confirm(&app, address, &person, Some(change.old)).await?;
    let password = app.people.passwords.hash(change.new).await?;
    let write = PeopleWrite::ChangePassword { person: person.id, password, stays: Some(session.token) };
    app.store.write(Write::People(write)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An account shows its password once more before something that cannot be taken back.
async fn confirm(
    app: &AppState,
    address: std::net::IpAddr,
    person: &staffetta_store::Person,
    password: Option<String>,
) -> Result<(), ApiError> {
    let Some(key) = &person.name_key else { return Ok(()) };
    app.people.limits.count_sign_in(address, key)?;
    if app.people.passwords.check(password.unwrap_or_default(), person.password.as_deref()).await? {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::FORBIDDEN, "wrong-name-or-password", "that is not your password"))
}

/// `POST /api/people/me/seats`: seats whose keys this browser holds become the person's.
pub(crate) async fn adopt(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    JsonBody(adopt): JsonBody<AdoptSeats>,
) -> Result<Json<AdoptedSeats>, ApiError> {
    if adopt.seats.len() > MAX_ADOPTED {
        return Err(ApiError::bad("too-many-seats", format!("at most {MAX_ADOPTED} seats at once")));
    }
    let mut tables = Vec::new();
    for seat in adopt.seats {
        let token = secrets::hash(&seat.token);
        let write = PeopleWrite::Adopt { person: person.id.clone(), table: seat.table.clone(), seat: seat.seat, token };
        match app.store.write(Write::People(write)).await {
            Ok(()) => tables.push(seat.table),
            Err(StoreError::Conflict(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    app.rooms.reseat(&tables).await;
    Ok(Json(AdoptedSeats { adopted: tables.len() as u32 }))
}

/// `DELETE /api/people/me`: others' games stay whole; a bot plays on where one runs.
pub(crate) async fn delete(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    SignedIn { person, .. }: SignedIn,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<DeletePerson>,
) -> Result<Response, ApiError> {
    confirm(&app, address, &person, shown.password).await?;
    let seats = app.store.seats_of(&person.id).await?;
    for seat in seats.iter().filter(|seat| seat.status == Status::Running) {
        let number = seat.seat;
        app.rooms.ask(&seat.table, |reply| Command::Cover { seat: number, reply }).await?;
    }
    app.store.write(Write::People(PeopleWrite::Delete { person: person.id })).await?;
    let tables: Vec<String> = seats.into_iter().map(|seat| seat.table).collect();
    app.rooms.reseat(&tables).await;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, ended(&app.config, &headers))]).into_response())
}

/// `GET /api/people/me/export`: everything that is kept of the person, and nothing of anybody else.
pub(crate) async fn export(State(app): State<AppState>, signed_in: SignedIn) -> Result<Response, ApiError> {
    let person = &signed_in.person;
    app.people.limits.count_export(&person.id)?;
    let Me { name, guest, created, preferences, devices, email, rest, .. } = me(&app, &signed_in).await?;
    let devices =
        devices.iter().map(|device| json!({ "label": device.label, "created": device.created, "seen": device.seen }));
    let mut seats = Vec::new();
    for seat in app.store.seats_of(&person.id).await? {
        seats.push(exported_seat(&app, seat).await?);
    }
    let said = app.store.lines_of(&person.id).await?;
    let said = said.iter().map(|line| json!({ "table": line.table, "at": line.at, "text": line.text }));
    let comments = app.store.comments_of(&person.id).await?;
    let comments = comments.iter().map(
        |(table, comment)| json!({ "table": table, "entry": comment.entry, "at": comment.at, "text": comment.text }),
    );
    let bookmarks = app.store.bookmarks(&person.id).await?;
    let bookmarks = bookmarks.iter().map(
        |kept| json!({ "table": kept.table, "game": kept.game, "entry": kept.entry, "at": kept.at, "text": kept.text }),
    );
    let passkeys = app.store.passkeys(&person.id).await?;
    let passkeys = passkeys.iter().map(|key| json!({ "label": key.label, "created": key.created, "used": key.used }));
    let ties = company::ties_of(&app, &person.id).await?;
    let notes = app.store.notes(&person.id).await?;
    let notes = notes.iter().map(|note| json!({ "table": note.table, "seat": note.seat, "text": note.text }));
    let all = json!({
        "friends": ties.friends.iter().map(|friend| &friend.name).collect::<Vec<_>>(),
        "blocked": ties.blocked.iter().map(|blocked| &blocked.name).collect::<Vec<_>>(),
        "notes": notes.collect::<Vec<_>>(),
        "name": name,
        "guest": guest,
        "created": created,
        "seen": person.seen,
        "preferences": preferences,
        "email": email,
        "rest": rest,
        "passkeys": passkeys.collect::<Vec<_>>(),
        "told_of": wanted(person.told_of.as_deref()),
        "devices": devices.collect::<Vec<_>>(),
        "seats": seats,
        "said": said.collect::<Vec<_>>(),
        "comments": comments.collect::<Vec<_>>(),
        "bookmarks": bookmarks.collect::<Vec<_>>(),
    });
    let disposition = "attachment; filename=\"staffetta-my-data.json\"";
    Ok(([(header::CONTENT_DISPOSITION, disposition)], Json(all)).into_response())
}

/// A seat with what the person did there. Of an entry only what was chosen: what fell may be a secret of others.
async fn exported_seat(app: &AppState, seat: PersonSeat) -> Result<Value, ApiError> {
    let loaded = app.store.load(&seat.table, 0).await?;
    let entries = loaded.iter().flat_map(|loaded| &loaded.entries).filter(|(entry, _)| entry.seat.0 == seat.seat);
    let moves = entries.filter_map(|(entry, _)| match &entry.deed {
        EntryKind::Picks(picks) => {
            Some(json!({ "entry": entry.number, "at": entry.at, "by": entry.by, "picks": picks, "text": entry.text }))
        }
        _ => None,
    });
    let moves: Vec<Value> = moves.collect();
    let intents = loaded.iter().flat_map(|loaded| &loaded.intents).find(|(owner, _)| *owner == seat.seat);
    let waiting: Option<Value> = intents.and_then(|(_, body)| serde_json::from_str(body).ok());
    Ok(json!({
        "table": seat.table,
        "game": seat.game,
        "seat": seat.seat,
        "name": seat.name,
        "contribution": seat.contribution,
        "status": seat.status.as_str(),
        "created": seat.created,
        "ended": seat.ended,
        "result": seat.result.and_then(|result| serde_json::from_str::<Value>(&result).ok()),
        "moves": moves,
        "answers_and_orders": waiting,
    }))
}
