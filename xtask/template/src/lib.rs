//! __TITLE__: a small game to begin with. It shows what most games need: cards in hand that others do not see, several
//! cards laid face down at once, and a moment in which the others may react.

mod event;
mod rules;
mod state;
mod steps;
mod view;

pub use event::Happened;
pub use rules::Rules;
pub use state::{Card, Hand, State};
pub use view::View;

use staffetta_kernel::flow::{self, Flow, NoDrafts, Seen, Stuck};
use staffetta_kernel::options::Spec;
use staffetta_kernel::{
    About, Broken, Data, Desk, Fault, Game, GameRules, HiddenInformation, NoOrders, NoQueries, NoStatistics, Options,
    Outcome, Presentation, Preset, Prompt, Refusal, Rng, Seat, Uniform, Viewer, actions, by_steps,
};

use state::Public;
use steps::{Answer, Step};

actions! {
    /// What a player may do: a verb, and at most one target.
    pub enum Action, verbs Verb, version 1 {
        /// Lay a card face down.
        Lay(Card) = "lay",
        /// That is all I lay.
        Seal = "seal",
        /// Denounce the courier who won.
        Denounce = "denounce",
        /// Let the courier go.
        Pass = "pass",
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
            max_picks: 1_000,
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
        let mut s = State::new(r, desk);
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

impl HiddenInformation for __NAME__ {
    fn view(_: &Rules, s: &State, viewer: Viewer) -> View {
        View::new(s, viewer)
    }

    fn sample_world(_: &Rules, v: &View, rng: &mut impl Rng) -> State {
        v.world(rng)
    }

    fn redraw_unseen(_: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) {
        desk.shuffle("deck", s.secret.deck.as_mut_slice());
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
    type Public = Public;
    type Step = Step;
    type Draft = NoDrafts;
    type Answer = Answer;

    by_steps!(public: public, stack: stack, draft: secret.draft);
    fn seen(v: &View) -> Seen<'_, Self> {
        Seen { public: &v.public, draft: [], viewer: v.viewer.map_or(Viewer::Crowd, Viewer::Seat) }
    }
    fn outcome(r: &Rules, s: &State) -> Outcome {
        let standing = |seat: Seat| (s.public.playing().has(seat), s.public.points[seat.at()]);
        Outcome::ranked(r.seats, s.public.ending(), standing, |seat| s.public.points[seat.at()].into())
    }
    fn over(_: &Rules, _: &View) -> Prompt {
        Prompt::new("over", "XX-3.1")
    }
    fn turn(p: &Public) -> u32 {
        p.round.into()
    }
    fn out_of_place(_: Verb) -> Refusal {
        Refusal::new("XX-2.1", "not-now")
    }
    fn not_asked(_: &Rules, _: &State, _: Action) -> Refusal {
        Refusal::new("XX-2.1", "not-asked")
    }
}
