//! Heuristics for bots: what a steady player does, and what a position is worth.

mod distances;
mod evaluate;
mod movement;
mod picks;
mod set_up;
mod threats;
mod turn;
mod ways;
mod weights;

pub use distances::Walks;
use picks::Picks;

use staffetta_kernel::flow::DraftList;
use staffetta_kernel::{Choices, GameRules, Heuristics, HiddenInformation, MAX_SEATS, Rng, Seat, steps};

use crate::Banditen;
use crate::action::Action;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::set_up::{formations, lay_mines, markers, place, split};
use crate::steps::{
    Draft, activation, assault, control, fire_after_moving, fire_resolution, losses, movement as moving, reaction,
    replace_command, retreat, third_battalion, turn as turns,
};
use crate::view::View;

/// Heuristics for bots.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

/// How a steady player answers a step: the next picks, at least one, in order. By default any of those listed.
trait Plan: Sized {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        out.push(asked.any(rng));
    }
}

/// A question to a seat in a world that it imagines.
struct Asked<'a> {
    r: &'a Rules,
    s: &'a State,
    seat: Seat,
    list: &'a Choices<Action>,
    /// Only the most necessary is looked at.
    quickly: bool,
}

impl Asked<'_> {
    fn any(&self, rng: &mut impl Rng) -> Action {
        self.list[rng.below(self.list.len() as u32) as usize]
    }

    /// The plan must begin with something that is offered.
    fn begins_well(&self, plan: &[Action]) -> bool {
        plan.first().is_some_and(|first| self.list.contains(first))
    }
}

impl Plan for markers::Infirmary {}
impl Plan for formations::Base {}
impl Plan for formations::Assign {}
// These ask nobody.
impl Plan for turns::Turn {}
impl Plan for fire_resolution::FireResolution {}
impl Plan for assault::Assault {}

/// The plan of the step that asks.
fn plan_step(asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
    let Some(top) = asked.s.public.steps.top() else { return };
    steps!(@match top, Banditen, (), step => step.plan(asked, rng, out);
        split Split,
        place Place,
        markers Infirmary,
        markers Bunkers,
        lay_mines Mines,
        formations Base,
        formations Assign,
        turns Turn,
        third_battalion Hasten,
        activation Activation,
        moving Movement,
        reaction Reaction,
        fire_resolution FireResolution,
        losses Losses,
        assault Assault,
        retreat Retreat,
        replace_command ReplaceCommand,
        fire_after_moving FireAfterMoving,
        control Control);
}

/// The next picks.
fn plan(asked: &Asked, rng: &mut impl Rng) -> Picks {
    let mut out = Picks::NONE;
    if asked.list.len() == 1 {
        return out.with(asked.list[0]);
    }
    if let Some(Draft::LayMines(mines)) = Draft::of(asked.s.secret.draft) {
        mines.plan(asked, rng, &mut out);
    } else if Draft::is_open(&asked.s.secret.draft) {
        turn::rest(asked, rng, &mut out);
    } else {
        plan_step(asked, rng, &mut out);
    }
    if !asked.begins_well(out.as_slice()) {
        out = Picks::of(&[Banditen::default_action(asked.r, asked.s, asked.seat)]);
    }
    out
}

impl Heuristics<Banditen> for Ai {
    /// A turn is some sixty questions: what an activation does shows before the next one.
    const SEARCH_TURNS: u32 = 1;

    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let world = Banditen::sample_world(r, v, rng);
        Self::plan_in_world(r, &world, seat, rng, out);
    }

    /// All that is hidden are the values of mines, and no plan looks at them.
    fn plan_in_world(r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let mut list = Choices::new();
        Banditen::actions(r, s, seat, &mut list);
        let picks = plan(&Asked { r, s, seat, list: &list, quickly: false }, rng);
        out.extend_from_slice(picks.as_slice());
    }

    /// The next pick of the same plan, made in a hurry.
    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        let picks = plan(&Asked { r, s, seat, list: choices, quickly: true }, rng);
        picks.as_slice().first().copied().unwrap_or(choices[0])
    }

    const FEATURES: &'static [&'static str] = &evaluate::FEATURES;

    fn features(r: &Rules, s: &State, tell: &mut impl FnMut(Option<Seat>, &[f32])) {
        evaluate::features(r, &s.public, tell);
    }

    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        let weights = if r.is_tarnova() { &weights::TARNOVA } else { &weights::GRAVELLONA };
        evaluate::known(r, &s.public).unwrap_or_else(|| Self::weigh_features(r, s, weights))
    }
}
