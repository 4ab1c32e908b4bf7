//! A choice that has not taken effect, as a view shows it to the one who makes it: one form for all of them.

use serde::Serialize;
use staffetta_kernel::steps;

use crate::RepubblicaRibelle;
use crate::cards::{Card, Cards};
use crate::pieces::Piece;
use crate::roads::Path;
use crate::state::PackedDraft;
use crate::steps::activation::{self, EffectChoice};
use crate::steps::hand_limit::{self, CardsToDrop};
use crate::steps::mission::{self, CardsToLay};
use crate::steps::move_piece::{self, MovePiece};

/// The draft in a view.
#[derive(Clone, Debug, Default, Serialize)]
pub struct DraftJson {
    /// `way`, `set` or `effect`.
    what: &'static str,
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
            move_piece MovePiece, mission CardsToLay, activation EffectChoice, hand_limit CardsToDrop)
    }
}

impl From<MovePiece> for DraftJson {
    fn from(MovePiece { piece, cost, radici, path }: MovePiece) -> Self {
        Self { what: "way", piece: Some(piece), cost, radici, path, ..Self::default() }
    }
}

impl From<CardsToLay> for DraftJson {
    fn from(CardsToLay { cards, leader }: CardsToLay) -> Self {
        Self { what: "set", cards, leader, ..Self::default() }
    }
}

impl From<CardsToDrop> for DraftJson {
    fn from(CardsToDrop { cards }: CardsToDrop) -> Self {
        Self { what: "set", cards, ..Self::default() }
    }
}

impl From<EffectChoice> for DraftJson {
    fn from(EffectChoice { card, piece, .. }: EffectChoice) -> Self {
        Self { what: "effect", card: Some(card), piece: piece.get(), ..Self::default() }
    }
}
