//! The last state that each viewer of a table was sent, so that a socket is sent only what changed.
//!
//! Sockets remember the number of what they have; the text is kept once for all sockets of a viewer.

use staffetta_kernel::Seat;
use std::collections::BTreeMap;

use crate::protocol::{JsonText, Line, ServerMessage, State, StateChanges, changes};

/// The last states by viewer, each with its number.
#[derive(Debug, Default)]
pub(super) struct LastStates {
    last_number: u32,
    by_viewer: BTreeMap<Option<u8>, (u32, JsonText)>,
}

impl LastStates {
    /// Forgets the states of viewers that nobody is any more.
    pub(super) fn retain(&mut self, mut looks_on: impl FnMut(Option<Seat>) -> bool) {
        self.by_viewer.retain(|viewer, _| looks_on(viewer.map(Seat)));
    }
}

/// In which form a state is sent: with a number if changes may follow, as changes if there is a base, with lines from here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Form {
    pub(super) number: Option<u32>,
    pub(super) base: Option<u32>,
    pub(super) from: usize,
}

/// A state that is being sent.
#[derive(Debug)]
pub(super) struct ViewerState {
    state: State,
    /// Its number, and what changes the last one into it with the number of that.
    kept: Option<(u32, Option<(u32, String)>)>,
}

impl ViewerState {
    pub(super) fn new(state: State) -> Self {
        Self { state, kept: None }
    }

    /// Keeps it as the viewer's last state; answers its number, which is new if it is.
    pub(super) fn keep(&mut self, last_states: &mut LastStates, viewer: Option<Seat>) -> u32 {
        if let Some((number, _)) = self.kept {
            return number;
        }
        let text = JsonText::of(&self.state).unwrap_or_default();
        let last = last_states.by_viewer.get(&viewer.map(|seat| seat.0));
        let from_last = last.map(|(base, last)| (*base, changes(last, &text)));
        let number = match last {
            Some((number, last)) if *last == text => *number,
            _ => {
                last_states.last_number += 1;
                let number = last_states.last_number;
                last_states.by_viewer.insert(viewer.map(|seat| seat.0), (number, text));
                number
            }
        };
        self.kept = Some((number, from_last));
        number
    }

    /// What changes the state of this number into this one, if it was the last.
    pub(super) fn changes_from(&self, base: u32) -> Option<&str> {
        let (_, from_last) = self.kept.as_ref()?;
        from_last.as_ref().filter(|(last, _)| *last == base).map(|(_, changes)| changes.as_str())
    }

    /// The message, with these lines of the log.
    pub(super) fn message(&self, form: Form, lines: Vec<Line>) -> String {
        let from = form.from as u32;
        if let (Some(number), Some(base)) = (form.number, form.base)
            && let Some(changes) = self.changes_from(base)
        {
            let seat = self.state.seat;
            let message = StateChanges { seat, base, number, from, lines, changes: serde_json::Value::Null };
            return message.to_json_with(changes);
        }
        let mut state = State { number: form.number, ..self.state.clone() };
        if let Some(play) = &mut state.play {
            (play.from, play.lines) = (from, lines);
        }
        ServerMessage::State(Box::new(state)).to_json()
    }
}
