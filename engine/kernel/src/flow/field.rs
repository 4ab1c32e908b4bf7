//! Fields of steps, packed into bytes.

use crate::seat::{Seat, Seats};

/// A value that may stand in a field of a step or of a draft. Equal values have equal bytes, and reading never fails:
/// the bytes of a state are written by the same program.
pub trait Field: Copy {
    /// How many bytes it takes.
    const BYTES: usize;
    /// Writes it at the beginning of these bytes.
    fn write(self, to: &mut [u8]);
    /// Reads it from the beginning of these bytes.
    fn read(from: &[u8]) -> Self;
}

macro_rules! number_fields {
    ($($Number:ty),+) => { $(
        impl Field for $Number {
            const BYTES: usize = size_of::<$Number>();
            #[inline(always)]
            fn write(self, to: &mut [u8]) {
                to[..Self::BYTES].copy_from_slice(&self.to_le_bytes());
            }
            #[inline(always)]
            fn read(from: &[u8]) -> Self {
                let mut bytes = [0; size_of::<$Number>()];
                bytes.copy_from_slice(&from[..Self::BYTES]);
                Self::from_le_bytes(bytes)
            }
        }
    )+ };
}

number_fields!(u8, i8, u16, i16, u32, u64);

impl Field for bool {
    const BYTES: usize = 1;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[0] = self.into();
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        from[0] != 0
    }
}

impl Field for Seat {
    const BYTES: usize = 1;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[0] = self.0;
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self(from[0])
    }
}

impl Field for Seats {
    const BYTES: usize = 1;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[0] = self.0;
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self(from[0])
    }
}

/// An option takes a byte more than what it holds.
impl<T: Field + Default> Field for Option<T> {
    const BYTES: usize = 1 + T::BYTES;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[0] = self.is_some().into();
        self.unwrap_or_default().write(&mut to[1..]);
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        (from[0] != 0).then(|| T::read(&from[1..]))
    }
}

impl<T: Field + Default, const N: usize> Field for [T; N] {
    const BYTES: usize = N * T::BYTES;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        for (at, item) in self.into_iter().enumerate() {
            item.write(&mut to[at * T::BYTES..]);
        }
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        let mut items = [T::default(); N];
        for (at, item) in items.iter_mut().enumerate() {
            *item = T::read(&from[at * T::BYTES..]);
        }
        items
    }
}
