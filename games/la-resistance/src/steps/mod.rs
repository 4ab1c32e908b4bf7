//! The steps of play, one file each, in the rulebook's order. A step says who decides, what is legal and what an
//! action does.

pub mod action;
pub mod assess;
pub mod broken;
pub mod close;
pub mod cost;
pub mod deal;
pub mod draft;
pub mod duck;
pub mod event;
pub mod explode;
pub mod leaders;
pub mod lure;
pub mod over_limit;
pub mod play;
pub mod post_roll;
pub mod pre_roll;
pub mod purchase;
pub mod round;
pub mod take;
pub mod turn;
pub mod window;

use staffetta_kernel::steps::{Came, Next, run, run_on};
use staffetta_kernel::{Awaiting, Choices, Desk, Progress, QuestionContext, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

/// A band was broken in its own turn (the answer that a cut turn gets).
pub const BROKEN: i8 = -1;
/// The one who was asked has left the table.
pub const GONE: i8 = -1;
/// Where the turn stands on the stack; the round lies below it.
pub const TURN_DEPTH: usize = 1;

/// What an action came to.
pub type Acted = Result<Move, Refusal>;

/// The choice goes on, or the flow does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// A pick joined the draft.
    Pick,
    /// The step goes on like this.
    Go(Next<Step>),
}

/// The step asks again.
pub const AGAIN: Acted = Ok(Move::Go(Next::Ask));

/// Reaches a step.
#[inline]
fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    match step.kind {
        StepKind::Leaders => leaders::enter(s, desk),
        StepKind::BlindLeaders => leaders::enter_blind(s, desk),
        StepKind::Deal => deal::enter(r, s, desk),
        StepKind::Round => round::enter(r, s, step, came, desk),
        StepKind::Event => event::enter(r, s, step, came, desk),
        StepKind::Turn => turn::enter(r, s, step, came, desk),
        StepKind::Window => window::enter(s, step),
        StepKind::Explode => explode::enter(r, s),
        StepKind::BlueOne => explode::enter_blue_one(r, s, step, came, desk),
        StepKind::Cost => cost::enter(r, s, step, came, desk),
        StepKind::Lure => lure::enter(r, s, step, came, desk),
        StepKind::OverLimit => over_limit::enter(r, s),
        StepKind::Assess => assess::enter(r, s, step, came, desk),
        StepKind::Take => take::enter(s),
        StepKind::Choose | StepKind::Duck | StepKind::PreRoll | StepKind::PostRoll | StepKind::Action => Next::Ask,
    }
}

/// Runs the flow from the top of the stack until somebody is asked.
pub fn flow(r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) {
    let done = run(s, |s| &mut s.steps, came, |s, step, came| enter(r, s, step, came, desk));
    debug_assert!(done.is_ok(), "the flow is stuck: {s:?}");
}

/// Takes the answer of the step on top and runs on.
pub fn go(r: &Rules, s: &mut State, mut next: Next<Step>, desk: &mut impl Desk<Event>) {
    // Most answers go back to the turn, which asks the next question: a short way for them.
    while let Next::Pop(answer) = next
        && s.steps.len() == TURN_DEPTH + 2
        && s.steps[TURN_DEPTH].kind == StepKind::Turn
    {
        s.steps.pop();
        next = turn::enter(r, s, s.step(), Came::Back(answer), desk);
    }
    if next == Next::Ask {
        return;
    }
    let done = run_on(s, |s| &mut s.steps, next, |s, step, came| enter(r, s, step, came, desk));
    debug_assert!(done.is_ok(), "the flow is stuck: {s:?}");
}

/// Whom the game waits for.
#[inline]
pub fn awaiting(s: &State) -> Awaiting {
    match s.steps.top() {
        // Said first and by itself, since it is nearly always so.
        Some(step) if asks_the_active(step) => Awaiting::One(s.active),
        Some(step) => awaiting_others(s, step),
        None => Awaiting::Over(close::outcome(s)),
    }
}

/// Does the step ask the active band?
#[inline]
fn asks_the_active(step: Step) -> bool {
    const OTHERS: u32 = 1 << StepKind::Leaders as u32
        | 1 << StepKind::BlindLeaders as u32
        | 1 << StepKind::Choose as u32
        | 1 << StepKind::Duck as u32
        | 1 << StepKind::Window as u32;
    OTHERS >> step.kind as u32 & 1 == 0
}

fn awaiting_others(s: &State, step: Step) -> Awaiting {
    match step.kind {
        StepKind::BlindLeaders => Awaiting::Each(leaders::to_name(s)),
        StepKind::Window => window::poll(s, step),
        _ => Awaiting::One(Seat(step.a)),
    }
}

/// Is the seat one of those that may answer now, and is its answer the next to count?
#[inline]
fn asks(s: &State, step: Step, seat: Seat) -> (bool, bool) {
    if asks_the_active(step) {
        return (s.active == seat, s.active == seat);
    }
    asks_others(s, step, seat)
}

fn asks_others(s: &State, step: Step, seat: Seat) -> (bool, bool) {
    match awaiting_others(s, step) {
        Awaiting::Poll { now, queue } => (queue.has(seat), now == seat),
        whom => (whom.asked().has(seat), whom.asked().has(seat)),
    }
}

/// All legal actions of a seat that may answer.
#[inline(always)]
pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let Some(step) = s.steps.top() else { return };
    let (may, now) = asks(s, step, seat);
    if !may {
        return;
    }
    if now && s.draft.is_open() {
        return draft::actions(r, s, seat, out);
    }
    match step.kind {
        StepKind::Leaders | StepKind::BlindLeaders => leaders::actions(s, out),
        StepKind::Choose => event::actions(out),
        StepKind::Duck => duck::actions(step, out),
        StepKind::PreRoll => pre_roll::actions(r, s, out),
        StepKind::Window => window::actions(r, s, step, seat, out),
        StepKind::PostRoll => post_roll::actions(r, s, out),
        StepKind::Explode => explode::actions(out),
        StepKind::Action => action::actions(r, s, out),
        StepKind::OverLimit => play::discards(s, s.active, out),
        StepKind::Take => take::actions(s, out),
        _ => {}
    }
}

/// Plays an action: checks first, then changes.
#[inline(always)]
pub fn act(
    r: &Rules,
    s: &mut State,
    seat: Seat,
    action: Action,
    desk: &mut impl Desk<Event>,
) -> Result<Progress, Refusal> {
    let Some(step) = s.steps.top() else { return Err(Refusal::new("LR-6.1", "over")) };
    match asks(s, step, seat) {
        (_, true) => {}
        (true, false) => return Err(Refusal::new("LR-5.41", "not-yet")),
        (false, false) => return Err(Refusal::new("LR-5.62", "not-asked")),
    }
    let acted = if s.draft.is_open() {
        draft::act(r, s, seat, action, desk)
    } else {
        match step.kind {
            StepKind::Leaders => leaders::act(s, seat, action, desk),
            StepKind::BlindLeaders => leaders::act_blind(s, seat, action, desk),
            StepKind::Choose => event::act(seat, action, desk),
            StepKind::Duck => duck::act(step, action),
            StepKind::PreRoll => pre_roll::act(r, s, action, desk),
            StepKind::Window => window::act(r, s, step, seat, action, desk),
            StepKind::PostRoll => post_roll::act(r, s, action, desk),
            StepKind::Explode => explode::act(r, s, action, desk),
            StepKind::Action => action::act(r, s, action, desk),
            StepKind::OverLimit => over_limit::act(s, action, desk),
            StepKind::Take => take::act(s, step, action, desk),
            _ => Err(Refusal::new("LR-5.62", "not-asked")),
        }
    };
    // Looked at where it lies: copying it would cost more than most steps do.
    match &acted {
        Ok(Move::Pick) => Ok(Progress::Pick),
        Ok(Move::Go(Next::Ask)) => Ok(Progress::Entry),
        Ok(Move::Go(next)) => {
            go(r, s, *next, desk);
            Ok(Progress::Entry)
        }
        Err(refusal) => Err(*refusal),
    }
}

/// What happens when a seat's time is out (LR-G70).
pub fn neutral(r: &Rules, s: &State, seat: Seat) -> Action {
    let whom = awaiting(s);
    if s.drafting(whom) == Some(seat) {
        let mut list = Choices::new();
        draft::actions(r, s, seat, &mut list);
        return list.first().copied().unwrap_or(Action::Pass);
    }
    let step = s.step();
    match step.kind {
        StepKind::Leaders | StepKind::BlindLeaders => Action::PickLeader(leaders::first_free(s)),
        StepKind::Choose => event::neutral(r, s, seat),
        StepKind::Duck => duck::neutral(r, s, step),
        StepKind::PreRoll => Action::Roll,
        StepKind::PostRoll => Action::Keep,
        StepKind::Explode => Action::StopBlue,
        StepKind::Action => Action::EndTurn,
        StepKind::OverLimit => over_limit::neutral(s),
        StepKind::Take => Action::TakeNone,
        _ => Action::Pass,
    }
}

/// The equal die that speaks for the one in the action (LR-5.32).
pub fn canon(s: &State, action: Action) -> Action {
    match action {
        Action::Mulligan(die) if s.pool.is_free(die) => Action::Mulligan(s.pool.canon(die, 0)),
        Action::Reroll(die) if s.pool.is_free(die) => Action::Reroll(s.pool.canon(die, 0)),
        other => draft::canon(s, other),
    }
}

/// Where in the game the question stands, for standing orders.
pub fn occasion(s: &State) -> QuestionContext {
    let step = s.step();
    let (window, kind) = match step.kind {
        _ if s.is_over() => (0, "over"),
        StepKind::Window => (u32::from(step.a), ["r1", "r2", "r3", "r4"][usize::from(step.a.clamp(1, 4) - 1)]),
        kind => (0, kind.word()),
    };
    QuestionContext { turn: s.turn.into(), window, kind }
}
