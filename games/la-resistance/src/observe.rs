//! The view as numbers for a learner. The same places mean the same things over all options; bands are listed
//! clockwise from the viewer.

use staffetta_kernel::{Seat, Target};

use crate::cards::{Clg, EventKind, Leader, MissionKind, SPOTS};
use crate::dice::{Die, POOL};
use crate::rules::Rules;
use crate::state::{BANDS, DraftKind, StepKind, used};
use crate::view::View;

/// Leader, recruits, glory, living, active, first player, asked, cards, shots, own or shown hand, to act.
const BAND: usize = Leader::COUNT + 8 + Clg::COUNT + 1;
/// Kind, tapped, camouflaged.
const PLACE: usize = MissionKind::COUNT + 2;
/// Free, spent, removed, laid by this viewer; dice and bonus dice by value.
const DIE: usize = 4;

const BANDS_AT: usize = 0;
const ROW_AT: usize = BANDS_AT + BANDS * BAND;
const DICE_AT: usize = ROW_AT + SPOTS * PLACE;
const EVENT_AT: usize = DICE_AT + POOL * DIE;
const STEP_AT: usize = EVENT_AT + EventKind::COUNT;
const USED_AT: usize = STEP_AT + StepKind::COUNT;
const DRAFT_AT: usize = USED_AT + used::WORDS.len();
const DISCARD_AT: usize = DRAFT_AT + DraftKind::COUNT + 7;
const COUNTS_AT: usize = DISCARD_AT + Clg::COUNT + MissionKind::COUNT + EventKind::COUNT;
/// How many numbers an observation has.
pub const SIZE: usize = COUNTS_AT + 14;

/// Fills the observation.
pub fn observe(r: &Rules, v: &View, out: &mut [f32]) {
    if out.len() < SIZE {
        return;
    }
    let eyes = v.viewer.unwrap_or(v.active);
    let tenth = |n: u8| f32::from(n) / 10.0;
    for i in 0..v.seats {
        let seat = eyes.left(i, v.seats);
        band(v, seat, &mut out[BANDS_AT + usize::from(i) * BAND..][..BAND]);
    }
    for spot in 0..SPOTS {
        let at = ROW_AT + spot * PLACE;
        if v.row[spot].lies() {
            out[at + v.kinds[spot].slot()] = 1.0;
            out[at + MissionKind::COUNT] = f32::from(v.tapped >> spot & 1);
            out[at + MissionKind::COUNT + 1] = f32::from(v.camouflaged >> spot & 1);
        }
    }
    let laid = v.draft.all_laid();
    for &die in &Die::ALL[..POOL] {
        let (at, value) = (DICE_AT + die.slot() * DIE, f32::from(v.pool.shows(die)) / 6.0);
        let place = match die {
            _ if laid & die.bit() != 0 => 3,
            _ if v.pool.is_free(die) => 0,
            _ if v.pool.removed & die.bit() != 0 => 2,
            _ => 1,
        };
        out[at + place] = value;
    }
    if let Some(event) = v.event.top() {
        out[EVENT_AT + event.slot()] = 1.0;
    }
    if let Some(step) = v.steps.top() {
        out[STEP_AT + step.kind.slot()] = 1.0;
    }
    for bit in 0..used::WORDS.len() {
        out[USED_AT + bit] = f32::from(v.used >> bit & 1);
    }
    draft(v, &mut out[DRAFT_AT..DISCARD_AT]);
    for &card in v.clg_discard.as_slice() {
        out[DISCARD_AT + card.slot()] = 1.0;
    }
    for &card in v.mission_discard.as_slice() {
        out[DISCARD_AT + Clg::COUNT + r.kind(card).slot()] += 0.25;
    }
    for &event in v.event_discard.as_slice() {
        out[DISCARD_AT + Clg::COUNT + MissionKind::COUNT + event.slot()] += 0.5;
    }
    let step = v.steps.top().unwrap_or_default();
    let counts = [
        tenth(v.round),
        f32::from(v.missions_left) / 35.0,
        f32::from(v.events_left) / 9.0,
        f32::from(v.clg_left) / 9.0,
        f32::from(v.time_is_now),
        f32::from(v.mulligans) / 5.0,
        f32::from(v.pending_sixes) / 6.0,
        f32::from(v.blue_used) / 4.0,
        f32::from(v.target_glory) / 20.0,
        f32::from(v.recruit_cap) / 20.0,
        tenth(v.forecast.glory),
        tenth(v.forecast.loss),
        f32::from(if step.kind == StepKind::Window { step.a } else { 0 }) / 4.0,
        f32::from(if step.kind == StepKind::Duck { step.c } else { 0 }) / 6.0,
    ];
    out[COUNTS_AT..COUNTS_AT + counts.len()].copy_from_slice(&counts);
}

fn band(v: &View, seat: Seat, out: &mut [f32]) {
    let band = &v.bands[seat.at()];
    if v.led.has(seat) || (v.viewer == Some(seat) && v.named.has(seat)) {
        out[band.leader.slot()] = 1.0;
    }
    let flag = |yes: bool| f32::from(u8::from(yes));
    let rest = &mut out[Leader::COUNT..];
    rest[0] = f32::from(band.recruits) / 10.0;
    rest[1] = f32::from(band.glory) / f32::from(v.target_glory.max(1));
    rest[2] = flag(v.living.has(seat));
    rest[3] = flag(seat == v.active);
    rest[4] = flag(seat == v.first_player);
    rest[5] = flag(v.asked.has(seat));
    rest[6] = band.batches.len() as f32 / 3.0;
    rest[7] = f32::from(band.shots) / 3.0;
    for &card in band.hand.as_slice() {
        rest[8 + card.slot()] = 1.0;
    }
    rest[8 + Clg::COUNT] = flag(v.to_act.contains(&seat));
}

fn draft(v: &View, out: &mut [f32]) {
    out[v.draft.what.slot()] = 1.0;
    let rest = &mut out[DraftKind::COUNT..];
    rest[0] = f32::from(v.draft.target) / 10.0;
    rest[1] = f32::from(v.draft.slot) / 4.0;
    rest[2] = f32::from(v.draft.lacks) / 9.0;
    rest[3] = f32::from(v.draft.least) / 6.0;
    rest[4] = f32::from(v.draft.extra) / 4.0;
    rest[5] = v.draft.bonus.count_ones() as f32 / 4.0;
    rest[6] = v.draft.left.pips() as f32 / 40.0;
}
