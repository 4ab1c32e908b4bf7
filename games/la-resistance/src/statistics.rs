//! The view as numbers for a learner, and what is counted of finished games. The same places mean the same things over
//! all options; bands are listed clockwise from the viewer.

use staffetta_kernel::{Seat, Target};
use std::slice::IterMut;

use crate::LaResistance;
use crate::band::BANDS;
use crate::cards::{Clg, EventKind, Leader, MissionKind, SPOTS, Spot};
use crate::dice::{DiceSet, Die, POOL};
use crate::rules::Rules;
use crate::state::{OncePerTurn, State};
use crate::steps::choice::ChoiceKind;
use crate::steps::duck_and_run::Duck;
use crate::steps::{STEPS, Step};
use crate::view::View;

/// How many numbers an observation has.
const SIZE: usize = BANDS * BAND
    + SPOTS * (MissionKind::COUNT + 2)
    + POOL * 4
    + (EventKind::COUNT + STEPS + OncePerTurn::COUNT)
    + (ChoiceKind::COUNT + 7)
    + (Clg::COUNT + MissionKind::COUNT + EventKind::COUNT)
    + 14;
/// How many of them tell of a band.
const BAND: usize = Leader::COUNT + 9 + Clg::COUNT;

/// Numbers for learners and laboratories.
#[derive(Clone, Copy, Debug)]
pub struct Statistics;

impl staffetta_kernel::Statistics<LaResistance> for Statistics {
    const OBSERVATION: usize = SIZE;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        observe(r, v, &mut Numbers(out.iter_mut()));
    }

    fn seat_stats(_: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        vec![("leader", s.public.bands[seat].leader.get().unwrap_or_default().word().to_owned())]
    }

    fn game_stats(_: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        let p = &s.public;
        vec![
            ("rounds", p.round.into()),
            ("turns", p.turn.into()),
            ("broken_bands", f64::from(p.seats() - p.living.len())),
            ("time_is_now", f64::from(u8::from(p.time_is_now))),
        ]
    }
}

/// The places that are still to be written.
struct Numbers<'a>(IterMut<'a, f32>);

impl Numbers<'_> {
    /// These numbers, one after another.
    fn put(&mut self, numbers: impl IntoIterator<Item = f32>) {
        numbers.into_iter().zip(&mut self.0).for_each(|(number, place)| *place = number);
    }

    /// A number for each thing of a kind: how often it is among these, times a weight.
    fn count<T: Target>(&mut self, weight: f32, things: impl Iterator<Item = T> + Clone) {
        let times = |slot| things.clone().filter(|thing| thing.slot() == slot).count() as f32;
        self.put((0..T::COUNT).map(|slot| weight * times(slot)));
    }
}

fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

/// This many, measured by what is many.
fn part(count: u8, many: u8) -> f32 {
    f32::from(count) / f32::from(many.max(1))
}

fn observe(r: &Rules, v: &View, out: &mut Numbers<'_>) {
    let p = &v.public;
    let eyes = v.seat().unwrap_or(p.active);
    (0..p.seats()).for_each(|i| band(v, eyes.left(i, p.seats()), out));
    out.put([0.0; BAND].repeat(BANDS - usize::from(p.seats())));
    for &spot in Spot::ALL {
        out.count(1.0, p.row.lies(spot).then_some(v.kinds[spot.slot()]).into_iter());
        out.put([p.row.tapped, p.row.camouflaged].map(|marks| flag(p.row.lies(spot) && marks.has(spot))));
    }
    dice(v, out);
    out.count(1.0, p.event.get().into_iter());
    // Kinds of steps are numbered from 1 up.
    let step = p.steps.top().map(|step| usize::from(step.kind) - 1);
    out.put((0..STEPS).map(|kind| flag(step == Some(kind))));
    out.count(1.0, p.used.iter());
    draft(v, out);
    out.count(1.0, p.clg_discard.iter().copied());
    out.count(0.25, p.mission_discard.iter().map(|&card| r.kind(card)));
    out.count(0.5, p.event_discard.iter().copied());
    counts(r, v, out);
}

fn band(v: &View, seat: Seat, out: &mut Numbers<'_>) {
    let (p, band) = (&v.public, &v.public.bands[seat]);
    out.count(1.0, v.leader(seat).into_iter());
    out.put([
        part(band.recruits, 10),
        part(band.glory, v.target_glory),
        flag(p.living.has(seat)),
        flag(seat == p.active),
        flag(seat == p.first_player),
        flag(v.asked.has(seat)),
        part(band.face_down, 3),
        part(band.mg34_shots, 3),
    ]);
    out.count(1.0, v.hand(seat).iter().copied());
    out.put([flag(p.to_act.contains(&seat))]);
}

/// What each die shows, in one of four places: free, spent, removed, laid by this viewer.
fn dice(v: &View, out: &mut Numbers<'_>) {
    let pool = &v.public.pool;
    let laid = v.draft.map_or(DiceSet::NONE, |draft| draft.dice.all_laid());
    for &die in &Die::ALL[..POOL] {
        let place = match die {
            _ if laid.has(die) => 3,
            _ if pool.is_free(die) => 0,
            _ if pool.removed.has(die) => 2,
            _ => 1,
        };
        out.put([0, 1, 2, 3].map(|at| if at == place { part(pool.shows(die), 6) } else { 0.0 }));
    }
}

fn draft(v: &View, out: &mut Numbers<'_>) {
    let draft = v.draft.unwrap_or_default();
    let (dice, cover) = (draft.dice, draft.dice.cover);
    out.count(1.0, [draft.what].into_iter());
    out.put([
        part(draft.target, 10),
        part(cover.slot, 4),
        part(cover.lacks, 9),
        part(cover.least, 6),
        part(draft.extra, 4),
        part(dice.bonus.len() as u8, 4),
        part(dice.left.pips() as u8, 40),
    ]);
}

fn counts(r: &Rules, v: &View, out: &mut Numbers<'_>) {
    let p = &v.public;
    let duck = Step::asking::<Duck>(&p.steps);
    out.put([
        part(p.round, 10),
        part(v.piles.missions, 35),
        part(v.piles.events, 9),
        part(v.piles.cest_la_guerre, 9),
        flag(p.time_is_now),
        part(p.mulligans, 5),
        part(p.pending_sixes, 6),
        part(p.blue_used, 4),
        part(v.target_glory, 20),
        part(v.recruit_cap, 20),
        part(v.forecast.glory, 10),
        part(v.forecast.loss, 10),
        part(Step::window_of(p).map_or(0, |window| window.number()), 4),
        part(duck.map_or(0, |duck| duck.most(r, p)), 6),
    ]);
}
