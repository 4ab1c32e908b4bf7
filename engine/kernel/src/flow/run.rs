//! The functions of the contract, made of steps.

use super::{
    Acted, Aligned, Came, Draft, DraftList, Flow, Next, PackedStep, StackOf, Step, StepList, StepStack, Stuck, VerbOf,
};
use crate::awaiting::{Awaiting, Progress, QuestionContext, Talk};
use crate::choices::Choices;
use crate::desk::Desk;
use crate::fault::Refusal;
use crate::game::{Label, Prompt};
use crate::seat::{Seat, Viewer};

/// How many steps may follow each other without asking anybody.
const MAX_RUN: usize = 4096;

/// Enters the step on top of a table that has just been laid out, and runs on until somebody is asked.
pub fn start<G: Flow>(r: &G::Rules, s: &mut G::State, desk: &mut impl Desk<G::Event>) -> Result<(), Stuck> {
    enter_and_run::<G>(r, s, Came::In, desk)?;
    answer_if_absent::<G>(r, s, desk)
}

/// Goes on from the step on top as it says, until somebody is asked or the game is over.
pub fn go<G: Flow>(r: &G::Rules, s: &mut G::State, next: Next<G>, desk: &mut impl Desk<G::Event>) -> Result<(), Stuck> {
    run::<G>(r, s, &next, desk)?;
    answer_if_absent::<G>(r, s, desk)
}

#[inline(always)]
fn run<G: Flow>(r: &G::Rules, s: &mut G::State, next: &Next<G>, desk: &mut impl Desk<G::Event>) -> Result<(), Stuck> {
    match change::<G>(G::stack_mut(s), next)? {
        Some(came) => enter_and_run::<G>(r, s, came, desk),
        None => Ok(()),
    }
}

/// Changes the stack as a step says. How the step that is on top then is reached; `None` if the flow rests.
#[inline(always)]
fn change<G: Flow>(stack: &mut StackOf<G>, next: &Next<G>) -> Result<Option<Came<G::Answer>>, Stuck> {
    match *next {
        Next::Ask => return Ok(None),
        Next::AskAs(Aligned(step)) => return if stack.push(step) { Ok(None) } else { Err(Stuck) },
        Next::Push(Aligned(step)) => {
            if !stack.push(step) {
                return Err(Stuck);
            }
        }
        Next::Become(Aligned(step)) => stack.set_top(step),
        Next::Again(answer) => return Ok(Some(Came::Back(answer))),
        Next::Pop(answer) => {
            stack.pop();
            return Ok(Some(Came::Back(answer)));
        }
        Next::Unwind(kind, answer) => {
            while G::Step::kind(stack.top().ok_or(Stuck)?) != kind {
                stack.pop();
            }
            return Ok(Some(Came::Back(answer)));
        }
        Next::Over => {
            stack.clear();
            return Ok(None);
        }
    }
    Ok(Some(Came::In))
}

/// Enters the step on top, and runs on until somebody is asked or the game is over.
#[inline(never)]
fn enter_and_run<G: Flow>(
    r: &G::Rules,
    s: &mut G::State,
    mut came: Came<G::Answer>,
    desk: &mut impl Desk<G::Event>,
) -> Result<(), Stuck> {
    for _ in 0..MAX_RUN {
        let Some(top) = G::stack(G::public(s)).top() else { return Ok(()) };
        // Most runs are one or two steps long: what steps read of the rules must not be loaded before the loop.
        let next = G::Step::enter(top, std::hint::black_box(r), s, came, desk);
        match change::<G>(G::stack_mut(s), &next)? {
            Some(next) => came = next,
            None => return Ok(()),
        }
    }
    Err(Stuck)
}

#[inline(always)]
fn answer_if_absent<G: Flow>(r: &G::Rules, s: &mut G::State, desk: &mut impl Desk<G::Event>) -> Result<(), Stuck> {
    if G::absent(G::public(s)).is_empty() { Ok(()) } else { answer_for_absent::<G>(r, s, desk) }
}

/// The clock answers for those who have left.
#[cold]
fn answer_for_absent<G: Flow>(r: &G::Rules, s: &mut G::State, desk: &mut impl Desk<G::Event>) -> Result<(), Stuck> {
    for _ in 0..MAX_RUN {
        let absent = G::absent(G::public(s));
        let asked = awaiting::<G>(r, s);
        let seat = match asked {
            Awaiting::One(seat) | Awaiting::Poll { now: seat, .. } => Some(seat).filter(|&seat| absent.has(seat)),
            Awaiting::Each(seats) | Awaiting::Any(seats) => seats.iter().find(|&seat| absent.has(seat)),
            Awaiting::Over(_) => None,
        };
        let Some(seat) = seat else { return Ok(()) };
        let action = default_action::<G>(r, s, seat);
        match take::<G>(r, s, seat, action, desk) {
            Ok(Acted::Go(next)) => run::<G>(r, s, &next, desk)?,
            Ok(_) => {}
            Err(_) => return Err(Stuck),
        }
    }
    Err(Stuck)
}

/// Whom the game waits for.
#[inline]
pub fn awaiting<G: Flow>(r: &G::Rules, s: &G::State) -> Awaiting {
    let p = G::public(s);
    match G::stack(p).top() {
        Some(top) => G::Step::asked(top, r, p),
        None => Awaiting::Over(G::outcome(r, s)),
    }
}

/// All legal actions of a seat that may answer.
#[inline]
pub fn actions<G: Flow>(r: &G::Rules, s: &G::State, seat: Seat, out: &mut Choices<G::Action>) {
    if let Some(top) = G::stack(G::public(s)).top() {
        G::Step::actions(top, r, s, seat, out);
    }
}

/// Plays an action, and runs on until somebody is asked.
#[inline]
pub fn act<G: Flow>(
    r: &G::Rules,
    s: &mut G::State,
    seat: Seat,
    action: G::Action,
    desk: &mut impl Desk<G::Event>,
) -> Result<Progress, Refusal> {
    // Looked at where it lies: copying it would cost more than most steps do.
    match &take::<G>(r, s, seat, action, desk) {
        Ok(Acted::Pick | Acted::Draft(_)) => Ok(Progress::Pick),
        Ok(Acted::Go(next)) => match run::<G>(r, s, next, desk).and_then(|()| answer_if_absent::<G>(r, s, desk)) {
            Ok(()) => Ok(Progress::Entry),
            Err(Stuck) => Err(Refusal::STUCK),
        },
        Err(refusal) => Err(*refusal),
    }
}

/// Hands an action to the step that asks, or to the draft that is open.
#[inline]
fn take<G: Flow>(
    r: &G::Rules,
    s: &mut G::State,
    seat: Seat,
    action: G::Action,
    desk: &mut impl Desk<G::Event>,
) -> Result<Acted<G>, Refusal> {
    match G::stack(G::public(s)).top() {
        Some(top) => G::Step::act(top, r, s, seat, action, desk),
        None => Err(G::not_asked(r, s, action)),
    }
}

/// Does the seat's answer count now? For [`steps!`](crate::steps).
#[doc(hidden)]
#[inline(always)]
pub fn may_answer<G: Flow>(
    asked: Awaiting,
    r: &G::Rules,
    s: &G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), Refusal> {
    match asked {
        Awaiting::One(one) if one == seat => Ok(()),
        Awaiting::Poll { now, .. } if now == seat => Ok(()),
        Awaiting::Poll { queue, .. } if queue.has(seat) => Err(G::not_yet(r, s, action)),
        Awaiting::Each(seats) | Awaiting::Any(seats) if seats.has(seat) => Ok(()),
        _ => Err(G::not_asked(r, s, action)),
    }
}

/// Lists for the step, or for the draft that is open. For [`steps!`](crate::steps).
#[doc(hidden)]
#[inline(always)]
pub fn list_step<G: Flow, S: Step<G>>(step: S, r: &G::Rules, s: &G::State, seat: Seat, out: &mut Choices<G::Action>) {
    let asked = step.asked(r, G::public(s));
    let (may, now) = match asked {
        Awaiting::One(one) => (one == seat, true),
        Awaiting::Poll { now, queue } => (queue.has(seat), now == seat),
        Awaiting::Each(seats) | Awaiting::Any(seats) => (seats.has(seat), true),
        Awaiting::Over(_) => (false, false),
    };
    if !may {
        return;
    }
    if now && G::Draft::is_open(G::draft(s)) {
        G::Draft::actions(G::draft(s), r, s, seat, out);
    } else {
        step.actions(r, s, seat, out);
    }
}

/// Acts for the step, or for the draft that is open, and keeps what it has changed of itself. For
/// [`steps!`](crate::steps).
#[doc(hidden)]
#[inline(always)]
pub fn act_step<G: Flow, S: Step<G>>(
    mut step: S,
    r: &G::Rules,
    s: &mut G::State,
    seat: Seat,
    action: G::Action,
    desk: &mut impl Desk<G::Event>,
) -> Result<Acted<G>, Refusal> {
    may_answer::<G>(step.asked(r, G::public(s)), r, s, seat, action)?;
    if G::Draft::is_open(G::draft(s)) {
        return G::Draft::act(r, s, seat, action, desk);
    }
    let acted = step.act(r, s, seat, action, desk);
    match &acted {
        Ok(Acted::Draft(draft)) => *G::draft_mut(s) = *draft,
        Ok(_) if S::BYTES > 0 => G::stack_mut(s).set_top(G::Step::pack_one(step)),
        _ => {}
    }
    acted
}

/// Acts for a draft and keeps what it has changed of itself. For [`steps!`](crate::steps).
#[doc(hidden)]
#[inline(always)]
pub fn act_draft<G: Flow, D: Draft<G>>(
    mut draft: D,
    r: &G::Rules,
    s: &mut G::State,
    seat: Seat,
    action: G::Action,
    desk: &mut impl Desk<G::Event>,
) -> Result<Acted<G>, Refusal> {
    let acted = draft.act(r, s, seat, action, desk);
    match &acted {
        Ok(Acted::Draft(other)) => *G::draft_mut(s) = *other,
        Ok(Acted::Pick) => G::Draft::write_one(draft, G::draft_mut(s)),
        Ok(Acted::Go(_)) => *G::draft_mut(s) = G::Draft::NONE,
        Err(_) => {}
    }
    acted
}

/// Enters a step and keeps what it has changed of itself. For [`steps!`](crate::steps).
#[doc(hidden)]
#[inline(always)]
pub fn enter_step<G: Flow, S: Step<G>>(
    mut step: S,
    r: &G::Rules,
    s: &mut G::State,
    came: Came<G::Answer>,
    desk: &mut impl Desk<G::Event>,
) -> Next<G> {
    let next = step.enter(r, s, came, desk);
    if S::BYTES > 0 {
        G::stack_mut(s).set_top(G::Step::pack_one(step));
    }
    next
}

/// What happens when a seat's time is out.
pub fn default_action<G: Flow>(r: &G::Rules, s: &G::State, seat: Seat) -> G::Action {
    let draft = G::draft(s);
    if G::Draft::is_open(draft) && awaiting::<G>(r, s).is_due(seat) {
        return G::Draft::default_action(draft, r, s, seat);
    }
    top_or_first::<G>(s, |top| G::Step::default_action(top, r, s, seat))
}

/// Equal dice, equal counters: the one that speaks for all.
pub fn canonical<G: Flow>(r: &G::Rules, s: &G::State, seat: Seat, action: G::Action) -> G::Action {
    let (draft, action) = (G::draft(s), G::canonical_everywhere(r, s, seat, action));
    match G::stack(G::public(s)).top() {
        _ if G::Draft::is_open(draft) => G::Draft::canonical(draft, r, s, seat, action),
        Some(top) => G::Step::canonical(top, r, s, seat, action),
        None => action,
    }
}

fn top_or_first<G: Flow>(s: &G::State, of: impl FnOnce(PackedStep<G>) -> G::Action) -> G::Action {
    use crate::action_space::GameAction;
    G::stack(G::public(s)).top().map_or_else(G::Action::first, of)
}

/// Where in the game the question stands, for standing orders.
pub fn context<G: Flow>(s: &G::State) -> QuestionContext {
    let p = G::public(s);
    let (window, kind) = match G::stack(p).top() {
        Some(top) => (G::Step::window(top, p), G::Step::question_kind(top)),
        None => (0, "over"),
    };
    QuestionContext { turn: G::turn(p), window, kind }
}

/// May the players talk? The lowest step says so: the phase of the game.
pub fn talk<G: Flow>(r: &G::Rules, s: &G::State) -> Talk {
    let p = G::public(s);
    G::stack(p).bottom().map_or(Talk::Open, |bottom| G::Step::talk(bottom, r, p))
}

/// The draft that the viewer of this view is making.
fn own_draft<G: Flow>(r: &G::Rules, v: &G::View) -> Option<super::PackedDraft<G>> {
    let seen = G::seen(v);
    let Viewer::Seat(seat) = seen.viewer else { return None };
    let top = G::stack(seen.public).top()?;
    (G::Draft::is_open(&seen.draft) && G::Step::asked(top, r, seen.public).is_due(seat)).then_some(seen.draft)
}

/// What the viewer is asked, or is waiting for.
pub fn prompt<G: Flow>(r: &G::Rules, v: &G::View) -> Prompt {
    match (own_draft::<G>(r, v), G::stack(G::seen(v).public).top()) {
        (Some(draft), _) => G::Draft::prompt(&draft, r, v),
        (None, Some(top)) => G::Step::prompt(top, r, v),
        (None, None) => G::over(r, v),
    }
}

/// What an action means to the one who may choose it.
pub fn label<G: Flow>(r: &G::Rules, v: &G::View, action: G::Action) -> Label {
    match (own_draft::<G>(r, v), G::stack(G::seen(v).public).top()) {
        (Some(draft), _) => G::Draft::label(&draft, r, v, action),
        (None, Some(top)) => G::Step::label(top, r, v, action),
        (None, None) => Label::missing(),
    }
}

/// Can this action not be undone once it is played?
pub fn irreversible<G: Flow>(r: &G::Rules, v: &G::View, action: G::Action) -> bool {
    match (own_draft::<G>(r, v), G::stack(G::seen(v).public).top()) {
        (Some(draft), _) => G::Draft::irreversible(&draft, r, v, action),
        (None, Some(top)) => G::Step::irreversible(top, r, v, action),
        (None, None) => false,
    }
}

/// Why none of the actions of this verb is offered now.
pub fn unavailable<G: Flow>(r: &G::Rules, v: &G::View, verb: VerbOf<G>) -> Refusal {
    match (own_draft::<G>(r, v), G::stack(G::seen(v).public).top()) {
        (Some(draft), _) => G::Draft::unavailable(&draft, r, v, verb),
        (None, Some(top)) => G::Step::unavailable(top, r, v, verb),
        (None, None) => G::out_of_place(verb),
    }
}
