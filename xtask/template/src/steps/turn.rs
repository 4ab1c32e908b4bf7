//! A turn: roll as often as you like, or hold (XX-2.1 to XX-2.3).

use staffetta_kernel::flow::{self, Acted, Came, Next};
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, step};

use super::Answer;
use crate::event::Happened;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::{__NAME__, Action, Verb};

step! {
    /// The active seat rolls or holds.
    pub struct Turn {}
}

const EMPTY_POT: Refusal = Refusal::new("XX-2.3", "empty-pot");

impl flow::Step<__NAME__> for Turn {
    fn asked(self, _: &Rules, s: &State) -> Awaiting {
        Awaiting::One(s.active)
    }

    fn enter(&mut self, r: &Rules, s: &mut State, _: Came<Answer>, _: &mut impl Desk<Happened>) -> Next<__NAME__> {
        if s.ending(r).is_some() { Next::Over } else { Next::Ask }
    }

    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Roll);
        out.push_if(s.pot > 0, Action::Hold);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted<__NAME__>, Refusal> {
        let answer = match action {
            Action::Roll => roll(r, s, seat, desk),
            Action::Hold if s.pot == 0 => return Err(EMPTY_POT),
            Action::Hold => hold(s, seat, desk),
        };
        Ok(Acted::Go(Next::Again(answer)))
    }

    fn default_action(self, _: &Rules, s: &State, _: Seat) -> Action {
        if s.pot > 0 { Action::Hold } else { Action::Roll }
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        let actor = v.table.active;
        if v.viewer == Some(actor) {
            Prompt::new("turn", "XX-2.1").by(actor)
        } else {
            Prompt::new("wait", "XX-2.1").by(actor).with("actor", actor)
        }
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        match action {
            Action::Roll => Label { odds: Some(1.0 - 1.0 / f32::from(r.sides)), ..Label::new("XX-2.1") },
            Action::Hold => Label::new("XX-2.3").with("pot", v.table.pot),
        }
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Roll => Refusal::new("XX-2.1", "not-now"),
            Verb::Hold => EMPTY_POT,
        }
    }
}

fn roll(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) -> Answer {
    let mut die = [0];
    desk.roll("die", r.sides, &mut die);
    if die[0] == 1 {
        desk.tell(|| Happened::Lost(seat));
        s.pass();
        return Answer::Passed;
    }
    s.pot = s.pot.saturating_add(die[0]);
    desk.tell(|| Happened::Rolled(seat, die[0]));
    Answer::Rolled
}

fn hold(s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) -> Answer {
    let points = s.points[seat.at()].saturating_add(s.pot);
    s.points[seat.at()] = points;
    desk.tell(|| Happened::Held(seat, points));
    s.pass();
    Answer::Passed
}
