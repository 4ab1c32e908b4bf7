//! How the open form writes what is kept by number.

use serde::{Deserialize, Deserializer, Serializer};
use std::collections::BTreeMap;

use crate::cards::Clg;

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
