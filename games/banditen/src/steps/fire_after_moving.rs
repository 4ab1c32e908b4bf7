//! Move and Fire: after moving the group may fire (BN-9.9).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::declare::choose_target::target_rule;
use super::fire_resolution::{FireResolution, aim};
use super::movement::WAIT_MOVE;
use super::{Acted, Answer, Came, Next, OUT_OF_PLACE, go, question};
use crate::Banditen;
use crate::action::{Action, Verb};
use crate::event::Event;
use crate::fire::{AFTER_MOVING, How, able, facing, reaching, ready_among};
use crate::kinds::other;
use crate::odds;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::unit_set::UnitSet;
use crate::view::View;

step! {
    /// The group may fire from where it is.
    pub struct FireAfterMoving {}
}

/// Who may fire after moving: those who are in the group's last hex.
pub fn gunners(p: &Public) -> UnitSet {
    p.group.all.and(p.stack_of(p.group.seat(), p.group.here))
}

fn ready(r: &Rules, p: &Public) -> UnitSet {
    ready_among(r, p, gunners(p), How::AfterMoving)
}

impl flow::Step<Banditen> for FireAfterMoving {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        let p = &s.public;
        let (ready, here) = (ready(r, p), p.group.here);
        let targets = || facing(r, p, other(p.group.seat()), here).into_iter();
        let any = !ready.is_empty() && targets().any(|to| !reaching(r, p, ready, here, to).is_empty());
        if any { Next::Ask } else { Next::Pop(Answer::Done) }
    }
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        out.push(Action::HoldFire);
        let (ready, here) = (ready(r, p), p.group.here);
        let near = facing(r, p, other(seat), here);
        for target in p.stacks(other(seat)).filter(|&target| near.has(target)) {
            if !reaching(r, p, ready, here, target).is_empty() {
                out.push(Action::At(target));
            }
        }
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let p = &mut s.public;
        match action {
            Action::HoldFire => {
                desk.tell(|| Event::HeldFire { seat });
                go(Next::Pop(Answer::Done))
            }
            Action::At(target) => {
                if !p.holds(other(seat), target) {
                    return Err(Refusal::new("BN-9.2", "no-enemy-there"));
                }
                let from = p.group.here;
                let firing = reaching(r, p, ready(r, p), from, target);
                if firing.is_empty() {
                    return Err(Refusal::new("BN-9.9", "nobody-reaches"));
                }
                aim(p, firing, from, target, AFTER_MOVING);
                go(Next::turn_into(FireResolution::START))
            }
            _ => Err(OUT_OF_PLACE),
        }
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT_MOVE, || Prompt::new("fire-after", "BN-9.9"))
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let Action::At(target) = action else { return Label::new("BN-9.9") };
        let p = &v.public;
        let firing = able(r, p, gunners(p), target, How::AfterMoving);
        let odds = Some(odds::any_hit(r, p, firing, target, p.stack(target), AFTER_MOVING));
        Label { odds, ..Label::new(target_rule(r, p, p.group.here, target)).with("hex", target) }
    }
    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::At => Refusal::new("BN-9.1", "no-target"),
            _ => <Banditen as flow::Flow>::out_of_place(verb),
        }
    }
}
