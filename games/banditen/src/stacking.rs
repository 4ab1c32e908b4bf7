//! Stacking: who may stand in a hex together (BN-7, BN-16.6).

use staffetta_kernel::{Refusal, Seat};

use crate::command;
use crate::hex::Hex;
use crate::rules::Rules;
use crate::state::Public;
use crate::unit_group::{Traits, UnitGroup};

/// Why Garibaldi formations may not be together; in their command's company they may (BN-7.3).
pub const BANDS_APART: &str = "bands-apart";

/// The hex is within the Garibaldi command's range (BN-7.3).
#[inline]
fn near_gar(r: &Rules, p: &Public, hex: Hex) -> bool {
    r.band_command.is_some_and(|command| command::in_range(r, p, command, hex))
}

/// May the group stand in this hex, as far as friends and the line go (BN-7.1 to BN-7.4, BN-16.6)?
#[inline]
pub fn may_stand(r: &Rules, p: &Public, group: &UnitGroup, hex: Hex) -> Result<(), Refusal> {
    if group.held && !r.map.in_reserve(hex) {
        return Err(Refusal::new("BN-16.6", "beyond-the-line"));
    }
    let others = p.stack_of(group.seat(), hex).minus(group.units);
    // The units of a group fit each other wherever they stand, but for the reach of their command. One that comes along
    // is measured from the new hex, and one that stands there reaches it too.
    let near = || group.traits.with_gar() || near_gar(r, p, hex);
    let apart = Err(Refusal::new("BN-7.3", BANDS_APART));
    if others.is_empty() {
        return if group.traits.one_band() || near() { Ok(()) } else { apart };
    }
    let (mut size, mut traits) = (group.size, group.traits);
    for counter in others {
        let print = p.print(r, counter);
        traits = traits.and(print.traits);
        size += if print.combat { p.unit(counter).vf } else { 0 };
    }
    if size > r.n.stack_limit {
        return Err(Refusal::with("BN-7.1", "overstacked", r.n.stack_limit.into()));
    }
    if !traits.one_camp() {
        return Err(if r.is_tarnova() {
            Refusal::new("BN-7.4", "battalions-apart")
        } else {
            Refusal::new("BN-7.2", "factions-apart")
        });
    }
    if traits.one_band() || near() { Ok(()) } else { apart }
}

/// May the units of a group be together at all (a group that enters)?
pub fn fits_itself(r: &Rules, group: &UnitGroup) -> Result<(), Refusal> {
    if group.size > r.n.stack_limit {
        return Err(Refusal::with("BN-7.1", "overstacked", r.n.stack_limit.into()));
    }
    if !group.traits.one_camp() {
        return Err(Refusal::new(if r.is_tarnova() { "BN-7.4" } else { "BN-7.2" }, "factions-apart"));
    }
    Ok(())
}

/// Is the stack of this hex in order at Control (BN-7.5)? Only BN-7.3 can be broken there.
pub fn in_order(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> bool {
    let traits = p.stack_of(seat, hex).into_iter().fold(Traits::default(), |all, c| all.and(p.print(r, c).traits));
    traits.one_band() || near_gar(r, p, hex)
}
