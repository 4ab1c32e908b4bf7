//! Everybody lays up to two cards face down, at once (XX-2.1); then they are shown (XX-2.2).
//!
//! A question to several seats, sealed (`Awaiting::Each`), answered by several picks. The picks go into the state: the
//! table keeps each seat's unfinished answer on a copy, where nobody else sees it.

use staffetta_kernel::{Arg, Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, Seat, Seats, flow, step};

use super::denounce::Denounce;
use super::{Acted, Answer, Came, Next, ask};
use crate::event::Happened;
use crate::rules::Rules;
use crate::state::{Hand, MOST_LAID, Public, State};
use crate::view::View;
use crate::{__NAME__, Action, Verb};

step! {
    /// Everybody lays cards and seals.
    pub struct Bid {}
}

const TWO_AT_MOST: Refusal = Refusal::new("XX-2.1", "two-at-most");
const NOT_IN_HAND: Refusal = Refusal::new("XX-2.1", "not-in-hand");

impl flow::Step<__NAME__> for Bid {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::Each(p.unsealed())
    }

    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        if !s.public.unsealed().is_empty() {
            return Next::Ask;
        }
        show(s, desk);
        if s.public.winner.is_some() { Next::turn_into(Denounce {}) } else { Next::Pop(Answer::Done) }
    }

    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        if s.secret.laid[seat.at()].len() < MOST_LAID {
            s.secret.hands[seat.at()].iter().for_each(|&card| out.push(Action::Lay(card)));
        }
        out.push(Action::Seal);
    }

    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let (hand, laid) = (&mut s.secret.hands[seat.at()], &mut s.secret.laid[seat.at()]);
        match action {
            Action::Lay(_) if laid.len() == MOST_LAID => Err(TWO_AT_MOST),
            Action::Lay(card) => {
                hand.take(card).ok_or(NOT_IN_HAND)?;
                laid.push(card);
                laid.as_mut_slice().sort_unstable();
                Ok(Acted::Pick)
            }
            Action::Seal => {
                s.public.sealed = s.public.sealed.with(seat);
                desk.tell(|| Happened::Sealed(seat));
                Ok(Acted::Go(Next::Again(Answer::Answered)))
            }
            Action::Denounce | Action::Pass => Err(Refusal::new("XX-2.3", "not-now")),
        }
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Seal
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask("bid", "XX-2.1", v.public.unsealed(), v)
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::Lay(card) => Label::new("XX-2.1").with("card", Arg::Word(format!("card-{}", card.word()))),
            _ => Label::new("XX-2.1"),
        }
    }

    fn unavailable(self, _: &Rules, v: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Lay if v.laid.len() == MOST_LAID => TWO_AT_MOST,
            Verb::Lay => NOT_IN_HAND,
            _ => Refusal::new("XX-2.3", "not-now"),
        }
    }
}

fn sum(laid: &Hand) -> u8 {
    laid.iter().map(|card| card.value()).sum()
}

/// All cards that were laid are shown and discarded; whoever alone laid the most wins the round (XX-2.2).
fn show(s: &mut State, desk: &mut impl Desk<Happened>) {
    desk.reveal();
    let (mut best, mut winner) = (0, Maybe::NONE);
    for seat in s.public.playing().iter() {
        let laid = std::mem::take(&mut s.secret.laid[seat.at()]);
        let worth = sum(&laid);
        desk.tell(|| Happened::Shown(seat, worth));
        if worth > best {
            (best, winner) = (worth, Maybe::some(seat));
        } else if worth == best {
            winner = Maybe::NONE;
        }
        s.public.discard.extend(&laid);
    }
    if winner.is_none() {
        desk.tell(|| Happened::Tied);
    }
    s.public.winner = winner;
    s.public.sealed = Seats::NONE;
}
