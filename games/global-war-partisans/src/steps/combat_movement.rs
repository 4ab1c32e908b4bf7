//! T2: combat movement (GW-4.1 to GW-4.11).

use std::ops::ControlFlow;

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::combat::Combat;
use super::transformation::{self, Pairing};
use super::walking::{self, Walk};
use super::{Acted, Anything, Came, G, Next, Offers, again, ask, no, one, out_of_place};
use crate::action::UnitAt;
use crate::event::{Happened, tell};
use crate::movement::Ground;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::unit::{Readiness, Unit};
use crate::zone::Zone;
use crate::{Action, Verb};

step! {
    /// The active power declares war and moves to attack, unit by unit.
    pub struct CombatMovement {}
}

impl flow::Step<G> for CombatMovement {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Happened>) -> Next {
        if offers(r, s, &mut Anything).is_break() { Next::Ask } else { Next::turn_into(Combat {}) }
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Pass);
        let _ = offers(r, s, out);
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Pass => Ok(Acted::Go(Next::turn_into(Combat {}))),
            Action::War(on) if s.may_declare(r, on) => {
                s.begin_war(r, s.power, on, desk);
                Ok(again())
            }
            Action::War(_) => Err(no("GW-0.8", "no-declaration")),
            Action::Move(UnitAt { unit, zone }) => {
                may_attack(r, s, unit, zone)?;
                Ok(Acted::draft(Attack { unit, from: zone }))
            }
            Action::Walk(partisan) => walking::begin(r, s, partisan),
            Action::Disband(partisan) => transformation::disband(r, s, partisan, desk),
            Action::Transform(partisan) => transformation::begin(r, s, partisan, desk),
            Action::Arm(partisan) => transformation::arm(r, s, partisan, desk),
            _ => Err(out_of_place()),
        }
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Pass
    }
    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        match action {
            Action::Walk(id) => Action::Walk(s.partisans.first_like(id)),
            Action::Disband(id) => Action::Disband(s.partisans.first_like(id)),
            Action::Transform(id) => Action::Transform(s.partisans.first_like(id)),
            Action::Arm(id) => Action::Arm(s.partisans.first_like(id)),
            other => other,
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("combat-movement", "GW-4.3", r, v, v.table.power)
    }
    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::War => no("GW-0.8", "no-declaration"),
            Verb::Move => no("GW-4.3", "nothing-to-attack"),
            Verb::Walk => no("GW-4.6", "does-not-walk"),
            Verb::Transform => no("GW-4.7", "no-transformation"),
            Verb::Arm => no("GW-4.8", "no-ripe-marker"),
            _ => out_of_place(),
        }
    }
}

fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    for &on in Power::ALL {
        if s.may_declare(r, on) {
            out.offer(Action::War(on))?;
        }
    }
    if s.stacks.has_room() {
        let ground = Ground::of_combat(r, s);
        // A zone is looked at once for all that stand there.
        let mut known = None;
        for (unit, zone) in s.stacks.ready(s.power.into()) {
            let near = match known {
                Some((last, near)) if last == zone => near,
                _ => Near::of(r, s, &ground, zone),
            };
            known = Some((zone, near));
            if near.has_target(r, &ground, unit, zone) {
                out.offer(Action::Move(UnitAt { unit, zone }))?;
            }
        }
    }
    walking::offers(r, s, out)?;
    transformation::offers(r, s, out)
}

/// What lies around a zone, whoever goes.
#[derive(Clone, Copy)]
struct Near {
    /// Everybody reaches something: over land, or over the sea.
    everybody: bool,
    /// Hunters reach partisans.
    hunters: bool,
    /// Nobody leaves the zone.
    shut: bool,
}

impl Near {
    fn of(r: &Rules, s: &State, ground: &Ground, zone: Zone) -> Self {
        if !ground.passable.has(zone) {
            return Self { everybody: false, hunters: false, shut: true };
        }
        let land = r.map.land(zone);
        let overseas = || !s.sea_targets(r, zone, ground.hostile, ground.passable).is_empty();
        Self { everybody: land.meets(ground.hostile) || overseas(), hunters: land.meets(ground.hunting), shut: false }
    }

    fn has_target(self, r: &Rules, ground: &Ground, unit: Unit, from: Zone) -> bool {
        unit != Unit::Militia
            && !self.shut
            && (self.everybody || self.hunters && unit.may_hunt() || ground.has_way(r, unit, from))
    }
}

/// May a unit of this type set out from there?
pub fn may_attack(r: &Rules, s: &State, unit: Unit, from: Zone) -> Result<(), Refusal> {
    if s.stacks.count(s.power.into(), from, unit, Readiness::Ready) == 0 {
        return Err(no("GW-4.3", "no-such-unit"));
    }
    if !s.stacks.has_room() {
        return Err(no("GW-0.11", "map-full"));
    }
    let ground = Ground::of_unit(r, s, unit);
    if Near::of(r, s, &ground, from).has_target(r, &ground, unit, from) {
        Ok(())
    } else {
        Err(no("GW-4.3", "nothing-to-attack"))
    }
}

step! {
    /// A unit moves to attack: where to, or through where?
    pub struct Attack { pub unit: Unit, pub from: Zone }
}

impl flow::Draft<G> for Attack {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        let ground = Ground::of_unit(r, s, self.unit);
        ground.direct(r, self.unit, self.from).iter().for_each(|zone| out.push(Action::To(zone)));
        ground.ways(r, self.unit, self.from).iter().for_each(|zone| out.push(Action::Through(zone)));
        let overseas = s.sea_targets(r, self.from, ground.hostile, ground.passable);
        overseas.iter().for_each(|zone| out.push(Action::Sail(zone)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let ground = Ground::of_unit(r, s, self.unit);
        match action {
            Action::To(zone) if ground.direct(r, self.unit, self.from).has(zone) => {
                march(r, s, self.unit, self.from, self.from, zone, desk);
                Ok(again())
            }
            Action::To(_) => Err(no("GW-4.3", "not-reached")),
            Action::Through(via) if !ground.onward(r, self.unit, self.from, via).is_empty() => {
                Ok(Acted::draft(AttackOnward { unit: self.unit, from: self.from, via }))
            }
            Action::Through(_) => Err(no("GW-4.3", "not-through")),
            Action::Sail(zone) if s.sea_targets(r, self.from, ground.hostile, ground.passable).has(zone) => {
                land(r, s, self.unit, self.from, zone, desk);
                Ok(again())
            }
            Action::Sail(_) => Err(no(s.no_crossing(r), "no-crossing")),
            _ => Err(out_of_place()),
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("move-to", "GW-4.3", r, v, v.table.power).with("unit", self.unit).with("zone", self.from)
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> staffetta_kernel::Label {
        crate::labels::label(r, v, action)
    }
}

step! {
    /// A unit moves to attack through a zone: where to?
    pub struct AttackOnward { pub unit: Unit, pub from: Zone, pub via: Zone }
}

impl flow::Draft<G> for AttackOnward {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        let ground = Ground::of_unit(r, s, self.unit);
        ground.onward(r, self.unit, self.from, self.via).iter().for_each(|zone| out.push(Action::To(zone)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let ground = Ground::of_unit(r, s, self.unit);
        let Action::To(zone) = action else { return Err(out_of_place()) };
        if !ground.onward(r, self.unit, self.from, self.via).has(zone) {
            return Err(no("GW-4.3", "not-reached"));
        }
        if !ground.passable.has(self.via) {
            enter_hostile(r, s, self.via, desk);
            s.capture(r, self.via, desk);
        }
        march(r, s, self.unit, self.from, self.via, zone, desk);
        Ok(again())
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let s = &v.table;
        let blitz = !Ground::of_unit(r, s, self.unit).passable.has(self.via);
        let rule = if blitz { "GW-4.4" } else { "GW-4.3" };
        ask("move-to", rule, r, v, s.power).with("unit", self.unit).with("zone", self.via)
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> staffetta_kernel::Label {
        crate::labels::label(r, v, action)
    }
}

/// What follows from entering a hostile zone: a neutral finds its patron, guests are at war (GW-4.1, GW-4.2).
pub fn enter_hostile(r: &Rules, s: &mut State, zone: Zone, desk: &mut impl Desk<Happened>) {
    if let Some(minor) = s.owner(zone).minor() {
        s.attack_minor(r, minor, desk);
    }
    s.war_with_guests(r, zone, desk);
}

fn march(r: &Rules, s: &mut State, unit: Unit, from: Zone, last: Zone, to: Zone, desk: &mut impl Desk<Happened>) {
    let power = s.power;
    if !s.friendly(r, power).has(to) {
        enter_hostile(r, s, to, desk);
        if let Some(at) = r.map.neighbours(to).iter().position(|&zone| zone == last) {
            s.entered[to as usize] |= 1 << at;
        }
    }
    s.stacks.take(power.into(), from, unit, Readiness::Ready, 1);
    s.stacks.add(power.into(), to, unit, Readiness::Moved, 1);
    // Partisans of others in the zone between do not stop it.
    let others = |zone: Zone| s.partisans.at(zone).any(|(_, piece)| !piece.controller.sides_with(power));
    let rule = if last != from && others(last) { "GW-4.10" } else { "GW-4.3" };
    tell(r, desk, || Happened::Moved { power, unit, from, to }.by(rule));
}

fn land(r: &Rules, s: &mut State, unit: Unit, from: Zone, to: Zone, desk: &mut impl Desk<Happened>) {
    let power = s.power;
    enter_hostile(r, s, to, desk);
    s.shipped += 1;
    s.stacks.take(power.into(), from, unit, Readiness::Ready, 1);
    if s.cross(r, unit, from, to, desk) {
        s.stacks.add(power.into(), to, unit, Readiness::Landed, 1);
        tell(r, desk, || Happened::Moved { power, unit, from, to }.by("GW-4.5"));
    }
}

/// Opens the choice of a second partisan, or of where one walks; for the steps that share them.
pub fn pair_with(first: crate::partisan::PartisanId) -> Acted {
    Acted::draft(Pairing { first })
}

/// The same for walking.
pub fn walk_of(partisan: crate::partisan::PartisanId) -> Acted {
    Acted::draft(Walk { partisan })
}
