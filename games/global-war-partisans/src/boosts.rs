//! Attackers that partisans support in the battle that is fought (GW-9.6).

use staffetta_kernel::Target;
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};

use crate::unit::Unit;

/// How many attackers may be supported in one battle.
pub const BOOSTS: usize = 24;

/// A supported attacker: its type, whether it came by sea, and how much it gained.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Boost {
    pub unit: Unit,
    pub by_sea: bool,
    pub gain: u8,
}

/// All supported attackers, most gain first. A free place is zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Boosts([u8; BOOSTS]);

impl Default for Boosts {
    fn default() -> Self {
        Self([0; BOOSTS])
    }
}

/// The most that one unit can gain.
pub const MOST_GAIN: u8 = 15;

fn pack(boost: Boost) -> u8 {
    boost.gain << 4 | u8::from(boost.by_sea) << 3 | boost.unit as u8
}

fn unpack(byte: u8) -> Option<Boost> {
    (byte != 0).then(|| Boost {
        unit: Unit::from_slot(usize::from(byte & 7).min(6)),
        by_sea: byte >> 3 & 1 == 1,
        gain: byte >> 4,
    })
}

impl Boosts {
    /// Those there are, most gain first.
    pub fn iter(&self) -> impl Iterator<Item = Boost> + '_ {
        self.0.iter().map_while(|&byte| unpack(byte))
    }

    /// How many units of this kind have gained so much.
    pub fn count(&self, of: Boost) -> u8 {
        self.iter().filter(|&boost| boost == of).count() as u8
    }

    /// How many units of this kind have gained anything.
    pub fn supported(&self, unit: Unit, by_sea: bool) -> u8 {
        self.iter().filter(|boost| boost.unit == unit && boost.by_sea == by_sea).count() as u8
    }

    /// Is there a place for another supported unit?
    pub fn has_room(&self) -> bool {
        self.0[BOOSTS - 1] == 0
    }

    /// A unit that had gained so much (perhaps nothing) gains one more.
    pub fn raise(&mut self, of: Boost) {
        let place = match of.gain {
            0 => self.0.iter().position(|&byte| byte == 0),
            _ => self.0.iter().position(|&byte| byte == pack(of)),
        };
        if let Some(place) = place {
            self.0[place] = pack(Boost { gain: (of.gain + 1).min(MOST_GAIN), ..of });
            self.0.sort_unstable_by(|a, b| b.cmp(a));
        }
    }

    /// Only so many of a kind are left: those with the least gain are lost first.
    pub fn limit(&mut self, unit: Unit, by_sea: bool, left: u8) {
        while self.supported(unit, by_sea) > left {
            let last = self
                .0
                .iter()
                .rposition(|&byte| unpack(byte).is_some_and(|boost| boost.unit == unit && boost.by_sea == by_sea));
            let Some(last) = last else { return };
            self.0[last] = 0;
            self.0.sort_unstable_by(|a, b| b.cmp(a));
        }
    }

    /// Nobody is supported any more.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
