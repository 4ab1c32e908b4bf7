//! What happened. A secret would be a `Veiled` field: each viewer is told what it may know.

use staffetta_kernel::{Event, Seat, Told, Viewer};

/// Something that happened at the table.
#[derive(Clone, Debug)]
pub enum Happened {
    /// A round begins, and everybody has drawn.
    Round(u8),
    /// A seat has sealed.
    Sealed(Seat),
    /// A seat has laid cards worth this.
    Shown(Seat, u8),
    /// Nobody laid more than all others.
    Tied,
    /// A seat denounced another and rolled this.
    Denounced(Seat, u8),
    /// A seat scored.
    Scored(Seat),
    /// The courier was caught.
    Caught(Seat),
    /// A seat left.
    Left(Seat),
}

impl Event for Happened {
    fn told(&self, _: Viewer) -> Told {
        match *self {
            Self::Round(round) => Told::new("round", "XX-1.1").with("round", round),
            Self::Sealed(seat) => Told::new("sealed", "XX-2.1").with("seat", seat),
            Self::Shown(seat, sum) => Told::new("shown", "XX-2.2").with("seat", seat).with("sum", sum),
            Self::Tied => Told::new("tied", "XX-2.2"),
            Self::Denounced(seat, die) => Told::new("denounced", "XX-2.3").with("seat", seat).with("die", die),
            Self::Scored(seat) => Told::new("scored", "XX-2.4").with("seat", seat),
            Self::Caught(seat) => Told::new("caught", "XX-2.3").with("seat", seat),
            Self::Left(seat) => Told::new("left", "XX-3.2").with("seat", seat),
        }
    }
}
