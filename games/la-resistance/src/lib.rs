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

pub use action::{Action, Ducks, Loss};
pub use cards::{Card, Clg, EventKind, Leader, MissionKind, Spot};
pub use dice::Die;
pub use event::{Event, PileName, Shown, Sum};
pub use rules::Rules;
pub use state::{Ending, State};
pub use view::View;

use staffetta_kernel::options::Spec;
use staffetta_kernel::{
    About, Awaiting, Broken, Choices, Data, Desk, Fault, Game, Label, MAX_SEATS, Options, Preset, Progress, Prompt,
    QuestionContext, Refusal, Rng, Seat, Viewer, serde_json,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct LaResistance;

impl Game for LaResistance {
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
            cap: 200_000,
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

    fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> State {
        steps::deal::set_up(r, desk)
    }

    #[inline]
    fn awaiting(_: &Rules, s: &State) -> Awaiting {
        steps::awaiting(s)
    }

    #[inline(always)]
    fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        steps::actions(r, s, seat, out);
    }

    fn canon(_: &Rules, s: &State, _: Seat, action: Action) -> Action {
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

    fn neutral(r: &Rules, s: &State, seat: Seat) -> Action {
        steps::neutral(r, s, seat)
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
        steps::broken::leave(r, s, seat, desk);
    }

    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        view::view(r, s, viewer)
    }

    fn reimagine(r: &Rules, v: &View, rng: &mut impl Rng, out: &mut State) {
        imagine::reimagine(r, v, rng, out);
    }

    fn occasion(_: &Rules, s: &State) -> QuestionContext {
        steps::occasion(s)
    }

    fn prompt(r: &Rules, v: &View) -> Prompt {
        screen::prompt(r, v)
    }

    fn label(r: &Rules, v: &View, action: Action) -> Label {
        screen::label(r, v, action)
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        check::check(r, s)
    }

    fn arrange(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        arrange::arrange(r, s, given)
    }

    const OBSERVATION: usize = observe::SIZE;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        observe::observe(r, v, out);
    }

    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        sense::plan(r, v, seat, rng, out);
    }

    fn hunch(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        sense::hunch(r, s, seat, choices, rng)
    }

    fn marks(_: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        vec![("leader", s.band(seat).leader.word().to_owned())]
    }

    fn figures(_: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        vec![
            ("rounds", s.round.into()),
            ("turns", s.turn.into()),
            ("broken_bands", f64::from(s.seats - s.living.len())),
            ("time_is_now", s.time_is_now.into()),
        ]
    }

    fn worth(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        sense::worth(r, s)
    }
}
