//! Command: who leads whom, how far a command reaches, and what its loss means (BN-2.1, BN-2.2, BN-6).

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Maybe, Refusal, RuleId};

use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::PARTISAN;
use crate::queries::on_map;
use crate::rules::{Print, Rules};
use crate::state::{Public, State, Unit};
use crate::unit_set::UnitSet;
use crate::view::View;

/// How far the command reaches now.
#[inline]
pub fn range(r: &Rules, p: &Public, command: Counter) -> u8 {
    let print = p.print(r, command);
    if p.unit(command).marks.back() { print.back } else { print.reach }
}

/// Is the hex within range of this command?
#[inline]
pub fn in_range(r: &Rules, p: &Public, command: u8, hex: Hex) -> bool {
    p.commands[usize::from(command)].get().is_some_and(|counter| {
        let place = p.unit(counter).hex;
        place.on_map() && r.map.distance(place, hex) <= range(r, p, counter)
    })
}

/// Is the unit in command (BN-6.1 to BN-6.4)?
#[inline]
pub fn in_command(r: &Rules, p: &Public, counter: Counter) -> bool {
    let (print, unit) = (p.print(r, counter), p.unit(counter));
    print.free
        || !print.combat
        || unit.marks.entered()
        || print.obeys.iter().any(|command| in_range(r, p, command, unit.hex))
}

/// The rule by which the unit is in command or out of it.
pub fn rule(r: &Rules, p: &Public, counter: Counter) -> RuleId {
    let print = p.print(r, counter);
    if print.free {
        "BN-6.3"
    } else if p.unit(counter).marks.entered() {
        "BN-6.2"
    } else if r.is_tarnova() && print.seat == PARTISAN {
        "BN-6.4"
    } else {
        "BN-6.1"
    }
}

/// Those of these units that are in command.
pub fn commanded(r: &Rules, p: &Public, units: UnitSet) -> UnitSet {
    units.filter(|counter| in_command(r, p, counter))
}

/// Those of these units of one hex that are in command. Who obeys the same commands is led alike.
#[inline]
pub fn commanded_in_hex(r: &Rules, p: &Public, units: UnitSet) -> UnitSet {
    let mut known = None;
    units.filter(|counter| {
        let (print, unit) = (p.print(r, counter), p.unit(counter));
        print.free
            || !print.combat
            || unit.marks.entered()
            || match known {
                Some((obeys, led)) if obeys == print.obeys => led,
                _ => {
                    let led = print.obeys.iter().any(|command| in_range(r, p, command, unit.hex));
                    known = Some((print.obeys, led));
                    led
                }
            }
    })
}

/// Who is freed by a Recovery under this command: itself, and whom it commands in its hex (BN-10.4).
pub fn recovered(r: &Rules, p: &Public, command: Counter) -> UnitSet {
    let hex = p.unit(command).hex;
    let number = p.print(r, command).command.filter(|_| hex.on_map());
    let Some(number) = number else { return UnitSet::none(command.seat()) };
    p.stack(hex).filter(|c| {
        let obeys = if p.print(r, c).combat { p.print(r, c).obeys.has(number) } else { c == command };
        obeys && p.unit(c).marks.pinned()
    })
}

/// Has the unit ammunition for its heavy weapon: is the command of its battalion near (BN-9.1, BN-2.2)?
#[inline]
pub fn supplies(r: &Rules, p: &Public, print: &Print, unit: &Unit) -> bool {
    if !r.is_tarnova() || print.seat != PARTISAN {
        return true;
    }
    let Some(command) = print.obeys.first() else { return false };
    let Some(counter) = p.commands[usize::from(command)].get() else { return false };
    let place = p.unit(counter).hex;
    !p.ammo_lost.has(command) && place.on_map() && r.map.distance(place, unit.hex) <= r.n.supply_range
}

/// How far a command reaches, and whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct CommandRange {
    /// Where it stands.
    hex: Hex,
    /// How many hexes it reaches.
    range: u8,
    /// The hexes within its reach.
    hexes: Vec<Hex>,
    /// Who obeys it and is within its reach.
    commanded: Vec<Counter>,
    /// Who obeys it and is not.
    out_of_reach: Vec<Counter>,
    /// Whose heavy weapons it supplies with ammunition (BN-9.1).
    supplied: Vec<Counter>,
    /// Whose heavy weapons it should supply and does not.
    unsupplied: Vec<Counter>,
}

/// The answer to `command`.
pub fn reached(r: &Rules, v: &View, _: &State, unit: Counter) -> Result<CommandRange, Refusal> {
    let p = &v.public;
    let hex = on_map(p.unit(unit).hex, "BN-6.1")?;
    let number = p.print(r, unit).command.filter(|_| !p.print(r, unit).combat);
    let Some(command) = number else { return Err(Refusal::new("BN-6.1", "not-a-command")) };
    let obey = p.fighting(unit.seat()).filter(|c| p.print(r, c).obeys.has(command));
    let near = obey.filter(|c| in_range(r, p, command, p.unit(c).hex));
    let needs = |c: Counter| p.print(r, c).heavy && p.print(r, c).obeys.first() == Some(command);
    let heavy = obey.filter(|c| needs(c) && r.is_tarnova() && unit.seat() == PARTISAN);
    let supplied = heavy.filter(|c| supplies(r, p, p.print(r, c), p.unit(c)));
    let list = |units: UnitSet| units.into_iter().collect();
    Ok(CommandRange {
        hex,
        range: range(r, p, unit),
        hexes: Hex::all().filter(|&near| in_range(r, p, command, near)).collect(),
        commanded: list(near),
        out_of_reach: list(obey.minus(near)),
        supplied: list(supplied),
        unsupplied: list(heavy.minus(supplied)),
    })
}

/// A unit is eliminated: if it is a command, its back side may take its place (BN-2.1).
pub fn fell(r: &Rules, p: &mut Public, counter: Counter, hex: Hex) {
    let print = p.print(r, counter);
    let Some(command) = print.command else { return };
    let comes_back = !p.unit(counter).marks.back() && print.back > 0;
    p.commands[usize::from(command)] = Maybe::NONE;
    if comes_back && hex.on_map() {
        p.fallen[usize::from(command)] = hex;
    }
    let front = !p.unit(counter).marks.back();
    let supplied_no_more = front && !r.options.replacement_carries_ammo || !comes_back;
    if r.is_tarnova() && print.seat == PARTISAN && supplied_no_more {
        p.ammo_lost.insert(command);
    }
}
