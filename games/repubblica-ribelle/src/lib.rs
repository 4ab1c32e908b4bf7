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

pub use action::{Action, Heap, Piece, Points, Unit};
pub use cards::{Board, Card, Cards, Effect, Effects, Faction, Mission, Sphere, Symbol};
pub use event::Event;
pub use map::{Locality, Resource, Territory};
pub use rules::Rules;
pub use state::{Ending, State};
pub use view::View;

use staffetta_kernel::options::Spec;
use staffetta_kernel::{
    About, Awaiting, Broken, Choices, Data, Desk, Fault, Game, Label, MAX_SEATS, Options, Outcome, Preset, Progress,
    Prompt, QuestionContext, Refusal, Rng, Seat, Talk, Viewer, serde_json,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct RepubblicaRibelle;

impl Game for RepubblicaRibelle {
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
            cap: 20_000,
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

    fn set_up(r: &Rules, desk: &mut impl Desk<Event>) -> State {
        steps::boards::set_up(r, desk)
    }

    #[inline]
    fn awaiting(r: &Rules, s: &State) -> Awaiting {
        steps::awaiting(r, s)
    }

    #[inline]
    fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        steps::actions(r, s, seat, out);
    }

    fn canon(_: &Rules, _: &State, _: Seat, action: Action) -> Action {
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

    fn neutral(r: &Rules, s: &State, seat: Seat) -> Action {
        steps::neutral(r, s, seat)
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
        steps::leave(r, s, seat, desk);
    }

    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        view::view(r, s, viewer)
    }

    fn reimagine(r: &Rules, v: &View, rng: &mut impl Rng, out: &mut State) {
        imagine::reimagine(r, v, rng, out);
    }

    fn talk(r: &Rules, s: &State) -> Talk {
        steps::talk(r, s)
    }

    fn occasion(_: &Rules, s: &State) -> QuestionContext {
        steps::occasion(s)
    }

    fn heed(r: &Rules, v: &View, seat: Seat, order: &str) -> Option<Action> {
        orders::heed(r, v, seat, order)
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

    fn consider(r: &Rules, s: &State, seat: Seat, choices: &mut Choices<Action>) {
        sense::consider(r, s, seat, choices);
    }

    fn marks(r: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        let board = s.public.boards[seat.at()];
        vec![("commander", board.word().to_owned()), ("faction", r.board(board).faction.word().to_owned())]
    }

    fn figures(r: &Rules, s: &State) -> Vec<(&'static str, f64)> {
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

    fn prize(outcome: &Outcome) -> [f32; MAX_SEATS] {
        sense::prize(outcome)
    }

    fn worth(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        sense::worth(r, s)
    }
}
