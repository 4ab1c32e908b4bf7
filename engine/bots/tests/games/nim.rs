//! Nim: two take one, two or three sticks in turn; who takes the last one wins. Nothing is hidden.

use bytemuck::NoUninit;
use serde::{Deserialize, Serialize};
use staffetta_kernel::{
    Awaiting, Broken, Choices, Data, Desk, Fault, Game, MAX_SEATS, Options, Progress, QuestionContext, Refusal, Rng,
    Seat, Target, Viewer, actions,
};

use super::{Nothing, won_by};
use crate::plain_game;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sticks(pub u8);

impl Target for Sticks {
    const KIND: &'static str = "sticks";
    const COUNT: usize = 4;
    fn slot(self) -> usize {
        self.0.into()
    }
    fn from_slot(slot: usize) -> Self {
        Self(slot as u8)
    }
    fn name(self) -> String {
        self.0.to_string()
    }
}

actions! {
    /// What a player may do.
    pub enum Action, version 1 {
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

impl Game for Nim {
    type Rules = ();
    type State = State;
    type Action = Action;
    type View = State;
    plain_game!("nim", 2, 100);

    fn rules(_: u8, _: &Options, _: &Data) -> Result<(), Fault> {
        Ok(())
    }
    fn set_up(_: &(), _: &mut impl Desk<Nothing>) -> State {
        State { sticks: 21, to_move: 0 }
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
    fn neutral(_: &(), _: &State, _: Seat) -> Action {
        Action::Take(Sticks(1))
    }
    fn leave(_: &(), s: &mut State, seat: Seat, _: &mut impl Desk<Nothing>) {
        *s = State { sticks: 0, to_move: seat.0 };
    }
    fn view(_: &(), s: &State, _: Viewer) -> State {
        *s
    }
    fn reimagine(_: &(), v: &State, _: &mut impl Rng, out: &mut State) {
        *out = *v;
    }
    fn occasion(_: &(), _: &State) -> QuestionContext {
        QuestionContext::default()
    }
    fn check(_: &(), s: &State) -> Result<(), Broken> {
        Broken::unless(s.sticks <= 21, || "sticks have grown".to_owned())
    }
    fn plan(_: &(), _: &State, _: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        out.push(Action::Take(Sticks(1)));
    }
    fn worth(_: &(), _: &State) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }
}
