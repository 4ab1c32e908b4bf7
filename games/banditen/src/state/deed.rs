//! What is being done: a group on its way, a shot, an assault.

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Seat, kinds};

use super::NOBODY;
use crate::hex::Hex;

kinds! {
    /// What a group does.
    pub enum Deed, "deed" {
        /// Nothing.
        None = "none",
        /// It moves.
        Move = "move",
        /// It fires.
        Fire = "fire",
        /// It moves, then fires.
        MoveAndFire = "move_and_fire",
        /// It fires, then moves.
        FireAndMove = "fire_and_move",
        /// It assaults.
        Assault = "assault",
        /// It divides or regroups.
        Regroup = "regroup",
        /// It recovers.
        Recover = "recover",
        /// It takes the infirmary.
        Infirmary = "infirmary",
        /// It enters the map.
        Enter = "enter",
        /// It assaults its entry hex from off the map.
        Storm = "storm",
        /// It is placed on the map (BN-14.4).
        Arrive = "arrive",
        /// It fires at a moving group.
        ReactFire = "react_fire",
        /// It assaults a moving group.
        ReactAssault = "react_assault",
        /// A unit is shifted at Control.
        Shift = "shift",
        /// Mines are laid.
        Mines = "mines",
    }
}

/// Flags of a group on its way.
pub mod going {
    /// Its movement is over: stopped, by a mine, by BN-8.4, or of its own will.
    pub const STOPPED: u8 = 1;
    /// Somebody reacted in this action: a queued route ends.
    pub const REACTED: u8 = 1 << 1;
    /// It came from off the map and has not left its entry hex.
    pub const FROM_OFF: u8 = 1 << 2;
    /// It has made a step.
    pub const STEPPED: u8 = 1 << 3;
    /// Its next step is the last of an assault.
    pub const CLOSING: u8 = 1 << 4;
}

/// The action in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Group {
    /// Who takes part and has not retreated.
    pub all: u64,
    /// Who is still on the way.
    pub mask: u64,
    /// Who made the last step together.
    pub stepped: u64,
    pub origin: Hex,
    pub here: Hex,
    pub prev: Hex,
    /// Movement points left.
    pub mp: u8,
    /// Movement points spent.
    pub spent: u8,
    pub deed: Deed,
    pub seat: Seat,
    pub flags: u8,
    pub spare: u8,
    pub spare2: u32,
}

impl Group {
    pub const NONE: Self = Self {
        all: 0,
        mask: 0,
        stepped: 0,
        origin: Hex::NONE,
        here: Hex::NONE,
        prev: Hex::NONE,
        mp: 0,
        spent: 0,
        deed: Deed::None,
        seat: Seat(0),
        flags: 0,
        spare: 0,
        spare2: 0,
    };
    #[inline]
    pub const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

kinds! {
    /// What a shot is.
    pub enum ShotKind, "shot" {
        /// None.
        None = "none",
        /// The fire of an active group.
        Fire = "fire",
        /// Opportunity fire.
        Opportunity = "opportunity",
        /// A mine.
        Mine = "mine",
    }
}

/// Fire or a mine in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Shot {
    pub firing: u64,
    pub targets: u64,
    pub from: Hex,
    pub hex: Hex,
    pub hits: u8,
    /// Modifier of all dice: -1 for Move and Fire.
    pub modifier: i8,
    pub kind: ShotKind,
    /// Whose fire, or whose mine.
    pub seat: Seat,
    /// Light artillery that rolled ones.
    pub ones: [u8; 2],
    pub spare: [u8; 6],
}

impl Shot {
    pub const NONE: Self = Self {
        firing: 0,
        targets: 0,
        from: Hex::NONE,
        hex: Hex::NONE,
        hits: 0,
        modifier: 0,
        kind: ShotKind::None,
        seat: Seat(0),
        ones: [NOBODY; 2],
        spare: [0; 6],
    };
}

/// Flags of an assault.
pub mod brawl {
    /// It is a reaction.
    pub const REACTION: u8 = 1;
    /// The attackers are the lower side.
    pub const ATTACKERS_LOWER: u8 = 1 << 1;
    /// The attackers take the hex.
    pub const TAKEN: u8 = 1 << 2;
    /// Dice were rolled, so fire markers are given.
    pub const FOUGHT: u8 = 1 << 3;
}

/// An assault in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Fight {
    pub attackers: u64,
    pub defenders: u64,
    /// Defenders that must retreat and have not yet.
    pub routed: u64,
    /// Units that check their morale after the retreat.
    pub shaken: u64,
    pub hex: Hex,
    pub from: Hex,
    pub origin: Hex,
    pub seat: Seat,
    pub flags: u8,
    pub attack: i8,
    pub defence: i8,
    pub spare: [u8; 6],
}

impl Fight {
    pub const NONE: Self = Self {
        attackers: 0,
        defenders: 0,
        routed: 0,
        shaken: 0,
        hex: Hex::NONE,
        from: Hex::NONE,
        origin: Hex::NONE,
        seat: Seat(0),
        flags: 0,
        attack: 0,
        defence: 0,
        spare: [0; 6],
    };
    #[inline]
    pub const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}
