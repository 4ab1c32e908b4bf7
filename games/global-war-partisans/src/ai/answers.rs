//! How a steady player answers the questions in a battle, a hunt or a window, and ends what was begun.

use staffetta_kernel::{Choices, GameRules, Rng, Seat, steps};

use super::value;
use crate::action::Supported;
use crate::combat_values::{attack, attackers, defence};
use crate::partisan::Mark;
use crate::power::Alliance;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::hunt::HuntOn;
use crate::steps::hunt_losses::HunterLosses;
use crate::steps::invasion_support::{InvasionSupport, NameSupported, SupportConsent};
use crate::steps::lend_lease::Loan;
use crate::steps::losses::{AttackerLosses, DefenderLosses};
use crate::steps::partisan_actions::SabotageTarget;
use crate::steps::retreat::FightOrRetreat;
use crate::steps::supply_markers::MarkerConsent;
use crate::steps::walking::Walk;
use crate::steps::{Draft, hunt, hunt_losses, invasion_support, losses, retreat, supply_markers};
use crate::unit::Unit;
use crate::zone::Zone;
use crate::{Action, GlobalWarPartisans};

/// How a bot answers the question of a step. Nothing: what the clock would do.
trait Answer: Copy {
    fn answer(self, r: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action>;
}

/// The answer of a steady player to a question outside its phases.
pub fn answer(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>) -> Action {
    let Some(top) = s.stack.top() else { return choices[0] };
    let answer = steps!(@match top, GlobalWarPartisans, None, step => step.answer(r, s, choices);
        retreat FightOrRetreat, losses DefenderLosses, losses AttackerLosses, hunt_losses HunterLosses,
        invasion_support NameSupported, invasion_support InvasionSupport, invasion_support SupportConsent,
        supply_markers MarkerConsent, hunt HuntOn);
    answer.unwrap_or_else(|| {
        let default = GlobalWarPartisans::default_action(r, s, seat);
        if choices.contains(&default) { default } else { choices[0] }
    })
}

/// The next pick of a choice that somebody has begun.
pub fn rest_of_draft(s: &State, choices: &Choices<Action>, rng: &mut impl Rng) -> Option<Action> {
    if Draft::open::<SabotageTarget>(&s.draft).is_some() {
        return choices.first().copied();
    }
    // Everything that may be lent.
    if Draft::open::<Loan>(&s.draft).is_some() {
        return choices.last().copied();
    }
    if Draft::open::<Walk>(&s.draft).is_some() {
        let held = |zone: Zone| i32::from(s.owner(zone).alliance() == Some(Alliance::Axis));
        let key = |action: &Action| if let Action::To(zone) = *action { held(zone) } else { 0 };
        return choices.iter().copied().max_by_key(key);
    }
    let begin = choices.iter().copied().find(|action| matches!(action, Action::Begin | Action::Spend));
    begin.or_else(|| rng.one_of(choices))
}

impl Answer for FightOrRetreat {
    fn answer(self, r: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action> {
        let retreat = || choices.iter().copied().find(|action| matches!(action, Action::Retreat(_)));
        outmatched(r, s, self.zone).then(|| retreat().unwrap_or(choices[0]))
    }
}

impl Answer for DefenderLosses {
    fn answer(self, r: &Rules, _: &State, choices: &Choices<Action>) -> Option<Action> {
        cheapest(r, choices)
    }
}

impl Answer for AttackerLosses {
    fn answer(self, r: &Rules, _: &State, choices: &Choices<Action>) -> Option<Action> {
        cheapest(r, choices)
    }
}

impl Answer for HunterLosses {
    fn answer(self, r: &Rules, _: &State, choices: &Choices<Action>) -> Option<Action> {
        cheapest(r, choices)
    }
}

impl Answer for NameSupported {
    fn answer(self, r: &Rules, _: &State, choices: &Choices<Action>) -> Option<Action> {
        let gain = |action: &Action| match *action {
            Action::Boost(Supported { attacker, gain }) => r.units[attacker.unit.at()].attack + gain,
            _ => 0,
        };
        choices.iter().copied().max_by_key(gain)
    }
}

impl Answer for InvasionSupport {
    fn answer(self, _: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action> {
        Some(support(s, choices))
    }
}

impl Answer for SupportConsent {
    fn answer(self, _: &Rules, _: &State, _: &Choices<Action>) -> Option<Action> {
        Some(Action::Accept)
    }
}

impl Answer for MarkerConsent {
    fn answer(self, _: &Rules, _: &State, _: &Choices<Action>) -> Option<Action> {
        Some(Action::Refuse)
    }
}

impl Answer for HuntOn {
    fn answer(self, _: &Rules, _: &State, _: &Choices<Action>) -> Option<Action> {
        Some(Action::HuntOn)
    }
}

/// What costs least is lost.
fn cheapest(r: &Rules, choices: &Choices<Action>) -> Option<Action> {
    let dear = |action: &Action| match *action {
        Action::Lose(unit) => value::dearness(r, unit),
        Action::LoseAttacker(attacker) => value::dearness(r, attacker.unit),
        _ => 0,
    };
    choices.iter().copied().min_by_key(dear)
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
