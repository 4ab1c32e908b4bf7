//! The state in words, for records and scenarios: the serialised form of [`State`].

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};
use staffetta_kernel::serde_json::{Map, Value};

use crate::counter::{COUNTERS, Counter};
use crate::hex::Hex;
use crate::state::{Public, Secret, State, Unit, UnitInWords};

/// What is hidden stands beside what everybody sees.
const SECRETS: [&str; 2] = ["mine_values", "draft"];

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut public = Map::deserialize(from)?;
        let secret: Map<_, _> = SECRETS.iter().filter_map(|&key| public.remove_entry(key)).collect();
        let secret = Secret::deserialize(Value::Object(secret)).map_err(Error::custom)?;
        let mut public = Public::deserialize(Value::Object(public)).map_err(Error::custom)?;
        public.index_units();
        Ok(Self { public, secret })
    }
}

/// The counters in play, by name.
pub mod units_in_words {
    use super::{BTreeMap, COUNTERS, Counter, Deserialize, Deserializer, Error, Hex, Serializer, Unit, UnitInWords};
    use staffetta_kernel::Array;

    pub fn serialize<S: Serializer>(units: &Array<Unit, COUNTERS>, to: S) -> Result<S::Ok, S::Error> {
        let alive = units.iter().enumerate().filter(|(_, unit)| unit.hex != Hex::NONE);
        to.collect_map(alive.map(|(at, &unit)| (Counter(at as u8), UnitInWords::from(unit))))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Array<Unit, COUNTERS>, D::Error> {
        let mut units = Array([Unit::GONE; COUNTERS]);
        for (counter, unit) in BTreeMap::<Counter, UnitInWords>::deserialize(from)? {
            units[counter.at()] = unit.try_into().map_err(Error::custom)?;
        }
        Ok(units)
    }
}
