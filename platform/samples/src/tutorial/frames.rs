//! What the page is given of a tutorial: the first moment, and what turns each moment into the next.

use anyhow::Result;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use staffetta_kernel::Chosen;
use staffetta_server::protocol::{JsonText, Play, changes};

use crate::sample::Answered;

/// A tutorial, played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frames {
    /// How many sit at the table.
    pub seats: u8,
    /// Every option of the table.
    pub options: Chosen,
    /// The first moment, whole.
    pub first: Json,
    /// What happens and what is said.
    pub beats: Vec<Beat>,
}

/// One beat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beat {
    /// The key of its words.
    pub say: String,
    /// The moments that are shown first, each as what changes the one before it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub show: Vec<Json>,
    /// What the reader does, pick by pick.
    #[serde(default, rename = "do", skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// Other ways to do it, from the same moment on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub or: Vec<Vec<Step>>,
    /// What is typed with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What is spoken of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub point: Vec<String>,
    /// What is pressed, one after another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub press: Vec<String>,
}

/// A pick of the reader's.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name.
    pub pick: String,
    /// What turns the moment before it into the one after it.
    pub to: Json,
}

impl Frames {
    /// Its text in a file.
    pub fn text(&self) -> Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }
}

/// A moment as the reader's board sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Moment {
    /// The reader's seat.
    pub seat: u8,
    /// The game.
    pub play: Play,
    /// What the rules answer to what the board asks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answered>,
}

/// Moments one after another, as changes.
#[derive(Clone, Debug, Default)]
pub(super) struct Line(JsonText);

impl Line {
    /// Begins with this moment.
    pub fn begin(&mut self, moment: &Moment) -> Result<Json> {
        self.0 = JsonText::of(moment)?;
        Ok(serde_json::from_str(self.0.text())?)
    }

    /// What turns the last moment into this one.
    pub fn go_on(&mut self, moment: &Moment) -> Result<Json> {
        let next = JsonText::of(moment)?;
        let changed = serde_json::from_str(&changes(&self.0, &next))?;
        self.0 = next;
        Ok(changed)
    }
}
