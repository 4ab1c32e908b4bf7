//! Who may fire at what, and with which dice (sections 3.5.1 and 5.8).

use staffetta_kernel::{Refusal, Seat};

use crate::action::Counter;
use crate::body::in_command;
use crate::hex::Hex;
use crate::hexset::HexSet;
use crate::kinds::{AXIS, Formation, PARTISAN, Terrain, Type};
use crate::rules::{Print, Rules};
use crate::state::{Field, NOBODY, Unit, counters};

/// Is the line of sight free (BN-8.10 to BN-8.12)?
#[inline]
pub fn sees(r: &Rules, f: &Field, from: Hex, to: Hex) -> bool {
    r.map.sight.open(from, to) && r.map.sight.crossed(from, to).iter().all(|&hex| !f.has_combat(Hex(hex)))
}

/// How far the unit shoots now.
#[inline]
pub fn range(r: &Rules, f: &Field, shape: &Print) -> u8 {
    if r.hour(f.turn).night { shape.range.min(r.n.night_range) } else { shape.range }
}

/// Has the unit ammunition for its heavy weapon (BN-9.1)?
#[inline]
fn supplied(r: &Rules, f: &Field, shape: &Print, unit: &Unit) -> bool {
    if !r.is_tarnova() || shape.seat != PARTISAN {
        return true;
    }
    let command = shape.obeys.trailing_zeros() as usize;
    let Some(&at) = f.commands.get(command) else { return false };
    if f.ammo_lost >> command & 1 == 1 || at == NOBODY {
        return false;
    }
    let place = f.unit(Counter(at)).hex;
    place.on_map() && r.map.distance(place, unit.hex) <= r.n.supply_range
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
pub fn ready(r: &Rules, f: &Field, counter: Counter, how: How) -> Result<(), Refusal> {
    let (unit, shape) = (f.unit(counter), f.print(r, counter));
    if !shape.combat {
        return Err(Refusal::new("BN-2.3", "commands-do-not-fire"));
    }
    if unit.fires() >= r.n.most_fires {
        return Err(Refusal::with("BN-9.1", "fired-twice", r.n.most_fires.into()));
    }
    if shape.light && how != How::Reaction {
        return Err(Refusal::new("BN-9.10", "light-armed"));
    }
    if shape.heavy && f.frost != 0 {
        return Err(Refusal::new("BN-16.5", "frozen"));
    }
    if shape.heavy && !supplied(r, f, shape, unit) {
        return Err(Refusal::with("BN-9.1", "no-ammunition", r.n.supply_range.into()));
    }
    if how != How::AfterMoving && r.hour(f.turn).night && !in_command(r, f, counter) {
        return Err(Refusal::new("BN-4.7", "night"));
    }
    Ok(())
}

/// Does the target suit the unit: range, line of the 3rd battalion, weapon? The line of sight is not looked at.
#[inline]
fn suits(r: &Rules, f: &Field, counter: Counter, to: Hex, distance: u8) -> Result<(), Refusal> {
    let shape = f.print(r, counter);
    if distance > shape.range || distance > range(r, f, shape) {
        return Err(Refusal::with("BN-9.1", "out-of-range", range(r, f, shape).into()));
    }
    if shape.formation == Formation::Bn3 && f.released == 0 && !r.map.in_reserve(to) {
        return Err(Refusal::new("BN-16.6", "beyond-the-line"));
    }
    if shape.kind == Type::At && !r.map.is_fort(to) && r.map.ground(to) != Terrain::Settlement {
        return Err(Refusal::new("BN-9.1", "not-for-anti-tank"));
    }
    Ok(())
}

/// Do the unit's eyes, or somebody else's for a mortar, reach the target?
fn spotted(r: &Rules, f: &Field, counter: Counter, to: Hex) -> bool {
    if sees(r, f, f.unit(counter).hex, to) {
        return true;
    }
    let seat = counter.seat();
    r.house.mortar_indirect
        && f.print(r, counter).kind == Type::Mor
        && counters(seat, f.on_map[seat.at()] & f.combat[seat.at()] & !counter.bit())
            .any(|friend| f.unit(friend).hex != to && sees(r, f, f.unit(friend).hex, to))
}

/// May the unit fire at this hex?
pub fn can_fire(r: &Rules, f: &Field, counter: Counter, to: Hex, how: How) -> Result<(), Refusal> {
    ready(r, f, counter, how)?;
    suits(r, f, counter, to, r.map.distance(f.unit(counter).hex, to))?;
    if !spotted(r, f, counter, to) {
        return Err(Refusal::new("BN-8.10", "no-line-of-sight"));
    }
    Ok(())
}

/// Those of these units that could fire now, whatever the target.
#[inline]
pub fn ready_among(r: &Rules, f: &Field, seat: Seat, mask: u64, how: How) -> u64 {
    counters(seat, mask & f.combat[seat.at()]).filter(|&c| ready(r, f, c, how).is_ok()).fold(0, |set, c| set | c.bit())
}

/// Those of these ready units of one hex that reach the target.
#[inline]
pub fn reaching(r: &Rules, f: &Field, seat: Seat, ready: u64, from: Hex, to: Hex) -> u64 {
    seeing(r, f, seat, suited(r, f, seat, ready, from, to), from, to)
}

/// Those of these units of one hex whom the target suits.
#[inline]
fn suited(r: &Rules, f: &Field, seat: Seat, mask: u64, from: Hex, to: Hex) -> u64 {
    let distance = r.map.distance(from, to);
    counters(seat, mask).filter(|&c| suits(r, f, c, to, distance).is_ok()).fold(0, |set, c| set | c.bit())
}

/// Those of these units of one hex who see the target: one line serves all but mortars with a spotter.
#[inline]
fn seeing(r: &Rules, f: &Field, seat: Seat, mask: u64, from: Hex, to: Hex) -> u64 {
    if mask == 0 || sees(r, f, from, to) {
        return mask;
    }
    if !r.house.mortar_indirect {
        return 0;
    }
    counters(seat, mask).filter(|&c| spotted(r, f, c, to)).fold(0, |set, c| set | c.bit())
}

/// Those of these units of one hex that may fire at the target.
#[inline]
pub fn able(r: &Rules, f: &Field, seat: Seat, mask: u64, to: Hex, how: How) -> u64 {
    let Some(first) = counters(seat, mask).next() else { return 0 };
    let from = f.unit(first).hex;
    let suited = suited(r, f, seat, mask & f.combat[seat.at()], from, to);
    seeing(r, f, seat, ready_among(r, f, seat, suited, how), from, to)
}

/// The hexes with units of a seat that could be under fire from this one, or this one from them, as far as range and
/// ground go.
#[inline]
pub fn facing(r: &Rules, f: &Field, seat: Seat, hex: Hex) -> HexSet {
    let (manned, near, open) =
        (&f.manned[seat.at()], r.map.discs.within(hex, r.longest_range), r.map.sight.open_from(hex));
    std::array::from_fn(|word| manned[word] & near[word] & if r.house.mortar_indirect { u64::MAX } else { open[word] })
}

/// Has the hex a bunker?
#[inline]
pub fn bunkered(r: &Rules, f: &Field, hex: Hex) -> bool {
    let fort = r.map.fort[hex.at()];
    fort < 16 && f.bunkers >> fort & 1 == 1
}

/// What a die of the unit must reach on this hex.
#[inline]
pub fn needed(r: &Rules, f: &Field, to: Hex) -> i8 {
    r.map.attack(to, bunkered(r, f, to))
}

/// What is added to each die of the unit (BN-9.3). `infantry`: infantry is among the targets.
#[inline]
pub fn modifier(r: &Rules, f: &Field, counter: Counter, to: Hex, infantry: bool) -> i8 {
    let (unit, shape) = (f.unit(counter), f.print(r, counter));
    let ground = r.map.ground(to);
    let weapon = match shape.kind {
        Type::Inf if shape.automatic && (f.ammo_low == 0 || shape.ammo_exempt) => 1,
        Type::Mg if ground == Terrain::Clear && !r.map.is_fort(to) => shape.bonus,
        Type::Mor if r.map.is_fort(to) || infantry => shape.bonus,
        Type::Art if r.map.is_fort(to) || ground == Terrain::Settlement => shape.bonus,
        Type::At => shape.bonus,
        _ => 0,
    };
    weapon - i8::from(unit.pinned())
}

/// Is infantry among these units?
pub fn has_infantry(r: &Rules, f: &Field, seat: Seat, mask: u64) -> bool {
    counters(seat, mask).any(|counter| f.print(r, counter).kind == Type::Inf)
}

/// Is this a weapon that breaks bunkers (BN-9.8)?
#[inline]
pub fn breaks_bunkers(kind: Type) -> bool {
    matches!(kind, Type::Mor | Type::Art | Type::At)
}

/// RSI morale now (section 3.7).
pub fn rsi_morale(r: &Rules, f: &Field) -> u8 {
    let lost = if r.is_tarnova() { empty_forts(r, f) / r.n.forts_a_step } else { f.conquered.count_ones() as u8 };
    r.n.morale_top.saturating_sub(lost).max(1)
}

/// Forts without an RSI combat unit.
pub fn empty_forts(r: &Rules, f: &Field) -> u8 {
    r.map.forts.iter().filter(|&&hex| !f.fights_at(AXIS, hex)).count() as u8
}
