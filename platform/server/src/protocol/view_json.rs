//! A view as it goes over the wire.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use staffetta_kernel::{AnyTable, Viewer};

/// What a viewer may see, in the game's own form, as JSON that is written already.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ViewJson(Box<RawValue>);

impl ViewJson {
    /// What this viewer may see.
    pub fn of(table: &dyn AnyTable, viewer: Viewer) -> Self {
        Self(table.view_json(viewer))
    }

    /// As a value, to look into it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

impl PartialEq for ViewJson {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

/// With the members of each object in the order of their names.
impl From<Value> for ViewJson {
    fn from(value: Value) -> Self {
        Self(to_raw_value(&value).unwrap_or_default())
    }
}
