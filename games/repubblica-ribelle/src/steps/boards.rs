//! Every seat takes a board, in turn order (RR-1.3).

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{Awaiting, Choices, Desk, GameAction, Label, Maybe, Prompt, Refusal, RuleId, Seat, step};

use super::staff_talk::Staff;
use super::{Acted, Came, Next};
use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::cards::Board;
use crate::event::{Event, word};
use crate::rules::Rules;
use crate::set_up;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// This seat chooses.
    pub struct Boards { pub seat: Seat }
}

/// The seat takes the board by this rule.
pub fn take(s: &mut State, seat: Seat, board: Board, rule: RuleId, desk: &mut impl Desk<Event>) {
    s.public.boards[seat.at()] = Maybe::some(board);
    desk.tell(|| Event::BoardTaken { seat, board, rule });
}

fn is_free(p: &Public, board: Board) -> bool {
    !p.boards.contains(&Maybe::some(board))
}

/// The boards that nobody has.
pub fn free(p: &Public) -> impl Iterator<Item = Board> + '_ {
    Board::ALL.iter().copied().filter(|&board| is_free(p, board))
}

impl flow::Step<RepubblicaRibelle> for Boards {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// The last board of all is taken unasked (RR-15.1); then the cards are dealt.
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        // The seat after the last one has chosen already.
        if s.public.boards[self.seat.at()].is_some() {
            set_up::deal(r, s, desk);
            return Next::turn_into(Staff {});
        }
        let mut left = free(&s.public);
        let (Some(last), None) = (left.next(), left.next()) else { return Next::Ask };
        drop(left);
        take(s, self.seat, last, "RR-15.1", desk);
        Next::turn_into(Self { seat: s.public.left_of(self.seat) })
    }

    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        free(&s.public).for_each(|board| out.push(Action::Board(board)));
    }

    fn act(&mut self, _: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Board(board) = action else { return Err(RepubblicaRibelle::out_of_place(action.verb())) };
        if !is_free(&s.public, board) {
            return Err(Refusal::new("RR-1.3", "board-taken"));
        }
        take(s, seat, board, "RR-1.3", desk);
        Ok(flow::Acted::Go(Next::turn_into(Self { seat: s.public.left_of(seat) })))
    }

    /// The first free board.
    fn default_action(self, _: &Rules, s: &State, _: Seat) -> Action {
        Action::Board(free(&s.public).next().unwrap_or_default())
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        v.question("boards", "RR-1.3").unwrap_or_else(|| v.waits("boards-waits", "RR-1.3"))
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let label = Label::new("RR-1.3");
        if let Action::Board(board) = action { label.with("board", word("board", board.word())) } else { label }
    }

    /// The next seat is asked, or the cards are dealt.
    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
