//! What views, learners, invariants and bots ask of any draft, whatever is being chosen.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{kinds, steps};

use super::laying_dice::{Placement, Slots};
use super::{PackedDraft, cest_la_guerre, defeating_missions, purchases, vichy_forces};
use crate::LaResistance;
use crate::dice::{Counts, DiceSet};
use crate::rules::Rules;
use crate::state::Public;

kinds! {
    /// What is being chosen, as views say it.
    pub enum ChoiceKind, "draft" {
        /// Nothing.
        None = "none",
        /// A mission is being defeated.
        Defeat = "defeat",
        /// A mission is being defeated in its second way.
        DefeatAlt = "defeat_alt",
        /// Vichy Forces is being covered.
        CoverVichy = "cover_vichy",
        /// Dissension is being paid for.
        Sow = "sow",
        /// A theft is being paid for.
        Steal = "steal",
        /// A card is being paid for.
        Buy = "buy",
        /// A card is being aimed.
        Play = "play",
    }
}

/// A draft as its owner sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(into = "DraftJson")]
pub struct ShownDraft {
    pub what: ChoiceKind,
    pub target: u8,
    pub extra: u8,
    /// The dice, where dice are laid.
    pub dice: Placement,
}

/// A draft in words.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Draft")]
pub struct DraftJson {
    what: ChoiceKind,
    /// The place in the row, the seat or the card.
    target: u8,
    /// The dice on each slot.
    laid: [DiceSet; 4],
    /// Bonus dice that may still be laid.
    bonus: DiceSet,
    /// Dice that may still be laid, four bits for each value.
    #[schemars(with = "u32")]
    left: Counts,
    /// The slot that is being covered, whites first.
    slot: u8,
    /// What a black slot still lacks.
    lacks: u8,
    /// Its smallest die so far.
    least: u8,
    /// 1 for Boutroux's price; for a card, the number of its mission.
    extra: u8,
}

impl From<ShownDraft> for DraftJson {
    fn from(draft: ShownDraft) -> Self {
        let ShownDraft { what, target, extra, dice: Placement { left, laid, bonus, cover } } = draft;
        Self { what, target, laid, bonus, left, slot: cover.slot, lacks: cover.lacks, least: cover.least, extra }
    }
}

/// What is asked of any draft.
pub trait Choice {
    /// How its owner sees it.
    fn shown(&self, p: &Public) -> ShownDraft;
    /// What dice are laid on, where dice are laid.
    fn slots<'r>(&self, _: &'r Rules, _: &Public) -> Option<Slots<'r>> {
        None
    }
}

/// Asks the draft, if one is open.
pub fn of_draft<T>(draft: PackedDraft, ask: impl FnOnce(&dyn Choice) -> T) -> Option<T> {
    steps!(@match draft, LaResistance, None, draft => Some(ask(&draft));
        defeating_missions Defeat, vichy_forces CoverVichy, purchases Purchase, cest_la_guerre Aim)
}
