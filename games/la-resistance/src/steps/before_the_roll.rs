//! Before the roll: cards, Saint-Pierre's gift, then the roll is announced (LR-5.16 to LR-5.18).

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, step};

use super::Answer;
use super::cest_la_guerre::{self, Moment};
use crate::LaResistance;
use crate::action::{Action, Verb};
use crate::cards::Leader;
use crate::event::Event;
use crate::flow::{Acted, Next, go};
use crate::leader_powers;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// Before the roll.
    pub struct BeforeTheRoll {}
}

impl Step<LaResistance> for BeforeTheRoll {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.push(Action::Roll);
        if s.public.own().is_led_by(Leader::SaintPierre) {
            for to in s.public.others(seat).iter() {
                if leader_powers::may_give_to(r, &s.public, to).is_ok() {
                    out.push(Action::Gift(to));
                }
            }
        }
        cest_la_guerre::list_plays(r, s, seat, Moment::PreRoll, out);
        cest_la_guerre::list_discards(s, seat, out);
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::Roll => {
                desk.tell(|| Event::RollAnnounced { seat });
                go(Next::Pop(Answer::Done))
            }
            Action::Gift(to) => {
                leader_powers::may_give_to(r, &s.public, to)?;
                leader_powers::give(r, &mut s.public, to, desk);
                go(Next::Ask)
            }
            Action::Play(card) => cest_la_guerre::play(r, s, seat, card, Moment::PreRoll, desk),
            Action::Discard(card) => cest_la_guerre::discard(r, s, seat, card, desk),
            _ => Err(Refusal::new("LR-5.16", "roll-first")),
        }
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Roll
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        if v.is_asked() {
            v.question("pre-roll", "LR-5.16")
        } else {
            v.waiting("wait-pre-roll", "LR-5.16", v.public.active)
        }
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::Roll => Label::new("LR-5.16"),
            Action::Gift(to) => {
                Label::new(r.house.behind.gift).with("seat", to).with("glory", r.leader(Leader::SaintPierre).value)
            }
            other => cest_la_guerre::label(other, Moment::PreRoll),
        }
    }

    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        match verb {
            // If he may give, no other band has room for a recruit.
            Verb::Gift => leader_powers::may_give(r, &v.public).err().unwrap_or(Refusal::with(
                "LR-G52",
                "gift-no-room",
                r.house.recruit_cap.into(),
            )),
            other => cest_la_guerre::unavailable(r, v, other, Moment::PreRoll),
        }
    }
}
