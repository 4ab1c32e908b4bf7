//! Units that act as one: what they are as a whole (BN-4.4).

use staffetta_kernel::Seat;

use crate::counter::Counter;
use crate::kinds::{Formation, PARTISAN, Type};
use crate::rules::{Print, Rules};
use crate::state::Public;
use crate::unit_set::UnitSet;

/// Units that act as one.
#[derive(Clone, Copy, Debug)]
pub struct UnitGroup {
    pub units: UnitSet,
    /// Strength of its combat units.
    pub size: u8,
    /// The smallest movement allowance.
    pub movement: u8,
    /// All that its units are, together.
    pub traits: Traits,
    /// A unit of the held 3rd battalion is with it (BN-16.6).
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
        Self(
            u32::from(print.camp)
                | u32::from(print.band) << Self::BANDS
                | flag(print.combat, Self::COMBAT)
                | flag(print.kind == Type::Car, Self::CAR)
                | flag(print.command.is_some() && print.formation == Formation::Gar, Self::GAR)
                | flag(print.formation == Formation::Bn3, Self::BN3),
        )
    }

    /// Its camp only.
    pub fn of_camp(print: &Print) -> Self {
        Self(print.camp.into())
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    const fn has(self, bit: u32) -> bool {
        self.0 & bit != 0
    }

    /// Is the Garibaldi command with them?
    #[inline]
    pub const fn with_gar(self) -> bool {
        self.has(Self::GAR)
    }

    /// Are they of one camp (BN-7.2, BN-7.4)?
    #[inline]
    pub const fn one_camp(self) -> bool {
        single(self.0 & 0xffff)
    }

    /// Are they of one Garibaldi formation at most (BN-7.3)?
    #[inline]
    pub const fn one_band(self) -> bool {
        single(self.0 >> Self::BANDS & 0xff)
    }
}

/// At most one bit.
#[inline]
const fn single(bits: u32) -> bool {
    bits & bits.wrapping_sub(1) == 0
}

impl UnitGroup {
    /// Nobody.
    pub const NONE: Self =
        Self { units: UnitSet::none(PARTISAN), size: 0, movement: 0, traits: Traits(0), held: false };

    /// The group that these units make.
    #[inline]
    pub fn new(r: &Rules, p: &Public, units: UnitSet) -> Self {
        let mut group = Self { units, movement: u8::MAX, ..Self::NONE };
        for counter in units {
            group.join(r, p, counter);
        }
        group.held = group.traits.has(Traits::BN3) && !p.released;
        group
    }

    /// The group of one unit.
    #[inline]
    pub fn of(r: &Rules, p: &Public, counter: Counter) -> Self {
        let mut group = Self { units: UnitSet::one(counter), movement: u8::MAX, ..Self::NONE };
        group.join(r, p, counter);
        group.held = group.traits.has(Traits::BN3) && !p.released;
        group
    }

    #[inline]
    fn join(&mut self, r: &Rules, p: &Public, counter: Counter) {
        let print = p.print(r, counter);
        self.traits = self.traits.and(print.traits);
        self.movement = self.movement.min(print.movement);
        self.size += if print.combat { p.unit(counter).vf } else { 0 };
    }

    /// Whose it is.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.units.seat()
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
        !self.held && (self.traits.one_band() || self.traits.with_gar())
    }
}
