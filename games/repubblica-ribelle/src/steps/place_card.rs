//! A card goes face down onto a score pile: draw one, then choose one (RR-8.1 to RR-8.3). The piles themselves are in
//! `score_piles.rs`.

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{
    Awaiting, Choices, Desk, GameAction, Label, Prompt, Refusal, RuleId, Seat, Seats, Veiled, step,
};

use super::{Acted, Answer, Came, Next};
use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::cards::{Card, Effects, Sphere};
use crate::deck::{self, Reason};
use crate::event::{Event, label_card, word};
use crate::rules::Rules;
use crate::score_piles;
use crate::state::{LeaderState, Public, State};
use crate::view::View;

step! {
    /// This seat places a card on this pile.
    pub struct PlaceCard { pub seat: Seat, pub sphere: Sphere }
}

impl PlaceCard {
    fn place(self, s: &mut State, card: Card, rule: RuleId, desk: &mut impl Desk<Event>) -> Next {
        let Self { seat, sphere } = self;
        score_piles::place(s, seat, sphere, card);
        let card = Veiled::new(card, Seats::one(seat));
        desk.tell(|| Event::CardPlaced { seat, sphere, card, rule });
        Next::Pop(Answer::Done)
    }

    /// The rule by which a card is placed now: a reward for all, in the crisis that of a Leader who was not used, else
    /// that of the pile.
    fn rule_of_question(self, r: &Rules, v: &View) -> RuleId {
        let unused = v.public.leaders[self.seat.at()] == LeaderState::Unused;
        match r.mission(v.public.mission()).effects {
            Effects::Em | Effects::Emx => "RR-7.3",
            Effects::Epx if unused => "RR-G22",
            Effects::Ep | Effects::Epx | Effects::Es => "RR-8.1",
        }
    }
}

impl flow::Step<RepubblicaRibelle> for PlaceCard {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// The draw comes first; a single card is placed unasked, none is skipped (RR-15.1, RR-15.2).
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came == Came::In {
            deck::draw(r, s, self.seat, 1, Reason::PLACE, desk);
        }
        let mut hand = s.secret.hands[self.seat.at()].iter();
        match (hand.next(), hand.next()) {
            (None, _) => {
                desk.tell(|| Event::NothingPlaced { seat: self.seat });
                Next::Pop(Answer::Done)
            }
            (Some(only), None) => self.place(s, only, "RR-G57", desk),
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
        Ok(flow::Acted::Go(self.place(s, card, "RR-G37", desk)))
    }

    /// The card that is worth most in this pile.
    fn default_action(self, r: &Rules, s: &State, seat: Seat) -> Action {
        let hand = s.secret.hands[seat.at()];
        let value = |card: Card| r.card(card).values[self.sphere as usize];
        let best = hand.iter().max_by_key(|&card| (value(card), std::cmp::Reverse(card)));
        Action::PlaceCard(best.unwrap_or_default())
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        match v.question("store", self.rule_of_question(r, v)) {
            Some(question) => question
                .with("sphere", word("sphere", self.sphere.word()))
                .with("pile", word("pile", self.sphere.word())),
            None => v.waits("store-waits", "RR-8.1"),
        }
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        let Action::PlaceCard(card) = action else { return Label::missing() };
        label_card(r, "RR-8.1", card).with("value", r.card(card).values[self.sphere as usize])
    }
}
