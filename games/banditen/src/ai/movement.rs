//! Where a group can get to, and what it is worth to be there or to assault from there.

use super::threats::{Dangers, Distances, PIN, POINT, fails, prize};
use crate::command;
use crate::hex::{HEXES, Hex};
use crate::kinds::PARTISAN;
use crate::movement::{self, must_halt};
use crate::odds;
use crate::rules::Rules;
use crate::state::Public;
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;

/// What a movement point towards the goal is worth.
const NEARER: f32 = 0.3;
/// How much of the danger on the way is taken to heart.
const CARE: f32 = 0.8;

/// Where a group can get to, and how.
struct Ways {
    /// Points left on arrival, plus one; 0 if out of reach.
    left: [u8; HEXES],
    from: [Hex; HEXES],
    order: Vec<Hex>,
}

impl Ways {
    fn new(r: &Rules, p: &Public, group: &UnitGroup, start: Hex, mp: u8) -> Self {
        let mut ways = Self { left: [0; HEXES], from: [Hex::NONE; HEXES], order: vec![start] };
        ways.left[start.at()] = mp + 1;
        let mut next = 0;
        while next < ways.order.len() && next < 400 {
            let here = ways.order[next];
            next += 1;
            let points = ways.left[here.at()] - 1;
            if points == 0 || (here != start && must_halt(r, p, group, here)) || (here != start && group.movement == 1)
            {
                continue;
            }
            for direction in 0..6 {
                let Some(cost) = movement::step(r, p, group, here, direction, points) else { continue };
                let to = r.map.neighbours[here.at()][direction];
                if ways.left[to.at()] < points - cost + 1 {
                    ways.left[to.at()] = points - cost + 1;
                    ways.from[to.at()] = here;
                    ways.order.push(to);
                }
            }
        }
        ways
    }

    fn path(&self, start: Hex, to: Hex) -> Vec<Hex> {
        let mut path = Vec::new();
        let mut here = to;
        while here != start && here.on_map() && path.len() < 16 {
            path.push(here);
            here = self.from[here.at()];
        }
        path.reverse();
        path
    }
}

/// Every assault that a group can get to from here: its balance, the way, the hex.
pub fn assaults(r: &Rules, p: &Public, group: &UnitGroup, start: Hex, mp: u8, mut each: impl FnMut(f32, &[Hex], Hex)) {
    let ways = Ways::new(r, p, group, start, mp);
    let mut dangers = Dangers::new(r, p, group.units);
    for &from in &ways.order {
        let points = ways.left[from.at()] - 1;
        if from != start && must_halt(r, p, group, from) {
            continue;
        }
        for direction in 0..6 {
            if movement::assault_step(r, p, group, from, direction, points).is_some() {
                let to = r.map.neighbours[from.at()][direction];
                let path = ways.path(start, from);
                each(assault_gain(r, p, group.units, from, to) - CARE * dangers.along(&path), &path, to);
            }
        }
    }
}

/// Every hex that a group can move to from here: what that brings, and the way.
pub fn moves(
    r: &Rules,
    p: &Public,
    group: &UnitGroup,
    start: Hex,
    mp: u8,
    far: &Distances,
    mut each: impl FnMut(f32, &[Hex]),
) {
    let units = group.units;
    let here = standing(r, p, units, start, far);
    let ways = Ways::new(r, p, group, start, mp);
    let mut dangers = Dangers::new(r, p, units);
    for &to in ways.order.iter().skip(1) {
        let path = ways.path(start, to);
        let company = if p.holds(units.seat(), to) && group.combat() { 0.25 } else { 0.0 };
        let gain = standing(r, p, units, to, far) - here + company + walked_in(r, p, group, &path);
        each(gain - CARE * dangers.along(&path), &path);
    }
}

/// Objectives that fall to a group that just walks in.
fn walked_in(r: &Rules, p: &Public, group: &UnitGroup, path: &[Hex]) -> f32 {
    if group.seat() != PARTISAN || !group.combat() {
        return 0.0;
    }
    path.iter().filter(|&&hex| r.map.objective(hex).is_some()).map(|&hex| prize(r, p, PARTISAN, hex)).sum()
}

/// What it is worth to stand in a hex: near the goal, in cover; a command near its men.
fn standing(r: &Rules, p: &Public, units: UnitSet, hex: Hex, far: &Distances) -> f32 {
    if !p.combat_of(units).is_empty() {
        let cover = f32::from(r.map.attack(hex, false) - 5);
        return -NEARER * far.at(hex) + 0.1 * cover;
    }
    let mut sum = 0.0;
    for counter in units {
        let Some(command) = p.print(r, counter).command else { continue };
        let range = command::range(r, p, counter);
        for unit in p.fighting(units.seat()) {
            if p.print(r, unit).obeys.has(command) {
                let distance = r.map.distance(hex, p.unit(unit).hex);
                sum += if distance + 2 <= range {
                    0.25
                } else if distance <= range {
                    0.15
                } else {
                    0.0
                };
            }
        }
    }
    sum
}

/// What an assault brings on average, less what it costs.
pub fn assault_gain(r: &Rules, p: &Public, units: UnitSet, from: Hex, to: Hex) -> f32 {
    let odds = odds::assault(r, p, units, from, to);
    let defenders = f32::from(p.strength(p.stack(to)));
    let own = f32::from(p.strength(units));
    let shaky: f32 = units.into_iter().map(|c| fails(r, p, c, Hex::NONE) * PIN).sum();
    let mut taken = odds.taken;
    if p.stack(to).into_iter().any(|c| p.print(r, c).german) {
        taken += (1.0 - taken) / 3.0;
    }
    taken * (prize(r, p, units.seat(), to) + 0.4) + odds.wiped_out * defenders * POINT + odds.hit * 1.3 * POINT
        - odds.lost * own * POINT
        - odds.repelled * (POINT + shaky)
        - odds.shaken * shaky
        - 0.15
}
