//! A counter that is in play, and the marks on it.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;

use crate::hex::Hex;

/// A counter in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Unit {
    pub hex: Hex,
    pub vf: u8,
    pub marks: Marks,
    /// The printed counter that it is, or was divided from.
    pub print: u8,
    /// Which part of it, counted from 1; 0 for the whole.
    pub part: u8,
}

impl Unit {
    /// No counter is in this place of the tray.
    pub const GONE: Self = Self { hex: Hex::NONE, vf: 0, marks: Marks::NONE, print: 0, part: 0 };
}

/// The marks on a counter: how often it has fired in this turn, and whether it is pinned, has just entered, has tried
/// to enter, or is the back side of a command. A counter that is a command is marked too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Marks(u8);

macro_rules! marks {
    ($( $(#[$doc:meta])* $bit:literal, $is:ident, $set:ident; )+) => { $(
        $(#[$doc])*
        #[inline]
        pub const fn $is(self) -> bool {
            self.0 >> $bit & 1 == 1
        }

        /// Changes that.
        #[inline]
        pub const fn $set(&mut self, on: bool) {
            self.0 = self.0 & !(1 << $bit) | (on as u8) << $bit;
        }
    )+ };
}

impl Marks {
    /// No mark.
    pub const NONE: Self = Self(0);
    const FIRES: u8 = 3;

    /// How often it has fired in this turn.
    #[inline]
    pub const fn fires(self) -> u8 {
        self.0 & Self::FIRES
    }

    /// It has fired so often in this turn, at most three times.
    pub const fn set_fires(&mut self, fires: u8) {
        self.0 = self.0 & !Self::FIRES | fires & Self::FIRES;
    }

    marks! {
        /// Is it pinned (BN-10.2)?
        2, pinned, set_pinned;
        /// Has it entered in this turn, so that it is in command (BN-6.2)?
        3, entered, set_entered;
        /// Has it used its entry in this turn (BN-14.3)?
        4, tried, set_tried;
        /// Is it the back side of a command (BN-2.1)?
        5, back, set_back;
        /// Is it a command?
        6, command, set_command;
    }

    /// What stays at the end of a turn (BN-3.9).
    #[must_use]
    pub fn at_end_of_turn(self) -> Self {
        let mut left = Self::NONE;
        left.set_back(self.back());
        left.set_command(self.command());
        left
    }
}

/// A counter in play, in words.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitInWords {
    hex: Hex,
    vf: u8,
    print: u8,
    part: u8,
    fire: u8,
    pinned: bool,
    entered: bool,
    tried: bool,
    back: bool,
    command: bool,
}

impl From<Unit> for UnitInWords {
    fn from(Unit { hex, vf, marks, print, part }: Unit) -> Self {
        Self {
            hex,
            vf,
            print,
            part,
            fire: marks.fires(),
            pinned: marks.pinned(),
            entered: marks.entered(),
            tried: marks.tried(),
            back: marks.back(),
            command: marks.command(),
        }
    }
}

impl TryFrom<UnitInWords> for Unit {
    type Error = String;
    fn try_from(words: UnitInWords) -> Result<Self, String> {
        if words.fire > Marks::FIRES || words.vf == 0 || words.hex == Hex::NONE {
            return Err("a counter cannot be so".to_owned());
        }
        let mut marks = Marks::NONE;
        marks.set_fires(words.fire);
        marks.set_pinned(words.pinned);
        marks.set_entered(words.entered);
        marks.set_tried(words.tried);
        marks.set_back(words.back);
        marks.set_command(words.command);
        Ok(Self { hex: words.hex, vf: words.vf, marks, print: words.print, part: words.part })
    }
}
