//! A card goes face down onto a score pile: draw one, then choose one (RR-8.1 to RR-8.3). The piles themselves are in
//! `score_piles.rs`.

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{Awaiting, Choices, Desk, GameAction, Label, Prompt, Refusal, Seat, Seats, Veiled, step};

use super::{Acted, Answer, Came, Next};
use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::cards::{Card, Sphere};
use crate::deck;
use crate::event::{Event, card_arg, word};
use crate::rules::Rules;
use crate::score_piles;
use crate::state::{Public, State};
use crate::undo::cannot_be_taken_back;
use crate::view::View;

step! {
    /// This seat places a card on this pile.
    pub struct PlaceCard { pub seat: Seat, pub sphere: Sphere }
}

impl PlaceCard {
    fn place(self, s: &mut State, card: Card, desk: &mut impl Desk<Event>) -> Next {
        let Self { seat, sphere } = self;
        score_piles::place(s, seat, sphere, card);
        desk.tell(|| Event::CardPlaced { seat, sphere, card: Veiled::new(card, Seats::one(seat)) });
        Next::Pop(Answer::Done)
    }
}

impl flow::Step<RepubblicaRibelle> for PlaceCard {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// The draw comes first; a single card is placed unasked, none is skipped (RR-15.1, RR-15.2).
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came == Came::In {
            deck::draw(r, s, self.seat, 1, desk);
        }
        let mut hand = s.secret.hands[self.seat.at()].iter();
        match (hand.next(), hand.next()) {
            (None, _) => Next::Pop(Answer::Done),
            (Some(only), None) => self.place(s, only, desk),
            _ => Next::Ask,
        }
    }

    /// Every Action card in hand.
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        s.secret.hands[seat.at()].iter().for_each(|card| out.push(Action::PlaceCard(card)));
    }

    fn act(&mut self, _: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::PlaceCard(card) = action else { return Err(RepubblicaRibelle::out_of_place(action.verb())) };
        if card.is_leader() {
            return Err(Refusal::new("RR-8.2", "never-the-leader"));
        }
        if !s.holds(seat, card) {
            return Err(Refusal::new("RR-8.1", "not-in-hand"));
        }
        Ok(flow::Acted::Go(self.place(s, card, desk)))
    }

    /// The card that is worth most in this pile.
    fn default_action(self, r: &Rules, s: &State, seat: Seat) -> Action {
        let hand = s.secret.hands[seat.at()];
        let value = |card: Card| r.card(card).values[self.sphere as usize];
        let best = hand.iter().max_by_key(|&card| (value(card), std::cmp::Reverse(card)));
        Action::PlaceCard(best.unwrap_or_default())
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        match v.question("store", "RR-8.1") {
            Some(question) => question.with("sphere", word("sphere", self.sphere.word())),
            None => v.waits("store-waits", "RR-8.1"),
        }
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        let Action::PlaceCard(card) = action else { return Label::missing() };
        Label::new("RR-8.1").with("card", card_arg(card)).with("value", r.card(card).values[self.sphere as usize])
    }

    fn irreversible(self, r: &Rules, v: &View, action: Action) -> bool {
        cannot_be_taken_back(r, v, action)
    }
}
