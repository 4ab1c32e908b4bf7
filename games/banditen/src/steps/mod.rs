//! The steps of play, one file each, in the rulebook's order. A step says who decides, what is legal and what an
//! action does.

pub mod activation;
pub mod assault;
pub mod choose;
pub mod close;
pub mod control;

pub mod losses;
pub mod morale;
pub mod moving;
pub mod reaction;
pub mod regroup;
pub mod reinforce;
pub mod replace;
pub mod retreat;
pub mod set_up;
pub mod shot;
pub mod turn;

use staffetta_kernel::steps::{Came, Next, run};
use staffetta_kernel::{Awaiting, Choices, Desk, Progress, QuestionContext, Refusal, Seat, Seats};

use crate::action::{Action, Counter};
use crate::event::Event;
use crate::kinds::{AXIS, PARTISAN};
use crate::rules::Rules;
use crate::state::{Field, State, Step, StepKind, other};

/// What an action came to.
pub type Acted = Result<Outcome, Refusal>;

/// The choice goes on, or the flow does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A pick joined the draft.
    Pick,
    /// The step goes on like this.
    Go(Next<Step>),
}

/// The refusal of an action that has no place here.
pub const OUT_OF_PLACE: Refusal = Refusal::new("BN-4.10", "out-of-place");

/// Reaches a step.
fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    match step.kind {
        StepKind::Split
        | StepKind::Place
        | StepKind::Infirmary
        | StepKind::Bunkers
        | StepKind::Mines
        | StepKind::Base
        | StepKind::Assign => set_up::enter(r, s, step, desk),
        StepKind::Turn => turn::enter(r, s, step, desk),
        StepKind::Hasten => Next::Ask,
        StepKind::Activation => activation::enter(r, s, came, desk),
        StepKind::Move => moving::enter(r, s, step, desk),
        StepKind::Reaction => reaction::enter(r, s),
        StepKind::Shot => shot::enter(r, s, step, desk),
        StepKind::Losses => losses::enter(r, s, step, desk),
        StepKind::Assault => assault::enter(r, s, step, desk),
        StepKind::Retreat => retreat::enter(r, s, step, desk),
        StepKind::Replace => replace::enter(r, s, desk),
        StepKind::FireAfter => shot::enter_fire_after(r, s),
        StepKind::Control => control::enter(r, s, desk),
    }
}

/// Runs the flow from the top of the stack until somebody is asked.
pub fn flow(r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) {
    let done = run(s, |s| &mut s.field.steps, came, |s, step, came| enter(r, s, step, came, desk));
    debug_assert!(done.is_ok(), "the flow is stuck: {:?}", s.field.steps);
}

/// Takes the answer of the step on top and runs on.
pub fn go(r: &Rules, s: &mut State, next: Next<Step>, desk: &mut impl Desk<Event>) {
    let came = match next {
        Next::Ask => return,
        Next::Push(step) => {
            s.steps.push(step);
            Came::In
        }
        Next::Become(step) => {
            s.steps.pop();
            s.steps.push(step);
            Came::In
        }
        Next::Pop(answer) => {
            s.steps.pop();
            Came::Back(answer)
        }
        Next::Unwind(depth, answer) => {
            while s.steps.len() > usize::from(depth) + 1 {
                s.steps.pop();
            }
            Came::Back(answer)
        }
    };
    flow(r, s, came, desk);
}

/// The seat that the step asks.
#[inline]
pub fn asked(f: &Field, step: Step) -> Seat {
    match step.kind {
        StepKind::Place => Counter(step.a).seat(),
        StepKind::Split | StepKind::Infirmary | StepKind::Bunkers | StepKind::Mines => AXIS,
        StepKind::Base | StepKind::Assign | StepKind::Hasten | StepKind::Control => PARTISAN,
        StepKind::Reaction => other(f.group.seat),
        StepKind::Losses => losses::owner(f, step),
        StepKind::Retreat => other(f.fight.seat),
        StepKind::Replace => replace::owner(f),
        _ => f.active,
    }
}

/// Whom the game waits for.
#[inline]
pub fn awaiting(r: &Rules, f: &Field) -> Awaiting {
    match f.steps.top() {
        Some(step) => {
            let seat = asked(f, step);
            match step.kind {
                StepKind::Reaction => Awaiting::Poll { now: seat, queue: Seats::one(seat) },
                _ => Awaiting::One(seat),
            }
        }
        None => Awaiting::Over(close::outcome(r, f)),
    }
}

/// All legal actions of a seat that may answer.
#[inline]
pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let Some(step) = s.steps.top() else { return };
    if asked(s, step) != seat {
        return;
    }
    match step.kind {
        StepKind::Activation => activation::actions(r, s, seat, out),
        StepKind::Move => moving::actions(r, s, out),
        StepKind::Reaction => reaction::actions(r, s, seat, out),
        StepKind::Losses => losses::actions(r, s, step, out),
        StepKind::Retreat => retreat::actions(r, s, step, out),
        StepKind::Replace => replace::actions(r, s, out),
        StepKind::FireAfter => shot::fire_after_actions(r, s, out),
        StepKind::Control => control::actions(r, s, out),
        StepKind::Hasten => {
            out.push(Action::Hasten);
            out.push(Action::Bide);
        }
        _ => set_up::actions(r, s, step, out),
    }
}

/// Plays an action: checks first, then changes.
#[inline]
pub fn act(
    r: &Rules,
    s: &mut State,
    seat: Seat,
    action: Action,
    desk: &mut impl Desk<Event>,
) -> Result<Progress, Refusal> {
    let Some(step) = s.steps.top() else { return Err(Refusal::new("BN-17.6", "over")) };
    if asked(s, step) != seat {
        return Err(Refusal::new("BN-4.1", "not-asked"));
    }
    let acted = match step.kind {
        StepKind::Activation => activation::act(r, s, seat, action, desk),
        StepKind::Move => moving::act(r, s, action, desk),
        StepKind::Reaction => reaction::act(r, s, seat, action, desk),
        StepKind::Losses => losses::act(r, s, step, action, desk),
        StepKind::Retreat => retreat::act(r, s, step, action, desk),
        StepKind::Replace => replace::act(r, s, action, desk),
        StepKind::FireAfter => shot::fire_after_act(r, s, action, desk),
        StepKind::Control => control::act(r, s, action, desk),
        StepKind::Hasten => turn::hasten(r, s, action, desk),
        _ => set_up::act(r, s, step, action, desk),
    };
    match acted? {
        Outcome::Pick => Ok(Progress::Pick),
        Outcome::Go(next) => {
            go(r, s, next, desk);
            Ok(Progress::Entry)
        }
    }
}

/// What happens when a seat's time is out: pass, decline, stop, or the first that is offered.
pub fn neutral(r: &Rules, s: &State, seat: Seat) -> Action {
    let mut list = Choices::new();
    actions(r, s, seat, &mut list);
    let quiet =
        [Action::Pass, Action::Decline, Action::Stop, Action::HoldFire, Action::Bide, Action::Keep, Action::All];
    let found = quiet.into_iter().find(|action| list.contains(action));
    found.or_else(|| list.first().copied()).unwrap_or(Action::Pass)
}

/// Where in the game the question stands, for standing orders. The window is the whole action, so that an order
/// can hold for all of its hexes.
pub fn occasion(f: &Field) -> QuestionContext {
    let kind = if f.is_over() { "over" } else { f.step().kind.word() };
    QuestionContext { turn: f.turn.into(), window: f.activation.into(), kind }
}
