//! What changes in the course of a game: what everybody sees, and what is hidden.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::flow::PackedDraft;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Array, Maybe, Padding, Pile, Seat, Seats};

use crate::JoinThePartisans;
use crate::cards::{HQ_A_YEAR, HqCard, HqCards, MissionCard, Question, Questions, TraitorCard, TraitorCards, Year};
use crate::partisans::{Leg, Score, Task};
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::stars::Stars;
use crate::steps::{Draft, Stack, Step};

/// The most owners.
pub const OWNERS: usize = 4;
/// The most figures: the owners' and Olga's.
pub const FIGURES: usize = 5;
/// The most white outposts.
pub const WHITES: usize = 4;
const YEARS: usize = Year::ALL.len();

/// A hunt for the traitor (JP-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Hunt {
    /// Who searches; nobody when there is no hunt.
    pub searcher: Maybe<Seat>,
    /// The cards that have not been turned up.
    pub left: TraitorCards,
    /// The round of the hunt, from 1.
    pub round: u8,
}

/// Olga and her partner (JP-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Pair {
    /// Olga's partner.
    pub partner: Maybe<Seat>,
    /// The partner she changes to when the next round begins.
    pub next: Maybe<Seat>,
    /// The white outpost that both go to.
    pub target: Maybe<Place>,
    /// Did her partner's attempt fail in the turn just before hers?
    pub failed: bool,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Debug, NoUninit, Serialize, Deserialize, JsonSchema)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[schemars(crate = "staffetta_kernel::schemars")]
#[repr(C)]
pub struct Public {
    /// The round, from 1.
    pub round: u16,
    /// The running number of the turn.
    #[schemars(extend("x-hidden" = true))]
    pub turn: u16,
    /// The steps that have begun.
    #[serde(serialize_with = "Step::write_stack", deserialize_with = "Step::read_stack")]
    #[schemars(with = "Vec<staffetta_kernel::serde_json::Value>")]
    #[schemars(extend("x-hidden" = true))]
    pub stack: Stack,
    /// Whose turn it is.
    pub active: Seat,
    /// Has his figure changed its place in this turn?
    pub moved: bool,
    /// The order of turns.
    pub ring: Pile<Seat, FIGURES>,
    /// Where each figure stands.
    #[schemars(extend("x-by" = "seat"))]
    pub figures: Array<Maybe<Place>, FIGURES>,
    /// What each owner is about.
    #[schemars(extend("x-by" = "seat"))]
    pub tasks: Array<Task, OWNERS>,
    /// What each Partisan has earned.
    #[schemars(extend("x-by" = "seat"))]
    pub scores: Array<Score, FIGURES>,
    /// Olga and her partner.
    pub pair: Pair,
    /// Places with a white outpost.
    pub whites: Pile<Place, WHITES>,
    /// Who was given the medal of each year.
    #[schemars(extend("x-by" = "year"))]
    pub medals: Array<Maybe<Seat>, YEARS>,
    /// The owners who have finished the war, in their order.
    pub finished: Pile<Seat, OWNERS>,
    /// The hunt for the traitor.
    pub hunt: Hunt,
    /// Headquarters cards seen going under each deck: the first of them is drawn first.
    #[schemars(extend("x-hidden" = true))]
    pub hq_under: Array<Pile<HqCard, HQ_A_YEAR>, YEARS>,
    /// Headquarters cards out of the game.
    #[schemars(extend("x-hidden" = true))]
    pub hq_out: HqCards,
    /// Special Missions that are done, or that were no missions.
    #[schemars(extend("x-hidden" = true))]
    pub mission_discard: Pile<MissionCard, 43>,
    /// The question that is being asked.
    #[schemars(extend("x-hidden" = true))]
    pub question: Maybe<Question>,
    /// The question that was resolved last: its answer may be read.
    #[schemars(extend("x-hidden" = true))]
    pub resolved: Maybe<Question>,
    /// Questions seen going under the pile.
    #[schemars(extend("x-hidden" = true))]
    pub school_under: Pile<Question, 100>,
    /// Questions out of the game.
    #[schemars(extend("x-hidden" = true))]
    pub boxed: Questions,
    /// The stars that are left.
    pub bag: Stars,
    /// Seats that a bot plays.
    #[schemars(extend("x-hidden" = true))]
    pub bots: Seats,
    /// Seats whose players have left for good.
    pub gone: Seats,
    /// Attacks that the Axis has repelled.
    pub repelled: u8,
    #[serde(skip)]
    #[schemars(skip)]
    pub padding: Padding<1>,
}

/// What is hidden.
#[derive(Clone, Copy, PartialEq, Debug, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Secret {
    /// The headquarters decks of each year above what is seen under them, top last.
    pub hq: Array<Pile<HqCard, HQ_A_YEAR>, YEARS>,
    /// The deck of Special Missions.
    pub missions: Pile<MissionCard, 43>,
    /// The pile of questions above what is seen under it.
    pub school: Pile<Question, 100>,
    /// Which card is the Traitor; nothing when there is no hunt.
    pub traitor: Maybe<TraitorCard>,
    /// The offer that is being composed.
    #[serde(serialize_with = "Draft::write_draft", deserialize_with = "Draft::read_draft")]
    pub draft: PackedDraft<JoinThePartisans>,
    #[serde(skip)]
    pub padding: Padding<1>,
}

/// The whole state.
#[derive(Clone, Copy, PartialEq, Debug, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct State {
    /// What everybody sees.
    #[serde(flatten)]
    pub public: Public,
    /// What is hidden.
    #[serde(flatten)]
    pub secret: Secret,
}

impl Public {
    /// Where a figure stands.
    #[inline]
    pub fn at(&self, seat: Seat) -> Option<Place> {
        self.figures[seat.at()].get()
    }

    /// All places with an outpost.
    #[inline]
    pub fn outposts(&self) -> PlaceSet {
        let coloured = self.tasks.iter().filter_map(|task| task.coloured.get());
        self.whites.iter().copied().chain(coloured).collect()
    }

    /// All places with a figure.
    pub fn occupied(&self) -> PlaceSet {
        self.figures.iter().filter_map(|place| place.get()).collect()
    }

    /// The figures on a place.
    #[inline]
    pub fn standing_on(&self, place: Place) -> Seats {
        (0..FIGURES as u8).map(Seat).filter(|&seat| self.at(seat) == Some(place)).collect()
    }

    /// The task of an owner; of Olga that of her partner.
    #[inline]
    pub fn task_of(&self, r: &Rules, seat: Seat) -> &Task {
        &self.tasks[self.owner_of(r, seat).at()]
    }

    /// The owner whose task this Partisan has.
    #[inline]
    pub fn owner_of(&self, r: &Rules, seat: Seat) -> Seat {
        if r.cast.is_owner(seat) { seat } else { self.pair.partner.get().unwrap_or_default() }
    }

    /// Olga, if she is this owner's partner.
    #[inline]
    pub fn helper_of(&self, r: &Rules, owner: Seat) -> Option<Seat> {
        r.cast.olga.filter(|_| self.pair.partner.get() == Some(owner))
    }

    /// The seat to the left in the ring.
    pub fn left(&self, seat: Seat) -> Seat {
        self.in_ring(seat, 1)
    }

    /// The seat to the right in the ring.
    pub fn right(&self, seat: Seat) -> Seat {
        self.in_ring(seat, self.ring.len() - 1)
    }

    /// The seat so many places to the left in the ring.
    #[inline]
    pub fn in_ring(&self, seat: Seat, steps: usize) -> Seat {
        let at = self.ring.iter().position(|&other| other == seat).unwrap_or(0);
        self.ring[(at + steps) % self.ring.len()]
    }

    /// The others of the ring, from the left of this seat on.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        (1..self.ring.len()).map(move |steps| self.in_ring(seat, steps))
    }

    /// Who rolls for the Axis against this owner (JP-4.7).
    pub fn axis_against(&self, r: &Rules, owner: Seat) -> Seat {
        r.cast.enemy.unwrap_or_else(|| self.right(owner))
    }

    /// Does this Partisan still take turns?
    #[inline]
    pub fn takes_turns(&self, r: &Rules, seat: Seat) -> bool {
        self.task_of(r, seat).is_playing()
    }

    /// How well a bot in this seat knows the answers; nothing for a person.
    pub fn skill(&self, r: &Rules, seat: Seat) -> Option<u8> {
        let skill = if self.gone.has(seat) { r.numbers.skill_of_a_leaver } else { r.chosen.skill };
        self.bots.has(seat).then_some(skill)
    }

    /// Those who stand where there is somebody to free or to catch: the captive or deserter on this place.
    #[inline]
    pub fn held_on(&self, place: Place, not: Seat) -> Option<Seat> {
        let held = |owner: &Seat| {
            let task = &self.tasks[owner.at()];
            (task.captive || task.can_be_caught()) && self.at(*owner) == Some(place)
        };
        (0..OWNERS as u8).map(Seat).filter(|&owner| owner != not).find(held)
    }

    /// The owners who are still on the board.
    pub fn playing<'a>(&'a self, r: &'a Rules) -> impl Iterator<Item = Seat> + 'a {
        r.cast.owners().filter(|owner| self.tasks[owner.at()].is_playing())
    }

    /// Has the owner taken part and been left behind?
    pub fn has_perished(&self, r: &Rules, seat: Seat) -> bool {
        let perished = self.task_of(r, seat).leg == Leg::Perished;
        perished && (r.cast.is_owner(seat) || r.chosen.olga_perishes)
    }
}
