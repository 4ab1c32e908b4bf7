//! Dice have six sides.

use staffetta_kernel::Desk;

use crate::event::Event;

/// One die.
pub fn die(purpose: &'static str, desk: &mut impl Desk<Event>) -> u8 {
    let mut out = [0];
    desk.roll(purpose, 6, &mut out);
    out[0]
}
