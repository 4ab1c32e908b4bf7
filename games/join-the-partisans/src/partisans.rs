//! The Partisans: what each owner is about, and what each has earned.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Maybe, kinds};

use crate::cards::{HqCard, MissionCard, Questions, Year, Years};
use crate::place::Place;
use crate::rules::Rules;
use crate::stars::Stars;

kinds! {
    /// How far an owner is in a year of the war.
    pub enum Leg, "leg" {
        ToColoured = "to_coloured",
        AtColoured = "at_coloured",
        ToWhite = "to_white",
        AtWhite = "at_white",
        YearDone = "year_done",
        Finished = "finished",
        Perished = "perished",
    }
}

/// What an owner is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Task {
    /// The year of the task in hand.
    pub year: Year,
    /// How far he is in it.
    pub leg: Leg,
    /// The order of General Headquarters in his hand.
    #[schemars(extend("x-hidden" = true))]
    pub hq: Maybe<HqCard>,
    /// Where his coloured outpost stands.
    pub coloured: Maybe<Place>,
    /// The Special Mission in his hand.
    pub mission: Maybe<MissionCard>,
    /// Attempts that have failed on it.
    pub attempts: u8,
    /// Does he hold a white outpost that he has taken?
    pub held_white: bool,
    /// The white outpost where he (or his Olga) has arrived for a mission.
    #[schemars(extend("x-hidden" = true))]
    pub claim: Maybe<Place>,
    /// The white outpost that he is bound to (option `white_target`).
    pub white_lock: Maybe<Place>,
    /// Own turns that he still loses as a deserter.
    pub deserter_left: u8,
    /// Has he been caught while his lost turns run on (option `deserter_caught`)?
    pub caught: bool,
    /// Is he a captive?
    pub captive: bool,
    /// His own attempts since the capture.
    pub escape_tries: u8,
}

staffetta_kernel::byte_aligned!(Task);

impl Task {
    /// Before the first order is drawn.
    pub fn new(year: Year) -> Self {
        Self {
            year,
            leg: Leg::ToColoured,
            hq: Maybe::NONE,
            coloured: Maybe::NONE,
            mission: Maybe::NONE,
            attempts: 0,
            held_white: false,
            claim: Maybe::NONE,
            white_lock: Maybe::NONE,
            deserter_left: 0,
            caught: false,
            captive: false,
            escape_tries: 0,
        }
    }

    /// Can he be caught as a deserter?
    #[inline]
    pub fn can_be_caught(&self) -> bool {
        self.deserter_left > 0 && !self.caught
    }

    /// Is he kept from moving, a deserter or a captive?
    #[inline]
    pub fn is_held(&self) -> bool {
        self.deserter_left > 0 || self.captive
    }

    /// Is he still on the board?
    #[inline]
    pub fn is_playing(&self) -> bool {
        !matches!(self.leg, Leg::Finished | Leg::Perished)
    }
}

impl Default for Task {
    fn default() -> Self {
        Self::new(Year::Y1941)
    }
}

/// What a Partisan has earned, by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(deny_unknown_fields, default)]
#[repr(C)]
pub struct Score {
    /// School cards that are kept.
    #[schemars(extend("x-hidden" = true))]
    pub cards: Questions,
    /// The points on them.
    pub school: u8,
    /// Medals for bravery, by year.
    pub medals: Years,
    /// Points for Special Missions.
    pub missions: u8,
    /// Points for rescued comrades.
    pub rescues: u8,
    /// Points for deserters caught.
    pub deserters: u8,
    /// Points for traitors found.
    pub traitors: u8,
    /// The point for finishing the war first.
    pub first: u8,
    /// Stars.
    pub stars: Stars,
}

staffetta_kernel::byte_aligned!(Score);

impl Score {
    /// The sum of all sources (JP-15.5).
    pub fn total(&self, r: &Rules) -> u16 {
        let medals = self.medals.len() * r.numbers.medal;
        let sources = [self.school, self.missions, self.rescues, self.deserters, self.traitors, self.first, medals];
        sources.into_iter().map(u16::from).sum::<u16>() + u16::from(r.stars.points(&self.stars))
    }
}
