//! Freeing a captive: one attempt for a KA-BOOM (JP-10.2).

use staffetta_kernel::{Desk, Label, Seat, Seats, flow, step};

use super::attempt::Attempt;
use super::{Answer, Came, DONE, Next};
use crate::dice::Combo;
use crate::event::Event;
use crate::keeping::Aim;
use crate::rules::Rules;
use crate::stars::Star;
use crate::state::State;
use crate::{Action, JoinThePartisans};

step! {
    /// The active seat tries to free a captive.
    pub struct Rescue {
        pub captive: Seat,
    }
}

const WANTED: Aim = Aim::Contain(Combo::KaBoom);

impl flow::Step<JoinThePartisans> for Rescue {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let seat = s.public.active;
        let Came::Back(Answer::Rolled(hand)) = came else {
            return Next::push(Attempt::of(seat, WANTED, r.chosen.stars.then_some(Star::Orange)));
        };
        if r.dice.reached(WANTED, hand) {
            free(r, s, seat, self.captive, desk);
        } else {
            desk.tell(|| Event::RescueFailed(seat, self.captive));
        }
        DONE
    }
}

fn free(r: &Rules, s: &mut State, rescuer: Seat, captive: Seat, desk: &mut impl Desk<Event>) {
    let task = &mut s.public.tasks[captive.at()];
    (task.captive, task.escape_tries) = (false, 0);
    let points = r.numbers.rescue;
    s.public.scores[rescuer.at()].rescues = s.public.scores[rescuer.at()].rescues.saturating_add(points);
    let there = s.public.at(rescuer).map_or(Seats::NONE, |place| s.public.standing_on(place));
    let others = there.without(rescuer).without(captive);
    let rule = if r.chosen.all_present || others.is_empty() { "JP-10.2" } else { "JP-10.5" };
    desk.tell(|| Event::Rescued(rescuer, captive, points, rule));
    for other in others.iter().filter(|_| r.chosen.all_present) {
        s.public.scores[other.at()].rescues = s.public.scores[other.at()].rescues.saturating_add(points);
        desk.tell(|| Event::Rescued(other, captive, points, rule));
    }
}

/// The label of what can be done beside a captive.
pub fn label(r: &Rules, action: Action, captive: Seat, rule: &'static str) -> Label {
    let label = Label::new(rule).with("other", captive);
    let rolls = usize::from(r.numbers.rolls);
    match action {
        Action::Rescue => Label { odds: Some(r.dice.chance(WANTED, rolls) as f32), ..label },
        _ => label,
    }
}
