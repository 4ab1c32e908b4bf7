//! A world that fits a view, drawn evenly from all deals that the rules' chance allows.

use staffetta_kernel::{Pile, Rng, Seat};

use crate::cards::{Card, Clg, EventKind, Leader, MISSIONS, PATROL_SPOT};
use crate::rules::Rules;
use crate::state::State;
use crate::view::View;

/// The Time is Now! lies among this many cards at the bottom of the first pile (LR-5.3).
const LOWER_HALF: u32 = MISSIONS as u32 / 2 + 1;

/// Fills `out` with a world in which the viewer would see just this.
pub fn reimagine(r: &Rules, v: &View, rng: &mut impl Rng, out: &mut State) {
    *out = seen(v);
    if v.open {
        out.mission_draw = v.mission_draw;
        out.event_draw = v.event_draw;
        out.clg_draw = v.clg_draw;
        return;
    }
    for seat in v.named.iter().filter(|&seat| v.viewer != Some(seat)) {
        out.band_mut(seat).leader = Leader::ALL[rng.below(Leader::ALL.len() as u32) as usize];
    }
    if v.round > 0 {
        missions(r, v, rng, out);
        events(r, v, rng, out);
        cest_la_guerre(v, rng, out);
    }
}

/// What the viewer sees, with the hidden places still empty.
fn seen(v: &View) -> State {
    let mut s = State::blank();
    s.pool = v.pool;
    s.draft = v.draft;
    s.turn = v.turn;
    s.used = v.used;
    for (band, seen) in s.bands.iter_mut().zip(&v.bands) {
        band.leader = seen.leader;
        band.recruits = seen.recruits;
        band.glory = seen.glory;
        band.broken_at = seen.broken_at;
        band.shots = seen.shots;
        band.hand = seen.hand;
    }
    s.row.0 = v.row;
    s.tapped = v.tapped;
    s.camouflaged = v.camouflaged;
    s.seats = v.seats;
    s.living = v.living;
    s.led = v.led;
    s.named = v.named;
    s.first_player = v.first_player;
    s.active = v.active;
    s.round = v.round;
    s.to_act = v.to_act;
    s.event = v.event;
    s.answers = v.answers;
    s.time_is_now = v.time_is_now;
    s.mulligans = v.mulligans;
    s.pending_sixes = v.pending_sixes;
    s.blue_used = v.blue_used;
    s.moment = v.moment;
    s.ending = v.ending;
    s.batch = v.batch;
    s.clg_discard = v.clg_discard;
    s.event_discard = v.event_discard;
    s.mission_discard = v.mission_discard;
    s.steps = v.steps;
    s
}

/// The missions that lie nowhere in sight, in any order. Before it turns up, The Time is Now! is equally likely on each
/// place of the lower half that is left; no pile can have been reshuffled before that.
fn missions(r: &Rules, v: &View, rng: &mut impl Rng, out: &mut State) {
    let mut hidden = ((1u64 << MISSIONS) - 1) << 1 & !(1 << r.time_is_now.0);
    for card in v.mission_discard.iter().chain(&v.row[..PATROL_SPOT]) {
        hidden &= !(1 << card.0);
    }
    while hidden != 0 {
        out.mission_draw.push(Card(hidden.trailing_zeros() as u8));
        hidden &= hidden - 1;
    }
    rng.shuffle(out.mission_draw.as_mut_slice());
    if v.time_is_now == 0 {
        out.mission_draw.push(r.time_is_now);
        let top = out.mission_draw.len() - 1;
        let at = rng.below(LOWER_HALF.min(top as u32 + 1)) as usize;
        out.mission_draw.as_mut_slice().swap(at, top);
    }
}

fn events(r: &Rules, v: &View, rng: &mut impl Rng, out: &mut State) {
    let mut left: Pile<EventKind, 9> = r.event_pile.iter().copied().collect();
    for &event in v.event_discard.iter().chain(v.event.iter()) {
        left.take(event);
    }
    rng.shuffle(left.as_mut_slice());
    out.event_draw = left;
}

/// Face-down cards and draw pile: every hidden place gets one of the unseen cards of its shuffle.
fn cest_la_guerre(v: &View, rng: &mut impl Rng, out: &mut State) {
    let mut unseen = (1u16 << Clg::ALL.len()) - 1;
    for &card in v.clg_discard.iter().chain(v.bands.iter().flat_map(|band| band.hand.iter())) {
        unseen &= !(1 << card as u16);
    }
    if v.bands.iter().any(|band| band.shots > 0) {
        unseen &= !(1 << Clg::Mg34 as u16);
    }
    if v.row[PATROL_SPOT].lies() {
        unseen &= !(1 << Clg::UnexpectedPatrol as u16);
    }
    let mut cards: Pile<Clg, 9> = Clg::ALL.iter().copied().filter(|&card| unseen >> card as u16 & 1 == 1).collect();
    rng.shuffle(cards.as_mut_slice());
    for at in 0..v.seats {
        if v.viewer == Some(Seat(at)) {
            continue;
        }
        for &batch in v.bands[usize::from(at)].batches.as_slice() {
            let of_batch = cards.iter().position(|&card| v.batch[card as usize] == batch);
            if let Some(card) = of_batch.and_then(|place| cards.remove(place)) {
                out.bands[usize::from(at)].hand.push(card);
            }
        }
    }
    out.clg_draw = cards;
}
