//! T1: purchase (GW-3.1 to GW-3.5).

use std::ops::ControlFlow;

use staffetta_kernel::{Awaiting, Choices, Desk, Maybe, Prompt, Refusal, Seat, flow, step};

use super::combat_movement::CombatMovement;
use super::{Acted, Anything, Came, G, Next, Offers, again, ask, d12, no, one, out_of_place};
use crate::action::FacilityAt;
use crate::event::{Happened, tell};
use crate::power::{Minor, Power};
use crate::rules::Rules;
use crate::state::{QUEUED_PARTISANS, Spain, State, View};
use crate::unit::{Facility, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;
use crate::{Action, Verb};

step! {
    /// The active power buys, repairs and influences, piece by piece.
    pub struct Purchase {}
}

impl flow::Step<G> for Purchase {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Happened>) -> Next {
        if offers(r, s, &mut Anything).is_break() { Next::Ask } else { Next::turn_into(CombatMovement {}) }
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Pass);
        let _ = offers(r, s, out);
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let power = s.power;
        match action {
            Action::Pass => return Ok(Acted::Go(Next::turn_into(CombatMovement {}))),
            Action::Buy(unit) => {
                take(r, s, action)?;
                tell(r, desk, || Happened::Bought { power, unit });
            }
            Action::BuyPartisan => {
                take(r, s, action)?;
                tell(r, desk, || Happened::BoughtPartisan { power });
            }
            Action::BuyMarker => {
                take(r, s, action)?;
                tell(r, desk, || Happened::BoughtMarker { power });
            }
            Action::Repair(FacilityAt { facility, zone }) => {
                take(r, s, action)?;
                tell(r, desk, || Happened::Repaired { power, zone, facility });
            }
            Action::Influence(minor) => {
                may_influence(r, s, minor)?;
                influence(r, s, minor, desk);
            }
            _ => return Err(out_of_place()),
        }
        Ok(again())
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Pass
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let cash = v.table.cash[v.table.power.at()];
        ask("purchase", "GW-3.1", r, v, v.table.power).with("cash", i64::from(cash))
    }
    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        let s = &v.table;
        match verb {
            Verb::BuyPartisan => may_buy_partisan(r, s).err(),
            Verb::BuyMarker => may_buy_marker(r, s).err(),
            Verb::Buy => Some(TOO_DEAR),
            Verb::Repair => Some(no("GW-3.4", "nothing-to-repair")),
            Verb::Influence => Some(no("GW-3.5", "nobody-to-influence")),
            _ => None,
        }
        .unwrap_or_else(out_of_place)
    }
}

const TOO_DEAR: Refusal = no("GW-3.1", "too-dear");

fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    let power = s.power;
    if s.cash[power.at()] == 0 {
        return ControlFlow::Continue(());
    }
    for &unit in Unit::ALL {
        if may_buy(r, s, unit).is_ok() {
            out.offer(Action::Buy(unit))?;
        }
    }
    if may_buy_partisan(r, s).is_ok() {
        out.offer(Action::BuyPartisan)?;
    }
    if may_buy_marker(r, s).is_ok() {
        out.offer(Action::BuyMarker)?;
    }
    for zone in repairable(r, s).iter() {
        for &facility in Facility::ALL.iter().filter(|&&facility| s.damage_of(zone, facility) > 0) {
            out.offer(Action::Repair(FacilityAt { facility, zone }))?;
        }
    }
    if may_influence_at_all(r, s).is_ok() {
        let friendly = s.friendly(r, power);
        for &minor in Minor::ALL {
            if may_influence_one(r, s, minor, friendly).is_ok() {
                out.offer(Action::Influence(minor))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Pays for one ware, or one point of repair; nothing is told.
pub fn take(r: &Rules, s: &mut State, action: Action) -> Result<(), Refusal> {
    let power = s.power;
    match action {
        Action::Buy(unit) => {
            may_buy(r, s, unit)?;
            s.cash[power.at()] -= r.units[unit.at()].cost;
            s.queue[power.at()][unit.at()] += 1;
            s.bought[unit.at()] += 1;
        }
        Action::BuyPartisan => {
            may_buy_partisan(r, s)?;
            s.cash[power.at()] -= r.numbers.ccp_partisan_price;
            s.queue[power.at()][QUEUED_PARTISANS] += 1;
        }
        Action::BuyMarker => {
            may_buy_marker(r, s)?;
            s.cash[power.at()] -= r.numbers.supply_marker_price;
            s.stock[power.at()] += 1;
        }
        Action::Repair(works) => repair(r, s, works)?,
        _ => return Err(out_of_place()),
    }
    Ok(())
}

fn may_buy(r: &Rules, s: &State, unit: Unit) -> Result<(), Refusal> {
    let data = &r.units[unit.at()];
    if s.year(r) > data.last_year {
        return Err(no("GW-0.3", "not-for-sale"));
    }
    if s.bought[unit.at()] >= data.bought_per_turn {
        return Err(no("GW-0.3", "enough-bought"));
    }
    if s.cash[s.power.at()] < data.cost || s.queue[s.power.at()][unit.at()] == u8::MAX {
        return Err(TOO_DEAR);
    }
    Ok(())
}

/// Chinese provinces that partisans can be placed in.
pub fn open_provinces(r: &Rules) -> ZoneSet {
    r.map.china.without(r.frozen)
}

fn may_buy_partisan(r: &Rules, s: &State) -> Result<(), Refusal> {
    if !r.house.partisans {
        return Err(no("GW-0.10", "only-ccp-buys-partisans"));
    }
    if s.power != Power::Ccp {
        return Err(no("GW-3.2", "only-ccp-buys-partisans"));
    }
    let queued = s.queue[Power::Ccp.at()][QUEUED_PARTISANS];
    if s.pool(r, Power::Ccp) == 0 {
        return Err(no("GW-0.1", "no-piece-left"));
    }
    if u32::from(queued) >= open_provinces(r).len() {
        return Err(no("GW-3.2", "no-piece-left"));
    }
    if s.cash[Power::Ccp.at()] < r.numbers.ccp_partisan_price { Err(TOO_DEAR) } else { Ok(()) }
}

fn may_buy_marker(r: &Rules, s: &State) -> Result<(), Refusal> {
    if !r.house.partisans {
        return Err(no("GW-0.10", "no-marker-left"));
    }
    if s.markers_left(r) == 0 {
        return Err(no("GW-3.3", "no-marker-left"));
    }
    if s.cash[s.power.at()] < r.numbers.supply_marker_price { Err(TOO_DEAR) } else { Ok(()) }
}

/// Zones whose damage the active power may repair: at home, or in supply (GW-3.4).
fn repairable(r: &Rules, s: &State) -> ZoneSet {
    if s.cash[s.power.at()] < r.numbers.repair_price {
        return ZoneSet::NONE;
    }
    let mut own = ZoneSet::NONE;
    for zone in s.held[s.power.at()].without(r.frozen).iter() {
        if !s.damage[zone as usize].is_none() {
            own.insert(zone);
        }
    }
    let home = r.map.homes[s.power.at()];
    if own.without(home).is_empty() { own } else { own & (home | s.supplied(r, s.power)) }
}

fn repair(r: &Rules, s: &mut State, works: FacilityAt) -> Result<(), Refusal> {
    let (power, FacilityAt { facility, zone }) = (s.power, works);
    let points = s.damage_of(zone, facility);
    if points == 0 || !s.held[power.at()].has(zone) {
        return Err(no("GW-3.4", "nothing-to-repair"));
    }
    if s.cash[power.at()] < r.numbers.repair_price {
        return Err(TOO_DEAR);
    }
    if !repairable(r, s).has(zone) {
        return Err(no(s.why_cut_off(r, power, zone), "out-of-supply"));
    }
    s.cash[power.at()] -= r.numbers.repair_price;
    s.set_damage(zone, facility, points - 1);
    Ok(())
}

fn may_influence_at_all(r: &Rules, s: &State) -> Result<(), Refusal> {
    if s.influenced || r.scenario.minors_closed {
        return Err(no("GW-3.5", "nobody-to-influence"));
    }
    if s.cash[s.power.at()] < r.numbers.influence_price { Err(TOO_DEAR) } else { Ok(()) }
}

fn may_influence_one(r: &Rules, s: &State, minor: Minor, friendly: ZoneSet) -> Result<(), Refusal> {
    const NOT_THIS_ONE: Refusal = no("GW-3.5", "not-to-be-influenced");
    let data = r.minor(minor);
    let chinese = matches!(s.power, Power::Kmt | Power::Ccp);
    let closed = minor == Minor::Spain && s.spain == Spain::Open;
    if data.influence == 0 || !s.is_neutral(r, minor) {
        return Err(no("GW-0.7", "not-to-be-influenced"));
    }
    if data.warlord && !chinese || closed {
        return Err(NOT_THIS_ONE);
    }
    let near = |zone: Zone| friendly.meets(r.map.land(zone) | r.map.overseas(zone));
    if data.zones.iter().any(near) { Ok(()) } else { Err(NOT_THIS_ONE) }
}

fn may_influence(r: &Rules, s: &State, minor: Minor) -> Result<(), Refusal> {
    may_influence_at_all(r, s)?;
    may_influence_one(r, s, minor, s.friendly(r, s.power))
}

/// An influence roll: a marker is placed, or removed, or the minor joins (GW-3.5).
fn influence(r: &Rules, s: &mut State, minor: Minor, desk: &mut impl Desk<Happened>) {
    let power = s.power;
    s.cash[power.at()] -= r.numbers.influence_price;
    s.influenced = true;
    let die = d12("influence", desk);
    let success = die <= r.minor(minor).influence;
    tell(r, desk, || Happened::Influence { power, minor, die, success });
    if !success {
        return;
    }
    match s.influence[minor as usize].get() {
        None => s.influence[minor as usize] = Maybe::some(power),
        Some(holder) if holder == power => s.align(r, minor, power, "GW-3.5", desk),
        Some(_) => s.influence[minor as usize] = Maybe::NONE,
    }
}
