//! The REST endpoints by which people come, sign in and sign out.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use staffetta_kernel::hex;
use staffetta_store::{PeopleWrite, Person, Purpose, Session, StoreError, TokenHash, Write};

use super::JsonBody;
use super::me::me;
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::people::{MaybeSignedIn, SignedIn, checked_password, ended, name_key, started};
use crate::protocol::{Credentials, JoinAsGuest, ResetPassword, SignInWithCode};
use crate::room::checked_name;
use crate::router::AppState;
use crate::secrets;

/// The most characters of what a device calls itself.
const MAX_DEVICE_CHARS: usize = 200;

/// What the device that sends the request calls itself.
pub(super) fn device_label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    agent.chars().take(MAX_DEVICE_CHARS).collect()
}

/// A session on the device that sends the request, and the token that it shows from now on.
fn new_session(app: &AppState, headers: &HeaderMap, person: &str) -> Result<(Session, String), ApiError> {
    let token = secrets::token()?;
    let now = app.config.clock.now();
    let session = Session {
        token: secrets::hash(&token),
        person: person.to_owned(),
        device: device_label(headers),
        created: now,
        seen: now,
    };
    Ok((session, token))
}

/// The person, to a device that is signed in from now on.
async fn welcome(
    app: &AppState,
    headers: &HeaderMap,
    status: StatusCode,
    person: Person,
    session: Session,
    token: &str,
) -> Result<Response, ApiError> {
    let me = me(app, &SignedIn { person, session }).await?;
    let cookie = started(&app.config, headers, token);
    Ok((status, [(header::SET_COOKIE, cookie)], Json(me)).into_response())
}

/// `POST /api/people/guest`
pub(crate) async fn join(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    MaybeSignedIn(before): MaybeSignedIn,
    headers: HeaderMap,
    JsonBody(guest): JsonBody<JoinAsGuest>,
) -> Result<Response, ApiError> {
    let name = checked_name(&guest.name)?;
    if let Some(mut signed_in) = before {
        if signed_in.person.name_key.is_some() {
            return Err(already_an_account());
        }
        let rename = PeopleWrite::Rename { person: signed_in.person.id.clone(), name: name.clone() };
        app.store.write(Write::People(rename)).await?;
        signed_in.person.name = name;
        return Ok(Json(me(&app, &signed_in).await?).into_response());
    }
    app.people.limits.count_newcomer(address)?;
    let person = new_person(&app, name, None)?;
    let (session, token) = new_session(&app, &headers, &person.id)?;
    let join = PeopleWrite::Join { person: person.clone(), session: session.clone() };
    app.store.write(Write::People(join)).await?;
    welcome(&app, &headers, StatusCode::CREATED, person, session, &token).await
}

fn new_person(app: &AppState, name: String, account: Option<(String, String)>) -> Result<Person, ApiError> {
    let now = app.config.clock.now();
    let (name_key, password) = account.unzip();
    Ok(Person {
        id: secrets::person_id()?,
        name,
        name_key,
        password,
        preferences: "{}".to_owned(),
        rest: None,
        told_of: None,
        created: now,
        seen: now,
    })
}

fn already_an_account() -> ApiError {
    ApiError::new(StatusCode::CONFLICT, "already-an-account", "this device is signed in to an account; sign out first")
}

fn name_taken(name: &str) -> ApiError {
    ApiError::new(StatusCode::CONFLICT, "name-taken", format!("somebody is called '{name}' already"))
}

/// `POST /api/people/account`: a guest becomes an account and keeps every seat, or an account comes anew.
pub(crate) async fn sign_up(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    MaybeSignedIn(before): MaybeSignedIn,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<Credentials>,
) -> Result<Response, ApiError> {
    let name = checked_name(&wish.name)?;
    checked_password(&wish.password, &name)?;
    if before.as_ref().is_some_and(|signed_in| signed_in.person.name_key.is_some()) {
        return Err(already_an_account());
    }
    app.people.limits.count_newcomer(address)?;
    let key = name_key(&name);
    if app.store.account(&key).await?.is_some() {
        return Err(name_taken(&name));
    }
    let password = app.people.passwords.hash(wish.password).await?;
    // Another token than the guest's: whoever may have known that one is signed out.
    let (person, guest) = match before {
        Some(SignedIn { person, session }) => {
            let become_account = PeopleWrite::BecomeAccount {
                person: person.id.clone(),
                name: name.clone(),
                name_key: key.clone(),
                password: password.clone(),
            };
            write_name(&app, become_account, &name).await?;
            (Person { name, name_key: Some(key), password: Some(password), ..person }, Some(session.token))
        }
        None => (new_person(&app, name, Some((key, password)))?, None),
    };
    let (session, token) = new_session(&app, &headers, &person.id)?;
    match guest {
        Some(before) => {
            let sign_in = PeopleWrite::SignIn { session: session.clone(), guest: None };
            app.store.write(Write::People(sign_in)).await?;
            let sign_out = PeopleWrite::SignOut { person: person.id.clone(), token: before };
            app.store.write(Write::People(sign_out)).await?;
        }
        None => {
            let join = PeopleWrite::Join { person: person.clone(), session: session.clone() };
            write_name(&app, join, &person.name).await?;
        }
    }
    welcome(&app, &headers, StatusCode::CREATED, person, session, &token).await
}

/// Writes what needs a name that is free.
async fn write_name(app: &AppState, write: PeopleWrite, name: &str) -> Result<(), ApiError> {
    match app.store.write(Write::People(write)).await {
        Err(StoreError::Conflict(_)) => Err(name_taken(name)),
        done => Ok(done?),
    }
}

/// `POST /api/people/session`
pub(crate) async fn sign_in(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    before: MaybeSignedIn,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<Credentials>,
) -> Result<Response, ApiError> {
    let key = name_key(&shown.name);
    app.people.limits.count_sign_in(address, &key)?;
    let person = app.store.account(&key).await?;
    let kept = person.as_ref().and_then(|person| person.password.as_deref());
    let fits = app.people.passwords.check(shown.password, kept).await?;
    let Some(person) = person.filter(|_| fits) else {
        let message = "there is no account of this name with this password";
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "wrong-name-or-password", message));
    };
    let_in(&app, &headers, person, before.guest()).await
}

/// Signs a person in on the device that sends the request; a guest who was signed in there becomes one with them.
pub(super) async fn let_in(
    app: &AppState,
    headers: &HeaderMap,
    person: Person,
    guest: Option<String>,
) -> Result<Response, ApiError> {
    let (session, token) = new_session(app, headers, &person.id)?;
    let tables = guest_tables(app, guest.as_deref()).await?;
    app.store.write(Write::People(PeopleWrite::SignIn { session: session.clone(), guest })).await?;
    app.rooms.reseat(&tables).await;
    welcome(app, headers, StatusCode::OK, person, session, &token).await
}

/// The tables of a guest who becomes one with an account.
async fn guest_tables(app: &AppState, guest: Option<&str>) -> Result<Vec<String>, ApiError> {
    let Some(guest) = guest else { return Ok(Vec::new()) };
    Ok(app.store.seats_of(guest).await?.into_iter().map(|seat| seat.table).collect())
}

fn wrong_code() -> ApiError {
    let message = "the code is wrong, used up or too old; ask for another";
    ApiError::new(StatusCode::UNAUTHORIZED, "wrong-code", message)
}

/// `POST /api/people/session/code`
pub(crate) async fn sign_in_with_code(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    before: MaybeSignedIn,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<SignInWithCode>,
) -> Result<Response, ApiError> {
    app.people.limits.count_guess(address)?;
    let hash = secrets::hash(&secrets::plain_code(&shown.code));
    let code = app.store.code(hash, Purpose::Device).await?;
    let code = code.filter(|code| code.expires > app.config.clock.now()).ok_or_else(wrong_code)?;
    let (session, token) = new_session(&app, &headers, &code.person)?;
    let guest = before.guest();
    let tables = guest_tables(&app, guest.as_deref()).await?;
    let sign_in = PeopleWrite::SignInWithCode { code: hash, session: session.clone(), guest };
    match app.store.write(Write::People(sign_in)).await {
        Err(StoreError::Conflict(_)) => return Err(wrong_code()),
        done => done?,
    }
    app.rooms.reseat(&tables).await;
    let (person, session) = app.store.signed_in(session.token).await?.ok_or_else(wrong_code)?;
    welcome(&app, &headers, StatusCode::OK, person, session, &token).await
}

/// `POST /api/people/password/reset`: with a code that the operator has given.
pub(crate) async fn reset_password(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    JsonBody(reset): JsonBody<ResetPassword>,
) -> Result<StatusCode, ApiError> {
    app.people.limits.count_guess(address)?;
    checked_password(&reset.password, "")?;
    let hash = secrets::hash(&secrets::plain_code(&reset.code));
    let code = app.store.code(hash, Purpose::Password).await?;
    let code = code.filter(|code| code.expires > app.config.clock.now()).ok_or_else(wrong_code)?;
    let password = app.people.passwords.hash(reset.password).await?;
    let write = PeopleWrite::ResetPassword { person: code.person, password, code: hash };
    match app.store.write(Write::People(write)).await {
        Err(StoreError::Conflict(_)) => Err(wrong_code()),
        done => Ok(done.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// `DELETE /api/people/session`: this device signs out.
pub(crate) async fn sign_out(
    State(app): State<AppState>,
    SignedIn { person, session }: SignedIn,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let write = PeopleWrite::SignOut { person: person.id, token: session.token };
    app.store.write(Write::People(write)).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, ended(&app.config, &headers))]).into_response())
}

/// `DELETE /api/people/sessions`: every device signs out, and no key to a seat that was kept there opens it any more.
pub(crate) async fn sign_out_everywhere(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let mut keys = Vec::new();
    for seat in app.store.seats_of(&person.id).await? {
        keys.push((seat.table, seat.seat, secrets::hash(&secrets::token()?)));
    }
    let tables: Vec<String> = keys.iter().map(|(table, ..)| table.clone()).collect();
    app.store.write(Write::People(PeopleWrite::SignOutEverywhere { person: person.id, keys })).await?;
    app.rooms.reseat(&tables).await;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, ended(&app.config, &headers))]).into_response())
}

/// `DELETE /api/people/sessions/{id}`: one device signs out.
pub(crate) async fn sign_out_device(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let sessions = app.store.sessions(&person.id).await?;
    let Some(session) = sessions.into_iter().find(|session| device_id(session.token) == id) else {
        return Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-device", "you are not signed in on such a device"));
    };
    let write = PeopleWrite::SignOut { person: person.id, token: session.token };
    app.store.write(Write::People(write)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a device is called in requests: a part of the hash, from which nobody can sign in.
pub(super) fn device_id(token: TokenHash) -> String {
    hex::encode(&token.0[..8])
}
