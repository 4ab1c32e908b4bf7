//! The Action deck: drawing, reshuffling, and what everybody may still conclude about hidden cards (RR-14).

use staffetta_kernel::{Desk, Seat, Seats, Target, Veiled};

use crate::cards::{Card, Cards, Sphere};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{SEATS, State, Theft};

/// Takes the top card of the deck, which is replenished as the option says; nothing if there is none (RR-14.2).
fn top(r: &Rules, s: &mut State, drawer: Option<Seat>, desk: &mut impl Desk<Event>) -> Option<Card> {
    if s.secret.deck.is_empty() {
        reshuffle(s, desk);
    }
    let card = s.secret.deck.pop();
    let Some(card) = card else {
        desk.tell(|| Event::NoCards);
        return None;
    };
    desk.reveal();
    if let Some(seat) = drawer {
        s.secret.hands[seat.at()].insert(card);
        s.public.fresh_least[seat.at()] += 1;
        s.public.fresh_most[seat.at()] += 1;
    }
    if r.house.reshuffle_at_once && s.secret.deck.is_empty() {
        reshuffle(s, desk);
    }
    Some(card)
}

/// The discard pile becomes the deck (RR-14.1).
fn reshuffle(s: &mut State, desk: &mut impl Desk<Event>) {
    let discard = s.public.discard;
    if discard.is_empty() {
        return;
    }
    s.secret.deck = discard.iter().collect();
    desk.shuffle("reshuffle", s.secret.deck.as_mut_slice());
    s.public.discard = Cards::NONE;
    s.public.fresh = discard;
    s.public.shuffles = s.public.shuffles.saturating_add(1);
    for at in 0..SEATS {
        s.public.stale[at] = [0, 1, 2].map(|sphere| s.secret.piles[at].len(Sphere::ALL[sphere]));
    }
    s.public.fresh_least = [0; SEATS];
    s.public.fresh_most = [0; SEATS];
    desk.tell(|| Event::Reshuffled { cards: discard.len() });
}

/// A seat draws so many cards.
pub fn draw(r: &Rules, s: &mut State, seat: Seat, count: u8, desk: &mut impl Desk<Event>) {
    let mut drawn = Cards::NONE;
    for _ in 0..count {
        if let Some(card) = top(r, s, Some(seat), desk) {
            drawn.insert(card);
        }
    }
    if !drawn.is_empty() {
        desk.tell(|| Event::Drew { seat, count: drawn.len(), cards: Veiled::new(drawn, Seats::one(seat)) });
    }
}

/// An Automated Partisan draws a card face up (RR-4.1).
pub fn draw_open(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Option<Card> {
    top(r, s, None, desk)
}

/// Everybody has seen this card, which came from what a seat held hidden.
pub fn seen(s: &mut State, seat: Seat, card: Card) {
    if s.public.fresh.has(card) {
        let (least, most) = (&mut s.public.fresh_least[seat.at()], &mut s.public.fresh_most[seat.at()]);
        *least = least.saturating_sub(1);
        *most = most.saturating_sub(1);
    }
    forget(s, |theft| theft.card == card);
}

/// A hidden card of a seat goes to the discard pile, where it lies open (RR-8.4).
pub fn discard(s: &mut State, seat: Seat, card: Card) {
    seen(s, seat, card);
    s.public.discard.insert(card);
}

/// Takes the top card of a score pile to the discard pile.
pub fn lose_top(s: &mut State, seat: Seat, sphere: Sphere) -> Option<Card> {
    let card = s.secret.piles[seat.at()].pop(sphere)?;
    s.public.placed[seat.at()].pop(sphere);
    let stale = &mut s.public.stale[seat.at()][sphere as usize];
    *stale = (*stale).min(s.secret.piles[seat.at()].len(sphere));
    discard(s, seat, card);
    Some(card)
}

/// A card of a hand goes face down onto a score pile (RR-8.1).
pub fn store(s: &mut State, seat: Seat, sphere: Sphere, card: Card) {
    s.secret.hands[seat.at()].remove(card);
    s.secret.piles[seat.at()].push(sphere, card);
    let round = s.public.round;
    s.public.placed[seat.at()].push(sphere, round);
}

/// How many cards a seat holds that others cannot see.
pub fn hidden(s: &State, seat: Seat) -> u8 {
    let piles = &s.secret.piles[seat.at()];
    let face_down = if s.public.revealed == 1 {
        0
    } else {
        s.secret.played[seat.at()].iter().filter(|card| !card.is_leader()).count() as u8
    };
    s.secret.hands[seat.at()].len() + Sphere::ALL.iter().map(|&sphere| piles.len(sphere)).sum::<u8>() + face_down
}

/// A card changes hands unseen by others (RR-5.7): thief and victim know it, the others know that it happened.
pub fn steal(s: &mut State, thief: Seat, victim: Seat, card: Card) {
    let (t, v) = (thief.at(), victim.at());
    let held = hidden(s, victim);
    s.secret.hands[v].remove(card);
    s.secret.hands[t].insert(card);
    let p = &mut s.public;
    if p.fresh_most[v] > 0 {
        if p.fresh_least[v] == held {
            p.fresh_most[v] -= 1;
            p.fresh_least[t] += 1;
        } else {
            p.fresh_most[v] = p.fresh_most[v].min(held - 1);
        }
        p.fresh_least[v] = p.fresh_least[v].saturating_sub(1);
        p.fresh_most[t] += 1;
    }
    let round = p.round;
    forget(s, |theft| theft.victim == thief && theft.card == card);
    for theft in s.secret.thefts.as_mut_slice() {
        if theft.victim != thief && theft.since(victim).is_some() {
            theft.join(thief, round);
        }
    }
    let theft = Theft::new(victim, card, thief, round);
    if !s.secret.thefts.push(theft) {
        s.secret.thefts.remove(0);
        s.secret.thefts.push(theft);
    }
}

fn forget(s: &mut State, over: impl Fn(&Theft) -> bool) {
    let mut at = 0;
    while let Some(theft) = s.secret.thefts.get(at) {
        if over(theft) {
            s.secret.thefts.remove(at);
        } else {
            at += 1;
        }
    }
}

/// The card with the lowest number, for lists that cannot be empty.
pub fn lowest(cards: Cards) -> Card {
    cards.first().unwrap_or_else(|| Card::from_slot(0))
}
