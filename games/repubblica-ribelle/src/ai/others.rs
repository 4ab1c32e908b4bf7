//! What the others will probably give: what they said, how many cards they laid, how many they hold.

use staffetta_kernel::Seat;

use super::Position;
use crate::automated_partisans;
use crate::cards::{Card, Sphere};
use crate::steps::{Step, counting, mission};

/// A guess of a number: its mean and variance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guess {
    pub mean: f32,
    pub variance: f32,
}

/// What a card chosen for a mission brings on average, and a card taken at random.
const CHOSEN: f32 = 2.7;
const RANDOM: f32 = 1.66;

/// Has this seat laid its cards for good?
fn is_done(position: &Position, seat: Seat) -> bool {
    let p = &position.s.public;
    let Some(now) = Step::asking::<mission::Mission>(&p.steps) else { return p.revealed };
    if position.sphere() == Sphere::Military { mission::is_before(p, seat, now.seat) } else { p.passed.has(seat) }
}

/// Cards that lie there, and cards in hand.
fn cards(position: &Position, seat: Seat) -> (f32, f32) {
    (f32::from(position.s.secret.played[seat.at()].len() as u8), f32::from(position.s.hand_total(seat)))
}

/// Pieces and base of a seat in the mission's territory.
fn bonus(position: &Position, seat: Seat) -> f32 {
    let (pieces, base) = counting::bonus(position.r, &position.s.public, seat);
    f32::from(pieces + base)
}

/// The score of another seat in a Military mission.
pub fn score(position: &Position, seat: Seat) -> Guess {
    let p = &position.s.public;
    let (laid, held) = cards(position, seat);
    let bonus = bonus(position, seat);
    if p.gone.has(seat) {
        return Guess { mean: bonus, variance: 0.0 };
    }
    let pledge = p.pledge[seat.at()].get();
    let share = f32::from(position.r.mission(p.mission()).low);
    match (is_done(position, seat), pledge.map(f32::from)) {
        (true, Some(pledge)) if laid > 0.0 || pledge <= bonus => {
            Guess { mean: pledge.max(bonus + 1.5 * laid), variance: 1.0 }
        }
        (true, _) => Guess { mean: bonus + CHOSEN * laid, variance: 1.3 * laid },
        (false, Some(pledge)) => Guess { mean: pledge, variance: 1.2 },
        (false, None) => {
            // Whoever has said nothing yet gives about its share, if its hand allows it.
            let can = bonus + RANDOM * (held - 1.0).max(0.0) + 0.8;
            Guess { mean: can.min(share + 0.5), variance: 4.0 }
        }
    }
}

/// Of a score that is known it is known how many objectives it removes.
fn sure(position: &Position, score: u8) -> [f32; 3] {
    let mut levels = [0.0; 3];
    levels[usize::from(counting::objectives_of(position.r, &position.s.public, score))] = 1.0;
    levels
}

/// How likely another seat removes 0, 1 or 2 objectives.
pub fn level(position: &Position, seat: Seat) -> [f32; 3] {
    let p = &position.s.public;
    let mission = position.r.mission(p.mission());
    let (low, high) = (f32::from(mission.low), f32::from(mission.high));
    let (laid, held) = cards(position, seat);
    let bonus = bonus(position, seat);
    if let Some(score) = p.score[seat.at()].get() {
        return sure(position, score);
    }
    let done = is_done(position, seat) || p.gone.has(seat);
    if let Some(pledge) = p.pledge[seat.at()].get().filter(|_| !p.gone.has(seat)) {
        let objectives = counting::objectives_of(position.r, p, pledge);
        // Somebody who passed with too few cards has not kept the pledge.
        let can = bonus + 3.6 * if done { laid } else { laid + held };
        let kept: f32 = if can + 0.5 < f32::from(pledge.min(mission.high)) { 0.25 } else { 0.93 };
        return match objectives {
            0 => [0.95, 0.04, 0.01],
            1 => [1.0 - kept, kept - 0.03_f32.min(kept), 0.03_f32.min(kept)],
            _ => [0.6 * (1.0 - kept), 0.4 * (1.0 - kept), kept],
        };
    }
    if done {
        let score = bonus + 2.9 * laid;
        let (one, two) = (chance((score - low + 0.5) / 1.4), chance((score - high + 0.5) / 1.4));
        return [1.0 - one, one - two, two];
    }
    let reach = laid + held + bonus / 2.7;
    let begun = laid > 0.0;
    match reach {
        n if n >= 4.5 && begun => [0.12, 0.28, 0.6],
        n if n >= 4.5 => [0.35, 0.25, 0.4],
        n if n >= 3.5 && begun => [0.2, 0.4, 0.4],
        n if n >= 3.5 => [0.5, 0.25, 0.25],
        n if n >= 2.5 => [0.75, 0.2, 0.05],
        _ => [0.97, 0.03, 0.0],
    }
}

/// How likely an Automated Partisan that has not drawn removes 0, 1 or 2 objectives.
const AUTOMATON: [f32; 3] = [0.07, 0.74, 0.19];

/// What the automata score together: known once they have drawn.
pub fn automata_score(position: &Position) -> Guess {
    let p = &position.s.public;
    let difficulty = f32::from(position.r.mission(p.mission()).low);
    let mut sum = Guess::default();
    for score in automated_partisans::scores(position.r, p) {
        match score.get() {
            Some(score) => sum.mean += f32::from(score),
            None => {
                sum.mean += 0.96 * difficulty - 0.24;
                sum.variance += 2.6;
            }
        }
    }
    sum
}

/// How likely the others remove at least so many objectives together, for each number up to twice the seats.
pub fn objectives(position: &Position) -> [f32; 16] {
    let p = &position.s.public;
    let mut spread = [0.0; 16];
    spread[0] = 1.0;
    let mut add = |levels: [f32; 3]| {
        let mut next = [0.0; 16];
        for (sum, chance) in spread.iter().enumerate() {
            for (level, share) in levels.iter().enumerate() {
                next[(sum + level).min(15)] += chance * share;
            }
        }
        spread = next;
    };
    for other in p.all().filter(|&other| other != position.seat) {
        add(level(position, other));
    }
    for score in automated_partisans::scores(position.r, p) {
        add(score.get().map_or(AUTOMATON, |score| sure(position, score)));
    }
    for at in (0..15).rev() {
        spread[at] += spread[at + 1];
    }
    spread
}

/// What a point that a seat has given less than it said, or cannot give any more, takes from the likelihood of a world.
const MISSING: f32 = 0.35;
/// The same for a point that it has given more.
const SURPLUS: f32 = 0.75;

/// How well the hidden cards of this world fit what the others have pledged in the open mission.
pub fn likelihood(position: &Position) -> f32 {
    let (s, p) = (position.s, &position.s.public);
    if p.open_mission.is_none() || p.revealed {
        return 1.0;
    }
    let mut likelihood = 1.0;
    for seat in p.all().filter(|&seat| seat != position.seat && !p.gone.has(seat)) {
        let Some(pledge) = p.pledge[seat.at()].get() else { continue };
        let laid = s.secret.played[seat.at()].iter().copied();
        let score = |hand: bool| {
            let leader = s.secret.leaders_in_hand.has(seat).then_some(Card::LEADER);
            let held = leader.into_iter().chain(s.secret.hands[seat.at()].iter()).filter(|_| hand);
            i32::from(counting::tally(position.r, p, seat, laid.clone().chain(held)).total())
        };
        let pledge = i32::from(pledge);
        let done = is_done(position, seat);
        let missing = pledge - score(!done);
        let surplus = if done { -missing } else { score(false) - pledge };
        likelihood *= MISSING.powi(missing.max(0)) * SURPLUS.powi(surplus.max(0));
    }
    likelihood.max(1e-6)
}

/// The chance that a normal deviate is below this.
pub fn chance(z: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * z).exp())
}
