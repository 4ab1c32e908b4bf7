//! Who may take part in an action, and which sets of units can do it.

use staffetta_kernel::{Refusal, Seat};

use super::super::OUT_OF_PLACE;
use super::{Declaration, regroup};
use crate::activation_points::{affords, payers, pays_double, price, price_in_command};
use crate::command::{commanded_in_hex, in_command, recovered};
use crate::counter::Counter;
use crate::fire::{How, able, can_fire, ready};
use crate::hex::Hex;
use crate::kinds::{Formation, Type};
use crate::movement;
use crate::reinforcements;
use crate::rules::{Print, Rules};
use crate::stacking::may_stand;
use crate::state::{ActionKind, Public};
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;

/// May this unit take part, as far as it alone is concerned?
pub fn is_eligible(r: &Rules, p: &Public, declared: &Declaration, counter: Counter) -> Result<(), Refusal> {
    let (unit, print, seat) = (p.unit(counter), p.print(r, counter), counter.seat());
    let kind = declared.kind;
    let pinned = || if unit.marks.pinned() { Err(Refusal::new("BN-8.5", "pinned")) } else { Ok(()) };
    let led = || if in_command(r, p, counter) { Ok(()) } else { Err(Refusal::new("BN-4.4", "out-of-command")) };
    let at_night = || {
        let dark = r.turn(p.turn).night && !in_command(r, p, counter);
        if dark { Err(Refusal::new("BN-4.7", "night")) } else { Ok(()) }
    };
    let pays = || {
        if pays_double(r, p, seat) { Ok(()) } else { affords(p, seat, price(r, p, kind, UnitSet::one(counter))) }
    };
    match kind {
        ActionKind::Move => {
            pinned()?;
            at_night()?;
            pays()
        }
        ActionKind::Fire => {
            if declared.target.on_map() {
                can_fire(r, p, counter, declared.target, How::Action)?;
            } else {
                ready(r, p, counter, How::Action)?;
            }
            pays()
        }
        ActionKind::MoveAndFire | ActionKind::FireAndMove | ActionKind::Assault | ActionKind::ReactAssault => {
            fit(r, p, declared, counter)?;
            pinned()?;
            affords(p, seat, price_in_command(r, kind))?;
            led()
        }
        ActionKind::Regroup => {
            fit(r, p, declared, counter)?;
            affords(p, seat, price_in_command(r, kind))?;
            led()
        }
        ActionKind::Recover => {
            if print.combat {
                return Err(Refusal::new("BN-10.4", "no-command"));
            }
            if recovered(r, p, counter).is_empty() {
                return Err(Refusal::new("BN-10.4", "nobody-pinned"));
            }
            affords(p, seat, r.n.cost_recovery)
        }
        ActionKind::ReactFire => {
            can_fire(r, p, counter, declared.target, How::Reaction)?;
            pays()
        }
        ActionKind::Storm => {
            fit(r, p, declared, counter)?;
            reinforcements::waits(r, p, declared.entry, counter)
        }
        ActionKind::Enter | ActionKind::Arrive => reinforcements::waits(r, p, declared.entry, counter),
        ActionKind::Infirmary => {
            if !print.combat {
                return Err(Refusal::new("BN-16.7", "no-combat-unit"));
            }
            at_night()
        }
        ActionKind::Shift | ActionKind::Mines => Err(OUT_OF_PLACE),
    }
}

/// Is the unit of the kind and in the condition for an action of units in command?
#[inline]
fn fit(r: &Rules, p: &Public, declared: &Declaration, counter: Counter) -> Result<(), Refusal> {
    let print = p.print(r, counter);
    match declared.kind {
        ActionKind::MoveAndFire | ActionKind::FireAndMove => {
            if !print.combat {
                return Err(Refusal::new("BN-2.3", "commands-do-not-fire"));
            }
            if print.light {
                return Err(Refusal::new("BN-9.10", "light-armed"));
            }
            if print.movement < 2 {
                return Err(Refusal::new("BN-9.9", "too-slow"));
            }
            if p.unit(counter).marks.fires() >= r.n.most_fires {
                return Err(Refusal::with("BN-9.1", "fired-twice", r.n.most_fires.into()));
            }
            if print.heavy && p.frost {
                return Err(Refusal::new("BN-16.5", "frozen"));
            }
            Ok(())
        }
        ActionKind::Regroup => regroup::is_eligible(r, p, declared, counter),
        _ if !print.assault => Err(no_assault(print)),
        _ => Ok(()),
    }
}

fn no_assault(print: &Print) -> Refusal {
    match print.kind {
        Type::Art => Refusal::new("BN-11.1", "artillery-does-not-assault"),
        _ if print.light => Refusal::new("BN-9.10", "light-armed"),
        _ => Refusal::new("BN-6.3", "does-not-assault"),
    }
}

/// The units of a hex that are in command, looked at once for all that only these may do.
#[derive(Clone, Copy, Debug)]
pub struct InCommand {
    all: UnitSet,
    unpinned: UnitSet,
}

impl InCommand {
    /// The units of a seat in this hex.
    #[inline]
    pub fn of(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> Self {
        let all = commanded_in_hex(r, p, p.stack_of(seat, hex));
        Self { all, unpinned: all.filter(|counter| !p.unit(counter).marks.pinned()) }
    }

    /// The units that an action of this kind needs to know of: nobody unless it is one of units in command.
    #[inline]
    pub fn for_kind(r: &Rules, p: &Public, seat: Seat, hex: Hex, kind: ActionKind) -> Self {
        match kind {
            ActionKind::MoveAndFire | ActionKind::FireAndMove | ActionKind::Assault | ActionKind::Regroup => {
                Self::of(r, p, seat, hex)
            }
            _ => Self { all: UnitSet::none(seat), unpinned: UnitSet::none(seat) },
        }
    }

    /// Those who may take part in an action of units in command.
    #[inline]
    pub fn eligible(&self, r: &Rules, p: &Public, declared: &Declaration) -> UnitSet {
        if p.pa[declared.seat()] < price_in_command(r, declared.kind) {
            return UnitSet::none(declared.seat());
        }
        let all = if declared.kind == ActionKind::Regroup { self.all } else { self.unpinned };
        all.filter(|c| fit(r, p, declared, c).is_ok())
    }
}

/// Where the units of an action come from: its hex, or the pool.
#[inline]
pub fn at_hand(p: &Public, declared: &Declaration) -> UnitSet {
    match declared.kind {
        ActionKind::Enter | ActionKind::Storm | ActionKind::Arrive => p.in_pool(declared.seat()),
        _ if declared.hex.on_map() => p.stack_of(declared.seat(), declared.hex),
        _ => UnitSet::none(declared.seat()),
    }
}

/// All who may take part.
#[inline]
pub fn eligible(r: &Rules, p: &Public, declared: &Declaration) -> UnitSet {
    let units = at_hand(p, declared);
    let (kind, target) = (declared.kind, declared.target);
    match kind {
        ActionKind::MoveAndFire
        | ActionKind::FireAndMove
        | ActionKind::Assault
        | ActionKind::ReactAssault
        | ActionKind::Regroup => InCommand::of(r, p, declared.seat(), declared.hex).eligible(r, p, declared),
        // Who can pay for any move is held back by a pin only.
        ActionKind::Move if moves_freely(r, p, declared.seat()) => units.filter(|c| !p.unit(c).marks.pinned()),
        // A fire is judged for the whole stack at once: one line of sight serves all.
        ActionKind::ReactFire => payers(r, p, kind, able(r, p, units, target, How::Reaction)),
        ActionKind::Fire if target.on_map() => payers(r, p, kind, able(r, p, units, target, How::Action)),
        _ => units.filter(|c| is_eligible(r, p, declared, c).is_ok()),
    }
}

/// Can the seat pay for any move, so that only pins and ground hold its units back?
#[inline]
pub fn moves_freely(r: &Rules, p: &Public, seat: Seat) -> bool {
    pays_double(r, p, seat) && !r.turn(p.turn).night
}

/// Can the action be done by just these, all of them eligible?
#[inline]
pub fn complete(r: &Rules, p: &Public, declared: &Declaration, units: UnitSet) -> Result<(), Refusal> {
    if units.is_empty() {
        return Err(Refusal::new("BN-4.4", "nobody-chosen"));
    }
    let Declaration { kind, hex, target, .. } = *declared;
    // Who is eligible can pay alone; what changes the price of a set is somebody out of command.
    if matches!(kind, ActionKind::Move | ActionKind::Fire | ActionKind::ReactFire) && !pays_double(r, p, units.seat()) {
        affords(p, units.seat(), price(r, p, kind, units))?;
    }
    let group = || UnitGroup::new(r, p, units);
    let nowhere = |there: bool| if there { Ok(()) } else { Err(Refusal::new("BN-8.1", "nowhere-to-go")) };
    match kind {
        ActionKind::Move => {
            let group = group();
            nowhere(movement::can_step(r, p, &group, hex, group.movement))
        }
        ActionKind::MoveAndFire => {
            let group = group();
            nowhere(movement::can_step(r, p, &group, hex, group.movement / 2))
        }
        ActionKind::FireAndMove => {
            let reached = !able(r, p, units, target, How::Action).is_empty();
            if reached { Ok(()) } else { Err(Refusal::new("BN-9.9", "nobody-reaches")) }
        }
        ActionKind::Assault => {
            let group = group();
            if !group.combat() {
                return Err(Refusal::new("BN-2.3", "command-alone"));
            }
            let there = movement::assault_in_reach(r, p, &group, hex, group.movement);
            if there { Ok(()) } else { Err(Refusal::new("BN-11.10", "no-assault-in-reach")) }
        }
        ActionKind::ReactAssault => {
            let group = group();
            if !group.combat() {
                return Err(Refusal::new("BN-2.3", "command-alone"));
            }
            let Some(direction) = r.map.direction(hex, target) else {
                return Err(Refusal::new("BN-12.6", "not-next"));
            };
            if movement::price(r, &group, hex, direction, group.movement).is_none() {
                return Err(movement::barred(r, &group, hex, target));
            }
            may_stand(r, p, &group, target)
        }
        ActionKind::Enter | ActionKind::Storm | ActionKind::Arrive => {
            reinforcements::group_may_enter(r, p, &group(), kind, target)
        }
        ActionKind::Regroup => regroup::complete(r, p, units),
        ActionKind::Recover if r.second_edition && units.several() => Err(Refusal::new("BN-10.4", "one-command")),
        _ => Ok(()),
    }
}

/// Can these be made complete by more of those who are left? What can turn a no into a yes is a combat unit, a unit
/// that reaches the target, or the Garibaldi command.
#[inline]
pub fn completable(r: &Rules, p: &Public, declared: &Declaration, units: UnitSet, rest: UnitSet) -> bool {
    if complete(r, p, declared, units).is_ok() {
        return true;
    }
    let alone = !matches!(declared.kind, ActionKind::FireAndMove | ActionKind::Regroup);
    if alone && !with_command(r, p, units.or(rest)) {
        return false;
    }
    if declared.kind == ActionKind::Regroup {
        return regroup::completable(r, p, units, rest);
    }
    let gar = rest.into_iter().find(|&c| p.print(r, c).formation == Formation::Gar);
    let works = |units: UnitSet| rest.into_iter().any(|c| complete(r, p, declared, units.with(c)).is_ok());
    works(units) || gar.is_some_and(|gar| works(units.with(gar)))
}

/// Is a command, which may need or bring company, among these?
fn with_command(r: &Rules, p: &Public, units: UnitSet) -> bool {
    units.into_iter().any(|c| !p.print(r, c).combat)
}

/// Is there a complete set among these, who are all eligible?
#[inline]
pub fn possible(r: &Rules, p: &Public, declared: &Declaration, all: UnitSet) -> bool {
    all.into_iter().any(|c| completable(r, p, declared, UnitSet::one(c), all.minus(UnitSet::one(c))))
}
