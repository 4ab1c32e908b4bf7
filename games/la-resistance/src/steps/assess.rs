//! The assessment, in strict order: gains, takes, glory lost, recruits lost (LR-5.46 to LR-5.51).

use staffetta_kernel::Desk;
use staffetta_kernel::steps::{Came, Next};

use super::{broken, duck, take};
use crate::cards::{EventKind, Leader, SPOTS};
use crate::event::{Event, Sum};
use crate::rules::Rules;
use crate::state::{Band, State, Step, StepKind, used};

/// Its stages.
const GAINS: u8 = 0;
const TAKES: u8 = 1;
const LOSSES: u8 = 2;

/// What the row and the event bring the active band, as things stand. Takes and ducks are not in it.
#[inline]
pub fn sum(r: &Rules, s: &State, tapped: u8, camouflaged: u8, vichy_covered: bool, band: &Band) -> Sum {
    let mut sum = Sum::default();
    let veterans = u8::from(s.in_force(EventKind::WehrmachtVeterans));
    let casualties =
        if s.in_force(EventKind::HeavyCasualties) { r.event(EventKind::HeavyCasualties).recruits } else { 0 };
    for spot in 0..SPOTS {
        let card = s.row[spot];
        let mission = r.mission(card);
        // Nobody can foresee which missions are defeated: counted by factors of 0 and 1, not by branches.
        let lies = u8::from(card.lies());
        let defeated = tapped >> spot & lies;
        let harms = !(tapped | camouflaged) >> spot & lies;
        let time_is_now = u8::from(mission.time_is_now) * s.time_is_now * r.numbers.time_is_now_bonus;
        sum.glory += defeated * (mission.glory + time_is_now);
        sum.recruits += defeated * mission.recruits;
        sum.lost_glory += harms * mission.lose_glory;
        sum.loss += defeated * u8::from(mission.building) * casualties;
        sum.loss += harms * (mission.lose_recruits + veterans * mission.veterans_extra);
    }
    if s.in_force(EventKind::VichyForces) && !vichy_covered {
        sum.loss += r.event(EventKind::VichyForces).recruits;
    }
    let nurse = r.leader(Leader::Arnaud);
    if band.leader == Leader::Arnaud && sum.loss >= nurse.min_loss {
        sum.loss = sum.loss.saturating_sub(nurse.value);
    }
    sum
}

/// The same, for the row as it lies.
#[inline]
pub fn sum_now(r: &Rules, s: &State) -> Sum {
    sum(r, s, s.tapped, s.camouflaged, s.has_used(used::VICHY), s.own())
}

/// The assessment begins: it comes onto the stack and is reached at once.
#[inline]
pub fn begin(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let step = Step::of(StepKind::Assess, GAINS, 0, 0);
    if s.steps.push(step) { enter(r, s, step, Came::In, desk) } else { Next::Push(step) }
}

pub fn enter(r: &Rules, s: &mut State, mut step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    if step.a == LOSSES {
        let saved = if let Came::Back(saved) = came { saved.max(0) as u8 } else { 0 };
        return lose(r, s, step.c, saved, desk);
    }
    let sum = sum_now(r, s);
    if step.a == GAINS {
        let band = s.own_mut();
        band.glory += sum.glory;
        band.recruits += sum.recruits;
        step.a = TAKES;
    }
    while s.tapped >> step.b != 0 && usize::from(step.b) < SPOTS {
        let spot = usize::from(step.b);
        step.b += 1;
        let glory = r.mission(s.row[spot]).take_glory;
        if s.row[spot].lies() && s.tapped >> spot & 1 == 1 && glory > 0 && !take::targets(s).is_empty() {
            set(s, step);
            return s.ask(Step::of(StepKind::Take, glory, 0, 0));
        }
    }
    let band = s.own_mut();
    band.glory = band.glory.saturating_sub(sum.lost_glory);
    let most = r.most_ducks(sum.loss, band.glory);
    step.a = LOSSES;
    step.c = sum.loss;
    set(s, step);
    if most > 0 {
        return s.ask(Step::of(StepKind::Duck, s.active.0, 0, most));
    }
    lose(r, s, step.c, 0, desk)
}

fn set(s: &mut State, step: Step) {
    if let Some(top) = s.step_mut() {
        *top = step;
    }
}

/// The recruits that were not saved are lost, and only now does the limit apply.
fn lose(r: &Rules, s: &mut State, loss: u8, saved: u8, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seat = s.active;
    duck::pay(r, s, seat, saved, desk);
    let band = s.own_mut();
    band.recruits = band.recruits.saturating_sub(loss.saturating_sub(saved)).min(r.house.recruit_cap);
    let (recruits, glory) = (band.recruits, band.glory);
    desk.tell(|| Event::Assessed { seat, sum: Sum { ducked: saved, ..sum_now(r, s) }, recruits, glory });
    if recruits == 0 { broken::in_own_turn(s, desk) } else { Next::Pop(0) }
}
