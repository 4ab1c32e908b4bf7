//! How the open form writes what is kept as bytes: steps and drafts in words, shuffles by card.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

use crate::cards::Clg;
use crate::steps::{Draft, PackedDraft, Stack, Step};

/// The stack of steps as a list, the lowest first.
pub mod stack {
    use super::*;

    pub fn serialize<S: Serializer>(stack: &Stack, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(stack.iter().filter_map(|&step| Step::of(step)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Stack, D::Error> {
        let steps = Vec::<Step>::deserialize(from)?;
        let mut stack = Stack::new();
        for step in steps {
            if !stack.push(step.packed()) {
                return Err(D::Error::custom("more steps than the stack holds"));
            }
        }
        Ok(stack)
    }
}

/// The draft, or nothing.
pub mod draft {
    use super::*;

    pub fn serialize<S: Serializer>(draft: &PackedDraft, to: S) -> Result<S::Ok, S::Error> {
        Draft::of(*draft).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<PackedDraft, D::Error> {
        Ok(Option::<Draft>::deserialize(from)?.map(Draft::packed).unwrap_or_default())
    }
}

/// One number for each C'est La Guerre card, by its name.
pub mod by_card {
    use super::*;

    type Numbers = [u8; Clg::ALL.len()];

    pub fn serialize<S: Serializer>(numbers: &Numbers, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Clg::ALL.iter().zip(numbers))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Numbers, D::Error> {
        let mut numbers = Numbers::default();
        for (card, number) in BTreeMap::<Clg, u8>::deserialize(from)? {
            numbers[card as usize] = number;
        }
        Ok(numbers)
    }
}
