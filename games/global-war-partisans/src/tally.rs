//! What is counted in the course of a game, for the title at the end (GW-13.5) and for laboratories.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::schemars::JsonSchema;

use crate::power::POWERS;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(default, deny_unknown_fields)]
#[repr(C)]
pub struct Tally {
    /// IPP that each power's partisans made others pay.
    pub disrupted: [u16; POWERS],
    /// Points of damage that each power's partisans did.
    pub sabotaged: [u16; POWERS],
    /// Partisans that each power generated or recruited.
    pub raised: [u16; POWERS],
    pub battles: u16,
    pub captures: u16,
    pub generation_rolls: u16,
    pub generated: u16,
    pub recruited: u16,
    pub hunts: u16,
    pub partisans_killed: u16,
    pub hunters_lost: u16,
    pub transformations: u16,
    pub income: u16,
    /// IPP of zones that paid nothing because partisans blocked every way to them.
    pub cut_off: u16,
    /// Zone-turns with a hostile partisan, and those of them that were blocked.
    pub harried: u16,
    pub blocked: u16,
}
