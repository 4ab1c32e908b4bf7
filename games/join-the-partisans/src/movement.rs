//! Where a figure may go: goals, open ways, the sealed-off figure (JP-3).

use staffetta_kernel::Seat;

use crate::map::{FAR, Map};
use crate::options::Ways;
use crate::partisans::{Leg, Task};
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::state::{OWNERS, Public};

/// Where a mover wants to go (JP-3.2, JP-3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goals {
    /// The places of the task in hand.
    pub main: PlaceSet,
    /// Captives and deserters.
    pub side: PlaceSet,
}

/// The white outposts that nobody but this owner has claimed.
pub fn available_whites(p: &Public, owner: Seat) -> PlaceSet {
    let mut whites: PlaceSet = p.whites.iter().copied().collect();
    for (at, task) in p.tasks.iter().enumerate() {
        if let Some(claim) = task.claim.get().filter(|_| at != owner.at()) {
            whites = whites.minus(PlaceSet::one(claim));
        }
    }
    whites
}

/// Is there a white outpost that nobody but this owner has claimed?
fn is_available_white(p: &Public, owner: Seat, place: Place) -> bool {
    let claimed = |(at, task): (usize, &Task)| at != owner.at() && task.claim.get() == Some(place);
    p.whites.contains(&place) && !p.tasks.iter().enumerate().any(claimed)
}

/// The nearest available white outposts of an owner: by open ways, or on the bare map if none can be reached.
pub fn nearest_whites(r: &Rules, p: &Public, owner: Seat) -> PlaceSet {
    let Some(from) = p.at(owner) else { return PlaceSet::NONE };
    let wanted = available_whites(p, owner);
    let open = r.map.nearest_open(from, wanted, p.outposts());
    if open.is_empty() { r.map.nearest(from, wanted) } else { open }
}

/// Is the owner bound to one white outpost, and which (JP-3.2, JP-13.2)?
fn bound_to(r: &Rules, p: &Public, owner: Seat) -> Option<Place> {
    let task = &p.tasks[owner.at()];
    match p.helper_of(r, owner) {
        Some(_) => p.pair.target.get(),
        None if r.chosen.locked_white => task.white_lock.get(),
        None => None,
    }
}

/// Does the owner have to fix the white outpost that he goes to before he rolls (option `white_target`)?
pub fn must_lock(r: &Rules, p: &Public, owner: Seat) -> bool {
    let task = &p.tasks[owner.at()];
    let locked = || task.white_lock.get().is_some_and(|place| is_available_white(p, owner, place));
    r.chosen.locked_white && task.leg == Leg::ToWhite && p.helper_of(r, owner).is_none() && !locked()
}

/// The goals of a mover.
pub fn goals(r: &Rules, p: &Public, seat: Seat) -> Goals {
    let owner = p.owner_of(r, seat);
    let task = &p.tasks[owner.at()];
    let main = match task.leg {
        Leg::ToColoured | Leg::AtColoured => task.coloured.get().map_or(PlaceSet::NONE, PlaceSet::one),
        _ => match bound_to(r, p, owner) {
            Some(place) => PlaceSet::one(place),
            None => nearest_whites(r, p, owner),
        },
    };
    Goals { main, side: side_goals(r, p, seat) }
}

/// Captives and deserters, except where the mover stands; Olga does not catch her own partner.
fn side_goals(r: &Rules, p: &Public, seat: Seat) -> PlaceSet {
    let own = p.owner_of(r, seat);
    let mut side = PlaceSet::NONE;
    for owner in (0..OWNERS as u8).map(Seat).filter(|&owner| owner != own) {
        let task = &p.tasks[owner.at()];
        if (task.captive || task.can_be_caught())
            && let Some(place) = p.at(owner)
        {
            side = side.with(place);
        }
    }
    p.at(seat).map_or(side, |here| side.minus(PlaceSet::one(here)))
}

/// The legal destinations of a roll (JP-3.4 to JP-3.7); the mover's own place means that it stays.
pub fn destinations(r: &Rules, p: &Public, seat: Seat, roll: u8) -> PlaceSet {
    let Some(from) = p.at(seat) else { return PlaceSet::NONE };
    let goals = goals(r, p, seat);
    let outposts = p.outposts();
    let walks = r.map.walks(from, roll, outposts);
    let mut ends = if r.chosen.ways == Ways::Free { walks } else { PlaceSet::NONE };
    let mut sealed = true;
    for goal in goals.main.or(goals.side).iter() {
        let (nearer, steps) = r.map.nearer_among(walks, from, goal, outposts);
        if steps == FAR {
            continue;
        }
        sealed &= !goals.main.has(goal);
        ends = match r.chosen.ways {
            Ways::Shortest => ends.or(shortest(&r.map, from, goal, roll.min(steps), outposts)),
            _ if steps <= roll => ends.or(nearer).with(goal),
            Ways::Towards => ends.or(nearer),
            Ways::Free => ends,
        };
    }
    if sealed {
        for goal in goals.main.iter() {
            through(&r.map, (from, goal), roll, from, outposts, &mut ends);
        }
    }
    ends
}

/// The ends of so many steps, each of which leads nearer to the goal by an open way.
fn shortest(map: &Map, from: Place, goal: Place, steps: u8, outposts: PlaceSet) -> PlaceSet {
    let mut here = PlaceSet::one(from);
    for _ in 0..steps {
        let mut then = PlaceSet::NONE;
        for place in here.iter() {
            let (nearer, _) = map.nearer(place, goal, outposts);
            then = then.or(map.next_to(place).and(nearer));
        }
        here = then.minus(outposts).or(then.and(PlaceSet::one(goal)));
    }
    here
}

/// A sealed-off figure goes along a shortest way through outposts and stops on the last free place (JP-3.6).
fn through(map: &Map, (at, goal): (Place, Place), steps: u8, last: Place, outposts: PlaceSet, ends: &mut PlaceSet) {
    if steps == 0 || at == goal {
        *ends = ends.with(last);
        return;
    }
    let left = map.distance(at, goal);
    for next in map.next_to(at).iter().filter(|&next| map.distance(next, goal) < left) {
        let free = next == goal || !outposts.has(next);
        through(map, (next, goal), steps - 1, if free { next } else { last }, outposts, ends);
    }
}

/// What a figure finds where its move ends (JP-3.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// The coloured outpost of its task.
    Coloured,
    /// A white outpost to attack.
    White,
    /// A deserter who can be caught.
    Deserter(Seat),
    /// A captive.
    Captive(Seat),
    /// Nothing of these.
    Nothing,
}

/// What a figure finds on its place after a move.
pub fn arrival(r: &Rules, p: &Public, seat: Seat, place: Place) -> Arrival {
    let owner = p.owner_of(r, seat);
    if p.tasks[owner.at()].coloured.get() == Some(place) {
        return Arrival::Coloured;
    }
    if let Some(other) = p.held_on(place, owner) {
        return if p.tasks[other.at()].captive { Arrival::Captive(other) } else { Arrival::Deserter(other) };
    }
    let goes_there = matches!(p.tasks[owner.at()].leg, Leg::ToWhite | Leg::AtWhite);
    if goes_there && is_available_white(p, owner, place) { Arrival::White } else { Arrival::Nothing }
}
