//! The production sheet: what an order costs, what would still fit, and where everything would stand.

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{GameAction, Refusal, Target};
use std::collections::BTreeMap;

use super::reasons::Reason;
use super::{Force, counts};
use crate::Action;
use crate::action::{FacilityAt, UnitAt};
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{QUEUED_PARTISANS, State, View};
use crate::steps::{place_units, purchase};
use crate::unit::{Facility, Readiness, Unit};
use crate::zone::{ZONES, Zone};
use crate::zone_set::ZoneSet;

/// Something that can be bought.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Ware {
    /// A type of unit, `partisan`, `marker`, or a facility such as `factory@kiev` that is repaired.
    pub ware: String,
    /// What one costs.
    pub price: u16,
    /// How many of them the order holds.
    pub count: u8,
    /// Why no more of them fit into the order.
    pub why: Option<Reason>,
}

/// A place where bought units would stand.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Site {
    /// Where.
    pub zone: Zone,
    /// How many its factory builds.
    pub room: u8,
    /// What would stand there.
    pub units: Vec<Unit>,
    /// How many partisans of the CCP would.
    pub partisans: u8,
    /// How many zones lie between it and the nearest that could be attacked; 255: there is none.
    pub front: u8,
}

/// An order and what comes of it.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Bill {
    /// What it costs.
    pub cost: u16,
    /// What is left.
    pub left: u16,
    /// Can all of it be had?
    pub fits: bool,
    /// Everything on sale.
    pub wares: Vec<Ware>,
    /// Where it would stand, with what waits already.
    pub sites: Vec<Site>,
    /// What is sent for it.
    pub picks: Vec<String>,
}

/// Where all that waits would stand.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Placement {
    /// Place by place.
    pub sites: Vec<Site>,
    /// How many units find no place.
    pub waiting: u8,
    /// What is sent for it.
    pub picks: Vec<String>,
}

/// The most of one ware in an order that is looked at.
const MOST: u8 = 99;

/// What an order of the active power comes to.
pub fn bill(
    r: &Rules,
    v: &View,
    _: &State,
    units: Force,
    partisans: u8,
    markers: u8,
    repairs: BTreeMap<String, u8>,
) -> Result<Bill, Refusal> {
    let mut s = v.table;
    let before = s.cash[s.power.at()];
    let (mut fits, mut picks) = (true, Vec::new());
    let named = counts(&units);
    let works: Vec<(FacilityAt, u8)> =
        repairs.iter().filter_map(|(name, &count)| Some((FacilityAt::parse(name)?, count))).collect();
    let mut buy = |s: &mut State, action: Action, count: u8| {
        for _ in 0..count.min(MOST) {
            if purchase::take(r, s, action).is_err() {
                fits = false;
                return;
            }
            picks.push(action.name());
        }
    };
    for &(works, count) in &works {
        buy(&mut s, Action::Repair(works), count);
    }
    for &unit in Unit::ALL {
        buy(&mut s, Action::Buy(unit), named[unit.at()]);
    }
    buy(&mut s, Action::BuyPartisan, partisans);
    buy(&mut s, Action::BuyMarker, markers);
    let left = s.cash[s.power.at()];
    let ordered = |action: Action| match action {
        Action::Buy(unit) => named[unit.at()],
        Action::BuyPartisan => partisans,
        Action::BuyMarker => markers,
        Action::Repair(at) => works.iter().find(|(works, _)| *works == at).map_or(0, |(_, count)| *count),
        _ => 0,
    };
    let wares = on_sale(r, &v.table).into_iter().map(|action| ware(r, &s, action, ordered(action))).collect();
    let sites = place_all(r, &mut s).0;
    Ok(Bill { cost: before - left, left, fits, wares, sites, picks })
}

/// Everything that the active power may ever buy, whether it has the cash or not.
fn on_sale(r: &Rules, s: &State) -> Vec<Action> {
    let mut list: Vec<Action> = [
        Unit::Infantry,
        Unit::Artillery,
        Unit::Armour,
        Unit::Mechanised,
        Unit::MountainInfantry,
        Unit::Militia,
        Unit::Cavalry,
    ]
    .map(Action::Buy)
    .to_vec();
    if r.house.partisans {
        if s.power == Power::Ccp {
            list.insert(0, Action::BuyPartisan);
        }
        list.push(Action::BuyMarker);
    }
    for zone in s.held[s.power.at()].without(r.frozen).iter() {
        let damaged = Facility::ALL.iter().filter(|&&facility| s.damage_of(zone, facility) > 0);
        list.extend(damaged.map(|&facility| Action::Repair(FacilityAt { facility, zone })));
    }
    list
}

fn ware(r: &Rules, after: &State, action: Action, count: u8) -> Ware {
    let (ware, price) = match action {
        Action::Buy(unit) => (unit.word().to_owned(), r.units[unit.at()].cost),
        Action::BuyPartisan => ("partisan".to_owned(), r.numbers.ccp_partisan_price),
        Action::BuyMarker => ("marker".to_owned(), r.numbers.supply_marker_price),
        Action::Repair(works) => (works.name(), r.numbers.repair_price),
        _ => (String::new(), 0),
    };
    let why = purchase::take(r, &mut after.clone(), action).err().map(Reason::from);
    Ware { ware, price, count, why }
}

/// Where everything that waits would stand.
pub fn placement(r: &Rules, v: &View, _: &State) -> Result<Placement, Refusal> {
    let mut s = v.table;
    let (sites, picks) = place_all(r, &mut s);
    let waiting = s.queue[s.power.at()].iter().fold(0u8, |all, &count| all.saturating_add(count));
    Ok(Placement { sites, waiting, picks })
}

/// How many of a type that waits can still be placed in a zone.
pub fn fits(r: &Rules, v: &View, _: &State, unit: Unit, zone: Zone) -> Result<u8, Refusal> {
    let mut s = v.table;
    let mut count = 0;
    while place_units::may_place(r, &s, unit, zone) {
        s.queue[s.power.at()][unit.at()] -= 1;
        s.stacks.add(s.power.into(), zone, unit, Readiness::Moved, 1);
        count += 1;
    }
    Ok(count)
}

/// Steps over land or sea from the nearest of these zones.
pub fn distances(r: &Rules, from: ZoneSet) -> [u8; ZONES] {
    let mut far = [u8::MAX; ZONES];
    let mut front = from;
    let (mut seen, mut steps) = (front, 0);
    while !front.is_empty() {
        let mut next = ZoneSet::NONE;
        for zone in front.iter() {
            far[zone as usize] = steps;
            next |= r.map.land(zone) | r.map.overseas(zone);
        }
        front = next.without(seen);
        seen |= front;
        steps += 1;
    }
    far
}

/// Places all that waits: nearest the front first, militia where partisans are not watched.
fn place_all(r: &Rules, s: &mut State) -> (Vec<Site>, Vec<String>) {
    let power = s.power;
    // From the nearest zone that could be attacked, or of an enemy.
    let far = distances(r, s.hostile(r, power) | s.held_by(s.wars[power.at()]).without(r.frozen));
    let mut sites: Vec<Site> = s.held[power.at()]
        .without(r.frozen)
        .iter()
        .filter(|&zone| s.capacity(r, zone, power) > 0 && s.at_start[zone as usize] == power.into())
        .map(|zone| Site {
            zone,
            room: s.capacity(r, zone, power),
            units: Vec::new(),
            partisans: 0,
            front: far[zone as usize],
        })
        .collect();
    sites.sort_by_key(|site| (site.front, std::cmp::Reverse(site.room)));
    let nearest: Vec<Zone> = {
        let mut zones: Vec<Zone> = s.held[power.at()].iter().collect();
        zones.sort_by_key(|&zone| (s.capacity(r, zone, power) == 0, far[zone as usize]));
        zones
    };
    let friends = power.alliance().members();
    let blocked = s.blocked_for(friends);
    let watched: Vec<Zone> = {
        let mut zones: Vec<Zone> = s.held[power.at()].iter().collect();
        let vp = |zone: Zone| std::cmp::Reverse(r.map.zone(zone).vp);
        zones.sort_by_key(|&zone| {
            (!blocked.has(zone), s.stacks.guards(friends, zone) > 0, vp(zone), far[zone as usize])
        });
        zones
    };
    let mut picks = Vec::new();
    for &unit in Unit::ALL {
        let zones = if unit == Unit::Militia { &watched } else { &nearest };
        while let Some(zone) = zones.iter().copied().find(|&zone| place_units::may_place(r, s, unit, zone)) {
            s.queue[power.at()][unit.at()] -= 1;
            s.stacks.add(power.into(), zone, unit, Readiness::Moved, 1);
            picks.push(Action::Place(UnitAt { unit, zone }).name());
            site(&mut sites, zone, &far).units.push(unit);
        }
    }
    let enemies = s.held_by(s.wars[power.at()]);
    let mut provinces: Vec<Zone> = r.map.china.iter().collect();
    provinces.sort_by_key(|&zone| (!enemies.has(zone), std::cmp::Reverse(r.map.zone(zone).ipp)));
    while let Some(zone) = provinces.iter().copied().find(|&zone| place_units::may_infiltrate(r, s, zone)) {
        place_units::infiltrate(s, zone);
        debug_assert!(s.queue[power.at()][QUEUED_PARTISANS] < u8::MAX);
        picks.push(Action::Infiltrate(zone).name());
        site(&mut sites, zone, &far).partisans += 1;
    }
    (sites, picks)
}

/// The site of a zone; one without a factory is added.
fn site<'a>(sites: &'a mut Vec<Site>, zone: Zone, far: &[u8; ZONES]) -> &'a mut Site {
    let at = sites.iter().position(|site| site.zone == zone).unwrap_or_else(|| {
        sites.push(Site { zone, room: 0, units: Vec::new(), partisans: 0, front: far[zone as usize] });
        sites.len() - 1
    });
    &mut sites[at]
}
