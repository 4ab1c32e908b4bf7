//! The state in words, for records and scenarios: the serialised form of [`State`].

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};
use staffetta_kernel::Array;

use crate::counter::{COUNTERS, Counter};
use crate::hex::Hex;
use crate::state::{Public, Secret, State, Unit};

/// What is hidden stands beside what everybody sees.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InWords {
    #[serde(flatten)]
    public: Public,
    #[serde(flatten)]
    secret: Secret,
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let InWords { mut public, secret } = InWords::deserialize(from)?;
        public.index_units();
        Ok(Self { public, secret })
    }
}

/// The counters in play, by name.
pub fn serialize<S: Serializer>(units: &Array<Unit, COUNTERS>, to: S) -> Result<S::Ok, S::Error> {
    let alive = units.iter().enumerate().filter(|(_, unit)| unit.hex != Hex::NONE);
    to.collect_map(alive.map(|(at, unit)| (Counter(at as u8), unit)))
}

/// The counters in play, by name.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Array<Unit, COUNTERS>, D::Error> {
    let mut units = Array::default();
    for (counter, unit) in BTreeMap::<Counter, Unit>::deserialize(from)? {
        if unit.vf == 0 || unit.hex == Hex::NONE {
            return Err(Error::custom("a counter cannot be so"));
        }
        units[counter.at()] = unit;
    }
    Ok(units)
}
