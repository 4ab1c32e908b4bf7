//! The mover answers a question, typed or guessed; a wrong answer may be appealed to the left (SP-5).

use staffetta_kernel::{Awaiting, Choices, Desk, Form, Label, Prompt, Refusal, Seat, Seats, Talk, flow, step};

use super::super::game::{Action, Courier, Happened, Public, Rules, State};
use super::super::view::View;
use super::theft::Theft;
use super::{Acted, Next, ask, silence};

step! {
    /// The question.
    pub struct Quiz {}
}
step! {
    /// The answer was wrong.
    pub struct Wrong {}
}
step! {
    /// The reader decides.
    pub struct Appeal {}
}

fn judged(s: &mut State, seat: Seat, right: bool, desk: &mut impl Desk<Happened>) -> Acted {
    desk.tell(|| Happened::Judged(seat, right));
    s.public.points[seat.at()] += i8::from(right);
    Acted::Go(if right { Next::turn_into(Theft {}) } else { Next::turn_into(Wrong {}) })
}

/// Who decides an appeal: the next living seat to the left, who sees the right answer.
pub fn reader(p: &Public) -> Seat {
    let others = (1..p.seats).map(|steps| p.active.left(steps, p.seats));
    others.into_iter().find(|&seat| p.living().has(seat)).unwrap_or(p.active)
}

impl flow::Step<Courier> for Quiz {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        [Action::Answer, Action::Guess, Action::Skip].into_iter().for_each(|a| out.push(a));
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
            Action::Answer => {
                let verdict = desk.judge("answer", |text| u8::from(text.trim().eq_ignore_ascii_case("tito")));
                Ok(judged(s, seat, verdict == 1, desk))
            }
            Action::Guess => {
                let mut die = [0];
                desk.roll("guess", 2, &mut die);
                Ok(judged(s, seat, die[0] == 2, desk))
            }
            Action::Skip => Ok(Acted::Go(Next::turn_into(Theft {}))),
            _ => Err(Refusal::new("SP-1", "not-now")),
        }
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Skip
    }
    fn talk(self, _: &Rules, p: &Public) -> Talk {
        silence(p)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        Prompt { form: Some(Form { verb: "answer", max: 40 }), ..ask("quiz", Seats::one(v.public.active), v) }
    }
    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("SP-5")
    }
}

impl flow::Step<Courier> for Wrong {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        [Action::Appeal, Action::Concede].into_iter().for_each(|a| out.push(a));
    }
    fn act(
        &mut self,
        _: &Rules,
        _: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Appeal => Ok(Acted::Go(Next::turn_into(Appeal {}))),
            Action::Concede => Ok(Acted::Go(Next::turn_into(Theft {}))),
            _ => Err(Refusal::new("SP-1", "not-now")),
        }
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Concede
    }
    fn talk(self, _: &Rules, p: &Public) -> Talk {
        silence(p)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask("wrong", Seats::one(v.public.active), v)
    }
    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("SP-5")
    }
}

impl flow::Step<Courier> for Appeal {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(reader(p))
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        [Action::Uphold, Action::Overrule].into_iter().for_each(|a| out.push(a));
    }
    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Uphold => {}
            Action::Overrule => s.public.points[s.public.active.at()] += 1,
            _ => return Err(Refusal::new("SP-1", "not-now")),
        }
        Ok(Acted::Go(Next::turn_into(Theft {})))
    }
    fn talk(self, _: &Rules, p: &Public) -> Talk {
        silence(p)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask("appeal", Seats::one(reader(&v.public)), v)
    }
    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("SP-5")
    }
}
