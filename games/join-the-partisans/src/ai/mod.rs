//! Heuristics for bots: a steady player, and what a position is worth. Nothing here is a rule.

mod choices;
mod dice;
mod evaluate;
mod routes;
mod swaps;
mod weights;

use staffetta_kernel::{Choices, GameRules, Heuristics, HiddenInformation, MAX_SEATS, Rng, Seat, steps};

use crate::rules::Rules;
use crate::scoring;
use crate::state::State;
use crate::steps::{
    appeal, attempt, change_of_partner, comrade_here, interrogation, meeting, movement_roll, nearest_white, new_year,
    open_question, options_shown, partisan_school, preparation,
};
use crate::view::View;
use crate::{Action, JoinThePartisans};

/// How a bot answers the question of a step. The hidden places of the world it thinks in are filled by chance and never
/// looked at. Nothing: what the clock would do.
trait Plan: Copy {
    fn plan(self, r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng) -> Option<Action>;
}

/// The answer of a steady player to the question of the step that asks.
fn answer(r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
    let top = s.public.stack.top()?;
    steps!(@match top, JoinThePartisans, None, step => step.plan(r, s, seat, rng);
        preparation Figure, preparation NamePartner, preparation FirstWhites, movement_roll Movement,
        movement_roll WhiteStar, nearest_white NearestWhite, attempt Attempt, partisan_school School,
        open_question OpenQuestion, appeal WrongAnswer, appeal Appeal, options_shown ThreeOptions,
        options_shown TwoOptions, new_year NewYear, comrade_here DeserterHere, comrade_here CaptiveHere,
        comrade_here CaptivePartner, interrogation Interrogation, meeting Meeting, meeting Offer,
        meeting CounterOffer, change_of_partner ChangeOfPartner, change_of_partner Consent)
}

/// Heuristics for bots.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

impl Heuristics<JoinThePartisans> for Ai {
    /// Dice decide much here: one wrong answer weighs little.
    const SLIPS: u32 = 2;

    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let world = JoinThePartisans::sample_world(r, v, rng);
        Self::plan_in_world(r, &world, seat, rng, out);
    }

    fn plan_in_world(r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let choices = listed(r, s, seat);
        out.push(Self::rollout_action(r, s, seat, &choices, rng));
    }

    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        let wish =
            if s.secret.draft.kind == 0 { answer(r, s, seat, rng) } else { swaps::next_pick(r, s, seat, choices) };
        wish.filter(|wish| choices.contains(wish)).unwrap_or_else(|| JoinThePartisans::default_action(r, s, seat))
    }

    const FEATURES: &'static [&'static str] = &evaluate::FEATURES;

    fn features(r: &Rules, s: &State, tell: &mut impl FnMut(Option<Seat>, &[f32])) {
        evaluate::features(r, &s.public, tell);
    }

    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        if s.public.stack.is_empty() {
            return scoring::outcome(r, &s.public).shares();
        }
        Self::weigh_features(r, s, &weights::WEIGHTS)
    }
}

/// The legal actions of a seat.
fn listed(r: &Rules, s: &State, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    JoinThePartisans::actions(r, s, seat, &mut choices);
    choices
}
