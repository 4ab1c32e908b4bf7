//! Talk until all are ready (SP-1): open to all at once.

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Seats, Talk, flow, step};

use super::super::game::{Action, Courier, Happened, Public, Rules, State};
use super::super::view::View;
use super::bid::Bid;
use super::{Acted, Answer, Came, Next, ask};

step! {
    /// The staff talks.
    pub struct Staff {}
}

impl flow::Step<Courier> for Staff {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::Any(p.undone())
    }
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Happened>) -> Next {
        if !s.public.undone().is_empty() {
            return Next::Ask;
        }
        s.public.done = Seats::NONE;
        Next::turn_into(Bid {})
    }
    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.push(Action::Ready);
        if !s.public.pledged.has(seat) {
            out.push(Action::Pledge);
        }
    }
    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let p = &mut s.public;
        match action {
            Action::Ready => p.done = p.done.with(seat),
            Action::Pledge if !p.pledged.has(seat) => p.pledged = p.pledged.with(seat),
            _ => return Err(Refusal::new("SP-1", "not-now")),
        }
        Ok(Acted::Go(Next::Again(Answer::Answered)))
    }
    fn talk(self, _: &Rules, _: &Public) -> Talk {
        Talk::Open
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask("staff", v.public.undone(), v)
    }
    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("SP-1")
    }
}
