//! What views, learners, invariants and bots ask of any draft, whatever is being chosen.

use serde::{Serialize, Serializer};
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShownDraft {
    pub what: ChoiceKind,
    /// The place in the row, the seat or the card.
    pub target: u8,
    /// 1 for Boutroux's price; for a card, the number of its mission.
    pub extra: u8,
    /// The dice, where dice are laid.
    pub dice: Placement,
}

impl Serialize for ShownDraft {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Words {
            what: ChoiceKind,
            target: u8,
            laid: [DiceSet; 4],
            bonus: DiceSet,
            left: Counts,
            slot: u8,
            lacks: u8,
            least: u8,
            extra: u8,
        }
        let Self { what, target, extra, dice: Placement { left, laid, bonus, cover } } = *self;
        let (slot, lacks, least) = (cover.slot, cover.lacks, cover.least);
        Words { what, target, laid, bonus, left, slot, lacks, least, extra }.serialize(to)
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
