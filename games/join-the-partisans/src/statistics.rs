//! The view as numbers for a learner, and what is counted of finished games. Partisans are listed from the viewer on.

use staffetta_kernel::{Seat, Target};

use crate::JoinThePartisans;
use crate::cards::{MissionKind, Year};
use crate::dice::Combo;
use crate::keeping::Aim;
use crate::partisans::Leg;
use crate::place::Place;
use crate::rules::Rules;
use crate::stars::Star;
use crate::state::{FIGURES, State};
use crate::steps::Step;
use crate::steps::attempt::Attempt;
use crate::under_way;
use crate::view::View;

/// Place, year and leg, order and mission, being held, points by source and stars.
const PARTISAN: usize =
    Place::COUNT + Place::COUNT + Year::COUNT + Leg::COUNT + MissionKind::COUNT + 6 + 8 + Star::COUNT;
const WHITES_AT: usize = FIGURES * PARTISAN;
const DICE_AT: usize = WHITES_AT + Place::COUNT;
/// Faces, rolls, the combo that is wanted, being first.
const DICE: usize = 6 + 3 + Combo::COUNT + 1;
const REST_AT: usize = DICE_AT + DICE;
/// Round, being asked, movement roll, level of the question.
const SIZE: usize = REST_AT + 4;

/// Numbers for learners and laboratories.
#[derive(Clone, Copy, Debug)]
pub struct Statistics;

impl staffetta_kernel::Statistics<JoinThePartisans> for Statistics {
    const OBSERVATION: usize = SIZE;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        if out.len() >= SIZE {
            observe(r, v, out);
        }
    }

    fn seat_stats(r: &Rules, s: &State, seat: Seat) -> Vec<(&'static str, String)> {
        let role = if r.cast.enemy == Some(seat) {
            "enemy"
        } else if r.cast.olga == Some(seat) {
            "olga"
        } else if s.public.helper_of(r, seat).is_some() {
            "partner"
        } else {
            "owner"
        };
        let place = s.public.ring.iter().position(|&other| other == seat).map_or(0, |at| at + 1);
        vec![("role", role.to_owned()), ("place", place.to_string())]
    }

    fn game_stats(r: &Rules, s: &State) -> Vec<(&'static str, f64)> {
        let p = &s.public;
        let all =
            |of: &dyn Fn(Seat) -> f64| r.cast.partisans().map(of).sum::<f64>() / r.cast.partisans().count() as f64;
        let score = |seat: Seat| &p.scores[seat.at()];
        vec![
            ("rounds", p.round.into()),
            ("turns", p.turn.into()),
            ("points", all(&|seat| score(seat).total(r).into())),
            ("school", all(&|seat| score(seat).school.into())),
            ("missions", all(&|seat| score(seat).missions.into())),
            ("rescues", all(&|seat| score(seat).rescues.into())),
            ("stars", all(&|seat| r.stars.points(&score(seat).stars).into())),
            ("medals", p.medals.iter().filter(|medal| medal.is_some()).count() as f64),
            ("repelled", p.repelled.into()),
        ]
    }
}

fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

fn observe(r: &Rules, v: &View, out: &mut [f32]) {
    let p = &v.public;
    let partisans = r.cast.partisans().count() as u8;
    let first = v.seat.filter(|seat| seat.0 < partisans).unwrap_or(Seat(0));
    for steps in 0..partisans {
        let at = usize::from(steps) * PARTISAN;
        partisan(r, v, first.left(steps, partisans), &mut out[at..at + PARTISAN]);
    }
    p.whites.iter().for_each(|place| out[WHITES_AT + place.slot()] = 1.0);
    if let Some(attempt) = Step::asking::<Attempt>(&p.stack) {
        let dice = &mut out[DICE_AT..DICE_AT + DICE];
        let counts = attempt.hand.get().unwrap_or_default().counts();
        counts.iter().zip(&mut *dice).for_each(|(&count, place)| *place = f32::from(count) / 5.0);
        dice[6 + usize::from(attempt.rolls.clamp(1, 3)) - 1] = 1.0;
        let wanted = match attempt.aim {
            Aim::First => None,
            Aim::Exceed(hand) => Some(r.dice.combo(hand)),
            Aim::Mission(combo) | Aim::Contain(combo) => Some(combo),
        };
        match wanted {
            Some(combo) => dice[9 + combo.slot()] = 1.0,
            None => dice[DICE - 1] = 1.0,
        }
    }
    out[REST_AT + 2] = under_way::movement_die(p).map_or(0.0, |roll| f32::from(roll) / 3.0);
    out[REST_AT] = f32::from(p.round) / 50.0;
    out[REST_AT + 1] = flag(v.seat.is_some_and(|seat| v.asked.has(seat)));
    out[REST_AT + 3] = v.now_asked.as_ref().map_or(0.0, |shown| f32::from(shown.level) / 3.0);
}

fn partisan(r: &Rules, v: &View, seat: Seat, out: &mut [f32]) {
    let p = &v.public;
    let task = p.task_of(r, seat);
    if let Some(place) = p.at(seat) {
        out[place.slot()] = 1.0;
    }
    if let Some(place) = task.coloured.get() {
        out[Place::COUNT + place.slot()] = 1.0;
    }
    let mut at = 2 * Place::COUNT;
    out[at + task.year.slot()] = 1.0;
    at += Year::COUNT;
    out[at + task.leg.slot()] = 1.0;
    at += Leg::COUNT;
    if let Some(card) = task.mission.get() {
        out[at + r.mission(card).kind.slot()] = 1.0;
    }
    at += MissionKind::COUNT;
    out[at] = f32::from(task.attempts.min(4)) / 4.0;
    out[at + 1] = f32::from(task.deserter_left) / 3.0;
    out[at + 2] = flag(task.captive);
    out[at + 3] = flag(task.hq.get().is_some_and(|card| r.order(card).medal));
    out[at + 4] = flag(p.helper_of(r, seat).is_some());
    out[at + 5] = flag(p.active == seat);
    at += 6;
    let score = &p.scores[seat.at()];
    let sources =
        [score.school, score.medals.len(), score.missions, score.rescues, score.deserters, score.traitors, score.first];
    sources.iter().zip(&mut out[at..]).for_each(|(&points, place)| *place = f32::from(points) / 10.0);
    out[at + 7] = f32::from(score.total(r)) / 30.0;
    at += 8;
    Star::ALL.iter().for_each(|&star| out[at + star.slot()] = f32::from(score.stars.of(star)) / 6.0);
}
