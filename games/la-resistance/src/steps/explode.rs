//! Blue dice: a 6 may be rolled on, a blue 1 costs a recruit (LR-5.25 to LR-5.29).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Choices, Desk, Refusal};

use super::{Acted, Move, broken, duck};
use crate::action::Action;
use crate::dice::{Die, WHITE};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

/// Does a 6 wait, and is there a blue die for it?
#[inline]
pub fn waits(r: &Rules, s: &State) -> bool {
    s.pending_sixes > 0 && s.blue_used < r.numbers.blue_dice
}

pub fn enter(r: &Rules, s: &State) -> Next<Step> {
    if waits(r, s) { Next::Ask } else { Next::Pop(0) }
}

pub fn actions(out: &mut Choices<Action>) {
    out.push(Action::RollBlue);
    out.push(Action::StopBlue);
}

pub fn act(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let seat = s.active;
    match action {
        Action::StopBlue => {
            s.pending_sixes = 0;
            desk.tell(|| Event::BlueStopped { seat });
            Ok(Move::Go(Next::Pop(0)))
        }
        Action::RollBlue => {
            let mut rolled = [0];
            desk.roll("blue roll", 6, &mut rolled);
            let value = rolled[0];
            s.pool.set(Die::ALL[WHITE + usize::from(s.blue_used)], value);
            s.blue_used += 1;
            s.pending_sixes -= u8::from(value != 6);
            desk.tell(|| Event::Blue { seat, value });
            let lost = r.numbers.blue_one_recruits;
            Ok(Move::Go(if value == 1 && lost > 0 {
                Next::Push(Step::of(StepKind::BlueOne, lost, 0, 0))
            } else {
                enter(r, s)
            }))
        }
        _ => Err(Refusal::new("LR-5.29", "blue-first")),
    }
}

/// The recruit of a blue 1 is lost at once, unless the band ducks (LR-5.27).
pub fn enter_blue_one(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    let most = r.most_ducks(step.a, s.own().glory);
    let saved = match came {
        Came::In if most > 0 => return Next::Push(Step::of(StepKind::Duck, s.active.0, 0, most)),
        Came::In => 0,
        Came::Back(saved) => saved.max(0) as u8,
    };
    let seat = s.active;
    duck::pay(r, s, seat, saved, desk);
    let lost = step.a.saturating_sub(saved);
    let band = s.own_mut();
    band.recruits = band.recruits.saturating_sub(lost);
    let recruits = band.recruits;
    if lost > 0 {
        desk.tell(|| Event::BlueOne { seat, lost, recruits });
    }
    if recruits == 0 { broken::in_own_turn(s, desk) } else { Next::Pop(0) }
}
