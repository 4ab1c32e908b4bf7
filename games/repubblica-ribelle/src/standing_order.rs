//! Standing orders of this game: cards to lay one after another and then pass, so that a Political or Social mission
//! needs one visit of each seat.

use staffetta_kernel::{Seat, StandingOrder, Target};
use std::fmt;
use std::str::FromStr;

use crate::action::Action;
use crate::cards::{Card, Sphere};
use crate::rules::Rules;
use crate::steps::{Step, mission};
use crate::view::View;

/// Lay these cards in this order, one at each turn, and pass when none of them is left. It is written
/// `lay A012 leader A003`; `lay` alone passes at once. It answers nothing but that question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayInTurn {
    cards: Vec<Card>,
}

impl FromStr for LayInTurn {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        if words.next() != Some("lay") {
            return Err(format!(
                "'{text}' is no order; an order is 'lay' and the cards to lay, such as 'lay A012 leader'"
            ));
        }
        let card = |name: &str| {
            Card::parse(name).ok_or(format!("there is no card '{name}'; there are A001 to A114 and leader"))
        };
        Ok(Self { cards: words.map(card).collect::<Result<_, _>>()? })
    }
}

impl fmt::Display for LayInTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("lay")?;
        self.cards.iter().try_for_each(|card| write!(f, " {}", card.name()))
    }
}

impl StandingOrder for LayInTurn {}

impl LayInTurn {
    /// What the order answers to the question in this view.
    pub fn answer(&self, r: &Rules, v: &View, seat: Seat) -> Option<Action> {
        let one_by_one = r.mission(v.public.mission()).sphere != Sphere::Military;
        if !v.asked.has(seat) || !one_by_one {
            return None;
        }
        Step::asking::<mission::Mission>(&v.public.steps)?;
        let in_hand = |card: Card| {
            if card.is_leader() { v.seen.leaders_in_hand.has(seat) } else { v.seen.hands[seat.at()].has(card) }
        };
        Some(self.cards.iter().copied().find(|&card| in_hand(card)).map_or(Action::Pass, Action::Lay))
    }
}
