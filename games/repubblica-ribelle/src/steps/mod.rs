//! The steps of play, one file each, in the rulebook's order. A step says who decides, what is legal and what an
//! action does.

pub mod activation;
pub mod boards;
pub mod counting;
pub mod crisis;
pub mod effect;
pub mod end;
pub mod limit;
pub mod loss;
pub mod manoeuvres;
pub mod mission;
pub mod outcome;
pub mod phase_change;
pub mod staff;
pub mod store;
pub mod supply;
pub mod way;

use staffetta_kernel::steps::{Came, Next, run};
use staffetta_kernel::{Awaiting, Choices, Desk, Progress, QuestionContext, Refusal, Seat, Seats, Talk};

use crate::action::Action;
use crate::cards::Sphere;
use crate::event::Event;
use crate::options::Talking;
use crate::rules::Rules;
use crate::state::{Ending, State, Step, StepKind};

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

/// The step looks again whether it has something to ask.
pub const AGAIN: i8 = 1;

/// Reaches a step.
fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    match step.kind {
        StepKind::Boards => boards::enter(r, s, desk),
        StepKind::Staff => staff::enter(r, s, step, desk),
        StepKind::Manoeuvres => manoeuvres::enter(r, s, step, came, desk),
        StepKind::Mission => mission::enter(r, s, step, came, desk),
        StepKind::Activation => activation::enter(r, s, step, came, desk),
        StepKind::Movement => manoeuvres::enter_movement(r, s, step),
        StepKind::Counting => counting::enter(r, s, step, desk),
        StepKind::Crisis => Next::Ask,
        StepKind::Store => store::enter(r, s, step, came, desk),
        StepKind::Outcome => outcome::enter(r, s, step, desk),
        StepKind::Loss => Next::Ask,
        StepKind::Supply => supply::enter(r, s, desk),
        StepKind::Limit => limit::enter(r, s, step, desk),
        StepKind::PhaseChange => phase_change::enter(r, s, step, desk),
        StepKind::Reinforcement => Next::Ask,
    }
}

/// The steps that ask the seat in `a`; the others have an order of their own.
#[inline]
fn asked_seat(s: &State, step: Step) -> Seat {
    match step.kind {
        StepKind::Boards | StepKind::Manoeuvres | StepKind::Activation | StepKind::Limit => s.public.turn(step.a),
        _ => Seat(step.a),
    }
}

/// Runs the flow from the top of the stack until somebody is asked who is still at the table.
pub fn flow(r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) {
    let done = run(s, |s| &mut s.public.steps, came, |s, step, came| enter(r, s, step, came, desk));
    debug_assert!(done.is_ok(), "the flow is stuck: {s:?}");
    if s.public.gone != Seats::NONE {
        play_for_the_gone(r, s, desk);
    }
}

/// Whoever has left plays the neutral action (RR-15.6).
fn play_for_the_gone(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    while let Awaiting::One(seat) = awaiting(r, s) {
        if !s.public.gone.has(seat) {
            return;
        }
        let action = neutral(r, s, seat);
        match answer(r, s, seat, action, desk) {
            Ok(Move::Pick) => {}
            Ok(Move::Go(next)) => {
                let came = apply(s, &next);
                let done = run(s, |s| &mut s.public.steps, came, |s, step, came| enter(r, s, step, came, desk));
                debug_assert!(done.is_ok(), "the flow is stuck: {s:?}");
            }
            Err(refusal) => {
                debug_assert!(false, "the neutral {action:?} is {refusal}");
                return;
            }
        }
    }
}

/// Puts the answer of the step on top into the stack.
fn apply(s: &mut State, next: &Next<Step>) -> Came {
    let steps = &mut s.public.steps;
    match *next {
        Next::Ask => Came::Back(AGAIN),
        Next::Push(step) => {
            steps.push(step);
            Came::In
        }
        Next::Become(step) => {
            steps.pop();
            steps.push(step);
            Came::In
        }
        Next::Pop(answer) => {
            steps.pop();
            Came::Back(answer)
        }
        Next::Unwind(depth, answer) => {
            while steps.len() > usize::from(depth) + 1 {
                steps.pop();
            }
            Came::Back(answer)
        }
    }
}

/// Whom the game waits for.
#[inline]
pub fn awaiting(r: &Rules, s: &State) -> Awaiting {
    match s.public.steps.top() {
        Some(step) if step.kind == StepKind::Staff => Awaiting::Any(staff::unready(s)),
        Some(step) => Awaiting::One(asked_seat(s, step)),
        None => Awaiting::Over(end::outcome(r, s)),
    }
}

/// Is the seat asked?
#[inline]
fn asks(s: &State, step: Step, seat: Seat) -> bool {
    if step.kind == StepKind::Staff { staff::unready(s).has(seat) } else { asked_seat(s, step) == seat }
}

/// All legal actions of a seat that may answer.
#[inline]
pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let Some(step) = s.public.steps.top() else { return };
    if !asks(s, step, seat) {
        return;
    }
    match step.kind {
        StepKind::Boards => boards::actions(s, out),
        StepKind::Staff => staff::actions(r, s, seat, out),
        StepKind::Manoeuvres | StepKind::Movement => manoeuvres::actions(r, s, step, seat, out),
        StepKind::Mission => mission::actions(r, s, seat, out),
        StepKind::Activation => activation::actions(r, s, seat, out),
        StepKind::Crisis => crisis::actions(out),
        StepKind::Store => store::actions(s, seat, out),
        StepKind::Loss => loss::actions(s, step, seat, out),
        StepKind::Limit => limit::actions(s, seat, out),
        StepKind::Reinforcement => phase_change::actions(s, seat, out),
        StepKind::Counting | StepKind::Outcome | StepKind::Supply | StepKind::PhaseChange => {}
    }
}

/// What an action of the seat that is asked does: checks first, then changes.
#[inline]
fn answer(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let step = s.step();
    match step.kind {
        StepKind::Boards => boards::act(r, s, seat, action, desk),
        StepKind::Staff => staff::act(r, s, seat, action, desk),
        StepKind::Manoeuvres | StepKind::Movement => manoeuvres::act(r, s, step, seat, action, desk),
        StepKind::Mission => mission::act(r, s, seat, action, desk),
        StepKind::Activation => activation::act(r, s, seat, action, desk),
        StepKind::Crisis => crisis::act(s, step, seat, action, desk),
        StepKind::Store => store::act(s, step, seat, action, desk),
        StepKind::Loss => loss::act(s, step, seat, action, desk),
        StepKind::Limit => limit::act(r, s, seat, action, desk),
        StepKind::Reinforcement => phase_change::act(r, s, seat, action, desk),
        StepKind::Counting | StepKind::Outcome | StepKind::Supply | StepKind::PhaseChange => Err(not_now(s, action)),
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
    let Some(step) = s.public.steps.top() else { return Err(Refusal::new("RR-12.2", "over")) };
    if !asks(s, step, seat) {
        // Talking while silence holds has a rule of its own.
        if is_talk(action)
            && let Talk::Closed(rule) = talk(r, s)
        {
            return Err(Refusal::new(rule, "silence"));
        }
        return Err(Refusal::new("RR-15.7", "not-asked"));
    }
    match answer(r, s, seat, action, desk)? {
        Move::Pick => Ok(Progress::Pick),
        Move::Go(next) => {
            let came = apply(s, &next);
            flow(r, s, came, desk);
            Ok(Progress::Entry)
        }
    }
}

/// Is it something said?
fn is_talk(action: Action) -> bool {
    matches!(action, Action::Pledge(_) | Action::CountMeOut | Action::NeedHelp | Action::Ready)
}

/// The refusal of a verb that does not belong to this step.
pub fn not_now(s: &State, action: Action) -> Refusal {
    let rule = match action {
        Action::Board(_) => "RR-1.3",
        Action::Pledge(_) | Action::CountMeOut | Action::NeedHelp | Action::Ready => {
            return Refusal::new("RR-2.3", "silence");
        }
        Action::Move(_) | Action::Via(_) | Action::To(_) => "RR-3.2",
        Action::EndManoeuvres => "RR-3.1",
        Action::Lay(_) => "RR-4.3",
        Action::Commit => "RR-4.3",
        Action::Pass => "RR-4.4",
        Action::Activate(_) | Action::EndActivation => "RR-5.3",
        Action::With(_) => "RR-5.4",
        Action::Raid(_) | Action::Rob(_) | Action::Place(_) | Action::EndMove => "RR-5.7",
        Action::Store(_) => "RR-8.1",
        Action::Recover | Action::StoreInstead => "RR-6.7",
        Action::Lose(_) => "RR-7.6",
        Action::Drop(_) => "RR-10.2",
        Action::Reinforce(_) => "RR-11.8",
    };
    let key = if s.secret.draft.is_open() { "finish-first" } else { "not-now" };
    Refusal::new(rule, key)
}

/// What happens when a seat's time is out (RR-15.8).
pub fn neutral(r: &Rules, s: &State, seat: Seat) -> Action {
    let step = s.step();
    match step.kind {
        StepKind::Boards => boards::neutral(s),
        StepKind::Staff => Action::Ready,
        StepKind::Manoeuvres | StepKind::Movement => manoeuvres::neutral(r, s, step, seat),
        StepKind::Mission => mission::neutral(r, s),
        StepKind::Activation => activation::neutral(r, s, seat),
        StepKind::Crisis => Action::Recover,
        StepKind::Store => store::neutral(r, s, step, seat),
        StepKind::Loss => loss::neutral(s, step, seat),
        StepKind::Limit => limit::neutral(r, s, seat),
        StepKind::Reinforcement => phase_change::neutral(s, seat),
        StepKind::Counting | StepKind::Outcome | StepKind::Supply | StepKind::PhaseChange => Action::Ready,
    }
}

/// May the players talk (RR-2.3)?
pub fn talk(r: &Rules, s: &State) -> Talk {
    let Some(bottom) = s.public.steps.first() else { return Talk::Open };
    let silent = match bottom.kind {
        StepKind::Boards | StepKind::Supply | StepKind::Limit | StepKind::PhaseChange | StepKind::Reinforcement => {
            false
        }
        StepKind::Staff => r.house.talk == Talking::Never,
        _ => match r.house.talk {
            Talking::Always => false,
            Talking::Social => r.mission(s.public.mission).sphere != Sphere::Social,
            Talking::Staff | Talking::Never => true,
        },
    };
    if silent { Talk::Closed("RR-2.3") } else { Talk::Open }
}

/// Where in the game the question stands, for standing orders. A turn is a round.
pub fn occasion(s: &State) -> QuestionContext {
    let step = s.step();
    let kind = if s.public.ending == Ending::Running { step.kind.word() } else { "over" };
    QuestionContext { turn: s.public.round.into(), window: 0, kind }
}

/// A seat resigned for good: it plays the neutral action for the rest of the game (RR-15.6).
pub fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    if s.public.gone.has(seat) || s.public.steps.is_empty() || seat.0 >= s.public.seats {
        return;
    }
    s.public.gone = s.public.gone.with(seat);
    desk.tell(|| Event::Left { seat });
    if s.public.gone.len() == s.public.seats {
        end::abandon(s, desk);
        return;
    }
    if asks(s, s.step(), seat) {
        s.secret.draft = Default::default();
    }
    if s.step().kind == StepKind::Staff {
        flow(r, s, Came::Back(AGAIN), desk);
    } else {
        play_for_the_gone(r, s, desk);
    }
}
