//! Step 2, manoeuvres (RR-3), and the moves of an effect (RR-5.7): which pieces may still move. How a piece moves is in
//! `move_piece.rs`.

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{Awaiting, Choices, Desk, GameAction, Label, Prompt, Refusal, RuleId, Seat, Talk, step};

use super::mission::Mission;
use super::move_piece::{self, MovePiece};
use super::{Acted, Answer, Came, Next};
use crate::RepubblicaRibelle;
use crate::action::{Action, Verb};
use crate::event::{Event, word};
use crate::pieces::Pieces;
use crate::rules::Rules;
use crate::silence;
use crate::state::{Movement, MovingBy, Public, State};
use crate::support_track;
use crate::view::View;

step! {
    /// The manoeuvres of this seat.
    pub struct Manoeuvres { pub seat: Seat }
}

step! {
    /// The moves that an effect gives this seat.
    pub struct EffectMoves { pub seat: Seat }
}

/// What a seat begins its manoeuvres with (RR-3.1, RR-3.3).
pub fn manoeuvres_of(r: &Rules, p: &Public, seat: Seat) -> Movement {
    Movement {
        by: MovingBy::Manoeuvres,
        mp: support_track::movement_points(r, p, seat),
        moved: Pieces::NONE,
        radici_free: true,
    }
}

/// What an effect of two movement points begins with (RR-5.7).
pub fn effect_moves(r: &Rules) -> Movement {
    Movement { by: MovingBy::Effect, mp: r.numbers.move2_points, moved: Pieces::NONE, radici_free: r.options.move2_red }
}

/// The pieces that may still move.
#[inline]
pub fn movable(r: &Rules, p: &Public, seat: Seat) -> Pieces {
    let waiting = p.on_map(seat).minus(p.movement.moved);
    if p.movement.mp > 0 || move_piece::reposition(r, p.movement.by) == Some(0) {
        return waiting;
    }
    waiting.iter().filter(|&piece| p.place(seat, piece).is_some_and(|at| move_piece::can_set_out(r, p, at))).collect()
}

fn list_moves(r: &Rules, p: &Public, seat: Seat, out: &mut Choices<Action>) {
    movable(r, p, seat).iter().for_each(|piece| out.push(Action::Move(piece)));
}

fn label_move(v: &View, rule: RuleId, action: Action) -> Option<Label> {
    let Action::Move(piece) = action else { return None };
    let at = v.public.place(v.viewer?, piece).unwrap_or_default();
    Some(Label::new(rule).with("piece", word("piece", piece.word())).with("at", word("locality", at.word())))
}

fn no_piece_chosen(verb: Verb) -> Refusal {
    match verb {
        Verb::Via | Verb::To => Refusal::new("RR-3.2", "piece-first"),
        _ => RepubblicaRibelle::out_of_place(verb),
    }
}

impl Manoeuvres {
    /// The seat has done: the next one manoeuvres, after the last one the mission begins.
    fn next(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
        s.public.movement = Movement::default();
        match s.public.next_in_turn(self.seat) {
            Some(seat) => Next::turn_into(Self { seat }),
            None => Next::turn_into(Mission::begin(r, s, desk)),
        }
    }
}

impl flow::Step<RepubblicaRibelle> for Manoeuvres {
    #[inline]
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// A seat's manoeuvres begin, or go on while a piece can move (RR-15.1).
    #[inline]
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came == Came::In {
            s.public.movement = manoeuvres_of(r, &s.public, self.seat);
            if s.public.on_map(self.seat).is_empty() {
                desk.tell(|| Event::NoManoeuvres { seat: self.seat });
            }
        }
        if movable(r, &s.public, self.seat).is_empty() { self.next(r, s, desk) } else { Next::Ask }
    }

    #[inline]
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        list_moves(r, &s.public, seat, out);
        out.push(Action::EndManoeuvres);
    }

    #[inline]
    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::Move(piece) => MovePiece::begin(r, &s.public, seat, piece),
            Action::EndManoeuvres => {
                desk.tell(|| Event::EndedManoeuvres { seat });
                Ok(flow::Acted::Go(self.next(r, s, desk)))
            }
            _ => Err(RepubblicaRibelle::out_of_place(action.verb())),
        }
    }

    /// Stay.
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::EndManoeuvres
    }

    fn talk(self, r: &Rules, p: &Public) -> Talk {
        silence::in_mission(r, p)
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        match v.question("manoeuvres", "RR-3.1") {
            Some(question) => question.with("left", v.public.movement.mp),
            None => v.waits("manoeuvres-waits", "RR-3.1"),
        }
    }

    fn label(self, _: &Rules, v: &View, action: Action) -> Label {
        // The first move uses the points as they were read just before.
        let rule = if v.public.movement.moved.is_empty() { "RR-G48" } else { "RR-3.2" };
        label_move(v, rule, action).unwrap_or_else(|| Label::new("RR-3.1"))
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        no_piece_chosen(verb)
    }
}

impl flow::Step<RepubblicaRibelle> for EffectMoves {
    #[inline]
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// The moves go on while a piece can move (RR-15.1).
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        if !movable(r, &s.public, self.seat).is_empty() {
            return Next::Ask;
        }
        s.public.movement = Movement::default();
        Next::Pop(Answer::Done)
    }

    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        list_moves(r, &s.public, seat, out);
        out.push(Action::EndMove);
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, _: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::Move(piece) => MovePiece::begin(r, &s.public, seat, piece),
            Action::EndMove => {
                s.public.movement = Movement::default();
                Ok(flow::Acted::Go(Next::Pop(Answer::Done)))
            }
            _ => Err(RepubblicaRibelle::out_of_place(action.verb())),
        }
    }

    /// Stay.
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::EndMove
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        match v.question("movement", "RR-5.7") {
            Some(question) => question.with("left", v.public.movement.mp),
            None => v.waits("movement-waits", "RR-5.7"),
        }
    }

    fn label(self, _: &Rules, v: &View, action: Action) -> Label {
        label_move(v, "RR-G58", action).unwrap_or_else(|| Label::new("RR-5.7"))
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        no_piece_chosen(verb)
    }
}
