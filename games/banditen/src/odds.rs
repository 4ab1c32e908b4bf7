//! Chances that can be told beforehand: hits of a fire, results of an assault.

use crate::assault_result::{Band, band, cover, strength};
use crate::fire::{breaks_bunkers, bunkered, has_infantry, modifier, needed};
use crate::hex::Hex;
use crate::morale;
use crate::rules::Rules;
use crate::state::Public;
use crate::unit_set::UnitSet;

/// The chance of each number of hits (0 to 8) of this fire. `targets` are the units under fire.
pub fn hits(r: &Rules, p: &Public, firing: UnitSet, to: Hex, targets: UnitSet, extra: i8) -> [f32; 9] {
    hits_at(r, p, firing, to, has_infantry(r, p, targets), extra)
}

/// The same for any targets with or without infantry.
pub fn hits_at(r: &Rules, p: &Public, firing: UnitSet, to: Hex, infantry: bool, extra: i8) -> [f32; 9] {
    let needed = needed(r, p, to);
    let mut chances = [0.0; 9];
    chances[0] = 1.0;
    for counter in firing {
        let bonus = modifier(r, p, counter, to, infantry) + extra;
        let chance = f32::from((7 - needed + bonus).clamp(0, 6)) / 6.0;
        for _ in 0..p.unit(counter).vf {
            let before = chances;
            chances[0] = before[0] * (1.0 - chance);
            for hit in 1..8 {
                chances[hit] = before[hit] * (1.0 - chance) + before[hit - 1] * chance;
            }
            chances[8] = before[8] + before[7] * chance;
        }
    }
    chances
}

/// The chance of at least one hit that counts: those that a bunker takes do not (BN-9.8). Where nobody fires but those
/// who break bunkers, it is the chance that they break it.
pub fn any_hit(r: &Rules, p: &Public, firing: UnitSet, to: Hex, targets: UnitSet, extra: i8) -> f32 {
    let breakers = firing.filter(|counter| breaks_bunkers(p.print(r, counter).kind));
    let counting = if bunkered(r, p, to) && breakers != firing { firing.minus(breakers) } else { firing };
    1.0 - hits(r, p, counting, to, targets, extra)[0]
}

/// What an assault may come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Assault {
    /// The attackers take the hex.
    pub taken: f32,
    /// The defenders are wiped out.
    pub wiped_out: f32,
    /// The defenders lose a point and retreat.
    pub hit: f32,
    /// The attackers lose a point and are thrown back.
    pub repelled: f32,
    /// The attackers are wiped out.
    pub lost: f32,
    /// The attackers check their morale.
    pub shaken: f32,
}

/// The chance that all of these fail one morale die.
fn all_fail(r: &Rules, p: &Public, units: UnitSet, fort: Hex) -> f32 {
    let mut highest = 0;
    for counter in units {
        match morale::value(r, p, counter, fort) {
            None => return 0.0,
            Some(value) => highest = highest.max(value),
        }
    }
    f32::from(6 - highest.min(6)) / 6.0
}

/// The chances of an assault on a hex from another.
pub fn assault(r: &Rules, p: &Public, attackers: UnitSet, from: Hex, to: Hex) -> Assault {
    assault_on(r, p, attackers, p.stack(to), from, to)
}

/// The chances of an assault on these defenders.
pub fn assault_on(r: &Rules, p: &Public, attackers: UnitSet, defenders: UnitSet, from: Hex, to: Hex) -> Assault {
    if defenders.is_empty() {
        return Assault { taken: 1.0, ..Assault::default() };
    }
    let attack = strength(r, p, attackers);
    let defence = strength(r, p, defenders) + cover(r, p, from, to);
    let fail = all_fail(r, p, defenders, to);
    let mut odds = Assault::default();
    for one in 1..=6 {
        for two in 1..=6 {
            let (high, low) = (attack + one, defence + two);
            let chance = 1.0 / 36.0;
            match (band(high, low), high > low) {
                (Band::Tie, _) => {}
                (Band::Check, true) => odds.taken += chance * fail,
                (Band::Check, false) => odds.shaken += chance,
                (Band::Hit, true) => {
                    odds.taken += chance;
                    odds.hit += chance;
                }
                (Band::Hit, false) => odds.repelled += chance,
                (Band::Rout, true) => {
                    odds.taken += chance;
                    odds.wiped_out += chance;
                }
                (Band::Rout, false) => odds.lost += chance,
            }
        }
    }
    odds
}
