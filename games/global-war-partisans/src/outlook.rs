//! What a battle, a hunt, a raid or the rolls for partisans promise as the table stands, and what a zone brings.

use staffetta_kernel::schemars::JsonSchema;

use crate::action::Supported;
use crate::boosts::{Boost, Boosts};
use crate::combat_values::{Attackers, attackers, partisan_defence};
use crate::odds::{self, BattleOdds, HuntOdds, Point};
use crate::partisan::Mark;
use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::State;
use crate::steps::hunt::{Hunters, targets};
use crate::steps::losses::{AttackerLosses, DefenderLosses, ShareHits};
use crate::steps::retreat::FightOrRetreat;
use crate::steps::{Step, battle, generation, raid};
use crate::unit::{Readiness, UNITS};
use crate::zone::Zone;

/// More of a type than this would only take long.
pub const MOST: u8 = 40;

/// What a zone brings to whoever takes it.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Prize {
    /// IPP a round.
    pub ipp: u8,
    /// Victory points.
    pub vp: u8,
    /// Does a factory stand there?
    pub factory: bool,
    /// Who has it then.
    pub to: Power,
    /// It is freed, not conquered.
    pub freed: bool,
}

/// To the fourth decimal: as exact as anybody reads it, and the same again after it was written down.
pub fn short(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

fn rounded(odds: BattleOdds) -> BattleOdds {
    BattleOdds {
        wins: short(odds.wins),
        holds: short(odds.holds),
        attackers_lost: short(odds.attackers_lost),
        defenders_lost: short(odds.defenders_lost),
    }
}

/// The odds of a battle between any forces.
pub fn between(r: &Rules, zone: Zone, attackers: &Attackers, defenders: &[u8; UNITS]) -> BattleOdds {
    rounded(odds::battle(r, zone, attackers, defenders, &Boosts::default()))
}

/// All who defend a zone against the active power.
pub fn defenders(s: &State, zone: Zone) -> [u8; UNITS] {
    let mut counts = [0u8; UNITS];
    for army in battle::defenders(s, zone).iter() {
        for stack in s.stacks.at(army, zone) {
            let count = &mut counts[stack.unit.at()];
            *count = count.saturating_add(stack.count).min(MOST);
        }
    }
    counts
}

/// Where the battle in a zone stands: what is to come of a round that was begun is neither forgotten nor counted twice.
pub fn point(s: &State, zone: Zone) -> Point {
    let Some(fought) = Step::begun::<battle::Battle>(&s.stack).filter(|battle| battle.zone == zone) else {
        return Point::START;
    };
    let next = Point { round: fought.round.saturating_add(1), ..Point::START };
    let named = || {
        let mut fallen = 0u8;
        for army in battle::defenders(s, zone).iter() {
            let spent = s.stacks.at(army, zone).filter(|stack| stack.readiness == Readiness::Spent);
            fallen = spent.fold(fallen, |sum, stack| sum.saturating_add(stack.count));
        }
        fallen
    };
    if let Some(losses) = Step::asking::<AttackerLosses>(&s.stack) {
        return Point { struck: losses.left, ..next };
    }
    if let Some(hits) = Step::asking::<ShareHits>(&s.stack) {
        return Point { doomed: hits.left + hits.shares.iter().sum::<u8>(), ..next };
    }
    if let Some(losses) = Step::asking::<DefenderLosses>(&s.stack) {
        return Point { doomed: named() + losses.shares.iter().sum::<u8>(), ..next };
    }
    if Step::asking::<FightOrRetreat>(&s.stack).is_some() {
        return next;
    }
    Point { round: fought.round, ..Point::START }
}

/// The odds of these attackers against all who defend a zone.
pub fn attack(r: &Rules, s: &State, zone: Zone, force: &Attackers) -> BattleOdds {
    with_boosts(r, s, zone, force, &s.boosts)
}

fn with_boosts(r: &Rules, s: &State, zone: Zone, force: &Attackers, boosts: &Boosts) -> BattleOdds {
    let force = force.map(|ways| ways.map(|count| count.min(MOST)));
    rounded(odds::battle_from(r, zone, &force, &defenders(s, zone), boosts, point(s, zone)))
}

/// The odds of the battle that is to be fought in a zone, or is being fought.
pub fn battle(r: &Rules, s: &State, zone: Zone) -> BattleOdds {
    attack(r, s, zone, &attackers(&s.stacks, s.power, zone))
}

/// The same if partisans support this attacker.
pub fn boosted(r: &Rules, s: &State, zone: Zone, Supported { attacker, gain }: Supported) -> BattleOdds {
    let mut boosts = s.boosts;
    boosts.raise(Boost { unit: attacker.unit, by_sea: attacker.by_sea, gain });
    with_boosts(r, s, zone, &attackers(&s.stacks, s.power, zone), &boosts)
}

/// The odds of the next round of a hunt by these hunters.
pub fn hunt(r: &Rules, s: &State, zone: Zone, controller: Power, hunters: &Hunters) -> HuntOdds {
    let terrain = r.map.zone(zone).terrain;
    let defence = |mountain: bool| partisan_defence(r, mountain, terrain);
    let hunted: Vec<u8> = targets(s, zone, controller).map(|(_, piece)| defence(piece.is(Mark::Mountain))).collect();
    hunting(r, zone, hunters, &hunted)
}

/// The same for partisans who defend with these numbers.
pub fn hunting(r: &Rules, zone: Zone, hunters: &Hunters, partisans: &[u8]) -> HuntOdds {
    let odds = odds::hunt(r, r.map.zone(zone).terrain, hunters, partisans);
    HuntOdds { hits: short(odds.hits), killed: short(odds.killed), hunters_lost: short(odds.hunters_lost) }
}

/// The odds of a raid by so many of the active power's mountain partisans.
pub fn raid(r: &Rules, s: &State, zone: Zone, raiders: u8) -> BattleOdds {
    rounded(odds::raid(r, zone, raiders, &defenders(s, zone)))
}

/// The same by all who may raid there.
pub fn whole_raid(r: &Rules, s: &State, zone: Zone) -> BattleOdds {
    raid(r, s, zone, raid::raiders(r, s, zone).count() as u8)
}

/// On how many of the twelve numbers a roll in this zone brings a partisan, controller by controller: nobody comes where its
/// own alliance is, or where no piece is left.
pub fn who_comes(r: &Rules, s: &State, zone: Zone) -> Vec<(Power, u8)> {
    let owner = s.owner(zone).alliance();
    let mut numbers: Vec<(Power, u8)> = Vec::new();
    for result in r.generation.results(zone, owner == Some(Alliance::Axis)).iter().flatten() {
        let controller = result.controller.unwrap_or(s.power);
        if owner == Some(controller.alliance()) || s.pool(r, controller) == 0 {
            continue;
        }
        match numbers.iter_mut().find(|(power, _)| *power == controller) {
            Some((_, count)) => *count += 1,
            None => numbers.push((controller, 1)),
        }
    }
    numbers
}

/// The chance that the rolls for partisans bring anybody.
pub fn uprising(r: &Rules, s: &State) -> f64 {
    let zones = (generation::rights(r, s, s.power) | generation::mandatory(r, s)).without(s.skipped);
    let fails = |zone: Zone| {
        let works: u8 = who_comes(r, s, zone).iter().map(|(_, count)| count).sum();
        1.0 - f64::from(works) / 12.0
    };
    short(1.0 - zones.iter().map(fails).product::<f64>())
}

/// What a zone brings if the active power takes it.
pub fn prize(r: &Rules, s: &State, zone: Zone) -> Prize {
    let data = r.map.zone(zone);
    let heir = s.freed_for(r, zone, s.power);
    Prize {
        ipp: data.ipp,
        vp: data.vp,
        factory: r.map.factories.has(zone),
        to: heir.unwrap_or(s.power),
        freed: heir.is_some(),
    }
}
