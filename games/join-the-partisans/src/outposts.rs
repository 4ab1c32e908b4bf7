//! Putting outposts on the map, and drawing the orders that say where (JP-1.5 to JP-1.8, JP-8).

use staffetta_kernel::{Desk, Maybe, RuleId, Seat, Target};

use crate::cards::HqCard;
use crate::event::Event;
use crate::partisans::Leg;
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::state::{Public, State};

/// The free places far enough from every outpost (JP-1.5).
fn far_enough(r: &Rules, p: &Public) -> PlaceSet {
    let outposts = p.outposts();
    let free = PlaceSet::ALL.minus(outposts).minus(p.occupied());
    outposts.iter().fold(free, |far, place| far.minus(r.map.too_near(place)))
}

/// The rule by which a white outpost is put down now: JP-1.6 if no place is far enough, else the usual one.
pub fn white_rule(r: &Rules, p: &Public, usual: RuleId) -> RuleId {
    if far_enough(r, p).is_empty() { "JP-1.6" } else { usual }
}

/// Where a white outpost may be put: far enough from every outpost, on a place without a figure; failing that, as far
/// from outposts as possible (JP-1.6).
pub fn legal_for_white(r: &Rules, p: &Public) -> PlaceSet {
    let legal = far_enough(r, p);
    if !legal.is_empty() {
        return legal;
    }
    let outposts = p.outposts();
    let free = PlaceSet::ALL.minus(outposts).minus(p.occupied());
    let nearest = |place: Place| outposts.iter().map(|other| r.map.distance(place, other)).min().unwrap_or(0);
    let farthest = free.iter().map(nearest).max();
    free.iter().filter(|&place| Some(nearest(place)) == farthest).collect()
}

/// The place of a set that is nearest to all others: what the clock chooses (JP-16.1).
pub fn central(r: &Rules, places: PlaceSet) -> Option<Place> {
    places.iter().min_by_key(|place| (r.map.spread[place.slot()], place.slot()))
}

/// A white outpost is put down.
pub fn put_white(s: &mut State, by: Option<Seat>, place: Place, desk: &mut impl Desk<Event>) {
    s.public.whites.push(place);
    desk.tell(|| Event::WhitePlaced(by, place));
}

/// A white outpost falls on one of the legal places by chance (option `white_placement`).
pub fn drop_white(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let mut list = [Place::ALL[0]; Place::COUNT];
    let mut many = 0;
    for place in legal_for_white(r, &s.public).iter() {
        list[many] = place;
        many += 1;
    }
    let place = desk.draw("white outpost", &list[..many]);
    put_white(s, None, place, desk);
}

/// The top card of a headquarters deck.
fn top_order(s: &mut State, year: usize) -> Option<HqCard> {
    s.secret.hq[year].pop().or_else(|| s.public.hq_under[year].remove(0))
}

/// Draws the order of the owner's year and puts the coloured outpost on its place. A card whose place holds an outpost
/// or a figure goes under the deck (JP-1.7, JP-1.8).
pub fn draw_order(r: &Rules, s: &mut State, owner: Seat, desk: &mut impl Desk<Event>) {
    let year = s.public.tasks[owner.at()].year.slot();
    let taken = s.public.outposts().or(s.public.occupied());
    desk.reveal();
    while let Some(card) = top_order(s, year) {
        let place = r.order(card).place;
        if taken.has(place) {
            s.public.hq_under[year].push(card);
            desk.tell(|| Event::OrderUnder(owner, card, place));
            continue;
        }
        let task = &mut s.public.tasks[owner.at()];
        task.hq = Maybe::some(card);
        task.coloured = Maybe::some(place);
        task.leg = Leg::ToColoured;
        let rule = if task.year == r.chosen.first_year { "JP-1.7" } else { "JP-8.3" };
        desk.tell(|| Event::Ordered(owner, card, place, rule));
        return;
    }
}
