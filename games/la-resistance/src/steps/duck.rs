//! Duck and run: how many recruits are saved at 2 glory each (LR-5.51). The step below applies the answer.

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, Move};
use crate::action::{Action, Ducks};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

pub fn actions(step: Step, out: &mut Choices<Action>) {
    (step.b..=step.c).for_each(|saved| out.push(Action::Duck(Ducks(saved))));
}

pub fn act(step: Step, action: Action) -> Acted {
    let Action::Duck(Ducks(saved)) = action else { return Err(Refusal::new("LR-5.51", "duck-or-not")) };
    if saved < step.b {
        return Err(Refusal::with("LR-G14", "duck-more", step.b.into()));
    }
    if saved > step.c {
        return Err(Refusal::with("LR-5.51", "duck-less", step.c.into()));
    }
    Ok(Move::Go(Next::Pop(saved as i8)))
}

/// Pays for the recruits saved.
pub fn pay(r: &Rules, s: &mut State, seat: Seat, saved: u8, desk: &mut impl Desk<Event>) {
    if saved > 0 {
        let price = r.duck_price(saved, s.band(seat).glory);
        s.band_mut(seat).glory -= price;
        desk.tell(|| Event::Ducked { seat, saved, price });
    }
}

/// The loss that the step below asks about; `event` is what the event in force takes.
pub fn loss_of(below: Step, event: u8) -> u8 {
    match below.kind {
        StepKind::Assess => below.c,
        StepKind::Lure => below.b,
        StepKind::Event => event,
        _ => below.a,
    }
}

/// The loss that the question is about.
pub fn loss(r: &Rules, s: &State) -> u8 {
    let below = s.steps.len().checked_sub(2).map(|at| s.steps[at]).unwrap_or_default();
    loss_of(below, s.event.top().map_or(0, |event| r.event(event).recruits))
}

/// As little as keeps the band alive; nothing if nothing can (LR-G70).
pub fn neutral(r: &Rules, s: &State, step: Step) -> Action {
    let (recruits, loss) = (s.band(Seat(step.a)).recruits, loss(r, s));
    let needed = (loss + 1).saturating_sub(recruits);
    Action::Duck(Ducks(if needed > step.c { step.b } else { needed.max(step.b) }))
}
