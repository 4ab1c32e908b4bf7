//! What things are worth, in points at the end.

use staffetta_kernel::{MAX_SEATS, Outcome};

use super::Position;
use crate::cards::{Card, Effect, Effects};
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
pub const SHARED: f32 = 0.5;

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
