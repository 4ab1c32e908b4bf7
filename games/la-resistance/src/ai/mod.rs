//! Heuristics for bots: a steady player that looks one turn ahead, a quick choice for search, and what a position is
//! worth. Nothing here is a rule.

mod action_step;
mod answers;
mod dice_packing;
mod drafts;
mod evaluate;
mod uses;
mod value;
mod weights;

use staffetta_kernel::{Choices, GameRules, Heuristics, HiddenInformation, MAX_SEATS, Rng, Seat, steps};

use crate::LaResistance;
use crate::action::Action;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::{
    action_step as action, before_the_roll, blue_dice, botched_raid, choice_of_leaders, duck_and_run, end_of_game,
    instant_event, purchases, reaction_window, roll,
};
use crate::view::View;

/// How a bot answers the question of a step.
trait Plan: Copy {
    /// The picks of a steady player. The hidden places of the world he thinks in are filled by chance and never looked
    /// at. No picks: what the clock would do.
    fn plan(self, r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>);

    /// A quick choice by rule of thumb, if there is one.
    fn rollout(self, _: &Rules, _: &State, _: Seat, _: &Choices<Action>, _: &mut impl Rng) -> Option<Action> {
        None
    }
}

/// Does this with the step that asks.
macro_rules! with_step {
    ($s:expr, none $none:expr, $step:ident => $do:expr) => {
        match $s.public.steps.top() {
            Some(top) => steps!(@match top, LaResistance, $none, $step => $do;
                choice_of_leaders InSeatOrder, choice_of_leaders Blind, instant_event ChooseLoss,
                before_the_roll BeforeTheRoll, reaction_window ReactionWindow, roll Roll, blue_dice BlueDice,
                action ActionStep, purchases OverLimit, botched_raid BotchedRaid, duck_and_run Duck),
            None => $none,
        }
    };
}

/// Heuristics for bots.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

impl Heuristics<LaResistance> for Ai {
    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let world = LaResistance::sample_world(r, v, rng);
        Self::plan_in_world(r, &world, seat, rng, out);
    }

    fn plan_in_world(r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        if s.secret.draft.is_some() {
            let choices = listed(r, s, seat);
            return out.push(Self::rollout_action(r, s, seat, &choices, rng));
        }
        with_step!(s, none (), step => step.plan(r, s, seat, rng, out));
        if out.is_empty() {
            out.push(LaResistance::default_action(r, s, seat));
        }
    }

    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        let any = choices[rng.below(choices.len() as u32) as usize];
        if choices.len() == 1 {
            return any;
        }
        let wish = if s.secret.draft.is_some() {
            drafts::wish(r, s, choices)
        } else {
            with_step!(s, none None, step => step.rollout(r, s, seat, choices, rng))
        };
        wish.filter(|wish| choices.contains(wish)).unwrap_or(any)
    }

    const FEATURES: &'static [&'static str] = &evaluate::FEATURES;

    fn features(r: &Rules, s: &State, tell: &mut impl FnMut(Option<Seat>, &[f32])) {
        evaluate::features(r, &s.public, tell);
    }

    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        if s.public.is_over() {
            return end_of_game::outcome(&s.public).shares();
        }
        Self::weigh_features(r, s, &weights::WEIGHTS)
    }
}

/// The legal actions of a seat.
fn listed(r: &Rules, s: &State, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    LaResistance::actions(r, s, seat, &mut choices);
    choices
}
