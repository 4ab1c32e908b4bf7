//! What a player may do: a verb and at most one target. Compound choices are runs of picks.

use staffetta_kernel::{Seat, actions, kinds, numbers};

use crate::cards::{Clg, Leader, Spot};
use crate::dice::Die;
use crate::rules::MAX_DUCK;

kinds! {
    /// What a band loses in the event Botched Raids (LR-5.11).
    pub enum Loss, "loss" {
        /// Recruits.
        Recruit = "recruit",
        /// Glory.
        Glory = "glory",
    }
}

numbers! {
    /// How many recruits are saved by ducking (LR-5.51).
    pub struct Ducks, "duck", MAX_DUCK as usize + 1;
}

actions! {
    /// What a player may do.
    pub enum Action, verbs Verb, version 1 {
        /// Take, or name in secret, a leader (LR-5.1).
        PickLeader(Leader) = "pick_leader",
        /// Choose the loss in the event Botched Raids (LR-5.11).
        Choose(Loss) = "choose",
        /// Duck and run: save so many recruits (LR-5.51).
        Duck(Ducks) = "duck",
        /// Announce the roll (LR-5.16).
        Roll = "roll",
        /// Saint-Pierre's gift to another band (LR-5.17).
        Gift(Seat) = "gift",
        /// Keep the roll (LR-5.21).
        Keep = "keep",
        /// Give up this die and reroll the others (LR-5.22).
        Mulligan(Die) = "mulligan",
        /// Ferrand rerolls this die (LR-5.23).
        Reroll(Die) = "reroll",
        /// Roll a blue die (LR-5.25).
        RollBlue = "roll_blue",
        /// No more blue dice (LR-5.25).
        StopBlue = "stop_blue",
        /// Defeat this mission; dice follow (LR-5.32).
        Defeat(Spot) = "defeat",
        /// Defeat this mission in its second way; dice follow (LR-5.35).
        DefeatAlt(Spot) = "defeat_alt",
        /// Cover the slot of Vichy Forces; dice follow (LR-5.37).
        CoverVichy = "cover_vichy",
        /// Sow dissension in this band; dice follow (LR-5.38).
        Sow(Seat) = "sow",
        /// Steal glory from this band; dice follow (LR-5.40).
        Steal(Seat) = "steal",
        /// Buy a card; dice follow (LR-5.39).
        Buy = "buy",
        /// Boutroux's price for this purchase (LR-5.40a).
        Discount = "discount",
        /// Lay this die on the open slot, or pay with it.
        Lay(Die) = "lay",
        /// Play this card; its target follows (LR-5.40b, LR-5.42).
        Play(Clg) = "play",
        /// The card strikes this band.
        At(Seat) = "at",
        /// The card goes to this mission.
        AtMission(Spot) = "at_mission",
        /// The die spent on Camouflage.
        Spend(Die) = "spend",
        /// The die that Faulty Intel removes.
        Remove(Die) = "remove",
        /// Discard this card (LR-5.40d).
        Discard(Clg) = "discard",
        /// End the turn (LR-5.31).
        EndTurn = "end_turn",
        /// Play nothing in this window (LR-5.42).
        Pass = "pass",
        /// A defeated Botched Raid takes from this band (LR-5.48).
        Take(Seat) = "take",
        /// A defeated Botched Raid takes from nobody.
        TakeNone = "take_none",
    }
}
