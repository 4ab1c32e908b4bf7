//! The regular units on the map: how many of each type, army, zone and readiness.
//!
//! A sorted list of what is there, army by army: an army's units lie together, and the state stays small although every
//! power may stand in every zone.

use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::{Array, Target};

use crate::power::{ARMIES, Army, ArmySet, PowerSet};
use crate::unit::{Readiness, UNITS, Unit};
use crate::zone::{ZONES, Zone};

/// How many different stacks the list can hold.
pub const STACKS: usize = 560;

/// Moves and placements stop so far below: battles divide stacks further (GW-0.11).
const RESERVE: u16 = 40;

const KINDS: u16 = UNITS as u16 * 4;

/// The regular units on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Stacks {
    /// Army, zone, type and readiness of each stack, ascending.
    key: Array<u16, STACKS>,
    /// Where the stacks of each army begin; the last is the end of all.
    start: [u16; ARMIES + 1],
    /// Which armies stand in each zone.
    here: Array<u16, ZONES>,
    count: Array<u8, STACKS>,
}

/// Equal units of one army in one zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    pub zone: Zone,
    pub unit: Unit,
    pub readiness: Readiness,
    pub count: u8,
}

#[inline]
fn place(army: Army, zone: Zone) -> u16 {
    (u16::from(army.0) * ZONES as u16 + zone as u16) * KINDS
}

#[inline]
fn key(army: Army, zone: Zone, unit: Unit, readiness: Readiness) -> u16 {
    place(army, zone) + unit as u16 * 4 + readiness as u16
}

#[inline]
fn stack(key: u16, count: u8) -> Stack {
    let kind = key % KINDS;
    Stack {
        zone: Zone::from_slot(usize::from(key / KINDS) % ZONES),
        unit: Unit::from_slot(usize::from(kind / 4)),
        readiness: Readiness::from_slot(usize::from(kind % 4)),
        count,
    }
}

impl Stacks {
    #[inline]
    fn segment(&self, army: Army) -> std::ops::Range<usize> {
        self.start[army.at()].into()..self.start[army.at() + 1].into()
    }

    #[inline]
    fn find(&self, army: Army, key: u16) -> usize {
        let segment = self.segment(army);
        segment.start + self.key[segment].partition_point(|&other| other < key)
    }

    /// All stacks of an army, zone by zone.
    #[inline]
    pub fn of(&self, army: Army) -> impl Iterator<Item = Stack> + '_ {
        let segment = self.segment(army);
        self.key[segment.clone()].iter().zip(&self.count[segment]).map(|(&key, &count)| stack(key, count))
    }

    /// The units of an army that have done nothing yet, zone by zone.
    #[inline]
    pub fn ready(&self, army: Army) -> impl Iterator<Item = (Unit, Zone)> + '_ {
        let first = place(army, Zone::from_slot(0));
        // The readiness lies in the lowest two bits of a key.
        let ready = self.key[self.segment(army)].iter().filter(|&&key| key & 3 == Readiness::Ready as u16);
        ready.map(move |&key| {
            let (zone, kind) = ((key - first) / KINDS, (key - first) % KINDS);
            (Unit::from_slot(usize::from(kind / 4)), Zone::from_slot(usize::from(zone)))
        })
    }

    /// The stacks of an army in a zone.
    #[inline]
    pub fn at(&self, army: Army, zone: Zone) -> impl Iterator<Item = Stack> + '_ {
        let from = if self.here(zone).has(army) { self.find(army, place(army, zone)) } else { STACKS };
        let end = place(army, zone) + KINDS;
        let last: usize = self.start[army.at() + 1].into();
        let range = from..last.max(from);
        self.key[range.clone()]
            .iter()
            .zip(&self.count[range])
            .take_while(move |&(&key, _)| key < end)
            .map(|(&key, &count)| stack(key, count))
    }

    /// Which armies stand in a zone.
    #[inline]
    pub fn here(&self, zone: Zone) -> ArmySet {
        ArmySet(self.here[zone as usize])
    }

    /// How many of a kind.
    #[inline]
    pub fn count(&self, army: Army, zone: Zone, unit: Unit, readiness: Readiness) -> u8 {
        if !self.here(zone).has(army) {
            return 0;
        }
        let key = key(army, zone, unit, readiness);
        let at = self.find(army, key);
        if at < self.segment(army).end && self.key[at] == key { self.count[at] } else { 0 }
    }

    /// How many units of an army stand in a zone.
    pub fn units(&self, army: Army, zone: Zone) -> u32 {
        self.at(army, zone).map(|stack| u32::from(stack.count)).sum()
    }

    /// How many of a type, whatever they have done.
    pub fn of_type(&self, army: Army, zone: Zone, unit: Unit) -> u8 {
        self.at(army, zone).filter(|stack| stack.unit == unit).map(|stack| stack.count).sum()
    }

    /// How many infantry-class units of these powers stand in a zone: guards against partisans (GW-8.20).
    pub fn guards(&self, powers: PowerSet, zone: Zone) -> u32 {
        self.here(zone)
            .of(powers)
            .iter()
            .flat_map(|army| self.at(army, zone))
            .filter(|stack| stack.unit.is_infantry_class())
            .map(|stack| u32::from(stack.count))
            .sum()
    }

    /// Is there room for another kind of stack (GW-0.11)?
    #[inline]
    pub fn has_room(&self) -> bool {
        self.start[ARMIES] + RESERVE < STACKS as u16
    }

    /// How many stacks there are.
    pub fn len(&self) -> usize {
        self.start[ARMIES].into()
    }

    /// Puts units there.
    pub fn add(&mut self, army: Army, zone: Zone, unit: Unit, readiness: Readiness, count: u8) {
        if count == 0 {
            return;
        }
        let key = key(army, zone, unit, readiness);
        let at = self.find(army, key);
        if at < self.segment(army).end && self.key[at] == key {
            self.count[at] = self.count[at].saturating_add(count);
            return;
        }
        let end = self.len();
        if end == STACKS {
            return;
        }
        self.key.copy_within(at..end, at + 1);
        self.count.copy_within(at..end, at + 1);
        self.key[at] = key;
        self.count[at] = count;
        self.start[army.at() + 1..].iter_mut().for_each(|start| *start += 1);
        self.here[zone as usize] |= 1 << army.0;
    }

    /// Takes units away; at most as many as are there. Answers how many.
    pub fn take(&mut self, army: Army, zone: Zone, unit: Unit, readiness: Readiness, count: u8) -> u8 {
        let key = key(army, zone, unit, readiness);
        let at = self.find(army, key);
        if at >= self.segment(army).end || self.key[at] != key {
            return 0;
        }
        if self.count[at] > count {
            self.count[at] -= count;
            return count;
        }
        let taken = self.count[at];
        self.remove(army, at);
        if self.at_any(army, zone).is_none() {
            self.here[zone as usize] &= !(1 << army.0);
        }
        taken
    }

    fn remove(&mut self, army: Army, at: usize) {
        let end = self.len();
        self.key.copy_within(at + 1..end, at);
        self.count.copy_within(at + 1..end, at);
        self.key[end - 1] = 0;
        self.count[end - 1] = 0;
        self.start[army.at() + 1..].iter_mut().for_each(|start| *start -= 1);
    }

    fn at_any(&self, army: Army, zone: Zone) -> Option<Stack> {
        let at = self.find(army, place(army, zone));
        let near = at < self.segment(army).end && self.key[at] < place(army, zone) + KINDS;
        near.then(|| stack(self.key[at], self.count[at]))
    }

    /// Removes all units of an army from a zone; answers how many.
    pub fn clear(&mut self, army: Army, zone: Zone) -> u32 {
        let mut gone = 0;
        while let Some(stack) = self.at_any(army, zone) {
            gone += u32::from(self.take(army, zone, stack.unit, stack.readiness, stack.count));
        }
        gone
    }

    /// Units of a minor pass to a power with their zone, or back to it.
    pub fn pass_on(&mut self, from: Army, to: Army, zone: Zone) {
        while let Some(stack) = self.at_any(from, zone) {
            self.take(from, zone, stack.unit, stack.readiness, stack.count);
            self.add(to, zone, stack.unit, Readiness::Ready, stack.count);
        }
    }

    /// The units of an army in a zone become of this readiness.
    pub fn become_in(&mut self, army: Army, zone: Zone, readiness: Readiness) {
        let mut others = [None; KINDS as usize];
        let of_another = self.at(army, zone).filter(|stack| stack.readiness != readiness);
        others.iter_mut().zip(of_another).for_each(|(place, stack)| *place = Some(stack));
        for stack in others.into_iter().map_while(|stack| stack) {
            self.take(army, zone, stack.unit, stack.readiness, stack.count);
            self.add(army, zone, stack.unit, readiness, stack.count);
        }
    }

    /// All units of an army are ready again: equal ones lie together.
    pub fn settle(&mut self, army: Army) {
        let segment = self.segment(army);
        let (mut kept, mut at) = (segment.start, segment.start);
        while at < segment.end {
            let ready = self.key[at] & !3;
            let count = self.count[at];
            if kept > segment.start && self.key[kept - 1] == ready {
                self.count[kept - 1] = self.count[kept - 1].saturating_add(count);
            } else {
                self.key[kept] = ready;
                self.count[kept] = count;
                kept += 1;
            }
            at += 1;
        }
        let gone = segment.end - kept;
        if gone == 0 {
            return;
        }
        let end = self.len();
        self.key.copy_within(segment.end..end, kept);
        self.count.copy_within(segment.end..end, kept);
        self.key[end - gone..end].fill(0);
        self.count[end - gone..end].fill(0);
        self.start[army.at() + 1..].iter_mut().for_each(|start| *start -= gone as u16);
    }

    /// Is what is stored twice the same, and is everything in order?
    pub fn is_sound(&self) -> bool {
        let end = self.len();
        let ascending = self.key[..end].is_sorted_by(|a, b| a < b);
        let counted = self.count[..end].iter().all(|&count| count > 0);
        let free = self.key[end..].iter().all(|&key| key == 0) && self.count[end..].iter().all(|&count| count == 0);
        let mut here = [0; ZONES];
        for army in (0..ARMIES as u8).map(Army) {
            for stack in self.of(army) {
                here[stack.zone as usize] |= 1 << army.0;
            }
        }
        ascending && counted && free && here == *self.here
    }
}
