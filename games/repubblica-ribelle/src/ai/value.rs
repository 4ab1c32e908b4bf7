//! What things are worth, in points at the end.

use staffetta_kernel::{MAX_SEATS, Outcome, Seat};

use super::Position;
use crate::cards::{Card, Effect, Effects};
use crate::end_of_game;
use crate::rules::Rules;
use crate::state::{Ending, State};
use crate::support_track;

/// What a card in hand is worth when it is kept.
pub fn keep(position: &Position, card: Card) -> f32 {
    if card.is_leader() {
        let points = position.r.numbers.points_leader[usize::from(position.s.public.phase == 2)];
        let later = if position.is_last() || position.before_change() { 0.0 } else { 1.0 };
        return f32::from(points) + later;
    }
    let values = position.r.card(card).values;
    let sum = f32::from(values.iter().sum::<u8>());
    if position.is_last() {
        1.0
    } else if position.before_change() {
        // Hands are filled up to five anyway.
        0.5 + 0.08 * sum
    } else {
        0.8 + 0.22 * sum
    }
}

/// What an effect brings besides the score.
pub fn effect(position: &Position, effect: Effect) -> f32 {
    let p = &position.s.public;
    // Pieces and support start anew in Phase II.
    let lasting = p.phase == 2;
    let alone = p.seats == 1;
    match effect {
        Effect::Plus1 => 0.0,
        Effect::Draw => {
            if position.is_last() {
                1.0
            } else {
                1.7
            }
        }
        Effect::Place if lasting => 2.3,
        Effect::Place => 0.9,
        Effect::Support if support_track::is_full(p, position.seat) => 0.0,
        Effect::Support if lasting => 1.1,
        Effect::Support => 0.6,
        Effect::Steal if alone => 0.0,
        Effect::Steal => 1.8,
        Effect::Sabotage if alone => 0.0,
        Effect::Sabotage => 0.8,
        Effect::Move2 => 0.1,
    }
}

/// What the reward of a Political or Social mission brings at a level.
pub fn reward(position: &Position, level: u8) -> f32 {
    let lasting = position.s.public.phase == 2;
    let card = 3.3;
    let support = if lasting { 1.1 } else { 0.6 };
    let commissar = if lasting { 2.2 } else { 0.7 };
    match (position.r.mission(position.s.public.mission()).effects, level) {
        (_, 0) => 0.0,
        (Effects::Ep, 2) => card + support + commissar,
        (Effects::Es, 2) => card + support,
        _ => card,
    }
}

/// What the survival of the Republic is worth to whoever does not win, as a part of the victory: commanders who want
/// nothing but to win would let the Republic be defeated as soon as they are behind.
const SHARED: f32 = 0.5;

/// What an end is worth: a part for all if the Republic survives, the rest for whoever wins.
pub fn utility(outcome: &Outcome) -> [f32; MAX_SEATS] {
    let shares = outcome.shares();
    let survived: f32 = shares.iter().sum();
    let mut utility = shares.map(|share| (1.0 - SHARED) * share);
    for part in &mut utility[..usize::from(outcome.seats)] {
        *part += SHARED * survived / f32::from(outcome.seats);
    }
    utility
}

/// Each seat's share of the victory as things stand: the chance that the Republic survives, divided by points.
pub fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
    if s.public.ending != Ending::Running || s.public.steps.is_empty() {
        return utility(&end_of_game::outcome(r, s));
    }
    let left = s.secret.missions.len() as u32 + u32::from(s.public.open_mission.is_some());
    let survives = survival(s.public.health, left, failure_chance(s));
    // A lead of today is worth the less the more missions are to come, and a lost Republic has no winner: until then
    // most of the victory is still everybody's.
    let later = left as f32;
    let spread = 4.5 + 1.2 * later;
    let shared = SHARED.max(0.75 * later / (later + 3.0));
    let here = s.public.all().filter(|&seat| !s.public.gone.has(seat)).count().max(1) as f32;
    let mut worth = [0.0; MAX_SEATS];
    let mut total = 0.0;
    for seat in s.public.all() {
        let weight = if s.public.gone.has(seat) { 0.0 } else { (standing(r, s, seat) / spread).exp() };
        worth[seat.at()] = weight;
        total += weight;
    }
    for seat in s.public.all().filter(|&seat| !s.public.gone.has(seat)) {
        let own = if total > 0.0 { worth[seat.at()] / total } else { 0.0 };
        worth[seat.at()] = survives * (shared / here + (1.0 - shared) * own);
    }
    worth
}

/// How likely a mission fails: the less the more cards and Leaders are in hand.
fn failure_chance(s: &State) -> f32 {
    let hands: f32 = s.public.all().map(|seat| f32::from(s.secret.hands[seat.at()].len().min(7))).sum();
    let leaders = 1.5 * f32::from(s.secret.leaders_in_hand.len());
    let held = (hands + leaders) / f32::from(s.public.seats);
    let usual = if s.public.phase == 2 { 0.24 } else { 0.16 };
    (usual + 0.045 * (5.0 - held)).clamp(0.04, 0.7)
}

/// The chance to fail fewer than `health` of `left` missions.
fn survival(health: u8, left: u32, fail: f32) -> f32 {
    let mut term = (1.0 - fail).powi(left as i32);
    let mut sum = 0.0;
    for failures in 0..u32::from(health).min(left + 1) {
        sum += term;
        term *= (left - failures.min(left)) as f32 / (failures + 1) as f32 * fail / (1.0 - fail);
    }
    sum.clamp(0.0, 1.0)
}

fn standing(r: &Rules, s: &State, seat: Seat) -> f32 {
    let points = end_of_game::points(r, s, seat);
    let lasting = if s.public.phase == 2 { 1.0 } else { 0.3 };
    let hand = f32::from(s.secret.hands[seat.at()].len());
    let later = if s.secret.missions.is_empty() { 1.0 } else { 1.6 };
    f32::from(points.military + points.political + points.social + points.leaders + points.missions)
        + lasting * f32::from(points.support + points.pieces)
        + later * hand
}
