//! What bots make of the game: a steady player's plan, quick choices, and how things stand.

mod attack;
mod combat;
mod economy;
mod moves;
mod style;
mod value;

use staffetta_kernel::flow::DraftList;
use staffetta_kernel::{Awaiting, Choices, GameRules, Heuristics, MAX_SEATS, Outcome, Rng, Seat};

use style::{SEARCHED, STYLES};

use crate::rules::Rules;
use crate::state::{State, View};
use crate::steps::{Draft, Step};
use crate::{Action, GlobalWarPartisans};

/// Heuristics of this game.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

/// Is a choice of several picks under way?
fn is_drafting(s: &State) -> bool {
    <Draft as DraftList<GlobalWarPartisans>>::is_open(&s.draft)
}

impl Heuristics<GlobalWarPartisans> for Ai {
    /// Up to three rounds, most of which fit into the questions: what a power's turn was worth shows late. Played on for
    /// one round only, the search wins less (`docs/bots.md`).
    const SEARCH_TURNS: u32 = 27;
    const SEARCH_QUESTIONS: u32 = 1000;
    const STYLES: u8 = SEARCHED;
    const PLAN_STYLES: u8 = STYLES.len() as u8;

    fn begins_turn(r: &Rules, s: &State, seat: Seat) -> bool {
        let purchase = s.stack.top().and_then(Step::of).is_some_and(|step| matches!(step, Step::Purchase(_)));
        purchase && r.seat_of(s.power) == seat && !is_drafting(s)
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
            out.extend(combat::finish(s, &choices, rng));
            return;
        }
        let Some(step) = s.stack.top().and_then(Step::of) else { return };
        match step {
            Step::Purchase(_) => out.push(economy::purchase(r, s, style, &choices)),
            Step::CombatMovement(_) => attack::plan(r, s, style, &choices, out),
            Step::NonCombatMovement(_) => moves::plan(r, s, style, &choices, out),
            Step::PlaceUnits(_) => out.push(economy::place(r, s, &choices)),
            Step::LendLease(_) => out.push(economy::lend(r, s, &choices)),
            Step::Combat(_) => combat::plan(r, s, style, &choices, out),
            _ => out.push(combat::answer(r, s, seat, &choices)),
        }
    }

    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        let any = choices[rng.below(choices.len() as u32) as usize];
        let Some(step) = s.stack.top().and_then(Step::of) else { return any };
        let hurry = match step {
            Step::Purchase(_) | Step::PlaceUnits(_) => 0,
            Step::CombatMovement(_) => 4,
            Step::NonCombatMovement(_) => 3,
            Step::LendLease(_) => 2,
            Step::Generation(_) => 1,
            Step::Combat(_) => 0,
            _ if matches!(GlobalWarPartisans::awaiting(r, s), Awaiting::One(_)) => {
                return if is_drafting(s) { any } else { combat::answer(r, s, seat, choices) };
            }
            _ => return any,
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
