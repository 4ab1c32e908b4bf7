//! A card goes face down onto a score pile: draw one, then choose one (RR-8.1 to RR-8.3).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Choices, Desk, Refusal, Seat, Seats, Veiled};

use super::{Acted, Move, not_now};
use crate::action::Action;
use crate::cards::{Card, Sphere};
use crate::deck;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step};

/// The pile of the step.
pub fn sphere(step: Step) -> Sphere {
    Sphere::ALL[usize::from(step.b) % 3]
}

/// The draw comes first; a single card is placed unasked, none is skipped (RR-15.1, RR-15.2).
pub fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seat = Seat(step.a);
    if came == Came::In {
        deck::draw(r, s, seat, 1, desk);
    }
    let hand = s.secret.hands[seat.at()];
    match hand.len() {
        0 => Next::Pop(0),
        1 => {
            put(s, step, seat, deck::lowest(hand), desk);
            Next::Pop(0)
        }
        _ => Next::Ask,
    }
}

fn put(s: &mut State, step: Step, seat: Seat, card: Card, desk: &mut impl Desk<Event>) {
    let sphere = sphere(step);
    deck::store(s, seat, sphere, card);
    desk.tell(|| Event::Stored { seat, sphere, card: Veiled::new(card, Seats::one(seat)) });
}

/// Every Action card in hand.
pub fn actions(s: &State, seat: Seat, out: &mut Choices<Action>) {
    s.secret.hands[seat.at()].iter().for_each(|card| out.push(Action::Store(card)));
}

/// A card is chosen.
pub fn act(s: &mut State, step: Step, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Store(card) = action else { return Err(not_now(s, action)) };
    if card.is_leader() {
        return Err(Refusal::new("RR-8.2", "never-the-leader"));
    }
    if !s.holds(seat, card) {
        return Err(Refusal::new("RR-8.1", "not-in-hand"));
    }
    put(s, step, seat, card, desk);
    Ok(Move::Go(Next::Pop(0)))
}

/// The card that is worth most in this pile.
pub fn neutral(r: &Rules, s: &State, step: Step, seat: Seat) -> Action {
    let sphere = sphere(step) as usize;
    let hand = s.secret.hands[seat.at()];
    let best = hand.iter().max_by_key(|&card| (r.card(card).values[sphere], std::cmp::Reverse(card)));
    Action::Store(best.unwrap_or_default())
}
