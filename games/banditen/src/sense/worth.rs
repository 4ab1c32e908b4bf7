//! What each seat may expect of a position.

use staffetta_kernel::MAX_SEATS;

use crate::kinds::{AXIS, PARTISAN};
use crate::rules::Rules;
use crate::state::{Field, State, counters};
use crate::steps::close::{casualties, outcome};

/// Living strength of a seat on the map, pinned and spent units counted for less.
fn living(f: &Field, seat: usize) -> f32 {
    let seat = if seat == 0 { PARTISAN } else { AXIS };
    let all = (f.on_map[seat.at()] | f.in_pool[seat.at()]) & f.combat[seat.at()];
    counters(seat, all)
        .map(|c| {
            let unit = f.unit(c);
            f32::from(unit.vf) * if unit.pinned() { 0.8 } else { 1.0 }
        })
        .sum()
}

/// Each seat's share of the victory, 0 to 1.
pub fn worth(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
    let mut worth = [0.0; MAX_SEATS];
    if s.is_over() {
        worth[..2].copy_from_slice(&outcome(r, s).shares()[..2]);
        return worth;
    }
    if s.turn == 0 {
        // Nobody stands where he will yet.
        worth[..2].fill(0.5);
        return worth;
    }
    let left = f32::from(r.house.turns.saturating_sub(s.turn)) / f32::from(r.house.turns);
    let lost = [f32::from(casualties(r, s, PARTISAN)), f32::from(casualties(r, s, AXIS))];
    let power = living(s, 0) / (living(s, 0) + 2.0 * living(s, 1) + 1.0);
    let x = if r.is_tarnova() {
        // Casualties decide, unless the garrison is broken in time.
        let open = f32::from(crate::fire::empty_forts(r, s));
        0.16 * (lost[1] - lost[0]) + 0.22 * open * (0.4 + left) + 5.0 * (power - 0.5) * left - 0.4 + 0.6 * left
    } else {
        let need = s.conquered.count_ones() as f32 - 3.5;
        0.9 * need + 0.04 * (lost[1] - lost[0]) + 3.2 * left + 4.0 * (power - 0.4) * left
    };
    worth[0] = 1.0 / (1.0 + (-x).exp());
    worth[1] = 1.0 - worth[0];
    worth
}
