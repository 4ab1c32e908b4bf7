//! What is being done: a group on its way, a fire, an assault.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Array, Maybe, Padding, Seat, kinds};

use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN, other};
use crate::unit_set::UnitSet;

kinds! {
    /// What units do as one action.
    pub enum ActionKind, "deed" {
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

/// The action in progress; by default none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Group {
    pub origin: Hex,
    pub here: Hex,
    pub previous: Hex,
    /// Who takes part and has not retreated.
    pub all: UnitSet,
    /// Who is still on the way.
    pub moving: UnitSet,
    /// Who made the last step together.
    pub stepped: UnitSet,
    /// What it does; nothing while no action is in progress.
    pub kind: Maybe<ActionKind>,
    /// Movement points left.
    pub mp: u8,
    /// Movement points spent.
    pub spent: u8,
    /// Its movement is over: by BN-8.4.
    pub stopped: bool,
    /// Somebody reacted in this action: a queued route ends (BN-12.8).
    pub reacted: bool,
    /// It has made a step.
    pub has_stepped: bool,
    #[serde(skip)]
    pub padding: Padding<1>,
}

impl Group {
    /// Whose action it is.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.all.seat()
    }

    /// Is this what it does?
    #[inline]
    pub fn does(&self, kind: ActionKind) -> bool {
        self.kind == Maybe::some(kind)
    }
}

kinds! {
    /// What a shot is.
    pub enum ShotKind, "shot" {
        /// The fire of an active group.
        Fire = "fire",
        /// Opportunity fire.
        Opportunity = "opportunity",
        /// A mine.
        Mine = "mine",
    }
}

/// Fire or a mine in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Shot {
    pub from: Hex,
    pub hex: Hex,
    /// Who fires; nobody of the Axis for a mine.
    pub firing: UnitSet,
    pub targets: UnitSet,
    /// Nothing while nobody fires.
    pub kind: Maybe<ShotKind>,
    pub hits: u8,
    /// Modifier of all dice: -1 for Move and Fire.
    pub modifier: i8,
    /// Light artillery that rolled ones (BN-9.7).
    pub ones: Array<Maybe<Counter>, 2>,
    #[serde(skip)]
    pub padding: Padding<1>,
}

/// Nobody fires.
impl Default for Shot {
    fn default() -> Self {
        Self {
            from: Hex::NONE,
            hex: Hex::NONE,
            firing: UnitSet::none(PARTISAN),
            targets: UnitSet::none(AXIS),
            kind: Maybe::NONE,
            hits: 0,
            modifier: 0,
            ones: Array([Maybe::NONE; 2]),
            padding: Padding::ZERO,
        }
    }
}

impl Shot {
    /// Whose fire, or whose mine.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.firing.seat()
    }

    /// Is this what it is?
    #[inline]
    pub fn is(&self, kind: ShotKind) -> bool {
        self.kind == Maybe::some(kind)
    }
}

/// An assault in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Fight {
    /// The hex under assault; none while there is no assault.
    pub hex: Hex,
    pub from: Hex,
    /// Where attackers go that are thrown back (BN-11.4).
    pub origin: Hex,
    pub attackers: UnitSet,
    pub defenders: UnitSet,
    /// Defenders that must retreat and have not yet.
    pub retreating: UnitSet,
    /// Units that check their morale after the retreat.
    pub checking: UnitSet,
    pub attack: i8,
    pub defence: i8,
    /// The attackers are the lower side.
    pub attackers_lower: bool,
    /// The attackers take the hex.
    pub taken: bool,
    /// Dice were rolled, so fire markers are given (BN-11.6).
    pub fought: bool,
    #[serde(skip)]
    pub padding: Padding<1>,
}

/// No assault.
impl Default for Fight {
    fn default() -> Self {
        Self::by(UnitSet::none(PARTISAN), Hex::NONE, Hex::NONE, Hex::NONE)
    }
}

impl Fight {
    /// These assault a hex from another; if they are thrown back they go to `origin`.
    pub const fn by(attackers: UnitSet, hex: Hex, from: Hex, origin: Hex) -> Self {
        let enemies = UnitSet::none(other(attackers.seat()));
        Self {
            hex,
            from,
            origin,
            attackers,
            defenders: enemies,
            retreating: enemies,
            checking: enemies,
            attack: 0,
            defence: 0,
            attackers_lower: false,
            taken: false,
            fought: false,
            padding: Padding::ZERO,
        }
    }

    /// Who assaults.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.attackers.seat()
    }

    /// The side with the lower total.
    #[inline]
    pub const fn lower(&self) -> UnitSet {
        if self.attackers_lower { self.attackers } else { self.defenders }
    }
}
