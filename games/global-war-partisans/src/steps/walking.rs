//! Partisans of the CCP walk one link in a turn (GW-4.6, GW-10.2).

use std::ops::ControlFlow;

use staffetta_kernel::{Choices, Desk, Prompt, Refusal, RuleId, Seat, flow, step};

use super::combat_movement::walk_of;
use super::{Acted, G, Offers, again, ask, no, out_of_place};
use crate::Action;
use crate::event::{Happened, tell};
use crate::partisan::{Mark, PartisanId};
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

step! {
    /// A partisan walks: where to?
    pub struct Walk { pub partisan: PartisanId }
}

/// Where a partisan may walk: any neighbour over land, whoever possesses it.
fn destinations(r: &Rules, s: &State, id: PartisanId) -> ZoneSet {
    match s.partisans.get(id) {
        Some((zone, piece))
            if piece.controller == Power::Ccp
                && s.power == Power::Ccp
                && !piece.is(Mark::Moved)
                && !r.frozen.has(zone) =>
        {
            r.map.land(zone).without(r.frozen)
        }
        _ => ZoneSet::NONE,
    }
}

pub fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    if s.power != Power::Ccp {
        return ControlFlow::Continue(());
    }
    for (id, _) in s.partisans.of(Power::Ccp) {
        if s.partisans.first_like(id) == id && !destinations(r, s, id).is_empty() {
            out.offer(Action::Walk(id))?;
        }
    }
    ControlFlow::Continue(())
}

/// The rule that most of all lets this partisan walk there.
fn walk_rule(r: &Rules, s: &State, id: PartisanId, to: Zone) -> RuleId {
    let Some((from, piece)) = s.partisans.get(id) else { return "GW-4.6" };
    if piece.is(Mark::Mountain) {
        "GW-R31"
    } else if s.owner(to) == Power::Ccp.into() {
        "GW-R27"
    } else if !r.map.china.has(from) {
        "GW-R29"
    } else if !r.map.china.has(to) {
        "GW-R28"
    } else {
        "GW-4.6"
    }
}

pub fn begin(r: &Rules, s: &State, id: PartisanId) -> Result<Acted, Refusal> {
    if !destinations(r, s, id).is_empty() {
        return Ok(walk_of(id));
    }
    let own = s.partisans.get(id).filter(|(_, piece)| piece.controller == Power::Ccp && s.power == Power::Ccp);
    let moved = own.is_some_and(|(_, piece)| piece.is(Mark::Moved));
    Err(no(if moved { "GW-10.2" } else { "GW-4.6" }, "does-not-walk"))
}

impl flow::Draft<G> for Walk {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        destinations(r, s, self.partisan).iter().for_each(|zone| out.push(Action::To(zone)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::To(to) = action else { return Err(out_of_place()) };
        if !destinations(r, s, self.partisan).has(to) {
            return Err(no("GW-4.6", "not-reached"));
        }
        let Some((from, _)) = s.partisans.get(self.partisan) else { return Err(out_of_place()) };
        let partisan = self.partisan;
        s.partisans.move_to(partisan, to);
        s.partisans.mark(partisan, Mark::Moved);
        tell(r, desk, || Happened::Walked { partisan, from, to });
        Ok(again())
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("walk-to", "GW-4.6", r, v, v.table.power)
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> staffetta_kernel::Label {
        let label = crate::labels::label(r, v, action);
        let Action::To(to) = action else { return label };
        staffetta_kernel::Label { rule: walk_rule(r, &v.table, self.partisan, to), ..label }
    }
}
