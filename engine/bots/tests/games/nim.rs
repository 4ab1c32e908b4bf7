//! Nim: two take one, two or three sticks in turn; who takes the last one wins. Nothing is hidden.

use bytemuck::NoUninit;
use serde::{Deserialize, Serialize};
use staffetta_kernel::flow::Stuck;
use staffetta_kernel::{
    Awaiting, Broken, Choices, Data, Desk, Fault, Game, GameRules, Heuristics, HiddenInformation, MAX_SEATS,
    NoStatistics, Options, Presentation, Progress, QuestionContext, Refusal, Rng, Seat, Viewer, actions, numbers,
};

use super::{Nothing, won_by};
use crate::plain_game;

numbers! {
    /// Sticks.
    pub struct Sticks, "sticks", 4;
}

actions! {
    /// What a player may do.
    pub enum Action, verbs Verb, version 1 {
        /// Take so many.
        Take(Sticks) = "take",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, NoUninit, Serialize, Deserialize)]
#[repr(C)]
pub struct State {
    pub sticks: u8,
    pub to_move: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Nim;

impl GameRules for Nim {
    type Rules = ();
    type State = State;
    type Action = Action;
    type View = State;
    plain_game!(about "nim", 2, 100);

    fn rules(_: u8, _: &Options, _: &Data) -> Result<(), Fault> {
        Ok(())
    }
    fn set_up(_: &(), _: &mut impl Desk<Nothing>) -> Result<State, Stuck> {
        Ok(State { sticks: 21, to_move: 0 })
    }
    fn awaiting(_: &(), s: &State) -> Awaiting {
        if s.sticks == 0 { Awaiting::Over(won_by(2, 2 >> s.to_move)) } else { Awaiting::One(Seat(s.to_move)) }
    }
    fn actions(_: &(), s: &State, _: Seat, out: &mut Choices<Action>) {
        (1..=s.sticks.min(3)).for_each(|n| out.push(Action::Take(Sticks(n))));
    }
    fn act(
        _: &(),
        s: &mut State,
        seat: Seat,
        Action::Take(n): Action,
        _: &mut impl Desk<Nothing>,
    ) -> Result<Progress, Refusal> {
        if seat.0 != s.to_move || n.0 == 0 || n.0 > s.sticks {
            return Err(Refusal::new("T-1", "not-now"));
        }
        s.sticks -= n.0;
        s.to_move = 1 - s.to_move;
        Ok(Progress::Entry)
    }
    fn default_action(_: &(), _: &State, _: Seat) -> Action {
        Action::Take(Sticks(1))
    }
    fn leave(_: &(), s: &mut State, seat: Seat, _: &mut impl Desk<Nothing>) -> Result<(), Stuck> {
        *s = State { sticks: 0, to_move: seat.0 };
        Ok(())
    }
    fn check(_: &(), s: &State) -> Result<(), Broken> {
        Broken::unless(s.sticks <= 21, || "sticks have grown".to_owned())
    }
}

impl HiddenInformation for Nim {
    fn view(_: &(), s: &State, _: Viewer) -> State {
        *s
    }
    fn sample_world(_: &(), v: &State, _: &mut impl Rng) -> State {
        *v
    }
}

impl Presentation for Nim {
    plain_game!(presentation);
    fn question_context(_: &(), _: &State) -> QuestionContext {
        QuestionContext::default()
    }
}

impl Game for Nim {
    type Ai = Ai;
    type Queries = staffetta_kernel::NoQueries;
    type Statistics = NoStatistics;
}

pub struct Ai;

impl Heuristics<Nim> for Ai {
    fn plan(_: &(), _: &State, _: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        out.push(Action::Take(Sticks(1)));
    }
    fn evaluate(_: &(), _: &State) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }
}
