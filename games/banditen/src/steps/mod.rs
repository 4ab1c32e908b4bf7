//! The steps of play in the rulebook's order: the table of contents. A step's file says how it is entered, who is asked,
//! what is legal, what an action does, and what is said about it.

pub mod activation;
pub mod assault;
pub mod control;
pub mod declare;
pub mod fire_after_moving;
pub mod fire_resolution;
pub mod losses;
pub mod movement;
pub mod reaction;
pub mod replace_command;
pub mod retreat;
pub mod set_up;
pub mod third_battalion;
pub mod turn;

use staffetta_kernel::{Prompt, Refusal, RuleId, Viewer, flow, steps};

use crate::Banditen;
use crate::view::View;
use declare::{choose_action, choose_entry_hex, choose_target, choose_units, regroup};
use set_up::{formations, lay_mines, markers, place, split};

steps! {
    /// The steps of play.
    pub enum Step for Banditen, stack Stack of 8 {
        "split" => split::Split,
        "place" => place::Place,
        "infirmary" => markers::Infirmary,
        "bunkers" => markers::Bunkers,
        "mines" => lay_mines::Mines,
        "base" => formations::Base,
        "assign" => formations::Assign,
        "turn" => turn::Turn,
        "hasten" => third_battalion::Hasten,
        "activation" => activation::Activation,
        "move" => movement::Movement,
        "reaction" => reaction::Reaction,
        "shot" => fire_resolution::FireResolution,
        "losses" => losses::Losses,
        "assault" => assault::Assault,
        "retreat" => retreat::Retreat,
        "replace" => replace_command::ReplaceCommand,
        "fire_after" => fire_after_moving::FireAfterMoving,
        "control" => control::Control,
    }
}

steps! {
    /// Choices of several picks.
    pub enum Draft for Banditen, drafts {
        "mines" => lay_mines::LayMines,
        "action" => choose_action::ChooseAction,
        "target" => choose_target::ChooseTarget,
        "entry_hex" => choose_entry_hex::ChooseEntryHex,
        "units" => choose_units::ChooseUnits,
        "strengths" => regroup::ChooseStrengths,
        "shift" => control::Shift,
    }
}

/// What a step hands to the one below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is done.
    Done,
    /// A mine went off under the group, which stops or goes back (BN-16.1, BN-16.2).
    MineWentOff,
}

/// Where the flow goes on.
pub type Next = flow::Next<Banditen>;
/// What an action came to.
pub type Acted = flow::Acted<Banditen>;
/// How a step is reached.
pub type Came = flow::Came<Answer>;

/// The refusal of an action that has no place in the choice (BN-4.10).
pub const OUT_OF_PLACE: Refusal = Refusal::new("BN-4.10", "out-of-place");

/// The choice is made, and the flow goes on.
const fn go(next: Next) -> Result<Acted, Refusal> {
    Ok(Acted::Go(next))
}

/// What the seat is asked; everybody else reads that it decides.
fn question(v: &View, waiting: (&'static str, RuleId), asked: impl FnOnce() -> Prompt) -> Prompt {
    let Some(seat) = v.asked else { return Prompt::missing() };
    if v.viewer == Viewer::Seat(seat) {
        return asked().by(seat);
    }
    Prompt::new(waiting.0, waiting.1).by(seat).with("seat", seat)
}

/// What is said to whoever waits, if nothing more is to be said.
const WAIT: (&str, RuleId) = ("wait", "BN-4.1");
