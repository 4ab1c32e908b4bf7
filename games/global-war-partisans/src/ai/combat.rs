//! Battles, hunts, partisan actions and answers of a steady player.

use staffetta_kernel::{Choices, GameRules, Rng, Seat};

use super::style::Style;
use super::value;
use crate::action::{Quarry, Supported};
use crate::combat_values::{attack, attackers, defence};
use crate::partisan::Mark;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::{Draft, Step};
use crate::unit::{Facility, HUNTERS, Readiness, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;
use crate::{Action, GlobalWarPartisans};

/// The next picks in the combat phase: battles first, then hunts, then partisans.
pub fn plan(r: &Rules, s: &State, style: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
    if let Some(resolve) = choices.iter().find(|action| matches!(action, Action::Resolve(_))) {
        out.push(*resolve);
        return;
    }
    for action in choices.iter().filter(|_| style.heeds_partisans) {
        if let Action::Hunt(quarry) = *action
            && hunt(r, s, quarry, out)
        {
            return;
        }
    }
    match deed(r, s, choices) {
        Some(action) => out.push(action),
        None => out.push(Action::Pass),
    }
}

/// Everybody who is able hunts, if the chance is fair.
fn hunt(r: &Rules, s: &State, quarry: Quarry, out: &mut Vec<Action>) -> bool {
    let terrain = r.map.zone(quarry.zone).terrain;
    let begun = out.len();
    out.push(Action::Hunt(quarry));
    let mut miss = 1.0;
    for &unit in &HUNTERS {
        let able: u8 = s
            .stacks
            .at(s.power.into(), quarry.zone)
            .filter(|stack| stack.unit == unit && stack.readiness != Readiness::Spent)
            .map(|stack| stack.count)
            .sum();
        let hits = f32::from(crate::combat_values::hunting(r, unit, terrain)) / 12.0;
        if hits > 0.0 {
            out.extend(std::iter::repeat_n(Action::Send(unit), able.into()));
            miss *= (1.0f32 - hits).powi(able.into());
        }
    }
    if out.len() == begun + 1 || miss > 0.92 {
        out.truncate(begun);
        return false;
    }
    out.push(Action::Begin);
    true
}

/// What partisans do: recruit while alone where a rising pays, else make the possessor pay or wreck what it needs.
fn deed(r: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action> {
    // In the last round a partisan is worth a zone of the underground: it keeps quiet.
    if s.round >= r.scenario.rounds {
        return None;
    }
    let vital = vital_blocks(r, s);
    let worth = |action: &Action| -> i32 {
        let (Action::Recruit(id) | Action::Disrupt(id) | Action::Sabotage(id)) = *action else { return 0 };
        match s.partisans.get(id) {
            // Every action may be the last of the piece: one that cuts off income does nothing else.
            Some((zone, _)) if !vital.has(zone) => promise(r, s, *action, zone),
            _ => 0,
        }
    };
    choices.iter().copied().filter(|action| worth(action) > 0).max_by_key(worth)
}

/// What an action of a partisan in the zone promises.
fn promise(r: &Rules, s: &State, action: Action, zone: Zone) -> i32 {
    let victim = s.owner(zone).power();
    let pays = victim.is_some_and(|victim| s.cash[victim.at()] >= 3);
    let builds = victim.is_some_and(|victim| s.capacity(r, zone, victim) > 0);
    let alone = s.partisans.at(zone).filter(|(_, piece)| piece.controller == s.power).count() == 1;
    match action {
        Action::Recruit(_) if alone && (r.map.zone(zone).vp > 0 || !s.opposed(zone, s.power.alliance().members())) => 5,
        Action::Sabotage(_) if builds && s.damage_of(zone, Facility::Factory) == 0 => 4,
        Action::Disrupt(_) if pays => 3,
        Action::Sabotage(_) if builds => 2,
        Action::Sabotage(_) if s.has_railway(r, zone) => 1,
        _ => 0,
    }
}

/// Zones that partisans block, of powers whose income they cut off in this way.
fn vital_blocks(r: &Rules, s: &State) -> ZoneSet {
    let mut vital = ZoneSet::NONE;
    for &victim in Power::ALL.iter().filter(|victim| !victim.sides_with(s.power)) {
        let blocked = s.blocked_for(victim.alliance().members()) & s.held[victim.at()];
        if !blocked.is_empty() && s.cut_off_by_partisans(r, victim) > 0 {
            vital |= blocked;
        }
    }
    vital
}

/// Ends a choice that somebody has begun.
pub fn finish(s: &State, choices: &Choices<Action>, rng: &mut impl Rng) -> Option<Action> {
    let begin = choices.iter().copied().find(|action| matches!(action, Action::Begin | Action::Spend));
    match Draft::of(s.draft) {
        Some(Draft::SabotageTarget(_)) => return choices.first().copied(),
        // Everything that may be lent.
        Some(Draft::Loan(_)) => return choices.last().copied(),
        _ => {}
    }
    if let Some(Draft::Walk(_)) = Draft::of(s.draft) {
        let held = |zone: Zone| i32::from(s.owner(zone).alliance() == Some(crate::power::Alliance::Axis));
        let key = |action: &Action| if let Action::To(zone) = *action { held(zone) } else { 0 };
        return choices.iter().copied().max_by_key(key);
    }
    begin.or_else(|| rng.one_of(choices))
}

/// Answers to questions in a battle, a hunt or a window.
pub fn answer(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>) -> Action {
    let dear = |action: &Action| match *action {
        Action::Lose(unit) => value::dearness(r, unit),
        Action::LoseAttacker(attacker) => value::dearness(r, attacker.unit),
        _ => 0,
    };
    let gain = |action: &Action| match *action {
        Action::Boost(Supported { attacker, gain }) => r.units[attacker.unit.at()].attack + gain,
        _ => 0,
    };
    let Some(step) = s.stack.top().and_then(Step::of) else { return choices[0] };
    match step {
        Step::FightOrRetreat(retreat) if outmatched(r, s, retreat.zone) => {
            choices.iter().copied().find(|action| matches!(action, Action::Retreat(_))).unwrap_or(choices[0])
        }
        Step::DefenderLosses(_) | Step::AttackerLosses(_) | Step::HunterLosses(_) => {
            choices.iter().copied().min_by_key(dear).unwrap_or(choices[0])
        }
        Step::NameSupported(_) => choices.iter().copied().max_by_key(gain).unwrap_or(choices[0]),
        Step::InvasionSupport(_) => support(s, choices),
        Step::SupportConsent(_) => Action::Accept,
        Step::MarkerConsent(_) => Action::Refuse,
        Step::HuntOn(_) => Action::HuntOn,
        _ => {
            let default = GlobalWarPartisans::default_action(r, s, seat);
            if choices.contains(&default) { default } else { choices[0] }
        }
    }
}

/// Partisans help their own power and its allies, for the zone is freed or they are lost anyway.
fn support(s: &State, choices: &Choices<Action>) -> Action {
    let helps = |action: &Action| match *action {
        Action::Support(id) => {
            s.partisans.get(id).is_some_and(|(_, piece)| piece.controller.sides_with(s.power) && !piece.is(Mark::Ripe))
        }
        _ => false,
    };
    choices.iter().copied().find(helps).unwrap_or(Action::Pass)
}

/// Is the attack hopeless?
fn outmatched(r: &Rules, s: &State, zone: Zone) -> bool {
    let terrain = r.map.zone(zone).terrain;
    let counts = attackers(&s.stacks, s.power, zone);
    let (mut ours, mut our_units, mut theirs, mut their_units) = (0.0, 0.0, 0.0, 0.0);
    for &unit in Unit::ALL {
        let count = f32::from(counts[unit.at()][0] + counts[unit.at()][1]);
        ours += f32::from(attack(r, unit, terrain, false, 2, 0)) * count;
        our_units += count;
    }
    for army in s.stacks.here(zone).not_of(s.power.alliance().members()).iter() {
        for stack in s.stacks.at(army, zone) {
            theirs += f32::from(defence(r, stack.unit, terrain)) * f32::from(stack.count);
            their_units += f32::from(stack.count);
        }
    }
    ours * our_units < 0.7 * theirs * their_units
}
