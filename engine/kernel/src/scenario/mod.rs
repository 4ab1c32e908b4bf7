//! Worked examples as files: given, chance, do, expect.

mod coverage;
mod folder;
mod setups;

pub use coverage::{Coverage, coverage};
pub use folder::folder;
pub use setups::Setups;

use serde::Deserialize;
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::action_space::GameAction;
use crate::awaiting::Awaiting;
use crate::chance::{Script, Source, TableDesk};
use crate::choices::Choices;
use crate::data::Overrides;
use crate::fault::{Fault, RuleId};
use crate::game::{Game, digest};
use crate::options::Chosen;
use crate::record::By;
use crate::rng::Seed;
use crate::seat::{Seat, Viewer};
use crate::setup::Setup;
use crate::table::{Dice, Head, Rejection, Table};

/// A worked example.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows, beginning with the id of the rule.
    pub name: String,
    /// The game, by the name of its folder.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// Options that differ from their defaults.
    #[serde(default)]
    options: Chosen,
    /// Data values that the example replaces.
    #[serde(default)]
    overrides: Overrides,
    /// The number of the rules, for what older rules said.
    rules: Option<u32>,
    /// The table as it stands, in the rulebook's words.
    given: Option<Json>,
    /// What falls, by purpose.
    #[serde(default)]
    chance: BTreeMap<String, Vec<String>>,
    /// What happens.
    #[serde(default)]
    step: Vec<Step>,
}

/// One step of an example: at most one thing is done, then things are expected.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    /// Who does it.
    seat: Option<Seat>,
    /// The picks that are taken.
    #[serde(default, rename = "do")]
    picks: Vec<String>,
    /// The action that is refused, after those picks.
    refused: Option<String>,
    /// The rule by which it is refused.
    rule: Option<String>,
    /// The seat withdraws its last entry.
    #[serde(default)]
    withdraw: bool,
    /// The seat cannot withdraw anything.
    #[serde(default)]
    cannot_withdraw: bool,
    /// The seat leaves for good.
    #[serde(default)]
    leave: bool,
    /// The seat's time is out.
    #[serde(default)]
    time_out: bool,
    /// Paths into the state and what stands there.
    #[serde(default)]
    expect: BTreeMap<String, Json>,
    /// Paths into a viewer's view (a seat's number, or `crowd`) and what stands there.
    #[serde(default)]
    view: BTreeMap<String, BTreeMap<String, Json>>,
    /// Events told in this step, in this order, among others.
    #[serde(default)]
    events: Vec<String>,
    /// Who is asked now.
    asked: Option<Vec<Seat>>,
    /// Actions that are offered now to the one seat that is asked, or to `seat`.
    #[serde(default)]
    offered: Vec<String>,
    /// Actions that are not offered.
    #[serde(default)]
    not_offered: Vec<String>,
    /// The winners, if the game is over now.
    winners: Option<Vec<Seat>>,
    /// The way it ended.
    reason: Option<String>,
    /// The rank of each seat, if the game is over now.
    ranks: Option<Vec<u8>>,
}

/// The rules that the engine cites while an example runs: in prompts, in labels of what is played, in refusals and in
/// what is told.
pub type Cited = BTreeSet<RuleId>;

/// Why an example does not come out as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// Which example.
    pub name: String,
    /// Where in it.
    pub place: String,
    /// What was expected and what came.
    pub what: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n  {}: {}", self.name, self.place, self.what)
    }
}

impl Scenario {
    /// Reads an example from its file. A fault says where the file is wrong.
    pub fn parse(file: &str, text: &str) -> Result<Self, Fault> {
        toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(0, |span| text[..span.start.min(text.len())].lines().count().max(1));
            Fault::new("bad-scenario", format!("{file} line {line}"), error.message().to_owned())
        })
    }

    /// Plays it and compares. Every step is also withdrawn and done again, and the state goes through JSON and back.
    pub fn run<G: Game>(&self) -> Result<Cited, Mismatch> {
        self.run_with::<G>(&Setups::default())
    }

    /// The same, with the rules of examples that ran before.
    pub fn run_with<G: Game>(&self, setups: &Setups<G>) -> Result<Cited, Mismatch> {
        let wrong = |place: &str, what: String| Mismatch { name: self.name.clone(), place: place.to_owned(), what };
        let mut table = self.lay_out(setups).map_err(|fault| wrong("given", fault.to_string()))?;
        if self.step.is_empty() {
            return Err(wrong("steps", "an example without steps shows nothing".to_owned()));
        }
        let mut cited = Cited::new();
        cite_prompts(&table, &mut cited);
        for (at, step) in self.step.iter().enumerate() {
            let place = format!("step {}{}", at + 1, step.title());
            step.run(&mut table, &mut cited).map_err(|what| wrong(&place, what))?;
            cite_prompts(&table, &mut cited);
        }
        cited.extend(table.awaiting().outcome().map(|outcome| outcome.rule));
        cited.extend(table.lines(Viewer::Open, 0).iter().filter_map(|line| line.told.as_ref()).map(|told| told.rule));
        match table.script_left().first() {
            Some(fell) => {
                let line = String::from(fell.clone());
                Err(wrong("chance", format!("'{line}' was scripted but nobody asked for it")))
            }
            None => Ok(cited),
        }
    }

    fn lay_out<G: Game>(&self, setups: &Setups<G>) -> Result<Table<G>, Fault> {
        let setup = Setup {
            seats: self.seats,
            options: self.options.clone(),
            overrides: self.overrides.clone(),
            version: self.rules,
        };
        let ready = setups.ready(setup)?;
        let script = Script::new(self.chance.clone());
        let Some(given) = &self.given else {
            return Table::open(ready, Dice::Script(script), Head::default(), 0);
        };
        let mut table = Table::<G>::open(ready, Dice::Seed(Seed::plain(0)), Head::default(), 0)?;
        let mut state = *table.state();
        G::apply_given(table.rules(), &mut state, given)?;
        let open = serde_json::to_value(state).map_err(|e| Fault::new("bad-state", "given", e.to_string()))?;
        table.rebase(open, 0).map_err(|refused| Fault::new("bad-state", "given", refused.to_string()))?;
        if table.awaiting().asked().is_empty() && table.awaiting().outcome().is_none() {
            return Err(Fault::new("bad-state", "given", "nobody is asked"));
        }
        table.use_dice(Dice::Script(script));
        Ok(table)
    }
}

impl Step {
    fn title(&self) -> String {
        let who = self.seat.map_or(String::new(), |seat| format!("seat {} ", seat.0));
        let what = match &self.refused {
            Some(action) => format!("tries '{action}'"),
            None if self.withdraw => "withdraws".to_owned(),
            None if self.leave => "leaves".to_owned(),
            None if self.time_out => "runs out of time".to_owned(),
            None if !self.picks.is_empty() => format!("plays '{}'", self.picks.join("', '")),
            None => return String::new(),
        };
        format!(" ({who}{what})")
    }

    fn run<G: Game>(&self, table: &mut Table<G>, cited: &mut Cited) -> Result<(), String> {
        let told = table.lines(Viewer::Open, 0).len();
        if let Some(seat) = self.seat {
            self.play(table, seat, cited)?;
        } else if !self.picks.is_empty() || self.refused.is_some() || self.withdraw || self.leave || self.time_out {
            return Err("a step in which something is done names its seat".to_owned());
        }
        G::check(table.rules(), table.state()).map_err(|broken| broken.to_string())?;
        round_trip(table)?;
        self.compare(table, told)
    }

    fn play<G: Game>(&self, table: &mut Table<G>, seat: Seat, cited: &mut Cited) -> Result<(), String> {
        for name in &self.picks {
            let action = parse::<G>(name)?;
            let before = table.clone();
            let view = table.view(Viewer::Seat(seat));
            cited.insert(G::prompt(table.rules(), &view).rule);
            cited.insert(G::label(table.rules(), &view, action).rule);
            table
                .pick(seat, action, None, By::Seat, 0)
                .map_err(|refused| format!("'{name}' should be taken, but is {}", explain(&refused)))?;
            table.release_pending(0).map_err(|refused| refused.to_string())?;
            redo(&before, table, seat)?;
        }
        if let Some(name) = &self.refused {
            let before = digest::<G>(table.state());
            let action = parse::<G>(name)?;
            // A table does not ask the rules about a seat that is not asked; they have a reason all the same.
            let answer = match table.why_not(seat, action) {
                Some(Rejection::NotAsked) if self.rule.is_some() => refused_by_rules(table, seat, action),
                other => other,
            };
            match answer {
                None => return Err(format!("'{name}' should be refused, but it is allowed")),
                Some(Rejection::Rule(refusal)) if self.rule.as_deref().is_none_or(|rule| rule == refusal.rule) => {
                    cited.insert(refusal.rule);
                }
                Some(Rejection::NotAsked) if self.rule.is_none() => {}
                Some(other) => {
                    let rule = self.rule.as_deref().unwrap_or("a rule");
                    return Err(format!("'{name}' should be refused by {rule}, but it is {}", explain(&other)));
                }
            }
            if digest::<G>(table.state()) != before {
                return Err(format!("the refused '{name}' changed the table"));
            }
        }
        if self.withdraw {
            table.withdraw(seat, 0).map_err(|refused| refused.to_string())?;
        }
        if self.cannot_withdraw && table.can_withdraw(seat) {
            return Err(format!("seat {} should not be able to take anything back, but it is", seat.0));
        }
        if self.leave {
            table.leave(seat, 0).map_err(|refused| refused.to_string())?;
        }
        if self.time_out {
            table.time_out(seat, 0).map_err(|refused| refused.to_string())?;
            cited.extend(G::clock_rule());
        }
        Ok(())
    }

    fn compare<G: Game>(&self, table: &Table<G>, told: usize) -> Result<(), String> {
        let state = serde_json::to_value(table.state()).map_err(|e| e.to_string())?;
        for (path, expected) in &self.expect {
            compare_path("", &state, path, expected)?;
        }
        for (viewer, paths) in &self.view {
            let eyes: Viewer = viewer.parse()?;
            let view = serde_json::to_value(table.view(eyes)).map_err(|e| e.to_string())?;
            for (path, expected) in paths {
                compare_path(&format!("as {viewer} sees it, "), &view, path, expected)?;
            }
        }
        let lines = table.lines(Viewer::Open, told);
        let mut came = lines.iter().filter_map(|line| line.told.as_ref()).map(|told| told.what);
        for event in &self.events {
            if !came.any(|what| what == event) {
                let all: Vec<_> = lines.iter().filter_map(|l| l.told.as_ref()).map(|t| t.what).collect();
                return Err(format!("expected the event '{event}' here; told were: {}", all.join(", ")));
            }
        }
        let asked: Vec<Seat> = table.awaiting().asked().iter().collect();
        if let Some(expected) = &self.asked
            && asked != *expected
        {
            return Err(format!("expected {} to be asked, but it is {}", seats(expected), seats(&asked)));
        }
        self.compare_offers(table)?;
        self.compare_end(table.awaiting())
    }

    fn compare_offers<G: Game>(&self, table: &Table<G>) -> Result<(), String> {
        if self.offered.is_empty() && self.not_offered.is_empty() {
            return Ok(());
        }
        let asked = table.awaiting().asked();
        let Some(seat) = self.seat.filter(|&seat| asked.has(seat)).or_else(|| table.awaiting().next()) else {
            return Err("nobody is asked, so nothing is offered".to_owned());
        };
        let mut choices = Choices::new();
        table.actions(seat, &mut choices);
        let all: Vec<_> = choices.iter().map(|action| action.name()).collect();
        for name in &self.offered {
            if !choices.contains(&parse::<G>(name)?) {
                return Err(format!("'{name}' should be offered to seat {}; offered are: {}", seat.0, all.join(", ")));
            }
        }
        for name in &self.not_offered {
            if choices.contains(&parse::<G>(name)?) {
                return Err(format!("'{name}' should not be offered to seat {}, but it is", seat.0));
            }
        }
        Ok(())
    }

    fn compare_end(&self, awaiting: Awaiting) -> Result<(), String> {
        if self.winners.is_none() && self.reason.is_none() && self.ranks.is_none() {
            return Ok(());
        }
        let Some(outcome) = awaiting.outcome() else {
            return Err("the game should be over, but it goes on".to_owned());
        };
        let winners: Vec<Seat> = outcome.winners().iter().collect();
        if let Some(expected) = &self.winners
            && winners != *expected
        {
            return Err(format!("expected {} to win, but it is {}", seats(expected), seats(&winners)));
        }
        let ranks = &outcome.rank[..usize::from(outcome.seats)];
        if let Some(expected) = &self.ranks
            && ranks != expected
        {
            return Err(format!("expected the ranks {expected:?}, but they are {ranks:?}"));
        }
        match &self.reason {
            Some(expected) if expected != outcome.reason => {
                Err(format!("expected the end '{expected}', but it is '{}'", outcome.reason))
            }
            _ => Ok(()),
        }
    }
}

fn seats(list: &[Seat]) -> String {
    let numbers: Vec<_> = list.iter().map(|seat| seat.0.to_string()).collect();
    if numbers.is_empty() { "nobody".to_owned() } else { format!("seat {}", numbers.join(", ")) }
}

/// What the rules say to an action of a seat that is not asked.
fn refused_by_rules<G: Game>(table: &Table<G>, seat: Seat, action: G::Action) -> Option<Rejection> {
    let mut state = *table.state();
    let mut desk = TableDesk::<G::Event>::new(Source::Nothing, "");
    G::act(table.rules(), &mut state, seat, action, &mut desk).err().map(Rejection::Rule)
}

fn explain(refused: &Rejection) -> String {
    refused.to_string()
}

fn parse<G: Game>(name: &str) -> Result<G::Action, String> {
    G::Action::parse(name).ok_or_else(|| {
        let verbs: Vec<_> = G::Action::VERBS
            .iter()
            .map(|verb| verb.target.map_or(verb.word.to_owned(), |kind| format!("{} {kind}:…", verb.word)))
            .collect();
        format!("there is no action '{name}' in this game; its actions are: {}", verbs.join(", "))
    })
}

/// Walks a dot path (`bands.0.recruits`) and compares what stands there.
fn compare_path(whose: &str, root: &Json, path: &str, expected: &Json) -> Result<(), String> {
    let mut here = root;
    let mut walked = String::new();
    for part in path.split('.') {
        let next = match here {
            Json::Object(map) => map.get(part),
            Json::Array(list) if part == "len" => {
                let came = Json::from(list.len());
                return if came == *expected {
                    Ok(())
                } else {
                    Err(format!("{whose}expected {path} = {expected}, but it is {came}"))
                };
            }
            Json::Array(list) => part.parse::<usize>().ok().and_then(|at| list.get(at)),
            _ => None,
        };
        let Some(next) = next else {
            let known: Vec<String> = match here {
                Json::Object(map) => map.keys().cloned().collect(),
                Json::Array(list) => vec![format!("0 to {}", list.len().saturating_sub(1)), "len".to_owned()],
                _ => Vec::new(),
            };
            return Err(format!("{whose}there is no '{part}' in '{walked}'; there is: {}", known.join(", ")));
        };
        walked = if walked.is_empty() { part.to_owned() } else { format!("{walked}.{part}") };
        here = next;
    }
    if same(here, expected) { Ok(()) } else { Err(format!("{whose}expected {path} = {expected}, but it is {here}")) }
}

/// What a scenario expects where nothing is to be seen: TOML has no null.
const NOTHING: &str = "@nothing";

/// Numbers are equal whatever their type.
fn same(came: &Json, expected: &Json) -> bool {
    match (came, expected) {
        (Json::Null, Json::String(word)) => word == NOTHING,
        (Json::Number(a), Json::Number(b)) => a.as_f64() == b.as_f64(),
        (Json::Array(a), Json::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        _ => came == expected,
    }
}

/// The state goes through its open form and back.
fn round_trip<G: Game>(table: &Table<G>) -> Result<(), String> {
    let open = serde_json::to_value(table.state()).map_err(|e| e.to_string())?;
    let back: G::State = serde_json::from_value(open).map_err(|e| format!("the state does not read back: {e}"))?;
    if digest::<G>(&back) == digest::<G>(table.state()) {
        Ok(())
    } else {
        Err("the state is another one after it went through JSON and back".to_owned())
    }
}

/// What can be withdrawn is withdrawn and done again.
fn redo<G: Game>(before: &Table<G>, after: &Table<G>, seat: Seat) -> Result<(), String> {
    if after.entries().len() == before.entries().len() || !after.can_withdraw(seat) {
        return Ok(());
    }
    let mut undone = after.clone();
    undone.withdraw(seat, 0).map_err(|refused| refused.to_string())?;
    if digest::<G>(undone.state()) != digest::<G>(before.state()) {
        return Err("withdrawing does not bring the table back to where it was".to_owned());
    }
    Ok(())
}

/// What the seats that are asked are told of the question.
fn cite_prompts<G: Game>(table: &Table<G>, cited: &mut Cited) {
    for seat in table.awaiting().asked().iter() {
        cited.insert(G::prompt(table.rules(), &table.view(Viewer::Seat(seat))).rule);
    }
}

/// One test that runs every worked example in the `scenarios` folder of the game's crate.
#[macro_export]
macro_rules! scenarios {
    ($Game:ty) => {
        #[test]
        fn every_worked_example_comes_out_as_written() {
            let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
            match $crate::scenario::folder::<$Game>(folder) {
                Ok(0) => panic!("there are no worked examples in {}", folder.display()),
                Ok(_) => {}
                Err(failures) => panic!("{failures}"),
            }
        }
    };
}

/// One test that every rule of the game's `RULES.md` has a worked example while which the engine cites it, but for
/// definitions, of which there is at most one in ten.
#[macro_export]
macro_rules! rule_coverage {
    ($Game:ty) => {
        #[test]
        fn every_rule_has_a_worked_example() {
            let book =
                $crate::rulebook::Rulebook::parse(<$Game as $crate::GameRules>::about().rules).expect("readable");
            let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
            let setups = $crate::scenario::Setups::<$Game>::default();
            let run = |scenario: &$crate::scenario::Scenario| scenario.run_with(&setups);
            // What is wrong with an example is told by the test that runs them all.
            let Ok(found) = $crate::scenario::coverage(&book, folder, run) else {
                panic!("rules can be counted once every worked example comes out as written")
            };
            assert!(found.missing.is_empty(), "without an example: {:?}", found.missing);
            assert!(found.not_cited.is_empty(), "not cited while their examples run: {:?}", found.not_cited);
            assert!(found.is_complete(), "too many definitions: {:?}", found.definitions);
        }
    };
}
