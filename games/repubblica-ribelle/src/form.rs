//! Serialised forms, each declared once: a line is a key, its type, and where it stands or what it says.

use serde::{Serialize, Serializer};
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use staffetta_kernel::serde_json::{Map, Value};
use staffetta_kernel::{Seat, Seats, Target};

use crate::state::SEATS;

/// Declares a form that is written and read: every key stands at one place of the state, or in a row of one place for
/// each seat.
macro_rules! stored_form {
    ($(#[$meta:meta])* $vis:vis struct $Form:ident of ($s:ident) {
        $( $(#[$attr:meta])* $key:ident: $Type:ty = $place:expr, )*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, ::serde::Serialize, ::serde::Deserialize)]
        $vis struct $Form { $( $(#[$attr])* $key: $Type, )* }

        impl $Form {
            /// What the state says.
            $vis fn of($s: &$crate::state::State) -> Self {
                Self { $( $key: $place, )* }
            }

            /// Puts it into a state.
            $vis fn put(self, $s: &mut $crate::state::State) {
                $( $place = self.$key; )*
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis struct $Form:ident of ($s:ident, seat) {
        $( $(#[$attr:meta])* $key:ident: $Type:ty = $row:expr, )*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, ::serde::Serialize, ::serde::Deserialize)]
        $vis struct $Form { $( $(#[$attr])* $key: $Type, )* }

        impl $Form {
            /// What the state says of this seat.
            $vis fn of($s: &$crate::state::State, seat: ::staffetta_kernel::Seat) -> Self {
                use $crate::form::Row;
                Self { $( $key: $row.of_seat(seat), )* }
            }

            /// Puts it into a state.
            $vis fn put(self, $s: &mut $crate::state::State, seat: ::staffetta_kernel::Seat) {
                use $crate::form::Row;
                $( $row.set_of_seat(seat, self.$key); )*
            }
        }
    };
}

/// Declares a form that is only written, under this name in the board's types: what each key says.
macro_rules! shown_form {
    ($(#[$meta:meta])* $vis:vis struct $Form:ident as $name:literal of ($($arg:ident: $Arg:ty),+) {
        $( $(#[$attr:meta])* $key:ident: $Type:ty = $value:expr, )*
    }) => {
        $(#[$meta])*
        #[derive(::serde::Serialize, ::staffetta_kernel::schemars::JsonSchema)]
        #[schemars(crate = "staffetta_kernel::schemars", rename = $name)]
        $vis struct $Form { $( $(#[$attr])* $vis $key: $Type, )* }

        impl $Form {
            /// What it says of these.
            $vis fn of($($arg: $Arg),+) -> Self {
                Self { $( $key: $value, )* }
            }
        }
    };
}

pub(crate) use {shown_form, stored_form};

/// What the state keeps for each seat in one row.
pub trait Row {
    /// What it keeps for one.
    type Item;
    /// That of this seat.
    fn of_seat(&self, seat: Seat) -> Self::Item;
    /// Replaces that of this seat.
    fn set_of_seat(&mut self, seat: Seat, item: Self::Item);
}

impl<T: Copy> Row for [T; SEATS] {
    type Item = T;
    fn of_seat(&self, seat: Seat) -> T {
        self[seat.at()]
    }
    fn set_of_seat(&mut self, seat: Seat, item: T) {
        self[seat.at()] = item;
    }
}

/// Is the seat among them?
impl Row for Seats {
    type Item = bool;
    fn of_seat(&self, seat: Seat) -> bool {
        self.has(seat)
    }
    fn set_of_seat(&mut self, seat: Seat, is_in: bool) {
        *self = if is_in { self.with(seat) } else { self.without(seat) };
    }
}

/// For serde's `serialize_with`: one entry for each thing of a kind, by its word.
pub fn write_each<K: Target, V: Serialize, S: Serializer>(values: &[V], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(values.iter().enumerate().map(|(slot, value)| (K::from_slot(slot).name(), value)))
}

/// The schema of that.
pub fn each_schema<K: Target, V: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    let names: Vec<String> = (0..K::COUNT).map(|slot| K::from_slot(slot).name()).collect();
    let value = Value::from(generator.subschema_for::<V>());
    let entries: Map<String, Value> = names.iter().map(|name| (name.clone(), value.clone())).collect();
    json_schema!({ "type": "object", "properties": entries, "required": names, "x-by": K::KIND })
}
