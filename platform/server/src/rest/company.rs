//! The REST endpoints of people among each other: friends, those whom one does not want to hear of, invitations by name, and
//! notes.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use staffetta_kernel::hex;
use staffetta_store::{Call, CompanyWrite, Note, StoreError, Tie, TieKind, Write};

use super::JsonBody;
use super::places::asker;
use crate::error::ApiError;
use crate::people::{MaybeSignedIn, SignedIn, name_key};
use crate::protocol::{Acquaintance, CallInfo, House, NamePerson, NoteText, Ties};
use crate::room::{Asker, Command};
use crate::router::AppState;
use crate::secrets;

/// The most characters of a note.
const MAX_NOTE_CHARS: usize = 4000;

/// What somebody is called in requests: a part of a hash, from which nobody learns their id.
fn acquaintance_id(person: &str) -> String {
    hex::encode(&secrets::hash(person).0[..8])
}

fn of_kind(ties: &[Tie], kind: TieKind) -> Vec<Acquaintance> {
    let shown = |tie: &Tie| Acquaintance { id: acquaintance_id(&tie.other), name: tie.name.clone(), since: tie.since };
    ties.iter().filter(|tie| tie.kind == kind).map(shown).collect()
}

/// How a person stands to others.
pub(super) async fn ties_of(app: &AppState, person: &str) -> Result<Ties, ApiError> {
    let ties = app.store.ties(person).await?;
    Ok(Ties { friends: of_kind(&ties, TieKind::Friend), blocked: of_kind(&ties, TieKind::Block) })
}

/// `GET /api/people/me/ties`
pub(crate) async fn ties(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Ties>, ApiError> {
    ties_of(&app, &person.id).await.map(Json)
}

async fn tie(app: &AppState, person: String, other: String, kind: Option<TieKind>) -> Result<Json<Ties>, ApiError> {
    if person == other {
        return Err(ApiError::bad("that-is-you", "that is you yourself"));
    }
    let at = app.config.clock.now();
    let write = CompanyWrite::Tie { person: person.clone(), other, kind, at };
    app.store.write(Write::Company(write)).await?;
    ties_of(app, &person).await.map(Json)
}

async fn account(app: &AppState, name: &str) -> Result<String, ApiError> {
    let found = app.store.account(&name_key(name)).await?.map(|person| person.id);
    found.ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, "unknown-person", "there is no account of this name"))
}

/// `POST /api/people/me/friends`
pub(crate) async fn befriend(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    JsonBody(named): JsonBody<NamePerson>,
) -> Result<Json<Ties>, ApiError> {
    // As often as one may comment: nobody tries all names.
    app.people.limits.count_comment(&person.id)?;
    let other = account(&app, &named.name).await?;
    tie(&app, person.id, other, Some(TieKind::Friend)).await
}

/// `DELETE /api/people/me/ties/{id}`: neither a friend nor blocked any more.
pub(crate) async fn part(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<Ties>, ApiError> {
    let ties = app.store.ties(&person.id).await?;
    match ties.into_iter().find(|tie| acquaintance_id(&tie.other) == id) {
        Some(known) => tie(&app, person.id, known.other, None).await,
        None => Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-person", "you know nobody of this number")),
    }
}

/// Who sits in each seat of a table, where they are known.
async fn sitting(app: &AppState, table: &str) -> Result<Vec<Option<String>>, ApiError> {
    let loaded = app.store.load(table, u32::MAX).await?.ok_or_else(|| ApiError::unknown_table(table))?;
    Ok(loaded.seats.into_iter().map(|row| row.person.filter(|_| row.token.is_some())).collect())
}

/// `POST /api/tables/{id}/seats/{seat}/block`: whoever sits there is not heard of any more.
pub(crate) async fn block(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path((table, seat)): Path<(String, u8)>,
) -> Result<Json<Ties>, ApiError> {
    let there = sitting(&app, &table).await?.into_iter().nth(seat.into()).flatten();
    let Some(other) = there else {
        let message = "nobody who is signed in sits there; their talk can be muted at this table";
        return Err(ApiError::new(StatusCode::CONFLICT, "nobody-known", message));
    };
    tie(&app, person.id, other, Some(TieKind::Block)).await
}

/// `GET /api/tables/{id}/blocked`: the seats of those whom the person does not want to hear of.
pub(crate) async fn blocked(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path(table): Path<String>,
) -> Result<Json<Vec<u8>>, ApiError> {
    let ties = app.store.ties(&person.id).await?;
    let blocks = |other: &str| ties.iter().any(|tie| tie.kind == TieKind::Block && tie.other == other);
    let seats = sitting(&app, &table).await?.into_iter().enumerate();
    let seats = seats.filter(|(_, there)| there.as_deref().is_some_and(blocks));
    Ok(Json(seats.map(|(seat, _)| seat as u8).collect()))
}

/// `POST /api/tables/{id}/seats/{seat}/invite`: the owner invites an account by name. Whether they want to be invited by the
/// owner nobody learns.
pub(crate) async fn invite(
    State(app): State<AppState>,
    signed_in: MaybeSignedIn,
    headers: HeaderMap,
    Path((table, seat)): Path<(String, u8)>,
    JsonBody(named): JsonBody<NamePerson>,
) -> Result<StatusCode, ApiError> {
    let host = signed_in.person();
    let Some(host_id) = host else {
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "not-signed-in", "sign in to invite somebody by name"));
    };
    let asker = Asker { person: Some(host_id.clone()), ..asker(&headers, MaybeSignedIn(None)) };
    app.people.limits.count_comment(&host_id)?;
    let name = app.rooms.ask(&table, |reply| Command::Host { seat, asker, reply }).await?;
    let invited = account(&app, &named.name).await?;
    let unwanted = app.store.ties(&invited).await?;
    if unwanted.iter().any(|tie| tie.kind == TieKind::Block && tie.other == host_id) {
        return Ok(StatusCode::ACCEPTED);
    }
    let call = Call { table, seat, person: invited, host: name, at: app.config.clock.now() };
    match app.store.write(Write::Company(CompanyWrite::Call(call))).await {
        // Invited already.
        Ok(()) | Err(StoreError::Conflict(_)) => Ok(StatusCode::ACCEPTED),
        Err(error) => Err(error.into()),
    }
}

/// `GET /api/people/me/calls`
pub(crate) async fn calls(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Vec<CallInfo>>, ApiError> {
    let info = |call: Call| CallInfo { table: call.table, seat: call.seat, host: call.host, at: call.at };
    Ok(Json(app.store.calls(&person.id).await?.into_iter().map(info).collect()))
}

/// Refuses notes at a seat that is not the person's.
async fn check_seat(app: &AppState, person: &str, table: &str, seat: u8) -> Result<(), ApiError> {
    if app.store.seats_of(person).await?.iter().any(|own| own.table == table && own.seat == seat) {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::FORBIDDEN, "not-your-seat", "notes are kept at seats of one's own"))
}

/// `GET /api/people/me/notes/{table}/{seat}`
pub(crate) async fn note(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path((table, seat)): Path<(String, u8)>,
) -> Result<Json<NoteText>, ApiError> {
    check_seat(&app, &person.id, &table, seat).await?;
    let notes = app.store.notes(&person.id).await?;
    let found = notes.into_iter().find(|note| note.table == table && note.seat == seat);
    Ok(Json(NoteText { text: found.map(|note| note.text).unwrap_or_default() }))
}

/// `PUT /api/people/me/notes/{table}/{seat}`
pub(crate) async fn keep_note(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path((table, seat)): Path<(String, u8)>,
    JsonBody(NoteText { text }): JsonBody<NoteText>,
) -> Result<StatusCode, ApiError> {
    if text.chars().count() > MAX_NOTE_CHARS || text.contains('\0') {
        return Err(ApiError::bad("bad-text", format!("a note has at most {MAX_NOTE_CHARS} characters")));
    }
    check_seat(&app, &person.id, &table, seat).await?;
    let write = CompanyWrite::Note { person: person.id, note: Note { table, seat, text: text.trim().to_owned() } };
    app.store.write(Write::Company(write)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/house`
pub(crate) async fn house(State(app): State<AppState>) -> Json<House> {
    Json(House { conduct: app.config.conduct.clone(), passkeys: cfg!(feature = "passkeys") })
}
