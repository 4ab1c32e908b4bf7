//! A comrade on the same place who can be caught or freed (JP-9.4, JP-9.7, JP-10.3, JP-13.8).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::movement_roll::Movement;
use super::rescue::Rescue;
use super::{Acted, DONE, Next, ask, not_now};
use crate::event::Event;
use crate::rules::Rules;
use crate::stars::Stars;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// A turn begins beside a deserter: catch him, or move on (JP-9.7)?
    pub struct DeserterHere {
        pub deserter: Seat,
    }
}
step! {
    /// A turn begins beside a captive: try again, or move on (JP-10.3)?
    pub struct CaptiveHere {
        pub captive: Seat,
    }
}
step! {
    /// Olga's partner is a captive: try to free him, or wait (JP-13.8)?
    pub struct CaptivePartner {
        pub captive: Seat,
    }
}

/// The deserter is caught: he loses school cards and medals, and stars where they are played with (JP-9.4).
pub fn catch(r: &Rules, s: &mut State, catcher: Seat, deserter: Seat, desk: &mut impl Desk<Event>) {
    let p = &mut s.public;
    let score = &mut p.scores[deserter.at()];
    let (school, medals) = (score.school, score.medals.len());
    p.boxed.take_all(&mut score.cards);
    score.school = 0;
    score.medals = Default::default();
    let stars = std::mem::take(&mut score.stars);
    p.bag.red += stars.red;
    let caught = &mut p.scores[catcher.at()];
    caught.deserters = caught.deserters.saturating_add(r.numbers.deserter_caught);
    let mut rest = Stars { red: 0, ..stars };
    rest.give(&mut caught.stars, Stars { red: 0, ..stars });
    let task = &mut p.tasks[deserter.at()];
    if r.chosen.serves_out {
        task.caught = true;
    } else {
        task.deserter_left = 0;
    }
    desk.tell(|| Event::DeserterCaught(catcher, deserter, school, medals));
    if !r.chosen.serves_out {
        desk.tell(|| Event::DesertionOver(deserter, "JP-9.5"));
    }
}

impl flow::Step<JoinThePartisans> for DeserterHere {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::MoveOn);
        out.push(Action::Catch);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::MoveOn => Ok(Acted::Go(Next::turn_into(Movement::first()))),
            Action::Catch => {
                catch(r, s, seat, self.deserter, desk);
                Ok(Acted::Go(DONE))
            }
            _ => not_now(action),
        }
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, v.public.active, "deserter-here", "JP-9.7").with("other", self.deserter)
    }

    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("JP-9.7").with("other", self.deserter)
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

impl flow::Step<JoinThePartisans> for CaptiveHere {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::MoveOn);
        out.push(Action::Rescue);
    }

    fn act(
        &mut self,
        _: &Rules,
        _: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::MoveOn => Ok(Acted::Go(Next::turn_into(Movement::first()))),
            Action::Rescue => Ok(Acted::Go(Next::turn_into(Rescue { captive: self.captive }))),
            _ => not_now(action),
        }
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, v.public.active, "captive-here", "JP-10.3").with("other", self.captive)
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        super::rescue::label(r, action, self.captive, "JP-10.3")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

impl flow::Step<JoinThePartisans> for CaptivePartner {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Wait);
        out.push(Action::Rescue);
    }

    fn act(
        &mut self,
        _: &Rules,
        _: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Wait => Ok(Acted::Go(DONE)),
            Action::Rescue => Ok(Acted::Go(Next::turn_into(Rescue { captive: self.captive }))),
            _ => not_now(action),
        }
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, v.public.active, "captive-partner", "JP-13.8").with("other", self.captive)
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        super::rescue::label(r, action, self.captive, "JP-13.8")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
