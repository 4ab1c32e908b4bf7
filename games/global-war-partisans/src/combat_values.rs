//! What a unit needs to hit: attack, defence and their modifiers (GW-6.2, GW-6.4).

use staffetta_kernel::RuleId;

use crate::boosts::{Boost, Boosts};
use crate::power::{Army, Power};
use crate::rules::Rules;
use crate::stacks::Stacks;
use crate::unit::{Readiness, Terrain, UNITS, Unit};
use crate::zone::Zone;

/// The most dice that are rolled at once.
pub const MOST_DICE: usize = 512;

/// What each die of a throw must not exceed, in the order of rolling; units whose value is 0 draw none.
#[derive(Debug)]
pub struct Values {
    values: [u8; MOST_DICE],
    len: usize,
}

impl Default for Values {
    fn default() -> Self {
        Self { values: [0; MOST_DICE], len: 0 }
    }
}

/// Where the dice of a throw are laid, in the order of rolling.
pub trait Dice {
    /// Adds the dice of so many units of one type and value; a value of 0 draws none.
    fn lay(&mut self, unit: Unit, value: u8, count: u8);
}

impl Dice for Values {
    #[inline]
    fn lay(&mut self, _: Unit, value: u8, count: u8) {
        self.push(value, count);
    }
}

impl Values {
    /// Adds so many dice of one value.
    pub fn push(&mut self, value: u8, count: u8) {
        if value == 0 {
            return;
        }
        let end = (self.len + usize::from(count)).min(MOST_DICE);
        self.values[self.len..end].fill(value);
        self.len = end;
    }
    /// The values.
    pub fn as_slice(&self) -> &[u8] {
        &self.values[..self.len]
    }
}

/// How many of a type attack, by land and by sea.
pub type Attackers = [[u8; 2]; UNITS];

/// Attackers of a power in a zone: fresh militia count as having come by land.
pub fn attackers(stacks: &Stacks, power: Power, zone: Zone) -> Attackers {
    let mut counts = [[0; 2]; UNITS];
    for stack in stacks.at(power.into(), zone) {
        let by_sea = usize::from(stack.readiness == Readiness::Landed);
        counts[stack.unit.at()][by_sea] += stack.count;
    }
    counts
}

/// The penalty of terrain for an attacker (section 3.2, PAR 2.7).
pub fn terrain_penalty(unit: Unit, terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Mountain => u8::from(unit != Unit::MountainInfantry),
        Terrain::City | Terrain::Jungle => u8::from(unit.is_vehicle()),
        Terrain::Plain | Terrain::Desert | Terrain::Tundra => 0,
    }
}

/// The attack of a unit without support: terrain and, in the first round, a landing (GW-6.2).
pub fn attack(r: &Rules, unit: Unit, terrain: Terrain, by_sea: bool, round: u8, gain: u8) -> u8 {
    let penalty = terrain_penalty(unit, terrain) + u8::from(by_sea && round == 1);
    (r.units[unit.at()].attack + gain).saturating_sub(penalty)
}

/// The attackers' dice in order: type by type, by land before by sea, most supported first.
pub fn attack_values(r: &Rules, zone: Zone, counts: &Attackers, boosts: &Boosts, round: u8, out: &mut impl Dice) {
    let terrain = r.map.zone(zone).terrain;
    let mut guns = counts[Unit::Artillery.at()].iter().sum::<u8>();
    let supported = round == 1 || r.house.support_lasts;
    for &unit in Unit::ALL {
        let aided = matches!(unit, Unit::Infantry | Unit::MountainInfantry);
        for by_sea in [false, true] {
            let mut plain = counts[unit.at()][usize::from(by_sea)];
            let one = |gain: u8, guns: &mut u8| {
                let artillery = u8::from(aided && *guns > 0);
                *guns -= artillery;
                attack(r, unit, terrain, by_sea, round, gain + artillery)
            };
            if supported {
                for Boost { gain, .. } in boosts.iter().filter(|boost| boost.unit == unit && boost.by_sea == by_sea) {
                    if plain > 0 {
                        plain -= 1;
                        out.lay(unit, one(gain, &mut guns), 1);
                    }
                }
            }
            let with_guns = if aided { plain.min(guns) } else { 0 };
            if with_guns > 0 {
                out.lay(unit, attack(r, unit, terrain, by_sea, round, 1), with_guns);
                guns -= with_guns;
            }
            out.lay(unit, attack(r, unit, terrain, by_sea, round, 0), plain - with_guns);
        }
    }
}

/// The rule that says most about the attackers' values in a round.
pub fn modified_by(r: &Rules, counts: &Attackers, boosts: &Boosts, zone: Zone, round: u8) -> RuleId {
    let terrain = r.map.zone(zone).terrain;
    let there = |unit: Unit| counts[unit.at()].iter().sum::<u8>() > 0;
    let landed = |unit: Unit| counts[unit.at()][1] > 0;
    let supported = boosts.iter().next().is_some();
    if supported && round > 1 && !r.house.support_lasts {
        "GW-R17"
    } else if round == 1 && landed(Unit::MountainInfantry) {
        "GW-R58"
    } else if supported
        || round == 1 && Unit::ALL.iter().any(|&unit| landed(unit))
        || there(Unit::Artillery) && (there(Unit::Infantry) || there(Unit::MountainInfantry))
    {
        "GW-6.2"
    } else if Unit::ALL.iter().any(|&unit| there(unit) && terrain_penalty(unit, terrain) > 0) {
        "GW-0.2"
    } else {
        "GW-6.1"
    }
}

/// The defence of a unit (GW-6.4).
pub fn defence(r: &Rules, unit: Unit, terrain: Terrain) -> u8 {
    let shelter = match terrain {
        Terrain::City => unit.is_infantry_class(),
        Terrain::Mountain => unit == Unit::MountainInfantry,
        Terrain::Plain | Terrain::Jungle | Terrain::Desert | Terrain::Tundra => false,
    };
    (r.units[unit.at()].defence + u8::from(shelter)).max(1)
}

/// The defenders' dice in order: type by type, power by power, casualties included.
pub fn defence_values(
    r: &Rules,
    stacks: &Stacks,
    zone: Zone,
    defenders: impl Iterator<Item = Army>,
    out: &mut impl Dice,
) {
    let terrain = r.map.zone(zone).terrain;
    let mut counts = [0u16; UNITS];
    for army in defenders {
        for stack in stacks.at(army, zone) {
            counts[stack.unit.at()] += u16::from(stack.count);
        }
    }
    for &unit in Unit::ALL {
        out.lay(unit, defence(r, unit, terrain), counts[unit.at()].min(255) as u8);
    }
}

/// The attack of a hunter (GW-8.3): no artillery helps.
pub fn hunting(r: &Rules, unit: Unit, terrain: Terrain) -> u8 {
    // Only mountains hinder those who may hunt.
    r.units[unit.at()].attack.saturating_sub(terrain_penalty(unit, terrain))
}

/// The defence of a partisan (GW-8.7).
pub fn partisan_defence(r: &Rules, mountain: bool, terrain: Terrain) -> u8 {
    match (mountain, terrain) {
        (true, Terrain::Mountain) => r.numbers.mountain_defence + 1,
        (true, _) => r.numbers.mountain_defence,
        (false, _) => r.numbers.partisan_defence,
    }
}
