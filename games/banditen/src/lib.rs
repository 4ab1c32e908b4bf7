//! Banditen!: tactical hexes of 1944-45, two seats, a reaction at every hex.

mod action;
mod arrange;
mod body;
mod check;
mod event;
mod fire;
mod hex;
mod hexset;
mod imagine;
mod kinds;
mod map;
mod names;
mod observe;
mod odds;
mod open;
mod options;
mod orders;
mod rules;
mod screen;
mod sense;
mod sight;
mod stack;
mod state;
mod steps;
mod view;
mod walk;

pub use action::{Action, Counter, MineValue, Verb};
pub use event::Event;
pub use hex::Hex;
pub use kinds::{AXIS, PARTISAN};
pub use rules::Rules;
pub use state::State;
pub use view::View;

use staffetta_kernel::flow::Stuck;
use staffetta_kernel::options::Spec;
use staffetta_kernel::{
    About, Awaiting, Broken, Choices, Data, Desk, FastRng, Fault, Game, GameAction, GameRules, Heuristics,
    HiddenInformation, LabDesk, Label, MAX_SEATS, Options, Presentation, Preset, Progress, Prompt, QuestionContext,
    Refusal, Rng, Seat, StandingOrder, Statistics, Viewer, serde_json,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Banditen;

impl Rules {
    /// Is the line of sight between two hexes open as far as the ground goes (BN-8.9 to BN-8.12)?
    pub fn ground_open(&self, from: Hex, to: Hex) -> bool {
        self.map.sight.open(from, to)
    }

    /// How many hexes apart they lie.
    pub fn distance(&self, one: Hex, other: Hex) -> u8 {
        self.map.distance(one, other)
    }
}

impl GameRules for Banditen {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> About {
        About {
            id: "banditen",
            version: 1,
            layout: 2,
            min_seats: 2,
            max_seats: 2,
            usual_seats: 2,
            max_picks: 60_000,
            texts: &[("en", include_str!("../text/en.ftl")), ("it", include_str!("../text/it.ftl"))],
            rules: include_str!("../RULES.md"),
            data: &[
                ("gravellona", include_str!("../data/gravellona.csv")),
                ("tarnova", include_str!("../data/tarnova.csv")),
                ("units", include_str!("../data/units.csv")),
                ("formations", include_str!("../data/formations.csv")),
                ("weapons", include_str!("../data/weapons.csv")),
                ("terrain", include_str!("../data/terrain.csv")),
                ("counters", include_str!("../data/counters.csv")),
                ("entries", include_str!("../data/entries.csv")),
                ("places", include_str!("../data/places.csv")),
                ("track-gravellona", include_str!("../data/track-gravellona.csv")),
                ("track-tarnova", include_str!("../data/track-tarnova.csv")),
                ("fort-pa", include_str!("../data/fort-pa.csv")),
                ("mines", include_str!("../data/mines.csv")),
                ("numbers", include_str!("../data/numbers.csv")),
            ],
            presets: &[
                Preset { key: "gravellona", seats: 2, options: &[], minutes: 75 },
                Preset { key: "first-day", seats: 2, options: &[("turns", "8")], minutes: 50 },
                Preset { key: "tarnova", seats: 2, options: &[("scenario", "tarnova")], minutes: 110 },
                Preset {
                    key: "tarnova-quick",
                    seats: 2,
                    options: &[("scenario", "tarnova"), ("turns", "9"), ("bunker_pick", "historical")],
                    minutes: 60,
                },
                Preset {
                    key: "unknown-mines",
                    seats: 2,
                    options: &[("scenario", "tarnova"), ("mine_knowledge", "nobody"), ("mortar_indirect", "true")],
                    minutes: 110,
                },
            ],
        }
    }

    fn schema() -> &'static [Spec] {
        options::SCHEMA
    }

    fn rules(_: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        Rules::read(options, data)
    }

    fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, Stuck> {
        Ok(steps::set_up::set_up(r, desk))
    }

    #[inline]
    fn awaiting(r: &Rules, s: &State) -> Awaiting {
        steps::awaiting(r, s)
    }

    #[inline]
    fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        steps::actions(r, s, seat, out);
    }

    #[inline]
    fn act(
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Progress, Refusal> {
        steps::act(r, s, seat, action, desk)
    }

    fn default_action(r: &Rules, s: &State, seat: Seat) -> Action {
        steps::neutral(r, s, seat)
    }

    fn leave(_: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Result<(), Stuck> {
        steps::close::leave(s, seat, desk);
        Ok(())
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        arrange::arrange(r, s, given)
    }
}

impl HiddenInformation for Banditen {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        view::view(r, s, viewer)
    }

    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        let mut world = State { field: v.field, draft: v.draft, values: [0; rules::MINES], spare: 0 };
        imagine::reimagine(r, v, rng, &mut world);
        world
    }
}

impl Presentation for Banditen {
    type Order = OrderText;

    fn prompt(r: &Rules, v: &View) -> Prompt {
        screen::prompt(r, v)
    }

    fn label(r: &Rules, v: &View, action: Action) -> Label {
        screen::label(r, v, action)
    }

    fn question_context(_: &Rules, s: &State) -> QuestionContext {
        steps::occasion(s)
    }

    fn answer_order(r: &Rules, v: &View, seat: Seat, order: &OrderText) -> Option<Action> {
        orders::heed(r, v, seat, &order.0)
    }

    fn irreversible(r: &Rules, v: &View, action: Action) -> bool {
        screen::label(r, v, action).irreversible
    }

    fn unavailable(r: &Rules, v: &View, verb: Verb) -> Refusal {
        let mut world = Self::sample_world(r, v, &mut FastRng::new(0));
        let first = (0..Action::SIZE).filter_map(Action::at).find(|action| action.verb() == verb);
        let seat = Self::awaiting(r, &world).next().unwrap_or_default();
        let action = first.unwrap_or_else(Action::first);
        let refused = Self::act(r, &mut world, seat, action, &mut LabDesk::new(&mut FastRng::new(0))).err();
        refused.unwrap_or(Refusal::STUCK)
    }
}

impl Game for Banditen {
    type Ai = Ai;
    type Queries = staffetta_kernel::NoQueries;
    type Statistics = Numbers;
}

/// Heuristics for bots.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

impl Heuristics<Banditen> for Ai {
    /// A turn is some sixty questions: what an activation does shows before the next one.
    const SEARCH_TURNS: u32 = 1;
    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        sense::plan(r, v, seat, rng, out);
    }

    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        sense::hunch(r, s, seat, choices, rng)
    }

    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        sense::worth(r, s)
    }
}

/// Numbers for learners and laboratories.
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

impl Statistics<Banditen> for Numbers {
    const OBSERVATION: usize = observe::SIZE;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        observe::observe(r, v, out);
    }

    fn seat_stats(_: &Rules, _: &State, seat: Seat) -> Vec<(&'static str, String)> {
        vec![("side", if seat == PARTISAN { "partisan" } else { "axis" }.to_owned())]
    }

    fn game_stats(r: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        vec![
            ("turns", s.turn.into()),
            ("conquered", s.conquered.count_ones().into()),
            ("partisan_losses", steps::close::casualties(r, s, PARTISAN).into()),
            ("axis_losses", steps::close::casualties(r, s, AXIS).into()),
            ("instant", f64::from(matches!(s.ending, state::Ending::Objectives | state::Ending::Annihilation))),
            ("mines", s.shown.iter().filter(|&&value| value != state::NOBODY).count() as f64),
        ]
    }
}

/// A standing order of the game's own.
#[derive(Clone, PartialEq, Debug)]
pub struct OrderText(String);

impl std::fmt::Display for OrderText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::str::FromStr for OrderText {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Ok(Self(text.to_owned()))
    }
}

impl StandingOrder for OrderText {}
