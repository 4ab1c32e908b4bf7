//! The features by which the chances of the partisans are judged. What each is worth in which battle is in `weights.rs`.

use staffetta_kernel::{MAX_SEATS, Seat};

use super::distances::Distances;
use super::threats::goals;
use crate::kinds::{AXIS, PARTISAN};
use crate::rules::Rules;
use crate::state::{Public, Unit};
use crate::victory::{outcome, score};

/// The names of the features: what speaks for the partisans, so that the Axis has none.
pub const FEATURES: [&str; 8] = [
    "always",
    "time to come",
    "points more than the Axis",
    "points more than the Axis, early",
    "strength more than the Axis",
    "strength near the goals, early",
    "places that the Axis does not hold, early",
    "strength in the places that the Axis must hold",
];

/// Beyond this many movement points it makes no difference how far a goal is.
const FAR: f32 = 12.0;
/// The wounded in the infirmary are worth 1.5 casualties on average (BN-17.4).
const WOUNDED: f32 = 1.5;

/// Strength of a seat on the map and at hand to enter it.
fn living(p: &Public, seat: Seat) -> f32 {
    f32::from(p.size(p.alive(seat)))
}

/// How much partisan strength stands how near to what it has to take: all of it where it has arrived.
fn nearness(r: &Rules, p: &Public) -> f32 {
    let far = Distances::new(r, p, PARTISAN);
    let near = |unit: &Unit| f32::from(unit.vf) * (1.0 - far.at(unit.hex) / FAR).max(0.0);
    p.fighting(PARTISAN).into_iter().map(|c| near(p.unit(c))).sum()
}

/// Tells the features.
pub fn features(r: &Rules, p: &Public, tell: &mut impl FnMut(Option<Seat>, &[f32])) {
    let left = f32::from(r.options.turns.saturating_sub(p.turn)) / f32::from(r.options.turns);
    let [ours, theirs] = score(r, p).map(f32::from);
    let wounded = if p.infirmary_taken { WOUNDED } else { 0.0 };
    let margin = (ours + wounded - theirs) / 4.0;
    let (mut open, mut garrison) = (0.0, 0.0);
    goals(r, p, AXIS, &mut |_, held| {
        open += f32::from(u8::from(held == 0));
        garrison += f32::from(held);
    });
    let strength = (living(p, PARTISAN) - living(p, AXIS)) / 10.0;
    let near = left * nearness(r, p) / 10.0;
    tell(Some(PARTISAN), &[1.0, left, margin, margin * left, strength, near, left * open, garrison / 10.0]);
    tell(Some(AXIS), &[0.0; FEATURES.len()]);
}

/// Each seat's share of the victory where nothing has to be judged: the game is over, or nobody stands where he will yet.
pub fn known(r: &Rules, p: &Public) -> Option<[f32; MAX_SEATS]> {
    let mut worth = [0.0; MAX_SEATS];
    if p.is_over() {
        worth[..2].copy_from_slice(&outcome(r, p).shares()[..2]);
    } else if p.turn == 0 {
        worth[..2].fill(0.5);
    } else {
        return None;
    }
    Some(worth)
}
