//! A quick, decent choice for search: no look ahead, a little chance.

use staffetta_kernel::{Choices, Rng, Seat};

use super::value;
use crate::action::Action;
use crate::cards::Clg;
use crate::dice::Die;
use crate::rules::Rules;
use crate::state::{State, StepKind};
use crate::steps::{assess, draft};

/// One of the choices, by rule of thumb.
pub fn hunch(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
    let any = choices[rng.below(choices.len() as u32) as usize];
    if choices.len() == 1 {
        return any;
    }
    let wish = if s.draft.is_open() && choices.iter().any(|action| matches!(action, Action::Lay(_))) {
        lay(r, s, choices)
    } else if s.draft.is_open() {
        aim(s, choices)
    } else {
        match s.step().kind {
            StepKind::Choose => Some(super::choose(r, s, seat)),
            StepKind::Duck => Some(super::duck(r, s, s.step())),
            StepKind::PreRoll => super::gift(r, s).or(Some(Action::Roll)),
            StepKind::PostRoll => Some(super::post_roll(r, s)),
            StepKind::Explode => Some(super::explode(r, s)),
            StepKind::Window => window(s, choices),
            StepKind::Take => Some(super::take(s)),
            StepKind::Action => act(r, s, choices, rng),
            _ => None,
        }
    };
    wish.filter(|wish| choices.contains(wish)).unwrap_or(any)
}

/// White slots get the smallest die that fits; black slots and payments the largest that is not too large.
fn lay(r: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action> {
    let need = draft::need(r, s);
    let on = draft::mission(r, s);
    let shows = |die: Die| if die.is_bonus() { r.bonus_value(die, on) } else { s.pool.shows(die) };
    let dice = choices.iter().filter_map(|action| if let Action::Lay(die) = action { Some(*die) } else { None });
    if s.draft.slot < need.whites {
        return dice.min_by_key(|&die| shows(die)).map(Action::Lay);
    }
    let lacks = s.draft.lacks;
    dice.min_by_key(|&die| {
        let value = shows(die);
        if value >= lacks { value - lacks } else { 6 + lacks - value }
    })
    .map(Action::Lay)
}

/// Cards strike the foremost rival.
fn aim(s: &State, choices: &Choices<Action>) -> Option<Action> {
    let rivals = choices.iter().filter_map(|action| if let Action::At(seat) = action { Some(*seat) } else { None });
    let dice = choices.iter().copied().filter(|action| matches!(action, Action::Remove(_)));
    let strongest = dice.max_by_key(|&action| if let Action::Remove(die) = action { s.pool.shows(die) } else { 0 });
    value::foremost(s, rivals).map(Action::At).or(strongest)
}

/// Strike a winner, else pass.
fn window(s: &State, choices: &Choices<Action>) -> Option<Action> {
    let strike = Action::Play(Clg::Brutality);
    let last_chance = s.step().a == 4;
    Some(if last_chance && choices.contains(&strike) { strike } else { Action::Pass })
}

/// The action that brings most for its dice, with a grain of chance; the end of the turn if nothing brings anything.
fn act(r: &Rules, s: &State, choices: &Choices<Action>, rng: &mut impl Rng) -> Option<Action> {
    let own = s.own();
    let recruit = value::recruits(own.recruits + 1) - value::recruits(own.recruits);
    let sum = assess::sum_now(r, s);
    let danger = if sum.loss >= own.recruits + sum.recruits { 3.0 } else { 1.0 };
    let mut best = (0.0, Action::EndTurn);
    for &action in choices.iter() {
        let (gain, pips) = match action {
            Action::Defeat(spot) | Action::DefeatAlt(spot) => {
                let mission = r.mission(s.row[spot.at()]);
                let alt = matches!(action, Action::DefeatAlt(_));
                let (need, cost) = match (&mission.alt, alt) {
                    (Some(need), true) => (need, mission.alt_recruit_cost),
                    _ => (&mission.need, mission.recruit_cost),
                };
                let pays =
                    f32::from(mission.glory + mission.take_glory + s.time_is_now * u8::from(mission.time_is_now));
                let joins = f32::from(mission.recruits) - f32::from(cost);
                let spared = recruit * f32::from(mission.lose_recruits) * danger + f32::from(mission.lose_glory);
                (pays + joins * recruit + spared, need.white.iter().chain(&need.black).map(|&v| f32::from(v)).sum())
            }
            Action::CoverVichy => (recruit * danger, f32::from(r.vichy.black[0])),
            Action::Sow(victim) => {
                (recruit + value::rival_recruit(s, victim) + 0.01 * f32::from(s.band(victim).glory), 7.0)
            }
            Action::Steal(victim) => {
                (1.0 + value::rival_glory(r, s, victim) + 0.01 * f32::from(s.band(victim).glory), 7.0)
            }
            Action::Buy => (0.5, 7.0),
            Action::Play(Clg::Charismatic | Clg::Exposed) => (1.0, 2.0),
            _ => continue,
        };
        let chance = 0.75 + rng.below(256) as f32 / 512.0;
        let score = gain / (pips + 2.0) * chance;
        if score > best.0 {
            best = (score, action);
        }
    }
    Some(best.1)
}
