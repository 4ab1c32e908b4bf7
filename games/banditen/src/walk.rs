//! Where a body may go (section 5.6), and whether an assault is within its reach (BN-11.10).

use staffetta_kernel::{Refusal, Seat};

use crate::action::Counter;
use crate::body::{Body, may_stand, must_halt};
use crate::hex::Hex;
use crate::hexset::{NOWHERE, each, has, meet, put, take};
use crate::kinds::{Formation, Type};
use crate::map::FOOT;
use crate::rules::{MOST_MP, Rules};
use crate::state::{Field, NOBODY, other};

/// What a step in this direction costs the body, if the ground lets it (BN-8.2, BN-T4).
#[inline]
pub fn price(r: &Rules, body: &Body, from: Hex, direction: usize, mp: u8) -> Option<u8> {
    let cost = r.map.cost[from.at()][direction];
    if cost == 0 || (body.car() && r.map.drivable[from.at()] >> direction & 1 == 0) {
        return None;
    }
    // A unit of movement 1 may always step one hex; what goes with it pays from its own allowance.
    if body.movement == 1 {
        return (mp >= 1).then_some(1);
    }
    (cost <= mp).then_some(cost)
}

/// Why the ground does not let the body go there.
pub fn barred(r: &Rules, body: &Body, from: Hex, to: Hex) -> Refusal {
    let Some(direction) = r.map.direction(from, to) else { return Refusal::new("BN-8.1", "not-next") };
    if r.map.cost[from.at()][direction] == 0 {
        return Refusal::new("BN-8.2", "impassable");
    }
    if body.car() && r.map.drivable[from.at()] >> direction & 1 == 0 {
        return Refusal::new("BN-T4", "no-road-for-the-car");
    }
    Refusal::with("BN-8.2", "too-far", r.map.cost[from.at()][direction].into())
}

/// The directions that the ground and the points allow, as bits (BN-8.2, BN-T4): those with a [`price`].
#[inline]
fn ways(r: &Rules, body: &Body, from: Hex, mp: u8) -> u8 {
    // A unit of movement 1 may always step one hex.
    let ways = match body.movement {
        1 if mp >= 1 => r.map.passable(from),
        1 => 0,
        _ => r.map.ways(from, mp),
    };
    if body.car() { ways & r.map.drivable[from.at()] } else { ways }
}

/// May the body go on to this hex, which the ground lets it reach?
#[inline]
fn welcome(r: &Rules, f: &Field, body: &Body, to: Hex) -> bool {
    match f.holder(to) {
        None if body.goes_anywhere() => true,
        Some(holder) if holder != body.seat => false,
        _ => may_stand(r, f, body, to).is_ok(),
    }
}

/// May the body make this ordinary step? Answers its cost.
#[inline]
pub fn step(r: &Rules, f: &Field, body: &Body, from: Hex, direction: usize, mp: u8) -> Option<u8> {
    let cost = price(r, body, from, direction, mp)?;
    welcome(r, f, body, r.map.neighbours[from.at()][direction]).then_some(cost)
}

/// The directions in which the body may step, as bits.
#[inline]
pub fn steps(r: &Rules, f: &Field, body: &Body, from: Hex, mp: u8) -> u8 {
    let ways = ways(r, body, from, mp);
    let neighbours = &r.map.neighbours[from.at()];
    bits(ways).fold(0, |set, d| set | u8::from(welcome(r, f, body, neighbours[d])) << d)
}

/// Can the body step at all?
#[inline]
pub fn can_step(r: &Rules, f: &Field, body: &Body, from: Hex, mp: u8) -> bool {
    bits(ways(r, body, from, mp)).any(|d| welcome(r, f, body, r.map.neighbours[from.at()][d]))
}

/// Can the unit step to a hex where nobody is, on foot and bound to nothing? Quickly said, and mostly so.
#[inline]
pub fn strolls(r: &Rules, f: &Field, counter: Counter) -> bool {
    let unit = f.unit(counter);
    let neighbours = &r.map.neighbours[unit.hex.at()];
    !unit.pinned()
        && bits(r.map.ways(unit.hex, f.print(r, counter).stroll)).any(|d| f.head[neighbours[d].at()] == NOBODY)
}

/// With how many movement points a unit of this kind [`strolls`]: any number for one that may always step, none for
/// one that needs a closer look.
pub const fn stroll(kind: Type, formation: Formation, movement: u8) -> u8 {
    match (kind, formation, movement) {
        (Type::Car, _, _) | (_, Formation::Bn3, _) => 0,
        (_, _, 1) => u8::MAX,
        _ => movement,
    }
}

/// The directions of a set.
#[inline]
pub fn bits(mut set: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(at)
    })
}

/// May the body enter this enemy-held hex to assault it?
#[inline]
pub fn close_in(r: &Rules, f: &Field, body: &Body, from: Hex, direction: usize, mp: u8) -> Option<u8> {
    let to = r.map.neighbours[from.at()][direction];
    if !to.on_map() || f.holder(to).is_none_or(|holder| holder == body.seat) {
        return None;
    }
    let cost = price(r, body, from, direction, mp)?;
    may_stand(r, f, body, to).ok().map(|()| cost)
}

/// May the body close in on an enemy from here?
#[inline]
fn closes_in(r: &Rules, f: &Field, body: &Body, from: Hex, mp: u8) -> bool {
    let enemy = other(body.seat);
    bits(ways(r, body, from, mp)).any(|direction| {
        let to = r.map.neighbours[from.at()][direction];
        f.holds(enemy, to) && (body.goes_anywhere() || may_stand(r, f, body, to).is_ok())
    })
}

/// Is an enemy-held hex within reach of an assault by this body from here (BN-11.10)?
pub fn in_reach(r: &Rules, f: &Field, body: &Body, from: Hex, mp: u8) -> bool {
    if closes_in(r, f, body, from, mp) {
        return true;
    }
    let foot = usize::from(mp) <= FOOT && !body.car();
    // Only hexes from which an enemy could still be reached if nobody stood in the way are looked at.
    let hopeful = |hex: Hex, left: u8| {
        let near = if foot { r.map.march(hex, left) } else { r.map.discs.within(hex, left) };
        meet(near, &f.manned[other(body.seat).at()])
    };
    if mp < 2 || !hopeful(from, mp) {
        return false;
    }
    if foot {
        // Where no friend is in the way either, the enemy is met.
        let mut friends = f.manned[body.seat.at()];
        take(&mut friends, from);
        if body.goes_anywhere() && !meet(r.map.march(from, mp - 1), &friends) {
            return true;
        }
    }
    // The hexes reached, by the movement points then left: whoever comes with more can do all that others can.
    let mut reached = [NOWHERE; MOST_MP as usize + 1];
    let mut seen = NOWHERE;
    let start = mp.min(MOST_MP);
    put(&mut reached[usize::from(start)], from);
    for left in (1..=start).rev() {
        let now = reached[usize::from(left)];
        for here in each(now) {
            if has(&seen, here) {
                continue;
            }
            put(&mut seen, here);
            if here != from && closes_in(r, f, body, here, left) {
                return true;
            }
            for direction in bits(ways(r, body, here, left)) {
                let to = r.map.neighbours[here.at()][direction];
                let rest = left - price(r, body, here, direction, left).unwrap_or(left);
                if rest == 0 || has(&seen, to) || !hopeful(to, rest) {
                    continue;
                }
                if welcome(r, f, body, to) && !must_halt(r, f, body, to) {
                    put(&mut reached[usize::from(rest)], to);
                }
            }
        }
    }
    false
}

/// Is any enemy unit at most so many hexes away?
#[inline]
pub fn enemy_within(r: &Rules, f: &Field, seat: Seat, from: Hex, radius: u8) -> bool {
    meet(&f.manned[other(seat).at()], r.map.discs.within(from, radius))
}
