//! Reports that the words of a game are wrong.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Somebody says that a card of the game is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewCardReport {
    /// Which card: 1 to 40 letters, digits and hyphens.
    pub card: String,
    /// The language in which it was read, such as `sl`.
    pub language: String,
    /// What is wrong with it, in the reader's words: at most 500 characters, perhaps none.
    #[serde(default)]
    pub words: String,
}
