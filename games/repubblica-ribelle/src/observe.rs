//! The view as numbers, for learners. Seats are counted from the viewer.

use staffetta_kernel::Seat;

use crate::cards::{ACTIONS, Card, Mission, Sphere};
use crate::map::LOCALITIES;
use crate::rules::Rules;
use crate::state::{LeaderState, NO, PIECES, SEATS, StepKind};
use crate::view::View;

/// Numbers about the whole table.
const TABLE: usize = 16 + StepKind::ALL.len() + Mission::ALL.len();
/// Numbers about a seat.
const SEAT: usize = 24 + PIECES * 2;
/// Where the viewer's own pieces stand, one place a locality.
const OWN: usize = ACTIONS * 3 + 2 + PIECES * LOCALITIES;

/// How many numbers.
pub const SIZE: usize = TABLE + SEATS * SEAT + ACTIONS + OWN;

fn share(n: u8, of: f32) -> f32 {
    f32::from(n) / of
}

/// Fills the observation.
pub fn observe(r: &Rules, v: &View, out: &mut [f32]) {
    let me = v.viewer.unwrap_or_default();
    let (table, rest) = out.split_at_mut(TABLE);
    let (seats, rest) = rest.split_at_mut(SEATS * SEAT);
    let (discard, own) = rest.split_at_mut(ACTIONS);
    see_table(r, v, me, table);
    for place in 0..v.public.seats {
        let from = usize::from(place) * SEAT;
        see_seat(r, v, me.left(place, v.public.seats), &mut seats[from..from + SEAT]);
    }
    v.public.discard.iter().for_each(|card| discard[card.at()] = 1.0);
    see_own(v, me, own);
}

fn see_table(r: &Rules, v: &View, me: Seat, out: &mut [f32]) {
    let p = &v.public;
    let mission = r.mission(p.mission);
    let numbers = [
        share(p.phase, 2.0),
        share(p.round, 10.0),
        share(p.health, 4.0),
        share(v.missions_left, 10.0),
        share(p.objectives, 6.0),
        share(v.deck_left, 114.0),
        share(p.allies, 1.0),
        share(p.revealed, 1.0),
        share(p.seats, 6.0),
        share(r.participants(), 6.0),
        share((p.first.0 + p.seats - me.0) % p.seats, 6.0),
        share(p.on_mission * mission.low, 12.0),
        share(p.on_mission * mission.high, 12.0),
        f32::from(u8::from(p.automata_score[0] != NO)) * share(p.automata_score[0], 16.0),
        f32::from(u8::from(p.automata_score[1] != NO)) * share(p.automata_score[1], 16.0),
        share(p.mp, 6.0),
    ];
    out[..16].copy_from_slice(&numbers);
    if let Some(step) = p.steps.top() {
        out[16 + step.kind as usize] = 1.0;
    }
    if p.on_mission == 1 {
        out[16 + StepKind::ALL.len() + p.mission as usize] = 1.0;
    }
}

fn see_seat(r: &Rules, v: &View, seat: Seat, out: &mut [f32]) {
    let (p, at) = (&v.public, seat.at());
    let flag = |set: staffetta_kernel::Seats| f32::from(u8::from(set.has(seat)));
    let known = |n: u8| if n == NO { -1.0 } else { share(n, 16.0) };
    let board = p.boards[at];
    let numbers = [
        1.0,
        flag(p.seated),
        share(board as u8, 6.0),
        share(r.board(board).faction as u8, 1.0),
        share(p.support[at], 6.0),
        share(v.hand_counts[at], 10.0),
        share(v.played_counts[at], 8.0),
        share(v.pile_counts[at][0], 10.0),
        share(v.pile_counts[at][1], 10.0),
        share(v.pile_counts[at][2], 10.0),
        f32::from(u8::from(p.leaders[at] == LeaderState::Unused)),
        f32::from(u8::from(p.leaders[at] == LeaderState::Used)),
        flag(p.leader_1),
        known(p.pledge[at]),
        flag(p.helped),
        flag(p.ready),
        flag(p.passed),
        known(p.score[at]),
        share(p.plus[at], 8.0),
        flag(p.effect_used),
        flag(p.gone),
        flag(v.asked),
        share(p.on_map(seat).count_ones() as u8, 6.0),
        share(p.used[at].count_ones() as u8, 6.0),
    ];
    out[..24].copy_from_slice(&numbers);
    for piece in 0..PIECES {
        let place = p.pieces[at][piece];
        out[24 + 2 * piece] = f32::from(u8::from(place > 0));
        out[25 + 2 * piece] = share(place, LOCALITIES as f32);
    }
}

fn see_own(v: &View, me: Seat, out: &mut [f32]) {
    for card in v.hands[me.at()].iter() {
        out[card.at()] = 1.0;
    }
    let drafted = |card: Card| v.draft.cards.has(card);
    for card in (0..ACTIONS as u8).map(Card) {
        out[ACTIONS + card.at()] = f32::from(u8::from(drafted(card) || v.played[me.at()].has(card)));
    }
    for (height, &sphere) in Sphere::ALL.iter().enumerate() {
        for &card in v.piles[me.at()].of(sphere) {
            out[2 * ACTIONS + card.at()] = (height + 1) as f32 / 3.0;
        }
    }
    out[3 * ACTIONS] = f32::from(u8::from(v.leading.has(me)));
    out[3 * ACTIONS + 1] = f32::from(v.draft.leader);
    for piece in 0..PIECES {
        if let Some(at) = v.public.pieces[me.at()][piece].checked_sub(1) {
            out[3 * ACTIONS + 2 + piece * LOCALITIES + usize::from(at)] = 1.0;
        }
    }
}
