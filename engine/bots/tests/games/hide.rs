//! Hide: a courier gives up for half the victory or hides in one of eight cellars, while the patrol picks one to
//! search at the same time. Found, the patrol wins; else the courier.

use bytemuck::NoUninit;
use serde::{Deserialize, Serialize};
use staffetta_kernel::flow::Stuck;
use staffetta_kernel::{
    Awaiting, Broken, Choices, Data, Desk, Fault, Game, GameRules, Heuristics, HiddenInformation, MAX_SEATS,
    NoStatistics, Options, Presentation, Progress, QuestionContext, Refusal, Rng, Seat, Seats, Viewer, actions,
    numbers,
};

use super::{Nothing, won_by};
use crate::plain_game;

const CELLARS: u8 = 8;

numbers! {
    /// Cellar.
    pub struct Cellar, "cellar", CELLARS as usize;
}

actions! {
    /// What courier and patrol may do.
    pub enum Action, verbs Verb, version 1 {
        /// Give up.
        GiveUp = "give_up",
        /// Go into a cellar.
        Enter(Cellar) = "enter",
    }
}

/// What each of the two has chosen: 0 nothing yet, 1 gave up, 2 and more a cellar.
#[derive(Clone, Copy, Debug, PartialEq, NoUninit, Serialize, Deserialize)]
#[repr(C)]
pub struct State {
    pub chosen: [u8; 2],
}

#[derive(Clone, Copy, Debug)]
pub struct Hide;

impl GameRules for Hide {
    type Rules = ();
    type State = State;
    type Action = Action;
    type View = (u8, State);
    plain_game!(about "hide", 2, 4);

    fn rules(_: u8, _: &Options, _: &Data) -> Result<(), Fault> {
        Ok(())
    }
    fn set_up(_: &(), _: &mut impl Desk<Nothing>) -> Result<State, Stuck> {
        Ok(State { chosen: [0; 2] })
    }
    fn awaiting(_: &(), s: &State) -> Awaiting {
        let open: Seats = (0..2).map(Seat).filter(|seat| s.chosen[seat.at()] == 0).collect();
        if !open.is_empty() {
            return Awaiting::Each(open);
        }
        Awaiting::Over(won_by(2, if s.chosen[0] == 1 { 3 } else { 1 << u8::from(s.chosen[0] == s.chosen[1]) }))
    }
    fn actions(_: &(), _: &State, seat: Seat, out: &mut Choices<Action>) {
        if seat == Seat(0) {
            out.push(Action::GiveUp);
        }
        (0..CELLARS).for_each(|cellar| out.push(Action::Enter(Cellar(cellar))));
    }
    fn act(r: &(), s: &mut State, seat: Seat, action: Action, _: &mut impl Desk<Nothing>) -> Result<Progress, Refusal> {
        if !Self::awaiting(r, s).asked().has(seat) || seat == Seat(1) && action == Action::GiveUp {
            return Err(Refusal::new("T-1", "not-now"));
        }
        s.chosen[seat.at()] = if let Action::Enter(cellar) = action { cellar.0 + 2 } else { 1 };
        Ok(Progress::Entry)
    }
    fn default_action(_: &(), _: &State, seat: Seat) -> Action {
        if seat == Seat(0) { Action::GiveUp } else { Action::Enter(Cellar(0)) }
    }
    fn leave(_: &(), s: &mut State, seat: Seat, _: &mut impl Desk<Nothing>) -> Result<(), Stuck> {
        s.chosen = if seat == Seat(0) { [2, 2] } else { [2, 3] };
        Ok(())
    }
    fn check(_: &(), _: &State) -> Result<(), Broken> {
        Ok(())
    }
}

impl HiddenInformation for Hide {
    fn view(_: &(), s: &State, viewer: Viewer) -> (u8, State) {
        let mut seen = *s;
        let me = if let Viewer::Seat(seat) = viewer { seat.0 } else { 9 };
        for other in (0..2u8).filter(|&other| other != me) {
            seen.chosen[usize::from(other)] = u8::from(s.chosen[usize::from(other)] > 0);
        }
        (me, seen)
    }
    fn sample_world(_: &(), v: &(u8, State), rng: &mut impl Rng) -> State {
        let mut out = v.1;
        for other in (0..2u8).filter(|&other| other != v.0 && v.1.chosen[usize::from(other)] > 0) {
            out.chosen[usize::from(other)] = 2 + rng.below(CELLARS.into()) as u8;
        }
        out
    }
}

impl Presentation for Hide {
    plain_game!(presentation);
    fn question_context(_: &(), _: &State) -> QuestionContext {
        QuestionContext::default()
    }
}

impl Game for Hide {
    type Ai = Ai;
    type Queries = staffetta_kernel::NoQueries;
    type Statistics = NoStatistics;
}

pub struct Ai;

impl Heuristics<Hide> for Ai {
    fn plan(_: &(), _: &(u8, State), seat: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        out.push(if seat == Seat(0) { Action::GiveUp } else { Action::Enter(Cellar(0)) });
    }
    fn evaluate(_: &(), _: &State) -> [f32; MAX_SEATS] {
        [0.5; MAX_SEATS]
    }
}
