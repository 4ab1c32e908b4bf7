//! Where a stack can go in one order: which units go how, what is sent for it, and the odds of what it brings about.

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{GameAction, Refusal};

use super::reasons::{Staying, stays};
use super::{Force, counts};
use crate::Action;
use crate::action::UnitAt;
use crate::combat_values::{Attackers, attackers};
use crate::movement::Ground;
use crate::odds::BattleOdds;
use crate::outlook::{self, Prize, short};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::steps::Step;
use crate::steps::combat_movement::CombatMovement;
use crate::steps::non_combat_movement::NonCombatMovement;
use crate::unit::{Readiness, UNITS, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// A way for units of a stack to go.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct March {
    /// Where to.
    pub to: Zone,
    /// Who goes: fewer than named where rail or shipping do not suffice.
    pub units: Force,
    /// How many of them by strategic rail.
    pub rail: u8,
    /// How many of them over the sea.
    pub sea: u8,
    /// The chance of each of those to arrive.
    pub arrives: f64,
    /// Does it attack?
    pub attacks: bool,
    /// The odds of the battle with all who are there then, if there is one.
    pub odds: Option<BattleOdds>,
    /// What an attack brings if it succeeds.
    pub prize: Option<Prize>,
    /// The attack that promises most of all of these, if one is more likely to succeed than not.
    pub likely: bool,
    /// What is sent: one unit after the other.
    pub picks: Vec<String>,
}

impl March {
    /// What an attack brings on average, points and factories counted as what they earn: what is proposed must be more likely
    /// to succeed than not.
    fn promise(&self) -> Option<f64> {
        let (odds, prize) = (self.odds?, self.prize?);
        let worth = 1.0 + f64::from(prize.ipp) + 3.0 * f64::from(prize.vp) + if prize.factory { 2.0 } else { 0.0 };
        (odds.wins > 0.5 && !self.picks.is_empty()).then_some(odds.wins * worth)
    }
}

/// A stack of the active power.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct StackState {
    /// Units that may still go somewhere in this phase.
    pub ready: Force,
    /// Those of them that are not needed as guards against the partisans there.
    pub spare: Force,
    /// All others of the active power there, with the reason.
    pub stays: Vec<Staying>,
}

/// How one type of unit gets there.
#[derive(Clone, Copy)]
pub enum Way {
    Direct,
    Through(Zone),
    Rail,
    Sea,
}

/// The ways out of a zone in this phase.
pub struct Roads {
    direct: [ZoneSet; UNITS],
    through: [Vec<(Zone, ZoneSet)>; UNITS],
    rail: ZoneSet,
    sea: ZoneSet,
}

impl Roads {
    fn of_combat(r: &Rules, s: &State, from: Zone) -> Self {
        let ground = Ground::of_combat(r, s);
        let mut roads = Self::none();
        roads.sea = s.sea_targets(r, from, ground.hostile, ground.passable);
        for &unit in Unit::ALL.iter().filter(|&&unit| unit != Unit::Militia) {
            roads.direct[unit.at()] = ground.direct(r, unit, from);
            // Own ground before an empty plain that would be taken on the way.
            let ways = ground.ways(r, unit, from);
            let (own, open) = (ways & ground.passable, ways.without(ground.passable));
            roads.through[unit.at()] =
                own.iter().chain(open.iter()).map(|via| (via, ground.onward(r, unit, from, via))).collect();
        }
        roads
    }

    fn of_movement(r: &Rules, s: &State, from: Zone) -> Self {
        let ground = Ground::of_movement(r, s);
        let mut roads = Self::none();
        roads.sea = s.sea_targets(r, from, ground.passable, ground.passable);
        roads.rail = s.rail_targets(r, from, ground.passable);
        for &unit in Unit::ALL {
            roads.direct[unit.at()] = ground.reach(r, unit, from);
        }
        roads
    }

    fn none() -> Self {
        Self {
            direct: [ZoneSet::NONE; UNITS],
            through: std::array::from_fn(|_| Vec::new()),
            rail: ZoneSet::NONE,
            sea: ZoneSet::NONE,
        }
    }

    pub fn way(&self, unit: Unit, to: Zone) -> Option<Way> {
        if self.direct[unit.at()].has(to) {
            return Some(Way::Direct);
        }
        if let Some((via, _)) = self.through[unit.at()].iter().find(|(_, beyond)| beyond.has(to)) {
            return Some(Way::Through(*via));
        }
        if unit == Unit::Militia {
            return None;
        }
        if self.rail.has(to) {
            return Some(Way::Rail);
        }
        self.sea.has(to).then_some(Way::Sea)
    }

    fn targets(&self, unit: Unit) -> ZoneSet {
        if unit == Unit::Militia {
            return ZoneSet::NONE;
        }
        let beyond = self.through[unit.at()].iter().fold(ZoneSet::NONE, |all, (_, zones)| all | *zones);
        self.direct[unit.at()] | beyond | self.rail | self.sea
    }
}

pub fn roads(r: &Rules, s: &State, from: Zone) -> Option<Roads> {
    if Step::asking::<CombatMovement>(&s.stack).is_some() {
        return Some(Roads::of_combat(r, s, from));
    }
    Step::asking::<NonCombatMovement>(&s.stack).map(|_| Roads::of_movement(r, s, from))
}

/// What of a stack may go, and what had better stay.
pub fn stack(r: &Rules, v: &View, _: &State, zone: Zone) -> Result<StackState, Refusal> {
    let s = &v.table;
    let Some(roads) = roads(r, s, zone) else {
        return Ok(StackState { ready: Force::new(), spare: Force::new(), stays: Vec::new() });
    };
    let ready = ready(s, zone, |unit| !roads.targets(unit).is_empty());
    Ok(StackState { spare: spare(s, zone, &ready), ready, stays: stays(r, s, zone) })
}

/// The units of the active power in a zone that have done nothing yet and can go where they are wanted.
pub fn ready(s: &State, zone: Zone, can_go: impl Fn(Unit) -> bool) -> Force {
    let count = |unit: Unit| s.stacks.count(s.power.into(), zone, unit, Readiness::Ready);
    Unit::ALL.iter().map(|&unit| (unit, count(unit))).filter(|&(unit, count)| count > 0 && can_go(unit)).collect()
}

/// Those of them that are not needed as guards against the partisans there.
pub fn spare(s: &State, zone: Zone, ready: &Force) -> Force {
    let friends = s.power.alliance().members();
    let hostile = s.partisans.at(zone).filter(|(_, piece)| !friends.has(piece.controller)).count() as u32;
    let going: u32 =
        ready.iter().filter(|(unit, _)| unit.is_infantry_class()).map(|(_, &count)| u32::from(count)).sum();
    let staying = s.stacks.guards(friends, zone).saturating_sub(going);
    let mut lacking = hostile.saturating_sub(staying);
    let mut spare = ready.clone();
    for (unit, count) in &mut spare {
        if unit.is_infantry_class() {
            let kept = lacking.min(u32::from(*count));
            *count -= kept as u8;
            lacking -= kept;
        }
    }
    spare.retain(|_, count| *count > 0);
    spare
}

/// All ways of these units of the active power in a zone.
pub fn marches(r: &Rules, v: &View, _: &State, zone: Zone, units: Force) -> Result<Vec<March>, Refusal> {
    let s = &v.table;
    let Some(roads) = roads(r, s, zone) else { return Ok(Vec::new()) };
    let named = counts(&units);
    let ready = |unit: Unit| s.stacks.count(s.power.into(), zone, unit, Readiness::Ready).min(named[unit.at()]);
    let moving: Vec<(Unit, u8)> =
        Unit::ALL.iter().map(|&unit| (unit, ready(unit))).filter(|&(_, count)| count > 0).collect();
    let targets = moving.iter().fold(ZoneSet::NONE, |all, &(unit, _)| all | roads.targets(unit));
    let mut marches: Vec<March> = targets.iter().map(|to| march(r, s, &roads, zone, to, &moving)).collect();
    let most =
        |a: &&mut March, b: &&mut March| f64::total_cmp(&a.promise().unwrap_or(0.0), &b.promise().unwrap_or(0.0));
    if let Some(best) = marches.iter_mut().filter(|march| march.promise().is_some()).max_by(most) {
        best.likely = true;
    }
    Ok(marches)
}

/// What rail and shipping still carry in this turn.
pub struct Transport {
    trains: u8,
    ships: u8,
}

impl Transport {
    /// What is left to the active power.
    pub fn left(r: &Rules, s: &State) -> Self {
        let data = &r.powers[s.power.at()];
        Self { trains: data.rail.saturating_sub(s.railed), ships: data.shipping.saturating_sub(s.shipped) }
    }

    /// Takes as many along as it can.
    pub fn carry(&mut self, way: Way, count: u8) -> u8 {
        let room = match way {
            Way::Rail => &mut self.trains,
            Way::Sea => &mut self.ships,
            Way::Direct | Way::Through(_) => return count,
        };
        let carried = count.min(*room);
        *room -= carried;
        carried
    }
}

/// The chance of a unit to arrive over the sea.
pub fn arrival(r: &Rules, s: &State, from: Zone, to: Zone) -> f64 {
    let rating = r.map.region(from, to).map_or(0, |region| s.interception(r, region));
    short(f64::from(12 - rating.min(12)) / 12.0)
}

fn march(r: &Rules, s: &State, roads: &Roads, from: Zone, to: Zone, moving: &[(Unit, u8)]) -> March {
    let mut transport = Transport::left(r, s);
    let mut march = March {
        to,
        units: Force::new(),
        rail: 0,
        sea: 0,
        arrives: arrival(r, s, from, to),
        attacks: !s.friendly(r, s.power).has(to),
        odds: None,
        prize: None,
        likely: false,
        picks: Vec::new(),
    };
    let mut force = attackers(&s.stacks, s.power, to);
    for &(unit, count) in moving {
        let Some(way) = roads.way(unit, to) else { continue };
        let count = transport.carry(way, count);
        if count == 0 {
            continue;
        }
        match way {
            Way::Rail => march.rail += count,
            Way::Sea => march.sea += count,
            Way::Direct | Way::Through(_) => {}
        }
        join(&mut force, unit, way, count);
        march.units.insert(unit, count);
        march.picks.extend(picks(unit, from, to, way, count));
    }
    if march.attacks {
        march.odds = Some(outlook::attack(r, s, to, &force));
        march.prize = Some(outlook::prize(r, s, to));
    }
    march
}

/// So many more attack.
pub fn join(force: &mut Attackers, unit: Unit, way: Way, count: u8) {
    let by_sea = usize::from(matches!(way, Way::Sea));
    force[unit.at()][by_sea] = force[unit.at()][by_sea].saturating_add(count);
}

/// What is sent for so many of a type, one after the other.
pub fn picks(unit: Unit, from: Zone, to: Zone, way: Way, count: u8) -> impl Iterator<Item = String> {
    let first = Action::Move(UnitAt { unit, zone: from });
    let steps = match way {
        Way::Direct => vec![first, Action::To(to)],
        Way::Through(via) => vec![first, Action::Through(via), Action::To(to)],
        Way::Rail => vec![first, Action::Rail(to)],
        Way::Sea => vec![first, Action::Sail(to)],
    };
    (0..count).flat_map(move |_| steps.clone()).map(|action| action.name())
}
