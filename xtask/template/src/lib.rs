//! __TITLE__: a small race to begin with.

mod event;
mod rules;
mod state;
mod steps;

pub use event::Happened;
pub use rules::Rules;
pub use state::{State, View};

use staffetta_kernel::flow::{self, Flow, NoDrafts, Seen, Stuck};
use staffetta_kernel::options::Spec;
use staffetta_kernel::{
    About, Broken, Data, Desk, Fault, Game, GameRules, HiddenInformation, NoOrders, NoQueries, NoStatistics, Options,
    Outcome, Presentation, Preset, Prompt, Refusal, Rng, Seat, Uniform, Viewer, actions, by_steps,
};

use steps::{Answer, Stack, Step};

actions! {
    /// What a player may do.
    pub enum Action, verbs Verb, version 1 {
        /// Roll the die.
        Roll = "roll",
        /// Keep the pot.
        Hold = "hold",
    }
}

/// __TITLE__.
#[derive(Clone, Copy, Debug)]
pub struct __NAME__;

impl GameRules for __NAME__ {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Happened;
    by_steps!(rules);

    fn about() -> About {
        About {
            id: "__ID__",
            version: 1,
            past: &[],
            layout: 1,
            min_seats: 2,
            max_seats: state::SEATS as u8,
            usual_seats: 3,
            max_picks: 10_000,
            texts: &[("en", include_str!("../text/en.ftl")), ("fr", include_str!("../text/fr.ftl"))],
            rules: include_str!("../RULES.md"),
            data: &[("numbers", include_str!("../data/numbers.csv"))],
            presets: &[Preset { key: "usual", seats: 3, options: &[], minutes: 5 }],
        }
    }

    fn schema() -> &'static [Spec] {
        rules::SCHEMA
    }

    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        Rules::read(seats, options, data)
    }

    fn set_up(r: &Rules, desk: &mut impl Desk<Happened>) -> Result<State, Stuck> {
        let mut s = State::new(r);
        flow::start::<Self>(r, &mut s, desk)?;
        Ok(s)
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) -> Result<(), Stuck> {
        steps::leave(r, s, seat, desk)
    }

    fn check(_: &Rules, s: &State) -> Result<(), Broken> {
        s.check()
    }
}

// Everything is open here. A game with secrets divides its state into a public and a secret part, builds its view up
// from the public part and what is the viewer's own, and fills the rest by chance in `sample_world`.
impl HiddenInformation for __NAME__ {
    fn view(_: &Rules, s: &State, viewer: Viewer) -> View {
        View { viewer: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None }, table: *s }
    }

    fn sample_world(_: &Rules, v: &View, _: &mut impl Rng) -> State {
        v.table
    }
}

impl Presentation for __NAME__ {
    type Order = NoOrders;
    by_steps!(presentation);
}

impl Game for __NAME__ {
    type Ai = Uniform;
    type Queries = NoQueries;
    type Statistics = NoStatistics;
}

impl Flow for __NAME__ {
    type Public = State;
    type Step = Step;
    type Draft = NoDrafts;
    type Answer = Answer;

    fn public(s: &State) -> &State {
        s
    }
    fn stack(s: &State) -> &Stack {
        &s.stack
    }
    fn stack_mut(s: &mut State) -> &mut Stack {
        &mut s.stack
    }
    fn draft(_: &State) -> &[u8; 0] {
        &[]
    }
    fn draft_mut(_: &mut State) -> &mut [u8; 0] {
        &mut []
    }
    fn seen(v: &View) -> Seen<'_, Self> {
        Seen { public: &v.table, draft: [], viewer: v.viewer.map_or(Viewer::Crowd, Viewer::Seat) }
    }
    fn outcome(r: &Rules, s: &State) -> Outcome {
        s.outcome(r)
    }
    fn over(_: &Rules, _: &View) -> Prompt {
        Prompt::new("over", "XX-3.1")
    }
    fn turn(s: &State) -> u32 {
        s.turn.into()
    }
    fn out_of_place(_: Verb) -> Refusal {
        Refusal::new("XX-2.1", "not-now")
    }
    fn not_asked(_: &Rules, _: &State, _: Action) -> Refusal {
        Refusal::new("XX-2.1", "not-your-turn")
    }
}
