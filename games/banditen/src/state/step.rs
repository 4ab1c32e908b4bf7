//! The steps of play and the stack they stand on.

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::kinds;

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

staffetta_kernel::byte_aligned!(Step);
