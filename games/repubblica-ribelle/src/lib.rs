//! Repubblica Ribelle: one to six commanders keep the free republic of Montefiorino alive, and each wants the credit.

mod action;
mod arrange;
mod cards;
mod check;
mod deck;
mod event;
mod imagine;
mod map;
mod observe;
mod open;
mod options;
mod orders;
mod rules;
mod screen;
mod sense;
mod state;
mod steps;
mod view;
mod ways;

pub use action::{Action, Heap, Piece, Points, Unit, Verb};
pub use cards::{Board, Card, Cards, Effect, Effects, Faction, Mission, Sphere, Symbol};
pub use event::Event;
pub use map::{Locality, Resource, Territory};
pub use rules::Rules;
pub use state::{Ending, State};
pub use view::View;

use staffetta_kernel::bytemuck::Zeroable;
use staffetta_kernel::flow::Stuck;
use staffetta_kernel::options::Spec;
use staffetta_kernel::{
    About, Awaiting, Broken, Choices, Data, Desk, FastRng, Fault, Game, GameAction, GameRules, Heuristics,
    HiddenInformation, LabDesk, Label, MAX_SEATS, Options, Outcome, Presentation, Preset, Progress, Prompt,
    QuestionContext, Refusal, Rng, Seat, StandingOrder, Statistics, Talk, Viewer, serde_json,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct RepubblicaRibelle;

impl GameRules for RepubblicaRibelle {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> About {
        About {
            id: "repubblica-ribelle",
            version: 1,
            layout: 1,
            min_seats: 1,
            max_seats: 6,
            usual_seats: 4,
            max_picks: 20_000,
            texts: &[("it", include_str!("../text/it.ftl")), ("en", include_str!("../text/en.ftl"))],
            rules: include_str!("../RULES.md"),
            data: &[
                ("actions", include_str!("../data/actions.csv")),
                ("boards", include_str!("../data/boards.csv")),
                ("leaders", include_str!("../data/leaders.csv")),
                ("localities", include_str!("../data/localities.csv")),
                ("missions", include_str!("../data/missions.csv")),
                ("numbers", include_str!("../data/numbers.csv")),
                ("resources", include_str!("../data/resources.csv")),
                ("roads", include_str!("../data/roads.csv")),
                ("support", include_str!("../data/support.csv")),
                ("territories", include_str!("../data/territories.csv")),
            ],
            presets: &[
                Preset { key: "republic", seats: 4, options: &[], minutes: 75 },
                Preset { key: "demonstration", seats: 4, options: &[("length", "demonstration")], minutes: 35 },
                Preset { key: "solo", seats: 1, options: &[], minutes: 35 },
                Preset { key: "solo_demonstration", seats: 1, options: &[("length", "demonstration")], minutes: 15 },
                Preset { key: "two_and_one", seats: 2, options: &[], minutes: 50 },
                Preset { key: "dealt", seats: 6, options: &[("boards", "random")], minutes: 110 },
                Preset { key: "winter", seats: 4, options: &[("health", "2"), ("talk", "never")], minutes: 70 },
            ],
        }
    }

    fn schema() -> &'static [Spec] {
        options::SCHEMA
    }

    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        Rules::read(seats, options, data)
    }

    fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> Result<State, Stuck> {
        Ok(steps::boards::set_up(r, desk))
    }

    #[inline]
    fn awaiting(r: &Rules, s: &State) -> Awaiting {
        steps::awaiting(r, s)
    }

    #[inline]
    fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        steps::actions(r, s, seat, out);
    }

    fn canonical(_: &Rules, _: &State, _: Seat, action: Action) -> Action {
        if action == Action::Pledge(Points(0)) { Action::CountMeOut } else { action }
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

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Result<(), Stuck> {
        steps::leave(r, s, seat, desk);
        Ok(())
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        arrange::arrange(r, s, given)
    }
}

impl HiddenInformation for RepubblicaRibelle {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        view::view(r, s, viewer)
    }

    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        let mut world = State { public: v.public, secret: state::Secret::zeroed() };
        imagine::reimagine(r, v, rng, &mut world);
        world
    }
}

impl Presentation for RepubblicaRibelle {
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

    fn talk(r: &Rules, s: &State) -> Talk {
        steps::talk(r, s)
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

impl Game for RepubblicaRibelle {
    type Ai = Ai;
    type Queries = staffetta_kernel::NoQueries;
    type Statistics = Numbers;
}

/// Heuristics for bots.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

impl Heuristics<RepubblicaRibelle> for Ai {
    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        sense::plan(r, v, seat, rng, out);
    }

    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        sense::hunch(r, s, seat, choices, rng)
    }

    fn prune(r: &Rules, s: &State, seat: Seat, choices: &mut Choices<Action>) {
        sense::consider(r, s, seat, choices);
    }

    fn utility(outcome: &Outcome) -> [f32; MAX_SEATS] {
        sense::prize(outcome)
    }

    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        sense::worth(r, s)
    }
}

/// Numbers for learners and laboratories.
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

impl Statistics<RepubblicaRibelle> for Numbers {
    const OBSERVATION: usize = observe::SIZE;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        observe::observe(r, v, out);
    }

    fn seat_stats(r: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        let board = s.public.boards[seat.at()];
        vec![("commander", board.word().to_owned()), ("faction", r.board(board).faction.word().to_owned())]
    }

    fn game_stats(r: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        let survived = s.public.ending == Ending::Survived;
        let won = s.public.resolved.iter().filter(|over| over.result > 0).count();
        let points = s.public.all().map(|seat| f64::from(steps::end::points(r, s, seat).total()));
        let mean = points.sum::<f64>() / f64::from(s.public.seats);
        vec![
            ("survived", f64::from(u8::from(survived))),
            ("rounds", s.public.round.into()),
            ("missions_fulfilled", won as f64),
            ("health", s.public.health.into()),
            ("points", mean),
            ("reshuffles", s.public.shuffles.into()),
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
