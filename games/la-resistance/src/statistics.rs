//! The view as numbers for a learner, and what is counted of finished games. The same places mean the same things over
//! all options; bands are listed clockwise from the viewer.

use staffetta_kernel::{Seat, Target};

use crate::LaResistance;
use crate::band::BANDS;
use crate::cards::{Clg, EventKind, Leader, MissionKind, SPOTS, Spot};
use crate::dice::{DiceSet, Die, POOL};
use crate::rules::Rules;
use crate::state::{OncePerTurn, State};
use crate::steps::choice::ChoiceKind;
use crate::steps::{STEPS, Step};
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
const USED_AT: usize = STEP_AT + STEPS;
const DRAFT_AT: usize = USED_AT + OncePerTurn::COUNT;
const DISCARD_AT: usize = DRAFT_AT + ChoiceKind::COUNT + 7;
const COUNTS_AT: usize = DISCARD_AT + Clg::COUNT + MissionKind::COUNT + EventKind::COUNT;
/// How many numbers an observation has.
const SIZE: usize = COUNTS_AT + 14;

/// Numbers for learners and laboratories.
#[derive(Clone, Copy, Debug)]
pub struct Statistics;

impl staffetta_kernel::Statistics<LaResistance> for Statistics {
    const OBSERVATION: usize = SIZE;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        if out.len() >= SIZE {
            observe(r, v, out);
        }
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

fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

fn observe(r: &Rules, v: &View, out: &mut [f32]) {
    let p = &v.public;
    let eyes = v.seat().unwrap_or(p.active);
    for i in 0..p.seats() {
        band(v, eyes.left(i, p.seats()), &mut out[BANDS_AT + usize::from(i) * BAND..][..BAND]);
    }
    for &spot in Spot::ALL.iter().filter(|&&spot| p.row.lies(spot)) {
        let at = ROW_AT + spot.slot() * PLACE;
        out[at + v.kinds[spot.slot()].slot()] = 1.0;
        out[at + MissionKind::COUNT] = flag(p.row.tapped.has(spot));
        out[at + MissionKind::COUNT + 1] = flag(p.row.camouflaged.has(spot));
    }
    dice(v, &mut out[DICE_AT..EVENT_AT]);
    if let Some(event) = p.event.get() {
        out[EVENT_AT + event.slot()] = 1.0;
    }
    if let Some(step) = p.steps.top() {
        // Kinds of steps are numbered from 1 up.
        out[STEP_AT + usize::from(step.kind) - 1] = 1.0;
    }
    for used in p.used.iter() {
        out[USED_AT + used.slot()] = 1.0;
    }
    draft(v, &mut out[DRAFT_AT..DISCARD_AT]);
    for &card in p.clg_discard.as_slice() {
        out[DISCARD_AT + card.slot()] = 1.0;
    }
    for &card in p.mission_discard.as_slice() {
        out[DISCARD_AT + Clg::COUNT + r.kind(card).slot()] += 0.25;
    }
    for &event in p.event_discard.as_slice() {
        out[DISCARD_AT + Clg::COUNT + MissionKind::COUNT + event.slot()] += 0.5;
    }
    counts(r, v, &mut out[COUNTS_AT..]);
}

fn counts(r: &Rules, v: &View, out: &mut [f32]) {
    let p = &v.public;
    let window = Step::window_of(p).map_or(0, |window| window.number());
    let most_ducks = match p.steps.top().and_then(Step::of) {
        Some(Step::Duck(duck)) => duck.most(r, p),
        _ => 0,
    };
    let counts = [
        f32::from(p.round) / 10.0,
        f32::from(v.piles.missions) / 35.0,
        f32::from(v.piles.events) / 9.0,
        f32::from(v.piles.cest_la_guerre) / 9.0,
        flag(p.time_is_now),
        f32::from(p.mulligans) / 5.0,
        f32::from(p.pending_sixes) / 6.0,
        f32::from(p.blue_used) / 4.0,
        f32::from(v.target_glory) / 20.0,
        f32::from(v.recruit_cap) / 20.0,
        f32::from(v.forecast.glory) / 10.0,
        f32::from(v.forecast.loss) / 10.0,
        f32::from(window) / 4.0,
        f32::from(most_ducks) / 6.0,
    ];
    out[..counts.len()].copy_from_slice(&counts);
}

fn band(v: &View, seat: Seat, out: &mut [f32]) {
    let (p, band) = (&v.public, &v.public.bands[seat]);
    if let Some(leader) = v.leader(seat) {
        out[leader.slot()] = 1.0;
    }
    let rest = &mut out[Leader::COUNT..];
    rest[0] = f32::from(band.recruits) / 10.0;
    rest[1] = f32::from(band.glory) / f32::from(v.target_glory.max(1));
    rest[2] = flag(p.living.has(seat));
    rest[3] = flag(seat == p.active);
    rest[4] = flag(seat == p.first_player);
    rest[5] = flag(v.asked.has(seat));
    rest[6] = f32::from(band.face_down) / 3.0;
    rest[7] = f32::from(band.mg34_shots) / 3.0;
    for &card in v.hand(seat).as_slice() {
        rest[8 + card.slot()] = 1.0;
    }
    rest[8 + Clg::COUNT] = flag(p.to_act.contains(&seat));
}

fn dice(v: &View, out: &mut [f32]) {
    let pool = &v.public.pool;
    let laid = v.draft.map_or(DiceSet::NONE, |draft| draft.dice.all_laid());
    for &die in &Die::ALL[..POOL] {
        let place = match die {
            _ if laid.has(die) => 3,
            _ if pool.is_free(die) => 0,
            _ if pool.removed.has(die) => 2,
            _ => 1,
        };
        out[die.slot() * DIE + place] = f32::from(pool.shows(die)) / 6.0;
    }
}

fn draft(v: &View, out: &mut [f32]) {
    let draft = v.draft.unwrap_or_default();
    out[draft.what.slot()] = 1.0;
    let rest = &mut out[ChoiceKind::COUNT..];
    rest[0] = f32::from(draft.target) / 10.0;
    rest[1] = f32::from(draft.dice.cover.slot) / 4.0;
    rest[2] = f32::from(draft.dice.cover.lacks) / 9.0;
    rest[3] = f32::from(draft.dice.cover.least) / 6.0;
    rest[4] = f32::from(draft.extra) / 4.0;
    rest[5] = draft.dice.bonus.len() as f32 / 4.0;
    rest[6] = draft.dice.left.pips() as f32 / 40.0;
}
