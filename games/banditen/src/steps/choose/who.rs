//! Who may take part in a deed, what it costs, and which sets of units can do it.

use staffetta_kernel::{Refusal, Seat};

use super::super::{OUT_OF_PLACE, regroup, reinforce};
use crate::action::Counter;
use crate::body::{Body, commanded_among, in_command, may_stand};
use crate::fire::{How, able, can_fire, ready};
use crate::hex::Hex;
use crate::kinds::{Formation, Type};
use crate::rules::{COMMANDS, Print, Rules};
use crate::state::{Deed, Draft, State, counters};
use crate::walk;

/// PA that a body pays for a deed (section 3.4).
#[inline]
pub fn price(r: &Rules, s: &State, seat: Seat, deed: Deed, mask: u64) -> u8 {
    match deed {
        Deed::Recover => r.n.cost_recovery,
        Deed::Infirmary => r.n.cost_infirmary,
        Deed::Enter | Deed::Storm | Deed::Arrive => 0,
        Deed::ReactAssault => r.n.cost_opportunity_assault,
        Deed::ReactFire if r.house.opp_fire_cost == 0 => 0,
        _ => {
            let base = if deed == Deed::ReactFire { r.house.opp_fire_cost } else { r.n.cost_action };
            let strays = commanded_among(r, s, seat, mask) != mask;
            if strays { base * r.n.out_of_command_factor } else { base }
        }
    }
}

/// Has the seat enough PA for an action out of command? Then it need not ask who is in command.
#[inline]
pub fn pays_double(r: &Rules, s: &State, seat: Seat) -> bool {
    s.pa[seat.at()] >= r.n.cost_action.max(r.house.opp_fire_cost) * r.n.out_of_command_factor
}

/// May this unit take part, as far as it alone is concerned?
pub fn candidate(r: &Rules, s: &State, draft: &Draft, counter: Counter) -> Result<(), Refusal> {
    let (unit, shape) = (s.unit(counter), s.print(r, counter));
    let deed = draft.deed;
    let pinned = || if unit.pinned() { Err(Refusal::new("BN-8.5", "pinned")) } else { Ok(()) };
    let led = || if in_command(r, s, counter) { Ok(()) } else { Err(Refusal::new("BN-4.4", "out-of-command")) };
    let at_night = || {
        let dark = r.hour(s.turn).night && !in_command(r, s, counter);
        if dark { Err(Refusal::new("BN-4.7", "night")) } else { Ok(()) }
    };
    let pays = |cost: u8| {
        if s.pa[counter.seat().at()] < cost { Err(Refusal::with("BN-4.5", "no-pa", cost.into())) } else { Ok(()) }
    };
    let affords = || {
        if pays_double(r, s, counter.seat()) { Ok(()) } else { pays(price(r, s, counter.seat(), deed, counter.bit())) }
    };
    match deed {
        Deed::Move => {
            pinned()?;
            at_night()?;
            affords()
        }
        Deed::Fire => {
            if draft.target.on_map() {
                can_fire(r, s, counter, draft.target, How::Action)?;
            } else {
                ready(r, s, counter, How::Action)?;
            }
            affords()
        }
        Deed::MoveAndFire | Deed::FireAndMove | Deed::Assault | Deed::ReactAssault => {
            fit(r, s, draft, counter)?;
            pinned()?;
            pays(price_in_command(r, deed))?;
            led()
        }
        Deed::Regroup => {
            fit(r, s, draft, counter)?;
            pays(price_in_command(r, deed))?;
            led()
        }
        Deed::Recover => {
            if shape.combat {
                return Err(Refusal::new("BN-10.4", "no-command"));
            }
            if recovered(r, s, counter) == 0 {
                return Err(Refusal::new("BN-10.4", "nobody-pinned"));
            }
            pays(r.n.cost_recovery)
        }
        Deed::ReactFire => {
            can_fire(r, s, counter, draft.target, How::Reaction)?;
            affords()
        }
        Deed::Storm => {
            fit(r, s, draft, counter)?;
            reinforce::waits(r, s, draft.entry, counter)
        }
        Deed::Enter | Deed::Arrive => reinforce::waits(r, s, draft.entry, counter),
        Deed::Infirmary => {
            if !shape.combat {
                return Err(Refusal::new("BN-16.7", "no-combat-unit"));
            }
            at_night()
        }
        Deed::Shift | Deed::Mines | Deed::None => Err(OUT_OF_PLACE),
    }
}

/// What a deed costs that only units in command may do (BN-4.4).
#[inline]
fn price_in_command(r: &Rules, deed: Deed) -> u8 {
    if deed == Deed::ReactAssault { r.n.cost_opportunity_assault } else { r.n.cost_action }
}

/// Is the unit of the kind and in the condition for a deed of units in command?
#[inline]
fn fit(r: &Rules, s: &State, draft: &Draft, counter: Counter) -> Result<(), Refusal> {
    let shape = s.print(r, counter);
    match draft.deed {
        Deed::MoveAndFire | Deed::FireAndMove => {
            if !shape.combat {
                return Err(Refusal::new("BN-2.3", "commands-do-not-fire"));
            }
            if shape.light {
                return Err(Refusal::new("BN-9.10", "light-armed"));
            }
            if shape.movement < 2 {
                return Err(Refusal::new("BN-9.9", "too-slow"));
            }
            if s.unit(counter).fires() >= r.n.most_fires {
                return Err(Refusal::with("BN-9.1", "fired-twice", r.n.most_fires.into()));
            }
            if shape.heavy && s.frost != 0 {
                return Err(Refusal::new("BN-16.5", "frozen"));
            }
            Ok(())
        }
        Deed::Regroup => regroup::candidate(r, s, draft, counter),
        _ if !shape.assault => Err(no_assault(shape)),
        _ => Ok(()),
    }
}

/// What all that units in command may do asks of the units of a hex, looked at once.
#[derive(Clone, Copy, Debug)]
pub struct Muster {
    /// Those in command.
    led: u64,
    /// Those in command and not pinned.
    fresh: u64,
}

impl Muster {
    /// The units of a seat in this hex.
    #[inline]
    pub fn of(r: &Rules, s: &State, seat: Seat, hex: Hex) -> Self {
        let mut muster = Self { led: 0, fresh: 0 };
        if s.holds(seat, hex) {
            for counter in s.stacked(hex).filter(|&c| in_command(r, s, c)) {
                muster.led |= counter.bit();
                muster.fresh |= if s.unit(counter).pinned() { 0 } else { counter.bit() };
            }
        }
        muster
    }

    /// The units that a deed of this kind needs to know of: nobody unless it is one of units in command.
    #[inline]
    pub fn for_deed(r: &Rules, s: &State, seat: Seat, hex: Hex, deed: Deed) -> Self {
        match deed {
            Deed::MoveAndFire | Deed::FireAndMove | Deed::Assault | Deed::Regroup => Self::of(r, s, seat, hex),
            _ => Self { led: 0, fresh: 0 },
        }
    }

    /// The candidates for a deed of units in command.
    #[inline]
    pub fn candidates(&self, r: &Rules, s: &State, seat: Seat, draft: &Draft) -> u64 {
        if s.pa[seat.at()] < price_in_command(r, draft.deed) {
            return 0;
        }
        let all = if draft.deed == Deed::Regroup { self.led } else { self.fresh };
        counters(seat, all).filter(|&c| fit(r, s, draft, c).is_ok()).fold(0, |set, c| set | c.bit())
    }
}

fn no_assault(shape: &Print) -> Refusal {
    match shape.kind {
        Type::Art => Refusal::new("BN-11.1", "artillery-does-not-assault"),
        _ if shape.light => Refusal::new("BN-9.10", "light-armed"),
        _ => Refusal::new("BN-6.3", "does-not-assault"),
    }
}

/// Who is freed by a Recovery under this command (BN-10.4).
pub fn recovered(r: &Rules, s: &State, command: Counter) -> u64 {
    let number = s.print(r, command).command;
    let hex = s.unit(command).hex;
    if usize::from(number) >= COMMANDS || !hex.on_map() {
        return 0;
    }
    counters(command.seat(), s.stack(hex))
        .filter(|&c| {
            let obeys = if s.print(r, c).combat { s.print(r, c).obeys >> number & 1 == 1 } else { c == command };
            obeys && s.unit(c).pinned()
        })
        .fold(0, |set, c| set | c.bit())
}

/// Where the units of a draft stand: in its hex, or in the pool.
#[inline]
pub fn tray(s: &State, seat: Seat, draft: &Draft) -> u64 {
    match draft.deed {
        Deed::Enter | Deed::Storm | Deed::Arrive => s.in_pool[seat.at()],
        _ if s.holds(seat, draft.hex) => s.stack(draft.hex),
        _ => 0,
    }
}

/// All candidates.
#[inline]
pub fn candidates(r: &Rules, s: &State, seat: Seat, draft: &Draft) -> u64 {
    let tray = tray(s, seat, draft);
    match draft.deed {
        Deed::MoveAndFire | Deed::FireAndMove | Deed::Assault | Deed::ReactAssault | Deed::Regroup => {
            Muster::of(r, s, seat, draft.hex).candidates(r, s, seat, draft)
        }
        // Who can pay for any move is held back by a pin only.
        Deed::Move if moves_freely(r, s, seat) => {
            counters(seat, tray).filter(|&c| !s.unit(c).pinned()).fold(0, |set, c| set | c.bit())
        }
        // A fire is judged for the whole stack at once: one line of sight serves all.
        Deed::ReactFire => payers(r, s, seat, draft.deed, able(r, s, seat, tray, draft.target, How::Reaction)),
        Deed::Fire if draft.target.on_map() => {
            payers(r, s, seat, draft.deed, able(r, s, seat, tray, draft.target, How::Action))
        }
        _ => counters(seat, tray).filter(|&c| candidate(r, s, draft, c).is_ok()).fold(0, |set, c| set | c.bit()),
    }
}

/// Can the seat pay for any move, so that only pins and ground hold its units back?
#[inline]
pub fn moves_freely(r: &Rules, s: &State, seat: Seat) -> bool {
    pays_double(r, s, seat) && !r.hour(s.turn).night
}

/// Those of these for whose fire alone the seat can pay.
#[inline]
pub fn payers(r: &Rules, s: &State, seat: Seat, deed: Deed, mask: u64) -> u64 {
    if pays_double(r, s, seat) || deed == Deed::ReactFire && r.house.opp_fire_cost == 0 {
        return mask;
    }
    let pa = s.pa[seat.at()];
    counters(seat, mask).filter(|c| price(r, s, seat, deed, c.bit()) <= pa).fold(0, |set, c| set | c.bit())
}

/// Can the deed be done by just these, all of them candidates?
#[inline]
pub fn complete(r: &Rules, s: &State, seat: Seat, draft: &Draft, mask: u64) -> Result<(), Refusal> {
    if mask == 0 {
        return Err(Refusal::new("BN-4.4", "nobody-chosen"));
    }
    // Who is a candidate can pay alone; what changes the price of a set is somebody out of command.
    if matches!(draft.deed, Deed::Move | Deed::Fire | Deed::ReactFire) && !pays_double(r, s, seat) {
        let cost = price(r, s, seat, draft.deed, mask);
        if cost > s.pa[seat.at()] {
            return Err(Refusal::with("BN-4.5", "no-pa", cost.into()));
        }
    }
    let body = Body::new(r, s, seat, mask);
    let nowhere = |there: bool| if there { Ok(()) } else { Err(Refusal::new("BN-8.1", "nowhere-to-go")) };
    match draft.deed {
        Deed::Move => nowhere(walk::can_step(r, s, &body, draft.hex, body.movement)),
        Deed::MoveAndFire => nowhere(walk::can_step(r, s, &body, draft.hex, body.movement / 2)),
        Deed::FireAndMove => {
            let reaches = able(r, s, seat, mask, draft.target, How::Action) != 0;
            if reaches { Ok(()) } else { Err(Refusal::new("BN-9.9", "nobody-reaches")) }
        }
        Deed::Assault => {
            if !body.combat() {
                return Err(Refusal::new("BN-2.3", "command-alone"));
            }
            let there = walk::in_reach(r, s, &body, draft.hex, body.movement);
            if there { Ok(()) } else { Err(Refusal::new("BN-11.10", "no-assault-in-reach")) }
        }
        Deed::ReactAssault => {
            if !body.combat() {
                return Err(Refusal::new("BN-2.3", "command-alone"));
            }
            let Some(direction) = r.map.direction(draft.hex, draft.target) else {
                return Err(Refusal::new("BN-12.6", "not-next"));
            };
            if walk::price(r, &body, draft.hex, direction, body.movement).is_none() {
                return Err(walk::barred(r, &body, draft.hex, draft.target));
            }
            may_stand(r, s, &body, draft.target)
        }
        Deed::Enter | Deed::Storm | Deed::Arrive => reinforce::complete(r, s, &body, draft.deed, draft.target),
        Deed::Regroup => regroup::complete(r, s, seat, mask),
        _ => Ok(()),
    }
}

/// Can these be made complete by more of the candidates? What can turn a no into a yes is a combat unit, a unit that
/// reaches the target, or the Garibaldi command.
#[inline]
pub fn completable(r: &Rules, s: &State, seat: Seat, draft: &Draft, mask: u64, rest: u64) -> bool {
    if complete(r, s, seat, draft, mask).is_ok() {
        return true;
    }
    if !matches!(draft.deed, Deed::FireAndMove | Deed::Regroup) && !mixed(r, s, seat, mask | rest) {
        return false;
    }
    if draft.deed == Deed::Regroup {
        return regroup::completable(r, s, seat, mask, rest);
    }
    let gar = counters(seat, rest).find(|&c| s.print(r, c).formation == Formation::Gar).map_or(0, Counter::bit);
    counters(seat, rest).any(|c| complete(r, s, seat, draft, mask | c.bit()).is_ok())
        || (gar != 0 && counters(seat, rest).any(|c| complete(r, s, seat, draft, mask | gar | c.bit()).is_ok()))
}

/// Is a command, which may need or bring company, among these?
fn mixed(r: &Rules, s: &State, seat: Seat, mask: u64) -> bool {
    counters(seat, mask).any(|c| !s.print(r, c).combat)
}

/// Is there a complete set among these candidates?
#[inline]
pub fn possible(r: &Rules, s: &State, seat: Seat, draft: &Draft, all: u64) -> bool {
    counters(seat, all).any(|c| completable(r, s, seat, draft, c.bit(), all & !c.bit()))
}
