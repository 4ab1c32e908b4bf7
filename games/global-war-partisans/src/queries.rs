//! Questions that a board or a terminal asks: odds, reach, supply, the underground, how things stand.

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, queries};
use std::collections::BTreeMap;

use crate::GlobalWarPartisans;
use crate::boosts::Boosts;
use crate::combat_values::attackers;
use crate::movement::Ground;
use crate::odds::{self, BattleOdds, HuntOdds};
use crate::partisan::PartisanId;
use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::steps::{Step, battle, hunt};
use crate::unit::{HUNTERS, UNITS, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// How many of each type.
pub type Force = BTreeMap<Unit, u8>;

/// Where a unit of the active power can go.
#[derive(Clone, PartialEq, Debug, Default, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Reach {
    /// Directly.
    pub to: Vec<Zone>,
    /// Through these zones, with what lies beyond.
    pub through: BTreeMap<Zone, Vec<Zone>>,
    /// Over the sea.
    pub sail: Vec<Zone>,
    /// By strategic rail.
    pub rail: Vec<Zone>,
}

/// The supply of a power.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Supply {
    /// Zones with a supply path.
    pub supplied: Vec<Zone>,
    /// Its zones that pay nothing.
    pub cut_off: Vec<Zone>,
    /// Zones that partisans block.
    pub blocked: Vec<Zone>,
    /// What it would collect now.
    pub income: u16,
}

/// A partisan and what it means to the possessor of its zone.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Underground {
    /// Which.
    pub partisan: PartisanId,
    /// Where.
    pub zone: Zone,
    /// Whose.
    pub controller: Power,
    /// Does its zone block its possessor?
    pub blocks: bool,
    /// Infantry-class units that the possessor lacks to hold the line open.
    pub guards_needed: u8,
    /// IPP that the possessor would collect more if the zone were free of partisans.
    pub at_stake: u16,
}

/// How an alliance stands.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct AllianceStanding {
    /// Which.
    pub alliance: Alliance,
    /// Victory points of its zones.
    pub victory_points: i16,
    /// Zones of others with a partisan of it.
    pub underground: u8,
    /// What they bring.
    pub bonus: i16,
    /// Points and bonus against par.
    pub score: i16,
}

queries! {
    /// What may be asked of the rules.
    pub struct Questions for GlobalWarPartisans, enum Query, enum Reply, sensible: sensible {
        /// The odds of the battle that is to be fought in a zone, or is being fought.
        "battle" Battle { zone: Zone } -> BattleOdds = battle_odds,
        /// The odds of a battle between any forces.
        "odds" Odds { zone: Zone, attackers: Force, by_sea: Force, defenders: Force } -> BattleOdds = any_odds,
        /// The odds of one round of a hunt by these hunters of the active power.
        "hunt" Hunt { zone: Zone, controller: Power, hunters: Force } -> HuntOdds = hunt_odds,
        /// Where a unit of the active power in this zone can go in this phase.
        "reach" Reach { unit: Unit, zone: Zone } -> Reach = reach,
        /// The supply of a power.
        "supply" Supply { power: Power } -> Supply = supply,
        /// All partisans, and what they block.
        "underground" Underground {} -> Vec<Underground> = underground,
        /// How the alliances stand.
        "standings" Standings {} -> Vec<AllianceStanding> = standings,
    }
}

fn sensible(_: &Rules, v: &View, _: &State) -> Vec<Query> {
    let s = &v.table;
    let mut list = vec![Query::Underground {}, Query::Standings {}, Query::Supply { power: s.power }];
    if let Some(stack) = s.stacks.of(s.power.into()).next() {
        list.push(Query::Reach { unit: stack.unit, zone: stack.zone });
        list.push(Query::Battle { zone: stack.zone });
    }
    if let Some((_, piece)) = s.partisans.all().next()
        && let Some(zone) = piece.zone.get()
    {
        let hunters = Force::from([(Unit::Infantry, 2)]);
        list.push(Query::Hunt { zone, controller: piece.controller, hunters });
    }
    list
}

fn counts(force: &Force) -> [u8; UNITS] {
    let mut counts = [0; UNITS];
    // More than forty of a type would only take long.
    force.iter().for_each(|(unit, &count)| counts[unit.at()] = count.min(40));
    counts
}

fn battle_odds(r: &Rules, v: &View, _: &State, zone: Zone) -> Result<BattleOdds, Refusal> {
    let s = &v.table;
    let mut defenders = [0u8; UNITS];
    for army in battle::defenders(s, zone).iter() {
        for stack in s.stacks.at(army, zone) {
            let count = &mut defenders[stack.unit.at()];
            *count = count.saturating_add(stack.count).min(40);
        }
    }
    Ok(odds::battle(r, zone, &attackers(&s.stacks, s.power, zone), &defenders, &s.boosts))
}

fn any_odds(
    r: &Rules,
    _: &View,
    _: &State,
    zone: Zone,
    attackers: Force,
    by_sea: Force,
    defenders: Force,
) -> Result<BattleOdds, Refusal> {
    let (land, sea) = (counts(&attackers), counts(&by_sea));
    let mut both = [[0; 2]; UNITS];
    for at in 0..UNITS {
        both[at] = [land[at], sea[at]];
    }
    Ok(odds::battle(r, zone, &both, &counts(&defenders), &Boosts::default()))
}

fn hunt_odds(
    r: &Rules,
    v: &View,
    _: &State,
    zone: Zone,
    controller: Power,
    hunters: Force,
) -> Result<HuntOdds, Refusal> {
    let counts = counts(&hunters);
    let partisans = hunt::targets(&v.table, zone, controller).count();
    Ok(odds::hunt(r, r.map.zone(zone).terrain, &HUNTERS.map(|unit| counts[unit.at()]), partisans))
}

fn list(zones: ZoneSet) -> Vec<Zone> {
    zones.iter().collect()
}

fn reach(r: &Rules, v: &View, _: &State, unit: Unit, zone: Zone) -> Result<Reach, Refusal> {
    let s = &v.table;
    let moving = matches!(s.stack.top().and_then(Step::of), Some(Step::NonCombatMovement(_)));
    if moving {
        let ground = Ground::of_movement(r, s);
        let to = ground.reach(r, unit, zone);
        let rail = if unit == Unit::Militia { ZoneSet::NONE } else { s.rail_targets(r, zone, ground.passable) };
        let sail = s.sea_targets(r, zone, ground.passable, ground.passable);
        return Ok(Reach { to: list(to), through: BTreeMap::new(), sail: list(sail), rail: list(rail.without(to)) });
    }
    let ground = Ground::of_combat(r, s);
    let beyond = |via: Zone| (via, list(ground.onward(r, unit, zone, via)));
    Ok(Reach {
        to: list(ground.direct(r, unit, zone)),
        through: ground.ways(r, unit, zone).iter().map(beyond).collect(),
        sail: list(s.sea_targets(r, zone, ground.hostile, ground.passable)),
        rail: Vec::new(),
    })
}

fn supply(r: &Rules, v: &View, _: &State, power: Power) -> Result<Supply, Refusal> {
    let s = &v.table;
    let supplied = s.supplied(r, power);
    let held = s.held[power.at()];
    Ok(Supply {
        supplied: list(supplied),
        cut_off: list(held.without(supplied | r.map.homes[power.at()])),
        blocked: list(s.blocked_for(power.alliance().members()) & s.friendly(r, power)),
        income: s.income(r, power).0,
    })
}

fn underground(r: &Rules, v: &View, _: &State) -> Result<Vec<Underground>, Refusal> {
    let s = &v.table;
    let mut found = Vec::new();
    for (partisan, piece) in s.partisans.all() {
        let Some(zone) = piece.zone.get() else { continue };
        let (mut blocks, mut guards_needed, mut at_stake) = (false, 0, 0);
        if let Some(owner) = s.owner(zone).power().filter(|owner| !owner.sides_with(piece.controller)) {
            let friends = owner.alliance().members();
            let hostile = s.partisans.at(zone).filter(|(_, piece)| !friends.has(piece.controller)).count() as u32;
            let guards = s.stacks.guards(friends, zone);
            blocks = hostile > guards;
            guards_needed = hostile.saturating_sub(guards) as u8;
            at_stake = stake(r, s, zone, owner);
        }
        found.push(Underground { partisan, zone, controller: piece.controller, blocks, guards_needed, at_stake });
    }
    Ok(found)
}

/// What a power would collect more if no partisan stood in the zone.
fn stake(r: &Rules, s: &State, zone: Zone, owner: Power) -> u16 {
    let mut free = *s;
    while let Some(id) = free.partisans.find(zone, |_| true) {
        free.partisans.remove(id);
    }
    free.income(r, owner).0.saturating_sub(s.income(r, owner).0)
}

fn standings(r: &Rules, v: &View, _: &State) -> Result<Vec<AllianceStanding>, Refusal> {
    let of = |&alliance: &Alliance| {
        let standing = v.table.standing(r, alliance);
        AllianceStanding {
            alliance,
            victory_points: standing.victory_points,
            underground: standing.underground,
            bonus: standing.bonus,
            score: standing.score,
        }
    };
    Ok(Alliance::ALL.iter().map(of).collect())
}
