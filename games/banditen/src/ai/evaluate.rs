//! What each seat may expect of a position.

use staffetta_kernel::{MAX_SEATS, Seat};

use super::distances::Distances;
use super::threats::goals;
use crate::kinds::{AXIS, PARTISAN};
use crate::rules::Rules;
use crate::state::{Public, Unit};
use crate::victory::{outcome, score};

/// What a position is judged by, and how much each sign speaks for the partisans: weighed by what became of 1,500
/// games a battle between steady players of whom some made mistakes, at the beginning of each turn.
struct Signs {
    always: f32,
    /// The part of the turns that is still to come.
    time: f32,
    /// Four points more than the Axis; and the same with all the time still to come.
    margin: f32,
    early_margin: f32,
    /// Ten points of strength more than the Axis.
    strength: f32,
    /// Ten points of strength at their goal, with all the time still to come.
    near: f32,
    /// A place that the Axis must hold and does not, with all the time still to come.
    open: f32,
    /// Ten points of strength in the places that the Axis must hold.
    garrison: f32,
}

const GRAVELLONA: Signs = Signs {
    always: -0.57,
    time: -0.41,
    margin: 2.85,
    early_margin: -1.34,
    strength: 1.14,
    near: 1.69,
    open: 1.56,
    garrison: 0.0,
};
const TARNOVA: Signs = Signs {
    always: 2.49,
    time: -1.27,
    margin: 1.95,
    early_margin: -1.51,
    strength: 0.0,
    near: 1.45,
    open: 0.0,
    garrison: -2.29,
};
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

/// Each seat's share of the victory, 0 to 1.
pub fn evaluate(r: &Rules, p: &Public) -> [f32; MAX_SEATS] {
    let mut worth = [0.0; MAX_SEATS];
    if p.is_over() {
        worth[..2].copy_from_slice(&outcome(r, p).shares()[..2]);
        return worth;
    }
    if p.turn == 0 {
        // Nobody stands where he will yet.
        worth[..2].fill(0.5);
        return worth;
    }
    let signs = if r.is_tarnova() { TARNOVA } else { GRAVELLONA };
    let left = f32::from(r.options.turns.saturating_sub(p.turn)) / f32::from(r.options.turns);
    let [ours, theirs] = score(r, p).map(f32::from);
    let wounded = if p.infirmary_taken { WOUNDED } else { 0.0 };
    let margin = (ours + wounded - theirs) / 4.0;
    let (mut open, mut garrison) = (0.0, 0.0);
    goals(r, p, AXIS, &mut |_, held| {
        open += f32::from(u8::from(held == 0));
        garrison += f32::from(held);
    });
    let x = signs.always
        + signs.time * left
        + (signs.margin + signs.early_margin * left) * margin
        + signs.strength * (living(p, PARTISAN) - living(p, AXIS)) / 10.0
        + signs.near * left * nearness(r, p) / 10.0
        + signs.open * left * open
        + signs.garrison * garrison / 10.0;
    worth[0] = 1.0 / (1.0 + (-x).exp());
    worth[1] = 1.0 - worth[0];
    worth
}
