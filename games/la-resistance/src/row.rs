//! The row: three missions in the open, and the Unexpected Patrol if it came (LR-5.3, LR-5.19).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

use staffetta_kernel::bytemuck::{self, NoUninit};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Array, Maybe, Target};

use crate::cards::{Card, SPOTS, Spot};
use staffetta_kernel::bit_sets;

bit_sets! {
    /// A set of places in the row.
    pub struct Spots of Spot, bits u8;
}

/// The cards of the row and their marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Row {
    cards: Array<Maybe<Card>, SPOTS>,
    /// Defeated in this turn (LR-5.32).
    pub tapped: Spots,
    /// Harmless in this turn (LR-5.40c).
    pub camouflaged: Spots,
}

impl Row {
    /// The card in this place.
    #[inline]
    pub fn card(&self, spot: Spot) -> Option<Card> {
        self.cards[spot as usize].get()
    }

    /// The number of the card in this place, 255 for none: for tables that have an entry for no card.
    #[inline]
    pub fn number(&self, spot: Spot) -> u8 {
        bytemuck::bytes_of(&self.cards[spot as usize])[0]
    }

    /// Does a card lie in this place?
    #[inline]
    pub fn lies(&self, spot: Spot) -> bool {
        self.cards[spot as usize].is_some()
    }

    /// Does a card lie in this place that is not tapped?
    #[inline]
    pub fn stands(&self, spot: Spot) -> bool {
        self.lies(spot) & !self.tapped.has(spot)
    }

    /// The card in this place with its marks.
    pub fn lying(&self, spot: Spot) -> Option<Lying> {
        let (tapped, camouflaged) = (self.tapped.has(spot), self.camouflaged.has(spot));
        self.card(spot).map(|card| Lying { card, tapped, camouflaged })
    }

    /// Lays a card into this place.
    pub fn lay(&mut self, spot: Spot, card: Card) {
        self.cards[spot as usize] = Maybe::some(card);
    }

    /// Takes the card out of this place.
    #[inline]
    pub fn take(&mut self, spot: Spot) -> Option<Card> {
        std::mem::take(&mut self.cards[spot as usize]).get()
    }

    /// The missions that lie here, the patrol left out.
    pub fn missions(&self) -> impl Iterator<Item = Card> {
        Spot::MISSIONS.iter().filter_map(|&spot| self.card(spot))
    }
}

/// A card in the row, as views and the open form tell of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(deny_unknown_fields)]
pub struct Lying {
    card: Card,
    /// Defeated in this turn.
    tapped: bool,
    /// Harmless in this turn.
    camouflaged: bool,
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Spot::ALL.iter().map(|&spot| (spot, self.lying(spot))))
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut row = Self::default();
        for (spot, lying) in BTreeMap::<Spot, Option<Lying>>::deserialize(from)? {
            let Some(lying) = lying else { continue };
            if (lying.card == Card::PATROL) != (spot == Spot::Patrol) {
                return Err(D::Error::custom(format!("{} cannot lie in place {}", lying.card.name(), spot.word())));
            }
            row.lay(spot, lying.card);
            row.tapped = if lying.tapped { row.tapped.with(spot) } else { row.tapped };
            row.camouflaged = if lying.camouflaged { row.camouflaged.with(spot) } else { row.camouflaged };
        }
        Ok(row)
    }
}
