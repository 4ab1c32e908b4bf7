//! The steps of play, in the rulebook's order: the table of contents. Everything about a step stands in its file: how
//! it is entered, who decides, what is legal, what an action does, and what prompt and labels say.

pub mod activation;
pub mod boards;
pub mod counting;
pub mod crisis;
pub mod effects;
pub mod hand_limit;
pub mod lose_piece;
pub mod manoeuvres;
pub mod mission;
pub mod move_piece;
pub mod outcome;
pub mod phase_change;
pub mod place_card;
pub mod staff_talk;
pub mod supply;

use staffetta_kernel::{Refusal, flow, steps};

use crate::RepubblicaRibelle;

/// Where the flow goes on.
pub type Next = flow::Next<RepubblicaRibelle>;
/// What an action came to, or why it is refused.
pub type Acted = Result<flow::Acted<RepubblicaRibelle>, Refusal>;
/// How a step is reached.
pub type Came = flow::Came<Answer>;

/// What a step hands to the one below it: no more than that it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is done.
    Done,
}

steps! {
    /// The steps of play.
    pub enum Step for RepubblicaRibelle, stack Stack of 4 {
        "boards" => boards::Boards,
        "staff" => staff_talk::Staff,
        "manoeuvres" => manoeuvres::Manoeuvres,
        "mission" => mission::Mission,
        "activation" => activation::Activation,
        "movement" => manoeuvres::EffectMoves,
        "counting" => counting::Counting,
        "crisis" => crisis::Crisis,
        "store" => place_card::PlaceCard,
        "outcome" => outcome::Outcome,
        "loss" => lose_piece::LosePiece,
        "supply" => supply::Supply,
        "limit" => hand_limit::HandLimit,
        "phase_change" => phase_change::PhaseChange,
        "reinforcement" => phase_change::Reinforcement,
    }
}

steps! {
    /// Choices of several picks.
    pub enum Draft for RepubblicaRibelle, drafts {
        "way" => move_piece::MovePiece,
        "set" => mission::CardsToLay,
        "effect" => activation::EffectChoice,
        "drop" => hand_limit::CardsToDiscard,
    }
}
