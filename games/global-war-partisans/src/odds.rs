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

/// The odds of a battle between these forces in this zone.
pub fn battle(r: &Rules, zone: Zone, attackers: &Attackers, defenders: &[u8; UNITS], boosts: &Boosts) -> BattleOdds {
    let force = order_of_loss(r, attackers);
    let terrain = r.map.zone(zone).terrain;
    let mut guard: Vec<Unit> = Vec::new();
    for &unit in Unit::ALL {
        guard.extend((0..defenders[unit.at()]).map(|_| unit));
    }
    guard.sort_by_key(|unit| (r.units[unit.at()].cost, r.units[unit.at()].defence));
    let (a, d) = (force.len(), guard.len());
    let left_attack = |left: usize, round: u8| attack_chances(r, zone, &force[a - left..], boosts, round);
    let left_defence = |left: usize| {
        let values: Vec<u8> = guard[d - left..].iter().map(|&unit| defence(r, unit, terrain)).collect();
        hit_chances(&values)
    };
    let later: Vec<Vec<f64>> = (0..=a).map(|left| left_attack(left, 2)).collect();
    let answers: Vec<Vec<f64>> = (0..=d).map(left_defence).collect();
    // The chance to be in each state at the beginning of a round, from the first one on.
    let mut reached = vec![vec![0.0; d + 1]; a + 1];
    spread(&mut reached, 1.0, (a, d), &left_attack(a, 1), &answers[d], false);
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

/// The odds of one round of a hunt for so many partisans.
pub fn hunt(r: &Rules, terrain: Terrain, hunters: &[u8; HUNTERS.len()], partisans: usize) -> HuntOdds {
    let mut values = Vec::new();
    for (&unit, &count) in HUNTERS.iter().zip(hunters) {
        values.extend((0..count).map(|_| hunting(r, unit, terrain)));
    }
    let chances = hit_chances(&values);
    let killed = chances.iter().enumerate().map(|(hits, chance)| hits.min(partisans) as f64 * chance).sum();
    HuntOdds { hits: if partisans > 0 { 1.0 - chances[0] } else { 0.0 }, killed }
}
