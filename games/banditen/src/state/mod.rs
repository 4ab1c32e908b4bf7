//! The table at one moment: small, flat, without padding, text or heap.

mod both_sides;
mod in_progress;
mod losses;
mod unit;
mod unit_index;

pub use both_sides::{BothSides, side};
pub use in_progress::{ActionKind, Fight, Group, Shot, ShotKind};
pub use losses::Losses;
pub use unit::{Marks, Unit};
pub use unit_index::UnitIndex;

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::flow::{DraftList, Packed};
use staffetta_kernel::{Array, Maybe, Padding, Seat, kinds};

use crate::action::MineValue;
use crate::counter::{COUNTERS, Counter};
use crate::hex::Hex;
use crate::kinds::Formation;
use crate::mines::{MINES, Mine};
use crate::number_set::NumberSet;
use crate::reinforcements::Arrivals;
use crate::rules::{COMMANDS, PRINTS, Print, Rules};
use crate::steps::{Draft, Stack, Step};

kinds! {
    /// How the game ended.
    pub enum Ending, "ending" {
        /// It goes on.
        None = "none",
        /// Every objective is conquered (BN-17.1).
        Objectives = "objectives",
        /// Victory points after the last turn (BN-17.2).
        Points = "points",
        /// No RSI combat unit is left (BN-17.3).
        Annihilation = "annihilation",
        /// Fewer casualties after the last turn (BN-17.4).
        Casualties = "casualties",
        /// No partisan is left (BN-17.6).
        Dispersed = "dispersed",
        /// A seat resigned (BN-17.6).
        Resigned = "resigned",
    }
}

/// What everybody may see: all but the values of face-down mines and a choice in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Public {
    /// Where the units are, for quick looks; it follows from `units`.
    #[serde(skip)]
    pub index: UnitIndex,
    #[serde(with = "crate::state_json")]
    pub units: Array<Unit, COUNTERS>,
    pub group: Group,
    pub shot: Shot,
    pub fight: Fight,
    /// In the order of their hexes.
    pub mines: Array<Mine, MINES>,
    /// Where each command fell that is still to be replaced (BN-2.1).
    pub fallen: Array<Hex, COMMANDS>,
    pub infirmary: Hex,
    /// The running number of the activation in this turn.
    pub activation: u16,
    /// Forts with a bunker.
    pub bunkers: NumberSet,
    /// Objectives conquered.
    pub conquered: NumberSet,
    /// Commands whose battalion has no ammunition for heavy weapons any more (BN-2.2).
    pub ammo_lost: NumberSet,
    /// The counter that each command is.
    pub commands: Array<Maybe<Counter>, COMMANDS>,
    pub lost: Losses,
    pub lost_commands: BothSides,
    /// The last letter given to parts of each printed counter.
    pub parts: Array<u8, PRINTS>,
    pub pa: BothSides,
    pub arrival: Arrivals,
    pub turn: u8,
    #[serde(with = "side")]
    pub active: Seat,
    #[serde(with = "side")]
    pub initiative: Seat,
    /// How many have passed in a row.
    pub passes: u8,
    /// Ammunition is low this turn (BN-3.1).
    pub ammo_low: bool,
    pub infirmary_taken: bool,
    /// The turn in which the 3rd battalion is released (BN-3.5).
    pub third_marker: u8,
    /// The 3rd battalion may go where it likes.
    pub released: bool,
    /// It was tried in this turn to bring it forward.
    pub hastened: bool,
    pub frost: bool,
    /// The formation in Corte Cerro (BN-1.2), or the battalion of the assault company (BN-1.4).
    pub assigned: Maybe<Formation>,
    /// The final infirmary die.
    pub wounded: u8,
    pub ending: Ending,
    pub winner: Maybe<Seat>,
    #[serde(serialize_with = "Step::write_stack", deserialize_with = "Step::read_stack")]
    pub steps: Stack,
}

/// What somebody may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Secret {
    /// The values of the mines, in the order of their hexes.
    pub mine_values: Array<MineValue, MINES>,
    /// The choice in the making, of the one who is asked.
    #[serde(serialize_with = "Draft::write_draft", deserialize_with = "Draft::read_draft")]
    pub draft: PackedDraft,
    #[serde(skip)]
    pub padding: Padding<3>,
}

/// A choice in the making, as bytes.
pub type PackedDraft = Packed<{ Draft::BYTES }>;

/// No choice in the making.
pub const NO_DRAFT: PackedDraft = <Draft as DraftList<crate::Banditen>>::NONE;

/// Everything that changes; by default a table without any counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct State {
    #[serde(flatten)]
    pub(crate) public: Public,
    #[serde(flatten)]
    pub(crate) secret: Secret,
}

impl Public {
    #[inline]
    pub fn unit(&self, counter: Counter) -> &Unit {
        &self.units[counter.at()]
    }

    #[inline]
    pub fn unit_mut(&mut self, counter: Counter) -> &mut Unit {
        &mut self.units[counter.at()]
    }

    /// The printed counter behind it.
    #[inline]
    pub fn print<'r>(&self, r: &'r Rules, counter: Counter) -> &'r Print {
        &r.prints[usize::from(self.unit(counter).print)]
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.ending != Ending::None
    }
}
