//! A piece is lost: its owner chooses which (RR-7.6).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, Move, not_now};
use crate::action::{Action, Piece, Unit};
use crate::event::Event;
use crate::state::{State, Step, pieces};

fn unit(step: Step) -> Unit {
    Unit::ALL[usize::from(step.b) % 2]
}

/// The pieces to choose from.
pub fn actions(s: &State, step: Step, seat: Seat, out: &mut Choices<Action>) {
    pieces(s.public.on_map(seat) & unit(step).pieces()).for_each(|piece| out.push(Action::Lose(piece)));
}

/// A piece goes back to the reserve.
pub fn take(s: &mut State, seat: Seat, piece: Piece, desk: &mut impl Desk<Event>) {
    let from = s.public.place(seat, piece).unwrap_or_default();
    s.public.put(seat, piece, None);
    desk.tell(|| Event::PieceLost { seat, piece, from });
}

/// One is chosen.
pub fn act(s: &mut State, step: Step, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Lose(piece) = action else { return Err(not_now(s, action)) };
    if piece.unit() != unit(step) {
        return Err(Refusal::new("RR-7.6", "other-kind"));
    }
    if s.public.place(seat, piece).is_none() {
        return Err(Refusal::new("RR-7.6", "in-reserve"));
    }
    take(s, seat, piece, desk);
    Ok(Move::Go(Next::Pop(0)))
}

/// The lowest number.
pub fn neutral(s: &State, step: Step, seat: Seat) -> Action {
    let there = s.public.on_map(seat) & unit(step).pieces();
    Action::Lose(pieces(there).next().unwrap_or_default())
}
