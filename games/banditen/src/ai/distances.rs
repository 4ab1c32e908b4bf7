//! How far every hex is from what a seat wants.

use std::sync::OnceLock;

use staffetta_kernel::Seat;

use super::threats::goals;
use crate::hex::{HEXES, Hex};
use crate::map::Map;
use crate::rules::Rules;
use crate::state::Public;

/// Nothing is further than this, in movement points.
const REACH: usize = 80;
const END: u16 = u16::MAX;

/// A hex waits at one distance at a time and each time nearer: once as the goal, and once for every cost that a step can
/// have, which is at most this.
const COSTLY: usize = 5;

/// Hexes waiting at each distance, as lists in one place.
struct Ring {
    first: [u16; REACH],
    waiting: [(Hex, u16); (1 + COSTLY) * HEXES],
    len: usize,
}

impl Ring {
    fn new() -> Self {
        Self { first: [END; REACH], waiting: [(Hex::NONE, END); (1 + COSTLY) * HEXES], len: 0 }
    }
    fn push(&mut self, at: usize, hex: Hex) {
        if let Some(place) = self.waiting.get_mut(self.len) {
            *place = (hex, self.first[at]);
            self.first[at] = self.len as u16;
            self.len += 1;
        }
    }
    fn pop(&mut self, at: usize) -> Option<Hex> {
        let &(hex, next) = self.waiting.get(usize::from(self.first[at]))?;
        self.first[at] = next;
        Some(hex)
    }
}

/// The movement points that men on foot need from every hex to this one.
fn walk_to(map: &Map, goal: Hex) -> [u8; HEXES] {
    let mut far = [u8::MAX; HEXES];
    let mut ring = Ring::new();
    far[goal.at()] = 0;
    ring.push(0, goal);
    for at in 0..REACH {
        while let Some(hex) = ring.pop(at) {
            if usize::from(far[hex.at()]) < at {
                continue;
            }
            for (direction, &near) in map.neighbours[hex.at()].iter().enumerate() {
                // The step is made the other way round.
                let cost = if near.on_map() { map.cost[near.at()][(direction + 3) % 6] } else { 0 };
                let sum = at + usize::from(cost);
                if cost > 0 && sum < REACH && sum < usize::from(far[near.at()]) {
                    far[near.at()] = sum as u8;
                    ring.push(sum, near);
                }
            }
        }
    }
    far
}

/// The ways on foot to every hex of a map, each worked out when it is first asked for.
pub struct Walks(Vec<OnceLock<[u8; HEXES]>>);

impl Default for Walks {
    fn default() -> Self {
        Self((0..HEXES).map(|_| OnceLock::new()).collect())
    }
}

impl std::fmt::Debug for Walks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Walks({} hexes)", self.0.len())
    }
}

impl Walks {
    fn to(&self, map: &Map, goal: Hex) -> &[u8; HEXES] {
        self.0[goal.at()].get_or_init(|| walk_to(map, goal))
    }
}

/// How far every hex is from what the seat wants, in movement points on foot.
pub struct Distances([u8; HEXES]);

impl Distances {
    /// The way to the nearest goal counts.
    pub fn new(r: &Rules, p: &Public, seat: Seat) -> Self {
        let mut far = [REACH as u8; HEXES];
        goals(r, p, seat, &mut |goal, start| {
            for (far, walk) in far.iter_mut().zip(r.walks.to(&r.map, goal)) {
                *far = walk.saturating_add(start).min(*far);
            }
        });
        Self(far)
    }

    /// How far this hex is.
    pub fn at(&self, hex: Hex) -> f32 {
        f32::from(self.0[hex.at()])
    }
}
