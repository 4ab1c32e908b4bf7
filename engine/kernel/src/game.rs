//! The contract between a game and everything else.

use bytemuck::NoUninit;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

use crate::action_space::GameAction;
use crate::awaiting::{Awaiting, Outcome, Progress, QuestionContext, Talk};
use crate::choices::Choices;
use crate::data::Data;
use crate::desk::Desk;
use crate::event::{Args, Event};
use crate::fault::{Broken, Fault, Refusal, RuleId};
use crate::options::{Options, Spec};
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// A game: plain data and the functions that are its rules. Pure and deterministic; no clock, no files, no globals.
pub trait Game: Copy + Send + Sync + Debug + 'static {
    /// Options, data and computed tables of one table: built once, shared, never copied.
    type Rules: Debug + Send + Sync + 'static;
    /// Everything that changes: small, without padding, text, history or heap. Its serialised form speaks in the
    /// rulebook's words: it is the open form of the state.
    type State: Clone + NoUninit + Serialize + DeserializeOwned + Debug + Send + Sync;
    /// A verb and at most one target.
    type Action: GameAction;
    /// What one viewer may see: built up field by field, enough to play from.
    type View: Clone + Serialize + PartialEq + Debug + Send + Sync;
    /// What happened.
    type Event: Event;

    /// Name, seats, files.
    fn about() -> About;

    /// The options that a table may choose.
    fn schema() -> &'static [Spec];

    /// The rules of a table. A fault names the option, or the file, line and reason.
    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Self::Rules, Fault>;

    /// Sets the table up.
    fn set_up(r: &Self::Rules, desk: &mut impl Desk<Self::Event>) -> Self::State;

    /// Whom the game waits for. It must follow from what everybody can see.
    fn awaiting(r: &Self::Rules, s: &Self::State) -> Awaiting;

    /// All legal actions of a seat that may answer now, complete and exact; in a window, for every seat of the queue
    /// as if it were its turn. The list comes empty. Of actions that [`Game::canon`] makes equal it holds one.
    fn actions(r: &Self::Rules, s: &Self::State, seat: Seat, out: &mut Choices<Self::Action>);

    /// Equal dice, equal counters: the one that speaks for all.
    fn canon(_: &Self::Rules, _: &Self::State, _: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Plays an action. Checks first, then changes: a refusal leaves the state as it was, knows no more than the seat
    /// does, and no input makes it panic.
    fn act(
        r: &Self::Rules,
        s: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        desk: &mut impl Desk<Self::Event>,
    ) -> Result<Progress, Refusal>;

    /// What happens when a seat's time is out: always one of its actions. Repeated while it is still choosing, it must
    /// come to an entry.
    fn neutral(r: &Self::Rules, s: &Self::State, seat: Seat) -> Self::Action;

    /// A seat resigned for good.
    fn leave(r: &Self::Rules, s: &mut Self::State, seat: Seat, desk: &mut impl Desk<Self::Event>);

    /// Who sits there, where the rules treat a person and a bot differently.
    fn sit(_: &Self::Rules, _: &mut Self::State, _: Seat, _: Sitter) {}

    /// What this viewer may see.
    fn view(r: &Self::Rules, s: &Self::State, viewer: Viewer) -> Self::View;

    /// A world that fits the view: sampled evenly over the deals that the rules' chance allows. It draws no
    /// conclusions from behaviour. Given only the view, so that whoever plays from it is honest.
    fn reimagine(r: &Self::Rules, v: &Self::View, rng: &mut impl Rng, out: &mut Self::State);

    /// May the players talk?
    fn talk(_: &Self::Rules, _: &Self::State) -> Talk {
        Talk::Open
    }

    /// Where in the game the question stands.
    fn occasion(r: &Self::Rules, s: &Self::State) -> QuestionContext;

    /// The answer that a standing order of the game's own (such as 'fire only at these odds') gives to the question in
    /// this view, if it has one.
    fn heed(_: &Self::Rules, _: &Self::View, _: Seat, _order: &str) -> Option<Self::Action> {
        None
    }

    /// What the viewer is asked, or is waiting for.
    fn prompt(r: &Self::Rules, v: &Self::View) -> Prompt;

    /// What an action means to the one who may choose it.
    fn label(r: &Self::Rules, v: &Self::View, action: Self::Action) -> Label;

    /// Do the invariants hold?
    fn check(r: &Self::Rules, s: &Self::State) -> Result<(), Broken>;

    /// Lays out the table as a scenario's `given` says, in the rulebook's words, over a state that was just set up.
    /// Naming a card takes it from where it was; unknown keys are faults.
    fn arrange(r: &Self::Rules, s: &mut Self::State, given: &serde_json::Value) -> Result<(), Fault>;

    /// How many numbers an observation has, over all options.
    const OBSERVATION: usize;

    /// What a learner sees: the view as numbers, mostly 0 to 1. `out` has [`Game::OBSERVATION`] places, all zero.
    fn observe(r: &Self::Rules, v: &Self::View, out: &mut [f32]);

    /// What a player who follows the game's common sense would do: the next picks, at least one, in order. The view is
    /// that seat's own and it is asked.
    fn plan(r: &Self::Rules, v: &Self::View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Self::Action>);

    /// A quick, decent choice among these (never empty) in a world that a search imagines. Uniform unless a game knows
    /// better.
    fn hunch(
        _: &Self::Rules,
        _: &Self::State,
        _: Seat,
        choices: &Choices<Self::Action>,
        rng: &mut impl Rng,
    ) -> Self::Action {
        choices[rng.below(choices.len() as u32) as usize]
    }

    /// Takes out of these choices (see [`Choices::narrow`]) what a player with sense and manners does not even consider:
    /// a search compares only the rest. It may ask only what the seat knows.
    fn consider(_: &Self::Rules, _: &Self::State, _: Seat, _: &mut Choices<Self::Action>) {}

    /// What distinguishes a seat, for statistics: kind and value, such as `leader` and `dumont`.
    fn marks(_: &Self::Rules, _: &Self::State, _: Seat) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What is counted of a finished game, for statistics: name and value, such as `rounds` and 8.
    fn figures(_: &Self::Rules, _: &Self::State) -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    /// How many turns (see [`QuestionContext::turn`]) a search plays on before it judges by [`Game::worth`]: fewer where turns
    /// are long.
    const SEARCH_TURNS: u32 = 4;

    /// What an end is worth to each seat, 0 to 1: searches play for it. Its share of the victory, unless there is
    /// something that all win or lose together.
    fn prize(outcome: &Outcome) -> [f32; MAX_SEATS] {
        outcome.shares()
    }

    /// What each seat may expect of this state, in the coin of [`Game::prize`]. For searches that stop before the end.
    fn worth(r: &Self::Rules, s: &Self::State) -> [f32; MAX_SEATS];
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot, or a bot that covers for a person.
    Bot,
}

/// What a game is, and the files that belong to it.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The name of its folder.
    pub id: &'static str,
    /// The number of its rules: raised by every ruling that changes play.
    pub version: u32,
    /// The layout of its state: raised whenever equal positions get other bytes.
    pub layout: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The usual number of seats.
    pub usual_seats: u8,
    /// No game has more picks than this.
    pub cap: u32,
    /// Fluent catalogues: language and text.
    pub texts: &'static [(&'static str, &'static str)],
    /// `RULES.md`.
    pub rules: &'static str,
    /// Data files: name without ending, and text.
    pub data: &'static [(&'static str, &'static str)],
    /// Ready-made tables.
    pub presets: &'static [Preset],
}

/// A ready-made table. Its texts are `preset-<key>` and `preset-<key>.help`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Preset {
    /// Its name.
    pub key: &'static str,
    /// How many seats.
    pub seats: u8,
    /// Options that differ from their defaults.
    pub options: &'static [(&'static str, &'static str)],
    /// About how many minutes people need on a screen.
    pub minutes: u16,
}

/// What a viewer is asked, or is waiting for. The sentence is the text `prompt-<key>`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prompt {
    /// Which sentence.
    pub key: &'static str,
    /// What it speaks of.
    pub args: Args,
    /// The seat that decides.
    pub actor: Option<Seat>,
    /// The rule behind the question.
    pub rule: RuleId,
    /// The form to fill in, where an answer is typed.
    pub form: Option<Form>,
}

/// Bounds of a typed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Form {
    /// The word of the verb that carries the text.
    pub verb: &'static str,
    /// The most characters.
    pub max: u16,
}

/// What an action means. Its sentence is the text `verb-<word>`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Label {
    /// What the sentence speaks of.
    pub args: Args,
    /// What it costs, in a notation of the game's own that is the same in every language, such as `W5 B6`. What takes
    /// words is said in the sentence.
    pub price: Option<String>,
    /// The chance that it succeeds, where known.
    pub odds: Option<f32>,
    /// Can it be undone?
    pub lasting: bool,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Label {
    /// A plain action under this rule.
    pub fn new(rule: RuleId) -> Self {
        Self { args: Args::default(), price: None, odds: None, lasting: false, rule }
    }

    /// With one more thing to speak of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<crate::event::Arg>) -> Self {
        self.args = self.args.with(name, value);
        self
    }
}

/// A number that stands for the state: a hash of its bytes under the game's layout.
pub fn digest<G: Game>(state: &G::State) -> u64 {
    xxhash_rust::xxh3::xxh3_64_with_seed(bytemuck::bytes_of(state), u64::from(G::about().layout))
}
