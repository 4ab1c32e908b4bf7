//! Standing orders of this game: cards to lay one after another and then pass, so that a Political or Social mission
//! needs one visit of each seat.

use staffetta_kernel::{Seat, Target};

use crate::action::Action;
use crate::cards::{Card, Sphere};
use crate::rules::Rules;
use crate::state::StepKind;
use crate::view::View;

/// What the order answers to the question in this view. `lay A012 leader A003` lays these cards in this order, one at
/// each turn, and passes when none of them is left; `lay` alone passes at once. It answers nothing but that question.
pub fn heed(r: &Rules, v: &View, seat: Seat, order: &str) -> Option<Action> {
    let mut words = order.split_whitespace();
    if words.next() != Some("lay") || !v.asked.has(seat) {
        return None;
    }
    let step = v.public.steps.top()?;
    let one_by_one = r.mission(v.public.mission).sphere != Sphere::Military;
    if step.kind != StepKind::Mission || !one_by_one {
        return None;
    }
    let cards = words.map(Card::parse).collect::<Option<Vec<_>>>()?;
    let in_hand = |card: Card| {
        if card.is_leader() { v.leading.has(seat) } else { v.hands[seat.at()].has(card) }
    };
    Some(cards.into_iter().find(|&card| in_hand(card)).map_or(Action::Pass, Action::Lay))
}
