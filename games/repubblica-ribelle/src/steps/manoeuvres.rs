//! Step 2, manoeuvres, and the moves of an effect (RR-3, RR-5.7).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Choices, Desk, Seat};

use super::{Acted, Move, mission, not_now, way};
use crate::action::Action;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind, pieces};

/// A seat's manoeuvres begin, or go on.
pub fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seat = s.public.turn(step.a);
    if came == Came::In {
        s.public.mp = r.movement[usize::from(s.public.support[seat.at()])];
        s.public.moved = 0;
        s.public.red_free = 1;
    }
    if step.b == 0 && movable(r, s, StepKind::Manoeuvres, seat) != 0 {
        return Next::Ask;
    }
    s.public.mp = 0;
    s.public.moved = 0;
    s.public.red_free = 0;
    if step.a + 1 < s.public.seats {
        Next::Become(Step::new(StepKind::Manoeuvres, step.a + 1))
    } else {
        Next::Become(mission::begin(r, s, desk))
    }
}

/// The moves of an effect go on while a piece can move (RR-15.1).
pub fn enter_movement(r: &Rules, s: &mut State, step: Step) -> Next<Step> {
    if movable(r, s, StepKind::Movement, Seat(step.a)) != 0 {
        return Next::Ask;
    }
    end_movement(s);
    Next::Pop(0)
}

fn end_movement(s: &mut State) {
    s.public.mp = 0;
    s.public.moved = 0;
    s.public.red_free = 0;
}

/// The pieces that may still move, as a set.
#[inline]
pub fn movable(r: &Rules, s: &State, kind: StepKind, seat: Seat) -> u8 {
    let waiting = s.public.on_map(seat) & !s.public.moved;
    if s.public.mp > 0 || way::reposition(r, kind) == Some(0) {
        return waiting;
    }
    pieces(waiting)
        .filter(|&piece| s.public.place(seat, piece).is_some_and(|at| way::can_set_out(r, s, kind, at)))
        .fold(0, |set, piece| set | piece.bit())
}

/// Pieces to move, or the way of the one that is moving.
pub fn actions(r: &Rules, s: &State, step: Step, seat: Seat, out: &mut Choices<Action>) {
    if s.secret.draft.is_open() {
        return way::actions(r, s, step.kind, seat, out);
    }
    for piece in pieces(movable(r, s, step.kind, seat)) {
        out.push(Action::Move(piece));
    }
    out.push(if step.kind == StepKind::Manoeuvres { Action::EndManoeuvres } else { Action::EndMove });
}

/// A piece moves, or the seat has done.
pub fn act(r: &Rules, s: &mut State, step: Step, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    if s.secret.draft.is_open() {
        return way::act(r, s, step.kind, seat, action, desk);
    }
    match action {
        Action::Move(piece) => way::begin(r, s, step.kind, seat, piece),
        Action::EndManoeuvres if step.kind == StepKind::Manoeuvres => {
            desk.tell(|| Event::StoodStill { seat });
            Ok(Move::Go(Next::Become(step.stage(1))))
        }
        Action::EndMove if step.kind == StepKind::Movement => {
            end_movement(s);
            Ok(Move::Go(Next::Pop(0)))
        }
        _ => Err(not_now(s, action)),
    }
}

/// Stay; a way that has begun ends at once.
pub fn neutral(r: &Rules, s: &State, step: Step, seat: Seat) -> Action {
    if !s.secret.draft.is_open() {
        return if step.kind == StepKind::Manoeuvres { Action::EndManoeuvres } else { Action::EndMove };
    }
    let mut list = Choices::new();
    way::actions(r, s, step.kind, seat, &mut list);
    let stop = list.iter().copied().find(|action| matches!(action, Action::To(_)));
    stop.or_else(|| list.first().copied()).unwrap_or(Action::EndManoeuvres)
}
