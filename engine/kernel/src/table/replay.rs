//! From a record back to a table.

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

impl<G: Game> Table<G> {
    /// Plays a record again, entry by entry, with every check; a fault names the entry at which it does not fit.
    ///
    /// `seed` goes on where the record is of a game still running; a finished record brings its own.
    pub fn replay(record: &Record, mode: Mode, seed: Option<Seed>) -> Result<Self, Fault> {
        let about = G::about();
        if record.game != about.id {
            let reason = format!("this is a record of '{}', not of '{}'", record.game, about.id);
            return Err(Fault::new("wrong-game", "record", reason));
        }
        if record.rules > about.version {
            let reason = format!(
                "it was played by rules number {}, this program knows up to {}: use a newer program",
                record.rules, about.version
            );
            return Err(Fault::new("newer-record", "record", reason));
        }
        let setup = Setup {
            seats: u8::try_from(record.seats.len()).unwrap_or(u8::MAX),
            options: record.options.clone(),
            overrides: record.overrides.clone(),
        };
        let ready = setup.ready::<G>()?;
        if record.data != format!("{:016x}", ready.data) {
            let reason = "it was played with other data tables than this program holds";
            return Err(Fault::new("other-data", "record", reason));
        }
        let own = match &record.seed {
            Some(hex) => {
                let wrong = || Fault::new("corrupt-record", "seed", "a seed is 64 hexadecimal digits");
                Some(Seed::from_hex(hex).ok_or_else(wrong)?)
            }
            None => None,
        };
        let Some(seed) = own.or(seed).or((mode == Mode::Follow).then_some(Seed([0; 32]))) else {
            let reason = "the seed is not in the record (the game is not over), so its chance cannot be verified";
            return Err(Fault::new("no-seed", "record", reason));
        };
        let head = Head {
            seats: record.seats.clone(),
            commitment: record.commitment.clone(),
            contributions: record.contributions.clone(),
            secret: record.secret.clone(),
        };
        if mode == Mode::Verify {
            crate::fair::check(record)?;
        }
        let table = Self::play(ready, Dice::Seed(seed), head, &record.entries, mode, record.layout == about.layout)?;
        let result = table.record().result;
        if record.result.is_some() && record.result != result {
            let reason = "the record tells another result than its entries";
            return Err(Fault::new("wrong-result", "result", reason));
        }
        Ok(table)
    }

    /// Follows entries, for going back in one's own record.
    pub(super) fn follow(ready: Ready<G>, dice: Dice, head: Head, entries: &[Entry]) -> Result<Self, Fault> {
        Self::play(ready, dice, head, entries, Mode::Follow, true)
    }

    fn play(
        ready: Ready<G>,
        dice: Dice,
        head: Head,
        entries: &[Entry],
        mode: Mode,
        digests: bool,
    ) -> Result<Self, Fault> {
        let source = |entry: &Entry| -> Source<'static> {
            let fell: std::collections::VecDeque<ChanceOutcome> = entry.fell.iter().cloned().collect();
            match (&dice, mode) {
                (Dice::Seed(seed), Mode::Verify) => Source::Verify(seed.stream(entry.number), fell),
                _ => Source::Follow(fell),
            }
        };
        let Some((first, rest)) = entries.split_first().filter(|(first, _)| first.deed == EntryKind::SetUp) else {
            return Err(Fault::new("corrupt-record", "entry 0", "a record begins with the set-up"));
        };
        let mut table = Self::set_up(ready, dice.clone(), head, first.at, Some(source(first)))?;
        table.compare(first, digests)?;
        for entry in rest {
            if entry.number != table.next_number() {
                let reason = format!("entry {} stands where {} should be", entry.number, table.next_number());
                return Err(Fault::new("corrupt-record", format!("entry {}", entry.number), reason));
            }
            table.again(entry, source(entry)).map_err(|refused| match refused {
                Rejection::Fault(fault) => fault,
                other => Fault::new("illegal-entry", format!("entry {}", entry.number), other.to_string()),
            })?;
            table.compare(entry, digests)?;
        }
        Ok(table)
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
                let due = match self.awaiting() {
                    crate::awaiting::Awaiting::Poll { now, .. } => now == seat,
                    awaiting => awaiting.asked().has(seat),
                };
                if !due || picks.is_empty() {
                    return Err(Rejection::NotAsked);
                }
                self.commit(seat, &picks, entry.text.as_deref(), entry.by, entry.at, Some(source))?;
            }
            EntryKind::Withdraw => {
                self.withdraw(seat, entry.at)?;
            }
            EntryKind::TakeBack(to) => {
                self.take_back(*to, entry.at)?;
            }
            deed @ (EntryKind::Leave | EntryKind::Cover | EntryKind::Return | EntryKind::Rebase(_)) => {
                self.by_table(seat, deed.clone(), entry.at, Some(source))?;
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
