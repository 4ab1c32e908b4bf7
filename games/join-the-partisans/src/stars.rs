//! Stars: the tokens of the add-on, and what sets of them are worth (JP-12).

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Arg, Data, Desk, Fault, kinds};

use crate::event::Event;

kinds! {
    /// The colour of a star.
    pub enum Star, "star" {
        Orange = "orange", Blue = "blue", White = "white", Green = "green", Red = "red",
    }
}

impl Star {
    /// The colours that can be swapped and spent, in the order in which an offer names them.
    pub const SPENT: [Self; 4] = [Self::Orange, Self::Blue, Self::White, Self::Green];

    /// Its name, in the reader's language.
    pub fn named(self) -> Arg {
        Arg::Word(format!("star-{}", self.word()))
    }
}

/// How many stars of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars", extend("x-by" = "star"))]
#[serde(deny_unknown_fields, default)]
#[repr(C)]
pub struct Stars {
    pub orange: u8,
    pub blue: u8,
    pub white: u8,
    pub green: u8,
    pub red: u8,
}

staffetta_kernel::byte_aligned!(Stars);

impl Stars {
    /// How many of a colour.
    #[inline]
    pub fn of(&self, star: Star) -> u8 {
        match star {
            Star::Orange => self.orange,
            Star::Blue => self.blue,
            Star::White => self.white,
            Star::Green => self.green,
            Star::Red => self.red,
        }
    }
    /// How many of a colour, to be changed.
    pub fn of_mut(&mut self, star: Star) -> &mut u8 {
        match star {
            Star::Orange => &mut self.orange,
            Star::Blue => &mut self.blue,
            Star::White => &mut self.white,
            Star::Green => &mut self.green,
            Star::Red => &mut self.red,
        }
    }
    /// How many in all.
    pub fn len(&self) -> u8 {
        Star::ALL.iter().map(|&star| self.of(star)).sum()
    }
    /// Is there none?
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
    /// Is there one that is not red, which can be swapped?
    pub fn can_swap(&self) -> bool {
        Star::SPENT.iter().any(|&star| self.of(star) > 0)
    }
    /// Takes so many of each colour away and puts them there.
    pub fn give(&mut self, to: &mut Self, what: Self) {
        for &star in Star::ALL {
            *self.of_mut(star) -= what.of(star);
            *to.of_mut(star) += what.of(star);
        }
    }
    /// Puts one back into the bag: a star that is spent.
    pub fn spend(&mut self, star: Star, bag: &mut Self) {
        *self.of_mut(star) -= 1;
        *bag.of_mut(star) += 1;
    }
    /// Draws tokens from the bag, each that is left being equally likely; those that came (JP-12.1).
    pub fn draw(&mut self, bag: &mut Self, count: u8, desk: &mut impl Desk<Event>) -> Self {
        let mut came = Self::default();
        for _ in 0..count.min(bag.len()) {
            let mut tokens = [Star::Orange; 255];
            let mut left = 0;
            for &star in Star::ALL {
                let many = usize::from(bag.of(star));
                tokens[left..left + many].fill(star);
                left += many;
            }
            let star = desk.draw("star", &tokens[..left]);
            *bag.of_mut(star) -= 1;
            *self.of_mut(star) += 1;
            *came.of_mut(star) += 1;
        }
        came
    }
    /// As a list of their names.
    pub fn named(&self) -> Arg {
        let all = Star::ALL.iter().flat_map(|&star| (0..self.of(star)).map(move |_| star.named()));
        Arg::List(all.collect())
    }
}

impl staffetta_kernel::flow::Field for Stars {
    const BYTES: usize = 5;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[..5].copy_from_slice(&[self.orange, self.blue, self.white, self.green, self.red]);
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self { orange: from[0], blue: from[1], white: from[2], green: from[3], red: from[4] }
    }
}

/// The bag, and how many of a colour are worth a point.
#[derive(Clone, Copy, Debug)]
pub struct StarTable {
    /// All tokens.
    pub bag: Stars,
    /// How many of each colour make a set.
    pub set: Stars,
}

impl StarTable {
    /// From `stars.csv`.
    pub fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("stars")?;
        let (mut bag, mut set) = (Stars::default(), Stars::default());
        for &star in Star::ALL {
            let row = sheet.row(star.word())?;
            *bag.of_mut(star) = row.int("tokens", 0, 50)? as u8;
            *set.of_mut(star) = row.int("set", 1, 50)? as u8;
        }
        Ok(Self { bag, set })
    }
    /// What these stars are worth at the end (section 6).
    pub fn points(&self, stars: &Stars) -> u8 {
        Star::ALL.iter().map(|&star| stars.of(star) / self.set.of(star)).sum()
    }
}
