//! The choice is made: the action is declared, paid for and begun (BN-4.5).

use staffetta_kernel::{Desk, Maybe, Refusal};

use super::super::activation::Activation;
use super::super::assault::Assault;
use super::super::fire_resolution::{self, FireResolution};
use super::super::movement::Movement;
use super::super::{Acted, Next, go, reaction};
use super::Declaration;
use crate::activation_points::pay;
use crate::command::recovered;
use crate::event::Event;
use crate::fire::{AFTER_MOVING, How, able};
use crate::hex::Hex;
use crate::kinds::other;
use crate::names::UnitNames;
use crate::reinforcements::{note_entry, note_try};
use crate::rules::Rules;
use crate::state::{ActionKind, Fight, Group, Public, State};
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;

/// The action is declared, paid for and begun.
pub fn begin(r: &Rules, s: &mut State, declared: &Declaration, desk: &mut impl Desk<Event>) -> Result<Acted, Refusal> {
    let p = &mut s.public;
    let Declaration { kind, hex, target, units, .. } = *declared;
    let seat = units.seat();
    if matches!(kind, ActionKind::ReactFire | ActionKind::ReactAssault) {
        return go(reaction::carry_out(r, p, declared, desk));
    }
    let cost = pay(r, p, kind, units);
    p.passes = 0;
    let origin = if hex.on_map() { hex } else { Hex::POOL };
    desk.tell(|| Event::Declared { seat, kind, units: UnitNames::of(r, p, units), hex: origin, cost });
    let movement = UnitGroup::new(r, p, units).movement;
    let half = matches!(kind, ActionKind::MoveAndFire | ActionKind::FireAndMove);
    p.group = Group {
        origin,
        here: origin,
        all: units,
        moving: units,
        stepped: units,
        kind: Maybe::some(kind),
        mp: if half { movement / 2 } else { movement },
        ..Group::default()
    };
    go(match kind {
        ActionKind::Move | ActionKind::MoveAndFire | ActionKind::Assault => Next::push(Movement::START),
        ActionKind::Fire => {
            fire_resolution::aim(p, units, hex, target, 0);
            Next::push(FireResolution::START)
        }
        ActionKind::FireAndMove => {
            fire_resolution::aim(p, able(r, p, units, target, How::Action), hex, target, AFTER_MOVING);
            Next::push(Movement { fire_first: true, ..Movement::START })
        }
        ActionKind::Enter => Next::push(Movement { enter_at: target, ..Movement::START }),
        ActionKind::Storm => storm(r, p, declared),
        _ => {
            at_once(r, p, declared, desk);
            p.group = Group::default();
            p.active = other(p.active);
            Next::turn_into(Activation {})
        }
    })
}

/// Actions that are over at once. (What comes of a regrouping is made by it.)
fn at_once(r: &Rules, p: &mut Public, declared: &Declaration, desk: &mut impl Desk<Event>) {
    let Declaration { kind, hex, target, units, .. } = *declared;
    let seat = units.seat();
    match kind {
        ActionKind::Recover => {
            let freed = units.into_iter().fold(UnitSet::none(seat), |set, c| set.or(recovered(r, p, c)));
            freed.into_iter().for_each(|counter| p.unit_mut(counter).marks.set_pinned(false));
            desk.tell(|| Event::Recovered { seat, units: UnitNames::of(r, p, freed) });
        }
        ActionKind::Infirmary => {
            p.infirmary_taken = true;
            desk.tell(|| Event::InfirmaryTaken { hex });
        }
        // III is placed directly (BN-14.4).
        ActionKind::Arrive => {
            note_try(p, units);
            note_entry(p, units);
            p.put_all(units, target);
            let rule = if units.several() { "BN-14.7" } else { "BN-14.4" };
            desk.tell(|| Event::Arrives { seat, units: UnitNames::of(r, p, units), hex: target, rule });
        }
        _ => {}
    }
}

/// The entry hex is assaulted from off the map (BN-14.2, BN-11.8).
fn storm(r: &Rules, p: &mut Public, declared: &Declaration) -> Next {
    note_try(p, declared.units);
    p.group.spent = r.map.entry_cost[declared.target.at()];
    p.fight = Fight::by(declared.units, declared.target, Hex::POOL, Hex::POOL);
    Next::push(Assault::start(true))
}
