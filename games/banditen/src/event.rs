//! What happened.

use staffetta_kernel::{Event, Seat, Told, Viewer};

/// Something that happened at the table.
#[derive(Clone, Debug)]
pub enum Happened {
    /// A seat rolled this.
    Rolled(Seat, u8),
    /// A seat rolled a 1.
    Lost(Seat),
    /// A seat held and has this many points.
    Held(Seat, u8),
    /// A seat left.
    Left(Seat),
}

impl Event for Happened {
    fn told(&self, _: Viewer) -> Told {
        match *self {
            Self::Rolled(seat, die) => Told::new("rolled", "B-2.1").with("seat", seat).with("die", die),
            Self::Lost(seat) => Told::new("lost", "B-2.2").with("seat", seat),
            Self::Held(seat, points) => Told::new("held", "B-2.3").with("seat", seat).with("points", points),
            Self::Left(seat) => Told::new("left", "B-3.3").with("seat", seat),
        }
    }
}
