//! A wrong typed answer may be put before the reader (JP-6.9).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::options_shown::ThreeOptions;
use super::partisan_school::{reader, resolve};
use super::{Acted, Next, ask, not_now};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// The typed answer was wrong: appeal to the reader (JP-6.9)?
    pub struct WrongAnswer {
        pub pupil: Seat,
    }
}
step! {
    /// The reader rules on the answer (JP-6.9).
    pub struct Appeal {
        pub pupil: Seat,
    }
}

impl flow::Step<JoinThePartisans> for WrongAnswer {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.pupil)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Concede);
        out.push(Action::Appeal);
    }

    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        Ok(Acted::Go(match action {
            Action::Concede => Next::turn_into(ThreeOptions::of(seat)),
            Action::Appeal => {
                desk.tell(|| Event::Appealed(seat, reader(&s.public, seat)));
                Next::turn_into(Appeal { pupil: seat })
            }
            _ => return not_now(action),
        }))
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, self.pupil, "wrong-answer", "JP-6.9").with("reader", reader(&v.public, self.pupil))
    }

    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("JP-6.9")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

impl flow::Step<JoinThePartisans> for Appeal {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(reader(p, self.pupil))
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Refuse);
        out.push(Action::Accept);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let accepted = match action {
            Action::Accept => true,
            Action::Refuse => false,
            _ => return not_now(action),
        };
        desk.tell(|| Event::AppealDecided(self.pupil, accepted));
        Ok(Acted::Go(if accepted {
            resolve(s, self.pupil, Some(r.numbers.open_answer), desk)
        } else {
            Next::turn_into(ThreeOptions::of(self.pupil))
        }))
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, reader(&v.public, self.pupil), "appeal", "JP-6.9").with("pupil", self.pupil)
    }

    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("JP-6.9")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
