//! Mail: proof of an address, a new password, and what happens at tables. Sent through the operator's own mail server; without
//! one none of it is offered.

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use ring::hmac;
use serde::{Deserialize, Serialize};
use staffetta_kernel::{Arg, Args, hex};
use staffetta_store::{ChannelWrite, Person, Store, StoreError, Write};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::config::Config;
use crate::error::ApiError;
use crate::protocol::ToldKind;
use crate::secrets;
use crate::texts::Texts;

/// How long the mail server may take for a mail.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The name under which the key is kept that links to end mails are signed with.
const KEY: &str = "mail";

const LIST_UNSUBSCRIBE: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe");
const LIST_UNSUBSCRIBE_POST: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe-Post");
/// Programs that send mail by themselves say so, and are not answered by others.
const AUTO_SUBMITTED: HeaderName = HeaderName::new_from_ascii_str("Auto-Submitted");

/// The operator's mail server.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer {
    /// Where it is and how one signs in there: `smtps://name:password@mail.example.org`, or `smtp://…?tls=required`.
    pub url: String,
    /// Who the mails are from: `Staffetta <staffetta@example.org>`.
    pub from: String,
}

impl fmt::Debug for MailServer {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// How a person is written to, as it is kept with their channel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct MailChannel {
    pub(crate) language: String,
}

/// What sends mail.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// Where the site is found, without a slash at the end.
    house: String,
    key: hmac::Key,
    texts: Arc<Texts>,
}

impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").field("house", &self.house).finish_non_exhaustive()
    }
}

/// A table of which somebody is told: where, and what is played there.
pub(crate) struct ToldTable {
    pub(crate) id: String,
    pub(crate) title: String,
}

/// The tables that wait for somebody, and what else happened.
pub(crate) struct Tidings {
    pub(crate) waiting: Vec<ToldTable>,
    pub(crate) news: Vec<(ToldKind, ToldTable)>,
}

impl Mailer {
    /// With the mail server of the configuration, if it names one.
    pub(crate) async fn new(
        config: &Config,
        store: &dyn Store,
        house: String,
        texts: Arc<Texts>,
    ) -> Result<Option<Self>, StoreError> {
        let Some(server) = &config.mail else { return Ok(None) };
        let unusable = |why: String| StoreError::Failed(format!("the mail server cannot be used: {why}"));
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&server.url)
            .map_err(|error| unusable(error.to_string()))?
            .timeout(Some(TIMEOUT))
            .build();
        let from = server.from.parse().map_err(|_| unusable(format!("'{}' is no sender", server.from)))?;
        if store.key(KEY).await?.is_none() {
            let body = secrets::token().map_err(|error| unusable(error.message))?;
            store.write(Write::Channels(ChannelWrite::KeepKey { name: KEY.to_owned(), body })).await?;
        }
        // Another node may have been first.
        let key = store.key(KEY).await?.unwrap_or_default();
        let key = hmac::Key::new(hmac::HMAC_SHA256, key.as_bytes());
        Ok(Some(Self { transport, from, house, key, texts }))
    }

    /// Asks whoever reads mail at this address whether it is theirs.
    pub(crate) async fn prove(&self, address: &str, language: &str, token: &str) -> Result<(), String> {
        let link = Arg::Plain(format!("{}/mail/proof#{token}", self.house));
        self.send(address, language, "proof", vec![("link", link)], None).await
    }

    /// Lets the person choose another password.
    pub(crate) async fn reset(&self, address: &str, person: &Person, code: &str) -> Result<(), String> {
        let link = Arg::Plain(format!("{}/mail/reset#{code}", self.house));
        let args = vec![("name", Arg::Plain(person.name.clone())), ("link", link)];
        self.send(address, &language(&person.preferences), "reset", args, None).await
    }

    /// Says that tables wait, and what else happened.
    pub(crate) async fn tell(
        &self,
        address: &str,
        language: &str,
        person: &str,
        Tidings { waiting, news }: &Tidings,
    ) -> Result<(), String> {
        let line = |said: &str, table: &ToldTable| format!("{said}\n{}/table/{}", self.house, table.id);
        let mut lines: Vec<String> = waiting.iter().map(|table| line(&table.title, table)).collect();
        if !waiting.is_empty() && !news.is_empty() {
            lines.push(String::new());
        }
        for (kind, table) in news {
            let args = Args(vec![("title", Arg::Plain(table.title.clone()))]);
            lines.push(line(&self.texts.text(language, &format!("news-{}", kind.as_str()), &args), table));
        }
        let ending = self.ending(person);
        let count = if waiting.is_empty() { news.len() } else { waiting.len() };
        let args = vec![
            ("count", Arg::Int(count as i64)),
            ("tables", Arg::Plain(lines.join("\n"))),
            ("stop", Arg::Plain(format!("{}/mail/stop?{ending}", self.house))),
        ];
        let what = if waiting.is_empty() { "news" } else { "turn" };
        self.send(address, language, what, args, Some(&ending)).await
    }

    /// What a link says by which mails to a person end; it is good for nothing else.
    fn ending(&self, person: &str) -> String {
        format!("person={person}&sign={}", hex::encode(hmac::sign(&self.key, person.as_bytes()).as_ref()))
    }

    /// Was this signed here?
    pub(crate) fn may_end(&self, person: &str, sign: &str) -> bool {
        hex::decode::<32>(sign).is_some_and(|sign| hmac::verify(&self.key, person.as_bytes(), &sign).is_ok())
    }

    async fn send(
        &self,
        address: &str,
        language: &str,
        what: &str,
        mut args: Vec<(&'static str, Arg)>,
        ending: Option<&str>,
    ) -> Result<(), String> {
        args.push(("house", Arg::Plain(self.house.clone())));
        let args = &Args(args);
        let to: Mailbox = address.parse().map_err(|_| "it is no address".to_owned())?;
        let mut mail = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(self.texts.text(language, &format!("{what}-subject"), args))
            .message_id(None)
            .raw_header(HeaderValue::new(AUTO_SUBMITTED, "auto-generated".to_owned()));
        if let Some(ending) = ending {
            // RFC 8058: one click in the reader's program ends it.
            let link = format!("<{}{UNSUBSCRIBE_PATH}?{ending}>", self.house);
            mail = mail.raw_header(HeaderValue::new(LIST_UNSUBSCRIBE, link));
            mail = mail.raw_header(HeaderValue::new(LIST_UNSUBSCRIBE_POST, "List-Unsubscribe=One-Click".to_owned()));
        }
        let body = self.texts.text(language, &format!("{what}-body"), args);
        let mail = mail.header(ContentType::TEXT_PLAIN).body(body).map_err(|error| error.to_string())?;
        self.transport.send(mail).await.map(|_| ()).map_err(|error| error.to_string())
    }
}

/// Where mail programs send their one click.
pub(crate) const UNSUBSCRIBE_PATH: &str = "/api/mail/unsubscribe";

/// The language that a person likes.
pub(crate) fn language(preferences: &str) -> String {
    let kept: serde_json::Value = serde_json::from_str(preferences).unwrap_or_default();
    kept["language"].as_str().unwrap_or_default().to_owned()
}

/// The most characters of an address.
const MAX_ADDRESS_CHARS: usize = 254;

/// An address that can be written to.
pub(crate) fn checked_address(given: &str) -> Result<String, ApiError> {
    let address = given.trim();
    let plain = address.chars().count() <= MAX_ADDRESS_CHARS && !address.contains(char::is_control);
    let parsed = address.parse::<lettre::Address>().ok().filter(|parsed| plain && parsed.domain().contains('.'));
    match parsed {
        Some(parsed) => Ok(parsed.to_string()),
        None => Err(ApiError::bad("bad-address", "that is no e-mail address")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_that_can_be_written_to() {
        assert_eq!(checked_address(" ada@example.org ").as_deref(), Ok("ada@example.org"));
        let long = format!("{}@example.org", "a".repeat(260));
        for wrong in ["", "ada", "ada@", "ada@localhost", "a b@example.org", "ada@example.org\r\nBcc: x@y.z", &long] {
            assert!(checked_address(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_language_is_what_the_pages_have_kept() {
        assert_eq!(language(r#"{"language":"fr"}"#), "fr");
        assert_eq!(language("nonsense"), "");
    }
}
