//! Step 6, the end of the round: down to the hand limit (RR-10.2, RR-10.3).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, Move, end, not_now};
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::deck;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Draft, DraftKind, State, Step, StepKind};

/// How many cards the seat holds beyond its limit.
#[inline]
pub fn excess(r: &Rules, s: &State, seat: Seat) -> u8 {
    let limit = r.hand_limit[usize::from(s.public.support[seat.at()])];
    s.secret.hands[seat.at()].len().saturating_sub(limit)
}

/// Seat by seat in the new turn order; then the game ends, changes its phase or goes on.
pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    if step.a < s.public.seats {
        if excess(r, s, s.public.turn(step.a)) > 0 {
            return Next::Ask;
        }
        return Next::Become(Step::new(StepKind::Limit, step.a + 1));
    }
    match s.secret.missions.top() {
        None => {
            end::survive(r, s, desk);
            Next::Pop(0)
        }
        Some(next) if s.public.phase == 1 && next.phase() == 2 => Next::Become(Step::new(StepKind::PhaseChange, 0)),
        Some(_) => Next::Become(Step::new(StepKind::Staff, 0)),
    }
}

/// Every Action card that is not in the draft.
pub fn actions(s: &State, seat: Seat, out: &mut Choices<Action>) {
    s.secret.hands[seat.at()].minus(s.secret.draft.cards).iter().for_each(|card| out.push(Action::Drop(card)));
}

/// One more card is to go.
pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Drop(card) = action else { return Err(not_now(s, action)) };
    if card.is_leader() {
        return Err(Refusal::new("RR-10.2", "never-the-leader"));
    }
    if !s.holds(seat, card) {
        return Err(Refusal::new("RR-10.2", "not-in-hand"));
    }
    if s.secret.draft.cards.has(card) {
        return Err(Refusal::new("RR-10.2", "laid-already"));
    }
    let mut cards = s.secret.draft.cards;
    cards.insert(card);
    if cards.len() < excess(r, s, seat) {
        s.secret.draft = Draft { what: DraftKind::Set, cards, ..Draft::default() };
        return Ok(Move::Pick);
    }
    s.secret.draft = Draft::default();
    drop_all(s, seat, cards);
    desk.reveal();
    desk.tell(|| Event::Dropped { seat, cards });
    Ok(Move::Go(Next::Ask))
}

fn drop_all(s: &mut State, seat: Seat, cards: Cards) {
    for card in cards.iter() {
        s.secret.hands[seat.at()].remove(card);
        deck::discard(s, seat, card);
    }
}

/// The card that is worth least.
pub fn neutral(r: &Rules, s: &State, seat: Seat) -> Action {
    let left = s.secret.hands[seat.at()].minus(s.secret.draft.cards);
    let worth = |card: Card| r.card(card).values.iter().sum::<u8>();
    Action::Drop(left.iter().min_by_key(|&card| (worth(card), card)).unwrap_or_default())
}
