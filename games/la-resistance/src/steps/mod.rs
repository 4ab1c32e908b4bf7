//! The steps of play, one file each, in the rulebook's order: this is the table of contents.

pub mod action_step;
pub mod assessment;
pub mod assessment_lines;
pub mod before_the_roll;
pub mod blue_dice;
pub mod botched_raid;
pub mod breaking_a_band;
pub mod cest_la_guerre;
pub mod charismatic;
pub mod choice;
pub mod choice_of_leaders;
pub mod covering;
pub mod defeating_missions;
pub mod duck_and_run;
pub mod end_of_game;
pub mod end_of_turn;
pub mod forecast;
pub mod instant_event;
pub mod laying_dice;
pub mod purchases;
pub mod reaction_window;
pub mod recruit_cost;
pub mod roll;
pub mod round;
pub mod set_up;
pub mod turn;
pub mod vichy_forces;
pub mod victims;

use staffetta_kernel::flow::{Listed, Packed};
use staffetta_kernel::steps;

use crate::LaResistance;
use crate::action::Loss;

/// What a step hands to the one below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is done.
    Done,
    /// So many recruits are saved (LR-5.51).
    Saved(u8),
    /// This is lost in Botched Raids (LR-5.11).
    Chosen(Loss),
    /// A C'est La Guerre card was played (LR-5.43).
    CardPlayed,
    /// The one who was asked has left the table (LR-G69).
    Left,
    /// The band whose turn it is was broken (LR-5.59, LR-5.60).
    Broken,
}

steps! {
    /// The steps of play.
    pub enum Step for LaResistance, stack Stack of 6 {
        "leaders" => choice_of_leaders::InSeatOrder,
        "blind_leaders" => choice_of_leaders::Blind,
        "deal" => set_up::Deal,
        "round" => round::Round,
        "event" => instant_event::InstantEvent,
        "choose" => instant_event::ChooseLoss,
        "turn" => turn::Turn,
        "pre_roll" => before_the_roll::BeforeTheRoll,
        "window" => reaction_window::ReactionWindow,
        "post_roll" => roll::Roll,
        "explode" => blue_dice::BlueDice,
        "blue_one" => blue_dice::BlueOne,
        "action" => action_step::ActionStep,
        "cost" => recruit_cost::RecruitCost,
        "lure" => charismatic::ChangeOfSides,
        "over_limit" => purchases::OverLimit,
        "assess" => assessment::Assessment,
        "take" => botched_raid::BotchedRaid,
        "duck" => duck_and_run::Duck,
    }
}

steps! {
    /// Choices of several picks.
    pub enum Draft for LaResistance, drafts {
        "defeat" => defeating_missions::Defeat,
        "cover_vichy" => vichy_forces::CoverVichy,
        "purchase" => purchases::Purchase,
        "play" => cest_la_guerre::Aim,
    }
}

/// A draft as it lies in the state.
pub type PackedDraft = Packed<{ Draft::BYTES }>;

/// How many kinds of steps there are: the number of the last one.
pub const STEPS: usize = <duck_and_run::Duck as Listed<LaResistance>>::KIND as usize;
