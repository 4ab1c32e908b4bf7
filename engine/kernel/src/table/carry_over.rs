//! A game that goes on under other rules: carried over while both are known, and played from there when the older ones
//! are retired.

use crate::fault::Fault;
use crate::game::Game;
use crate::record::{CarriedOver, Entry, EntryKind, Record};
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::Ready;

use super::{Dice, Head, Rejection, Table};

/// What a program can still do with a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It replays under the present rules.
    Replays,
    /// It replays under the older rules by which it was begun.
    Pinned,
    /// It was carried over to other rules and replays from there, or altogether.
    CarriedOver,
}

impl Standing {
    /// A word for people and programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Replays => "replays",
            Self::Pinned => "pinned",
            Self::CarriedOver => "carried over",
        }
    }
}

/// The rules by which a table was begun, once it has been carried over to others.
#[derive(Debug)]
pub(super) struct Begun<G: Game> {
    pub(super) version: u32,
    pub(super) data: String,
    /// Nothing if they are retired.
    pub(super) ready: Option<Ready<G>>,
}

// By hand: a derived one would ask the game to be copied.
impl<G: Game> Clone for Begun<G> {
    fn clone(&self) -> Self {
        Self { version: self.version, data: self.data.clone(), ready: self.ready.clone() }
    }
}

impl<G: Game> Table<G> {
    /// The number of the rules by which the table is played now.
    pub fn version(&self) -> u32 {
        self.ready.version
    }

    /// What can be done with the record of this table.
    pub fn standing(&self) -> Standing {
        if self.begun.is_some() {
            Standing::CarriedOver
        } else if self.ready.version == G::about().version {
            Standing::Replays
        } else {
            Standing::Pinned
        }
    }

    /// Carries the game over to the present rules. Nothing before can be taken back.
    pub fn carry_over(&mut self, at: u64) -> Result<u32, Rejection> {
        let rules = G::about().version;
        if self.ready.version == rules {
            let reason = "the table is played by the present rules already";
            return Err(Rejection::Fault(Fault::new("present-rules", "rules", reason)));
        }
        let data = format!("{:016x}", self.ready.under(rules).map_err(Rejection::Fault)?.data);
        let open = serde_json::to_value(self.state)
            .map_err(|error| Rejection::Fault(Fault::new("bad-state", "carry over", error.to_string())))?;
        let state = G::carry_over(self.ready.version, open).map_err(Rejection::Fault)?;
        self.by_table(Seat(0), EntryKind::CarryOver(CarriedOver { rules, data, state }), at, None)
    }

    /// The rules that a carried-over game goes on with, and its state.
    pub(super) fn carried(&self, number: u32, to: &CarriedOver) -> Result<(Ready<G>, G::State), Fault> {
        let ready = self.ready.under(to.rules)?;
        Ok((ready.clone(), state_of(&ready, number, to)?))
    }

    /// Remembers how the table was begun, and goes on with these rules.
    pub(super) fn go_on_with(&mut self, ready: Ready<G>) {
        let before = std::mem::replace(&mut self.ready, ready);
        if self.begun.is_none() {
            let data = format!("{:016x}", before.data);
            self.begun = Some(Box::new(Begun { version: before.version, data, ready: Some(before) }));
        }
    }

    /// The table of a record from the last entry on at which it was carried over to rules that are still played. What
    /// was told before is not known.
    pub(super) fn from_carried_over(
        record: &Record,
        ready_of: impl Fn(u32) -> Result<Ready<G>, Fault>,
        dice: Dice,
        head: Head,
    ) -> Result<(Self, Vec<Entry>), Fault> {
        let known = |entry: &Entry| match &entry.deed {
            EntryKind::CarryOver(to) => G::about().versions().any(|version| version == to.rules),
            _ => false,
        };
        let Some(place) = record.entries.iter().rposition(known) else {
            return Err(G::about()
                .version_or_present(Some(record.rules))
                .err()
                .unwrap_or_else(|| Fault::new("corrupt-record", "rules", "the record was not carried over")));
        };
        let entry = &record.entries[place];
        let EntryKind::CarryOver(to) = &entry.deed else {
            return Err(Fault::new("corrupt-record", format!("entry {}", entry.number), "it carries nothing over"));
        };
        let ready = ready_of(to.rules)?;
        let state = state_of(&ready, entry.number, to)?;
        let begun = Begun { version: record.rules, data: record.data.clone(), ready: None };
        let mut table = Self::at(ready, dice, head, state, record.entries[..=place].to_vec());
        table.begun = Some(Box::new(begun));
        table.floors = [entry.number; MAX_SEATS];
        Ok((table, record.entries[place + 1..].to_vec()))
    }
}

fn state_of<G: Game>(ready: &Ready<G>, number: u32, to: &CarriedOver) -> Result<G::State, Fault> {
    let wrong = |code, reason: String| Fault::new(code, format!("entry {number}"), reason);
    if format!("{:016x}", ready.data) != to.data {
        return Err(wrong("other-data", "it was carried over to other data tables than this program holds".to_owned()));
    }
    let state: G::State =
        serde_json::from_value(to.state.clone()).map_err(|error| wrong("bad-state", error.to_string()))?;
    G::check(&ready.rules, &state).map_err(|broken| wrong("bad-state", broken.what))?;
    Ok(state)
}
