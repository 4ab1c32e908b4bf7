//! Step 6, the end of the round: down to the hand limit (RR-10.2, RR-10.3).

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{Awaiting, Choices, Desk, GameAction, Label, Prompt, Refusal, Seat, step};

use super::phase_change::PhaseChange;
use super::staff_talk::Staff;
use super::{Acted, Answer, Came, Next};
use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::deck;
use crate::end_of_game;
use crate::event::{Event, label_card};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::support_track;
use crate::view::View;

step! {
    /// This seat discards down to its limit.
    pub struct HandLimit { pub seat: Seat }
}

step! {
    /// The cards that are to go.
    pub struct CardsToDiscard { pub cards: Cards }
}

/// How many cards the seat holds beyond its limit.
#[inline]
pub fn excess(r: &Rules, s: &State, seat: Seat) -> u8 {
    s.secret.hands[seat.at()].len().saturating_sub(support_track::hand_limit(r, &s.public, seat))
}

/// One more card is to go; when it is the last one all go together.
fn discard_one(
    r: &Rules,
    s: &mut State,
    seat: Seat,
    mut cards: Cards,
    card: Card,
    desk: &mut impl Desk<Event>,
) -> Acted {
    if card.is_leader() {
        return Err(Refusal::new("RR-10.2", "never-the-leader"));
    }
    if !s.holds(seat, card) {
        return Err(Refusal::new("RR-10.2", "not-in-hand"));
    }
    if cards.has(card) {
        return Err(Refusal::new("RR-10.2", "laid-already"));
    }
    cards.insert(card);
    if cards.len() < excess(r, s, seat) {
        return Ok(flow::Acted::draft(CardsToDiscard { cards }));
    }
    for card in cards.iter() {
        s.secret.hands[seat.at()].remove(card);
        deck::discard(s, seat, card);
    }
    desk.reveal();
    desk.tell(|| Event::Discarded { seat, cards });
    Ok(flow::Acted::Go(Next::Again(Answer::Done)))
}

/// The card that is worth least.
fn least_of(r: &Rules, cards: Cards) -> Action {
    let worth = |card: Card| r.card(card).values.iter().sum::<u8>();
    Action::Discard(cards.iter().min_by_key(|&card| (worth(card), card)).unwrap_or_default())
}

fn question(r: &Rules, v: &View, chosen: Cards) -> Option<Prompt> {
    let question = v.question("limit", "RR-10.2")?;
    let limit = support_track::hand_limit(r, &v.public, v.viewer?);
    let excess = v.actions_in_hand(v.viewer?).saturating_sub(limit);
    Some(question.with("count", excess.saturating_sub(chosen.len())).with("limit", limit))
}

/// Dropping a card shows it, once it is the last one.
fn is_last(r: &Rules, v: &View, chosen: Cards) -> bool {
    v.viewer.is_some_and(|seat| {
        let limit = support_track::hand_limit(r, &v.public, seat);
        chosen.len() + 1 >= v.actions_in_hand(seat).saturating_sub(limit)
    })
}

fn label_discard(r: &Rules, action: Action) -> Label {
    let Action::Discard(card) = action else { return Label::missing() };
    label_card(r, "RR-G47", card)
}

impl HandLimit {
    /// The game ends, changes its phase or goes on (RR-10.3).
    fn end_of_round(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        match s.secret.missions.top() {
            None => {
                end_of_game::survive(r, s, desk);
                Next::Over
            }
            Some(next) if s.public.phase == 1 && next.phase() == 2 => Next::turn_into(PhaseChange {}),
            Some(_) => Next::turn_into(Staff {}),
        }
    }
}

impl flow::Step<RepubblicaRibelle> for HandLimit {
    #[inline]
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// Seat by seat in the new turn order; whoever holds no more than the limit is not asked.
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        while excess(r, s, self.seat) == 0 {
            match s.public.next_in_turn(self.seat) {
                Some(next) => self.seat = next,
                None => return Self::end_of_round(r, s, desk),
            }
        }
        Next::Ask
    }

    /// Every Action card.
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        s.secret.hands[seat.at()].iter().for_each(|card| out.push(Action::Discard(card)));
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Discard(card) = action else { return Err(RepubblicaRibelle::out_of_place(action.verb())) };
        discard_one(r, s, seat, Cards::NONE, card, desk)
    }

    fn default_action(self, r: &Rules, s: &State, seat: Seat) -> Action {
        least_of(r, s.secret.hands[seat.at()])
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        question(r, v, Cards::NONE).unwrap_or_else(|| v.waits("limit-waits", "RR-10.2"))
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        label_discard(r, action)
    }

    fn irreversible(self, r: &Rules, v: &View, _: Action) -> bool {
        is_last(r, v, Cards::NONE)
    }
}

impl flow::Draft<RepubblicaRibelle> for CardsToDiscard {
    /// Every Action card that is not chosen yet.
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        s.secret.hands[seat.at()].minus(self.cards).iter().for_each(|card| out.push(Action::Discard(card)));
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Discard(card) = action else { return Err(RepubblicaRibelle::finish_first(action.verb())) };
        discard_one(r, s, seat, self.cards, card, desk)
    }

    fn default_action(self, r: &Rules, s: &State, seat: Seat) -> Action {
        least_of(r, s.secret.hands[seat.at()].minus(self.cards))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        question(r, v, self.cards).unwrap_or_else(Prompt::missing)
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        label_discard(r, action)
    }

    fn irreversible(self, r: &Rules, v: &View, _: Action) -> bool {
        is_last(r, v, self.cards)
    }
}
