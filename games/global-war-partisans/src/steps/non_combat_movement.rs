//! T4: non-combat movement and strategic rail (GW-10.0 to GW-10.2).

use std::ops::ControlFlow;

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::place_units::PlaceUnits;
use super::{Acted, Anything, Came, G, Next, Offers, again, ask, no, one, out_of_place, walking};
use crate::action::UnitAt;
use crate::event::{Happened, tell};
use crate::movement::Ground;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::unit::{Readiness, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;
use crate::{Action, Verb};

step! {
    /// The active power moves what has done nothing yet.
    pub struct NonCombatMovement {}
}

step! {
    /// A unit moves: where to, and how?
    pub struct Journey { pub unit: Unit, pub from: Zone }
}

impl flow::Step<G> for NonCombatMovement {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Happened>) -> Next {
        if offers(r, s, &mut Anything).is_break() { Next::Ask } else { Next::turn_into(PlaceUnits {}) }
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
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Pass => Ok(Acted::Go(Next::turn_into(PlaceUnits {}))),
            Action::Move(UnitAt { unit, zone }) => {
                may_move(r, s, unit, zone)?;
                Ok(Acted::draft(Journey { unit, from: zone }))
            }
            Action::Walk(partisan) => walking::begin(r, s, partisan),
            _ => Err(out_of_place()),
        }
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Pass
    }
    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        if let Action::Walk(id) = action { Action::Walk(s.partisans.first_like(id)) } else { action }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("non-combat-movement", "GW-10.0", r, v, v.table.power)
    }
    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Move => no("GW-10.0", "nowhere-to-go"),
            Verb::Walk => no("GW-4.6", "does-not-walk"),
            _ => out_of_place(),
        }
    }
}

fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    if s.stacks.has_room() {
        let ground = Ground::of_movement(r, s);
        // A zone is looked at once for all that stand there.
        let mut known = None;
        for (unit, zone) in s.stacks.ready(s.power.into()) {
            let open = match known {
                Some((last, open)) if last == zone => open,
                _ => leads_on(r, s, &ground, zone),
            };
            known = Some((zone, open));
            if open && r.units[unit.at()].movement > 0 {
                out.offer(Action::Move(UnitAt { unit, zone }))?;
            }
        }
    }
    walking::offers(r, s, out)
}

/// May a unit of this type leave that zone?
pub fn may_move(r: &Rules, s: &State, unit: Unit, from: Zone) -> Result<(), Refusal> {
    if s.stacks.count(s.power.into(), from, unit, Readiness::Ready) == 0 {
        return Err(no("GW-10.0", "no-such-unit"));
    }
    if !s.stacks.has_room() {
        return Err(no("GW-0.11", "map-full"));
    }
    let goes = r.units[unit.at()].movement > 0 && leads_on(r, s, &Ground::of_movement(r, s), from);
    if goes { Ok(()) } else { Err(no("GW-10.0", "nowhere-to-go")) }
}

/// Does any way lead out of a zone? Rails lead to neighbours first, so whoever can take a train can also walk.
#[inline]
fn leads_on(r: &Rules, s: &State, ground: &Ground, from: Zone) -> bool {
    ground.passable.has(from)
        && (r.map.land(from).meets(ground.passable)
            || !s.sea_targets(r, from, ground.passable, ground.passable).is_empty())
}

impl Journey {
    /// Zones that only rail leads to.
    fn by_rail(self, r: &Rules, s: &State, ground: &Ground) -> ZoneSet {
        s.rail_targets(r, self.from, ground.passable).without(ground.reach(r, self.unit, self.from))
    }

    fn arrive(self, s: &mut State, to: Zone) {
        s.stacks.take(s.power.into(), self.from, self.unit, Readiness::Ready, 1);
        s.stacks.add(s.power.into(), to, self.unit, Readiness::Moved, 1);
    }

    /// Why no train goes there.
    fn no_train(self, r: &Rules, s: &State, ground: &Ground, to: Zone) -> Refusal {
        if s.railed >= r.powers[s.power.at()].rail {
            return no("GW-0.6", "no-rail-capacity");
        }
        let open = s.rail_net(r, self.from, ground.passable, ZoneSet::NONE);
        if open.has(to) && !s.rail_targets(r, self.from, ground.passable).has(to) {
            return no("GW-8.24", "rail-blocked");
        }
        no("GW-10.1", "no-rail")
    }
}

impl flow::Draft<G> for Journey {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        let ground = Ground::of_movement(r, s);
        let reach = ground.reach(r, self.unit, self.from);
        reach.iter().for_each(|zone| out.push(Action::To(zone)));
        let overseas = s.sea_targets(r, self.from, ground.passable, ground.passable);
        overseas.iter().for_each(|zone| out.push(Action::Sail(zone)));
        let rails = s.rail_targets(r, self.from, ground.passable).without(reach);
        rails.iter().for_each(|zone| out.push(Action::Rail(zone)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let ground = Ground::of_movement(r, s);
        let (power, unit, from) = (s.power, self.unit, self.from);
        match action {
            Action::To(to) if ground.reach(r, unit, from).has(to) => {
                self.arrive(s, to);
                tell(r, desk, || Happened::Moved { power, unit, from, to }.by("GW-10.0"));
            }
            Action::To(_) => return Err(no("GW-10.0", "not-reached")),
            Action::Rail(to) if self.by_rail(r, s, &ground).has(to) => {
                s.railed += 1;
                self.arrive(s, to);
                tell(r, desk, || Happened::Railed { power, unit, from, to });
            }
            Action::Rail(to) => return Err(self.no_train(r, s, &ground, to)),
            Action::Sail(to) if s.sea_targets(r, from, ground.passable, ground.passable).has(to) => {
                s.shipped += 1;
                s.stacks.take(power.into(), from, unit, Readiness::Ready, 1);
                if s.cross(r, unit, from, to, desk) {
                    s.stacks.add(power.into(), to, unit, Readiness::Moved, 1);
                    tell(r, desk, || Happened::Moved { power, unit, from, to }.by("GW-10.0"));
                }
            }
            Action::Sail(_) => return Err(no(s.no_crossing(r), "no-crossing")),
            _ => return Err(out_of_place()),
        }
        Ok(again())
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("move-to", "GW-10.0", r, v, v.table.power).with("unit", self.unit).with("zone", self.from)
    }
}
