//! Taking back.

use crate::awaiting::Awaiting;
use crate::chance::{Source, TableDesk};
use crate::fault::Fault;
use crate::game::Game;
use crate::record::{By, EntryKind};
use crate::seat::{MAX_SEATS, Seat};

use super::commit::{same_step, source_of};
use super::{LogItem, Rejection, Table};

/// Does an entry of this seat that leads from one question to the other end what can be taken back?
pub(crate) fn closes(before: Awaiting, after: Awaiting, seat: Seat) -> bool {
    let shared = same_step(before, after);
    let was_shared = matches!(before, Awaiting::Each(_) | Awaiting::Any(_));
    // A question to another seat counts whether or not its answer waits already, so that undo tells nothing.
    let opened = !after.asked().without(seat).is_empty();
    after.outcome().is_some() || (!shared && (was_shared || opened))
}

impl<G: Game> Table<G> {
    /// After an entry: what can no longer be taken back by whom.
    pub(super) fn raise_floors(&mut self, number: u32, seat: Seat, before: Awaiting, after: Awaiting, lasting: bool) {
        if lasting || closes(before, after, seat) {
            self.floors = [number; MAX_SEATS];
        } else if !same_step(before, after) {
            for other in (0..MAX_SEATS).filter(|&other| other != seat.at()) {
                self.floors[other] = number;
            }
        }
        let lowest = self.floors[..usize::from(self.ready.seats)].iter().copied().min().unwrap_or(number);
        self.undoable.retain(|live| live.number > lowest);
    }

    /// May the seat withdraw its last entry?
    pub fn can_withdraw(&self, seat: Seat) -> bool {
        self.withdrawable(seat).is_some()
    }

    fn withdrawable(&self, seat: Seat) -> Option<usize> {
        let at = self.undoable.iter().rposition(|live| live.seat == seat)?;
        (self.undoable[at].number > self.floors[seat.at()]).then_some(at)
    }

    /// Withdraws the seat's own last entry. Inside a simultaneous step the entries of other seats stay.
    pub fn withdraw(&mut self, seat: Seat, at: u64) -> Result<u32, Rejection> {
        let place = self.withdrawable(seat).ok_or(Rejection::NothingToWithdraw)?;
        let rules = self.ready.rules.clone();
        let mut state = self.undoable[place].before;
        let mut befores = Vec::new();
        for later in &self.undoable[place + 1..] {
            befores.push(state);
            let mut desk = TableDesk::<G::Event>::new(Source::Nothing, "");
            for &pick in &later.picks {
                let taken = G::act(&rules, &mut state, later.seat, pick, &mut desk);
                if taken.is_err() || desk.trouble.is_some() {
                    return Err(Rejection::NothingToWithdraw);
                }
            }
        }
        let gone = self.undoable.remove(place);
        for (live, before) in self.undoable[place..].iter_mut().zip(befores) {
            live.before = before;
        }
        let asked = self.awaiting().asked();
        self.state = state;
        let number = self.next_number();
        self.write(number, seat, By::Seat, EntryKind::Withdraw, None, at, Vec::new());
        self.log.push((number, seat, LogItem::Withdrawn(gone.number)));
        self.drafts[seat.at()] = None;
        self.pending[seat.at()] = None;
        for other in self.awaiting().asked().iter() {
            if other == seat || !asked.has(other) {
                self.questions[other.at()] += 1;
            }
        }
        Ok(number)
    }

    /// By consent of the table: back to before this entry, whatever fell since. The numbers of the entries taken back
    /// never return, so the dice that come now are new ones, and what lay unseen then is drawn anew.
    pub fn take_back(&mut self, to: u32, at: u64) -> Result<u32, Rejection> {
        self.go_back(to, at, None)
    }

    /// Back to before this entry, with chance from this source, or else from the table's own.
    pub(super) fn go_back(&mut self, to: u32, at: u64, source: Option<Source<'_>>) -> Result<u32, Rejection> {
        if to == 0 || !self.entries.iter().any(|entry| entry.number == to) {
            return Err(Rejection::NothingToWithdraw);
        }
        let mut record = self.record();
        record.entries.retain(|entry| entry.number < to);
        record.result = None;
        let earlier = self.replayed(&record.entries).map_err(Rejection::Fault)?;
        let number = self.next_number();
        let mut state = earlier.state;
        let mut desk = TableDesk::<G::Event>::new(source_of(source, &mut self.dice, number), "");
        if !desk.leaves_piles() {
            G::redraw_unseen(&earlier.ready.rules, &mut state, &mut desk);
        }
        desk.finish();
        let TableDesk { fell, trouble, asked, .. } = desk;
        if let Some(trouble) = trouble {
            return Err(Rejection::Fault(Fault::new("chance", format!("entry {number}"), trouble)));
        }
        self.state = state;
        self.ready = earlier.ready;
        self.begun = earlier.begun;
        self.agreed = earlier.agreed;
        self.asked = asked;
        self.write(number, Seat(0), By::Table, EntryKind::TakeBack(to), None, at, fell);
        let gone: Vec<u32> = self.entries.iter().map(|e| e.number).filter(|&n| n >= to && n < number).collect();
        for entry in gone {
            self.log.push((number, Seat(0), LogItem::Withdrawn(entry)));
        }
        self.floors = [number; MAX_SEATS];
        self.undoable.clear();
        self.drafts = Default::default();
        self.pending = Default::default();
        for seat in self.awaiting().asked().iter() {
            self.questions[seat.at()] += 1;
        }
        Ok(number)
    }
}
