//! From a record back to a table.

use std::collections::VecDeque;

use crate::action_space::GameAction;
use crate::chance::{ChanceOutcome, Source};
use crate::fault::Fault;
use crate::game::Game;
use crate::record::{Entry, EntryKind, Record};
use crate::rng::Seed;
use crate::setup::{Ready, Setup};

use super::{Dice, Head, Rejection, Table};

/// How a record's chance is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Derived from the seed and compared.
    Verify,
    /// Taken as it fell.
    Follow,
}

/// Plays a record again, entry by entry, with every check. The rules are built once; the table after each entry knows
/// nothing of the entries that follow.
#[derive(Debug)]
pub struct Replayer<G: Game> {
    table: Table<G>,
    rest: VecDeque<Entry>,
    mode: Mode,
    /// Are digests comparable: does the record belong to the present layout?
    digests: bool,
}

impl<G: Game> Replayer<G> {
    /// Sets the table of a record up.
    ///
    /// `seed` goes on where the record is of a game still running; a finished record brings its own.
    pub fn new(record: &Record, mode: Mode, seed: Option<Seed>) -> Result<Self, Fault> {
        let about = G::about();
        if record.game != about.id {
            let reason = format!("this is a record of '{}', not of '{}'", record.game, about.id);
            return Err(Fault::new("wrong-game", "record", reason));
        }
        let seed = seed_of(record, mode, seed)?;
        if mode == Mode::Verify {
            crate::fair::check(record)?;
        }
        let head = Head {
            seats: record.seats.clone(),
            commitment: record.commitment.clone(),
            contributions: record.contributions.clone(),
            secret: record.secret.clone(),
        };
        let digests = record.layout == about.layout;
        match about.version_or_present(Some(record.rules)) {
            Ok(_) => Self::begin(rules_of::<G>(record)?, Dice::Seed(seed), head, &record.entries, mode, digests),
            Err(fault) if fault.code == "retired-rules" => {
                let ready_of = |version| setup_of(record, version).ready::<G>();
                let (table, rest) = Table::from_carried_over(record, ready_of, Dice::Seed(seed), head)?;
                Ok(Self { table, rest: rest.into(), mode, digests })
            }
            Err(fault) => Err(fault),
        }
    }

    fn begin(
        ready: Ready<G>,
        dice: Dice,
        head: Head,
        entries: &[Entry],
        mode: Mode,
        digests: bool,
    ) -> Result<Self, Fault> {
        let mut rest: VecDeque<Entry> = entries.iter().cloned().collect();
        let Some(first) = rest.pop_front().filter(|first| first.deed == EntryKind::SetUp) else {
            return Err(Fault::new("corrupt-record", "entry 0", "a record begins with the set-up"));
        };
        let source = source(&dice, &first, mode);
        let table = Table::set_up(ready, dice, head, first.at, Some(source))?;
        table.compare(&first, digests)?;
        Ok(Self { table, rest, mode, digests })
    }

    /// The table after the entries played so far.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Plays the next entry; nothing if there is none. A fault names the entry at which the record does not fit.
    pub fn step(&mut self) -> Result<Option<u32>, Fault> {
        let Some(entry) = self.rest.pop_front() else { return Ok(None) };
        let number = entry.number;
        if number != self.table.next_number() {
            let reason = format!("entry {number} stands where {} should be", self.table.next_number());
            return Err(Fault::new("corrupt-record", format!("entry {number}"), reason));
        }
        let source = source(&self.table.dice, &entry, self.mode);
        self.table.again(&entry, source).map_err(|refused| match refused {
            Rejection::Fault(fault) => fault,
            other => Fault::new("illegal-entry", format!("entry {number}"), other.to_string()),
        })?;
        self.table.compare(&entry, self.digests)?;
        Ok(Some(number))
    }

    /// Plays all entries that are left.
    pub fn finish(mut self) -> Result<Table<G>, Fault> {
        while self.step()?.is_some() {}
        Ok(self.table)
    }
}

/// The rules by which a record was played.
fn rules_of<G: Game>(record: &Record) -> Result<Ready<G>, Fault> {
    let ready = setup_of(record, record.rules).ready::<G>()?;
    if record.data != format!("{:016x}", ready.data) {
        let reason = "it was played with other data tables than this program holds";
        return Err(Fault::new("other-data", "record", reason));
    }
    Ok(ready)
}

/// The set-up of a record under the rules of this number.
fn setup_of(record: &Record, version: u32) -> Setup {
    Setup {
        seats: u8::try_from(record.seats.len()).unwrap_or(u8::MAX),
        options: record.options.clone(),
        overrides: record.overrides.clone(),
        version: Some(version),
    }
}

/// The seed in the record, or the one at hand; where chance is only followed, any will do.
fn seed_of(record: &Record, mode: Mode, seed: Option<Seed>) -> Result<Seed, Fault> {
    if let Some(hex) = &record.seed {
        let wrong = || Fault::new("corrupt-record", "seed", "a seed is 64 hexadecimal digits");
        return Seed::from_hex(hex).ok_or_else(wrong);
    }
    seed.or((mode == Mode::Follow).then_some(Seed([0; 32]))).ok_or_else(|| {
        let reason = "the seed is not in the record (the game is not over), so its chance cannot be verified";
        Fault::new("no-seed", "record", reason)
    })
}

fn source(dice: &Dice, entry: &Entry, mode: Mode) -> Source<'static> {
    let fell: VecDeque<ChanceOutcome> = entry.fell.iter().cloned().collect();
    match (dice, mode) {
        (Dice::Seed(seed), Mode::Verify) => Source::Verify(seed.stream(entry.number), fell),
        _ => Source::Follow(fell),
    }
}

impl<G: Game> Table<G> {
    /// Plays a whole record again, and compares its result.
    ///
    /// `seed` goes on where the record is of a game still running; a finished record brings its own.
    pub fn replay(record: &Record, mode: Mode, seed: Option<Seed>) -> Result<Self, Fault> {
        let table = Replayer::new(record, mode, seed)?.finish()?;
        if record.result.is_some() && record.result != table.result() {
            let reason = "the record tells another result than its entries";
            return Err(Fault::new("wrong-result", "result", reason));
        }
        Ok(table)
    }

    /// The table after these of its own entries.
    pub(super) fn replayed(&self, entries: &[Entry]) -> Result<Self, Fault> {
        let ready = match &self.begun {
            None => self.ready.clone(),
            Some(begun) => begun.ready.clone().ok_or_else(|| {
                let reason = "the table was begun by rules that this program no longer plays";
                Fault::new("retired-rules", "rules", reason)
            })?,
        };
        Replayer::begin(ready, self.dice.clone(), self.head.clone(), entries, Mode::Follow, true)?.finish()
    }

    fn again(&mut self, entry: &Entry, source: Source<'_>) -> Result<(), Rejection> {
        let seat = entry.seat;
        match &entry.deed {
            EntryKind::SetUp => return Err(Rejection::NotAsked),
            EntryKind::Picks(names) => {
                let picks = names
                    .iter()
                    .map(|name| G::Action::parse(name).ok_or_else(|| Rejection::NoSuchAction(name.clone())))
                    .collect::<Result<Vec<_>, _>>()?;
                if !self.awaiting().is_due(seat) || picks.is_empty() {
                    return Err(Rejection::NotAsked);
                }
                self.commit(seat, &picks, entry.text.as_deref(), entry.by, entry.at, Some(source))?;
            }
            EntryKind::Withdraw => {
                self.withdraw(seat, entry.at)?;
            }
            EntryKind::TakeBack(to) => {
                self.go_back(*to, entry.at, Some(source))?;
            }
            kind @ (EntryKind::Leave
            | EntryKind::Cover
            | EntryKind::Return
            | EntryKind::Rebase(_)
            | EntryKind::CarryOver(_)
            | EntryKind::Agree) => {
                self.by_table(seat, kind.clone(), entry.at, Some(source))?;
            }
        }
        Ok(())
    }

    fn compare(&self, entry: &Entry, digests: bool) -> Result<(), Fault> {
        let came = self.entries.last().map(|last| last.digest.as_str()).unwrap_or_default();
        if digests && came != entry.digest {
            let reason = format!("the state after it is {came}, the record says {}", entry.digest);
            return Err(Fault::new("wrong-digest", format!("entry {}", entry.number), reason));
        }
        Ok(())
    }
}
