//! The table at one moment: small, flat, without padding, text or heap.

mod deed;
mod draft;
mod step;
mod unit;

pub use deed::{Deed, Fight, Group, Shot, ShotKind, brawl, going};
pub use draft::Draft;
pub use step::{Step, StepKind};
pub use unit::{Unit, counters, mark};

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Array, Pile, Seat, kinds};

use crate::action::{COUNTERS, Counter};
use crate::hex::{HEXES, Hex};
use crate::hexset::{HexSet, NOWHERE};
use crate::kinds::{CAUSES, ENTRIES, FORMATIONS};
use crate::rules::{COMMANDS, MINES, PRINTS, Print, Rules};

/// No counter.
pub const NOBODY: u8 = u8::MAX;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Field {
    pub group: Group,
    pub shot: Shot,
    pub fight: Fight,
    /// The counters of each seat that are on the map, in the pool, and that are combat units.
    pub on_map: [u64; 2],
    pub in_pool: [u64; 2],
    pub combat: [u64; 2],
    /// The counters of each seat of strength 1, 2 and 3: those of which there are only so many.
    pub weak: [[u64; 3]; 2],
    /// The hexes with units of each seat, and the first counter of each of them.
    pub manned: [HexSet; 2],
    pub firsts: [u64; 2],
    pub units: Array<Unit, COUNTERS>,
    /// Mine hexes in the order of their ids.
    pub mines: Array<Hex, MINES>,
    /// Where each command fell that is still to be replaced.
    pub fallen: Array<Hex, COMMANDS>,
    pub infirmary: Hex,
    /// The running number of the activation in this turn.
    pub activation: u16,
    /// Bunkers by fort.
    pub bunkers: u16,
    /// The first counter of each hex, and the next one of each counter.
    pub head: Array<u8, HEXES>,
    pub next: Array<u8, COUNTERS>,
    /// The counter that each command is.
    pub commands: [u8; COMMANDS],
    /// Strength lost, by formation and cause.
    pub lost: Array<[u8; CAUSES], FORMATIONS>,
    pub lost_commands: [u8; 2],
    pub parts: Array<u8, PRINTS>,
    pub pa: [u8; 2],
    /// When each entry opens; 0 while it is not known.
    pub arrival: [u8; ENTRIES],
    pub turn: u8,
    pub active: Seat,
    pub initiative: Seat,
    pub passes: u8,
    /// Objectives conquered.
    pub conquered: u8,
    pub ammo_low: u8,
    /// Mines laid and still face down, as bits.
    pub live_mines: u8,
    /// Values of mines that went off, in the order of their hexes; [`NOBODY`] while face down.
    pub shown: [u8; MINES],
    pub infirmary_taken: u8,
    pub third_marker: u8,
    /// The 3rd battalion may go where it likes.
    pub released: u8,
    pub hastened: u8,
    pub frost: u8,
    /// The battalion of the assault company: 0 to 2, or [`NOBODY`].
    pub assigned: u8,
    /// Battalions whose heavy weapons are out of ammunition, as bits of commands.
    pub ammo_lost: u8,
    /// Commands that belong to the Axis, as bits.
    pub command_seats: u8,
    /// The final infirmary die.
    pub wounded: u8,
    pub ending: Ending,
    pub winner: u8,
    pub steps: Pile<Step, 10>,
    pub spare: [u8; 5],
}

/// Everything that changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct State {
    pub(crate) field: Field,
    pub(crate) draft: Draft,
    /// The values of the mines, in the order of their hexes.
    pub(crate) values: [u8; MINES],
    pub(crate) spare: u8,
}

impl std::ops::Deref for State {
    type Target = Field;
    #[inline]
    fn deref(&self) -> &Field {
        &self.field
    }
}

impl std::ops::DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Field {
        &mut self.field
    }
}

/// The other seat.
#[inline]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl State {
    /// A table without any counter.
    pub(crate) fn blank() -> Self {
        let field = Field {
            group: Group::NONE,
            shot: Shot::NONE,
            fight: Fight::NONE,
            on_map: [0; 2],
            in_pool: [0; 2],
            combat: [0; 2],
            weak: [[0; 3]; 2],
            manned: [NOWHERE; 2],
            firsts: [0; 2],
            units: Array([Unit::GONE; COUNTERS]),
            mines: Array([Hex::NONE; MINES]),
            fallen: Array([Hex::NONE; COMMANDS]),
            infirmary: Hex::NONE,
            activation: 0,
            bunkers: 0,
            head: Array([NOBODY; HEXES]),
            next: Array([NOBODY; COUNTERS]),
            commands: [NOBODY; COMMANDS],
            lost: Array([[0; CAUSES]; FORMATIONS]),
            lost_commands: [0; 2],
            parts: Array([0; PRINTS]),
            pa: [0; 2],
            arrival: [0; ENTRIES],
            turn: 0,
            active: Seat(0),
            initiative: Seat(0),
            passes: 0,
            conquered: 0,
            ammo_low: 0,
            live_mines: 0,
            shown: [NOBODY; MINES],
            infirmary_taken: 0,
            third_marker: 0,
            released: 0,
            hastened: 0,
            frost: 0,
            assigned: NOBODY,
            ammo_lost: 0,
            command_seats: 0,
            wounded: 0,
            ending: Ending::None,
            winner: NOBODY,
            steps: Pile::new(),
            spare: [0; 5],
        };
        Self { field, draft: Draft::none(), values: [0; MINES], spare: 0 }
    }
}

impl Field {
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

    /// The step that asks.
    #[inline]
    pub fn step(&self) -> Step {
        self.steps.top().unwrap_or_default()
    }

    #[inline]
    pub fn step_mut(&mut self) -> Option<&mut Step> {
        self.steps.as_mut_slice().last_mut()
    }

    /// The values of mines still face down, smallest first: everybody can work them out.
    pub fn values_left(&self, all: &[u8; MINES]) -> Vec<u8> {
        let mut left = if self.live_mines == 0 { Vec::new() } else { all.to_vec() };
        for shown in self.shown.iter().filter(|&&value| value != NOBODY) {
            if let Some(at) = left.iter().position(|value| value == shown) {
                left.remove(at);
            }
        }
        left
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.ending != Ending::None
    }
}
