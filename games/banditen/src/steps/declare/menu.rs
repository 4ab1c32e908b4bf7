//! What the units of a hex can do (BN-4.4).

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, Seat};

use super::super::OUT_OF_PLACE;
use super::eligible::{InCommand, at_hand, complete, eligible, is_eligible, moves_freely, possible};
use super::{Declaration, regroup};
use crate::action::Action;
use crate::activation_points::{affords, price};
use crate::command::in_command;
use crate::counter::Counter;
use crate::fire::{How, facing, reaching, ready_among};
use crate::hex::Hex;
use crate::kinds::{PARTISAN, other};
use crate::movement;
use crate::queries::{WhyNot, sorted, standing};
use crate::rules::Rules;
use crate::state::{ActionKind, Public, State};
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;
use crate::view::View;

/// What units of a hex may do.
pub const MENU: [(ActionKind, Action); 8] = [
    (ActionKind::Move, Action::Move),
    (ActionKind::Fire, Action::Fire),
    (ActionKind::MoveAndFire, Action::MoveAndFire),
    (ActionKind::FireAndMove, Action::FireAndMove),
    (ActionKind::Assault, Action::Assault),
    (ActionKind::Regroup, Action::Regroup),
    (ActionKind::Recover, Action::Recover),
    (ActionKind::Infirmary, Action::Infirmary),
];

/// Something that units of a hex may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct MenuItem {
    /// What.
    action: ActionKind,
    /// Who of them may take part.
    units: Vec<Counter>,
    /// What it costs them, in PA; if nobody may take part, what it would cost all.
    price: u8,
    /// Why they cannot do it together; of a regrouping, why none of them can.
    why_not: Option<WhyNot>,
}

/// The answer to `actions`.
pub fn actions(r: &Rules, v: &View, _: &State, units: Vec<Counter>) -> Result<Vec<MenuItem>, Refusal> {
    let p = &v.public;
    let (units, hex) = standing(p, &units, "BN-4.4")?;
    let item = |kind: ActionKind| {
        let declared = Declaration::new(units.seat(), kind, hex);
        let (able, left_out) = sorted(units, |unit| is_eligible(r, p, &declared, unit));
        let cost = price(r, p, kind, if able.is_empty() { units } else { able });
        let why_not = match left_out.into_iter().next() {
            Some(left_out) if able.is_empty() => Some(left_out.why),
            _ => together(r, p, &declared, able).err().map(WhyNot::from),
        };
        MenuItem { action: kind, units: able.into_iter().collect(), price: cost, why_not }
    };
    Ok(MENU.iter().map(|&(kind, _)| item(kind)).collect())
}

/// Can these, who are all eligible, do this together, some target or way provided?
fn together(r: &Rules, p: &Public, declared: &Declaration, units: UnitSet) -> Result<(), Refusal> {
    let (seat, kind, hex) = (declared.seat(), declared.kind, declared.hex);
    match kind {
        ActionKind::Infirmary => may_take_infirmary(r, p, seat, hex),
        ActionKind::Fire | ActionKind::FireAndMove => {
            affords(p, seat, price(r, p, kind, units))?;
            let target = shoots(r, p, seat, hex, || ready_among(r, p, units, How::Action));
            if target { Ok(()) } else { Err(Refusal::new("BN-9.1", "no-target")) }
        }
        ActionKind::Regroup if regroup::possible(r, p, units) => Ok(()),
        ActionKind::Regroup => Err(Refusal::new("BN-5.5", "nothing-to-regroup")),
        _ => complete(r, p, declared, units),
    }
}

/// What this action of the menu is.
pub fn kind_of(action: Action) -> Option<ActionKind> {
    MENU.iter().find(|(_, known)| *known == action).map(|&(kind, _)| kind)
}

/// Can the units of the hex do this?
pub fn can_do(r: &Rules, p: &Public, declared: &Declaration, in_command: &InCommand) -> bool {
    let (seat, hex) = (declared.seat(), declared.hex);
    match declared.kind {
        ActionKind::Move => moves(r, p, seat, hex) || possible(r, p, declared, eligible(r, p, declared)),
        ActionKind::Fire => shoots(r, p, seat, hex, || eligible(r, p, declared)),
        ActionKind::FireAndMove => {
            shoots(r, p, seat, hex, || ready_among(r, p, in_command.eligible(r, p, declared), How::Action))
        }
        ActionKind::MoveAndFire => possible(r, p, declared, in_command.eligible(r, p, declared)),
        ActionKind::Assault => {
            movement::enemy_within(r, p, seat, hex, farthest(r, p, hex))
                && possible(r, p, declared, in_command.eligible(r, p, declared))
        }
        ActionKind::Regroup => {
            regroup::worth_a_look(r, p, seat, hex) && regroup::possible(r, p, in_command.eligible(r, p, declared))
        }
        ActionKind::Recover => {
            let stack = p.stack(hex);
            stack != p.combat_of(stack) && possible(r, p, declared, eligible(r, p, declared))
        }
        ActionKind::Infirmary => may_take_infirmary(r, p, seat, hex).is_ok(),
        _ => false,
    }
}

/// Is an enemy within the range of this hex whom any of these shooters reaches?
#[inline]
fn shoots(r: &Rules, p: &Public, seat: Seat, hex: Hex, shooters: impl Fn() -> UnitSet) -> bool {
    let range = p.stacked(hex).map(|c| p.print(r, c).range).max().unwrap_or(0);
    movement::enemy_within(r, p, seat, hex, range) && {
        let shooters = shooters();
        let targets = || facing(r, p, other(seat), hex).into_iter();
        !shooters.is_empty() && targets().any(|to| !reaching(r, p, shooters, hex, to).is_empty())
    }
}

/// The farthest that anybody of this hex could go.
fn farthest(r: &Rules, p: &Public, hex: Hex) -> u8 {
    p.stacked(hex).map(|c| p.print(r, c).movement).max().unwrap_or(0)
}

/// Those who are eligible for a fire, or for a fire and a move, and can fire: each can pay for it alone.
#[inline]
pub fn shooters(r: &Rules, p: &Public, kind: ActionKind, all: UnitSet) -> UnitSet {
    if kind == ActionKind::Fire { all } else { ready_among(r, p, all, How::Action) }
}

/// Can any unit of this hex move by itself? That is nearly always so.
fn some_moves(r: &Rules, p: &Public, seat: Seat, hex: Hex, freely: bool) -> bool {
    let pays = |c: Counter| freely || (p.pa[seat] >= r.n.cost_action && in_command(r, p, c));
    p.stacked(hex).any(|c| {
        !p.unit(c).marks.pinned() && pays(c) && {
            let group = UnitGroup::of(r, p, c);
            movement::can_step(r, p, &group, hex, group.movement)
        }
    })
}

fn moves(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> bool {
    let freely = moves_freely(r, p, seat);
    freely && p.first(hex).is_some_and(|c| movement::steps_freely(r, p, c)) || some_moves(r, p, seat, hex, freely)
}

/// Can the unit and those under it do anything? `freely` says that the seat [`moves_freely`].
#[inline]
pub fn can_act(r: &Rules, p: &Public, first: Counter, freely: bool) -> bool {
    freely && movement::steps_freely(r, p, first) || does_something(r, p, first.seat(), p.unit(first).hex, freely)
}

fn does_something(r: &Rules, p: &Public, seat: Seat, hex: Hex, freely: bool) -> bool {
    p.pa[seat] != 0
        && (some_moves(r, p, seat, hex, freely) || {
            let in_command = InCommand::of(r, p, seat, hex);
            MENU.iter().any(|&(kind, _)| can_do(r, p, &Declaration::new(seat, kind, hex), &in_command))
        })
}

/// Why the units of this hex can do nothing.
pub fn why_idle(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> Refusal {
    if p.pa[seat] == 0 {
        return Refusal::with("BN-4.5", "no-pa", 1);
    }
    why_not(r, p, seat, hex, ActionKind::Move)
}

/// Why the units of this hex cannot do this.
pub fn why_not(r: &Rules, p: &Public, seat: Seat, hex: Hex, kind: ActionKind) -> Refusal {
    if kind == ActionKind::Infirmary {
        return may_take_infirmary(r, p, seat, hex).err().unwrap_or(OUT_OF_PLACE);
    }
    let declared = Declaration::new(seat, kind, hex);
    let all = eligible(r, p, &declared);
    if all.is_empty() {
        let first = at_hand(p, &declared).into_iter().find_map(|c| is_eligible(r, p, &declared, c).err());
        return first.unwrap_or(OUT_OF_PLACE);
    }
    match kind {
        ActionKind::Fire | ActionKind::FireAndMove => Refusal::new("BN-9.1", "no-target"),
        ActionKind::Assault if r.second_edition && p.combat_of(all).is_empty() => {
            Refusal::new("BN-2.3", "command-alone")
        }
        ActionKind::Assault => Refusal::new("BN-11.10", "no-assault-in-reach"),
        ActionKind::Regroup => Refusal::new("BN-5.5", "nothing-to-regroup"),
        _ => Refusal::new("BN-8.1", "nowhere-to-go"),
    }
}

/// May units of this hex take the infirmary (BN-16.7)?
fn may_take_infirmary(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> Result<(), Refusal> {
    if !r.options.infirmary {
        let rule = if r.second_edition { "BN-O.infirmary" } else { "BN-16.7" };
        return Err(Refusal::new(rule, "no-infirmary"));
    }
    if !r.is_tarnova() || seat != PARTISAN || p.infirmary != hex {
        return Err(Refusal::new("BN-16.7", "no-infirmary"));
    }
    if p.infirmary_taken {
        return Err(Refusal::new("BN-16.7", "infirmary-taken"));
    }
    affords(p, seat, r.n.cost_infirmary)?;
    let declared = Declaration::new(seat, ActionKind::Infirmary, hex);
    let mut last = Refusal::new("BN-16.7", "no-combat-unit");
    for counter in p.stack_of(seat, hex) {
        match is_eligible(r, p, &declared, counter) {
            Ok(()) => return Ok(()),
            Err(refusal) => last = refusal,
        }
    }
    Err(last)
}
