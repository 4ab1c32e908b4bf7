//! What zones and positions are worth.

use staffetta_kernel::{MAX_SEATS, Seat};

use super::style::Style;
use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::{Ending, State};
use crate::unit::Unit;
use crate::zone::Zone;

/// What a zone is worth to whoever takes it.
pub fn zone(r: &Rules, style: &Style, zone: Zone) -> f32 {
    let data = r.map.zone(zone);
    1.0 + f32::from(data.ipp) + style.points * f32::from(data.vp) + if r.map.factories.has(zone) { 2.0 } else { 0.0 }
}

/// How strong an alliance is on the ground, in IPP.
fn strength(r: &Rules, s: &State, alliance: Alliance) -> f32 {
    let army = |power: Power| -> f32 {
        let units =
            s.stacks.of(power.into()).map(|stack| f32::from(r.units[stack.unit.at()].cost) * f32::from(stack.count));
        units.sum::<f32>() + f32::from(s.cash[power.at()])
    };
    alliance.members().and(r.active).iter().map(army).sum()
}

/// The share of victory that each seat may expect: scores against par, with income and forces as what is to come.
pub fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
    let left = f32::from(r.scenario.rounds.saturating_sub(s.round)) / f32::from(r.scenario.rounds);
    let total: f32 = Alliance::ALL.iter().map(|&alliance| strength(r, s, alliance)).sum::<f32>().max(1.0);
    let weight = |alliance: Alliance| -> f32 {
        if s.ending != Ending::None {
            return if s.winner(r, s.ending) == alliance { 1.0 } else { 0.0 };
        }
        let standing = s.standing(r, alliance);
        let promise = 9.0 * left * (strength(r, s, alliance) / total - 1.0 / 3.0);
        ((f32::from(standing.score) + promise) * 0.5).clamp(-20.0, 20.0).exp()
    };
    let weights = [Alliance::Axis, Alliance::Allies, Alliance::Comintern].map(weight);
    let sum: f32 = weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    let mut worth = [0.0; MAX_SEATS];
    for seat in (0..r.seats).map(Seat) {
        let led = Alliance::ALL.iter().filter(|&&alliance| State::leads(r, seat, alliance));
        worth[seat.at()] = led.map(|&alliance| weights[alliance as usize] / sum).sum::<f32>().clamp(0.0, 1.0);
    }
    worth
}

/// How soon a unit is given up: the cheapest first, then the weakest attack.
pub fn dearness(r: &Rules, unit: Unit) -> u16 {
    r.units[unit.at()].cost * 16 + u16::from(r.units[unit.at()].attack)
}
