//! The bodies of requests and answers about passkeys. Bytes are written in Base64 for addresses.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that a device must sign, within five minutes and once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PasskeyChallenge {
    /// What is signed.
    pub challenge: String,
    /// The site that the passkey belongs to (`rp.id`).
    pub site: String,
    /// What devices call the account (`user.id`); null where nobody is signed in.
    pub account: Option<String>,
    /// The passkeys that the account has.
    pub known: Vec<String>,
}

/// A passkey was made: what the browser says of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MadePasskey {
    /// `clientDataJSON`
    pub client_data: String,
    /// `getAuthenticatorData()`
    pub authenticator_data: String,
}

/// A passkey has signed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ShownPasskey {
    /// Which.
    pub id: String,
    /// `clientDataJSON`
    pub client_data: String,
    /// `authenticatorData`
    pub authenticator_data: String,
    /// `signature`
    pub signature: String,
}

/// A passkey of whoever is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PasskeyInfo {
    /// What the device calls it.
    pub id: String,
    /// What the browser called itself that made it.
    pub label: String,
    /// Since when, in milliseconds since 1970.
    pub created: u64,
    /// When it was last used; null for never.
    pub used: Option<u64>,
}
