//! The REST endpoints of e-mail: giving an address, proving it, a forgotten password, and the one click that ends mails.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use serde::Deserialize;
use staffetta_store::{Address, AddressWrite, ChannelKind, ChannelWrite, StoreError, Write};
use std::sync::Arc;

use super::JsonBody;
use super::me::{MAIL_LIFE, issue_password_code};
use crate::client_addr::ClientAddr;
use crate::error::ApiError;
use crate::mail::{Mailer, checked_address, language};
use crate::people::SignedIn;
use crate::protocol::{ForgotPassword, GiveAddress, ProveAddress};
use crate::router::AppState;
use crate::secrets;

fn mailer(app: &AppState) -> Result<Arc<Mailer>, ApiError> {
    app.mailer.clone().ok_or_else(|| {
        let message = "this house sends no mail; its operator can let you choose a new password";
        ApiError::new(StatusCode::CONFLICT, "no-mail", message)
    })
}

/// `PUT /api/people/me/email`: a link is sent there, and the address is the person's once it was followed.
pub(crate) async fn give(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    JsonBody(given): JsonBody<GiveAddress>,
) -> Result<StatusCode, ApiError> {
    let mailer = mailer(&app)?;
    let address = checked_address(&given.address)?;
    app.people.limits.count_mail(&person.id)?;
    app.people.limits.count_mail(&address.to_lowercase())?;
    let token = secrets::token()?;
    let proof = Some((secrets::hash(&token), app.config.clock.now() + MAIL_LIFE));
    let give = AddressWrite::Give(Address { person: person.id, address: address.clone(), proof });
    app.store.write(Write::Addresses(give)).await?;
    if let Err(error) = mailer.prove(&address, &language(&person.preferences), &token).await {
        tracing::warn!(error, "a mail could not be sent");
        let message = "the mail could not be sent; is the address right?";
        return Err(ApiError::new(StatusCode::BAD_GATEWAY, "mail-failed", message));
    }
    Ok(StatusCode::ACCEPTED)
}

/// `DELETE /api/people/me/email`
pub(crate) async fn forget(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
) -> Result<StatusCode, ApiError> {
    app.store.write(Write::Addresses(AddressWrite::Forget { person: person.id })).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn wrong_link() -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, "wrong-code", "the link is wrong, used up or too old; ask for another")
}

/// `POST /api/people/email/proof`: the link was followed, on whatever device.
pub(crate) async fn prove(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    JsonBody(shown): JsonBody<ProveAddress>,
) -> Result<StatusCode, ApiError> {
    app.people.limits.count_guess(address)?;
    let proof = secrets::hash(&shown.token);
    let given = app.store.address_of_proof(proof).await?.ok_or_else(wrong_link)?;
    if given.proof.is_none_or(|(_, expires)| expires <= app.config.clock.now()) {
        return Err(wrong_link());
    }
    match app.store.write(Write::Addresses(AddressWrite::Prove { person: given.person, proof })).await {
        Err(StoreError::Conflict(_)) => Err(wrong_link()),
        done => Ok(done.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// `POST /api/people/password/forgot`: if an account has proven this address, a link is sent there. The answer is the same,
/// and as quick, whether there is one or not.
pub(crate) async fn forgot(
    State(app): State<AppState>,
    ClientAddr(from): ClientAddr,
    JsonBody(shown): JsonBody<ForgotPassword>,
) -> Result<StatusCode, ApiError> {
    let mailer = mailer(&app)?;
    let address = checked_address(&shown.address)?;
    app.people.limits.count_guess(from)?;
    app.people.limits.count_mail(&address.to_lowercase())?;
    tokio::spawn(async move {
        if let Err(error) = send_resets(&app, &mailer, &address).await {
            tracing::warn!(error = error.message, "a new password could not be offered");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn send_resets(app: &AppState, mailer: &Mailer, address: &str) -> Result<(), ApiError> {
    for person in app.store.accounts_at(address).await? {
        let code = issue_password_code(app, &person.id).await?;
        if let Err(error) = mailer.reset(address, &person, &code.code).await {
            tracing::warn!(error, "a mail could not be sent");
        }
    }
    Ok(())
}

/// Whose mails end, and what shows that they may be ended.
#[derive(Debug, Deserialize)]
pub(crate) struct Ending {
    person: String,
    sign: String,
}

/// `POST /api/mail/unsubscribe?person=&sign=`: from a mail program, by one click, or from the page that a mail leads to.
pub(crate) async fn unsubscribe(
    State(app): State<AppState>,
    ClientAddr(address): ClientAddr,
    query: Result<Query<Ending>, QueryRejection>,
) -> Result<StatusCode, ApiError> {
    let Query(Ending { person, sign }) = query.map_err(|_| wrong_link())?;
    let mailer = mailer(&app)?;
    app.people.limits.count_guess(address)?;
    if !mailer.may_end(&person, &sign) {
        return Err(wrong_link());
    }
    for channel in app.store.channels(&person).await?.into_iter().filter(|one| one.kind == ChannelKind::Mail) {
        let remove = ChannelWrite::Remove { person: person.clone(), id: channel.id };
        match app.store.write(Write::Channels(remove)).await {
            // It has ended already.
            Ok(()) | Err(StoreError::Conflict(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/mail/unsubscribe`: somebody opens the address in a browser, which must change nothing: programs that look
/// through mails open every link.
pub(crate) async fn ask_to_end(query: Result<Query<Ending>, QueryRejection>) -> Result<Redirect, ApiError> {
    let Query(Ending { person, sign }) = query.map_err(|_| wrong_link())?;
    let hexadecimal = |text: &str| text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !hexadecimal(&person) || !hexadecimal(&sign) {
        return Err(wrong_link());
    }
    Ok(Redirect::to(&format!("/mail/stop?person={person}&sign={sign}")))
}
