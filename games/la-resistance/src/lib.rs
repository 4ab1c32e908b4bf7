//! La Résistance!: dice against the occupier, three to five bands.

mod action;
mod arrange;
mod cards;
mod check;
mod cover;
mod dice;
mod event;
mod imagine;
mod observe;
#[cfg(test)]
mod odds;
mod open;
mod options;
mod reach;
mod rules;
mod screen;
mod sense;
mod state;
mod steps;
mod view;

pub use action::{Action, Ducks, Loss, Verb};
pub use cards::{Card, Clg, EventKind, Leader, MissionKind, Spot};
pub use dice::Die;
pub use event::{Event, PileName, Shown, Sum};
pub use rules::Rules;
pub use state::{Ending, State};
pub use view::View;

use staffetta_kernel::flow::Stuck;
use staffetta_kernel::options::Spec;
use staffetta_kernel::{
    About, Awaiting, Broken, Choices, Data, Desk, FastRng, Fault, Game, GameAction, GameRules, Heuristics,
    HiddenInformation, LabDesk, Label, MAX_SEATS, NoOrders, Options, Presentation, Preset, Progress, Prompt,
    QuestionContext, Refusal, Rng, Seat, Statistics, Viewer, serde_json,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct LaResistance;

impl GameRules for LaResistance {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn about() -> About {
        About {
            id: "la-resistance",
            version: 1,
            layout: 1,
            min_seats: 3,
            max_seats: 5,
            usual_seats: 4,
            max_picks: 200_000,
            texts: &[("en", include_str!("../text/en.ftl")), ("fr", include_str!("../text/fr.ftl"))],
            rules: include_str!("../RULES.md"),
            data: &[
                ("missions", include_str!("../data/missions.csv")),
                ("mission-cards", include_str!("../data/mission-cards.csv")),
                ("events", include_str!("../data/events.csv")),
                ("clg", include_str!("../data/clg.csv")),
                ("leaders", include_str!("../data/leaders.csv")),
                ("numbers", include_str!("../data/numbers.csv")),
            ],
            presets: &[
                Preset { key: "classic", seats: 4, options: &[], minutes: 20 },
                Preset { key: "short", seats: 4, options: &[("target_glory", "8")], minutes: 12 },
                Preset { key: "chance", seats: 4, options: &[("leader_pick", "random")], minutes: 20 },
                Preset { key: "duel_of_three", seats: 3, options: &[], minutes: 15 },
                Preset {
                    key: "merciless",
                    seats: 5,
                    options: &[
                        ("leader_pick", "simultaneous_blind"),
                        ("costs_may_break", "true"),
                        ("charismatic_may_break", "true"),
                        ("exposed_anytime", "true"),
                    ],
                    minutes: 25,
                },
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
        Ok(steps::deal::set_up(r, desk))
    }

    #[inline]
    fn awaiting(_: &Rules, s: &State) -> Awaiting {
        steps::awaiting(s)
    }

    #[inline(always)]
    fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        steps::actions(r, s, seat, out);
    }

    fn canonical(_: &Rules, s: &State, _: Seat, action: Action) -> Action {
        steps::canon(s, action)
    }

    #[inline(always)]
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
        steps::broken::leave(r, s, seat, desk);
        Ok(())
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        arrange::arrange(r, s, given)
    }
}

impl HiddenInformation for LaResistance {
    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        view::view(r, s, viewer)
    }

    fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
        let mut world = State::blank();
        imagine::reimagine(r, v, rng, &mut world);
        world
    }
}

impl Presentation for LaResistance {
    type Order = NoOrders;

    fn prompt(r: &Rules, v: &View) -> Prompt {
        screen::prompt(r, v)
    }

    fn label(r: &Rules, v: &View, action: Action) -> Label {
        screen::label(r, v, action)
    }

    fn question_context(_: &Rules, s: &State) -> QuestionContext {
        steps::occasion(s)
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

impl Game for LaResistance {
    type Ai = Ai;
    type Queries = staffetta_kernel::NoQueries;
    type Statistics = Numbers;
}

/// Heuristics for bots.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

impl Heuristics<LaResistance> for Ai {
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

impl Statistics<LaResistance> for Numbers {
    const OBSERVATION: usize = observe::SIZE;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        observe::observe(r, v, out);
    }

    fn seat_stats(_: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        vec![("leader", s.band(seat).leader.word().to_owned())]
    }

    fn game_stats(_: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        vec![
            ("rounds", s.round.into()),
            ("turns", s.turn.into()),
            ("broken_bands", f64::from(s.seats - s.living.len())),
            ("time_is_now", s.time_is_now.into()),
        ]
    }
}
