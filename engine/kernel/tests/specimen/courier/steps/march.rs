//! The mover goes up to three steps and may halt after each (SP-3).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Seats, Talk, flow, step};

use super::super::game::{Action, Courier, Happened, Public, Rules, State};
use super::super::view::View;
use super::quiz::Quiz;
use super::round::Round;
use super::window::Window;
use super::{Acted, Answer, Came, Next, ask, silence};

step! {
    /// The mover is on the way.
    pub struct March {
        /// Steps gone so far.
        pub steps: u8,
    }
}

impl flow::Step<Courier> for March {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }
    fn enter(&mut self, _: &Rules, _: &mut State, came: Came, _: &mut impl Desk<Happened>) -> Next {
        match came {
            Came::Back(Answer::Hit) => Next::turn_into(Round {}),
            Came::Back(Answer::Missed) if self.steps >= 3 => Next::turn_into(Quiz {}),
            _ => Next::Ask,
        }
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Advance);
        out.push(Action::Halt);
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
            Action::Advance => {
                self.steps += 1;
                s.public.points[seat.at()] += i8::from(self.steps == 3);
                desk.tell(|| Happened::Advanced(seat));
                Ok(Acted::Go(Next::push(Window {})))
            }
            Action::Halt => Ok(Acted::Go(Next::turn_into(Quiz {}))),
            _ => Err(Refusal::new("SP-1", "not-now")),
        }
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Halt
    }
    fn talk(self, _: &Rules, p: &Public) -> Talk {
        silence(p)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask("move", Seats::one(v.public.active), v)
    }
    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("SP-3")
    }
}
