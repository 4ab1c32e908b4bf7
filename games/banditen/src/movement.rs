//! Movement: where a group may go and what it costs (BN-8.1 to BN-8.7), and whether an assault is within its reach
//! (BN-11.10).

use staffetta_kernel::{Desk, Refusal, Seat};

use crate::counter::Counter;
use crate::dice::die;
use crate::event::Event;
use crate::hex::Hex;
use crate::hex_set::HexSet;
use crate::kinds::{Cause, Formation, Type, other};
use crate::map::FOOT;
use crate::names::UnitName;
use crate::rules::{MOST_MP, Rules};
use crate::stacking::may_stand;
use crate::state::Public;
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;

/// What a step in this direction costs the group, if the ground lets it (BN-8.2, BN-T4).
#[inline]
pub fn price(r: &Rules, group: &UnitGroup, from: Hex, direction: usize, mp: u8) -> Option<u8> {
    let cost = r.map.cost[from.at()][direction];
    if cost == 0 || (group.car() && r.map.drivable[from.at()] >> direction & 1 == 0) {
        return None;
    }
    // A unit of movement 1 may always step one hex; what goes with it pays from its own allowance.
    if group.movement == 1 {
        return (mp >= 1).then_some(1);
    }
    (cost <= mp).then_some(cost)
}

/// Why the ground does not let the group go there.
pub fn barred(r: &Rules, group: &UnitGroup, from: Hex, to: Hex) -> Refusal {
    let Some(direction) = r.map.direction(from, to) else { return Refusal::new("BN-8.1", "not-next") };
    if r.map.cost[from.at()][direction] == 0 {
        return Refusal::new("BN-8.2", "impassable");
    }
    if group.car() && r.map.drivable[from.at()] >> direction & 1 == 0 {
        return Refusal::new("BN-T4", "no-road-for-the-car");
    }
    Refusal::with("BN-8.2", "too-far", r.map.cost[from.at()][direction].into())
}

/// The directions that the ground and the points allow, as bits (BN-8.2, BN-T4): those with a [`price`].
#[inline]
fn directions(r: &Rules, group: &UnitGroup, from: Hex, mp: u8) -> u8 {
    // A unit of movement 1 may always step one hex.
    let directions = match group.movement {
        1 if mp >= 1 => r.map.passable(from),
        1 => 0,
        _ => r.map.ways(from, mp),
    };
    if group.car() { directions & r.map.drivable[from.at()] } else { directions }
}

/// May the group go on to this hex, which the ground lets it reach?
#[inline]
fn may_enter(r: &Rules, p: &Public, group: &UnitGroup, to: Hex) -> bool {
    match p.holder(to) {
        None if group.goes_anywhere() => true,
        Some(holder) if holder != group.seat() => false,
        _ => may_stand(r, p, group, to).is_ok(),
    }
}

/// May the group make this ordinary step? Answers its cost.
#[inline]
pub fn step(r: &Rules, p: &Public, group: &UnitGroup, from: Hex, direction: usize, mp: u8) -> Option<u8> {
    let cost = price(r, group, from, direction, mp)?;
    may_enter(r, p, group, r.map.neighbours[from.at()][direction]).then_some(cost)
}

/// The directions in which the group may step, as bits.
#[inline]
pub fn steps(r: &Rules, p: &Public, group: &UnitGroup, from: Hex, mp: u8) -> u8 {
    let neighbours = &r.map.neighbours[from.at()];
    bits(directions(r, group, from, mp)).fold(0, |set, d| set | u8::from(may_enter(r, p, group, neighbours[d])) << d)
}

/// Can the group step at all?
#[inline]
pub fn can_step(r: &Rules, p: &Public, group: &UnitGroup, from: Hex, mp: u8) -> bool {
    bits(directions(r, group, from, mp)).any(|d| may_enter(r, p, group, r.map.neighbours[from.at()][d]))
}

/// Can the unit step to a hex where nogroup is, on foot and bound to nothing? Quickly said, and mostly so.
#[inline]
pub fn steps_freely(r: &Rules, p: &Public, counter: Counter) -> bool {
    let unit = p.unit(counter);
    let neighbours = &r.map.neighbours[unit.hex.at()];
    !unit.marks.pinned()
        && bits(r.map.ways(unit.hex, p.print(r, counter).free_step_mp)).any(|d| p.is_empty(neighbours[d]))
}

/// With how many movement points a unit of this kind [`steps_freely`]: any number for one that may always step, none for
/// one that needs a closer look.
pub const fn free_step_mp(kind: Type, formation: Formation, movement: u8) -> u8 {
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

/// May the group enter this enemy-held hex to assault it?
#[inline]
pub fn assault_step(r: &Rules, p: &Public, group: &UnitGroup, from: Hex, direction: usize, mp: u8) -> Option<u8> {
    let to = r.map.neighbours[from.at()][direction];
    if !to.on_map() || p.holder(to).is_none_or(|holder| holder == group.seat()) {
        return None;
    }
    let cost = price(r, group, from, direction, mp)?;
    may_stand(r, p, group, to).ok().map(|()| cost)
}

/// May the group close in on an enemy from here?
#[inline]
fn meets_enemy(r: &Rules, p: &Public, group: &UnitGroup, from: Hex, mp: u8) -> bool {
    let enemy = other(group.seat());
    bits(directions(r, group, from, mp)).any(|direction| {
        let to = r.map.neighbours[from.at()][direction];
        p.holds(enemy, to) && (group.goes_anywhere() || may_stand(r, p, group, to).is_ok())
    })
}

/// Is an enemy-held hex within reach of an assault by this group from here (BN-11.10)?
pub fn assault_in_reach(r: &Rules, p: &Public, group: &UnitGroup, from: Hex, mp: u8) -> bool {
    if meets_enemy(r, p, group, from, mp) {
        return true;
    }
    let foot = usize::from(mp) <= FOOT && !group.car();
    // Only hexes from which an enemy could still be reached if nogroup stood in the way are looked at.
    let hopeful = |hex: Hex, left: u8| {
        let near = if foot { r.map.reach_on_foot(hex, left) } else { r.map.discs.within(hex, left) };
        near.meets(p.occupied(other(group.seat())))
    };
    if mp < 2 || !hopeful(from, mp) {
        return false;
    }
    if foot {
        // Where no friend is in the way either, the enemy is met.
        let mut friends = *p.occupied(group.seat());
        friends.remove(from);
        if group.goes_anywhere() && !r.map.reach_on_foot(from, mp - 1).meets(&friends) {
            return true;
        }
    }
    // The hexes reached, by the movement points then left: whoever comes with more can do all that others can.
    let mut reached = [HexSet::NONE; MOST_MP as usize + 1];
    let mut seen = HexSet::NONE;
    let start = mp.min(MOST_MP);
    reached[usize::from(start)].insert(from);
    for left in (1..=start).rev() {
        let now = reached[usize::from(left)];
        for here in now {
            if seen.has(here) {
                continue;
            }
            seen.insert(here);
            if here != from && meets_enemy(r, p, group, here, left) {
                return true;
            }
            for direction in bits(directions(r, group, here, left)) {
                let to = r.map.neighbours[here.at()][direction];
                let rest = left - price(r, group, here, direction, left).unwrap_or(left);
                if rest == 0 || seen.has(to) || !hopeful(to, rest) {
                    continue;
                }
                if may_enter(r, p, group, to) && !must_halt(r, p, group, to) {
                    reached[usize::from(rest)].insert(to);
                }
            }
        }
    }
    false
}

/// Is any enemy unit at most so many hexes away?
#[inline]
pub fn enemy_within(r: &Rules, p: &Public, seat: Seat, from: Hex, radius: u8) -> bool {
    p.occupied(other(seat)).meets(r.map.discs.within(from, radius))
}

/// Must the group stop in this hex: do other friendly combat units stand there, next to an enemy one (BN-8.4)?
#[inline]
pub fn must_halt(r: &Rules, p: &Public, group: &UnitGroup, hex: Hex) -> bool {
    let friends = p.combat_of(p.stack_of(group.seat(), hex).minus(group.units));
    !friends.is_empty() && beside_enemy(r, p, group.seat(), hex)
}

/// Is the hex next to an enemy combat unit?
#[inline]
fn beside_enemy(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> bool {
    r.map.neighbours[hex.at()].iter().any(|&near| near.on_map() && !p.holds(seat, near) && p.has_combat(near))
}

/// Does the car roll for a breakdown when it spends so many points more (BN-8.7)?
pub fn breakdown_due(r: &Rules, spent: u8, cost: u8) -> bool {
    (spent + cost).div_ceil(r.n.breakdown_every) > spent.div_ceil(r.n.breakdown_every)
}

/// Every car of these rolls, and may break down (BN-8.7).
pub fn breakdown(r: &Rules, p: &mut Public, units: UnitSet, fell: Hex, desk: &mut impl Desk<Event>) {
    let entering = p.group.origin == Hex::POOL && !p.group.previous.on_map() && p.group.seat() == units.seat();
    let rule = if entering { "BN-14.6" } else { "BN-8.7" };
    for counter in units {
        if p.print(r, counter).kind != Type::Car {
            continue;
        }
        let die = die("breakdown", desk);
        let lost = die <= r.n.breakdown_upto;
        let unit = *p.unit(counter);
        if lost {
            p.eliminate(r, counter, Cause::Breakdown, fell);
        }
        desk.tell(|| Event::Breakdown { seat: units.seat(), unit: UnitName::of(r, &unit), die, lost, rule });
    }
}
