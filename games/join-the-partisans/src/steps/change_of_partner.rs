//! Olga may change her partner when a year is done (option `olga_switch`, JP-13.1).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, Seat, flow, step};

use super::preparation::partner_label;
use super::{Acted, Came, DONE, Next, ask, not_now};
use crate::event::Event;
use crate::partisans::Leg;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// Olga names another partner, or stays.
    pub struct ChangeOfPartner {}
}
step! {
    /// The owner whom she names agrees or not.
    pub struct Consent {
        pub owner: Seat,
    }
}

/// May she go to this owner?
fn is_candidate(r: &Rules, p: &Public, owner: Seat) -> bool {
    let free = |leg: Leg| matches!(leg, Leg::ToColoured | Leg::ToWhite | Leg::YearDone);
    r.cast.is_owner(owner) && free(p.tasks[owner.at()].leg) && p.pair.partner.get() != Some(owner)
}

impl flow::Step<JoinThePartisans> for ChangeOfPartner {
    fn asked(self, r: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(r.cast.olga.unwrap_or_default())
    }

    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        let any = r.cast.owners().any(|owner| is_candidate(r, &s.public, owner));
        if any { Next::Ask } else { DONE }
    }

    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Stay);
        for &owner in s.public.ring.iter().filter(|&&owner| is_candidate(r, &s.public, owner)) {
            out.push(Action::Partner(owner));
        }
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Stay => Ok(Acted::Go(DONE)),
            Action::Partner(owner) if is_candidate(r, &s.public, owner) => {
                Ok(Acted::Go(Next::turn_into(Consent { owner })))
            }
            Action::Partner(_) => Err(Refusal::new("JP-13.1", "no-candidate")),
            _ => not_now(action),
        }
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask(v, r.cast.olga.unwrap_or_default(), "change-partner", "JP-13.1")
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        partner_label(action)
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

impl flow::Step<JoinThePartisans> for Consent {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.owner)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Refuse);
        out.push(Action::Accept);
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        owner: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let olga = r.cast.olga.unwrap_or_default();
        match action {
            Action::Accept => {
                s.public.pair.next = Maybe::some(owner);
                desk.tell(|| Event::PartnerAgreed(owner, olga));
            }
            Action::Refuse => desk.tell(|| Event::PartnerRefused(owner, olga)),
            _ => return not_now(action),
        }
        Ok(Acted::Go(DONE))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask(v, self.owner, "consent", "JP-13.1").with("other", r.cast.olga.unwrap_or_default())
    }

    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("JP-13.1")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
