//! The REST endpoints of where people are told what happens at their tables, and of what.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use staffetta_store::{Channel, ChannelKind, ChannelWrite, PeopleWrite, StoreError, Write};

use super::JsonBody;
use crate::error::ApiError;
use crate::mail::{MailChannel, language};
use crate::notify::{Subscription, Webhook, bad_channel, wanted};
use crate::people::SignedIn;
use crate::protocol::{AddedChannel, ChannelInfo, Channels, NewChannel, TellMeOf, ToldKind};
use crate::router::AppState;
use crate::secrets;

/// `GET /api/people/me/channels`
pub(crate) async fn list(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<Channels>, ApiError> {
    let channels = app.store.channels(&person.id).await?.into_iter().map(info).collect();
    let told_of = wanted(person.told_of.as_deref());
    Ok(Json(Channels { push_key: app.notifier.push_key(), channels, told_of }))
}

/// `PUT /api/people/me/told-of`
pub(crate) async fn tell_of(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    JsonBody(TellMeOf { kinds }): JsonBody<TellMeOf>,
) -> Result<StatusCode, ApiError> {
    let kinds: Vec<ToldKind> = ToldKind::ALL.into_iter().filter(|kind| kinds.contains(kind)).collect();
    let told_of = serde_json::to_string(&kinds).map_err(|error| bad_channel(&error.to_string()))?;
    app.store.write(Write::People(PeopleWrite::TellOf { person: person.id, told_of })).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn info(channel: Channel) -> ChannelInfo {
    ChannelInfo {
        host: host(&address(&channel)).unwrap_or_default(),
        id: channel.id,
        kind: channel.kind.as_str().to_owned(),
        created: channel.created,
    }
}

/// Where a channel leads.
fn address(channel: &Channel) -> String {
    match channel.kind {
        ChannelKind::Push => {
            serde_json::from_str::<Subscription>(&channel.target).map(|push| push.endpoint).unwrap_or_default()
        }
        ChannelKind::Webhook => {
            serde_json::from_str::<Webhook>(&channel.target).map(|hook| hook.url).unwrap_or_default()
        }
        // Where the person is written to they know; it may be another address tomorrow.
        ChannelKind::Mail => String::new(),
    }
}

fn host(address: &str) -> Option<String> {
    address.parse::<axum::http::Uri>().ok()?.host().map(str::to_owned)
}

/// `POST /api/people/me/channels`
pub(crate) async fn add(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    JsonBody(wish): JsonBody<NewChannel>,
) -> Result<(StatusCode, Json<AddedChannel>), ApiError> {
    let checked = |address: &str| app.notifier.delivery.checked(address).map_err(|why| bad_channel(&why));
    let unwritable = |error: serde_json::Error| bad_channel(&error.to_string());
    let mut secret = None;
    let (kind, target) = match wish {
        NewChannel::Push { endpoint, p256dh, auth } => {
            checked(&endpoint)?;
            let subscription = Subscription::new(endpoint, p256dh, auth).map_err(|_| bad_channel("its keys"))?;
            (ChannelKind::Push, serde_json::to_string(&subscription).map_err(unwritable)?)
        }
        NewChannel::Mail => {
            let address = app.store.address(&person.id).await?.filter(|given| given.proof.is_none());
            if app.mailer.is_none() || address.is_none() {
                return Err(bad_channel("there is no proven address"));
            }
            let channel = MailChannel { language: language(&person.preferences) };
            // One mail for one message, whatever language was spoken before.
            for other in app.store.channels(&person.id).await?.into_iter().filter(|one| one.kind == ChannelKind::Mail) {
                let remove = ChannelWrite::Remove { person: person.id.clone(), id: other.id };
                app.store.write(Write::Channels(remove)).await?;
            }
            (ChannelKind::Mail, serde_json::to_string(&channel).map_err(unwritable)?)
        }
        NewChannel::Webhook { url } => {
            checked(&url)?;
            let hook = Webhook { url, secret: secrets::token()? };
            secret = Some(hook.secret.clone());
            (ChannelKind::Webhook, serde_json::to_string(&hook).map_err(unwritable)?)
        }
    };
    let id = secrets::person_id()?;
    let created = app.config.clock.now();
    let channel = Channel { id: id.clone(), person: person.id, kind, target, created };
    match app.store.write(Write::Channels(ChannelWrite::Add(channel))).await {
        Err(StoreError::Conflict(message)) => {
            return Err(ApiError::new(StatusCode::CONFLICT, "too-many-channels", message));
        }
        done => done?,
    }
    Ok((StatusCode::CREATED, Json(AddedChannel { id, secret })))
}

/// `DELETE /api/people/me/channels/{id}`
pub(crate) async fn remove(
    State(app): State<AppState>,
    SignedIn { person, .. }: SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    match app.store.write(Write::Channels(ChannelWrite::Remove { person: person.id, id })).await {
        Err(StoreError::Conflict(message)) => Err(ApiError::new(StatusCode::NOT_FOUND, "unknown-channel", message)),
        done => Ok(done.map(|()| StatusCode::NO_CONTENT)?),
    }
}
