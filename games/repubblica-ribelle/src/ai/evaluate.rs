//! The features by which chances are judged: of a seat, that it has the most points if the Republic survives; of the table,
//! that it does. What each is worth is in `weights.rs`.

use staffetta_kernel::Seat;

use crate::end_of_game;
use crate::rules::Rules;
use crate::state::State;

/// The names of a seat's features.
pub const FEATURES: [&str; 10] = [
    "points for good",
    "points for good, early",
    "support and pieces of phase 1",
    "support of phase 2",
    "pieces of phase 2",
    "cards in hand",
    "cards in hand, early",
    "Leader in hand, phase 1",
    "Leader in hand, phase 2",
    "first player",
];

/// The names of the table's features.
pub const TABLE_FEATURES: [&str; 8] = [
    "always",
    "survival as by cards in hand",
    "Health",
    "Health, early",
    "the last Health",
    "missions to come",
    "cards in hand",
    "Leaders in hand",
];

/// So many missions are to come at most.
const MISSIONS: f32 = 10.0;

/// Tells the features.
pub fn features(r: &Rules, s: &State, tell: &mut impl FnMut(Option<Seat>, &[f32])) {
    let p = &s.public;
    let left = s.secret.missions.len() as u32 + u32::from(p.open_mission.is_some());
    let early = left as f32 / MISSIONS;
    let [phase_1, phase_2] = if p.phase == 2 { [0.0, 1.0] } else { [1.0, 0.0] };
    let flag = |is: bool| f32::from(u8::from(is));
    let (mut cards, mut leaders) = (0.0, 0.0);
    for seat in p.all().filter(|&seat| !p.gone.has(seat)) {
        let points = end_of_game::points(r, s, seat);
        let for_good = points.military + points.political + points.social + points.leaders + points.missions;
        let (for_good, support) = (f32::from(for_good) / 10.0, f32::from(points.support) / 5.0);
        let pieces = f32::from(points.pieces) / 5.0;
        let held = f32::from(s.secret.hands[seat.at()].len()) / 5.0;
        let leader = flag(s.secret.leaders_in_hand.has(seat));
        cards += held;
        leaders += leader;
        tell(
            Some(seat),
            &[
                for_good,
                for_good * early,
                (support + pieces) * phase_1,
                support * phase_2,
                pieces * phase_2,
                held,
                held * early,
                leader * phase_1,
                leader * phase_2,
                flag(seat == p.first_player),
            ],
        );
    }
    let seats = f32::from(p.seats.max(1));
    let health = f32::from(p.health) / 5.0;
    let survives = survival(p.health, left, failure_chance(s)).clamp(0.001, 0.999);
    tell(
        None,
        &[
            1.0,
            (survives / (1.0 - survives)).ln(),
            health,
            health * early,
            flag(p.health == 1),
            early,
            cards / seats,
            leaders / seats,
        ],
    );
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
