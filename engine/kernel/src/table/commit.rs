//! Choices become entries.

use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Progress};
use crate::chance::{ChanceOutcome, Source, TableDesk};
use crate::choices::Choices;
use crate::fault::{Fault, Refusal};
use crate::game::{Game, digest};
use crate::record::{By, Entry, EntryKind};
use crate::seat::Seat;

use super::draft::rejected;
use super::{Dice, LogItem, Rejection, Table, Undoable};

impl<G: Game> Table<G> {
    /// Plays complete picks as an entry.
    pub(super) fn commit(
        &mut self,
        seat: Seat,
        picks: &[G::Action],
        text: Option<&str>,
        by: By,
        at: u64,
        source: Option<Source<'_>>,
    ) -> Result<u32, Rejection> {
        let number = self.next_number();
        let before = self.awaiting();
        let rules = self.ready.rules.clone();
        let occasion = G::question_context(&rules, &self.state);
        let passed = picks.len() == 1 && picks[0] == G::default_action(&rules, &self.state, seat);
        let mut state = self.state;
        let mut desk = TableDesk::new(source_of(source, &mut self.dice, number), text.unwrap_or_default());
        let mut choices = Choices::new();
        for (at, &pick) in picks.iter().enumerate() {
            choices.clear();
            G::actions(&rules, &state, seat, &mut choices);
            let listed = choices.contains(&pick);
            let progress =
                G::act(&rules, &mut state, seat, pick, &mut desk).map_err(|refusal| rejected(refusal, number))?;
            let whole = (progress == Progress::Entry) == (at + 1 == picks.len());
            if !listed || !whole {
                return Err(Rejection::Rule(Refusal::new("kernel", "not-offered")));
            }
        }
        desk.finish();
        let TableDesk { fell, events, irreversible: lasting, trouble, asked, .. } = desk;
        if let Some(trouble) = trouble {
            return Err(Rejection::Fault(Fault::new("chance", format!("entry {number}"), trouble)));
        }
        let old = std::mem::replace(&mut self.state, state);
        self.asked = asked;
        self.undoable.push(Undoable { number, seat, picks: picks.to_vec(), before: old });
        let names = picks.iter().map(|pick| pick.name()).collect();
        self.write(number, seat, by, EntryKind::Picks(names), text.map(str::to_owned), at, fell);
        self.log.extend(events.into_iter().map(|event| (number, seat, LogItem::Event(event))));
        self.drafts[seat.at()] = None;
        self.pending[seat.at()] = None;

        let after = self.awaiting();
        let shared = same_step(before, after);
        self.raise_floors(number, seat, before, after, lasting);
        let polled = matches!(before, Awaiting::Poll { .. });
        if polled && !passed {
            self.last_play = number;
        }
        let same_window = polled
            && passed
            && matches!(after, Awaiting::Poll { .. })
            && G::question_context(&rules, &self.state) == occasion;
        if !shared && !same_window {
            self.drop_answers();
        }
        self.expire_orders();
        for other in after.asked().iter() {
            let fresh = other == seat || !before.asked().has(other) || !(shared || same_window);
            if fresh {
                self.questions[other.at()] += 1;
            }
        }
        Ok(number)
    }

    /// PendingAnswer answers and drafts that were made for another question.
    pub(super) fn drop_answers(&mut self) {
        self.pending = Default::default();
        self.drafts = Default::default();
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn write(
        &mut self,
        number: u32,
        seat: Seat,
        by: By,
        deed: EntryKind,
        text: Option<String>,
        at: u64,
        fell: Vec<ChanceOutcome>,
    ) {
        let digest = format!("{:016x}", digest::<G>(&self.state));
        self.entries.push(Entry { number, seat, by, deed, text, at, fell, digest });
    }
}

/// Is it still the same simultaneous step, in which nobody's choice touches another's?
pub(super) fn same_step(before: Awaiting, after: Awaiting) -> bool {
    matches!((before, after), (Awaiting::Each(_), Awaiting::Each(_)) | (Awaiting::Any(_), Awaiting::Any(_)))
}

pub(super) fn source_of<'a>(source: Option<Source<'a>>, dice: &'a mut Dice, number: u32) -> Source<'a> {
    match (source, dice) {
        (Some(source), _) => source,
        (None, Dice::Seed(seed)) => Source::Seed(seed.stream(number)),
        (None, Dice::Script(script)) => Source::Script(script),
    }
}
