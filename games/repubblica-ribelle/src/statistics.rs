//! Numbers for learners and laboratories: the view as numbers, seats counted from the viewer, and what is counted of
//! seats and games.

use staffetta_kernel::flow::Listed;
use staffetta_kernel::{Maybe, Seat, Seats};

use crate::RepubblicaRibelle;
use crate::cards::{ACTIONS, Card, Mission, Sphere};
use crate::draft_json::DraftJson;
use crate::end_of_game;
use crate::map::LOCALITIES;
use crate::pieces::PIECES;
use crate::rules::Rules;
use crate::state::{Ending, LeaderState, SEATS, State, Token};
use crate::steps::phase_change::Reinforcement;
use crate::view::View;

/// Numbers for learners and laboratories.
#[derive(Clone, Copy, Debug)]
pub struct Statistics;

/// How many steps there are: one place each.
const STEPS: usize = <Reinforcement as Listed<RepubblicaRibelle>>::KIND as usize;
/// Numbers about the whole table.
const TABLE: usize = 16 + STEPS + Mission::ALL.len();
/// Numbers about a seat.
const SEAT: usize = 24 + PIECES * 2;
/// Where the viewer's own pieces stand, one place a locality.
const OWN: usize = ACTIONS * 3 + 2 + PIECES * LOCALITIES;

impl staffetta_kernel::Statistics<RepubblicaRibelle> for Statistics {
    const OBSERVATION: usize = TABLE + SEATS * SEAT + ACTIONS + OWN;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
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

    fn seat_stats(r: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        let faction = s.public.faction(r, seat);
        vec![("commander", s.public.board(seat).word().to_owned()), ("faction", faction.word().to_owned())]
    }

    fn game_stats(r: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        let p = &s.public;
        let survived = p.ending == Ending::Survived;
        let fulfilled = p.resolved.iter().filter(|over| over.success).count();
        let points = p.all().map(|seat| f64::from(end_of_game::points(r, s, seat).total()));
        let mean = points.sum::<f64>() / f64::from(p.seats);
        vec![
            ("survived", f64::from(u8::from(survived))),
            ("rounds", p.round.into()),
            ("missions_fulfilled", fulfilled as f64),
            ("health", p.health.into()),
            ("points", mean),
            ("reshuffles", p.shuffles.into()),
        ]
    }
}

fn share(n: u8, of: f32) -> f32 {
    f32::from(n) / of
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

fn see_table(r: &Rules, v: &View, me: Seat, out: &mut [f32]) {
    let p = &v.public;
    let (low, high) = p.open_mission.get().map_or((0, 0), |mission| (r.mission(mission).low, r.mission(mission).high));
    let automaton = |at: usize| p.automata[at].score.get().map_or(0.0, |score| share(score, 16.0));
    let numbers = [
        share(p.phase, 2.0),
        share(p.round, 10.0),
        share(p.health, 4.0),
        share(v.facts.missions_left, 10.0),
        share(p.objectives, 6.0),
        share(v.facts.deck, 114.0),
        flag(p.token == Token::Allies),
        flag(p.revealed),
        share(p.seats, 6.0),
        share(r.participants(), 6.0),
        share((p.first_player.0 + p.seats - me.0) % p.seats, 6.0),
        share(low, 12.0),
        share(high, 12.0),
        automaton(0),
        automaton(1),
        share(p.movement.mp, 6.0),
    ];
    out[..16].copy_from_slice(&numbers);
    if let Some(step) = p.steps.top() {
        // Kinds are counted from 1.
        out[15 + usize::from(step.kind)] = 1.0;
    }
    if let Some(mission) = p.open_mission.get() {
        out[16 + STEPS + mission as usize] = 1.0;
    }
}

fn see_seat(r: &Rules, v: &View, seat: Seat, out: &mut [f32]) {
    let (p, at) = (&v.public, seat.at());
    let among = |set: Seats| flag(set.has(seat));
    let known = |n: Maybe<u8>| n.get().map_or(-1.0, |n| share(n, 16.0));
    let numbers = [
        1.0,
        flag(p.boards[at].is_some()),
        share(p.board(seat) as u8, 6.0),
        share(p.faction(r, seat) as u8, 1.0),
        share(p.support[at], 6.0),
        share(v.seats[at].cards, 10.0),
        share(v.seats[at].played, 8.0),
        share(v.seats[at].piles[0], 10.0),
        share(v.seats[at].piles[1], 10.0),
        share(v.seats[at].piles[2], 10.0),
        flag(p.leaders[at] == LeaderState::Unused),
        flag(p.leaders[at] == LeaderState::Used),
        among(p.leader_1_kept),
        known(p.pledge[at]),
        among(p.asked_for_help),
        among(p.ready),
        among(p.passed),
        known(p.score[at]),
        share(p.plus[at], 8.0),
        among(p.effect_used),
        among(p.gone),
        among(v.asked),
        share(p.on_map(seat).len(), 6.0),
        share(p.used_pieces[at].len(), 6.0),
    ];
    out[..24].copy_from_slice(&numbers);
    for piece in 0..PIECES {
        let place = p.pieces[at][piece].get();
        out[24 + 2 * piece] = flag(place.is_some());
        out[25 + 2 * piece] = place.map_or(0.0, |at| share(at as u8 + 1, LOCALITIES as f32));
    }
}

fn see_own(v: &View, me: Seat, out: &mut [f32]) {
    for card in v.seen.hands[me.at()].iter() {
        out[card.at()] = 1.0;
    }
    let draft = DraftJson::of(v.seen.draft).unwrap_or_default();
    for card in (0..ACTIONS as u8).map(Card) {
        out[ACTIONS + card.at()] = flag(draft.cards.has(card) || v.seen.played[me.at()].has(card));
    }
    for (height, &sphere) in Sphere::ALL.iter().enumerate() {
        for &card in v.seen.piles[me.at()].of(sphere) {
            out[2 * ACTIONS + card.at()] = (height + 1) as f32 / 3.0;
        }
    }
    out[3 * ACTIONS] = flag(v.seen.leaders_in_hand.has(me));
    out[3 * ACTIONS + 1] = flag(draft.leader);
    for piece in 0..PIECES {
        if let Some(at) = v.public.pieces[me.at()][piece].get() {
            out[3 * ACTIONS + 2 + piece * LOCALITIES + at as usize] = 1.0;
        }
    }
}
