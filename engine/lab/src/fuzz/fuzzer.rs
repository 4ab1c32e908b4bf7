//! One random game of the fuzzer.

use staffetta_kernel::record::By;
use staffetta_kernel::{
    Awaiting, Choices, Dice, FastRng, Fault, Game, GameAction, Head, LabDesk, Mode, Ready, Record, Rejection, Rng,
    Seat, Seed, Table, Taken,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Finding, FuzzReport};
use crate::simulate::panic_message;

/// Plays one game. A finding ends it.
pub(super) fn fuzz_game<G: Game>(
    ready: Ready<G>,
    number: u64,
    rng: &mut FastRng,
    report: &mut FuzzReport,
) -> Result<Option<Finding>, Fault> {
    let seed = Seed::plain(rng.next_u64());
    let start = rng.clone();
    let mut fuzzer = Fuzzer::open(ready.clone(), seed, rng, report)?;
    // No game has more picks than its `max_picks`; what is withdrawn and tried in vain comes on top.
    for turn in 0..G::about().max_picks.max(1).saturating_mul(4) {
        match catch_unwind(AssertUnwindSafe(|| fuzzer.turn())) {
            Ok(Ok(false)) => {}
            Ok(Ok(true)) => {
                fuzzer.report.games += 1;
                return Ok(fuzzer.replay(seed).map(|what| fuzzer.found(number, what)));
            }
            Ok(Err(what)) => return Ok(Some(fuzzer.found(number, what))),
            Err(panic) => {
                // What a panic leaves behind is not to be trusted: the same turns again, without the last.
                let what = format!("panic: {}", panic_message(&*panic));
                let doing = std::mem::take(&mut fuzzer.doing);
                let (mut rng, mut unused) = (start, FuzzReport::default());
                let mut before = Fuzzer::open(ready, seed, &mut rng, &mut unused)?;
                for _ in 0..turn {
                    // They went well the first time.
                    let _ = before.turn();
                }
                return Ok(Some(Finding { doing, ..before.found(number, what) }));
            }
        }
    }
    Ok(Some(fuzzer.found(number, "the game comes to no end".to_owned())))
}

struct Fuzzer<'a, G: Game> {
    table: Table<G>,
    rng: &'a mut FastRng,
    report: &'a mut FuzzReport,
    choices: Choices<G::Action>,
    doing: String,
}

impl<'a, G: Game> Fuzzer<'a, G> {
    fn open(ready: Ready<G>, seed: Seed, rng: &'a mut FastRng, report: &'a mut FuzzReport) -> Result<Self, Fault> {
        let table = Table::open(ready, Dice::Seed(seed), Head::default(), 0)?;
        Ok(Self { table, rng, report, choices: Choices::new(), doing: String::new() })
    }

    fn found(&self, game: u64, what: String) -> Finding {
        Finding { game, what, doing: self.doing.clone(), record: self.table.record(), file: None }
    }

    /// One thing that may happen at a table. True when the game is over; an error says what promise was broken.
    fn turn(&mut self) -> Result<bool, String> {
        let awaiting = self.table.awaiting();
        if awaiting.outcome().is_some() {
            return Ok(true);
        }
        let asked: Vec<Seat> = awaiting.asked().iter().collect();
        let Some(seat) = self.rng.one_of(&asked) else {
            return Err("the game waits for nobody and is not over".to_owned());
        };
        match self.rng.below(1000) {
            0..2 => self.leave()?,
            2..4 => self.take_back()?,
            4..12 => self.time_out(awaiting)?,
            12..60 => self.withdraw()?,
            60..160 => self.illegal()?,
            _ => self.pick(seat)?,
        }
        let made =
            self.table.release_pending(0).map_err(|refused| format!("an answer that waited is refused: {refused}"))?;
        self.report.entries += made.len() as u64;
        if !made.is_empty() {
            self.check()?;
        }
        Ok(false)
    }

    fn check(&self) -> Result<(), String> {
        G::check(self.table.rules(), self.table.state()).map_err(|broken| broken.to_string())
    }

    fn pick(&mut self, seat: Seat) -> Result<(), String> {
        if self.table.answered(seat) {
            return Ok(());
        }
        self.table.actions(seat, &mut self.choices);
        if self.choices.lost() > 0 {
            return Err(format!("{} actions do not fit into the list", self.choices.lost()));
        }
        let Some(action) = self.rng.one_of(&self.choices) else {
            return Err(format!("seat {} is asked and has no action", seat.0));
        };
        self.doing = format!("seat {} {}", seat.0, action.name());
        match self.table.pick(seat, action, None, By::Seat, 0) {
            Ok(taken) => {
                self.report.picks += 1;
                if let Taken::Entry(_) = taken {
                    self.report.entries += 1;
                    self.check()?;
                }
                Ok(())
            }
            Err(refused) => Err(format!("a listed action is refused: {refused}")),
        }
    }

    /// Any action by any seat: what is not listed must be refused and leave no trace.
    fn illegal(&mut self) -> Result<(), String> {
        let rules = self.table.rules().clone();
        let seat = Seat(self.rng.below(self.table.seats().into()) as u8);
        let Some(action) = G::Action::at(self.rng.below(G::Action::SIZE as u32) as usize) else {
            return Err("the space of actions has a hole".to_owned());
        };
        self.doing = format!("seat {} tries {}", seat.0, action.name());
        let awaiting = self.table.awaiting();
        let mut state = *self.table.state();
        let due = match awaiting {
            Awaiting::Poll { now, .. } => now == seat,
            _ => awaiting.asked().has(seat),
        };
        self.choices.clear();
        if due {
            G::actions(&rules, &state, seat, &mut self.choices);
            let canon = G::canonical(&rules, &state, seat, action);
            if self.choices.contains(&action) || self.choices.contains(&canon) {
                return Ok(());
            }
        }
        let before = state;
        let taken = G::act(&rules, &mut state, seat, action, &mut LabDesk::new(self.rng));
        self.report.illegal += 1;
        if taken.is_ok() {
            return Err("an action that is not listed is accepted".to_owned());
        }
        if bytemuck::bytes_of(&before) != bytemuck::bytes_of(&state) {
            return Err("a refused action leaves a trace in the state".to_owned());
        }
        let entries = self.table.entries().len();
        if !due && !awaiting.asked().has(seat) && self.table.pick(seat, action, None, By::Seat, 0).is_ok() {
            return Err("the table takes an action of a seat that is not asked".to_owned());
        }
        if self.table.entries().len() != entries {
            return Err("a refused action is in the record".to_owned());
        }
        Ok(())
    }

    fn withdraw(&mut self) -> Result<(), String> {
        let seat = Seat(self.rng.below(self.table.seats().into()) as u8);
        self.doing = format!("seat {} withdraws", seat.0);
        let may = self.table.can_withdraw(seat);
        match self.table.withdraw(seat, 0) {
            Ok(_) if may => {
                self.report.withdrawn += 1;
                self.report.entries += 1;
                self.check()
            }
            Ok(_) => Err("a seat withdraws what it may not".to_owned()),
            Err(Rejection::NothingToWithdraw) if !may => Ok(()),
            Err(refused) => Err(format!("an entry that may be withdrawn is not: {refused}")),
        }
    }

    fn take_back(&mut self) -> Result<(), String> {
        let last = self.table.entries().last().map_or(0, |entry| entry.number);
        let to = last.saturating_sub(self.rng.below(6));
        self.doing = format!("the table goes back to before entry {to}");
        match self.table.take_back(to, 0) {
            Ok(_) => {
                self.report.taken_back += 1;
                self.report.entries += 1;
                self.check()
            }
            Err(Rejection::NothingToWithdraw) => Ok(()),
            Err(refused) => Err(format!("the table cannot go back: {refused}")),
        }
    }

    fn time_out(&mut self, awaiting: Awaiting) -> Result<(), String> {
        let Some(seat) = awaiting.next() else { return Ok(()) };
        self.doing = format!("the clock of seat {} runs out", seat.0);
        self.table.time_out(seat, 0).map_err(|refused| format!("the neutral move is refused: {refused}"))?;
        self.report.time_outs += 1;
        self.report.entries += 1;
        self.check()
    }

    fn leave(&mut self) -> Result<(), String> {
        let seat = Seat(self.rng.below(self.table.seats().into()) as u8);
        self.doing = format!("seat {} leaves", seat.0);
        self.table.leave(seat, 0).map_err(|refused| format!("a seat cannot leave: {refused}"))?;
        self.report.leaves += 1;
        self.report.entries += 1;
        self.check()
    }

    /// The finished game, played again from its seed and as it fell, must come to the same end.
    fn replay(&mut self, seed: Seed) -> Option<String> {
        self.doing = "replay".to_owned();
        let record = self.table.record();
        for mode in [Mode::Verify, Mode::Follow] {
            match catch_unwind(AssertUnwindSafe(|| Table::<G>::replay(&record, mode, Some(seed)))) {
                Ok(Ok(again)) => {
                    if bytemuck::bytes_of(again.state()) != bytemuck::bytes_of(self.table.state()) {
                        return Some(format!("the record replays to another state ({mode:?})"));
                    }
                }
                Ok(Err(fault)) => return Some(format!("the record does not replay ({mode:?}): {fault}")),
                Err(panic) => return Some(format!("replay panics ({mode:?}): {}", panic_message(&*panic))),
            }
        }
        let back = Record::read(&record.pack());
        if back.as_ref() != Ok(&record) {
            return Some("the compact form of the record reads back as another record".to_owned());
        }
        self.report.replayed += 1;
        None
    }
}
