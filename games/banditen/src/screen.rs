//! What a viewer sees and is asked.

use serde::Serialize;
use staffetta_kernel::{Args, Label, Prompt, Seat, Viewer};

use crate::Action;
use crate::game::Rules;
use crate::state::State;

/// Everything is open here; a game with secrets builds its view up field by field.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Option<Seat>,
    /// Is it over?
    pub over: bool,
    /// What lies on the table.
    #[serde(flatten)]
    pub table: State,
}

impl View {
    /// What this viewer sees.
    pub fn new(r: &Rules, s: &State, viewer: Viewer) -> Self {
        let viewer = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        Self { viewer, over: s.outcome(r).is_some(), table: *s }
    }

    /// What the viewer is asked.
    pub fn prompt(&self) -> Prompt {
        let actor = self.table.active;
        let (key, actor, args) = match (self.over, self.viewer == Some(actor)) {
            (true, _) => ("over", None, Args::default()),
            (false, true) => ("turn", Some(actor), Args::default()),
            (false, false) => ("wait", Some(actor), Args::default().with("actor", actor)),
        };
        Prompt { key, args, actor, rule: "B-2.1", form: None }
    }

    /// What an action means.
    pub fn label(&self, action: Action) -> Label {
        match action {
            Action::Roll => Label { odds: Some(5.0 / 6.0), lasting: true, ..Label::new("B-2.1") },
            Action::Hold => Label::new("B-2.3").with("pot", self.table.pot),
        }
    }
}
