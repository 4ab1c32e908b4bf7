//! What a player may do: a verb and at most one target. Compound choices are runs of picks.

use staffetta_kernel::{actions, numbers};

use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::{Entry, Formation, Size};

numbers! {
    /// The value of a mine marker.
    pub struct MineValue, "mine", 7;
}

actions! {
    /// What a player may do.
    pub enum Action, verbs Verb, version 1 {
        /// Set up this unit whole (BN-1.7).
        Keep = "keep",
        /// Set up this unit divided (BN-1.7).
        Split = "split",
        /// Put the counter or marker that is due here (BN-1.7).
        Place(Hex) = "place",
        /// The formation that starts in Corte Cerro (BN-1.2).
        Base(Formation) = "base",
        /// The battalion that the assault company belongs to (BN-1.4).
        Assign(Formation) = "assign",
        /// A mine lies here (BN-1.3).
        Mine(Hex) = "mine",
        /// The next mine in the order of hexes has this value (BN-1.7).
        Value(MineValue) = "value",
        /// Try to bring the 3rd battalion forward (BN-3.5).
        Hasten = "hasten",
        /// Do not try.
        Bide = "bide",
        /// Units of this hex act; what they do follows (BN-4.4).
        Activate(Hex) = "activate",
        /// Move (BN-8.1).
        Move = "move",
        /// Fire; the target follows (BN-9.1).
        Fire = "fire",
        /// Move, then fire (BN-9.9).
        MoveAndFire = "move_and_fire",
        /// Fire, then move; the target follows (BN-9.9).
        FireAndMove = "fire_and_move",
        /// Assault (BN-11.1).
        Assault = "assault",
        /// Divide or regroup; the units follow, then the new strengths (BN-5.5).
        Regroup = "regroup",
        /// Recover (BN-10.4).
        Recover = "recover",
        /// Take the infirmary (BN-16.7).
        Infirmary = "infirmary",
        /// Reinforcements enter; hex and units follow (BN-14.1).
        Enter(Entry) = "enter",
        /// Reinforcements assault their entry hex (BN-14.2).
        Storm(Entry) = "storm",
        /// The hex to enter at, or to shift to.
        To(Hex) = "to",
        /// The target of the fire.
        At(Hex) = "at",
        /// This unit takes part.
        With(Counter) = "with",
        /// All that can take part do.
        All = "all",
        /// Those chosen, and no more.
        Go = "go",
        /// A unit of this strength comes out of the regrouping.
        Part(Size) = "part",
        /// Pass (BN-4.1).
        Pass = "pass",
        /// Go on to this hex (BN-8.1).
        Step(Hex) = "step",
        /// Stop here.
        Stop = "stop",
        /// Do not fire after moving (BN-9.9).
        HoldFire = "hold_fire",
        /// Everybody able in this hex fires at the moving group (BN-12.3).
        ReactFire(Hex) = "react_fire",
        /// Some of this hex fire at the moving group; they follow.
        ReactFireWith(Hex) = "react_fire_with",
        /// Everybody able in this hex assaults the moving group (BN-12.6).
        ReactAssault(Hex) = "react_assault",
        /// Some of this hex assault the moving group; they follow.
        ReactAssaultWith(Hex) = "react_assault_with",
        /// No reaction (BN-12.2).
        Decline = "decline",
        /// This unit loses a strength point (BN-9.4).
        Lose(Counter) = "lose",
        /// The units retreat to this hex (BN-11.7).
        Retreat(Hex) = "retreat",
        /// The replacement of the command appears here (BN-2.1).
        Replace(Hex) = "replace",
        /// This unit leaves the stack; the hex follows (BN-7.5).
        Shift(Counter) = "shift",
        /// This unit is given up, since none has a hex to go to (BN-7.5).
        GiveUp(Counter) = "give_up",
    }
}
