//! Who sends a request: the extractors [`SignedIn`] and [`MaybeSignedIn`].

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use staffetta_store::{PeopleWrite, Person, Session, Write};

use super::{SESSION_LIFE, cookies};
use crate::error::ApiError;
use crate::router::AppState;
use crate::secrets;

/// How exactly it is kept when a device was last used, in milliseconds.
const SEEN_INTERVAL: u64 = 60 * 60 * 1000;

/// A person who is signed in on the device that sends the request.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) person: Person,
    pub(crate) session: Session,
}

/// The same, or nobody: no cookie, or one that opens nothing.
#[derive(Clone, Debug)]
pub(crate) struct MaybeSignedIn(pub(crate) Option<SignedIn>);

impl MaybeSignedIn {
    /// The id of the person.
    pub(crate) fn person(self) -> Option<String> {
        self.0.map(|signed_in| signed_in.person.id)
    }

    /// The id of a guest, whose seats an account takes over.
    pub(crate) fn guest(&self) -> Option<String> {
        let guest = self.0.as_ref().filter(|signed_in| signed_in.person.name_key.is_none());
        guest.map(|guest| guest.person.id.clone())
    }
}

impl FromRequestParts<AppState> for MaybeSignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let Some(token) = cookies::shown(&app.config, &parts.headers).map(secrets::hash) else { return Ok(Self(None)) };
        let now = app.config.clock.now();
        let found = app.store.signed_in(token).await?;
        let Some((person, session)) = found.filter(|(_, session)| session.seen + SESSION_LIFE > now) else {
            return Ok(Self(None));
        };
        if session.seen + SEEN_INTERVAL < now {
            let seen = PeopleWrite::Seen { person: person.id.clone(), token, at: now };
            app.store.write(Write::People(seen)).await?;
        }
        Ok(Self(Some(SignedIn { person, session })))
    }
}

impl FromRequestParts<AppState> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let MaybeSignedIn(found) = MaybeSignedIn::from_request_parts(parts, app).await?;
        found.ok_or_else(|| {
            let message = "nobody is signed in on this device, or the session is over";
            ApiError::new(StatusCode::UNAUTHORIZED, "not-signed-in", message)
        })
    }
}
