//! The 3rd battalion at Tarnova: it is held until its marker is reached, and may be brought forward (BN-3.5).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::{Acted, Answer, Next, OUT_OF_PLACE, WAIT, go, question};
use crate::Banditen;
use crate::action::Action;
use crate::dice::die;
use crate::event::Event;
use crate::kinds::PARTISAN;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// May the 3rd battalion be brought forward?
    pub struct Hasten {}
}

/// The calendar frees it.
pub fn release(p: &mut Public, desk: &mut impl Desk<Event>) {
    if !p.released && p.third_marker <= p.turn {
        p.released = true;
        desk.tell(|| Event::Released);
    }
}

/// May it be brought forward in this turn?
pub fn may_hasten(r: &Rules, p: &Public) -> bool {
    r.is_tarnova()
        && p.turn >= 2
        && !p.released
        && p.initiative == PARTISAN
        && p.pa[PARTISAN] >= r.n.cost_early
        && !p.hastened
}

impl flow::Step<Banditen> for Hasten {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(PARTISAN)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Hasten);
        out.push(Action::Bide);
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Bide => {}
            Action::Hasten => {
                let p = &mut s.public;
                p.hastened = true;
                p.pa[PARTISAN] -= r.n.cost_early;
                let die = die("third battalion", desk);
                let moved = die >= r.n.early_needs;
                if moved {
                    p.third_marker = (p.third_marker - 1).max(p.turn);
                }
                desk.tell(|| Event::Hastened { die, turn: p.third_marker, moved });
                release(p, desk);
            }
            _ => return Err(OUT_OF_PLACE),
        }
        go(Next::Pop(Answer::Done))
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Bide
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        question(v, WAIT, || {
            Prompt::new("hasten", "BN-3.5").with("cost", r.n.cost_early).with("turn", v.public.third_marker)
        })
    }
    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        let mut label = Label::new("BN-3.5");
        if action == Action::Hasten {
            label.price = Some(format!("{} PA", r.n.cost_early));
            label.odds = Some(f32::from(7 - r.n.early_needs.min(7)) / 6.0);
        }
        label
    }
}
