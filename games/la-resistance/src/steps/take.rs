//! A defeated Botched Raid takes glory from another band (LR-5.48).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seats};

use super::{Acted, Move};
use crate::action::Action;
use crate::event::Event;
use crate::state::{State, Step};

/// Other living bands with glory.
#[inline]
pub fn targets(s: &State) -> Seats {
    s.others(s.active).iter().filter(|&seat| s.band(seat).glory > 0).collect()
}

pub fn enter(s: &State) -> Next<Step> {
    if targets(s).is_empty() { Next::Pop(0) } else { Next::Ask }
}

pub fn actions(s: &State, out: &mut Choices<Action>) {
    out.push(Action::TakeNone);
    targets(s).iter().for_each(|seat| out.push(Action::Take(seat)));
}

pub fn act(s: &mut State, step: Step, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    match action {
        Action::TakeNone => {}
        Action::Take(from) if targets(s).has(from) => {
            let glory = step.a.min(s.band(from).glory);
            s.band_mut(from).glory -= glory;
            s.own_mut().glory += glory;
            let seat = s.active;
            desk.tell(|| Event::Took { seat, from, glory });
        }
        Action::Take(_) => return Err(Refusal::new("LR-5.48", "no-glory-there")),
        _ => return Err(Refusal::new("LR-5.48", "take-or-not")),
    }
    Ok(Move::Go(Next::Pop(0)))
}
