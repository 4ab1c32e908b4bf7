//! The bodies of requests and answers about where people are told that a table waits for them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where whoever is signed in is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Channels {
    /// What a browser subscribes with at its push service (`applicationServerKey`).
    pub push_key: String,
    /// The oldest first.
    pub channels: Vec<ChannelInfo>,
    /// Of what.
    pub told_of: Vec<ToldKind>,
}

/// Of what somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ToldKind {
    /// A table waits for them.
    Turn,
    /// Somebody has taken a seat at the table that they look after.
    Seat,
    /// A game has begun.
    Begun,
    /// A game is over.
    Over,
    /// The others ask for their consent.
    Consent,
    /// Somebody named them in the talk.
    Talk,
}

impl ToldKind {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Turn, Self::Seat, Self::Begun, Self::Over, Self::Consent, Self::Talk];

    /// The word that stands for it in texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Seat => "seat",
            Self::Begun => "begun",
            Self::Over => "over",
            Self::Consent => "consent",
            Self::Talk => "talk",
        }
    }
}

/// Wants to be told of this and of nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TellMeOf {
    /// Of what.
    pub kinds: Vec<ToldKind>,
}

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChannelInfo {
    /// What it is called in requests.
    pub id: String,
    /// `push`, `webhook` or `mail`.
    #[ts(type = "'push' | 'webhook' | 'mail'")]
    pub kind: String,
    /// The host that is spoken to; empty for mail.
    pub host: String,
    /// Since when, in milliseconds since 1970.
    pub created: u64,
}

/// Wants to be told here too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewChannel {
    /// By the push service of this browser.
    Push {
        /// Where, as the browser says it.
        endpoint: String,
        /// The browser's public key, in Base64 for addresses.
        p256dh: String,
        /// What it shares with whoever may send, in Base64 for addresses.
        auth: String,
    },
    /// By mail to the proven address.
    Mail,
    /// By a signed request.
    Webhook {
        /// Where: `https://…`
        url: String,
    },
}

/// A channel was added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AddedChannel {
    /// What it is called in requests.
    pub id: String,
    /// What a webhook is signed with, told this once: HMAC-SHA-256 over time, full stop and body.
    pub secret: Option<String>,
}
