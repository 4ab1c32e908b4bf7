//! A counter that is in play, and the marks on it.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;

use crate::hex::Hex;

/// A counter in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Unit {
    pub hex: Hex,
    pub vf: u8,
    #[serde(flatten)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[serde(into = "InWords", try_from = "InWords")]
#[repr(transparent)]
pub struct Marks(u8);

macro_rules! marks {
    ($( $(#[$doc:meta])* $bit:literal, $is:ident, $set:ident; )+) => {
        impl Marks { $(
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
        )+ }

        /// The marks in words.
        #[derive(Serialize, Deserialize)]
        struct InWords {
            fire: u8,
            $( $is: bool, )+
        }

        impl From<Marks> for InWords {
            fn from(marks: Marks) -> Self {
                Self { fire: marks.fires(), $( $is: marks.$is(), )+ }
            }
        }

        impl TryFrom<InWords> for Marks {
            type Error = String;
            fn try_from(words: InWords) -> Result<Self, String> {
                let mut marks = Self::NONE;
                marks.set_fires(words.fire);
                $( marks.$set(words.$is); )+
                if marks.fires() == words.fire { Ok(marks) } else { Err("a counter cannot be so".to_owned()) }
            }
        }
    };
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

    /// What stays at the end of a turn (BN-3.9).
    #[must_use]
    pub fn at_end_of_turn(self) -> Self {
        let mut left = Self::NONE;
        left.set_back(self.back());
        left.set_command(self.command());
        left
    }
}
