//! The captive's own attempt: a WOO-HOO, or a KA-BOOM when nobody is left to help (JP-10.4).

use staffetta_kernel::{Desk, Seat, flow, step};

use super::attempt::Attempt;
use super::{Answer, Came, DONE, Next};
use crate::JoinThePartisans;
use crate::dice::Combo;
use crate::event::Event;
use crate::keeping::Aim;
use crate::rules::Rules;
use crate::state::{Public, State};

step! {
    /// The active seat tries to escape.
    pub struct Escape {}
}

/// What frees the captive.
pub fn wanted(r: &Rules, p: &Public, captive: Seat) -> Aim {
    let alone = p.playing(r).all(|owner| owner == captive);
    let relief = r.chosen.relief && p.tasks[captive.at()].escape_tries >= r.numbers.relief_after;
    Aim::Contain(if alone || relief { Combo::KaBoom } else { Combo::WooHoo })
}

impl flow::Step<JoinThePartisans> for Escape {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let seat = s.public.active;
        let wanted = wanted(r, &s.public, seat);
        let Came::Back(Answer::Rolled(hand)) = came else { return Next::push(Attempt::of(seat, wanted, None)) };
        let task = &mut s.public.tasks[seat.at()];
        if r.dice.reached(wanted, hand) {
            (task.captive, task.escape_tries) = (false, 0);
            desk.tell(|| Event::Escaped(seat));
        } else {
            task.escape_tries = task.escape_tries.saturating_add(1);
            desk.tell(|| Event::EscapeFailed(seat));
        }
        DONE
    }
}
