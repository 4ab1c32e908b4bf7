//! What lies ahead of a figure, for those who ask: ways with the turns they cost, what bars them, chances, comrades in
//! need. Nothing here changes a game.

use serde::Serialize;
use staffetta_kernel::Seat;
use staffetta_kernel::schemars::JsonSchema;

use crate::cards::{First, MissionKind, Year};
use crate::dice::Combo;
use crate::keeping::{Aim, ROLLS};
use crate::map::FAR;
use crate::movement::{self, Goals};
use crate::partisans::Leg;
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::scoring;
use crate::state::Public;
use crate::steps::escape;

/// A destination.
#[derive(PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Way {
    /// Where it ends.
    pub place: Place,
    /// The places on the way, the destination last.
    pub path: Vec<Place>,
    /// Steps from there to the nearest main goal by open ways; nothing if none can be reached.
    pub steps: Option<u8>,
    /// The turns that these steps take on average.
    pub turns: Option<f64>,
    /// Is it a goal itself?
    pub goal: bool,
    /// Does it only lead nearer to a comrade in need, and no nearer to a main goal?
    pub aside: bool,
    /// The captive or deserter who is there.
    pub comrade: Option<Seat>,
    /// The chance to free the captive who is there.
    pub chance: Option<f64>,
}

/// What an owner has before him, or Olga with her partner.
#[derive(PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Outlook {
    /// The places that the figure goes to.
    pub goals: Vec<Place>,
    /// Steps to the nearest of them by open ways; nothing if none can be reached.
    pub steps: Option<u8>,
    /// The turns that these steps take on average.
    pub turns: Option<f64>,
    /// Outposts that make the way longer than it would be without them.
    pub barred_by: Vec<Place>,
    /// The chance of one attempt at what is to be done there, with best keeping.
    pub chance: Option<f64>,
    /// The combo that this takes, where it is no battle.
    pub combo: Option<Combo>,
    /// What a Special Mission would be worth if this attempt succeeded (JP-7.5).
    pub worth: Option<u8>,
    /// After a coloured outpost: the white outposts nearest to it as things stand.
    pub then: Vec<Place>,
    /// Steps to them from there.
    pub then_steps: Option<u8>,
}

/// A comrade who can be freed or caught.
#[derive(PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Beacon {
    /// Who.
    pub seat: Seat,
    /// Where.
    pub place: Place,
    /// A captive; else a deserter.
    pub captive: bool,
    /// The chance of one attempt to free him.
    pub chance: Option<f64>,
    /// What it is worth.
    pub points: u8,
}

/// How many turns a walk of so many steps takes on average; no exact throw is needed (section 3.2).
pub fn mean_turns(die: u8, steps: u8) -> f64 {
    let mut mean = vec![0.0; usize::from(steps) + 1];
    for at in 1..mean.len() {
        let after = |thrown: usize| mean[at.saturating_sub(thrown)];
        mean[at] = 1.0 + (1..=usize::from(die)).map(after).sum::<f64>() / f64::from(die);
    }
    mean[usize::from(steps)]
}

/// Steps from a place to the nearest of these by open ways.
fn steps_to(r: &Rules, from: Place, goals: PlaceSet, outposts: PlaceSet) -> Option<u8> {
    let steps = goals.iter().map(|goal| r.map.open_distance(from, goal, outposts)).min();
    steps.filter(|&steps| steps != FAR)
}

/// The chance to free a captive (JP-10.2).
fn rescue_chance(r: &Rules) -> f64 {
    r.dice.chance(Aim::Contain(Combo::KaBoom), ROLLS)
}

/// The destinations of a roll, each with the way to it and what is left from there.
pub fn ways(r: &Rules, p: &Public, seat: Seat, roll: u8) -> Vec<Way> {
    let Some(from) = p.at(seat) else { return Vec::new() };
    let (goals, outposts) = (movement::goals(r, p, seat), p.outposts());
    let now = steps_to(r, from, goals.main, outposts);
    let way = |place: Place| {
        let steps = steps_to(r, place, goals.main, outposts);
        let comrade = p.held_on(place, p.owner_of(r, seat)).filter(|_| goals.side.has(place));
        let nearer = steps.is_some_and(|steps| now.is_none_or(|now| steps < now));
        Way {
            place,
            path: path(r, from, place, roll, outposts),
            steps,
            turns: steps.map(|steps| mean_turns(r.numbers.movement_die, steps)),
            goal: goals.main.or(goals.side).has(place),
            aside: !goals.main.has(place) && !nearer && now.is_some(),
            comrade,
            chance: comrade.filter(|other| p.tasks[other.at()].captive).map(|_| rescue_chance(r)),
        }
    };
    movement::destinations(r, p, seat, roll).iter().map(way).collect()
}

/// A way of at most so many steps over different places, the shortest and first in the alphabet; through outposts only
/// where there is no other (JP-3.4, JP-3.6).
fn path(r: &Rules, from: Place, to: Place, roll: u8, outposts: PlaceSet) -> Vec<Place> {
    for closed in [outposts, PlaceSet::NONE] {
        // A place that is no goal is reached with all steps, a goal also with fewer.
        for steps in 1..=roll {
            let mut way = vec![from];
            let exact = steps == roll || outposts.has(to);
            if exact && walk(r, &mut way, to, steps, closed) {
                return way.split_off(1);
            }
        }
    }
    if from == to { Vec::new() } else { vec![to] }
}

fn walk(r: &Rules, way: &mut Vec<Place>, to: Place, left: u8, closed: PlaceSet) -> bool {
    let Some(&here) = way.last() else { return false };
    if left == 0 {
        return here == to;
    }
    for next in r.map.next_to(here).iter() {
        let open = next == to && left == 1 || next != to && !closed.has(next);
        if open && !way.contains(&next) {
            way.push(next);
            if walk(r, way, to, left - 1, closed) {
                return true;
            }
            way.pop();
        }
    }
    false
}

/// The outposts without any one of which the way to the nearest main goal would be shorter.
fn barred_by(r: &Rules, p: &Public, from: Place, goals: Goals) -> Vec<Place> {
    let outposts = p.outposts();
    let now = steps_to(r, from, goals.main, outposts).unwrap_or(FAR);
    let others = outposts.minus(goals.main).minus(PlaceSet::one(from));
    let shortens = |&outpost: &Place| {
        let without = outposts.minus(PlaceSet::one(outpost));
        steps_to(r, from, goals.main, without).is_some_and(|steps| steps < now)
    };
    others.iter().filter(shortens).collect()
}

/// What a Partisan has before him.
pub fn outlook(r: &Rules, p: &Public, seat: Seat) -> Option<Outlook> {
    let from = p.at(seat)?;
    let task = p.task_of(r, seat);
    let goals = movement::goals(r, p, seat);
    let outposts = p.outposts();
    let moves = matches!(task.leg, Leg::ToColoured | Leg::ToWhite) && !task.is_held();
    let steps = steps_to(r, from, goals.main, outposts).filter(|_| moves);
    let (chance, combo) = attempt_ahead(r, p, seat);
    let then = task.coloured.get().filter(|_| moves).map(|coloured| {
        let whites = movement::available_whites(p, p.owner_of(r, seat));
        // The outpost has fallen by then.
        let left = outposts.minus(PlaceSet::one(coloured));
        let nearest = r.map.nearest_open(coloured, whites, left);
        (nearest, steps_to(r, coloured, nearest, left))
    });
    Some(Outlook {
        goals: goals.main.iter().filter(|_| moves).collect(),
        steps,
        turns: steps.map(|steps| mean_turns(r.numbers.movement_die, steps)),
        barred_by: if moves { barred_by(r, p, from, goals) } else { Vec::new() },
        chance,
        combo,
        worth: matches!(task.leg, Leg::ToWhite | Leg::AtWhite).then(|| mission_worth(r, task.attempts)),
        then: then.map_or(Vec::new(), |(nearest, _)| nearest.iter().collect()),
        then_steps: then.and_then(|(_, steps)| steps),
    })
}

/// What a Special Mission is worth after so many attempts that failed (JP-7.5).
fn mission_worth(r: &Rules, failed: u8) -> u8 {
    match failed {
        0 => r.numbers.mission_first_attempt,
        1 => r.numbers.mission_second_attempt,
        _ => 0,
    }
}

/// The chance of one attempt at what awaits a Partisan, and the combo it takes.
fn attempt_ahead(r: &Rules, p: &Public, seat: Seat) -> (Option<f64>, Option<Combo>) {
    let task = p.task_of(r, seat);
    let opposed = |first: First| {
        let first_wins = r.dice.chance(Aim::First, ROLLS);
        Some(if first == First::Partisans { first_wins } else { 1.0 - first_wins })
    };
    if task.captive {
        let aim = escape::wanted(r, p, p.owner_of(r, seat));
        let combo = if let Aim::Contain(combo) = aim { Some(combo) } else { None };
        return (Some(r.dice.chance(aim, ROLLS)), combo);
    }
    match (task.leg, task.hq.get(), task.mission.get()) {
        (Leg::ToColoured | Leg::AtColoured, Some(card), _) => (opposed(r.order(card).first), None),
        (Leg::AtWhite, _, Some(card)) => match r.mission(card).kind {
            MissionKind::PartisansFirst => (opposed(First::Partisans), None),
            MissionKind::AxisFirst => (opposed(First::Axis), None),
            MissionKind::Combo | MissionKind::Blank => {
                let combo = r.mission(card).combo;
                (Some(r.dice.chance(Aim::Mission(combo), ROLLS)), Some(combo))
            }
            _ => (None, None),
        },
        _ => (None, None),
    }
}

/// Captives and deserters whom others can free or catch (JP-9.4, JP-10.2).
pub fn beacons(r: &Rules, p: &Public) -> Vec<Beacon> {
    let beacon = |seat: Seat| {
        let task = &p.tasks[seat.at()];
        let place = p.at(seat).filter(|_| task.captive || task.can_be_caught())?;
        let points = if task.captive { r.numbers.rescue } else { r.numbers.deserter_caught };
        Some(Beacon { seat, place, captive: task.captive, chance: task.captive.then(|| rescue_chance(r)), points })
    };
    r.cast.owners().filter_map(beacon).collect()
}

/// Who would perish if the war ended now, once somebody is in 1944 (JP-15.3, JP-15.4).
pub fn in_danger(r: &Rules, p: &Public) -> Option<Seat> {
    let late = r.cast.owners().any(|owner| p.tasks[owner.at()].year >= Year::Y1944);
    scoring::last_on_the_board(r, p).filter(|_| late)
}
