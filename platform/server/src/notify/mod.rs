//! Telling people that a table waits for them, and what else happened there, where they want to be told: only when they are
//! not looking, once, and in one message for all tables.

mod delivery;
mod presence;
mod push;
mod telling;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use ring::hmac;
use serde::{Deserialize, Serialize};
use staffetta_kernel::hex;
use staffetta_store::{Channel, ChannelKind, ChannelWrite, Store, StoreError, Write};
use std::sync::Arc;
use std::time::Duration;

pub(crate) use delivery::Delivery;
pub(crate) use presence::Presence;
pub(crate) use push::Subscription;
use push::{TTL, Vapid};
use telling::Message;
pub(crate) use telling::{run, wanted};

use crate::error::ApiError;
use crate::mail::{self, MailChannel};
use crate::router::AppState;
use crate::titles::title;

/// The name under which the key towards push services is kept.
const VAPID_KEY: &str = "vapid";
/// A push service says with these that the browser wants nothing more.
const GONE: [u16; 2] = [404, 410];
/// The header that carries the signature of a webhook.
const SIGNATURE: HeaderName = HeaderName::from_static("staffetta-signature");

/// Where a webhook goes, and the secret that it is signed with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Webhook {
    pub(crate) url: String,
    pub(crate) secret: String,
}

/// How people are told that a table waits for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoticeSettings {
    /// How often it is looked for people who must be told.
    pub interval: Duration,
    /// How long a table has waited for somebody before they are told.
    pub after: Duration,
    /// May people be told at addresses inside the house, and without TLS?
    pub private: bool,
}

impl Default for NoticeSettings {
    fn default() -> Self {
        Self { interval: Duration::from_secs(10), after: Duration::from_secs(60), private: false }
    }
}

/// Whom push services may ask about a server that does not say where it is found.
const NO_CONTACT: &str = "https://localhost";

/// What tells people.
pub(crate) struct Notifier {
    settings: NoticeSettings,
    pub(crate) delivery: Delivery,
    vapid: Vapid,
    /// Whom a push service may ask about this server.
    contact: String,
}

impl std::fmt::Debug for Notifier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Notifier").finish_non_exhaustive()
    }
}

impl Notifier {
    /// With the key that is kept in the database, where the first start makes one.
    pub(crate) async fn new(
        store: &dyn Store,
        settings: NoticeSettings,
        origin: Option<&String>,
    ) -> Result<Self, StoreError> {
        let unusable = |_| StoreError::Failed("the key towards push services cannot be used".to_owned());
        if store.key(VAPID_KEY).await?.is_none() {
            let body = Vapid::generate().map_err(unusable)?;
            store.write(Write::Channels(ChannelWrite::KeepKey { name: VAPID_KEY.to_owned(), body })).await?;
        }
        // Another node may have been first.
        let kept = store.key(VAPID_KEY).await?.unwrap_or_default();
        let vapid = Vapid::read(&kept).map_err(unusable)?;
        let contact = origin.map_or(NO_CONTACT, String::as_str).to_owned();
        Ok(Self { settings, delivery: Delivery::new(settings.private), vapid, contact })
    }

    /// What a browser subscribes with.
    pub(crate) fn push_key(&self) -> String {
        self.vapid.public_key()
    }

    /// Sends a request; answers its status.
    async fn post(&self, (address, headers, body): Sent) -> Result<u16, String> {
        self.delivery.post(&address, headers, body).await
    }

    fn push(&self, target: &str, message: &[u8], now: u64) -> Result<Sent, String> {
        let unusable = |_| "the browser's keys cannot be used".to_owned();
        let subscription: Subscription = serde_json::from_str(target).map_err(|error| error.to_string())?;
        let uri = self.delivery.checked(&subscription.endpoint)?;
        let scheme = uri.scheme_str().unwrap_or_default();
        let origin = format!("{scheme}://{}", uri.authority().map_or("", |authority| authority.as_str()));
        let authorization = self.vapid.authorization(&origin, &self.contact, now).map_err(unusable)?;
        let body = push::encrypt(&subscription.keys, message).map_err(unusable)?;
        let mut headers = HeaderMap::new();
        headers.insert(header::AUTHORIZATION, value(&authorization)?);
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(header::CONTENT_LENGTH, HeaderValue::from(body.len()));
        headers.insert(HeaderName::from_static("ttl"), HeaderValue::from(TTL));
        Ok((subscription.endpoint, headers, body))
    }
}

/// Where something is sent, with what headers, and what.
type Sent = (String, HeaderMap, Vec<u8>);

fn value(text: &str) -> Result<HeaderValue, String> {
    HeaderValue::from_str(text).map_err(|error| error.to_string())
}

/// A webhook is signed over its time and its body, so that nobody can make one up or send an old one again.
fn webhook(target: &str, body: Vec<u8>, now: u64) -> Result<Sent, String> {
    let Webhook { url, secret } = serde_json::from_str(target).map_err(|error| error.to_string())?;
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signed = [now.to_string().as_bytes(), b".", &body].concat();
    let signature = hex::encode(hmac::sign(&key, &signed).as_ref());
    let mut headers = HeaderMap::new();
    headers.insert(SIGNATURE, value(&format!("t={now},v1={signature}"))?);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(body.len()));
    Ok((url, headers, body))
}

/// Sends a message; answers whether the channel is good for another.
async fn deliver(app: &AppState, channel: &Channel, message: &Message, now: u64) -> Result<bool, String> {
    let body = serde_json::to_vec(message).map_err(|error| error.to_string())?;
    let status = match channel.kind {
        ChannelKind::Mail => return write_mail(app, channel, message).await,
        ChannelKind::Push => app.notifier.post(app.notifier.push(&channel.target, &body, now)?).await?,
        ChannelKind::Webhook => app.notifier.post(webhook(&channel.target, body, now)?).await?,
    };
    match status {
        200..300 => Ok(true),
        status if channel.kind == ChannelKind::Push && GONE.contains(&status) => Ok(false),
        status => Err(format!("it was answered with {status}")),
    }
}

/// Writes to the person's proven address; without one the channel is good for nothing.
async fn write_mail(app: &AppState, channel: &Channel, message: &Message) -> Result<bool, String> {
    let MailChannel { language } = serde_json::from_str(&channel.target).map_err(|error| error.to_string())?;
    let Some(mailer) = &app.mailer else { return Err("there is no mail server any more".to_owned()) };
    let given = app.store.address(&channel.person).await.map_err(|error| error.to_string())?;
    let Some(given) = given.filter(|given| given.proof.is_none()) else { return Ok(false) };
    let table =
        |id: &str, game: &str| mail::ToldTable { id: id.to_owned(), title: title(app.config.games, game, &language) };
    let waiting = message.tables.iter().map(|waiting| table(&waiting.table, &waiting.game)).collect();
    let news = message.news.iter().map(|news| (news.kind, table(&news.table, &news.game))).collect();
    mailer.tell(&given.address, &language, &channel.person, &mail::Tidings { waiting, news }).await.map(|()| true)
}

async fn tell(app: AppState, channel: Channel, message: Arc<Message>, now: u64) {
    match deliver(&app, &channel, &message, now).await {
        Ok(true) => {}
        Ok(false) => {
            let remove = ChannelWrite::Remove { person: channel.person, id: channel.id };
            if let Err(error) = app.store.write(Write::Channels(remove)).await {
                tracing::debug!(%error, "a channel that is used no more could not be removed");
            }
        }
        // Not once more: whoever is told twice is told too much. The next question is told again.
        Err(error) => tracing::info!(kind = channel.kind.as_str(), error, "somebody could not be told"),
    }
}

/// What somebody names cannot be used.
pub(crate) fn bad_channel(why: &str) -> ApiError {
    ApiError::bad("bad-channel", format!("nobody can be told there: {why}"))
}
