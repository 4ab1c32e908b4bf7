//! A body of units: what it is as a whole, who commands it, where it may stand (sections 5.4 and 5.5).

use staffetta_kernel::{Refusal, Seat};

use crate::action::Counter;
use crate::hex::Hex;
use crate::kinds::{Formation, Type};
use crate::rules::{NO_COMMAND, Print, Rules};
use crate::state::{Field, NOBODY, counters, mark};

/// Units that act as one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Body {
    pub seat: Seat,
    pub mask: u64,
    /// Strength of its combat units.
    pub size: u8,
    /// The smallest movement allowance.
    pub movement: u8,
    /// All that its units are, together.
    pub traits: Traits,
    /// A unit of the held 3rd battalion is with it.
    pub held: bool,
}

/// What units are that act or stand together, as bits: their camps, their Garibaldi formations, and what they bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits(u32);

impl Traits {
    const BANDS: u32 = 16;
    const COMBAT: u32 = 1 << 24;
    const CAR: u32 = 1 << 25;
    const GAR: u32 = 1 << 26;
    const BN3: u32 = 1 << 27;

    /// What a printed counter is.
    pub fn of(print: &Print) -> Self {
        let flag = |on: bool, bit: u32| if on { bit } else { 0 };
        let gar = print.command != NO_COMMAND && print.formation == Formation::Gar;
        Self(
            u32::from(print.camp)
                | u32::from(print.band) << Self::BANDS
                | flag(print.combat, Self::COMBAT)
                | flag(print.kind == Type::Car, Self::CAR)
                | flag(gar, Self::GAR)
                | flag(print.formation == Formation::Bn3, Self::BN3),
        )
    }

    /// Its camp only.
    pub fn of_camp(print: &Print) -> Self {
        Self(print.camp.into())
    }

    /// Both together.
    #[inline]
    const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    const fn has(self, bit: u32) -> bool {
        self.0 & bit != 0
    }

    /// Are they of one camp (BN-7.2, BN-7.4)?
    #[inline]
    const fn one_camp(self) -> bool {
        single(self.0 & 0xffff)
    }

    /// Are they of one Garibaldi formation at most, or with their command (BN-7.3)?
    #[inline]
    const fn one_band(self) -> bool {
        single(self.0 >> Self::BANDS & 0xff)
    }
}

impl Body {
    /// The body that these units make.
    #[inline]
    pub fn new(r: &Rules, f: &Field, seat: Seat, mask: u64) -> Self {
        let mut body = Self { seat, mask, movement: u8::MAX, ..Self::default() };
        for counter in counters(seat, mask) {
            body.join(r, f, counter);
        }
        body.held = body.traits.has(Traits::BN3) && f.released == 0;
        body
    }

    /// The body of one unit.
    #[inline]
    pub fn of(r: &Rules, f: &Field, counter: Counter) -> Self {
        let mut body = Self { seat: counter.seat(), mask: counter.bit(), movement: u8::MAX, ..Self::default() };
        body.join(r, f, counter);
        body.held = body.traits.has(Traits::BN3) && f.released == 0;
        body
    }

    #[inline]
    fn join(&mut self, r: &Rules, f: &Field, counter: Counter) {
        let shape = f.print(r, counter);
        self.traits = self.traits.and(shape.traits);
        self.movement = self.movement.min(shape.movement);
        self.size += if shape.combat { f.unit(counter).vf } else { 0 };
    }

    /// May it stand and go wherever the other may?
    #[inline]
    pub fn is_like(&self, other: &Self) -> bool {
        (self.size, self.movement, self.traits, self.held) == (other.size, other.movement, other.traits, other.held)
    }

    /// Is a combat unit with it?
    #[inline]
    pub const fn combat(&self) -> bool {
        self.traits.has(Traits::COMBAT)
    }

    /// Is an armoured car with it?
    #[inline]
    pub const fn car(&self) -> bool {
        self.traits.has(Traits::CAR)
    }

    /// Do neither the line of BN-16.6 nor the reach of BN-7.3 matter to it, so that it may stand in any empty hex?
    #[inline]
    pub const fn goes_anywhere(&self) -> bool {
        !self.held && (self.traits.one_band() || self.traits.has(Traits::GAR))
    }
}

/// At most one bit.
#[inline]
const fn single(bits: u32) -> bool {
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

/// Why Garibaldi formations may not be together; in their command's company they may (BN-7.3).
pub const BANDS_APART: &str = "bands-apart";

/// May the body stand in this hex, as far as friends and the line go (BN-7.1 to BN-7.4, BN-16.6)?
#[inline]
pub fn may_stand(r: &Rules, f: &Field, body: &Body, hex: Hex) -> Result<(), Refusal> {
    if body.held && !r.map.in_reserve(hex) {
        return Err(Refusal::new("BN-16.6", "beyond-the-line"));
    }
    let others = if f.holds(body.seat, hex) { f.stack(hex) & !body.mask } else { 0 };
    // The units of a body fit each other wherever they stand, but for the reach of their command. One that comes along
    // is measured from the new hex, and one that stands there reaches it too.
    let near = || body.traits.has(Traits::GAR) || near_gar(r, f, hex);
    let apart = Err(Refusal::new("BN-7.3", BANDS_APART));
    if others == 0 {
        return if body.traits.one_band() || near() { Ok(()) } else { apart };
    }
    let (mut size, mut traits) = (body.size, body.traits);
    for counter in counters(body.seat, others) {
        let shape = f.print(r, counter);
        traits = traits.and(shape.traits);
        size += if shape.combat { f.unit(counter).vf } else { 0 };
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

/// May the units of a body be together at all (a group that enters)?
pub fn fits_itself(r: &Rules, body: &Body) -> Result<(), Refusal> {
    if body.size > r.n.stack_limit {
        return Err(Refusal::with("BN-7.1", "overstacked", r.n.stack_limit.into()));
    }
    if !body.traits.one_camp() {
        return Err(Refusal::new(if r.is_tarnova() { "BN-7.4" } else { "BN-7.2" }, "factions-apart"));
    }
    Ok(())
}

/// Is the stack of this hex in order at Control (BN-7.5)? Only BN-7.3 can be broken there.
pub fn in_order(r: &Rules, f: &Field, seat: Seat, hex: Hex) -> bool {
    let traits = counters(seat, f.stack(hex)).fold(Traits::default(), |all, c| all.and(f.print(r, c).traits));
    traits.one_band() || near_gar(r, f, hex)
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
