//! T5a: bought units are placed (GW-10.3).

use std::cell::Cell;
use std::ops::ControlFlow;

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, RuleId, Seat, flow, step};

use super::lend_lease::LendLease;
use super::purchase::open_provinces;
use super::{Acted, Anything, Came, G, Next, Offers, again, ask, no, one, out_of_place};
use crate::action::UnitAt;
use crate::event::{Happened, tell};
use crate::partisan::{Mark, Marks};
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{QUEUED_PARTISANS, State, View};
use crate::unit::{Readiness, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;
use crate::{Action, Verb};

step! {
    /// The active power places what it has bought.
    pub struct PlaceUnits {}
}

impl flow::Step<G> for PlaceUnits {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, _: &mut impl Desk<Happened>) -> Next {
        if came == Came::In {
            // Movement is over: from here on, what has moved is what was placed.
            s.stacks.settle(s.power.into());
            s.unmark_all(Mark::Moved);
        }
        if offers(r, s, &mut Anything).is_break() { Next::Ask } else { Next::turn_into(LendLease {}) }
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
        let power = s.power;
        match action {
            Action::Pass => return Ok(Acted::Go(Next::turn_into(LendLease {}))),
            Action::Place(UnitAt { unit, zone }) => {
                if s.queue[power.at()][unit.at()] == 0 {
                    return Err(no("GW-10.3", "nothing-to-place"));
                }
                if !s.stacks.has_room() {
                    return Err(no("GW-0.11", "map-full"));
                }
                if !places(r, s).contains(zone, unit, &Placed::in_zone(s, zone), r, s) {
                    return Err(no(not_there(r, s, unit, zone), "not-there"));
                }
                s.queue[power.at()][unit.at()] -= 1;
                s.stacks.add(power.into(), zone, unit, Readiness::Moved, 1);
                tell(r, desk, || Happened::Placed { power, unit, zone });
            }
            Action::Infiltrate(zone) => {
                if !may_infiltrate(r, s, zone) {
                    return Err(no("GW-10.3", "not-there"));
                }
                infiltrate(s, zone);
                tell(r, desk, || Happened::Infiltrated { zone });
            }
            _ => return Err(out_of_place()),
        }
        Ok(again())
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Pass
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("place-units", "GW-10.3", r, v, v.table.power)
    }
    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Place | Verb::Infiltrate => no("GW-10.3", "nothing-to-place"),
            _ => out_of_place(),
        }
    }
}

fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    let queue = s.queue[s.power.at()];
    if queue == [0; QUEUED_PARTISANS + 1] {
        return ControlFlow::Continue(());
    }
    if s.stacks.has_room() && queue[..QUEUED_PARTISANS].iter().any(|&count| count > 0) {
        let places = places(r, s);
        // Zones in which nothing could be placed are not looked at closer.
        let china = if matches!(s.power, Power::Kmt | Power::Ccp) { r.map.china } else { ZoneSet::NONE };
        let militia = if queue[Unit::Militia.at()] > 0 { ZoneSet::ALL } else { ZoneSet::NONE };
        for zone in (places.zones & (r.map.factories | china | militia)).iter() {
            let placed = Placed::in_zone(s, zone);
            for &unit in Unit::ALL.iter().filter(|unit| queue[unit.at()] > 0) {
                if places.contains(zone, unit, &placed, r, s) {
                    out.offer(Action::Place(UnitAt { unit, zone }))?;
                }
            }
        }
    }
    if queue[QUEUED_PARTISANS] > 0 {
        for zone in open_provinces(r).iter().filter(|&zone| may_infiltrate(r, s, zone)) {
            out.offer(Action::Infiltrate(zone))?;
        }
    }
    ControlFlow::Continue(())
}

/// May one more unit of this type that waits be placed there?
pub fn may_place(r: &Rules, s: &State, unit: Unit, zone: Zone) -> bool {
    s.queue[s.power.at()][unit.at()] > 0
        && s.stacks.has_room()
        && places(r, s).contains(zone, unit, &Placed::in_zone(s, zone), r, s)
}

/// A partisan of the CCP's queue appears.
pub fn infiltrate(s: &mut State, zone: Zone) {
    s.queue[Power::Ccp.at()][QUEUED_PARTISANS] -= 1;
    s.partisans.add(zone, Power::Ccp, Marks::one(Mark::Moved));
}

/// A partisan of the CCP may appear in any Chinese province, one in each (GW-10.3).
pub fn may_infiltrate(r: &Rules, s: &State, zone: Zone) -> bool {
    s.power == Power::Ccp
        && s.queue[Power::Ccp.at()][QUEUED_PARTISANS] > 0
        && open_provinces(r).has(zone)
        && s.partisans.room() > 0
        && !s.partisans.at(zone).any(|(_, piece)| piece.controller == Power::Ccp && piece.is(Mark::Moved))
}

/// The rule by which no unit of this type is placed in a zone.
fn not_there(r: &Rules, s: &State, unit: Unit, zone: Zone) -> RuleId {
    let places = places(r, s);
    if unit == Unit::Militia || !places.zones.has(zone) || !r.map.factories.has(zone) {
        "GW-10.3"
    } else if s.at_start[zone as usize] != s.power.into() {
        "GW-7.6"
    } else if !places.is_supplied(r, s, zone) {
        "GW-8.23"
    } else {
        "GW-0.4"
    }
}

/// What the active power has placed in a zone this turn.
#[derive(Default)]
struct Placed {
    /// Infantry and cavalry.
    foot: u8,
    militia: u8,
    others: u8,
}

impl Placed {
    fn in_zone(s: &State, zone: Zone) -> Self {
        let mut placed = Self::default();
        for stack in s.stacks.at(s.power.into(), zone).filter(|stack| stack.readiness == Readiness::Moved) {
            *match stack.unit {
                Unit::Infantry | Unit::Cavalry => &mut placed.foot,
                Unit::Militia => &mut placed.militia,
                _ => &mut placed.others,
            } += stack.count;
        }
        placed
    }
}

/// Where the active power may place anything at all: zones that are not locked.
struct Places {
    zones: ZoneSet,
    /// Zones in supply, found when a factory abroad is asked about.
    supplied: Cell<Option<ZoneSet>>,
}

fn places(r: &Rules, s: &State) -> Places {
    let zones = s.held[s.power.at()].without(r.frozen).without(s.locked(r));
    Places { zones, supplied: Cell::new(None) }
}

impl Places {
    /// May one more unit of this type be placed there?
    fn contains(&self, zone: Zone, unit: Unit, placed: &Placed, r: &Rules, s: &State) -> bool {
        if !self.zones.has(zone) {
            return false;
        }
        let power = s.power;
        let own = r.map.zone(zone).original == power.into();
        let since_start = s.at_start[zone as usize] == power.into();
        let china = matches!(power, Power::Kmt | Power::Ccp) && r.map.china.has(zone);
        // A militia at home takes no place; elsewhere in China it takes one of the province's places.
        let in_places = placed.foot + if own { 0 } else { placed.militia };
        let room = china && in_places < r.numbers.china_places;
        if unit == Unit::Militia {
            return placed.militia < r.numbers.militia_per_zone && (own || room);
        }
        if room && matches!(unit, Unit::Infantry | Unit::Cavalry) {
            return true;
        }
        let province = if china { r.numbers.china_places.saturating_sub(in_places - placed.foot) } else { 0 };
        let built = placed.others + placed.foot - placed.foot.min(province);
        since_start && built < s.capacity(r, zone, power) && self.is_supplied(r, s, zone)
    }

    /// Is the zone at home, or in supply?
    fn is_supplied(&self, r: &Rules, s: &State, zone: Zone) -> bool {
        if r.map.homes[s.power.at()].has(zone) {
            return true;
        }
        let supplied = self.supplied.get().unwrap_or_else(|| s.supplied(r, s.power));
        self.supplied.set(Some(supplied));
        supplied.has(zone)
    }
}
