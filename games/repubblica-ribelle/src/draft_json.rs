//! A choice that has not taken effect, as a view shows it to the one who makes it: one form for all of them.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{kinds, steps};

use crate::RepubblicaRibelle;
use crate::cards::{Card, Cards};
use crate::pieces::Piece;
use crate::roads::Path;
use crate::state::PackedDraft;
use crate::steps::activation::{self, EffectChoice};
use crate::steps::hand_limit::{self, CardsToDiscard};
use crate::steps::mission::{self, CardsToLay};
use crate::steps::move_piece::{self, MovePiece};

kinds! {
    /// What is chosen.
    pub enum DraftKind, "draft" {
        /// The way of a piece.
        Way = "way",
        /// A set of cards.
        Set = "set",
        /// An effect.
        Effect = "effect",
    }
}

/// The draft in a view.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Draft")]
pub struct DraftJson {
    what: DraftKind,
    /// Cards to lay or to drop.
    pub cards: Cards,
    /// The Leader is among the cards to lay.
    pub leader: bool,
    /// The card whose effect is to be activated.
    card: Option<Card>,
    /// The piece that moves, or that allows the effect.
    piece: Option<Piece>,
    cost: u8,
    radici: bool,
    path: Path,
}

impl DraftJson {
    /// The draft in this form, if one is open.
    pub fn of(draft: PackedDraft) -> Option<Self> {
        steps!(@match draft, RepubblicaRibelle, None, draft => Some(Self::from(draft));
            move_piece MovePiece, mission CardsToLay, activation EffectChoice, hand_limit CardsToDiscard)
    }
}

impl From<MovePiece> for DraftJson {
    fn from(MovePiece { piece, cost, radici, path }: MovePiece) -> Self {
        Self { what: DraftKind::Way, piece: Some(piece), cost, radici, path, ..Self::default() }
    }
}

impl From<CardsToLay> for DraftJson {
    fn from(CardsToLay { cards, leader }: CardsToLay) -> Self {
        Self { what: DraftKind::Set, cards, leader, ..Self::default() }
    }
}

impl From<CardsToDiscard> for DraftJson {
    fn from(CardsToDiscard { cards }: CardsToDiscard) -> Self {
        Self { what: DraftKind::Set, cards, ..Self::default() }
    }
}

impl From<EffectChoice> for DraftJson {
    fn from(EffectChoice { card, piece, .. }: EffectChoice) -> Self {
        Self { what: DraftKind::Effect, card: Some(card), piece: piece.get(), ..Self::default() }
    }
}
