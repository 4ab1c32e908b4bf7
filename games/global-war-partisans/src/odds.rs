//! Exact odds of battles and hunts, by dynamic programming: losses are taken cheapest first and nobody retreats.

use staffetta_kernel::schemars::JsonSchema;

use crate::boosts::Boosts;
use crate::combat_values::{Attackers, Values, attack_values, defence, hunting};
use crate::rules::Rules;
use crate::unit::{HUNTERS, Terrain, UNITS, Unit};
use crate::zone::Zone;

/// The odds of a battle that is fought to the end.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct BattleOdds {
    /// The chance that the attacker takes the zone.
    pub wins: f64,
    /// The chance that the defender holds it.
    pub holds: f64,
    /// Units that the attacker loses on average.
    pub attackers_lost: f64,
    /// Units that the defender loses on average.
    pub defenders_lost: f64,
}

/// The odds of one round of a hunt, after which all who are left fade.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct HuntOdds {
    /// The chance to hit at least one partisan.
    pub hits: f64,
    /// Partisans killed on average.
    pub killed: f64,
    /// Hunters that those who fall hit on average before they are gone.
    pub hunters_lost: f64,
}

/// The chance of each number of hits of dice with these values.
pub fn hit_chances(values: &[u8]) -> Vec<f64> {
    let mut chances = vec![1.0];
    for &value in values {
        let hit = f64::from(value.min(12)) / 12.0;
        chances.push(0.0);
        for at in (0..chances.len()).rev() {
            let with = if at > 0 { chances[at - 1] * hit } else { 0.0 };
            chances[at] = chances[at] * (1.0 - hit) + with;
        }
    }
    chances
}

/// Attackers in the order in which they are lost: cheapest first, by land before by sea.
fn order_of_loss(r: &Rules, attackers: &Attackers) -> Vec<(Unit, bool)> {
    let mut all = Vec::new();
    for &unit in Unit::ALL {
        for by_sea in [false, true] {
            all.extend((0..attackers[unit.at()][usize::from(by_sea)]).map(|_| (unit, by_sea)));
        }
    }
    all.sort_by_key(|(unit, by_sea)| (r.units[unit.at()].cost, r.units[unit.at()].attack, *by_sea));
    all
}

fn attack_chances(r: &Rules, zone: Zone, force: &[(Unit, bool)], boosts: &Boosts, round: u8) -> Vec<f64> {
    let mut counts = [[0; 2]; UNITS];
    for &(unit, by_sea) in force {
        counts[unit.at()][usize::from(by_sea)] += 1;
    }
    let mut values = Values::default();
    attack_values(r, zone, &counts, boosts, round, &mut values);
    hit_chances(values.as_slice())
}

/// Where a battle stands whose odds are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// The round in which the attackers throw next.
    pub round: u8,
    /// Attackers that are hit and not named yet.
    pub struck: u8,
    /// Defenders that are hit in the round before and have still to throw; none: the attackers throw next.
    pub doomed: u8,
}

impl Point {
    /// Nothing has been thrown yet.
    pub const START: Self = Self { round: 1, struck: 0, doomed: 0 };
}

/// The odds of a battle between these forces in this zone, from its beginning.
pub fn battle(r: &Rules, zone: Zone, attackers: &Attackers, defenders: &[u8; UNITS], boosts: &Boosts) -> BattleOdds {
    battle_from(r, zone, attackers, defenders, boosts, Point::START)
}

/// The same from where it stands.
pub fn battle_from(
    r: &Rules,
    zone: Zone,
    attackers: &Attackers,
    defenders: &[u8; UNITS],
    boosts: &Boosts,
    point: Point,
) -> BattleOdds {
    let force = order_of_loss(r, attackers);
    let attack = |left: usize, round: u8| attack_chances(r, zone, &force[force.len() - left..], boosts, round);
    fought(force.len(), attack, &answers(r, zone, defenders), point)
}

/// The odds of a raid of so many mountain partisans, who all need the same number.
pub fn raid(r: &Rules, zone: Zone, raiders: u8, defenders: &[u8; UNITS]) -> BattleOdds {
    let attack = |left: usize, _: u8| hit_chances(&vec![r.numbers.mountain_attack; left]);
    fought(raiders.into(), attack, &answers(r, zone, defenders), Point::START)
}

/// What defenders hit, by how many of them are left: the cheapest are lost first.
fn answers(r: &Rules, zone: Zone, defenders: &[u8; UNITS]) -> Vec<Vec<f64>> {
    let terrain = r.map.zone(zone).terrain;
    let mut guard: Vec<Unit> = Vec::new();
    for &unit in Unit::ALL {
        guard.extend((0..defenders[unit.at()]).map(|_| unit));
    }
    guard.sort_by_key(|unit| (r.units[unit.at()].cost, r.units[unit.at()].defence));
    let left = |left: usize| {
        let values: Vec<u8> = guard[guard.len() - left..].iter().map(|&unit| defence(r, unit, terrain)).collect();
        hit_chances(&values)
    };
    (0..=guard.len()).map(left).collect()
}

/// A fight to the end of so many attackers against those who answer.
fn fought(a: usize, attack: impl Fn(usize, u8) -> Vec<f64>, answers: &[Vec<f64>], point: Point) -> BattleOdds {
    let d = answers.len() - 1;
    let later: Vec<Vec<f64>> = (0..=a).map(|left| attack(left, 2)).collect();
    // The chance to be in each state at the beginning of a round, from the first one on.
    let mut reached = vec![vec![0.0; d + 1]; a + 1];
    if point.doomed > 0 {
        for (losses, &chance) in answers[d].iter().enumerate() {
            reached[a - losses.min(a)][d.saturating_sub(point.doomed.into())] += chance;
        }
    } else if point.round > 1 {
        reached[a.saturating_sub(point.struck.into())][d] = 1.0;
    } else {
        spread(&mut reached, 1.0, (a, d), &attack(a, 1), &answers[d], false);
    }
    for i in (1..=a).rev() {
        for j in (1..=d).rev() {
            let chance = std::mem::take(&mut reached[i][j]);
            if chance > 0.0 {
                spread(&mut reached, chance, (i, j), &later[i], &answers[j], true);
            }
        }
    }
    let mut odds = BattleOdds { wins: 0.0, holds: 0.0, attackers_lost: 0.0, defenders_lost: 0.0 };
    for (i, row) in reached.iter().enumerate() {
        for (j, &chance) in row.iter().enumerate() {
            if j == 0 && i > 0 {
                odds.wins += chance;
            } else {
                odds.holds += chance;
            }
            odds.attackers_lost += chance * (a - i) as f64;
            odds.defenders_lost += chance * (d - j) as f64;
        }
    }
    odds
}

/// What one round makes of a state. Rounds in which nobody is hit are left out where they repeat; where neither side can
/// hit, nothing changes any more and the defender holds.
fn spread(
    reached: &mut [Vec<f64>],
    chance: f64,
    (i, j): (usize, usize),
    attack: &[f64],
    defence: &[f64],
    repeats: bool,
) {
    let nobody = attack[0] * defence[0];
    let scale = if repeats && nobody < 1.0 { chance / (1.0 - nobody) } else { chance };
    for (hits, &here) in attack.iter().enumerate() {
        for (losses, &there) in defence.iter().enumerate() {
            if repeats && hits == 0 && losses == 0 && nobody < 1.0 {
                continue;
            }
            reached[i - losses.min(i)][j - hits.min(j)] += scale * here * there;
        }
    }
}

/// The odds of one round of a hunt for partisans who defend with these numbers, the weakest named first, while all others
/// fade.
pub fn hunt(r: &Rules, terrain: Terrain, hunters: &[u8; HUNTERS.len()], partisans: &[u8]) -> HuntOdds {
    let mut values = Vec::new();
    for (&unit, &count) in HUNTERS.iter().zip(hunters) {
        values.extend((0..count).map(|_| hunting(r, unit, terrain)));
    }
    let mut defences = partisans.to_vec();
    defences.sort_unstable();
    let chances = hit_chances(&values);
    let fallen = |hits: usize| &defences[..hits.min(defences.len())];
    let back = |hits: usize| fallen(hits).iter().map(|&value| f64::from(value.min(12)) / 12.0).sum::<f64>();
    let over = |each: &dyn Fn(usize) -> f64| chances.iter().enumerate().map(|(hits, chance)| each(hits) * chance).sum();
    HuntOdds {
        hits: if defences.is_empty() { 0.0 } else { 1.0 - chances[0] },
        killed: over(&|hits| fallen(hits).len() as f64),
        hunters_lost: over(&back),
    }
}
