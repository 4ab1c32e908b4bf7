//! The first stage of a question: the bare question, typed or tried (JP-6.2).

use staffetta_kernel::{Awaiting, Choices, Desk, Form, Label, Prompt, Refusal, Seat, flow, step};

use super::appeal::WrongAnswer;
use super::options_shown::ThreeOptions;
use super::partisan_school::{by_default, card, draw_success, is_bot, reader, resolve};
use super::{Acted, Next, ask, not_now};
use crate::event::Event;
use crate::rules::Rules;
use crate::school::{LONGEST_ANSWER, Verdict, read_aloud};
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// The bare question (JP-6.2).
    pub struct OpenQuestion {
        pub pupil: Seat,
    }
}

/// A typed answer is one line that can be read; everybody hears it (JP-6.9).
fn judged(r: &Rules, p: &Public, seat: Seat, desk: &mut impl Desk<Event>) -> Result<Verdict, Refusal> {
    let typed = desk.text();
    if typed.chars().count() > usize::from(LONGEST_ANSWER) {
        return Err(Refusal::with("JP-6.9", "too-long", LONGEST_ANSWER as i16));
    }
    if typed.chars().any(char::is_control) {
        return Err(Refusal::new("JP-6.9", "no-line"));
    }
    let heard = read_aloud(typed);
    let verdict = Verdict::of(desk.judge("answer", |text| card(r, p).judge(text) as u8));
    if verdict != Verdict::Empty && !heard.is_empty() {
        desk.tell(|| Event::Answered(seat, heard));
    }
    Ok(verdict)
}

impl flow::Step<JoinThePartisans> for OpenQuestion {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.pupil)
    }

    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.push(if is_bot(&s.public, seat) { Action::Try } else { Action::Answer });
        out.push(Action::Pass);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let verdict = match action {
            Action::Answer if !is_bot(&s.public, seat) => judged(r, &s.public, seat, desk)?,
            Action::Try if is_bot(&s.public, seat) => {
                if draw_success(r, &s.public, seat, 0, desk) {
                    Verdict::Right
                } else {
                    Verdict::Empty
                }
            }
            Action::Pass => Verdict::Empty,
            _ => return not_now(action),
        };
        if verdict == Verdict::Right {
            return Ok(Acted::Go(resolve(s, seat, Some(r.numbers.open_answer), desk)));
        }
        desk.tell(|| Event::WrongAnswer(seat, "JP-6.2"));
        // Only a person can hear an appeal, and only of a typed answer.
        let heard = r.chosen.appeal && !is_bot(&s.public, reader(&s.public, seat));
        if verdict == Verdict::Wrong && heard {
            return Ok(Acted::Go(Next::turn_into(WrongAnswer { pupil: seat })));
        }
        Ok(Acted::Go(Next::turn_into(ThreeOptions::of(seat))))
    }

    fn default_action(self, _: &Rules, s: &State, seat: Seat) -> Action {
        by_default(&s.public, seat)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let form = (!is_bot(&v.public, self.pupil)).then_some(Form { verb: "answer", max: LONGEST_ANSWER });
        let asked = ask(v, self.pupil, "open-question", "JP-6.2").with("points", r.numbers.open_answer);
        Prompt { form, ..asked }
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        Label::new(if action == Action::Try { "JP-6.10" } else { "JP-6.2" })
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
