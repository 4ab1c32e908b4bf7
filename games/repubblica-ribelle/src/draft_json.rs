//! A choice that has not taken effect, as a view shows it to the one who makes it: one form for all of them.

use serde::Serialize;
use staffetta_kernel::kinds;
use staffetta_kernel::schemars::JsonSchema;

use crate::cards::{Card, Cards};
use crate::pieces::Piece;
use crate::roads::Path;
use crate::state::PackedDraft;
use crate::steps::Draft;
use crate::steps::activation::EffectChoice;
use crate::steps::hand_limit::CardsToDiscard;
use crate::steps::mission::CardsToLay;
use crate::steps::move_piece::MovePiece;

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
        let none = Self::default();
        Some(match Draft::of(draft)? {
            Draft::MovePiece(MovePiece { piece, cost, radici, path }) => {
                Self { what: DraftKind::Way, piece: Some(piece), cost, radici, path, ..none }
            }
            Draft::CardsToLay(CardsToLay { cards, leader }) => Self { what: DraftKind::Set, cards, leader, ..none },
            Draft::CardsToDiscard(CardsToDiscard { cards }) => Self { what: DraftKind::Set, cards, ..none },
            Draft::EffectChoice(EffectChoice { card, piece, .. }) => {
                Self { what: DraftKind::Effect, card: Some(card), piece: piece.get(), ..none }
            }
        })
    }
}
