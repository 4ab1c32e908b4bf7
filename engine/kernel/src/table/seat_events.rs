//! What happens to a seat apart from its answers: the clock, leaving, a bot that covers, a table laid out anew.

use crate::awaiting::{Outcome, Progress};
use crate::chance::{Source, TableDesk};
use crate::fault::Fault;
use crate::game::{Game, Sitter};
use crate::record::{By, EntryKind};
use crate::rng::FastRng;
use crate::seat::{MAX_SEATS, Seat, Viewer};

use super::commit::source_of;
use super::draft::stuck;
use super::{LogItem, Rejection, Table};

impl<G: Game> Table<G> {
    /// The clock's move: the default action, until the seat's question is answered. A draft is given up for it.
    pub fn time_out(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection> {
        if !self.awaiting().is_due(seat) {
            return Err(Rejection::NotAsked);
        }
        self.discard_draft(seat);
        let picks = self.default_picks(seat)?;
        self.commit(seat, &picks, None, By::Clock, at, None)
    }

    /// The default actions that answer the seat's question.
    pub(super) fn default_picks(&self, seat: Seat) -> Result<Vec<G::Action>, Rejection> {
        let rules = &self.ready.rules;
        let mut state = self.state_when_asked(seat);
        let mut picks = Vec::new();
        while picks.len() < 64 {
            let action = G::default_action(rules, &state, seat);
            let (action, progress) = self.try_pick(&mut state, seat, action)?;
            picks.push(action);
            if progress == Progress::Entry {
                return Ok(picks);
            }
        }
        Err(Rejection::Fault(Fault::new("neutral", format!("seat {}", seat.0), "the default action comes to no entry")))
    }

    /// The seat resigned for good.
    pub fn leave(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection> {
        self.by_table(seat, EntryKind::Leave, at, None)
    }

    /// A bot covers for the seat, or the person is back.
    pub fn sit(&mut self, seat: Seat, sitter: Sitter, at: u64) -> Result<u32, Rejection> {
        let deed = if sitter == Sitter::Bot { EntryKind::Cover } else { EntryKind::Return };
        self.by_table(seat, deed, at, None)
    }

    /// By consent of the table: the game ends, and the score as it stands decides.
    pub fn end(&mut self, at: u64) -> Result<u32, Rejection> {
        self.by_table(Seat(0), EntryKind::Agree, at, None)
    }

    /// Draws anew what this seat cannot see, as a world that fits its view: for a game that is tried from one of its
    /// moments on.
    pub fn redeal(&mut self, seat: Seat, seed: u64, at: u64) -> Result<u32, Rejection> {
        self.drop_answers();
        let view = self.view(Viewer::Seat(seat));
        let world = G::sample_world(&self.ready.rules, &view, &mut FastRng::new(seed));
        let bad = |error: serde_json::Error| Rejection::Fault(Fault::new("bad-state", "redeal", error.to_string()));
        self.rebase(serde_json::to_value(world).map_err(bad)?, at)
    }

    /// Lays out the state in open form: a scenario's `given`, or a game carried over to other rules.
    pub fn rebase(&mut self, state: serde_json::Value, at: u64) -> Result<u32, Rejection> {
        self.by_table(Seat(0), EntryKind::Rebase(state), at, None)
    }

    pub(super) fn by_table(
        &mut self,
        seat: Seat,
        deed: EntryKind,
        at: u64,
        source: Option<Source<'_>>,
    ) -> Result<u32, Rejection> {
        let awaiting = self.awaiting();
        if awaiting.outcome().is_some() || seat.0 >= self.ready.seats {
            return Err(Rejection::NotAsked);
        }
        let number = self.next_number();
        let mut state = self.state;
        let mut rules = None;
        if let EntryKind::CarryOver(to) = &deed {
            let (ready, carried) = self.carried(number, to).map_err(Rejection::Fault)?;
            (state, rules) = (carried, Some(ready));
        }
        let agreed = if deed == EntryKind::Agree { Some(self.agreed_outcome(number)?) } else { None };
        let mut desk = TableDesk::new(source_of(source, &mut self.dice, number), "");
        match &deed {
            EntryKind::Leave => G::leave(&self.ready.rules, &mut state, seat, &mut desk).map_err(|_| stuck(number))?,
            EntryKind::Cover => G::sit(&self.ready.rules, &mut state, seat, Sitter::Bot),
            EntryKind::Return => G::sit(&self.ready.rules, &mut state, seat, Sitter::Person),
            EntryKind::Rebase(open) => {
                state = serde_json::from_value(open.clone())
                    .map_err(|e| Rejection::Fault(Fault::new("bad-state", format!("entry {number}"), e.to_string())))?;
                let check = G::check(&self.ready.rules, &state);
                check.map_err(|b| Rejection::Fault(Fault::new("bad-state", format!("entry {number}"), b.what)))?;
            }
            EntryKind::CarryOver(_) | EntryKind::Agree => {}
            EntryKind::SetUp | EntryKind::Picks(_) | EntryKind::Withdraw | EntryKind::TakeBack(_) => {
                return Err(Rejection::NotAsked);
            }
        }
        desk.finish();
        let (fell, events, trouble, asked) = (desk.fell, desk.events, desk.trouble, desk.asked);
        if let Some(trouble) = trouble {
            return Err(Rejection::Fault(Fault::new("chance", format!("entry {number}"), trouble)));
        }
        let lasting = !matches!(deed, EntryKind::Cover | EntryKind::Return);
        if let Some(rules) = rules {
            self.go_on_with(rules);
        }
        self.state = state;
        self.agreed = agreed;
        self.asked = asked;
        self.write(number, seat, By::Table, deed, None, at, fell);
        self.log.extend(events.into_iter().map(|event| (number, seat, LogItem::Event(event))));
        if lasting {
            self.floors = [number; MAX_SEATS];
            self.undoable.clear();
            self.drop_answers();
            for seat in self.awaiting().asked().iter() {
                self.questions[seat.at()] += 1;
            }
        }
        Ok(number)
    }

    fn agreed_outcome(&self, number: u32) -> Result<Outcome, Rejection> {
        self.outcome_now().ok_or_else(|| {
            let reason = "the rules of this game know no score before its end";
            Rejection::Fault(Fault::new("no-score", format!("entry {number}"), reason))
        })
    }
}
