//! A world that fits a view, sampled evenly over all deals that the rules' chance allows.
//!
//! What is known of hidden cards: how many each seat holds where; that the deck consists of cards of the last shuffle,
//! and that what was stored before it does not; how many cards of the last shuffle a seat can have; who may have a card
//! that was stolen from the viewer. A Leader that is not used lies among the cards face down or in hand, each choice of
//! cards to lay being as good as another.

use staffetta_kernel::{Pile, Rng, Seat};

use crate::cards::{ACTIONS, Card, Cards, Mission, PHASE_MISSIONS, Sphere};
use crate::rules::Rules;
use crate::score_piles::ScorePiles;
use crate::state::{LeaderState, SEATS, Secret, State};
use crate::view::View;

/// Samples a world.
pub fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
    let mut world = v.known();
    let secret = &mut world.secret;
    let is_dealt = v.public.round > 0 || v.facts.missions_left > 0;
    if v.open || !is_dealt {
        return world;
    }
    missions(r, v, rng, secret);
    for seat in v.public.all().filter(|&seat| !v.sees(seat)) {
        leader(v, seat, rng, secret);
    }
    if v.public.shuffles == 0 && v.seen.thefts.is_empty() {
        deal(v, &shuffled(unseen_cards(v), rng), secret);
    } else {
        deal_constrained(v, rng, secret);
    }
    world
}

/// A card onto a pile whose length the view tells: there is room for it, as there is in the true world.
fn put(piles: &mut ScorePiles, sphere: Sphere, card: Card) {
    let fits = piles.push(sphere, card);
    debug_assert!(fits, "a score pile is as long as in the view");
}

/// Where the Leader of another seat is: in hand, or anywhere among what lies face down.
fn leader(v: &View, seat: Seat, rng: &mut impl Rng, secret: &mut Secret) {
    let at = seat.at();
    let laid = v.seats[at].played;
    let hidden = v.public.leaders[at] == LeaderState::Unused && !v.seen.leaders_in_hand.has(seat);
    if v.public.revealed {
        return;
    }
    let place = hidden.then(|| rng.below(u32::from(laid) + u32::from(v.seats[at].cards)) as u8);
    for card in 0..laid {
        // Card 0 holds the place until the cards are dealt. As many lie there in the true world: they fit.
        secret.played[at].push(if place == Some(card) { Card::LEADER } else { Card::default() });
    }
    if place.is_some_and(|place| place >= laid) {
        secret.leaders_in_hand = secret.leaders_in_hand.with(seat);
    }
}

/// What the viewer cannot see.
fn unseen_cards(v: &View) -> Cards {
    let mut seen = v.public.discard;
    for automaton in v.public.automata.iter() {
        automaton.cards.iter().for_each(|&card| seen.insert(card));
    }
    for seat in v.public.all() {
        let at = seat.at();
        if v.sees(seat) || v.public.revealed {
            v.seen.played[at].iter().filter(|card| !card.is_leader()).for_each(|&card| seen.insert(card));
        }
        if v.sees(seat) {
            seen = seen.or(v.seen.hands[at]);
            v.seen.piles[at].iter().for_each(|card| seen.insert(card));
        }
    }
    Cards::ALL.minus(seen)
}

/// These cards in any order.
fn shuffled(cards: Cards, rng: &mut impl Rng) -> Pile<Card, ACTIONS> {
    let mut cards: Pile<Card, ACTIONS> = cards.iter().collect();
    rng.shuffle(cards.as_mut_slice());
    cards
}

/// Deals shuffled cards to all hidden places; the rest is the deck.
fn deal(v: &View, cards: &[Card], secret: &mut Secret) {
    let mut next = cards.iter().copied();
    for seat in v.public.all().filter(|&seat| !v.sees(seat)) {
        let at = seat.at();
        let held = v.seats[at].cards - u8::from(secret.leaders_in_hand.has(seat));
        for card in next.by_ref().take(held.into()) {
            secret.hands[at].insert(card);
        }
        if !v.public.revealed {
            for card in secret.played[at].as_mut_slice().iter_mut().filter(|card| !card.is_leader()) {
                *card = next.next().unwrap_or_default();
            }
        }
        for &sphere in Sphere::ALL {
            for card in next.by_ref().take(v.seats[at].piles[sphere as usize].into()) {
                put(&mut secret.piles[at], sphere, card);
            }
        }
    }
    secret.deck = next.collect();
}

/// Where hidden cards of a seat lie.
#[derive(Clone, Copy, Default)]
enum Zone {
    #[default]
    Hand,
    FaceDown,
    ScorePile(Sphere),
}

/// A hidden place of another seat.
#[derive(Clone, Copy, Default)]
struct Place {
    seat: Seat,
    zone: Zone,
    /// Which of the pile, from the bottom.
    index: u8,
    /// Nothing of the last shuffle can lie there.
    placed_before: bool,
    /// A card of the last shuffle lies there.
    of_last_shuffle: bool,
    card: Option<Card>,
}

type Places = Pile<Place, ACTIONS>;

/// All hidden places of the seats that the viewer cannot see into.
fn hidden_places(v: &View, secret: &Secret) -> Places {
    let mut places = Places::new();
    for seat in v.public.all().filter(|&seat| !v.sees(seat)) {
        let at = seat.at();
        for _ in 0..v.seats[at].cards - u8::from(secret.leaders_in_hand.has(seat)) {
            places.push(Place { seat, ..Place::default() });
        }
        if !v.public.revealed {
            for (index, _) in secret.played[at].iter().enumerate().filter(|(_, card)| !card.is_leader()) {
                places.push(Place { seat, zone: Zone::FaceDown, index: index as u8, ..Place::default() });
            }
        }
        for &sphere in Sphere::ALL {
            for index in 0..v.seats[at].piles[sphere as usize] {
                let placed_before =
                    v.public.shuffles > 0 && index < v.public.since_shuffle[at].placed_before[sphere as usize];
                places.push(Place { seat, zone: Zone::ScorePile(sphere), index, placed_before, ..Place::default() });
            }
        }
    }
    places
}

/// Marks `wanted` of the places that pass as holding a card of the last shuffle, by lot; false if there are too few.
fn mark(places: &mut Places, wanted: u8, rng: &mut impl Rng, pass: impl Fn(&Place) -> bool) -> bool {
    let mut left = places.iter().filter(|place| !place.placed_before && pass(place)).count() as u32;
    let mut wanted = u32::from(wanted);
    if wanted > left {
        return false;
    }
    for place in places.as_mut_slice().iter_mut().filter(|place| !place.placed_before && pass(place)) {
        // Each choice of places is as likely as any other.
        if rng.below(left) < wanted {
            place.of_last_shuffle = true;
            wanted -= 1;
        }
        left -= 1;
    }
    true
}

/// So often a deal that does not fit is thrown away before the finer knowledge is given up.
const TRIES: usize = 4000;

fn deal_constrained(v: &View, rng: &mut impl Rng, secret: &mut Secret) {
    let unseen = unseen_cards(v);
    let recent = unseen.and(v.public.last_shuffle);
    let mut places = hidden_places(v, secret);
    for attempt in 0..=TRIES {
        for place in places.as_mut_slice() {
            place.of_last_shuffle = false;
            place.card = None;
        }
        let finer = attempt < TRIES;
        if mark_last_shuffle(v, recent.len(), &mut places, rng, finer) && place_stolen(v, &mut places, rng, finer) {
            break;
        }
    }
    let stolen: Cards = v.seen.thefts.iter().map(|theft| theft.card).collect();
    let (newer, older) = (shuffled(recent.minus(stolen), rng), shuffled(unseen.minus(recent).minus(stolen), rng));
    let (mut newer, mut older) = (newer.iter().copied(), older.iter().copied());
    for place in places.iter() {
        let card = match place.card {
            Some(card) => Some(card),
            None if place.of_last_shuffle => newer.next().or_else(|| older.next()),
            None => older.next().or_else(|| newer.next()),
        };
        let (at, card) = (place.seat.at(), card.unwrap_or_default());
        match place.zone {
            Zone::Hand => secret.hands[at].insert(card),
            Zone::FaceDown => secret.played[at].as_mut_slice()[usize::from(place.index)] = card,
            Zone::ScorePile(sphere) => put(&mut secret.piles[at], sphere, card),
        }
    }
    secret.deck = newer.collect();
}

/// Says of every place whether a card of the last shuffle lies there.
fn mark_last_shuffle(v: &View, recent: u8, places: &mut Places, rng: &mut impl Rng, finer: bool) -> bool {
    let p = &v.public;
    let mut left = recent.saturating_sub(v.facts.deck);
    let range = |seat: Seat| p.since_shuffle[seat.at()].least()..=p.since_shuffle[seat.at()].most();
    let sure = |seat: Seat| range(seat).start() == range(seat).end();
    if !finer {
        return mark(places, left, rng, |_| true);
    }
    for seat in p.all().filter(|&seat| !v.sees(seat) && sure(seat)) {
        let own = *range(seat).start();
        if own > left || !mark(places, own, rng, |place| place.seat == seat) {
            return false;
        }
        left -= own;
    }
    if !mark(places, left, rng, |place| !sure(place.seat)) {
        return false;
    }
    let mut counts = [0; SEATS];
    for place in places.iter().filter(|place| place.of_last_shuffle) {
        counts[place.seat.at()] += 1;
    }
    p.all().filter(|&seat| !v.sees(seat)).all(|seat| range(seat).contains(&counts[seat.at()]))
}

/// Puts every card that was stolen from the viewer where it may be; false if two meet or a place does not fit.
fn place_stolen(v: &View, places: &mut Places, rng: &mut impl Rng, finer: bool) -> bool {
    for theft in v.seen.thefts.iter() {
        let may = |place: &Place| match (theft.holders.since(place.seat), place.zone) {
            (None, _) => false,
            (Some(_), Zone::Hand | Zone::FaceDown) => true,
            (Some(round), Zone::ScorePile(sphere)) => {
                let at = place.seat.at();
                let later = v.public.placed[at].since(sphere, round);
                place.index >= v.seats[at].piles[sphere as usize] - later
            }
        };
        let count = places.iter().filter(|place| may(place)).count() as u32;
        if count == 0 {
            return false;
        }
        let nth = rng.below(count) as usize;
        let is_recent = v.public.last_shuffle.has(theft.card);
        let Some(place) = places.as_mut_slice().iter_mut().filter(|place| may(place)).nth(nth) else { return false };
        if place.card.is_some() || (finer && place.of_last_shuffle != is_recent) {
            return false;
        }
        place.card = Some(theft.card);
    }
    true
}

/// The missions to come: those of each phase that have not been seen, in any order (RR-1.6).
fn missions(r: &Rules, v: &View, rng: &mut impl Rng, secret: &mut Secret) {
    let over = v.public.resolved.iter().map(|over| over.mission);
    let current = v.public.open_mission.get();
    let seen = over.chain(current).fold(0, |set, mission| set | mission.bit());
    let unseen = |phase: u8| Mission::ALL.iter().copied().filter(move |m| m.phase() == phase && seen & m.bit() == 0);
    let mut second: Pile<Mission, PHASE_MISSIONS> = unseen(2).collect();
    rng.shuffle(second.as_mut_slice());
    let later = usize::from(v.facts.missions_left - v.first_left).min(second.len());
    let mut first: Pile<Mission, PHASE_MISSIONS> = unseen(1).collect();
    rng.shuffle(first.as_mut_slice());
    let mut count = usize::from(v.first_left).min(first.len());
    if r.options.demonstration {
        count = one_of_each_sphere(r, seen, first.as_mut_slice(), count);
    }
    secret.missions = second[..later].iter().chain(&first[..count]).copied().collect();
}

/// In a demonstration game every sphere comes once in Phase I: brings the first of each that is still to come to the
/// front. A shuffled list stays shuffled by it.
fn one_of_each_sphere(r: &Rules, seen: u32, list: &mut [Mission], wanted: usize) -> usize {
    let mut had = Mission::ALL[..PHASE_MISSIONS]
        .iter()
        .filter(|mission| seen & mission.bit() != 0)
        .fold(0u8, |set, &mission| set | 1 << r.mission(mission).sphere as u8);
    let mut count = 0;
    for at in 0..list.len() {
        let bit = 1 << r.mission(list[at]).sphere as u8;
        if count < wanted && had & bit == 0 {
            had |= bit;
            list.swap(count, at);
            count += 1;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::FastRng;

    #[test]
    fn places_are_marked_only_if_there_are_enough() {
        let places = |count: usize| -> Places { (0..count).map(|_| Place::default()).collect() };
        let marked = |places: &Places| places.iter().filter(|place| place.of_last_shuffle).count();
        let mut rng = FastRng::new(1);
        let mut three = places(3);
        assert!(mark(&mut three, 2, &mut rng, |_| true));
        assert_eq!(marked(&three), 2);
        let mut one = places(1);
        assert!(!mark(&mut one, 2, &mut rng, |_| true));
        assert_eq!(marked(&one), 0);
    }
}
