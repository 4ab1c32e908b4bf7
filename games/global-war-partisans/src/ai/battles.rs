//! Battles, hunts and partisan actions of a steady player.

use staffetta_kernel::Choices;

use super::style::Style;
use crate::Action;
use crate::action::Quarry;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::State;
use crate::unit::{Facility, HUNTERS, Readiness};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

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
