//! [`AnyGame`]: any game behind one interface without type parameters, for servers and programs.

use std::any::TypeId;
use std::fmt::Debug;
use std::marker::PhantomData;

use staffetta_bots::{Budget, by_name, describe, hints, whole_entry};
use staffetta_kernel::erased::Offer;
use staffetta_kernel::options::Spec;
use staffetta_kernel::rulebook::Rulebook;
use staffetta_kernel::scenario::{Cited, Mismatch, Scenario};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::serde_json;
use staffetta_kernel::text::Catalog;
use staffetta_kernel::{
    About, AnyReplayer, AnyTable, Dice, FastRng, Fault, Game, GameAction, Head, Mode, Record, Replayer, Seat, Seed,
    Setup, Table, Uniform, VerbInfo, Viewer,
};
use staffetta_lab::{
    Analysis, AnalysisSpec, BenchReport, BenchSpec, Fingerprint, FitReport, FitSpec, FuzzReport, FuzzSpec,
    LadderReport, LadderSpec, SimReport, SimSpec, TuneReport, TuneSpec,
};

/// A bot's search for the answer to one question, to be run on any thread. It holds the seat's view and nothing else of
/// the table; its result is the picks of one whole entry.
pub type BotTask = Box<dyn FnOnce() -> Vec<String> + Send>;

/// An answer that is worth considering.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyHint {
    /// Its picks, each with what it means.
    pub picks: Vec<Offer>,
    /// The chance of winning after it, as far as the search could tell.
    pub chance: f32,
    /// How much more that is than after the obvious answer.
    pub gain: f32,
    /// The standard error of the gain.
    pub error: f32,
    /// In so many imagined worlds it was played on.
    pub worlds: u32,
}

/// A search for the best few answers to one question, to be run on any thread. Like [`BotTask`] it holds the seat's view
/// and nothing else of the table.
pub type HintTask = Box<dyn FnOnce() -> Vec<AnyHint> + Send>;

/// A game whose types are erased.
pub trait AnyGame: Send + Sync + Debug {
    /// Name, seats, files.
    fn about(&self) -> About;
    /// The options that a table may choose.
    fn schema(&self) -> &'static [Spec];
    /// The JSON schema of its views, with `x-kind` and `x-by` for what the values name; `true` where there is none.
    fn view_schema(&self) -> serde_json::Value;
    /// The JSON schema of the questions that its rules answer.
    fn query_schema(&self) -> serde_json::Value;
    /// Has it a plan of its own, which greedy bots and the levels follow? Without one they choose evenly.
    fn has_plan(&self) -> bool;
    /// The verbs of its actions.
    fn verbs(&self) -> &'static [VerbInfo];
    /// The texts in this language, or in English where the game does not speak it.
    fn catalog(&self, language: &str) -> Result<Catalog, Fault>;
    /// The rules by id.
    fn rulebook(&self) -> Result<Rulebook, Fault>;
    /// Opens a table.
    fn open(&self, setup: &Setup, dice: Dice, head: Head, at: u64) -> Result<Box<dyn AnyTable>, Fault>;
    /// Checks a set-up without opening a table.
    fn check(&self, setup: &Setup) -> Result<(), Fault>;
    /// Plays a record again.
    fn replay(&self, record: &Record, mode: Mode, seed: Option<Seed>) -> Result<Box<dyn AnyTable>, Fault>;
    /// A record that is played again entry by entry, as its chance fell.
    fn replayer(&self, record: &Record) -> Result<Box<dyn AnyReplayer>, Fault>;
    /// Runs a worked example.
    fn scenario(&self, scenario: &Scenario) -> Result<Cited, Mismatch>;
    /// The search of a bot for an answer to the question that this seat is asked at this table of this game.
    fn bot_task(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        bot: &str,
        budget: Budget,
        seed: u64,
    ) -> Result<BotTask, Fault>;
    /// The search for at most so many answers that are worth considering, the best first.
    fn hint_task(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        budget: Budget,
        seed: u64,
        most: usize,
    ) -> Result<HintTask, Fault>;
    /// Plays many games between bots; tells after each how many are done.
    fn simulate(&self, spec: &SimSpec, progress: &(dyn Fn(u64) + Sync)) -> Result<SimReport, Fault>;
    /// Plays bots against each other on the same deals; tells of each deal that is done.
    fn ladder(&self, spec: &LadderSpec, progress: &(dyn Fn() + Sync)) -> Result<LadderReport, Fault>;
    /// Looks for better parameters of a searching bot; tells of each deal that is done.
    fn tune(&self, spec: &TuneSpec, progress: &(dyn Fn() + Sync)) -> Result<TuneReport, Fault>;
    /// Weighs the features of its evaluation on played games; tells of each game that is done.
    fn fit(&self, spec: &FitSpec, progress: &(dyn Fn() + Sync)) -> Result<FitReport, Fault>;
    /// Tells how the chances of a played game went. `go_on` is told how many moments of how many are done; it may end the
    /// work, which then has no result.
    fn analyse(
        &self,
        record: &Record,
        spec: &AnalysisSpec,
        go_on: &dyn Fn(usize, usize) -> bool,
    ) -> Result<Option<Analysis>, Fault>;
    /// Measures how fast the rules are.
    fn bench(&self, spec: &BenchSpec) -> Result<BenchReport, Fault>;
    /// Looks for moments in which the game breaks a promise.
    fn fuzz(&self, spec: &FuzzSpec) -> Result<FuzzReport, Fault>;
    /// One number for how so many games are played, and if wanted one for everything else.
    fn fingerprint(&self, version: u32, games: u64, seed: u64, everything: bool) -> Fingerprint;
}

/// A game of a known type as [`AnyGame`].
#[derive(Clone, Copy, Debug)]
pub struct Registered<G>(PhantomData<G>);

impl<G: Game<View: JsonSchema>> Registered<G> {
    /// The one value.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Game<View: JsonSchema>> AnyGame for Registered<G> {
    fn about(&self) -> About {
        G::about()
    }

    fn schema(&self) -> &'static [Spec] {
        G::schema()
    }

    fn view_schema(&self) -> serde_json::Value {
        staffetta_kernel::describe::view_schema::<G>()
    }

    fn has_plan(&self) -> bool {
        TypeId::of::<G::Ai>() != TypeId::of::<Uniform>()
    }

    fn query_schema(&self) -> serde_json::Value {
        staffetta_kernel::describe::query_schema::<G>()
    }

    fn verbs(&self) -> &'static [VerbInfo] {
        G::Action::VERBS
    }

    fn catalog(&self, language: &str) -> Result<Catalog, Fault> {
        let texts = G::about().texts;
        let wanted = texts.iter().find(|(tag, _)| *tag == language).or(texts.first());
        match wanted {
            Some((tag, source)) => Catalog::new(tag, source),
            None => Err(Fault::new("bad-text", G::about().id, "the game has no texts")),
        }
    }

    fn rulebook(&self) -> Result<Rulebook, Fault> {
        Rulebook::parse(G::about().rules)
    }

    fn open(&self, setup: &Setup, dice: Dice, head: Head, at: u64) -> Result<Box<dyn AnyTable>, Fault> {
        Ok(Box::new(Table::<G>::open(setup.ready()?, dice, head, at)?))
    }

    fn check(&self, setup: &Setup) -> Result<(), Fault> {
        setup.ready::<G>().map(|_| ())
    }

    fn replay(&self, record: &Record, mode: Mode, seed: Option<Seed>) -> Result<Box<dyn AnyTable>, Fault> {
        Ok(Box::new(Table::<G>::replay(record, mode, seed)?))
    }

    fn replayer(&self, record: &Record) -> Result<Box<dyn AnyReplayer>, Fault> {
        Ok(Box::new(Replayer::<G>::new(record, Mode::Follow, None)?))
    }

    fn scenario(&self, scenario: &Scenario) -> Result<Cited, Mismatch> {
        scenario.run::<G>()
    }

    fn bot_task(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        bot: &str,
        budget: Budget,
        seed: u64,
    ) -> Result<BotTask, Fault> {
        let Some(table) = table.as_any().downcast_ref::<Table<G>>() else {
            return Err(Fault::new("wrong-game", "table", format!("this is no table of {}", G::about().id)));
        };
        let mut bot = by_name::<G>(bot, seed)?;
        let rules = table.rules().clone();
        let view = table.view(Viewer::Seat(seat));
        Ok(Box::new(move || {
            let mut rng = FastRng::new(seed);
            let picks = whole_entry::<G>(&mut bot, &rules, &view, seat, budget, &mut rng);
            picks.into_iter().map(|pick| pick.name()).collect()
        }))
    }

    fn hint_task(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        budget: Budget,
        seed: u64,
        most: usize,
    ) -> Result<HintTask, Fault> {
        let Some(table) = table.as_any().downcast_ref::<Table<G>>() else {
            return Err(Fault::new("wrong-game", "table", format!("this is no table of {}", G::about().id)));
        };
        let rules = table.rules().clone();
        let view = table.view(Viewer::Seat(seat));
        Ok(Box::new(move || {
            let mut rng = FastRng::new(seed);
            let world = G::sample_world(&rules, &view, &mut rng);
            let found = hints::<G>(&rules, &view, seat, budget, seed, most);
            let named = found.into_iter().map(|hint| AnyHint {
                picks: describe::<G>(&rules, world, seat, &hint.picks, &mut rng),
                chance: hint.chance,
                gain: hint.gain,
                error: hint.error,
                worlds: hint.worlds,
            });
            named.collect()
        }))
    }

    fn simulate(&self, spec: &SimSpec, progress: &(dyn Fn(u64) + Sync)) -> Result<SimReport, Fault> {
        staffetta_lab::simulate_with_progress::<G>(spec, progress)
    }

    fn ladder(&self, spec: &LadderSpec, progress: &(dyn Fn() + Sync)) -> Result<LadderReport, Fault> {
        staffetta_lab::ladder::<G>(spec, progress)
    }

    fn tune(&self, spec: &TuneSpec, progress: &(dyn Fn() + Sync)) -> Result<TuneReport, Fault> {
        staffetta_lab::tune::<G>(spec, progress)
    }

    fn fit(&self, spec: &FitSpec, progress: &(dyn Fn() + Sync)) -> Result<FitReport, Fault> {
        staffetta_lab::fit::<G>(spec, progress)
    }

    fn analyse(
        &self,
        record: &Record,
        spec: &AnalysisSpec,
        go_on: &dyn Fn(usize, usize) -> bool,
    ) -> Result<Option<Analysis>, Fault> {
        staffetta_lab::analyse::<G>(record, spec, go_on)
    }

    fn bench(&self, spec: &BenchSpec) -> Result<BenchReport, Fault> {
        staffetta_lab::bench::<G>(spec)
    }

    fn fuzz(&self, spec: &FuzzSpec) -> Result<FuzzReport, Fault> {
        staffetta_lab::fuzz::<G>(spec)
    }

    fn fingerprint(&self, version: u32, games: u64, seed: u64, everything: bool) -> Fingerprint {
        staffetta_lab::fingerprint_of::<G>(version, games, seed, everything)
    }
}
