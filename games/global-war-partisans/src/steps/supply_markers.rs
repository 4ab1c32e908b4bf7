//! Supply markers for partisans (GW-10.5, PAR 4.5).

use std::ops::ControlFlow;

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::partisan_actions::attempt;
use super::{Acted, Answer, G, Next, Offers, again, ask, no, one, out_of_place};
use crate::Action;
use crate::event::{Happened, Result3, tell};
use crate::partisan::{Mark, PartisanId};
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{State, View};

step! {
    /// The controller accepts or refuses a marker of another alliance.
    pub struct MarkerConsent { pub partisan: PartisanId, pub controller: Power }
}

/// May a marker be given to this partisan now?
fn may_give(r: &Rules, s: &State, id: PartisanId) -> Result<(), Refusal> {
    if s.stock[s.power.at()] == 0 {
        return Err(no("GW-10.5", "no-marker"));
    }
    may_receive(r, s, id)
}

/// Could this partisan be given a marker, whoever has one?
pub fn may_receive(r: &Rules, s: &State, id: PartisanId) -> Result<(), Refusal> {
    let Some((zone, piece)) = s.partisans.get(id) else { return Err(no("GW-10.5", "no-such-partisan")) };
    if r.frozen.has(zone) {
        return Err(no("GW-0.9", "frozen"));
    }
    if piece.is(Mark::Acted) || piece.is(Mark::Raided) {
        return Err(no("GW-9.7", "has-acted"));
    }
    if piece.holds_marker() {
        return Err(no("GW-R16", "holds-marker"));
    }
    if piece.is(Mark::Refused) { Err(no("GW-10.5", "has-refused")) } else { Ok(()) }
}

pub fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    if s.stock[s.power.at()] == 0 {
        return ControlFlow::Continue(());
    }
    for (id, _) in s.partisans.all() {
        if may_give(r, s, id).is_ok() && s.partisans.first_like(id) == id {
            out.offer(Action::Give(id))?;
        }
    }
    ControlFlow::Continue(())
}

/// The named partisan must try; of another alliance and seat its controller is asked first.
pub fn give(r: &Rules, s: &mut State, id: PartisanId, desk: &mut impl Desk<Happened>) -> Result<Acted, Refusal> {
    may_give(r, s, id)?;
    let Some((_, piece)) = s.partisans.get(id) else { return Err(out_of_place()) };
    let controller = piece.controller;
    let foreign = !controller.sides_with(s.power) && r.seat_of(controller) != r.seat_of(s.power);
    if foreign && r.house.marker_consent {
        return Ok(Acted::Go(Next::push(MarkerConsent { partisan: id, controller })));
    }
    receive(r, s, id, desk);
    Ok(again())
}

/// The controller has answered.
pub fn answered(r: &Rules, s: &mut State, id: PartisanId, accepted: bool, desk: &mut impl Desk<Happened>) {
    if accepted {
        return receive(r, s, id, desk);
    }
    let (lender, Some((zone, piece))) = (s.power, s.partisans.get(id)) else { return };
    s.partisans.mark(id, Mark::Refused);
    tell(r, desk, || Happened::MarkerRefused { lender, controller: piece.controller, zone });
}

/// Receive supplies: the partisan holds the marker, or it is lost, perhaps with the partisan.
fn receive(r: &Rules, s: &mut State, id: PartisanId, desk: &mut impl Desk<Happened>) {
    let (lender, Some((zone, piece))) = (s.power, s.partisans.get(id)) else { return };
    s.stock[lender.at()] -= 1;
    let (die, result) = attempt(r, s, id, r.actions.supplies, false, "supplies", desk);
    if result == Result3::Success {
        s.partisans.mark(id, Mark::Fresh);
    }
    let controller = piece.controller;
    let own_zone = s.owner(zone).alliance() == Some(controller.alliance());
    let rule = if own_zone {
        "GW-R43"
    } else if controller == lender {
        "GW-R67"
    } else if !controller.sides_with(lender) {
        "GW-R15"
    } else if r.seat_of(controller) != r.seat_of(lender) {
        "GW-R45"
    } else {
        "GW-10.5"
    };
    tell(r, desk, || Happened::Supplied { lender, controller, zone, die, result }.by(rule));
}

impl flow::Step<G> for MarkerConsent {
    fn asked(self, r: &Rules, _: &State) -> Awaiting {
        one(r, self.controller)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Refuse);
        out.push(Action::Accept);
    }
    fn act(
        &mut self,
        _: &Rules,
        _: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Accept | Action::Refuse => {
                let accepted = action == Action::Accept;
                Ok(Acted::Go(Next::Pop(Answer::Consent { partisan: self.partisan, accepted })))
            }
            _ => Err(out_of_place()),
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("marker-consent", "GW-R14", r, v, self.controller).with("other", v.table.power)
    }
}
