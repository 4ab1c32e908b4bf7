//! A world that fits a view, drawn evenly from all deals that the rules' chance allows.

use staffetta_kernel::{Desk, Maybe, Pile, Rng};

use crate::cards::{Card, Clg, EventKind, Leader, MISSIONS, Spot};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Secret, State};
use crate::view::View;

/// The Time is Now! lies among this many cards at the bottom of the first pile (LR-5.3).
const LOWER_HALF: u32 = MISSIONS as u32 / 2 + 1;

/// A world in which the viewer would see just this: what he knows, and the rest filled in by chance.
pub fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
    let mut secret = v.known;
    if !v.is_open() {
        for seat in v.public.named.iter().filter(|&seat| v.seat() != Some(seat)) {
            let leader = Leader::ALL[rng.below(Leader::ALL.len() as u32) as usize];
            if let Some(named) = secret.named_leaders.get_mut(seat.at()) {
                *named = Maybe::some(leader);
            }
        }
        if v.public.round > 0 {
            missions(r, v, rng, &mut secret);
            events(r, v, rng, &mut secret);
            cest_la_guerre(v, rng, &mut secret);
        }
    }
    State::of(v.public, secret)
}

/// The missions that lie nowhere in sight, in any order. Before it turns up, The Time is Now! is equally likely on each
/// place of the lower half that is left; no pile can have been reshuffled before that.
fn missions(r: &Rules, v: &View, rng: &mut impl Rng, secret: &mut Secret) {
    let mut seen = 1u64 << r.time_is_now.0;
    for card in v.public.mission_discard.iter().copied().chain(v.public.row.missions()) {
        seen |= 1 << card.0;
    }
    let mut pile: Pile<Card, MISSIONS> = Card::all().filter(|card| seen >> card.0 & 1 == 0).collect();
    rng.shuffle(pile.as_mut_slice());
    // There is room for it: it was left out.
    if !v.public.time_is_now && pile.push(r.time_is_now) {
        let top = pile.len() - 1;
        let at = rng.below(LOWER_HALF.min(top as u32 + 1)) as usize;
        pile.as_mut_slice().swap(at, top);
    }
    secret.mission_draw = pile;
}

/// Draws anew what no band has seen: the order of the piles that lie face down. The Time is Now! stays in what is left
/// of the lower half.
pub fn redraw_unseen(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    if s.public.round == 0 {
        return;
    }
    let mut others: Pile<Card, MISSIONS> =
        s.secret.mission_draw.iter().copied().filter(|&card| card != r.time_is_now).collect();
    desk.shuffle("missions drawn anew", others.as_mut_slice());
    if others.len() < s.secret.mission_draw.len() {
        let lower = (LOWER_HALF as usize).min(others.len() + 1);
        let mut pile: Pile<Card, MISSIONS> = Pile::new();
        pile.extend(&others[..lower - 1]);
        pile.push(r.time_is_now);
        desk.shuffle("missions with The Time is Now! drawn anew", pile.as_mut_slice());
        pile.extend(&others[lower - 1..]);
        others = pile;
    }
    s.secret.mission_draw = others;
    desk.shuffle("events drawn anew", s.secret.event_draw.as_mut_slice());
    desk.shuffle("cest la guerre drawn anew", s.secret.clg_draw.as_mut_slice());
}

fn events(r: &Rules, v: &View, rng: &mut impl Rng, secret: &mut Secret) {
    let mut left: Pile<EventKind, 9> = r.event_pile.iter().copied().collect();
    for event in v.public.event_discard.iter().copied().chain(v.public.event.get()) {
        left.take(event);
    }
    rng.shuffle(left.as_mut_slice());
    secret.event_draw = left;
}

/// Face-down cards and draw pile: every hidden place gets one of the unseen cards of its shuffle.
fn cest_la_guerre(v: &View, rng: &mut impl Rng, secret: &mut Secret) {
    let p = &v.public;
    let own = v.known.hands.iter().flat_map(|hand| hand.iter());
    let mut seen = p.clg_discard.iter().chain(own).fold(0u16, |seen, &card| seen | 1 << card as u16);
    if p.bands.iter().any(|(_, band)| band.mg34_shots > 0) {
        seen |= 1 << Clg::Mg34 as u16;
    }
    if p.row.lies(Spot::Patrol) {
        seen |= 1 << Clg::UnexpectedPatrol as u16;
    }
    let mut cards: Pile<Clg, 9> = Clg::ALL.iter().copied().filter(|&card| seen >> card as u16 & 1 == 0).collect();
    rng.shuffle(cards.as_mut_slice());
    for (seat, _) in p.bands.iter().filter(|(seat, _)| v.seat() != Some(*seat)) {
        for &batch in v.batches[seat.at()].as_slice() {
            let of_batch = cards.iter().position(|&card| p.clg_batches[card as usize] == batch);
            if let Some(card) = of_batch.and_then(|place| cards.remove(place)) {
                // As many as the band holds: they fit.
                secret.hands[seat.at()].push(card);
            }
        }
    }
    secret.clg_draw = cards;
}
