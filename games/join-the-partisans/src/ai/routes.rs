//! Which way to go: towards the goal, and aside for captives and deserters when it pays.

use staffetta_kernel::{Rng, Seat};

use super::Plan;
use crate::Action;
use crate::map::FAR;
use crate::movement::goals;
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::scoring::conquered;
use crate::state::State;
use crate::steps::movement_roll::{Movement, WhiteStar};

/// What a point is worth in turns: a game brings about one in two turns.
const POINT: f32 = 2.0;
/// The chance of a KA-BOOM in one attempt.
const KA_BOOM: f32 = 0.29;

/// The turns that so many steps take on average, with a die of three and no exact landing.
fn turns(steps: u8) -> f32 {
    match steps {
        0 => 0.0,
        1 => 1.0,
        2 => 1.33,
        3 => 1.78,
        FAR => 20.0,
        far => 0.5 * f32::from(far) + 0.35,
    }
}

/// Everything about the ways of one mover.
struct Ways<'a> {
    r: &'a Rules,
    s: &'a State,
    seat: Seat,
    outposts: PlaceSet,
    main: PlaceSet,
    side: PlaceSet,
}

impl<'a> Ways<'a> {
    fn new(r: &'a Rules, s: &'a State, seat: Seat) -> Self {
        let goals = goals(r, &s.public, seat);
        Self { r, s, seat, outposts: s.public.outposts(), main: goals.main, side: goals.side }
    }

    /// Turns from a place to the nearest main goal.
    fn to_main(&self, from: Place) -> f32 {
        let steps = |goal: Place| self.r.map.open_distance(from, goal, self.outposts);
        turns(self.main.iter().map(steps).min().unwrap_or(FAR))
    }

    /// What a detour to this place would bring, in turns; nothing if it is too late.
    fn gain(&self, goal: Place, after: f32) -> f32 {
        let p = &self.s.public;
        let own = p.owner_of(self.r, self.seat);
        let Some(other) = p.held_on(goal, own) else { return 0.0 };
        let task = &p.tasks[other.at()];
        if task.captive {
            return if is_last(self.r, self.s, own) { 0.0 } else { 1.5 * POINT * 2.0 * KA_BOOM };
        }
        if after > f32::from(task.deserter_left) {
            return 0.0;
        }
        let score = &p.scores[other.at()];
        let lost = f32::from(score.school + score.medals.len()) / f32::from(self.r.cast.owners - 1);
        POINT * (f32::from(self.r.numbers.deserter_caught) + lost)
    }

    /// How long it takes from here to be done with what is worth doing: less is better.
    fn cost(&self, from: Place) -> f32 {
        let direct = self.to_main(from);
        let around = self.side.iter().map(|goal| {
            let there = turns(self.r.map.open_distance(from, goal, self.outposts));
            there + self.to_main(goal) - self.gain(goal, there)
        });
        around.fold(direct, f32::min)
    }
}

/// Is this owner behind all others, where the last one perishes?
pub fn is_last(r: &Rules, s: &State, owner: Seat) -> bool {
    let p = &s.public;
    let own = conquered(r, p, owner);
    r.chosen.last_perishes && p.playing(r).all(|other| other == owner || conquered(r, p, other) > own + 1)
}

impl Plan for Movement {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        let ways = Ways::new(r, s, seat);
        let best = self.destinations.iter().map(|place| (ways.cost(place), place));
        let nearer = |a: &(f32, Place), b: &(f32, Place)| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1));
        best.min_by(nearer).map(|(_, place)| Action::Move(place))
    }
}

impl Plan for WhiteStar {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        let here = s.public.at(seat)?;
        let ways = Ways::new(r, s, seat);
        let near = ways.to_main(here) < 1.5;
        let spare = !s.public.scores[seat.at()].stars.white.is_multiple_of(r.stars.set.white);
        Some(if near && spare { Action::WhiteStar } else { Action::NoStar })
    }
}
