//! What bots make of the game: a steady player's plan, quick choices, and how things stand.

mod answers;
mod attack;
mod battles;
mod economy;
mod moves;
mod style;
mod value;

use staffetta_kernel::flow::DraftList;
use staffetta_kernel::{Awaiting, Choices, GameRules, Heuristics, MAX_SEATS, Outcome, Rng, Seat, steps};

use style::{SEARCHED, STYLES, Style};

use crate::rules::Rules;
use crate::state::{State, View};
use crate::steps::combat::Combat;
use crate::steps::combat_movement::CombatMovement;
use crate::steps::generation::Generation;
use crate::steps::lend_lease::LendLease;
use crate::steps::non_combat_movement::NonCombatMovement;
use crate::steps::place_units::PlaceUnits;
use crate::steps::purchase::Purchase;
use crate::steps::{
    Draft, Step, combat, combat_movement, generation, lend_lease, non_combat_movement, place_units, purchase,
};
use crate::{Action, GlobalWarPartisans};

/// Heuristics of this game.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

/// Is a choice of several picks under way?
fn is_drafting(s: &State) -> bool {
    <Draft as DraftList<GlobalWarPartisans>>::is_open(&s.draft)
}

/// What a steady player does in a phase of its turn.
trait Phase: Copy {
    /// The next picks.
    fn plan(self, r: &Rules, s: &State, style: &Style, choices: &Choices<Action>, out: &mut Vec<Action>);
}

/// What ends in rollouts before all is done.
trait Hurry: Copy {
    /// It is ended at one question of so many; at none for 0.
    fn hurry(self) -> u32;
}

impl Phase for Purchase {
    fn plan(self, r: &Rules, s: &State, style: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
        out.push(economy::purchase(r, s, style, choices));
    }
}

impl Phase for CombatMovement {
    fn plan(self, r: &Rules, s: &State, style: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
        attack::plan(r, s, style, choices, out);
    }
}

impl Phase for Combat {
    fn plan(self, r: &Rules, s: &State, style: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
        battles::plan(r, s, style, choices, out);
    }
}

impl Phase for NonCombatMovement {
    fn plan(self, r: &Rules, s: &State, style: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
        moves::plan(r, s, style, choices, out);
    }
}

impl Phase for PlaceUnits {
    fn plan(self, r: &Rules, s: &State, _: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
        out.push(economy::place(r, s, choices));
    }
}

impl Phase for LendLease {
    fn plan(self, r: &Rules, s: &State, _: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
        out.push(economy::lend(r, s, choices));
    }
}

impl Hurry for Purchase {
    fn hurry(self) -> u32 {
        0
    }
}

impl Hurry for CombatMovement {
    fn hurry(self) -> u32 {
        4
    }
}

impl Hurry for Combat {
    fn hurry(self) -> u32 {
        0
    }
}

impl Hurry for NonCombatMovement {
    fn hurry(self) -> u32 {
        3
    }
}

impl Hurry for PlaceUnits {
    fn hurry(self) -> u32 {
        0
    }
}

impl Hurry for LendLease {
    fn hurry(self) -> u32 {
        2
    }
}

impl Hurry for Generation {
    fn hurry(self) -> u32 {
        1
    }
}

impl Heuristics<GlobalWarPartisans> for Ai {
    /// Up to three rounds, most of which fit into the questions: what a power's turn was worth shows late. Played on for
    /// one round only, the search wins less (`docs/bots.md`).
    const SEARCH_TURNS: u32 = 27;
    const SEARCH_QUESTIONS: u32 = 1000;
    const STYLES: u8 = SEARCHED;
    const PLAN_STYLES: u8 = STYLES.len() as u8;

    fn begins_turn(r: &Rules, s: &State, seat: Seat) -> bool {
        Step::asking::<Purchase>(&s.stack).is_some() && r.seat_of(s.power) == seat && !is_drafting(s)
    }

    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        Self::plan_in_world(r, &v.table, seat, rng, out);
    }

    fn plan_in_world(r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        Self::plan_in_style(r, s, seat, 0, rng, out);
    }

    fn plan_in_style(r: &Rules, s: &State, seat: Seat, style: u8, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let style = &STYLES[usize::from(style) % STYLES.len()];
        let mut choices = Choices::new();
        GlobalWarPartisans::actions(r, s, seat, &mut choices);
        if is_drafting(s) {
            out.extend(answers::rest_of_draft(s, &choices, rng));
            return;
        }
        let Some(top) = s.stack.top() else { return };
        steps!(@match top, GlobalWarPartisans, out.push(answers::answer(r, s, seat, &choices)),
            step => step.plan(r, s, style, &choices, out);
            purchase Purchase, combat_movement CombatMovement, combat Combat, non_combat_movement NonCombatMovement,
            place_units PlaceUnits, lend_lease LendLease);
    }

    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        let any = choices[rng.below(choices.len() as u32) as usize];
        let Some(top) = s.stack.top() else { return any };
        let hurry = steps!(@match top, GlobalWarPartisans, None, step => Some(step.hurry());
            purchase Purchase, combat_movement CombatMovement, combat Combat, non_combat_movement NonCombatMovement,
            place_units PlaceUnits, lend_lease LendLease, generation Generation);
        let Some(hurry) = hurry else {
            let asks_one = matches!(GlobalWarPartisans::awaiting(r, s), Awaiting::One(_));
            return if asks_one && !is_drafting(s) { answers::answer(r, s, seat, choices) } else { any };
        };
        let ends = choices.iter().copied().find(|action| matches!(action, Action::Pass | Action::Roll));
        match ends {
            Some(end) if hurry > 0 && rng.below(hurry) == 0 => end,
            Some(Action::Pass) if any == Action::Pass && choices.len() > 1 && hurry == 0 => choices[1],
            _ if matches!(any, Action::Disband(_)) => ends.unwrap_or(any),
            _ => any,
        }
    }

    fn prune(_: &Rules, _: &State, _: Seat, choices: &mut Choices<Action>) {
        choices.narrow(|action| !matches!(action, Action::Disband(_)));
    }

    fn utility(outcome: &Outcome) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        outcome.winners().iter().for_each(|seat| worth[seat.at()] = 1.0);
        worth
    }

    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        value::evaluate(r, s)
    }
}
