//! The windows R1 to R4, in which opponents may play a card (LR-5.19, LR-5.30, LR-5.41 to LR-5.45).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Awaiting, Choices, Desk, Refusal, Seat, Seats};

use super::{Acted, Move, play};
use crate::action::Action;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

/// Living opponents with a face-down card: everybody can see who they are.
#[inline]
fn eligible(s: &State) -> Seats {
    let mut holders = 0;
    for (at, band) in s.bands.iter().enumerate() {
        holders |= u8::from(!band.hand.is_empty()) << at;
    }
    Seats(s.others(s.active).0 & holders)
}

/// Is there anybody to ask in a window now?
#[inline]
pub fn opens(s: &State) -> bool {
    !eligible(s).is_empty()
}

/// The step of this window, nobody having passed.
#[inline]
pub const fn step(number: u8) -> Step {
    Step::of(StepKind::Window, number, 0, 0)
}

/// Those who have not passed since the last card, clockwise from the active seat.
#[inline]
pub fn poll(s: &State, step: Step) -> Awaiting {
    let queue = Seats(eligible(s).0 & !step.b);
    // Twice around the table, so that whoever sits before the active seat comes after it.
    let around = (u16::from(queue.0) << s.seats | u16::from(queue.0)) >> s.active.0;
    let now = if around == 0 { s.active } else { s.active.left(around.trailing_zeros() as u8, s.seats) };
    Awaiting::Poll { now, queue }
}

/// The window closes when all who can be asked have passed in a row.
pub fn enter(s: &State, step: Step) -> Next<Step> {
    if eligible(s).0 & !step.b == 0 { Next::Pop(0) } else { Next::Ask }
}

pub fn actions(r: &Rules, s: &State, step: Step, seat: Seat, out: &mut Choices<Action>) {
    out.push(Action::Pass);
    play::plays(r, s, seat, play::Moment::Window(step.a), out);
}

pub fn act(r: &Rules, s: &mut State, mut step: Step, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    match action {
        Action::Pass => {
            desk.tell(|| Event::Passed { seat });
            step.b = Seats(step.b).with(seat).0;
            Ok(Move::Go(Next::Become(step)))
        }
        Action::Play(card) => play::start(r, s, seat, card, play::Moment::Window(step.a), desk),
        _ => Err(Refusal::new("LR-5.42", "pass-or-play")),
    }
}

/// After a card the questions begin again; earlier passes are void (LR-5.43).
pub fn again(step: Step) -> Next<Step> {
    Next::Become(self::step(step.a))
}
