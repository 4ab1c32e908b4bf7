//! The REST endpoints of passkeys: an account makes one, signs in with it, and takes it away.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use staffetta_store::{Passkey, PasskeyWrite, StoreError, Write};

use super::JsonBody;
use super::people::{device_label, let_in};
use crate::base64;
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::people::passkeys::{self, Deed, Site};
use crate::people::{MaybeSignedIn, SignedIn};
use crate::protocol::{MadePasskey, PasskeyChallenge, PasskeyInfo, ShownPasskey};
use crate::router::AppState;
use crate::secrets;

/// How long a device may take to sign: five minutes.
const CHALLENGE_LIFE: u64 = 5 * 60 * 1000;

fn wrong_passkey() -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, "wrong-passkey", "this passkey opens nothing here")
}

fn site(headers: &HeaderMap) -> Result<Site, ApiError> {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    origin.and_then(Site::new).ok_or_else(wrong_passkey)
}

fn bytes(text: &str) -> Result<Vec<u8>, ApiError> {
    base64::decode(text).ok_or_else(wrong_passkey)
}

/// Something to be signed, kept until it is.
async fn challenge(app: &AppState, headers: &HeaderMap, person: Option<String>) -> Result<PasskeyChallenge, ApiError> {
    let site = site(headers)?;
    let token = secrets::token()?;
    let write = PasskeyWrite::Challenge {
        challenge: secrets::hash(&token),
        person: person.clone(),
        expires: app.config.clock.now() + CHALLENGE_LIFE,
    };
    app.store.write(Write::Passkeys(write)).await?;
    let known = match &person {
        Some(person) => app.store.passkeys(person).await?.into_iter().map(|passkey| passkey.id).collect(),
        None => Vec::new(),
    };
    // A name of the account for its devices, from which nobody learns its id.
    let account = person.map(|person| base64::encode(&secrets::hash(&person).0[..16]));
    Ok(PasskeyChallenge { challenge: base64::encode(token.as_bytes()), site: site.id, account, known })
}

/// Uses up the challenge that was signed.
async fn used(app: &AppState, data: &[u8], deed: Deed, site: &Site, person: Option<String>) -> Result<(), ApiError> {
    let signed = passkeys::challenge(data, deed, site).and_then(|challenge| base64::decode(&challenge));
    let token = signed.and_then(|token| String::from_utf8(token).ok()).ok_or_else(wrong_passkey)?;
    let write = PasskeyWrite::Use { challenge: secrets::hash(&token), person, now: app.config.clock.now() };
    match app.store.write(Write::Passkeys(write)).await {
        Err(StoreError::Conflict(_)) => Err(wrong_passkey()),
        done => Ok(done?),
    }
}

/// `POST /api/people/me/passkeys/challenge`
pub(crate) async fn begin_making(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    headers: HeaderMap,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    if person.name_key.is_none() {
        return Err(ApiError::new(StatusCode::CONFLICT, "not-an-account", "a guest becomes an account first"));
    }
    app.people.limits.count_comment(&person.id)?;
    challenge(&app, &headers, Some(person.id)).await.map(Json)
}

/// `POST /api/people/me/passkeys`
pub(crate) async fn make(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    headers: HeaderMap,
    JsonBody(made): JsonBody<MadePasskey>,
) -> Result<StatusCode, ApiError> {
    let site = site(&headers)?;
    used(&app, &bytes(&made.client_data)?, Deed::Make, &site, Some(person.id.clone())).await?;
    let new = passkeys::new_key(&bytes(&made.authenticator_data)?, &site).ok_or_else(wrong_passkey)?;
    let passkey = Passkey {
        id: base64::encode(&new.id),
        person: person.id,
        key: new.key,
        counter: new.counter,
        label: device_label(&headers),
        created: app.config.clock.now(),
        used: None,
    };
    match app.store.write(Write::Passkeys(PasskeyWrite::Add(passkey))).await {
        Err(StoreError::Conflict(message)) => Err(ApiError::new(StatusCode::CONFLICT, "too-many-passkeys", message)),
        done => Ok(done.map(|()| StatusCode::CREATED)?),
    }
}

/// `GET /api/people/me/passkeys`
pub(crate) async fn list(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Vec<PasskeyInfo>>, ApiError> {
    let info = |passkey: Passkey| PasskeyInfo {
        id: passkey.id,
        label: passkey.label,
        created: passkey.created,
        used: passkey.used,
    };
    Ok(Json(app.store.passkeys(&person.id).await?.into_iter().map(info).collect()))
}

/// `DELETE /api/people/me/passkeys/{id}`
pub(crate) async fn remove(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    match app.store.write(Write::Passkeys(PasskeyWrite::Remove { person: person.id, id })).await {
        Err(StoreError::Conflict(message)) => Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-passkey", message)),
        done => Ok(done.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// `POST /api/people/session/passkey/challenge`
pub(crate) async fn begin_signing_in(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    app.people.limits.count_guess(address)?;
    challenge(&app, &headers, None).await.map(Json)
}

/// `POST /api/people/session/passkey`: unknown passkeys and wrong signatures are refused in the same words.
pub(crate) async fn sign_in(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    before: MaybeSignedIn,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<ShownPasskey>,
) -> Result<Response, ApiError> {
    app.people.limits.count_guess(address)?;
    let site = site(&headers)?;
    let data = bytes(&shown.client_data)?;
    used(&app, &data, Deed::SignIn, &site, None).await?;
    let passkey = app.store.passkey(&shown.id).await?.ok_or_else(wrong_passkey)?;
    let (said, signature) = (bytes(&shown.authenticator_data)?, bytes(&shown.signature)?);
    let counter = passkeys::signed(&passkey.key, &said, &data, &signature, &site).ok_or_else(wrong_passkey)?;
    let signed = PasskeyWrite::Signed { id: passkey.id, counter, at: app.config.clock.now() };
    match app.store.write(Write::Passkeys(signed)).await {
        Err(StoreError::Conflict(_)) => {
            tracing::warn!(counter, "a passkey has signed less often than before: there may be a copy of it");
            return Err(wrong_passkey());
        }
        done => done?,
    }
    let person = app.store.person(&passkey.person).await?.ok_or_else(wrong_passkey)?;
    let_in(&app, &headers, person, before.guest()).await
}
