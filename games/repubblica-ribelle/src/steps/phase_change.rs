//! From Phase I to Phase II (RR-11).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, Move, boards, not_now};
use crate::action::{Action, Unit};
use crate::deck;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{LeaderState, State, Step, StepKind};

/// Counts, clears the map, turns the boards, deploys; then the extra piece, then hands are filled.
pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    if step.b == 0 {
        turn_boards(r, s, desk);
        s.public.steps.pop();
        s.public.steps.push(step.stage(1));
        if let Some(seat) = largest(r, s, desk) {
            return Next::Push(Step::new(StepKind::Reinforcement, seat.0));
        }
    }
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        let missing = r.numbers.deal.saturating_sub(s.secret.hands[seat.at()].len());
        deck::draw(r, s, seat, missing, desk);
    }
    Next::Become(Step::new(StepKind::Staff, 0))
}

fn turn_boards(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    for seat in s.public.all() {
        s.public.noted[seat.at()] = s.public.on_map(seat).count_ones() as u8;
    }
    s.public.phase = 2;
    desk.tell(|| Event::PhaseChanged);
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        if s.public.leaders[seat.at()] == LeaderState::Unused {
            s.public.leader_1 = s.public.leader_1.with(seat);
            desk.tell(|| Event::LeaderAside { seat });
        }
        boards::deploy(r, s, seat);
    }
}

/// The single seat with the largest sum of hand and pieces (RR-11.8).
fn largest(r: &Rules, s: &State, desk: &mut impl Desk<Event>) -> Option<Seat> {
    let sum = |seat: Seat| {
        let (hand, noted) = (s.secret.hands[seat.at()].len(), s.public.noted[seat.at()]);
        if r.house.bonus_by_larger { hand.max(noted) } else { hand + noted }
    };
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        let (hand, noted) = (s.secret.hands[seat.at()].len(), s.public.noted[seat.at()]);
        desk.tell(|| Event::Noted { seat, hand, pieces: noted, sum: sum(seat) });
    }
    let best = s.public.all().max_by_key(|&seat| sum(seat))?;
    let alone = s.public.all().filter(|&seat| sum(seat) == sum(best)).count() == 1;
    alone.then_some(best)
}

/// The kinds that are left in reserve.
pub fn actions(s: &State, seat: Seat, out: &mut Choices<Action>) {
    for &unit in Unit::ALL {
        if s.public.reserve(seat, unit).is_some() {
            out.push(Action::Reinforce(unit));
        }
    }
}

/// The extra piece.
pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Reinforce(unit) = action else { return Err(not_now(s, action)) };
    let Some(piece) = s.public.reserve(seat, unit) else { return Err(Refusal::new("RR-11.8", "none-in-reserve")) };
    let base = s.public.base(r, seat);
    let at = boards::muster(s, seat, piece, base);
    desk.tell(|| Event::Reinforced { seat, unit, at });
    Ok(Move::Go(Next::Pop(0)))
}

/// A detachment, if there is one.
pub fn neutral(s: &State, seat: Seat) -> Action {
    Action::Reinforce(if s.public.reserve(seat, Unit::Dm).is_some() { Unit::Dm } else { Unit::Cp })
}
