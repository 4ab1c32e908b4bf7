//! A piece is lost: its owner chooses which (RR-7.6).

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{Awaiting, Choices, Desk, GameAction, Label, Prompt, Refusal, RuleId, Seat, step};

use super::{Acted, Answer, Next};
use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::event::{Event, word};
use crate::pieces::{Piece, Pieces, Unit};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// This seat loses a piece of this kind.
    pub struct LosePiece { pub seat: Seat, pub unit: Unit }
}

fn return_to_reserve(s: &mut State, seat: Seat, piece: Piece, rule: RuleId, desk: &mut impl Desk<Event>) {
    let from = s.public.place(seat, piece).unwrap_or_default();
    s.public.put(seat, piece, None);
    desk.tell(|| Event::PieceLost { seat, piece, from, rule });
}

impl LosePiece {
    fn losable(self, p: &Public) -> Pieces {
        p.on_map(self.seat).and(self.unit.pieces())
    }

    /// One piece goes back to the reserve, if there is one (RR-G09). Answers whether the seat must choose which.
    #[must_use]
    pub fn lose_or_ask(self, s: &mut State, desk: &mut impl Desk<Event>) -> bool {
        let mut pieces = self.losable(&s.public).iter();
        match (pieces.next(), pieces.next()) {
            (Some(only), None) => {
                return_to_reserve(s, self.seat, only, "RR-G57", desk);
                false
            }
            (None, _) => {
                desk.tell(|| Event::NoPieceToLose { seat: self.seat, unit: self.unit });
                false
            }
            (Some(_), Some(_)) => true,
        }
    }
}

impl flow::Step<RepubblicaRibelle> for LosePiece {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.losable(&s.public).iter().for_each(|piece| out.push(Action::Lose(piece)));
    }

    fn act(&mut self, _: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Lose(piece) = action else { return Err(RepubblicaRibelle::out_of_place(action.verb())) };
        if piece.unit() != self.unit {
            return Err(Refusal::new("RR-7.6", "other-kind"));
        }
        if s.public.place(seat, piece).is_none() {
            return Err(Refusal::new("RR-7.6", "in-reserve"));
        }
        return_to_reserve(s, seat, piece, "RR-G54", desk);
        Ok(flow::Acted::Go(Next::Pop(Answer::Done)))
    }

    /// The lowest number.
    fn default_action(self, _: &Rules, s: &State, _: Seat) -> Action {
        Action::Lose(self.losable(&s.public).first().unwrap_or_default())
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        match v.question("loss", "RR-7.6") {
            Some(question) => question.with("unit", word("unit", self.unit.word())),
            None => v.waits("loss-waits", "RR-7.6"),
        }
    }

    fn label(self, _: &Rules, v: &View, action: Action) -> Label {
        let Action::Lose(piece) = action else { return Label::missing() };
        let at = v.public.place(self.seat, piece).unwrap_or_default();
        Label::new("RR-7.6").with("piece", word("piece", piece.word())).with("at", word("locality", at.word()))
    }
}
