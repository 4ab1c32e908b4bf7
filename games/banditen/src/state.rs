//! The table at one moment: small, flat, without padding, text or heap.

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Array, Pile, Seat, kinds};

use crate::action::{COUNTERS, Counter, PARTISAN_COUNTERS};
use crate::hex::{HEXES, Hex};
use crate::kinds::{CAUSES, ENTRIES, Entry, FORMATIONS};
use crate::rules::{COMMANDS, MINES, Print, Rules};

/// No counter.
pub const NOBODY: u8 = u8::MAX;

kinds! {
    /// A step of play, one file each under `steps/`.
    pub enum StepKind, "step" {
        /// Set-up: keep or split the counter `a`.
        Split = "split",
        /// Set-up: counter `a` gets its hex.
        Place = "place",
        /// Set-up: the infirmary gets its hex.
        Infirmary = "infirmary",
        /// Set-up: bunkers get their forts.
        Bunkers = "bunkers",
        /// Set-up: mines are laid.
        Mines = "mines",
        /// Set-up: which formation starts in Corte Cerro.
        Base = "base",
        /// Set-up: which battalion gets the assault company.
        Assign = "assign",
        /// A turn; `a` is its stage.
        Turn = "turn",
        /// May the 3rd battalion be brought forward?
        Hasten = "hasten",
        /// The active seat acts or passes.
        Activation = "activation",
        /// The group is on its way; `a` is the stage of its step.
        Move = "move",
        /// The inactive seat may react.
        Reaction = "reaction",
        /// Fire, a reaction or a mine takes effect; `a` is its stage.
        Shot = "shot",
        /// `a` strength points are still to be lost; `b` says by whom.
        Losses = "losses",
        /// An assault; `a` is its stage.
        Assault = "assault",
        /// Defenders retreat; `a` says whether unit by unit.
        Retreat = "retreat",
        /// A lost command is replaced.
        Replace = "replace",
        /// After moving the group may fire.
        FireAfter = "fire_after",
        /// Control: a broken stack is put right.
        Control = "control",
    }
}

/// A step on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Step {
    pub kind: StepKind,
    pub a: u8,
    pub b: u8,
}

impl Step {
    pub const fn new(kind: StepKind) -> Self {
        Self { kind, a: 0, b: 0 }
    }
    pub const fn of(kind: StepKind, a: u8, b: u8) -> Self {
        Self { kind, a, b }
    }
}

/// Marks on a counter.
pub mod mark {
    /// How often it has fired in this turn: the lowest two bits.
    pub const FIRE: u8 = 3;
    /// Pinned.
    pub const PINNED: u8 = 1 << 2;
    /// Entered in this turn, so in command (BN-6.2).
    pub const ENTERED: u8 = 1 << 3;
    /// Has used its free entry in this turn (BN-14.3).
    pub const TRIED: u8 = 1 << 4;
    /// The back side of a command.
    pub const BACK: u8 = 1 << 5;
}

/// A counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Unit {
    pub hex: Hex,
    pub vf: u8,
    pub marks: u8,
    /// The printed counter that it is, or was divided from.
    pub print: u8,
    /// Which part of it, counted from 1; 0 for the whole.
    pub part: u8,
}

impl Unit {
    pub const GONE: Self = Self { hex: Hex::NONE, vf: 0, marks: 0, print: 0, part: 0 };
    #[inline]
    pub const fn fires(&self) -> u8 {
        self.marks & mark::FIRE
    }
    #[inline]
    pub const fn pinned(&self) -> bool {
        self.marks & mark::PINNED != 0
    }
}

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

/// The picks made so far of a choice that has not taken effect. Private to the one who chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Draft {
    /// The units chosen.
    pub mask: u64,
    pub hex: Hex,
    /// Target, or hex to enter.
    pub target: Hex,
    pub deed: Deed,
    /// The entry of reinforcements.
    pub entry: Entry,
    /// Who takes part is settled; strengths follow.
    pub settled: u8,
    pub open: u8,
    /// Strengths of the new units, largest first.
    pub parts: Pile<u8, 6>,
    pub spare: u8,
    /// Mine hexes in the order of their ids, and the values of the first of them.
    pub mines: Array<Hex, MINES>,
    pub laid: u8,
    pub values: Pile<u8, MINES>,
    pub spare2: u8,
}

impl Draft {
    pub fn none() -> Self {
        Self {
            mask: 0,
            hex: Hex::NONE,
            target: Hex::NONE,
            deed: Deed::None,
            entry: Entry::Garibaldi,
            settled: 0,
            open: 0,
            parts: Pile::new(),
            spare: 0,
            mines: Array([Hex::NONE; MINES]),
            laid: 0,
            values: Pile::new(),
            spare2: 0,
        }
    }
    #[inline]
    pub const fn is_open(&self) -> bool {
        self.open != 0
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
    pub parts: Array<u8, 48>,
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

/// The counters of a set.
#[derive(Clone, Copy, Debug)]
pub struct Counters {
    left: u64,
    base: u8,
}

impl Iterator for Counters {
    type Item = Counter;
    #[inline]
    fn next(&mut self) -> Option<Counter> {
        if self.left == 0 {
            return None;
        }
        let at = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        Some(Counter(self.base + at))
    }
}

/// The counters of a seat in this set, in unit order (BN-4.8).
#[inline]
pub const fn counters(seat: Seat, mask: u64) -> Counters {
    Counters { left: mask, base: if seat.0 == 0 { 0 } else { PARTISAN_COUNTERS as u8 } }
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
            parts: Array([0; 48]),
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
