//! Before the winner scores, each of the others may denounce the courier (XX-2.3): a reaction window.
//!
//! Seats are asked one after another (`Awaiting::Poll`), but any of them may answer early; nobody can tell.

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, Seat, flow, step};

use super::{Acted, Answer, Came, Next, ask};
use crate::event::Happened;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use crate::{__NAME__, Action};

step! {
    /// The others may denounce the winner, clockwise.
    pub struct Denounce {}
}

impl flow::Step<__NAME__> for Denounce {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::Poll { now: p.queue.first().copied().unwrap_or_default(), queue: p.queue.iter().copied().collect() }
    }

    fn enter(&mut self, _: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Happened>) -> Next {
        let p = &mut s.public;
        let Some(winner) = p.winner.get() else {
            p.queue.clear();
            return Next::Pop(Answer::Done);
        };
        if came == Came::In {
            for steps in 1..p.seats {
                let seat = winner.left(steps, p.seats);
                if p.playing().has(seat) {
                    p.queue.push(seat);
                }
            }
        }
        if !p.queue.is_empty() {
            return Next::Ask;
        }
        // XX-2.4: nobody caught the courier.
        p.points[winner.at()] += 2;
        p.winner = Maybe::NONE;
        desk.tell(|| Happened::Scored(winner));
        Next::Pop(Answer::Done)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Pass);
        out.push(Action::Denounce);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        if !matches!(action, Action::Pass | Action::Denounce) {
            return Err(Refusal::new("XX-2.1", "not-now"));
        }
        s.public.queue.take(seat);
        if action == Action::Denounce {
            denounce(r, s, seat, desk);
        }
        Ok(Acted::Go(Next::Again(Answer::Answered)))
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Pass
    }

    fn window(self, p: &Public) -> u32 {
        p.round.into()
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let asked = self.asked(r, &v.public);
        Prompt { actor: asked.next(), ..ask("denounce", "XX-2.3", asked.asked(), v) }
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        let odds = (action == Action::Denounce).then(|| f32::from(7 - r.caught.min(7)) / 6.0);
        Label { odds, ..Label::new("XX-2.3") }
    }
}

/// It costs a point, and a good roll catches the courier.
fn denounce(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) {
    let mut die = [0];
    desk.roll("denounce", 6, &mut die);
    s.public.points[seat.at()] -= 1;
    desk.tell(|| Happened::Denounced(seat, die[0]));
    if die[0] >= r.caught
        && let Some(winner) = s.public.winner.get()
    {
        s.public.winner = Maybe::NONE;
        desk.tell(|| Happened::Caught(winner));
    }
}
