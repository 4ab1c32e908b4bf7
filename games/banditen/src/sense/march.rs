//! Where a body can get to, and what it is worth to be there or to storm from there.

use staffetta_kernel::Seat;

use super::field::{Dangers, Distances, PIN, POINT, fails, prize};
use crate::body::{Body, must_halt};
use crate::hex::{HEXES, Hex};
use crate::kinds::PARTISAN;
use crate::map::NO;
use crate::odds;
use crate::rules::Rules;
use crate::state::{State, counters, other};
use crate::walk;

/// What a movement point towards the goal is worth.
const NEARER: f32 = 0.3;
/// How much of the danger on the way is taken to heart.
const CARE: f32 = 0.8;

/// Where a body can get to, and how.
struct Ways {
    /// Points left on arrival, plus one; 0 if out of reach.
    left: [u8; HEXES],
    from: [Hex; HEXES],
    order: Vec<Hex>,
}

impl Ways {
    fn new(r: &Rules, s: &State, body: &Body, start: Hex, mp: u8) -> Self {
        let mut ways = Self { left: [0; HEXES], from: [Hex::NONE; HEXES], order: vec![start] };
        ways.left[start.at()] = mp + 1;
        let mut next = 0;
        while next < ways.order.len() && next < 400 {
            let here = ways.order[next];
            next += 1;
            let points = ways.left[here.at()] - 1;
            if points == 0 || (here != start && must_halt(r, s, body, here)) || (here != start && body.movement == 1) {
                continue;
            }
            for direction in 0..6 {
                let Some(cost) = walk::step(r, s, body, here, direction, points) else { continue };
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

/// Every assault that a body can get to from here: its balance, the way, the hex.
pub fn storms(r: &Rules, s: &State, body: &Body, start: Hex, mp: u8, mut each: impl FnMut(f32, &[Hex], Hex)) {
    let ways = Ways::new(r, s, body, start, mp);
    let mut dangers = Dangers::new(r, s, body.seat, body.mask);
    for &from in &ways.order {
        let points = ways.left[from.at()] - 1;
        if from != start && must_halt(r, s, body, from) {
            continue;
        }
        for direction in 0..6 {
            if walk::close_in(r, s, body, from, direction, points).is_some() {
                let to = r.map.neighbours[from.at()][direction];
                let path = ways.path(start, from);
                each(brawl(r, s, body.seat, body.mask, from, to) - CARE * dangers.along(&path), &path, to);
            }
        }
    }
}

/// Every hex that a body can move to from here: what that brings, and the way.
pub fn marches(
    r: &Rules,
    s: &State,
    body: &Body,
    start: Hex,
    mp: u8,
    far: &Distances,
    mut each: impl FnMut(f32, &[Hex]),
) {
    let (seat, mask) = (body.seat, body.mask);
    let here = standing(r, s, seat, mask, start, far);
    let ways = Ways::new(r, s, body, start, mp);
    let mut dangers = Dangers::new(r, s, seat, mask);
    for &to in ways.order.iter().skip(1) {
        let path = ways.path(start, to);
        let company = if s.holds(seat, to) && body.combat() { 0.25 } else { 0.0 };
        let gain = standing(r, s, seat, mask, to, far) - here + company + walked_in(r, s, seat, body, &path);
        each(gain - CARE * dangers.along(&path), &path);
    }
}

/// Objectives that fall to a body that just walks in.
fn walked_in(r: &Rules, s: &State, seat: Seat, body: &Body, path: &[Hex]) -> f32 {
    if seat != PARTISAN || !body.combat() {
        return 0.0;
    }
    path.iter().filter(|&&hex| r.map.objective[hex.at()] != NO).map(|&hex| prize(r, s, seat, hex)).sum()
}

/// What it is worth to stand in a hex: near the goal, in cover; a command near its men.
fn standing(r: &Rules, s: &State, seat: Seat, mask: u64, hex: Hex, far: &Distances) -> f32 {
    if mask & s.combat[seat.at()] != 0 {
        let cover = f32::from(r.map.attack(hex, false) - 5);
        return -NEARER * far.at(hex) + 0.1 * cover;
    }
    let mut sum = 0.0;
    for counter in counters(seat, mask) {
        let print = s.print(r, counter);
        let reach = crate::body::reach(r, s, counter);
        for unit in counters(seat, s.on_map[seat.at()] & s.combat[seat.at()]) {
            if s.print(r, unit).obeys >> print.command.min(7) & 1 == 1 {
                let distance = r.map.distance(hex, s.unit(unit).hex);
                sum += if distance + 2 <= reach {
                    0.25
                } else if distance <= reach {
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
pub fn brawl(r: &Rules, s: &State, seat: Seat, mask: u64, from: Hex, to: Hex) -> f32 {
    let odds = odds::assault(r, s, seat, mask, from, to);
    let enemy = other(seat);
    let defenders = f32::from(s.strength(enemy, s.stack(to)));
    let own = f32::from(s.strength(seat, mask));
    let shaky: f32 = counters(seat, mask).map(|c| fails(r, s, c, Hex::NONE) * PIN).sum();
    let mut taken = odds.taken;
    if counters(enemy, s.stack(to)).any(|c| s.print(r, c).german) {
        taken += (1.0 - taken) / 3.0;
    }
    taken * (prize(r, s, seat, to) + 0.4) + odds.wiped_out * defenders * POINT + odds.hit * 1.3 * POINT
        - odds.lost * own * POINT
        - odds.repelled * (POINT + shaky)
        - odds.shaken * shaky
        - 0.15
}
