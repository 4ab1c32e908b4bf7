//! Partisan actions: recruitment, sabotage, resource disruption (GW-9.1 to GW-9.4).

use std::ops::ControlFlow;

use staffetta_kernel::{Choices, Desk, Maybe, Prompt, Refusal, RuleId, Seat, flow, kinds, step};

use super::invasion_support;
use super::{Acted, G, Offers, again, ask, d12, no, out_of_place};
use crate::Action;
use crate::event::{Happened, Result3, tell};
use crate::partisan::{Mark, Partisan, PartisanId};
use crate::power::Power;
use crate::rules::{Chance, Rules};
use crate::state::{State, View};
use crate::unit::Facility;
use crate::zone::Zone;

kinds! {
    /// An action of a partisan.
    pub enum Deed, "deed" {
        Recruitment = "recruitment",
        Sabotage = "sabotage",
        Disruption = "disruption",
        Support = "support",
    }
}

step! {
    /// Which facility is sabotaged?
    pub struct SabotageTarget { pub partisan: PartisanId }
}

step! {
    /// Is the supply marker spent on the action?
    pub struct Spending { pub partisan: PartisanId, pub deed: Deed, pub facility: Maybe<Facility> }
}

impl Deed {
    /// On which numbers it works, and on which the partisan is lost.
    pub const fn chance(self, r: &Rules) -> Chance {
        match self {
            Self::Recruitment => r.actions.recruitment,
            Self::Sabotage => r.actions.sabotage,
            Self::Disruption => r.actions.disruption,
            Self::Support => r.actions.support,
        }
    }
}

/// On how many numbers an action works with a supply marker.
pub fn marked(r: &Rules, chance: Chance) -> u8 {
    (chance.success + r.numbers.supply_marker_bonus).min(chance.failure - 1)
}

/// Has the partisan an action left, leaving the place aside?
pub fn is_idle(r: &Rules, piece: &Partisan) -> bool {
    !piece.is(Mark::Acted) && (r.house.raid_and_act || !piece.is(Mark::Raided))
}

/// A partisan of the active power that may take an action where it stands (GW-9.1).
pub fn actor(r: &Rules, s: &State, id: PartisanId) -> Result<(Zone, Partisan), Refusal> {
    const NO_ACTION: Refusal = no("GW-9.1", "no-action");
    let (zone, piece) = s.partisans.get(id).ok_or(NO_ACTION)?;
    let owner = s.owner(zone);
    let at_home = owner.alliance() == Some(s.power.alliance());
    let bound = owner.power().is_some_and(|owner| s.truce_binds(r, s.power, owner));
    let refused = |rule: RuleId| Err(no(rule, "no-action"));
    if piece.controller != s.power {
        return Err(NO_ACTION);
    }
    if r.frozen.has(zone) {
        return refused("GW-0.9");
    }
    if !is_idle(r, &piece) {
        return refused(if piece.is(Mark::Acted) { "GW-9.7" } else { "GW-8.8" });
    }
    if at_home {
        return refused("GW-R42");
    }
    if bound { refused("GW-2.4") } else { Ok((zone, piece)) }
}

/// Facilities that can still be damaged.
pub fn targets(r: &Rules, s: &State, zone: Zone) -> impl Iterator<Item = Facility> {
    let open = move |&facility: &Facility| s.damage_of(zone, facility) < r.most_damage(zone, facility);
    Facility::ALL.iter().copied().filter(open)
}

pub fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    let mut pieces = None;
    for (id, _) in s.partisans.of(s.power) {
        let Ok((zone, _)) = actor(r, s, id) else { continue };
        if s.partisans.first_like(id) != id {
            continue;
        }
        if *pieces.get_or_insert_with(|| s.pool(r, s.power)) > 0 {
            out.offer(Action::Recruit(id))?;
        }
        if targets(r, s, zone).next().is_some() {
            out.offer(Action::Sabotage(id))?;
        }
        if s.owner(zone).power().is_some() {
            out.offer(Action::Disrupt(id))?;
        }
    }
    ControlFlow::Continue(())
}

/// May this partisan of the active power take this action in its own combat?
pub fn may(r: &Rules, s: &State, id: PartisanId, deed: Deed) -> Result<(Zone, Partisan), Refusal> {
    let (zone, piece) = actor(r, s, id)?;
    match deed {
        Deed::Recruitment if s.pool(r, s.power) == 0 => {
            let chinese = matches!(s.power, Power::Kmt | Power::Ccp);
            Err(no(if chinese { "GW-R25" } else { "GW-R24" }, "no-piece-left"))
        }
        Deed::Disruption if s.owner(zone).power().is_none() => Err(no("GW-R64", "nobody-to-pay")),
        Deed::Sabotage if targets(r, s, zone).next().is_none() => {
            let wrecked = Facility::ALL.iter().any(|&facility| r.most_damage(zone, facility) > 0);
            Err(no(if wrecked { "GW-R41" } else { "GW-9.3" }, "nothing-to-sabotage"))
        }
        Deed::Recruitment | Deed::Sabotage | Deed::Disruption | Deed::Support => Ok((zone, piece)),
    }
}

pub fn recruit(r: &Rules, s: &mut State, id: PartisanId, desk: &mut impl Desk<Happened>) -> Result<Acted, Refusal> {
    let (_, piece) = may(r, s, id, Deed::Recruitment)?;
    Ok(take_action(r, s, id, piece, Deed::Recruitment, None, desk))
}

pub fn disrupt(r: &Rules, s: &mut State, id: PartisanId, desk: &mut impl Desk<Happened>) -> Result<Acted, Refusal> {
    let (_, piece) = may(r, s, id, Deed::Disruption)?;
    Ok(take_action(r, s, id, piece, Deed::Disruption, None, desk))
}

/// The facility is asked for where there are several.
pub fn sabotage(r: &Rules, s: &mut State, id: PartisanId, desk: &mut impl Desk<Happened>) -> Result<Acted, Refusal> {
    let (zone, piece) = may(r, s, id, Deed::Sabotage)?;
    let mut facilities = targets(r, s, zone);
    let (first, more) = (facilities.next(), facilities.next().is_some());
    drop(facilities);
    if more {
        return Ok(Acted::draft(SabotageTarget { partisan: id }));
    }
    Ok(take_action(r, s, id, piece, Deed::Sabotage, first, desk))
}

/// A holder of a ripe marker is asked whether to spend it; others roll at once.
fn take_action(
    r: &Rules,
    s: &mut State,
    id: PartisanId,
    piece: Partisan,
    deed: Deed,
    facility: Option<Facility>,
    desk: &mut impl Desk<Happened>,
) -> Acted {
    if piece.is(Mark::Ripe) {
        return Acted::draft(Spending { partisan: id, deed, facility: facility.into() });
    }
    perform(r, s, id, deed, facility, false, desk);
    again()
}

impl flow::Draft<G> for SabotageTarget {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        if let Some((zone, _)) = s.partisans.get(self.partisan) {
            targets(r, s, zone).for_each(|facility| out.push(Action::Target(facility)));
        }
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::Target(facility) = action else { return Err(out_of_place()) };
        let Some((zone, piece)) = s.partisans.get(self.partisan) else { return Err(out_of_place()) };
        if !targets(r, s, zone).any(|open| open == facility) {
            let wrecked = r.most_damage(zone, facility) > 0;
            return Err(no(if wrecked { "GW-R41" } else { "GW-9.3" }, "nothing-to-sabotage"));
        }
        Ok(take_action(r, s, self.partisan, piece, Deed::Sabotage, Some(facility), desk))
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("sabotage-target", "GW-9.3", r, v, v.table.power)
    }
}

impl flow::Draft<G> for Spending {
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Spend);
        out.push(Action::Keep);
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let spend = match action {
            Action::Spend => true,
            Action::Keep => false,
            _ => return Err(out_of_place()),
        };
        if self.deed == Deed::Support {
            return Ok(invasion_support::roll(r, s, self.partisan, spend, desk));
        }
        perform(r, s, self.partisan, self.deed, self.facility.get(), spend, desk);
        Ok(again())
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Keep
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("spend-marker", "GW-10.6", r, v, v.table.power)
    }
}

/// Rolls for an action: the number, what it came to, with the marker spent and the failure's price paid (GW-9.1).
pub fn attempt(
    r: &Rules,
    s: &mut State,
    id: PartisanId,
    chance: Chance,
    spend: bool,
    purpose: &'static str,
    desk: &mut impl Desk<Happened>,
) -> (u8, Result3) {
    let die = d12(purpose, desk);
    s.partisans.mark(id, Mark::Acted);
    let bonus = if spend { r.numbers.supply_marker_bonus } else { 0 };
    if spend {
        s.partisans.unmark(id, Mark::Ripe);
    }
    if die >= chance.failure {
        s.remove_partisan(id);
        return (die, Result3::Failure);
    }
    (die, if die <= chance.success + bonus { Result3::Success } else { Result3::Nothing })
}

fn perform(
    r: &Rules,
    s: &mut State,
    id: PartisanId,
    deed: Deed,
    facility: Option<Facility>,
    spend: bool,
    desk: &mut impl Desk<Happened>,
) {
    let Some((zone, piece)) = s.partisans.get(id) else { return };
    match (deed, facility) {
        (Deed::Recruitment, _) => recruitment(r, s, id, zone, piece, spend, desk),
        (Deed::Sabotage, Some(facility)) => sabotage_roll(r, s, id, zone, facility, spend, desk),
        (Deed::Disruption, _) => disruption(r, s, id, zone, spend, desk),
        (Deed::Sabotage | Deed::Support, _) => {}
    }
}

fn recruitment(
    r: &Rules,
    s: &mut State,
    id: PartisanId,
    zone: Zone,
    piece: Partisan,
    spend: bool,
    desk: &mut impl Desk<Happened>,
) {
    let controller = piece.controller;
    let (die, result) = attempt(r, s, id, r.actions.recruitment, spend, "recruitment", desk);
    if result == Result3::Success && s.raise(r, zone, controller, piece.is(Mark::Mountain), true) {
        s.tally.recruited += 1;
    }
    let rule = match result {
        Result3::Failure => "GW-9.1",
        Result3::Success if die > r.actions.recruitment.success => "GW-R9",
        Result3::Success if piece.is(Mark::Mountain) => "GW-R32",
        Result3::Success | Result3::Nothing => "GW-9.2",
    };
    tell(r, desk, || Happened::Recruited { controller, zone, die, result }.by(rule));
}

/// What a number is worth: with a marker and the option `marker_bonus_effect = capped3`, no more than without (GW-9.3).
fn effect(r: &Rules, die: u8, chance: Chance) -> u8 {
    if r.house.marker_capped { die.min(chance.success) } else { die }
}

fn sabotage_roll(
    r: &Rules,
    s: &mut State,
    id: PartisanId,
    zone: Zone,
    facility: Facility,
    spend: bool,
    desk: &mut impl Desk<Happened>,
) {
    let controller = s.power;
    let (die, result) = attempt(r, s, id, r.actions.sabotage, spend, "sabotage", desk);
    let mut points = 0;
    if result == Result3::Success {
        let before = s.damage_of(zone, facility);
        let after = (before + effect(r, die, r.actions.sabotage)).min(r.most_damage(zone, facility));
        s.set_damage(zone, facility, after);
        points = after - before;
        s.tally.sabotaged[controller.at()] += u16::from(points);
    }
    let rule = match result {
        Result3::Failure => "GW-9.1",
        Result3::Success if points < effect(r, die, r.actions.sabotage) => "GW-3.6",
        Result3::Success if die > r.actions.sabotage.success => "GW-R10",
        Result3::Success | Result3::Nothing => "GW-9.3",
    };
    tell(r, desk, || Happened::Sabotaged { controller, zone, facility, die, result, points }.by(rule));
}

fn disruption(r: &Rules, s: &mut State, id: PartisanId, zone: Zone, spend: bool, desk: &mut impl Desk<Happened>) {
    let controller = s.power;
    let Some(victim) = s.owner(zone).power() else { return };
    let (die, result) = attempt(r, s, id, r.actions.disruption, spend, "disruption", desk);
    let mut paid = 0;
    if result == Result3::Success {
        let asked = u16::from(effect(r, die, r.actions.disruption));
        paid = asked.min(s.cash[victim.at()]) as u8;
        s.cash[victim.at()] -= u16::from(paid);
        s.tally.disrupted[controller.at()] += u16::from(paid);
    }
    let rule = match result {
        Result3::Failure => "GW-9.1",
        Result3::Success if paid == 0 => "GW-R40",
        Result3::Success if die > r.actions.disruption.success => "GW-R10",
        Result3::Success | Result3::Nothing => "GW-9.4",
    };
    tell(r, desk, || Happened::Disrupted { controller, zone, victim, die, result, paid }.by(rule));
}
