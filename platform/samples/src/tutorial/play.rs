//! Plays a tutorial through the rules.

use anyhow::{Context, Error, Result, anyhow, bail, ensure};
use serde_json::Value as Json;
use staffetta_kernel::record::{By, Seated};
use staffetta_kernel::{AnyTable, Dice, Head, Script as Chance, Seat, Seed, Setup, Viewer};
use staffetta_registry::AnyGame;
use staffetta_server::protocol::Play;
use std::collections::BTreeMap;

use super::frames::{Beat, Frames, Line, Moment, Step};
use super::{Script, Shown, Tutorial};
use crate::moment::offered;
use crate::sample::{Answered, Asking};

/// How many offers an error lists.
const LISTED: usize = 60;

/// What boards ask in the moments of a tutorial, by the moment's number.
pub type Queries = BTreeMap<u32, Vec<Json>>;

/// Plays a tutorial; `queries` is what its board asks. An error says in which beat something cannot be done.
pub fn play(game: &dyn AnyGame, tutorial: &Tutorial, queries: &Queries) -> Result<Frames> {
    let table = open(game, tutorial)?;
    let seat = tutorial.beats.first().and_then(|beat| beat.seat).context("the first beat does not say the seat")?;
    let options = table.options().clone();
    let mut teller = Teller { table, seat: Seat(seat), queries, line: Line::default(), moment: 0 };
    let first = teller.moment();
    let first = teller.line.begin(&first)?;
    let beats = tutorial.beats.iter().enumerate().map(|(at, beat)| {
        let played = teller.beat(beat);
        played.with_context(|| format!("{}: beat {} '{}'", game.about().id, at + 1, beat.say))
    });
    let beats = beats.collect::<Result<_>>()?;
    Ok(Frames { seats: tutorial.seats, options, first, beats })
}

fn open(game: &dyn AnyGame, tutorial: &Tutorial) -> Result<Box<dyn AnyTable>> {
    let (options, overrides) = (tutorial.options.clone(), tutorial.overrides.clone());
    let setup = Setup { seats: tutorial.seats, options, overrides, ..Setup::default() };
    let seats = (0..tutorial.seats).map(|seat| Seated { name: format!("seat {seat}"), bot: None }).collect();
    let head = Head { seats, ..Head::default() };
    let mut chance = Chance::default();
    if let Some(seed) = tutorial.seed {
        let table = game.open(&setup, Dice::Seed(Seed::plain(seed)), head.clone(), 0)?;
        if tutorial.chance.is_empty() {
            return Ok(table);
        }
        for fell in table.entries().iter().flat_map(|entry| &entry.fell) {
            chance.add(&fell.purpose, &fell.came);
        }
    }
    for (purpose, came) in &tutorial.chance {
        came.iter().for_each(|came| chance.add(purpose, came));
    }
    Ok(game.open(&setup, Dice::Script(chance), head, 0)?)
}

struct Teller<'a> {
    table: Box<dyn AnyTable>,
    seat: Seat,
    queries: &'a Queries,
    line: Line,
    /// How many moments there were.
    moment: u32,
}

impl Teller<'_> {
    fn beat(&mut self, script: &Script) -> Result<Beat> {
        let mut show = Vec::new();
        if let Some(seat) = script.seat.filter(|&seat| Seat(seat) != self.seat) {
            self.seat = Seat(seat);
            show.push(self.told()?);
        }
        for shown in &script.show {
            self.show(shown)?;
            show.push(self.told()?);
        }
        let begun = self.line.clone();
        let before = self.table.copy();
        let steps = self.steps(&script.picks, script.text.as_deref())?;
        let after = self.digest();
        let (line, table) = (std::mem::replace(&mut self.line, begun.clone()), self.table.copy());
        let mut or = Vec::new();
        for picks in &script.or {
            (self.line, self.table) = (begun.clone(), before.copy());
            or.push(self.steps(picks, script.text.as_deref())?);
            ensure!(self.digest() == after, "'{}' leads to another state", picks.join("', '"));
        }
        (self.line, self.table) = (line, table);
        let Script { say, text, point, press, .. } = script.clone();
        Ok(Beat { say, show, steps, or, text, point, press })
    }

    /// What the reader does, pick by pick, for a board may send them one by one.
    fn steps(&mut self, picks: &[String], text: Option<&str>) -> Result<Vec<Step>> {
        let mut steps = Vec::new();
        for pick in picks {
            self.pick(self.seat, pick, text)?;
            steps.push(Step { pick: pick.clone(), to: self.told()? });
        }
        Ok(steps)
    }

    fn show(&mut self, Shown { seat, picks, text }: &Shown) -> Result<()> {
        picks.iter().try_for_each(|pick| self.pick(Seat(*seat), pick, text.as_deref()))
    }

    fn pick(&mut self, seat: Seat, pick: &str, text: Option<&str>) -> Result<()> {
        let offers = offered(self.table.as_ref(), seat);
        if !offers.iter().any(|offer| offer == pick) {
            let asked: Vec<u8> = self.table.awaiting().asked().iter().map(|seat| seat.0).collect();
            let key = self.table.prompt(Viewer::Seat(seat)).key;
            let listed = offers[..offers.len().min(LISTED)].join("', '");
            bail!("'{pick}' is not offered to seat {}; asked are {asked:?}: {key}; offered: '{listed}'", seat.0);
        }
        self.table.pick(seat, pick, text, By::Seat, 0).map_err(|refused| anyhow!("'{pick}': {refused}"))?;
        self.table.release_pending(0).map_err(Error::msg)?;
        Ok(())
    }

    /// Stands for the state after the last entry, and for what is half done.
    fn digest(&self) -> (Option<String>, Vec<String>) {
        let last = self.table.entries().last().map(|entry| format!("{:?}", entry.digest));
        (last, self.table.draft(self.seat))
    }

    fn told(&mut self) -> Result<Json> {
        let moment = self.moment();
        self.line.go_on(&moment)
    }

    fn moment(&mut self) -> Moment {
        let (table, viewer) = (self.table.as_ref(), Viewer::Seat(self.seat));
        let entry = (table.entries().len() as u32).saturating_sub(1);
        let asked = self.queries.get(&self.moment).into_iter().flatten();
        let answers: Vec<Answered> = asked.map(|query| Asking::answer(table, viewer, query)).collect();
        self.moment += 1;
        let mut play = Play::seen_by(table, viewer, entry, false, 0);
        // In the order of its members' names: what is kept in a file changes only with what is in it.
        play.view = play.view.value().into();
        Moment { seat: self.seat.0, play, answers }
    }
}
