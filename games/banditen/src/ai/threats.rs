//! What lies under fire, what is worth having, and how far it is.

use staffetta_kernel::Seat;

use crate::counter::Counter;
use crate::fire::{How, able};
use crate::hex::{HEXES, Hex};
use crate::kinds::{AXIS, PARTISAN, other};
use crate::morale;
use crate::odds::hits;
use crate::rules::Rules;
use crate::state::Public;
use crate::unit_set::UnitSet;

/// What a strength point is worth to those who count it.
pub const POINT: f32 = 1.0;
/// What a pinned unit is worth.
pub const PIN: f32 = 0.45;

/// The chance that a unit fails a morale check where it stands.
pub fn fails(r: &Rules, p: &Public, counter: Counter, hex: Hex) -> f32 {
    morale::value(r, p, counter, hex).map_or(0.0, |value| f32::from(6 - value.min(6)) / 6.0)
}

/// What fire with these chances of hits does to these units, on average.
pub fn harm(r: &Rules, p: &Public, units: UnitSet, hex: Hex, chances: &[f32; 9]) -> f32 {
    let size = f32::from(p.strength(units));
    let lost: f32 = (2..9).map(|n| chances[n] * (n as f32 - 1.0).min(size)).sum();
    let hit = 1.0 - chances[0];
    let costs = |c: Counter| if p.unit(c).marks.pinned() { POINT } else { PIN };
    let shaken: f32 = units.into_iter().map(|c| fails(r, p, c, hex) * costs(c)).sum();
    lost * POINT + hit * shaken
}

/// What the enemy's opportunity fire would do to these units in this hex.
pub fn danger(r: &Rules, p: &Public, units: UnitSet, hex: Hex) -> f32 {
    let mut sum = 0.0;
    for from in p.stacks(other(units.seat())) {
        if r.map.distance(from, hex) > 5 {
            continue;
        }
        let firing = able(r, p, p.stack(from), hex, How::Reaction);
        if !firing.is_empty() {
            let chances = hits(r, p, firing, hex, units, 0);
            sum += harm(r, p, units, hex, &chances);
        }
    }
    sum
}

/// The dangers that units meet, each hex looked at once.
pub struct Dangers<'a> {
    r: &'a Rules,
    p: &'a Public,
    units: UnitSet,
    known: [f32; HEXES],
}

impl<'a> Dangers<'a> {
    pub fn new(r: &'a Rules, p: &'a Public, units: UnitSet) -> Self {
        Self { r, p, units, known: [f32::NAN; HEXES] }
    }
    /// All that it meets on this way.
    pub fn along(&mut self, path: &[Hex]) -> f32 {
        path.iter().map(|&hex| self.at(hex)).sum()
    }
    fn at(&mut self, hex: Hex) -> f32 {
        let known = &mut self.known[hex.at()];
        if known.is_nan() {
            *known = danger(self.r, self.p, self.units, hex);
        }
        *known
    }
}

/// What it is worth to a seat to take a hex.
pub fn prize(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> f32 {
    if seat == PARTISAN {
        if r.map.objective(hex).is_some_and(|objective| !p.conquered.has(objective)) {
            return 5.0;
        }
        if r.map.is_fort(hex) && p.holds(AXIS, hex) {
            return 1.5;
        }
    } else if r.map.is_fort(hex) {
        return 1.0;
    }
    0.0
}

/// The hexes that a seat wants to come to: all that hold what it has to take or to guard.
pub fn goals(r: &Rules, p: &Public, seat: Seat, with: &mut dyn FnMut(Hex, u8)) {
    if seat == PARTISAN {
        if r.is_tarnova() {
            p.stacks(AXIS).filter(|&hex| p.has_combat(hex)).for_each(|hex| with(hex, 0));
        } else {
            for (at, &hex) in r.map.objectives.iter().enumerate() {
                if !p.conquered.has(at as u8) {
                    with(hex, 0);
                }
            }
        }
        return;
    }
    // The Axis guards what is not lost yet, the weakest places first.
    let posts = if r.is_tarnova() { &r.map.forts } else { &r.map.objectives };
    for (at, &hex) in posts.iter().enumerate() {
        let lost = !r.is_tarnova() && p.conquered.has(at as u8);
        if !lost && !p.holds(PARTISAN, hex) {
            with(hex, p.size(p.stack_of(AXIS, hex)));
        }
    }
}

/// Nothing is further than this, in movement points.
const REACH: usize = 80;
const END: u16 = u16::MAX;

/// A hex waits at one distance at a time and each time nearer: once as a goal, and once for every cost that a step can
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

/// How far every hex is from what the seat wants, in movement points on foot.
pub struct Distances([u8; HEXES]);

impl Distances {
    /// Works them out from all goals at once.
    pub fn new(r: &Rules, p: &Public, seat: Seat) -> Self {
        let mut far = [u8::MAX; HEXES];
        let mut ring = Ring::new();
        goals(r, p, seat, &mut |hex, start| {
            far[hex.at()] = start;
            ring.push(usize::from(start), hex);
        });
        for at in 0..REACH {
            while let Some(hex) = ring.pop(at) {
                if usize::from(far[hex.at()]) < at {
                    continue;
                }
                for (direction, &near) in r.map.neighbours[hex.at()].iter().enumerate() {
                    // The step is made the other way round.
                    let cost = if near.on_map() { r.map.cost[near.at()][(direction + 3) % 6] } else { 0 };
                    let sum = at + usize::from(cost);
                    if cost > 0 && sum < REACH && sum < usize::from(far[near.at()]) {
                        far[near.at()] = sum as u8;
                        ring.push(sum, near);
                    }
                }
            }
        }
        Self(far)
    }

    /// How far this hex is.
    pub fn at(&self, hex: Hex) -> f32 {
        f32::from(self.0[hex.at()].min(REACH as u8))
    }
}
