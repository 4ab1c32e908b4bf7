//! Fire: who may fire at what, and with which dice (BN-9). Dice and losses are in `steps/fire_resolution.rs`.

use staffetta_kernel::{Refusal, Seat};

use crate::command::{in_command, supplies};
use crate::counter::Counter;
use crate::hex::Hex;
use crate::hex_set::HexSet;
use crate::kinds::{Formation, Terrain, Type};
use crate::line_of_sight::{closed_by, sees, spotted};
use crate::rules::{Print, Rules};
use crate::state::Public;
use crate::unit_set::UnitSet;

/// No fire has more dice.
pub const MOST_DICE: usize = 16;
/// What is added to each die of a group that also moves (BN-9.9).
pub const AFTER_MOVING: i8 = -1;

/// How far the unit shoots now.
#[inline]
pub fn range(r: &Rules, p: &Public, print: &Print) -> u8 {
    if r.turn(p.turn).night { print.range.min(r.n.night_range) } else { print.range }
}

/// On what occasion a unit fires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// As its action, or the first part of it.
    Action,
    /// As a reaction: light-armed units too.
    Reaction,
    /// After moving: its command was looked at when the action was declared.
    AfterMoving,
}

/// Could the unit fire at all now, whatever the target?
#[inline]
pub fn ready(r: &Rules, p: &Public, counter: Counter, how: How) -> Result<(), Refusal> {
    let (unit, print) = (p.unit(counter), p.print(r, counter));
    if !print.combat {
        return Err(Refusal::new("BN-2.3", "commands-do-not-fire"));
    }
    if unit.marks.fires() >= r.n.most_fires {
        return Err(Refusal::with("BN-9.1", "fired-twice", r.n.most_fires.into()));
    }
    if print.light && how != How::Reaction {
        return Err(Refusal::new("BN-9.10", "light-armed"));
    }
    if print.heavy && p.frost {
        return Err(Refusal::new("BN-16.5", "frozen"));
    }
    if print.heavy && !supplies(r, p, print, unit) {
        return Err(Refusal::with("BN-9.1", "no-ammunition", r.n.supply_range.into()));
    }
    if how != How::AfterMoving && r.turn(p.turn).night && !in_command(r, p, counter) {
        return Err(Refusal::new("BN-4.7", "night"));
    }
    Ok(())
}

/// Does the target suit the unit: range, line of the 3rd battalion, weapon? The line of sight is not looked at.
#[inline]
fn suits(r: &Rules, p: &Public, counter: Counter, to: Hex, distance: u8) -> Result<(), Refusal> {
    let print = p.print(r, counter);
    if distance > print.range || distance > range(r, p, print) {
        return Err(Refusal::with("BN-9.1", "out-of-range", range(r, p, print).into()));
    }
    if print.formation == Formation::Bn3 && !p.released && !r.map.in_reserve(to) {
        return Err(Refusal::new("BN-16.6", "beyond-the-line"));
    }
    if print.kind == Type::At && !r.map.is_fort(to) && r.map.ground(to) != Terrain::Settlement {
        return Err(Refusal::new("BN-9.1", "not-for-anti-tank"));
    }
    Ok(())
}

/// May the unit fire at this hex?
pub fn can_fire(r: &Rules, p: &Public, counter: Counter, to: Hex, how: How) -> Result<(), Refusal> {
    ready(r, p, counter, how)?;
    suits(r, p, counter, to, r.map.distance(p.unit(counter).hex, to))?;
    if !spotted(r, p, counter, to) {
        return Err(Refusal::new(closed_by(r, p, p.unit(counter).hex, to), "no-line-of-sight"));
    }
    Ok(())
}

/// Those of these units that could fire now, whatever the target.
#[inline]
pub fn ready_among(r: &Rules, p: &Public, units: UnitSet, how: How) -> UnitSet {
    p.combat_of(units).filter(|c| ready(r, p, c, how).is_ok())
}

/// Those of these ready units of one hex that reach the target.
#[inline]
pub fn reaching(r: &Rules, p: &Public, ready: UnitSet, from: Hex, to: Hex) -> UnitSet {
    seeing(r, p, suited(r, p, ready, from, to), from, to)
}

/// Those of these units of one hex whom the target suits.
#[inline]
fn suited(r: &Rules, p: &Public, units: UnitSet, from: Hex, to: Hex) -> UnitSet {
    let distance = r.map.distance(from, to);
    units.filter(|c| suits(r, p, c, to, distance).is_ok())
}

/// Those of these units of one hex who see the target: one line serves all but mortars with a spotter.
#[inline]
fn seeing(r: &Rules, p: &Public, units: UnitSet, from: Hex, to: Hex) -> UnitSet {
    if units.is_empty() || sees(r, p, from, to) {
        return units;
    }
    if !r.options.mortar_indirect {
        return UnitSet::none(units.seat());
    }
    units.filter(|c| spotted(r, p, c, to))
}

/// Those of these units of one hex that may fire at the target.
#[inline]
pub fn able(r: &Rules, p: &Public, units: UnitSet, to: Hex, how: How) -> UnitSet {
    let Some(first) = units.first() else { return units };
    seeing(r, p, if_seen(r, p, units, to, how), p.unit(first).hex, to)
}

/// Those of these units of one hex that could fire at the target if they saw it.
#[inline]
pub fn if_seen(r: &Rules, p: &Public, units: UnitSet, to: Hex, how: How) -> UnitSet {
    let Some(first) = units.first() else { return units };
    ready_among(r, p, suited(r, p, p.combat_of(units), p.unit(first).hex, to), how)
}

/// The hexes with units of a seat that could be under fire from this one, or this one from them, as far as range and
/// ground go.
#[inline]
pub fn facing(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> HexSet {
    let in_range = p.occupied(seat).and(r.map.discs.within(hex, r.longest_range));
    if r.options.mortar_indirect { in_range } else { in_range.and(r.map.sight.open_from(hex)) }
}

/// Has the hex a bunker?
#[inline]
pub fn bunkered(r: &Rules, p: &Public, hex: Hex) -> bool {
    r.map.fort(hex).is_some_and(|fort| p.bunkers.has(fort))
}

/// What a die of the unit must reach on this hex.
#[inline]
pub fn needed(r: &Rules, p: &Public, to: Hex) -> i8 {
    r.map.attack(to, bunkered(r, p, to))
}

/// What is added to each die of the unit (BN-9.3). `infantry`: infantry is among the targets.
#[inline]
pub fn modifier(r: &Rules, p: &Public, counter: Counter, to: Hex, infantry: bool) -> i8 {
    let (unit, print) = (p.unit(counter), p.print(r, counter));
    let ground = r.map.ground(to);
    let weapon = match print.kind {
        Type::Inf if print.automatic && (!p.ammo_low || print.ammo_exempt) => 1,
        Type::Mg if ground == Terrain::Clear && !r.map.is_fort(to) => print.bonus,
        Type::Mor if r.map.is_fort(to) || infantry => print.bonus,
        Type::Art if r.map.is_fort(to) || ground == Terrain::Settlement => print.bonus,
        Type::At => print.bonus,
        _ => 0,
    };
    weapon - i8::from(unit.marks.pinned())
}

/// Is infantry among these units?
pub fn has_infantry(r: &Rules, p: &Public, units: UnitSet) -> bool {
    units.into_iter().any(|counter| p.print(r, counter).kind == Type::Inf)
}

/// Is this a weapon that breaks bunkers (BN-9.8)?
#[inline]
pub fn breaks_bunkers(kind: Type) -> bool {
    matches!(kind, Type::Mor | Type::Art | Type::At)
}
