//! What bots make of a game: a plan, an evaluation, and what is not worth looking at.

use crate::awaiting::Outcome;
use crate::choices::Choices;
use crate::game::{Game, GameRules, HiddenInformation};
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// Heuristics for bots. They live apart from the rules (`src/ai`), so that a reader of the rules never meets them.
/// Everything has a default that knows nothing.
pub trait Heuristics<G: Game>: 'static {
    /// How many turns (see [`QuestionContext::turn`](crate::QuestionContext::turn)) a search plays on before it judges
    /// by [`Heuristics::evaluate`]: fewer where turns are long.
    const SEARCH_TURNS: u32 = 4;

    /// After so many questions a search judges in any case, however few turns have passed.
    const SEARCH_QUESTIONS: u32 = 400;

    /// Bots that get decisions wrong on purpose do it so many times as often in this game: more often where a single
    /// answer weighs little.
    const SLIPS: u32 = 1;

    /// How many nodes a search keeps below the answers that it compares; with one there is no tree, and all seats follow
    /// their plans at once.
    const SEARCH_NODES: usize = 1;

    /// What a player who follows the game's common sense would do: the next picks, at least one, in order. The view is
    /// that seat's own and it is asked. By default any legal pick.
    fn plan(r: &G::Rules, v: &G::View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<G::Action>) {
        let world = <G as HiddenInformation>::sample_world(r, v, rng);
        let mut choices = Choices::new();
        <G as GameRules>::actions(r, &world, seat, &mut choices);
        out.extend(rng.one_of(&choices));
    }

    /// The plan in a world that a search imagines, made with what the seat would know there and nothing else. By default
    /// from the seat's view of that world; a game whose plan looks at nothing hidden needs no view, nor a second world
    /// sampled from it.
    fn plan_in_world(r: &G::Rules, s: &G::State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<G::Action>) {
        let view = <G as HiddenInformation>::view(r, s, Viewer::Seat(seat));
        Self::plan(r, &view, seat, rng, out);
    }

    /// How many styles of the plan a search compares. Where a turn is long, a search that compares single answers sees
    /// too little of it: with more than one style it compares styles instead, each for the whole turn.
    const STYLES: u8 = 1;

    /// The plan can be made in so many styles: those of a search first, then others for experiments.
    const PLAN_STYLES: u8 = Self::STYLES;

    /// Does a turn of this seat begin with this question, so that a style is to be chosen for it?
    fn begins_turn(_: &G::Rules, _: &G::State, _: Seat) -> bool {
        false
    }

    /// The plan in one of the [`Heuristics::PLAN_STYLES`], as [`Heuristics::plan_in_world`] makes it in style 0.
    fn plan_in_style(r: &G::Rules, s: &G::State, seat: Seat, _style: u8, rng: &mut impl Rng, out: &mut Vec<G::Action>) {
        Self::plan_in_world(r, s, seat, rng, out);
    }

    /// A quick, decent choice among these (never empty) in a world that a search imagines. Uniform unless a game knows
    /// better.
    fn rollout_action(
        _: &G::Rules,
        _: &G::State,
        _: Seat,
        choices: &Choices<G::Action>,
        rng: &mut impl Rng,
    ) -> G::Action {
        choices[rng.below(choices.len() as u32) as usize]
    }

    /// Takes out of these choices (see [`Choices::narrow`]) what a player with sense and manners does not even
    /// consider: a search compares only the rest. It may ask only what the seat knows.
    fn prune(_: &G::Rules, _: &G::State, _: Seat, _: &mut Choices<G::Action>) {}

    /// How well a sampled world fits what the others have said and done, seen by this seat: more than 0, and 1 for what
    /// fits best. [`HiddenInformation::sample_world`] draws no conclusions; here a game may. Of several sampled worlds a
    /// search takes one by these weights. It may ask only what the seat can see and what the world supposes.
    fn likelihood(_: &G::Rules, _: &G::State, _: Seat) -> f32 {
        1.0
    }

    /// What an end is worth to each seat, 0 to 1: searches play for it. Its share of the victory, unless there is
    /// something that all win or lose together.
    fn utility(outcome: &Outcome) -> [f32; MAX_SEATS] {
        outcome.shares()
    }

    /// What each seat may expect of this state, in the measure of [`Heuristics::utility`]. For searches that stop before
    /// the end. By default the same for all.
    fn evaluate(_: &G::Rules, _: &G::State) -> [f32; MAX_SEATS] {
        [1.0 / MAX_SEATS as f32; MAX_SEATS]
    }

    /// The names of the features by which the chances of a seat are judged, for an evaluation that is weighed on played games
    /// (`staffetta fit`). None where it is not.
    const FEATURES: &'static [&'static str] = &[];

    /// The names of the features that speak for a victory of anybody, where all can lose together.
    const TABLE_FEATURES: &'static [&'static str] = &[];

    /// The part of the victory that is everybody's as soon as somebody wins ([`Heuristics::utility`]).
    const SHARED: f32 = 0.0;

    /// Tells the features of every seat that can still win, and those of the table for no seat. Both in the order of their
    /// names, and none larger than a few units, so that their weights can be compared.
    fn features(_: &G::Rules, _: &G::State, _tell: &mut impl FnMut(Option<Seat>, &[f32])) {}

    /// An evaluation by weighed features: the weights of a seat's features come first, those of the table's after them. Each
    /// seat's part of the victory is in proportion to the exponential of its sum (as in a multinomial logit), and somebody
    /// wins with the logistic of the table's.
    fn weigh_features(r: &G::Rules, s: &G::State, weights: &[f32]) -> [f32; MAX_SEATS] {
        let (of_seat, of_table) = weights.split_at(Self::FEATURES.len().min(weights.len()));
        let weighed = |weights: &[f32], features: &[f32]| weights.iter().zip(features).map(|(w, x)| w * x).sum::<f32>();
        let (mut worth, mut sum, mut seats, mut somebody) = ([0.0; MAX_SEATS], 0.0, 0.0, 1.0);
        Self::features(r, s, &mut |seat, features| match seat {
            Some(seat) => {
                worth[seat.at()] = weighed(of_seat, features).clamp(-30.0, 30.0).exp();
                sum += worth[seat.at()];
                seats += 1.0;
            }
            None => somebody = 1.0 / (1.0 + (-weighed(of_table, features)).exp()),
        });
        for worth in worth.iter_mut().filter(|worth| **worth > 0.0) {
            *worth = somebody * (Self::SHARED / seats + (1.0 - Self::SHARED) * *worth / sum);
        }
        worth
    }
}

/// Heuristics that know nothing.
#[derive(Clone, Copy, Debug)]
pub struct Uniform;

impl<G: Game> Heuristics<G> for Uniform {}
