//! What a learner sees: counters, tracks and the question as numbers.

use staffetta_kernel::Target;

use crate::action::{COUNTERS, Counter};
use crate::hex::{Hex, SIDE};
use crate::kinds::Type;
use crate::rules::{MINES, Rules};
use crate::state::{NOBODY, StepKind};
use crate::view::View;

const PER_COUNTER: usize = 9;
const MARKERS: usize = 24;
const STEPS: usize = 19;

/// How many numbers an observation has.
pub const SIZE: usize = COUNTERS * PER_COUNTER + MARKERS + MINES * 4 + STEPS + 8;

fn place(hex: Hex, out: &mut [f32]) {
    if hex.on_map() {
        out[0] = (hex.at() / SIDE + 1) as f32 / SIDE as f32;
        out[1] = (hex.at() % SIDE + 1) as f32 / SIDE as f32;
    }
}

/// The view as numbers, mostly 0 to 1.
pub fn observe(r: &Rules, v: &View, out: &mut [f32]) {
    let f = &v.field;
    let (units, rest) = out.split_at_mut(COUNTERS * PER_COUNTER);
    for (at, out) in units.chunks_mut(PER_COUNTER).enumerate() {
        let unit = f.unit(Counter(at as u8));
        if unit.hex == Hex::NONE {
            continue;
        }
        let print = f.print(r, Counter(at as u8));
        place(unit.hex, &mut out[..2]);
        out[2] = f32::from(unit.vf) / 4.0;
        out[3] = f32::from(unit.fires()) / 2.0;
        out[4] = unit.pinned().into();
        out[5] = (unit.hex == Hex::POOL).into();
        out[6] = (print.kind as u8 as f32 + 1.0) / Type::COUNT as f32;
        out[7] = f32::from(print.range) / 10.0;
        out[8] = f32::from(v.draft.mask & Counter(at as u8).bit() != 0 && v.asked == Some(Counter(at as u8).seat()));
    }
    let (markers, rest) = rest.split_at_mut(MARKERS);
    let numbers = [
        f32::from(f.turn) / f32::from(r.house.turns),
        f32::from(f.pa[0]) / 12.0,
        f32::from(f.pa[1]) / 12.0,
        f32::from(f.initiative.0),
        f32::from(f.active.0),
        f32::from(f.passes),
        f32::from(v.morale) / 6.0,
        f32::from(f.ammo_low),
        f32::from(f.frost),
        f32::from(f.released),
        f32::from(f.third_marker) / 24.0,
        f32::from(f.infirmary_taken),
        f32::from(v.casualties[0]) / 60.0,
        f32::from(v.casualties[1]) / 60.0,
        f.bunkers.count_ones() as f32 / 5.0,
        f.conquered.count_ones() as f32 / 7.0,
        f32::from(u8::from(r.is_tarnova())),
        f32::from(v.viewer.map_or(0, |seat| seat.0)),
        f32::from(f.group.mp) / 12.0,
        f32::from(f.group.mask != 0),
    ];
    markers[..numbers.len()].copy_from_slice(&numbers);
    place(f.group.here, &mut markers[20..22]);
    place(v.draft.hex, &mut markers[22..24]);
    let (mines, rest) = rest.split_at_mut(MINES * 4);
    for (at, out) in mines.chunks_mut(4).enumerate() {
        place(f.mines[at], &mut out[..2]);
        out[2] = (f.live_mines >> at & 1) as f32;
        out[3] = if v.values[at] == NOBODY { 0.0 } else { (f32::from(v.values[at]) + 1.0) / 5.0 };
    }
    let (steps, last) = rest.split_at_mut(STEPS);
    if let Some(step) = f.steps.top() {
        steps[(step.kind as usize).min(StepKind::COUNT - 1).min(STEPS - 1)] = 1.0;
    }
    place(v.draft.target, &mut last[..2]);
    last[2] = (v.draft.deed as u8 as f32) / 16.0;
    place(f.fight.hex, &mut last[3..5]);
    place(f.infirmary, &mut last[5..7]);
}
