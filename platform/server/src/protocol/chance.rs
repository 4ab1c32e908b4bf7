//! What a game asked of chance, as the page that derives it again is told.

use serde::Serialize;
use staffetta_kernel::Asked;
use ts_rs::TS;

/// What one entry asked of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct EntryChance {
    /// The entry's number.
    pub entry: u32,
    /// One for each outcome that the record has, in its order.
    pub asked: Vec<AskedOfChance>,
}

/// What the rules asked of chance once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AskedOfChance {
    /// Dice.
    Roll {
        /// How many.
        count: u8,
        /// Their sides.
        sides: u8,
    },
    /// A new order of cards.
    Shuffle {
        /// As they lay, the last on top.
        cards: Vec<String>,
    },
    /// One of several.
    Draw {
        /// Of these.
        among: Vec<String>,
    },
    /// A verdict on a text: no chance at all.
    Judge,
}

impl From<Asked> for AskedOfChance {
    fn from(asked: Asked) -> Self {
        match asked {
            Asked::Roll { count, sides } => Self::Roll { count, sides },
            Asked::Shuffle(cards) => Self::Shuffle { cards },
            Asked::Draw(among) => Self::Draw { among },
            Asked::Judge => Self::Judge,
        }
    }
}
