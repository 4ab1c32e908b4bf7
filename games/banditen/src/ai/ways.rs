//! Where a group can get to, and how.

use crate::hex::{HEXES, Hex};
use crate::movement::{must_halt, price, step};
use crate::rules::{MOST_MP, Rules};
use crate::state::Public;
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;

/// So many hexes are gone on from; a hex counts again when a better way to it is found.
const LOOKS: usize = 400;
/// So many wait to be gone on from: more than any march comes to.
const WAITING: usize = 1024;

/// What a group meets on its way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Met {
    /// What the enemy's opportunity fire does to it.
    pub danger: f32,
    /// What falls to it.
    pub prize: f32,
}

impl Met {
    const UNKNOWN: Self = Self { danger: f32::NAN, prize: 0.0 };
}

/// The hexes of a way, one after another.
pub struct Path {
    hexes: [Hex; MOST_MP as usize],
    len: usize,
}

impl Path {
    pub fn as_slice(&self) -> &[Hex] {
        &self.hexes[..self.len]
    }
}

/// Where a group can get to, and how. Made once and used for one group after another.
pub struct Ways {
    /// Whose ways they are: who, from where, with how many movement points.
    of: Option<(UnitSet, Hex, u8)>,
    start: Hex,
    /// Points left on arrival, plus one; 0 if out of reach.
    left: [u8; HEXES],
    from: [Hex; HEXES],
    met: [Met; HEXES],
    waiting: [Hex; WAITING],
    waits: usize,
    /// The start, and each hex within reach in the order in which they were found.
    reached: [Hex; HEXES],
    count: usize,
}

impl Ways {
    /// Nobody's.
    pub fn new() -> Self {
        Self {
            of: None,
            start: Hex::NONE,
            left: [0; HEXES],
            from: [Hex::NONE; HEXES],
            met: [Met::UNKNOWN; HEXES],
            waiting: [Hex::NONE; WAITING],
            waits: 0,
            reached: [Hex::NONE; HEXES],
            count: 0,
        }
    }

    /// The hexes within reach, in the order in which they were found; first the one where the group stands.
    pub fn reached(&self) -> &[Hex] {
        &self.reached[..self.count]
    }

    /// Is the hex within reach?
    pub fn reaches(&self, hex: Hex) -> bool {
        self.left[hex.at()] > 0
    }

    /// The points left in a hex within reach.
    pub fn left(&self, hex: Hex) -> u8 {
        self.left[hex.at()] - 1
    }

    /// Finds the ways of a group.
    pub fn find(&mut self, r: &Rules, p: &Public, group: &UnitGroup, start: Hex, mp: u8) {
        let of = Some((group.units, start, mp));
        if self.of == of {
            return;
        }
        for hex in &self.reached[..self.count] {
            self.left[hex.at()] = 0;
        }
        (self.of, self.start, self.waits, self.count) = (of, start, 0, 0);
        self.come_to(start, mp + 1, Hex::NONE);
        let mut next = 0;
        while next < self.waits && next < LOOKS {
            let here = self.waiting[next];
            next += 1;
            let points = self.left(here);
            if points == 0 || (here != start && (must_halt(r, p, group, here) || group.movement == 1)) {
                continue;
            }
            for direction in 0..6 {
                let Some(cost) = price(r, group, here, direction, points) else { continue };
                let (to, left) = (r.map.neighbours[here.at()][direction], points - cost + 1);
                if self.left[to.at()] < left && step(r, p, group, here, direction, points).is_some() {
                    self.come_to(to, left, here);
                }
            }
        }
    }

    fn come_to(&mut self, to: Hex, left: u8, from: Hex) {
        if self.left[to.at()] == 0 {
            self.met[to.at()] = Met::UNKNOWN;
            self.reached[self.count] = to;
            self.count += 1;
        }
        self.left[to.at()] = left;
        self.from[to.at()] = from;
        if let Some(place) = self.waiting.get_mut(self.waits) {
            *place = to;
            self.waits += 1;
        }
    }

    /// All that the group meets on its way to a hex within reach; `each` tells what it meets in one.
    pub fn met(&mut self, to: Hex, each: &mut impl FnMut(Hex) -> Met) -> Met {
        if to == self.start {
            return Met::default();
        }
        let known = self.met[to.at()];
        if !known.danger.is_nan() {
            return known;
        }
        let (before, here) = (self.met(self.from[to.at()], each), each(to));
        let met = Met { danger: before.danger + here.danger, prize: before.prize + here.prize };
        self.met[to.at()] = met;
        met
    }

    /// The way to a hex within reach.
    pub fn path(&self, to: Hex) -> Path {
        let mut path = Path { hexes: [Hex::NONE; MOST_MP as usize], len: 0 };
        let mut here = to;
        while here != self.start && path.len < path.hexes.len() {
            path.hexes[path.len] = here;
            path.len += 1;
            here = self.from[here.at()];
        }
        path.hexes[..path.len].reverse();
        path
    }
}
