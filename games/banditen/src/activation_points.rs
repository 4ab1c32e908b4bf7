//! Activation points: what actions cost (BN-4.4, BN-4.5) and what a turn brings (BN-3.2).

use staffetta_kernel::{Desk, Refusal, Seat};

use crate::command::commanded_in_hex;
use crate::dice::die;
use crate::event::Event;
use crate::kinds::{AXIS, Formation, PARTISAN};
use crate::morale::empty_forts;
use crate::rules::Rules;
use crate::state::{ActionKind, Public};
use crate::unit_set::UnitSet;

/// What units pay for an action. Out of command a move or a fire costs double.
#[inline]
pub fn price(r: &Rules, p: &Public, kind: ActionKind, units: UnitSet) -> u8 {
    match kind {
        ActionKind::Recover => r.n.cost_recovery,
        ActionKind::Infirmary => r.n.cost_infirmary,
        ActionKind::Enter | ActionKind::Storm | ActionKind::Arrive => 0,
        ActionKind::ReactAssault => r.n.cost_opportunity_assault,
        ActionKind::ReactFire if r.options.opp_fire_cost == 0 => 0,
        _ => {
            let base = if kind == ActionKind::ReactFire { r.options.opp_fire_cost } else { r.n.cost_action };
            if commanded_in_hex(r, p, units) == units { base } else { base * r.n.out_of_command_factor }
        }
    }
}

/// What an action costs that only units in command may do (BN-4.4).
#[inline]
pub fn price_in_command(r: &Rules, kind: ActionKind) -> u8 {
    if kind == ActionKind::ReactAssault { r.n.cost_opportunity_assault } else { r.n.cost_action }
}

/// Has the seat so many points?
pub fn affords(p: &Public, seat: Seat, cost: u8) -> Result<(), Refusal> {
    if p.pa[seat] < cost { Err(Refusal::with("BN-4.5", "no-pa", cost.into())) } else { Ok(()) }
}

/// Has the seat enough for an action out of command? Then it need not ask who is in command.
#[inline]
pub fn pays_double(r: &Rules, p: &Public, seat: Seat) -> bool {
    p.pa[seat] >= r.n.cost_action.max(r.options.opp_fire_cost) * r.n.out_of_command_factor
}

/// Those of these for whose action alone the seat can pay.
#[inline]
pub fn payers(r: &Rules, p: &Public, kind: ActionKind, units: UnitSet) -> UnitSet {
    let free = kind == ActionKind::ReactFire && r.options.opp_fire_cost == 0;
    if free || pays_double(r, p, units.seat()) {
        return units;
    }
    let pa = p.pa[units.seat()];
    units.filter(|counter| price(r, p, kind, UnitSet::one(counter)) <= pa)
}

/// The points are paid when the action is declared. Answers how many.
pub fn pay(r: &Rules, p: &mut Public, kind: ActionKind, units: UnitSet) -> u8 {
    let cost = price(r, p, kind, units);
    let pa = &mut p.pa[units.seat()];
    *pa = pa.saturating_sub(cost);
    cost
}

/// What formations on the map bring. The 3rd battalion brings nothing while it is held.
fn brought(r: &Rules, p: &Public) -> u8 {
    let mut here = 0u32;
    for counter in p.fighting(PARTISAN) {
        here |= 1 << p.print(r, counter).formation as u32;
    }
    let counts = |&&formation: &&Formation| here >> formation as u32 & 1 == 1;
    let released = |&&formation: &&Formation| formation != Formation::Bn3 || p.released;
    r.formations.iter().filter(counts).filter(released).map(|&formation| r.income[formation as usize]).sum()
}

/// Both sides get their points for the turn (BN-3.2).
pub fn income(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    let first = p.turn == 1;
    let mut roll = |wanted: bool, purpose| if wanted { die(purpose, desk) } else { 0 };
    let own = roll(!first, "partisan PA");
    let theirs = roll(!r.is_tarnova(), "axis PA");
    let (partisan, axis) = if r.is_tarnova() {
        let forts = r.map.forts.len() - usize::from(empty_forts(r, p));
        (r.n.tarnova_first_partisan_pa, if first { r.n.tarnova_first_axis_pa } else { r.fort_pa[forts] })
    } else {
        let turn = r.turn(p.turn);
        (r.n.gravellona_first_pa, if turn.halved { theirs.div_ceil(2) } else { theirs } + turn.plus)
    };
    let partisan = if first { partisan } else { own + brought(r, p) };
    for (seat, income, die) in [(PARTISAN, partisan, own), (AXIS, axis, theirs)] {
        p.pa[seat] = (p.pa[seat] + income).min(r.n.pa_cap);
        desk.tell(|| Event::Income { seat, income, pa: p.pa[seat], die });
    }
}
