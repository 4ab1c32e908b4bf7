//! The contract between a game and everything else, divided by who needs it.
//!
//! [`GameRules`] are the rules, [`HiddenInformation`] is who may see what, [`Presentation`] is what people are asked
//! and told. [`Game`] is all three, with heuristics for bots and statistics, which a game may leave out
//! ([`Uniform`](crate::Uniform), [`NoStatistics`](crate::NoStatistics)). A game that is played step by step has most
//! of it made from its steps: see [`flow`](crate::flow) and [`by_steps!`](crate::by_steps).

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
use crate::flow::Stuck;
use crate::heuristics::Heuristics;
use crate::options::{Chosen, Options, Spec};
use crate::queries::Queries;
use crate::rng::Rng;
use crate::seat::{Seat, Viewer};
use crate::standing_order::StandingOrder;
use crate::statistics::Statistics;
use crate::text_board::{TextPage, TextPart};
use crate::versions::PastVersion;

/// The rules: plain data and functions. Pure and deterministic; no clock, no files, no globals.
pub trait GameRules: Copy + Send + Sync + Debug + 'static {
    /// Options, data and computed tables of one table: built once, shared, never copied.
    type Rules: Debug + Send + Sync + 'static;
    /// Everything that changes: small, without padding, text, history or heap. Its serialised form speaks in the
    /// rulebook's words: it is the open form of the state.
    type State: Copy + NoUninit + Serialize + DeserializeOwned + Debug + Send + Sync;
    /// A verb and at most one target.
    type Action: GameAction;
    /// What one viewer may see: built up field by field, enough to play from.
    type View: Clone + Serialize + PartialEq + Debug + Send + Sync;
    /// What happened.
    type Event: Event;

    /// Name, seats, files.
    fn about() -> About;

    /// The options that a table may choose.
    fn schema() -> &'static [Spec] {
        &[]
    }

    /// The rules of a table. A fault names the option, or the file, line and reason.
    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Self::Rules, Fault>;

    /// Sets the table up.
    fn set_up(r: &Self::Rules, desk: &mut impl Desk<Self::Event>) -> Result<Self::State, Stuck>;

    /// Whom the game waits for. It must follow from what everybody can see.
    fn awaiting(r: &Self::Rules, s: &Self::State) -> Awaiting;

    /// All legal actions of a seat that may answer now, complete and exact; in a window, for every seat of the queue
    /// as if it were its turn. The list comes empty. Of actions that [`GameRules::canonical`] makes equal it holds one.
    fn actions(r: &Self::Rules, s: &Self::State, seat: Seat, out: &mut Choices<Self::Action>);

    /// Equal dice, equal counters: the one that speaks for all.
    fn canonical(_: &Self::Rules, _: &Self::State, _: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Plays an action. Checks first, then changes: a refusal leaves the state as it was, knows no more than the seat
    /// does, and no input makes it panic. (Only [`Refusal::STUCK`], which is a defect of the rules, may leave the state
    /// half changed; a table then keeps the one before.)
    fn act(
        r: &Self::Rules,
        s: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        desk: &mut impl Desk<Self::Event>,
    ) -> Result<Progress, Refusal>;

    /// What happens when a seat's time is out, and what it means to pass in a window: always one of its actions.
    /// Repeated while it is still choosing, it must come to an entry.
    fn default_action(r: &Self::Rules, s: &Self::State, seat: Seat) -> Self::Action;

    /// A seat resigned for good.
    fn leave(r: &Self::Rules, s: &mut Self::State, seat: Seat, desk: &mut impl Desk<Self::Event>) -> Result<(), Stuck>;

    /// How the game would end if everybody at the table agreed to end it now: ranks by the score as it stands, and the
    /// rule that compares scores. Nothing where the rules know no score before the end.
    fn outcome_now(_: &Self::Rules, _: &Self::State) -> Option<Outcome> {
        None
    }

    /// Who sits there, where the rules treat a person and a bot differently.
    fn sit(_: &Self::Rules, _: &mut Self::State, _: Seat, _: Sitter) {}

    /// The open form of a state under the rules of an older number, as it stands under the present ones: for a game
    /// that is to go on when the older rules are retired. By default it is the same.
    fn carry_over(_from: u32, open: serde_json::Value) -> Result<serde_json::Value, Fault> {
        Ok(open)
    }

    /// Writes into the options of the next table of the same people what this one hands down; everybody sits so many
    /// seats further there. By default nothing.
    fn hand_down(_: &Self::Rules, _: &Self::State, _options: &mut Chosen, _further: u8) {}

    /// Do the invariants hold?
    fn check(r: &Self::Rules, s: &Self::State) -> Result<(), Broken>;

    /// Lays out the table as a scenario's `given` says, in the rulebook's words, over a state that was just set up.
    /// Naming a card takes it from where it was; unknown keys are faults. By default `given` is laid over the open form
    /// of the state, key by key.
    fn apply_given(_: &Self::Rules, s: &mut Self::State, given: &serde_json::Value) -> Result<(), Fault> {
        *s = crate::given::merged(s, given)?;
        Ok(())
    }
}

/// Who may see what.
pub trait HiddenInformation: GameRules {
    /// What this viewer may see.
    fn view(r: &Self::Rules, s: &Self::State, viewer: Viewer) -> Self::View;

    /// A world that fits the view: sampled evenly over the deals that the rules' chance allows; what others chose face
    /// down is one of the choices that fit. It draws no conclusions from behaviour. Given only the view, so that
    /// whoever plays from it is honest.
    fn sample_world(r: &Self::Rules, v: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// Draws anew what no seat has seen (the order of a face-down pile), after a table has gone back to an earlier
    /// moment. Every seat's view stays as it is. Games without such a pile leave it out.
    fn redraw_unseen(_: &Self::Rules, _: &mut Self::State, _: &mut impl Desk<Self::Event>) {}
}

/// What people are asked and told.
pub trait Presentation: HiddenInformation {
    /// Standing orders of the game's own, such as 'fire only at these odds';
    /// [`NoOrders`](crate::standing_order::NoOrders) for none.
    type Order: StandingOrder;

    /// What the viewer is asked, or is waiting for.
    fn prompt(r: &Self::Rules, v: &Self::View) -> Prompt;

    /// What an action means to the one who may choose it.
    fn label(r: &Self::Rules, v: &Self::View, action: Self::Action) -> Label;

    /// Can this action not be undone once it is played: does it roll, reveal, seal, or ask somebody else?
    fn irreversible(r: &Self::Rules, v: &Self::View, action: Self::Action) -> bool;

    /// Why none of the actions of this verb is offered to the one who is asked in this view.
    fn unavailable(r: &Self::Rules, v: &Self::View, verb: <Self::Action as GameAction>::Verb) -> Refusal;

    /// The rule that says what the clock answers for a seat whose time is out.
    fn clock_rule() -> Option<RuleId> {
        None
    }

    /// Where in the game the question stands, for standing orders.
    fn question_context(r: &Self::Rules, s: &Self::State) -> QuestionContext;

    /// May the players talk?
    fn talk(_: &Self::Rules, _: &Self::State) -> Talk {
        Talk::Open
    }

    /// How many seconds a table that is played at one sitting gives for the question that stands, whatever is left of the
    /// seat's own time; then the clock answers. By default a question has no time of its own.
    fn answer_seconds(_: &Self::Rules, _: &Self::State) -> Option<u16> {
        None
    }

    /// The table drawn in text, for terminals: its parts in the order in which they are shown. A game that draws none
    /// is shown as lists of the fields of its view.
    fn text_board(_: &Self::Rules, _: &Self::View, _: &TextPage<'_>) -> Vec<TextPart> {
        Vec::new()
    }

    /// The answer that a standing order gives to the question in this view, if it has one.
    fn answer_order(_: &Self::Rules, _: &Self::View, _: Seat, _: &Self::Order) -> Option<Self::Action> {
        None
    }
}

/// A game: everything that tables, servers, bots and laboratories need.
pub trait Game: Presentation {
    /// Heuristics for bots; [`Uniform`](crate::Uniform) knows nothing.
    type Ai: Heuristics<Self>;
    /// Questions that the rules answer to boards, terminals and bots; [`NoQueries`](crate::NoQueries) for none.
    type Queries: Queries<Self>;
    /// Numbers for learners and laboratories; [`NoStatistics`](crate::NoStatistics) has none.
    type Statistics: Statistics<Self>;
}

/// Makes the functions of the contract from the steps of a game ([`flow`](crate::flow)): `by_steps!(rules)` inside
/// `impl GameRules`, `by_steps!(presentation)` inside `impl Presentation`. Inside `impl Flow`,
/// `by_steps!(public: table, stack: steps, draft: secret.draft)` says where a state keeps them; the stack lies in the
/// public part.
#[macro_export]
macro_rules! by_steps {
    (public: $public:ident, stack: $stack:ident, draft: $($draft:ident).+) => {
        #[inline(always)]
        fn public(s: &Self::State) -> &Self::Public {
            &s.$public
        }
        #[inline(always)]
        fn stack(p: &Self::Public) -> &$crate::flow::StackOf<Self> {
            &p.$stack
        }
        #[inline(always)]
        fn stack_mut(s: &mut Self::State) -> &mut $crate::flow::StackOf<Self> {
            &mut s.$public.$stack
        }
        #[inline(always)]
        fn draft(s: &Self::State) -> &$crate::flow::PackedDraft<Self> {
            &s.$($draft).+
        }
        #[inline(always)]
        fn draft_mut(s: &mut Self::State) -> &mut $crate::flow::PackedDraft<Self> {
            &mut s.$($draft).+
        }
    };
    (rules) => {
        #[inline]
        fn awaiting(r: &Self::Rules, s: &Self::State) -> $crate::Awaiting {
            $crate::flow::awaiting::<Self>(r, s)
        }
        #[inline]
        fn actions(r: &Self::Rules, s: &Self::State, seat: $crate::Seat, out: &mut $crate::Choices<Self::Action>) {
            $crate::flow::actions::<Self>(r, s, seat, out);
        }
        fn canonical(r: &Self::Rules, s: &Self::State, seat: $crate::Seat, action: Self::Action) -> Self::Action {
            $crate::flow::canonical::<Self>(r, s, seat, action)
        }
        #[inline]
        fn act(
            r: &Self::Rules,
            s: &mut Self::State,
            seat: $crate::Seat,
            action: Self::Action,
            desk: &mut impl $crate::Desk<Self::Event>,
        ) -> Result<$crate::Progress, $crate::Refusal> {
            $crate::flow::act::<Self>(r, s, seat, action, desk)
        }
        fn default_action(r: &Self::Rules, s: &Self::State, seat: $crate::Seat) -> Self::Action {
            $crate::flow::default_action::<Self>(r, s, seat)
        }
    };
    (presentation) => {
        fn prompt(r: &Self::Rules, v: &Self::View) -> $crate::Prompt {
            $crate::flow::prompt::<Self>(r, v)
        }
        fn label(r: &Self::Rules, v: &Self::View, action: Self::Action) -> $crate::Label {
            $crate::flow::label::<Self>(r, v, action)
        }
        fn irreversible(r: &Self::Rules, v: &Self::View, action: Self::Action) -> bool {
            $crate::flow::irreversible::<Self>(r, v, action)
        }
        fn unavailable(
            r: &Self::Rules,
            v: &Self::View,
            verb: <Self::Action as $crate::GameAction>::Verb,
        ) -> $crate::Refusal {
            $crate::flow::unavailable::<Self>(r, v, verb)
        }
        fn question_context(_: &Self::Rules, s: &Self::State) -> $crate::QuestionContext {
            $crate::flow::context::<Self>(s)
        }
        fn talk(r: &Self::Rules, s: &Self::State) -> $crate::Talk {
            $crate::flow::talk::<Self>(r, s)
        }
    };
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
    /// The number of its rules: raised by every ruling that changes play and by every change of data.
    pub version: u32,
    /// Older numbers by which tables are still played, the oldest first.
    pub past: &'static [PastVersion],
    /// The layout of its state: raised whenever equal positions get other bytes.
    pub layout: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The usual number of seats.
    pub usual_seats: u8,
    /// No game has more picks than this.
    pub max_picks: u32,
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

impl Prompt {
    /// A sentence under this rule.
    pub fn new(key: &'static str, rule: RuleId) -> Self {
        Self { key, args: Args::default(), actor: None, rule, form: None }
    }

    /// The prompt of a step that has none: conformance finds it by its text, which does not exist.
    pub fn missing() -> Self {
        Self::new("none", "none")
    }

    /// With one more thing to speak of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<crate::event::Arg>) -> Self {
        self.args = self.args.with(name, value);
        self
    }

    /// Decided by this seat.
    #[must_use]
    pub fn by(mut self, seat: impl Into<Option<Seat>>) -> Self {
        self.actor = seat.into();
        self
    }
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
    /// Can it not be undone once it is played? Filled in from [`Presentation::irreversible`].
    #[serde(rename = "lasting")]
    pub irreversible: bool,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Label {
    /// The label of an action that has none: conformance finds it by its rule, which does not exist.
    pub fn missing() -> Self {
        Self::new("none")
    }

    /// A plain action under this rule.
    pub fn new(rule: RuleId) -> Self {
        Self { args: Args::default(), price: None, odds: None, irreversible: false, rule }
    }

    /// With one more thing to speak of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<crate::event::Arg>) -> Self {
        self.args = self.args.with(name, value);
        self
    }
}

/// A number that stands for the state: a hash of its bytes under the game's layout.
pub fn digest<G: GameRules>(state: &G::State) -> u64 {
    xxhash_rust::xxh3::xxh3_64_with_seed(bytemuck::bytes_of(state), u64::from(G::about().layout))
}
