//! Partisans become militia, or disband (GW-4.7 to GW-4.9, GW-4.11).

use std::ops::ControlFlow;

use staffetta_kernel::{Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::combat_movement::{enter_hostile, pair_with};
use super::{Acted, G, Offers, again, ask, no, out_of_place};
use crate::Action;
use crate::event::{Happened, tell};
use crate::partisan::{Mark, Partisan, PartisanId};
use crate::rules::Rules;
use crate::state::{Spain, State, View};
use crate::unit::{Readiness, Unit};
use crate::zone::Zone;

step! {
    /// Two partisans form a militia: which is the second?
    pub struct Pairing { pub first: PartisanId }
}

const NO_TRANSFORMATION: Refusal = no("GW-4.7", "no-transformation");

/// May partisans of the active power rise in this zone?
fn may_rise(r: &Rules, s: &State, zone: Zone) -> bool {
    if r.frozen.has(zone) || !s.stacks.has_room() {
        return false;
    }
    let Some(owner) = s.owner(zone).power() else {
        let closed = s.spain == Spain::Open && r.map.spain.has(zone);
        return r.house.transform_at_peace && !closed;
    };
    if owner.sides_with(s.power) {
        return !s.locked(r).has(zone);
    }
    let at_war = s.at_war(s.power, owner);
    (at_war || r.house.transform_at_peace) && !s.truce_binds(r, s.power, owner)
}

/// Why partisans do not rise in this zone.
fn no_rise(r: &Rules, s: &State, zone: Zone) -> Refusal {
    let owner = s.owner(zone).power();
    let rule = if r.frozen.has(zone) {
        "GW-R52"
    } else if owner.is_some_and(|owner| s.truce_binds(r, s.power, owner)) {
        "GW-2.4"
    } else if owner.is_none_or(|owner| !owner.sides_with(s.power) && !s.at_war(s.power, owner)) {
        "GW-R23"
    } else {
        "GW-4.7"
    };
    no(rule, "no-transformation")
}

fn own(s: &State, id: PartisanId) -> Option<(Zone, Partisan)> {
    s.partisans.get(id).filter(|(_, piece)| piece.controller == s.power)
}

fn has_partner(s: &State, zone: Zone) -> bool {
    s.partisans.at(zone).filter(|(_, piece)| piece.controller == s.power).nth(1).is_some()
}

pub fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    for (id, piece) in s.partisans.of(s.power) {
        let Some(zone) = piece.zone.get() else { continue };
        if r.frozen.has(zone) || s.partisans.first_like(id) != id {
            continue;
        }
        out.offer(Action::Disband(id))?;
        let paired = has_partner(s, zone);
        if (paired || piece.is(Mark::Ripe)) && may_rise(r, s, zone) {
            if paired {
                out.offer(Action::Transform(id))?;
            }
            if piece.is(Mark::Ripe) {
                out.offer(Action::Arm(id))?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub fn disband(r: &Rules, s: &mut State, id: PartisanId, desk: &mut impl Desk<Happened>) -> Result<Acted, Refusal> {
    let Some((zone, piece)) = own(s, id).filter(|(zone, _)| !r.frozen.has(*zone)) else {
        return Err(no("GW-4.11", "not-yours"));
    };
    s.remove_partisan(id);
    tell(r, desk, || Happened::Disbanded { controller: piece.controller, zone });
    Ok(again())
}

/// The first of two is named; where only one other is there, it is the second.
pub fn begin(r: &Rules, s: &mut State, id: PartisanId, desk: &mut impl Desk<Happened>) -> Result<Acted, Refusal> {
    let (zone, _) = own(s, id).ok_or(NO_TRANSFORMATION)?;
    if !has_partner(s, zone) {
        return Err(NO_TRANSFORMATION);
    }
    if !may_rise(r, s, zone) {
        return Err(no_rise(r, s, zone));
    }
    let mut others = Choices::new();
    list_partners(s, id, &mut others);
    match *others {
        [Action::With(other)] => {
            transform(r, s, id, other, desk);
            Ok(again())
        }
        _ => Ok(pair_with(id)),
    }
}

fn partners(s: &State, first: PartisanId) -> impl Iterator<Item = PartisanId> + '_ {
    let zone = s.partisans.get(first).map(|(zone, _)| zone);
    s.partisans.of(s.power).filter(move |(id, piece)| *id != first && piece.zone.get() == zone).map(|(id, _)| id)
}

fn list_partners(s: &State, first: PartisanId, out: &mut Choices<Action>) {
    for id in partners(s, first) {
        if s.partisans.first_like_but(id, Some(first)) == id {
            out.push(Action::With(id));
        }
    }
}

impl flow::Draft<G> for Pairing {
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        list_partners(s, self.first, out);
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::With(other) = action else { return Err(out_of_place()) };
        if !partners(s, self.first).any(|id| id == other) {
            return Err(NO_TRANSFORMATION);
        }
        transform(r, s, self.first, other, desk);
        Ok(again())
    }
    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        match action {
            Action::With(id) => Action::With(s.partisans.first_like_but(id, Some(self.first))),
            other => other,
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("transform-with", "GW-4.7", r, v, v.table.power)
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> staffetta_kernel::Label {
        crate::labels::label(r, v, action)
    }
}

fn transform(r: &Rules, s: &mut State, first: PartisanId, second: PartisanId, desk: &mut impl Desk<Happened>) {
    let (Some((zone, _)), controller) = (s.partisans.get(first), s.power) else { return };
    s.remove_partisan(first);
    s.remove_partisan(second);
    tell(r, desk, || Happened::Transformed { controller, zone });
    rise(r, s, zone, desk);
}

/// A militia appears, as if it had moved in.
fn rise(r: &Rules, s: &mut State, zone: Zone, desk: &mut impl Desk<Happened>) {
    s.tally.transformations += 1;
    if s.owner(zone).alliance() != Some(s.power.alliance()) {
        enter_hostile(r, s, zone, desk);
        // Only the option lets partisans rise against a power at peace.
        if let Some(owner) = s.owner(zone).power()
            && !s.at_war(s.power, owner)
            && !s.locked(r).has(zone)
        {
            s.begin_war(r, s.power, owner, desk);
        }
    }
    s.stacks.add(s.power.into(), zone, Unit::Militia, Readiness::Moved, 1);
}

/// A partisan with a ripe supply marker becomes a militia alone; an empty zone is taken at once (GW-4.8).
pub fn arm(r: &Rules, s: &mut State, id: PartisanId, desk: &mut impl Desk<Happened>) -> Result<Acted, Refusal> {
    let (zone, piece) = own(s, id).ok_or(no("GW-4.8", "not-yours"))?;
    if !piece.is(Mark::Ripe) {
        // A marker serves only the partisan that received it.
        let beside = s.partisans.at(zone).any(|(_, other)| other.controller == s.power && other.is(Mark::Ripe));
        return Err(no(if beside { "GW-R59" } else { "GW-4.8" }, "no-ripe-marker"));
    }
    if !may_rise(r, s, zone) {
        return Err(no_rise(r, s, zone));
    }
    let controller = s.power;
    s.remove_partisan(id);
    tell(r, desk, || Happened::Armed { controller, zone });
    rise(r, s, zone, desk);
    let friends = controller.alliance().members();
    if s.owner(zone).alliance() != Some(controller.alliance()) && !s.opposed(zone, friends) {
        s.capture(r, zone, desk);
    }
    Ok(again())
}
