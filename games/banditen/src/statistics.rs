//! Numbers for learners and laboratories: a view as an observation, and what is counted of a game.

use staffetta_kernel::{Seat, Statistics, Target, Viewer};

use crate::Banditen;
use crate::counter::{COUNTERS, Counter};
use crate::draft_summary::DraftSummary;
use crate::hex::{Hex, SIDE};
use crate::kinds::{AXIS, PARTISAN, Type};
use crate::mines::MINES;
use crate::rules::Rules;
use crate::state::{Ending, State};
use crate::victory::casualties;
use crate::view::View;

const PER_COUNTER: usize = 9;
const MARKERS: usize = 24;
const STEPS: usize = 19;

/// How many numbers an observation has.
const SIZE: usize = COUNTERS * PER_COUNTER + MARKERS + MINES * 4 + STEPS + 8;

fn place(hex: Hex, out: &mut [f32]) {
    if hex.on_map() {
        out[0] = (hex.at() / SIDE + 1) as f32 / SIDE as f32;
        out[1] = (hex.at() % SIDE + 1) as f32 / SIDE as f32;
    }
}

/// The view as numbers, mostly 0 to 1.
fn observe(r: &Rules, v: &View, out: &mut [f32]) {
    let p = &v.public;
    let draft = DraftSummary::read(v.draft).unwrap_or_default();
    let (units, rest) = out.split_at_mut(COUNTERS * PER_COUNTER);
    for (at, out) in units.chunks_mut(PER_COUNTER).enumerate() {
        let unit = p.unit(Counter(at as u8));
        if unit.hex == Hex::NONE {
            continue;
        }
        let print = p.print(r, Counter(at as u8));
        place(unit.hex, &mut out[..2]);
        out[2] = f32::from(unit.vf) / 4.0;
        out[3] = f32::from(unit.marks.fires()) / 2.0;
        out[4] = unit.marks.pinned().into();
        out[5] = (unit.hex == Hex::POOL).into();
        out[6] = (print.kind as u8 as f32 + 1.0) / Type::COUNT as f32;
        out[7] = f32::from(print.range) / 10.0;
        out[8] = f32::from(draft.units.has(Counter(at as u8)));
    }
    let (markers, rest) = rest.split_at_mut(MARKERS);
    let numbers = [
        f32::from(p.turn) / f32::from(r.options.turns),
        f32::from(p.pa.partisan) / 12.0,
        f32::from(p.pa.axis) / 12.0,
        f32::from(p.initiative.0),
        f32::from(p.active.0),
        f32::from(p.passes),
        f32::from(v.morale) / 6.0,
        f32::from(p.ammo_low),
        f32::from(p.frost),
        f32::from(p.released),
        f32::from(p.third_marker) / 24.0,
        f32::from(p.infirmary_taken),
        f32::from(v.casualties.partisan) / 60.0,
        f32::from(v.casualties.axis) / 60.0,
        f32::from(p.bunkers.len()) / 5.0,
        f32::from(p.conquered.len()) / 7.0,
        f32::from(u8::from(r.is_tarnova())),
        f32::from(v.viewer == Viewer::Seat(AXIS)),
        f32::from(p.group.mp) / 12.0,
        f32::from(!p.group.moving.is_empty()),
    ];
    markers[..numbers.len()].copy_from_slice(&numbers);
    place(p.group.here, &mut markers[20..22]);
    place(draft.hex.unwrap_or_default(), &mut markers[22..24]);
    let (mines, rest) = rest.split_at_mut(MINES * 4);
    for (at, out) in mines.chunks_mut(4).enumerate() {
        place(p.mines[at].hex, &mut out[..2]);
        out[2] = p.mines[at].live.into();
        out[3] = v.mine_values[at].get().map_or(0.0, |value| (f32::from(value.0) + 1.0) / 5.0);
    }
    let (steps, last) = rest.split_at_mut(STEPS);
    if let Some(step) = p.steps.top() {
        // Kinds count from 1.
        steps[usize::from(step.kind).clamp(1, STEPS) - 1] = 1.0;
    }
    place(draft.target.unwrap_or_default(), &mut last[..2]);
    last[2] = draft.kind.map_or(0.0, |kind| f32::from(kind as u8 + 1) / 16.0);
    place(p.fight.hex, &mut last[3..5]);
    place(p.infirmary, &mut last[5..7]);
}

/// Numbers for learners and laboratories.
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

impl Statistics<Banditen> for Numbers {
    const OBSERVATION: usize = SIZE;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        observe(r, v, out);
    }

    fn seat_stats(_: &Rules, _: &State, seat: Seat) -> Vec<(&'static str, String)> {
        vec![("side", if seat == PARTISAN { "partisan" } else { "axis" }.to_owned())]
    }

    fn game_stats(r: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        let p = &s.public;
        vec![
            ("turns", p.turn.into()),
            ("conquered", p.conquered.len().into()),
            ("partisan_losses", casualties(r, p, PARTISAN).into()),
            ("axis_losses", casualties(r, p, AXIS).into()),
            ("instant", f64::from(matches!(p.ending, Ending::Objectives | Ending::Annihilation))),
            ("mines", p.mines.iter().filter(|mine| mine.shown.is_some()).count() as f64),
        ]
    }
}
