//! Sets of cards are laid face down at once (SP-2). The picks go into the state itself: the table keeps each seat's
//! state apart until all have sealed.

use staffetta_kernel::{Arg, Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Talk, flow, step};

use super::super::game::{Action, Courier, Happened, Public, Rules, SEATS, State};
use super::super::view::View;
use super::march::March;
use super::{Acted, Answer, Came, Next, ask, silence};

step! {
    /// Everybody seals a set.
    pub struct Bid {}
}

impl flow::Step<Courier> for Bid {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::Each(p.undone())
    }
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        if !s.public.undone().is_empty() {
            return Next::Ask;
        }
        reveal(s, desk);
        if !s.public.living().has(s.public.active) {
            s.public.active = s.public.living().iter().next().unwrap_or_default();
        }
        Next::turn_into(March { steps: 0 })
    }
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        s.secret.hands[seat.at()].iter().for_each(|&card| out.push(Action::Lay(card)));
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
        match action {
            Action::Lay(card) if s.secret.hands[seat.at()].has(card) => {
                s.secret.hands[seat.at()].take(card);
                let laid = &mut s.secret.laid[seat.at()];
                laid.push(card);
                laid.as_mut_slice().sort_unstable();
                Ok(Acted::Pick)
            }
            Action::Seal => {
                s.public.done = s.public.done.with(seat);
                desk.tell(|| Happened::Sealed(seat));
                Ok(Acted::Go(Next::Again(Answer::Answered)))
            }
            _ => Err(Refusal::new("SP-1", "not-now")),
        }
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Seal
    }
    fn talk(self, _: &Rules, p: &Public) -> Talk {
        silence(p)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask("bid", v.public.undone(), v)
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::Lay(card) => Label::new("SP-2").with("card", Arg::Word(format!("card-{}", card.word()))),
            _ => Label::new("SP-2"),
        }
    }
}

/// The sets are shown, the highest sum moves, and everybody draws up to two.
fn reveal(s: &mut State, desk: &mut impl Desk<Happened>) {
    let sums: Vec<i16> = s.secret.laid.iter().map(|laid| laid.iter().map(|card| card.value()).sum()).collect();
    let living = s.public.living();
    let best = living.iter().map(|seat| sums[seat.at()]).max().unwrap_or(0);
    let winners: Vec<Seat> = living.iter().filter(|seat| best > 0 && sums[seat.at()] == best).collect();
    let winner = if let [one] = winners[..] { Some(one) } else { None };
    desk.reveal();
    desk.tell(|| Happened::Revealed(winner));
    if let Some(seat) = winner {
        s.public.points[seat.at()] += 1;
        s.public.active = seat;
    }
    for at in 0..SEATS {
        while let Some(card) = s.secret.laid[at].pop() {
            s.show(card);
        }
    }
    for seat in living.iter() {
        while s.secret.hands[seat.at()].len() < 2 && !(s.secret.deck.is_empty() && s.public.discard.is_empty()) {
            s.draw(seat, desk);
        }
    }
}
