//! A body of units: what it is as a whole, who commands it, where it may stand (sections 5.4 and 5.5).

use staffetta_kernel::{Refusal, Seat};

use crate::action::Counter;
use crate::hex::Hex;
use crate::kinds::{Formation, Type};
use crate::rules::{NO_COMMAND, Rules};
use crate::state::{Field, NOBODY, counters, mark};

/// Units that act as one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Body {
    pub seat: Seat,
    pub mask: u64,
    /// Strength of its combat units.
    pub size: u8,
    pub camps: u16,
    pub bands: u8,
    /// The smallest movement allowance.
    pub movement: u8,
    pub car: bool,
    /// The Garibaldi command is with it.
    pub gar: bool,
    /// A unit of the held 3rd battalion is with it.
    pub held: bool,
    /// A combat unit is with it.
    pub combat: bool,
}

impl Body {
    /// The body that these units make.
    #[inline]
    pub fn new(r: &Rules, f: &Field, seat: Seat, mask: u64) -> Self {
        let mut body = Self { seat, mask, movement: u8::MAX, ..Self::default() };
        for counter in counters(seat, mask) {
            body.join(r, f, counter);
        }
        body
    }

    /// The body of one unit.
    #[inline]
    pub fn of(r: &Rules, f: &Field, counter: Counter) -> Self {
        let mut body = Self { seat: counter.seat(), mask: counter.bit(), movement: u8::MAX, ..Self::default() };
        body.join(r, f, counter);
        body
    }

    #[inline]
    fn join(&mut self, r: &Rules, f: &Field, counter: Counter) {
        let shape = f.print(r, counter);
        self.camps |= shape.camp;
        self.bands |= shape.band;
        self.movement = self.movement.min(shape.movement);
        self.car |= shape.kind == Type::Car;
        self.gar |= shape.command != NO_COMMAND && shape.formation == Formation::Gar;
        self.held |= shape.formation == Formation::Bn3 && f.released == 0;
        if shape.combat {
            self.size += f.unit(counter).vf;
            self.combat = true;
        }
    }

    /// Do neither the line of BN-16.6 nor the reach of BN-7.3 matter to it, so that it may stand in any empty hex?
    #[inline]
    pub const fn goes_anywhere(&self) -> bool {
        !self.held && (self.gar || single(self.bands as u16))
    }
}

/// At most one bit.
#[inline]
const fn single(bits: u16) -> bool {
    bits & bits.wrapping_sub(1) == 0
}

/// How far the command reaches now.
#[inline]
pub fn reach(r: &Rules, f: &Field, command: Counter) -> u8 {
    let shape = f.print(r, command);
    if f.unit(command).marks & mark::BACK != 0 { shape.back } else { shape.reach }
}

/// Is the hex within reach of this command?
#[inline]
pub fn commanded(r: &Rules, f: &Field, command: usize, hex: Hex) -> bool {
    let at = f.commands[command];
    if at == NOBODY {
        return false;
    }
    let place = f.unit(Counter(at)).hex;
    place.on_map() && r.map.distance(place, hex) <= reach(r, f, Counter(at))
}

/// Is the unit in command (BN-6.1 to BN-6.4)?
#[inline]
pub fn in_command(r: &Rules, f: &Field, counter: Counter) -> bool {
    let shape = f.print(r, counter);
    let unit = f.unit(counter);
    if shape.free || !shape.combat || unit.marks & mark::ENTERED != 0 {
        return true;
    }
    let mut left = shape.obeys;
    while left != 0 {
        if commanded(r, f, left.trailing_zeros() as usize, unit.hex) {
            return true;
        }
        left &= left - 1;
    }
    false
}

/// Those of these units that are in command.
#[inline]
pub fn commanded_among(r: &Rules, f: &Field, seat: Seat, mask: u64) -> u64 {
    counters(seat, mask).filter(|&counter| in_command(r, f, counter)).fold(0, |set, counter| set | counter.bit())
}

/// The hex is within the Garibaldi command's reach (BN-7.3).
#[inline]
fn near_gar(r: &Rules, f: &Field, hex: Hex) -> bool {
    r.band_command < NO_COMMAND && commanded(r, f, usize::from(r.band_command), hex)
}

/// May the body stand in this hex, as far as friends and the line go (BN-7.1 to BN-7.4, BN-16.6)?
#[inline]
pub fn may_stand(r: &Rules, f: &Field, body: &Body, hex: Hex) -> Result<(), Refusal> {
    if body.held && !r.map.in_reserve(hex) {
        return Err(Refusal::new("BN-16.6", "beyond-the-line"));
    }
    let others = if f.holds(body.seat, hex) { f.stack(hex) & !body.mask } else { 0 };
    if others == 0 {
        // The units of a body fit each other wherever they stand, but for the reach of their command.
        let apart = !single(body.bands.into()) && !body.gar && !near_gar(r, f, hex);
        return if apart { Err(Refusal::new("BN-7.3", "bands-apart")) } else { Ok(()) };
    }
    let (mut size, mut camps, mut bands) = (body.size, body.camps, body.bands);
    for counter in counters(body.seat, others) {
        let shape = f.print(r, counter);
        camps |= shape.camp;
        bands |= shape.band;
        if shape.combat {
            size += f.unit(counter).vf;
        }
    }
    if size > r.n.stack_limit {
        return Err(Refusal::with("BN-7.1", "overstacked", r.n.stack_limit.into()));
    }
    if !single(camps) {
        return Err(if r.is_tarnova() {
            Refusal::new("BN-7.4", "battalions-apart")
        } else {
            Refusal::new("BN-7.2", "factions-apart")
        });
    }
    // A command that comes along is measured from the new hex, and one that stands there reaches it too.
    if !single(bands.into()) && !body.gar && !near_gar(r, f, hex) {
        return Err(Refusal::new("BN-7.3", "bands-apart"));
    }
    Ok(())
}

/// May the units of a body be together at all (a group that enters)?
pub fn fits_itself(r: &Rules, body: &Body) -> Result<(), Refusal> {
    if body.size > r.n.stack_limit {
        return Err(Refusal::with("BN-7.1", "overstacked", r.n.stack_limit.into()));
    }
    if !single(body.camps) {
        return Err(Refusal::new(if r.is_tarnova() { "BN-7.4" } else { "BN-7.2" }, "factions-apart"));
    }
    Ok(())
}

/// Is the stack of this hex in order at Control (BN-7.5)? Only BN-7.3 can be broken there.
pub fn in_order(r: &Rules, f: &Field, seat: Seat, hex: Hex) -> bool {
    let bands = counters(seat, f.stack(hex)).fold(0, |bands, counter| bands | f.print(r, counter).band);
    single(bands.into()) || near_gar(r, f, hex)
}

/// Does any friendly combat unit outside this body stand in the hex next to an enemy combat unit (BN-8.4)?
#[inline]
pub fn must_halt(r: &Rules, f: &Field, body: &Body, hex: Hex) -> bool {
    let friends = if f.holds(body.seat, hex) { f.stack(hex) & !body.mask & f.combat[body.seat.at()] } else { 0 };
    friends != 0 && beside_enemy(r, f, body.seat, hex)
}

/// Is the hex next to an enemy combat unit?
#[inline]
pub fn beside_enemy(r: &Rules, f: &Field, seat: Seat, hex: Hex) -> bool {
    r.map.neighbours[hex.at()].iter().any(|&near| near.on_map() && !f.holds(seat, near) && f.has_combat(near))
}
