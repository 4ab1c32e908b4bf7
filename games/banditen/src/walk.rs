//! Where a body may go (section 5.6), and whether an assault is within its reach (BN-11.10).

use staffetta_kernel::{Refusal, Seat};

use crate::body::{Body, may_stand, must_halt};
use crate::hex::{HEXES, Hex};
use crate::rules::Rules;
use crate::state::Field;

/// What a step in this direction costs the body, if the ground lets it (BN-8.2, BN-T4).
#[inline]
pub fn price(r: &Rules, body: &Body, from: Hex, direction: usize, mp: u8) -> Option<u8> {
    let cost = r.map.cost[from.at()][direction];
    if cost == 0 || (body.car && r.map.drivable[from.at()] >> direction & 1 == 0) {
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
    if body.car && r.map.drivable[from.at()] >> direction & 1 == 0 {
        return Refusal::new("BN-T4", "no-road-for-the-car");
    }
    Refusal::with("BN-8.2", "too-far", r.map.cost[from.at()][direction].into())
}

/// May the body make this ordinary step? Answers its cost.
#[inline]
pub fn step(r: &Rules, f: &Field, body: &Body, from: Hex, direction: usize, mp: u8) -> Option<u8> {
    let cost = price(r, body, from, direction, mp)?;
    let to = r.map.neighbours[from.at()][direction];
    if f.holder(to).is_some_and(|holder| holder != body.seat) {
        return None;
    }
    may_stand(r, f, body, to).ok().map(|()| cost)
}

/// The directions in which the body may step, as bits.
#[inline]
pub fn steps(r: &Rules, f: &Field, body: &Body, from: Hex, mp: u8) -> u8 {
    (0..6).fold(0, |set, direction| set | u8::from(step(r, f, body, from, direction, mp).is_some()) << direction)
}

/// Can the body step at all?
#[inline]
pub fn can_step(r: &Rules, f: &Field, body: &Body, from: Hex, mp: u8) -> bool {
    (0..6).any(|direction| step(r, f, body, from, direction, mp).is_some())
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

/// Is an enemy-held hex within reach of an assault by this body from here (BN-11.10)?
pub fn in_reach(r: &Rules, f: &Field, body: &Body, from: Hex, mp: u8) -> bool {
    if (0..6).any(|direction| close_in(r, f, body, from, direction, mp).is_some()) {
        return true;
    }
    if mp < 2 {
        return false;
    }
    // Only hexes from which an enemy can still be reached, each step costing at least 1, are looked at.
    let enemy = crate::state::other(body.seat);
    let mut near = [Hex::NONE; 24];
    let mut count = 0;
    for counter in crate::state::counters(enemy, f.on_map[enemy.at()]) {
        let hex = f.unit(counter).hex;
        if f.head[hex.at()] == counter.0 && r.map.distance(from, hex) <= mp && count < near.len() {
            near[count] = hex;
            count += 1;
        }
    }
    let hopeful = |hex: Hex, left: u8| near[..count].iter().any(|&goal| r.map.distance(hex, goal) <= left);
    if count == 0 {
        return false;
    }
    // The most movement points with which each hex was reached so far, plus one.
    let mut best = [0u8; HEXES];
    let mut queue = Queue::new();
    queue.push((from, mp));
    best[from.at()] = mp + 1;
    while let Some((here, left)) = queue.pop() {
        if left + 1 < best[here.at()] {
            continue;
        }
        for direction in 0..6 {
            if here != from && close_in(r, f, body, here, direction, left).is_some() {
                return true;
            }
            let to = r.map.neighbours[here.at()][direction];
            let Some(cost) = price(r, body, here, direction, left) else { continue };
            let rest = left - cost;
            if rest == 0 || best[to.at()] > rest || !hopeful(to, rest) {
                continue;
            }
            if step(r, f, body, here, direction, left).is_none() || must_halt(r, f, body, to) {
                continue;
            }
            best[to.at()] = rest + 1;
            queue.push((to, rest));
        }
    }
    false
}

/// Hexes still to be looked at, in order of their discovery.
struct Queue {
    items: [(Hex, u8); 256],
    first: u16,
    last: u16,
}

impl Queue {
    fn new() -> Self {
        Self { items: [(Hex::NONE, 0); 256], first: 0, last: 0 }
    }
    fn push(&mut self, item: (Hex, u8)) {
        // A car in the open may look at many hexes; more than fit are not needed to find an enemy in reach.
        if self.last - self.first < 256 {
            self.items[usize::from(self.last % 256)] = item;
            self.last += 1;
        }
    }
    fn pop(&mut self) -> Option<(Hex, u8)> {
        let item = (self.first < self.last).then(|| self.items[usize::from(self.first % 256)])?;
        self.first += 1;
        Some(item)
    }
}

/// Is any enemy unit near enough that an assault might be possible?
#[inline]
pub fn enemy_within(r: &Rules, f: &Field, seat: Seat, from: Hex, mp: u8) -> bool {
    let enemy = crate::state::other(seat);
    crate::state::counters(enemy, f.on_map[enemy.at()]).any(|counter| r.map.distance(from, f.unit(counter).hex) <= mp)
}
