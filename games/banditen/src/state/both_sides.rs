//! A number for each side, and a seat by its side's name.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use staffetta_kernel::Seat;
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::schemars::JsonSchema;

use crate::kinds::PARTISAN;

/// A number for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct BothSides {
    pub partisan: u8,
    pub axis: u8,
}

impl Index<Seat> for BothSides {
    type Output = u8;
    #[inline]
    fn index(&self, seat: Seat) -> &u8 {
        if seat == PARTISAN { &self.partisan } else { &self.axis }
    }
}

impl IndexMut<Seat> for BothSides {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut u8 {
        if seat == PARTISAN { &mut self.partisan } else { &mut self.axis }
    }
}

/// A seat by its side's name, for serialised forms.
pub mod side {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use staffetta_kernel::Seat;
    use staffetta_kernel::schemars::JsonSchema;

    use crate::kinds::{AXIS, PARTISAN};

    /// The name of a seat's side.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
    #[schemars(crate = "staffetta_kernel::schemars")]
    #[serde(rename_all = "snake_case")]
    pub enum Side {
        Partisan,
        Axis,
    }

    impl From<Seat> for Side {
        fn from(seat: Seat) -> Self {
            if seat == PARTISAN { Self::Partisan } else { Self::Axis }
        }
    }

    impl From<Side> for Seat {
        fn from(side: Side) -> Self {
            if side == Side::Partisan { PARTISAN } else { AXIS }
        }
    }

    pub fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        Side::from(*seat).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        Side::deserialize(from).map(Into::into)
    }
}
