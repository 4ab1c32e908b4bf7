//! Tutorials: annotated games that hand the board over at the right moments. A game's is `games/GAME/tutorial/tutorial.toml`;
//! `cargo xtask tutorials` plays it through the rules and writes `frames.json` beside it, which the page shows.

mod frames;
mod play;
pub mod write;

pub use frames::{Beat, Frames, Step};
pub use play::play;

use anyhow::{Context, Result};
use serde::Deserialize;
use staffetta_kernel::Chosen;
use std::collections::BTreeMap;

/// A tutorial as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tutorial {
    /// How many sit at the table.
    pub seats: u8,
    /// The options of the table that are not as the game has them.
    #[serde(default)]
    pub options: Chosen,
    /// Cells of the game's data that are other here, as `table.row.column`: what a lesson tells should not be in the deck.
    #[serde(default)]
    pub overrides: BTreeMap<String, String>,
    /// The set-up falls by this seed; what is written under `chance` falls after it.
    pub seed: Option<u64>,
    /// What falls, by purpose, each list in order; too few is an error.
    #[serde(default)]
    pub chance: BTreeMap<String, Vec<String>>,
    /// What happens and what is said, one after another.
    #[serde(rename = "beat")]
    pub beats: Vec<Script>,
}

/// One beat: what others do is shown, something is said, and the reader may be asked to do something.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The words: the text `KEY` of the tutorial's own catalogue; `KEY.otherwise` is said when something else is tried.
    pub say: String,
    /// From here on the reader sits in this seat; the first beat has to say it.
    pub seat: Option<u8>,
    /// What is done before the words are said.
    #[serde(default)]
    pub show: Vec<Shown>,
    /// What the reader has to do.
    #[serde(default, rename = "do")]
    pub picks: Vec<String>,
    /// Other ways to do the same: they lead to the same state.
    #[serde(default)]
    pub or: Vec<Vec<String>>,
    /// What the reader has to type with it.
    pub text: Option<String>,
    /// What is spoken of: selectors of the board's elements.
    #[serde(default)]
    pub point: Vec<String>,
    /// What is pressed to do it, one after another: selectors of the board's elements.
    #[serde(default)]
    pub press: Vec<String>,
}

/// An answer that is shown.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// Whose.
    pub seat: u8,
    /// The picks.
    #[serde(rename = "do")]
    pub picks: Vec<String>,
    /// What is typed with them.
    pub text: Option<String>,
}

impl Tutorial {
    /// Reads a tutorial from the text of its file.
    pub fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).context("the tutorial cannot be read")
    }
}
