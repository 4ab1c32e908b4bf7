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

const STEPS: usize = 19;

/// How many numbers an observation has: of counters, markers, mines, steps, and what is being done.
const SIZE: usize = COUNTERS * 9 + 24 + MINES * 4 + STEPS + 8;

/// Column and row of a hex; nothing off the map.
fn place(hex: Hex) -> [f32; 2] {
    let along = |at: usize| (at + 1) as f32 / SIDE as f32;
    hex.known().map_or([0.0; 2], |hex| [along(hex.at() / SIDE), along(hex.at() % SIDE)])
}

/// The view as numbers, mostly 0 to 1.
fn observe(r: &Rules, v: &View, out: &mut [f32]) {
    let p = &v.public;
    let draft = DraftSummary::read(v.draft).unwrap_or_default();
    let mut rest = out.iter_mut();
    let mut put = |numbers: &[f32]| numbers.iter().zip(rest.by_ref()).for_each(|(number, place)| *place = *number);
    for (at, unit) in p.units.iter().enumerate() {
        if unit.hex == Hex::NONE {
            put(&[0.0; 9]);
            continue;
        }
        let (counter, [x, y]) = (Counter(at as u8), place(unit.hex));
        let print = p.print(r, counter);
        put(&[
            x,
            y,
            f32::from(unit.vf) / 4.0,
            f32::from(unit.marks.fires()) / 2.0,
            unit.marks.pinned().into(),
            (unit.hex == Hex::POOL).into(),
            (print.kind as u8 as f32 + 1.0) / Type::COUNT as f32,
            f32::from(print.range) / 10.0,
            draft.units.has(counter).into(),
        ]);
    }
    put(&[
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
        f32::from(r.is_tarnova()),
        f32::from(v.viewer == Viewer::Seat(AXIS)),
        f32::from(p.group.mp) / 12.0,
        f32::from(!p.group.moving.is_empty()),
    ]);
    put(&place(p.group.here));
    put(&place(draft.hex.unwrap_or_default()));
    for (mine, value) in p.mines.iter().zip(v.mine_values.iter()) {
        put(&place(mine.hex));
        put(&[mine.live.into(), value.get().map_or(0.0, |value| (f32::from(value.0) + 1.0) / 5.0)]);
    }
    // Kinds of steps count from 1.
    let step = p.steps.top().map(|step| usize::from(step.kind).clamp(1, STEPS));
    put(&std::array::from_fn::<f32, STEPS, _>(|at| f32::from(step == Some(at + 1))));
    put(&place(draft.target.unwrap_or_default()));
    put(&[draft.kind.map_or(0.0, |kind| f32::from(kind as u8 + 1) / 16.0)]);
    put(&place(p.fight.hex));
    put(&place(p.infirmary));
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
