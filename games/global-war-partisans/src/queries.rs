//! Questions that a board or a terminal asks: odds, reach, supply, the underground, how things stand.

mod marches;
mod orders;
mod production;
mod rally;
mod reasons;
mod turn;
mod underground;

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, queries};
use std::collections::BTreeMap;

use crate::GlobalWarPartisans;
use crate::movement::Ground;
use crate::odds::{BattleOdds, HuntOdds};
use crate::outlook::{self, MOST, Prize};
use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::steps::Step;
use crate::steps::hunt::Hunters;
use crate::steps::non_combat_movement::NonCombatMovement;
use crate::unit::{HUNTERS, UNITS, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;
use marches::{March, StackState, marches, stack};
use orders::{Orders, orders};
use production::{Bill, Placement, bill, fits, placement};
use rally::{Called, Rally, rally};
use turn::{
    Backing, Calendar, Chances, Checklist, Hunters as HuntersOf, PossibleHunt, Sides, TableState, backing, calendar,
    checklist, hunts, party, rolls, sides, table, usual,
};
use underground::{Supply, Underground, supply, underground};

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
    /// What it is measured by.
    pub par: i16,
    /// How many zones more would bring the next point; nothing where no more is to be had.
    pub to_next: Option<u8>,
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
        /// The odds of one round of a hunt for so many partisans by any hunters.
        "hunting" Hunting { zone: Zone, hunters: Force, partisans: u8 } -> HuntOdds = any_hunt,
        /// All hunts of the active power that are possible, by all who may hunt.
        "hunts" Hunts {} -> Vec<PossibleHunt> = hunts,
        /// The odds of a raid by all of the active power's partisans that may raid in a zone.
        "raid" Raid { zone: Zone } -> BattleOdds = raid_odds,
        /// What the support of one more partisan would make of the attack on a zone.
        "backing" Backing { zone: Zone } -> Backing = backing,
        /// What a zone brings if the active power takes it.
        "prize" Prize { zone: Zone } -> Prize = prize,
        /// A hunt by these of the active power, with what is sent for it.
        "party" Party { zone: Zone, controller: Power, hunters: Force } -> HuntersOf = party,
        /// Where a unit of the active power in this zone can go in this phase.
        "reach" Reach { unit: Unit, zone: Zone } -> Reach = reach,
        /// What of a stack may go, and what had better stay.
        "stack" Stack { zone: Zone } -> StackState = stack,
        /// Where units of a stack can go in one order, with what is sent for it.
        "marches" Marches { zone: Zone, units: Force } -> Vec<March> = marches,
        /// Who of all stacks can come to a zone in one order: as proposed, or as named.
        "rally" Rally { to: Zone, called: Option<Vec<Called>> } -> Rally = rally,
        /// What an order of the active power costs, and where everything would stand.
        "bill" Bill { units: Force, partisans: u8, markers: u8, repairs: BTreeMap<String, u8> } -> Bill = bill,
        /// Where all that waits would be placed.
        "placement" Placement {} -> Placement = placement,
        /// How many of a type that waits can still be placed in a zone.
        "fits" Fits { unit: Unit, zone: Zone } -> u8 = fits,
        /// The supply of a power.
        "supply" Supply { power: Power } -> Supply = supply,
        /// All partisans, and what they block.
        "underground" Underground {} -> Vec<Underground> = underground,
        /// Who plays, and how they stand.
        "table" Table {} -> TableState = table,
        /// What is left in the turn of the active power.
        "checklist" Checklist {} -> Checklist = checklist,
        /// Where partisans may appear for the active power.
        "rolls" Rolls {} -> Vec<Chances> = rolls,
        /// Who may declare war on whom.
        "calendar" Calendar {} -> Vec<Calendar> = calendar,
        /// Who stands against whom in a zone.
        "sides" Sides { zone: Zone } -> Sides = sides,
        /// What the clock would answer for the one who looks.
        "usual" Usual {} -> Option<String> = usual,
        /// What the one who looks may order for the powers that it leads.
        "orders" Orders {} -> Vec<Orders> = orders,
        /// How the alliances stand.
        "standings" Standings {} -> Vec<AllianceStanding> = standings,
    }
}

fn sensible(r: &Rules, v: &View, _: &State) -> Vec<Query> {
    let s = &v.table;
    let mut list = vec![
        Query::Underground {},
        Query::Standings {},
        Query::Supply { power: s.power },
        Query::Table {},
        Query::Checklist {},
        Query::Rolls {},
        Query::Calendar {},
        Query::Usual {},
        Query::Orders {},
        Query::Placement {},
        Query::Hunts {},
        Query::Bill { units: Force::from([(Unit::Infantry, 2)]), partisans: 1, markers: 1, repairs: BTreeMap::new() },
    ];
    if let Some(stack) = s.stacks.of(s.power.into()).next() {
        list.push(Query::Reach { unit: stack.unit, zone: stack.zone });
        list.push(Query::Battle { zone: stack.zone });
        list.push(Query::Raid { zone: stack.zone });
        list.push(Query::Backing { zone: stack.zone });
        list.push(Query::Prize { zone: stack.zone });
        list.push(Query::Sides { zone: stack.zone });
        list.push(Query::Fits { unit: stack.unit, zone: stack.zone });
        list.push(Query::Stack { zone: stack.zone });
        list.push(Query::Marches { zone: stack.zone, units: Force::from([(stack.unit, stack.count)]) });
        let around = r.map.land(stack.zone).iter().chain([stack.zone]);
        list.extend(around.map(|to| Query::Rally { to, called: None }));
        let called = vec![Called { from: stack.zone, units: Force::from([(stack.unit, 1)]) }];
        list.extend(r.map.land(stack.zone).iter().next().map(|to| Query::Rally { to, called: Some(called) }));
    }
    if let Some((_, piece)) = s.partisans.all().next()
        && let Some(zone) = piece.zone.get()
    {
        let hunters = Force::from([(Unit::Infantry, 2)]);
        list.push(Query::Party { zone, controller: piece.controller, hunters: hunters.clone() });
        list.push(Query::Hunting { zone, hunters: hunters.clone(), partisans: 2 });
        list.push(Query::Hunt { zone, controller: piece.controller, hunters });
    }
    list
}

fn counts(force: &Force) -> [u8; UNITS] {
    let mut counts = [0; UNITS];
    force.iter().for_each(|(unit, &count)| counts[unit.at()] = count.min(MOST));
    counts
}

/// The same for those who may hunt, in their own order.
fn hunters_of(force: &Force) -> Hunters {
    let counts = counts(force);
    HUNTERS.map(|unit| counts[unit.at()])
}

fn battle_odds(r: &Rules, v: &View, _: &State, zone: Zone) -> Result<BattleOdds, Refusal> {
    Ok(outlook::battle(r, &v.table, zone))
}

fn raid_odds(r: &Rules, v: &View, _: &State, zone: Zone) -> Result<BattleOdds, Refusal> {
    Ok(outlook::whole_raid(r, &v.table, zone))
}

fn prize(r: &Rules, v: &View, _: &State, zone: Zone) -> Result<Prize, Refusal> {
    Ok(outlook::prize(r, &v.table, zone))
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
    Ok(outlook::between(r, zone, &both, &counts(&defenders)))
}

fn hunt_odds(
    r: &Rules,
    v: &View,
    _: &State,
    zone: Zone,
    controller: Power,
    hunters: Force,
) -> Result<HuntOdds, Refusal> {
    Ok(outlook::hunt(r, &v.table, zone, controller, &hunters_of(&hunters)))
}

fn any_hunt(r: &Rules, _: &View, _: &State, zone: Zone, hunters: Force, partisans: u8) -> Result<HuntOdds, Refusal> {
    let hunted = vec![r.numbers.partisan_defence; usize::from(partisans.min(MOST))];
    Ok(outlook::hunting(r, zone, &hunters_of(&hunters), &hunted))
}

fn list(zones: ZoneSet) -> Vec<Zone> {
    zones.iter().collect()
}

fn reach(r: &Rules, v: &View, _: &State, unit: Unit, zone: Zone) -> Result<Reach, Refusal> {
    let s = &v.table;
    if Step::asking::<NonCombatMovement>(&s.stack).is_some() {
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

fn standings(r: &Rules, v: &View, _: &State) -> Result<Vec<AllianceStanding>, Refusal> {
    let of = |&alliance: &Alliance| {
        let standing = v.table.standing(r, alliance);
        AllianceStanding {
            alliance,
            victory_points: standing.victory_points,
            underground: standing.underground,
            bonus: standing.bonus,
            score: standing.score,
            par: r.scenario.par[alliance as usize],
            to_next: v.table.zones_to_next_bonus(r, alliance),
        }
    };
    Ok(Alliance::ALL.iter().map(of).collect())
}
