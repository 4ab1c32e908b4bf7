//! A rally point: which units of all stacks can come to a zone in one order, and what is sent for it.

use staffetta_kernel::Refusal;
use staffetta_kernel::schemars::JsonSchema;
use std::collections::BTreeMap;

use super::marches::{Transport, Way, arrival, join, picks, ready, roads, spare};
use super::production::distances;
use super::{Force, counts};
use crate::combat_values::attackers;
use crate::odds::BattleOdds;
use crate::outlook::{self, Prize};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::unit::Unit;
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// Units of a stack that are called.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Called {
    /// Where they stand.
    pub from: Zone,
    /// How many of each type.
    pub units: Force,
}

/// A stack from which units can come.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct RallyStack {
    /// Where it stands.
    pub from: Zone,
    /// Units that can come.
    pub able: Force,
    /// Those that come: as named or as proposed, fewer where rail or shipping do not suffice.
    pub units: Force,
    /// How they come, type by type.
    pub by: BTreeMap<Unit, Travel>,
    /// The chance of each of those that cross the sea.
    pub arrives: f64,
}

/// How units come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(crate = "staffetta_kernel::schemars")]
pub enum Travel {
    /// On their own feet and wheels.
    March,
    /// By strategic rail.
    Rail,
    /// Over the sea.
    Sea,
}

impl From<Way> for Travel {
    fn from(way: Way) -> Self {
        match way {
            Way::Direct | Way::Through(_) => Self::March,
            Way::Rail => Self::Rail,
            Way::Sea => Self::Sea,
        }
    }
}

/// Everybody who comes to a rally point.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Rally {
    /// Stack by stack: all from which somebody can come.
    pub stacks: Vec<RallyStack>,
    /// How many units come.
    pub count: u16,
    /// Is it an attack?
    pub attacks: bool,
    /// The odds of the battle with all who are there then, if there is one.
    pub odds: Option<BattleOdds>,
    /// What the attack brings if it succeeds.
    pub prize: Option<Prize>,
    /// What is sent: one unit after the other.
    pub picks: Vec<String>,
}

/// Who comes to a zone. Unless units are named, an attack is proposed to all that are not needed as guards; a move to those of
/// them that stand farther from the enemy than the zone does.
pub fn rally(r: &Rules, v: &View, _: &State, to: Zone, called: Option<Vec<Called>>) -> Result<Rally, Refusal> {
    let s = &v.table;
    let attacks = !s.friendly(r, s.power).has(to);
    let far = distances(r, enemies(r, s));
    let behind = |zone: Zone| attacks || far[zone as usize] > far[to as usize];
    let mut transport = Transport::left(r, s);
    let mut force = attackers(&s.stacks, s.power, to);
    let mut rally = Rally { stacks: Vec::new(), count: 0, attacks, odds: None, prize: None, picks: Vec::new() };
    for from in standing(s).into_iter().filter(|&from| from != to) {
        let Some(roads) = roads(r, s, from) else { continue };
        let able = ready(s, from, |unit| roads.way(unit, to).is_some());
        if able.is_empty() {
            continue;
        }
        let wanted = match &called {
            Some(called) => {
                called.iter().find(|each| each.from == from).map(|each| counts(&each.units)).unwrap_or_default()
            }
            None if behind(from) => counts(&spare(s, from, &able)),
            None => Default::default(),
        };
        let mut stack =
            RallyStack { from, able, units: Force::new(), by: BTreeMap::new(), arrives: arrival(r, s, from, to) };
        for (&unit, &most) in &stack.able {
            let Some(way) = roads.way(unit, to) else { continue };
            stack.by.insert(unit, way.into());
            let count = transport.carry(way, most.min(wanted[unit.at()]));
            if count > 0 {
                stack.units.insert(unit, count);
                rally.count += u16::from(count);
                join(&mut force, unit, way, count);
                rally.picks.extend(picks(unit, from, to, way, count));
            }
        }
        rally.stacks.push(stack);
    }
    if attacks && rally.count > 0 {
        rally.odds = Some(outlook::attack(r, s, to, &force));
        rally.prize = Some(outlook::prize(r, s, to));
    }
    Ok(rally)
}

/// The zones in which the active power has units.
fn standing(s: &State) -> Vec<Zone> {
    let mut zones: Vec<Zone> = s.stacks.of(s.power.into()).map(|stack| stack.zone).collect();
    zones.sort_unstable();
    zones.dedup();
    zones
}

/// From where the distance is measured: zones of enemies; in peace those that could be attacked.
fn enemies(r: &Rules, s: &State) -> ZoneSet {
    let held = s.held_by(s.wars[s.power.at()]).without(r.frozen);
    if held.is_empty() { s.hostile(r, s.power) } else { held }
}
