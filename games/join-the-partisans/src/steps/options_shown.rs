//! The second and the third stage of a question: three options, then two (JP-6.3 to JP-6.5).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Target, flow, step};

use super::partisan_school::{by_default, card, draw_success, is_bot, resolve};
use super::{Acted, Came, Next, ask, not_now};
use crate::action::Letter;
use crate::event::Event;
use crate::rules::Rules;
use crate::school::Choice;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// Three options (JP-6.3).
    pub struct ThreeOptions {
        pub pupil: Seat,
        pub shown: [Choice; 3],
    }
}
step! {
    /// Two options (JP-6.4).
    pub struct TwoOptions {
        pub pupil: Seat,
        pub shown: [Choice; 2],
    }
}

impl ThreeOptions {
    /// The options of this pupil's card, before they are dealt.
    pub fn of(pupil: Seat) -> Self {
        Self { pupil, shown: [Choice(0); 3] }
    }
}

/// The options by their letters, or a try; and passing.
fn list_options(p: &Public, seat: Seat, shown: &[Choice], out: &mut Choices<Action>) {
    if is_bot(p, seat) {
        out.push(Action::Try);
    } else {
        Letter::ALL.iter().take(shown.len()).for_each(|&letter| out.push(Action::Choose(letter)));
    }
    out.push(Action::Pass);
}

/// What was chosen of the options, and whether it is right.
fn chosen(
    r: &Rules,
    p: &Public,
    seat: Seat,
    (action, shown): (Action, &[Choice]),
    desk: &mut impl Desk<Event>,
) -> Result<(Option<Choice>, bool), Refusal> {
    let card = card(r, p);
    match action {
        Action::Pass => Ok((None, false)),
        Action::Try if is_bot(p, seat) => {
            let right = draw_success(r, p, seat, shown.len() as u32, desk);
            Ok((Some(if right { card.right() } else { card.first_wrong() }), right))
        }
        Action::Choose(letter) if !is_bot(p, seat) => match shown.get(letter.slot()) {
            Some(&choice) => Ok((Some(choice), choice == card.right())),
            None => Err(Refusal::new("JP-6.4", "two-options")),
        },
        _ => not_now(action),
    }
}

impl flow::Step<JoinThePartisans> for ThreeOptions {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.pupil)
    }

    fn enter(&mut self, _: &Rules, _: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        self.shown = [Choice(0), Choice(1), Choice(2)];
        desk.shuffle("three options", &mut self.shown);
        Next::Ask
    }

    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        list_options(&s.public, seat, &self.shown, out);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let (choice, right) = chosen(r, &s.public, seat, (action, &self.shown), desk)?;
        if right {
            return Ok(Acted::Go(resolve(s, seat, Some(r.numbers.three_options), desk)));
        }
        desk.tell(|| Event::WrongAnswer(seat, "JP-6.5"));
        desk.reveal();
        let card = card(r, &s.public);
        let mut shown = [card.right(), card.left_over(choice)];
        // Shuffled again from the alphabet on, so that the order says nothing.
        shown.sort_unstable();
        Ok(Acted::Go(Next::turn_into(TwoOptions { pupil: seat, shown })))
    }

    fn default_action(self, _: &Rules, s: &State, seat: Seat) -> Action {
        by_default(&s.public, seat)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask(v, self.pupil, "options", "JP-6.3").with("points", r.numbers.three_options)
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        option_label(action, "JP-6.3")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

fn option_label(action: Action, rule: &'static str) -> Label {
    match action {
        Action::Choose(letter) => Label::new(rule).with("letter", letter.word().to_owned()),
        _ => Label::new(rule),
    }
}

impl flow::Step<JoinThePartisans> for TwoOptions {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.pupil)
    }

    fn enter(&mut self, _: &Rules, _: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        desk.shuffle("two options", &mut self.shown);
        Next::Ask
    }

    fn actions(self, _: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        list_options(&s.public, seat, &self.shown, out);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let (_, right) = chosen(r, &s.public, seat, (action, &self.shown), desk)?;
        let points = right.then_some(r.numbers.two_options);
        Ok(Acted::Go(resolve(s, seat, points, desk)))
    }

    fn default_action(self, _: &Rules, s: &State, seat: Seat) -> Action {
        by_default(&s.public, seat)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask(v, self.pupil, "options", "JP-6.4").with("points", r.numbers.two_options)
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        option_label(action, "JP-6.4")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
