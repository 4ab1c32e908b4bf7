//! Heuristics for bots: what a steady player does, and what a position is worth.

mod evaluate;
mod movement;
mod set_up;
mod threats;
mod turn;

use staffetta_kernel::flow::DraftList;
use staffetta_kernel::{Choices, GameRules, Heuristics, HiddenInformation, MAX_SEATS, Rng, Seat, steps};

use crate::Banditen;
use crate::action::Action;
use crate::movement::enemy_within;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::set_up::{formations, lay_mines, markers, place, split};
use crate::steps::{
    Draft, Step, activation, assault, control, fire_after_moving, fire_resolution, losses, movement as moving,
    reaction, replace_command, retreat, third_battalion, turn as turns,
};
use crate::view::View;

/// Heuristics for bots.
#[derive(Clone, Copy, Debug)]
pub struct Ai;

/// How a steady player answers a step: the next picks, at least one, in order. By default any of those listed.
trait Plan: Sized {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Vec<Action>) {
        out.push(asked.any(rng));
    }
}

/// A question to a seat in a world that it imagines.
struct Asked<'a> {
    r: &'a Rules,
    s: &'a State,
    seat: Seat,
    list: &'a Choices<Action>,
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
fn plan(asked: &Asked, rng: &mut impl Rng, out: &mut Vec<Action>) {
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

impl Heuristics<Banditen> for Ai {
    /// A turn is some sixty questions: what an activation does shows before the next one.
    const SEARCH_TURNS: u32 = 1;

    fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let world = Banditen::sample_world(r, v, rng);
        let mut list = Choices::new();
        Banditen::actions(r, &world, seat, &mut list);
        if list.len() == 1 {
            out.push(list[0]);
            return;
        }
        let asked = Asked { r, s: &world, seat, list: &list };
        if let Some(Draft::LayMines(mines)) = Draft::of(world.secret.draft) {
            mines.plan(&asked, rng, out);
        } else if Draft::is_open(&world.secret.draft) {
            turn::rest(&asked, rng, out);
        } else {
            plan(&asked, rng, out);
        }
        if !asked.begins_well(out) {
            out.clear();
            out.push(Banditen::default_action(r, &world, seat));
        }
    }

    fn rollout_action(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
        let any = choices[rng.below(choices.len() as u32) as usize];
        let drafting = Draft::is_open(&s.secret.draft);
        let step = s.public.steps.top().and_then(Step::of);
        if let Some(Step::Reaction(_)) = step
            && !drafting
        {
            // Fire is free and each shot is lost at the end of the turn.
            let fires = |a: &&Action| matches!(a, Action::ReactFire(_));
            return if rng.below(4) > 0 { choices.iter().find(fires).copied().unwrap_or(Action::Decline) } else { any };
        }
        let Some(Step::Activation(_)) = step else { return any };
        if drafting {
            let wanted = [Action::Assault, Action::Fire, Action::All];
            return match wanted.into_iter().find(|action| choices.contains(action)) {
                Some(action) if rng.below(3) > 0 => action,
                _ => any,
            };
        }
        if let Some(&enter) = choices.iter().find(|action| matches!(action, Action::Enter(_))) {
            return enter;
        }
        // Somebody near the enemy acts more often than not.
        let near = |action: Action| matches!(action, Action::Activate(hex) if enemy_within(r, &s.public, seat, hex, 3));
        for _ in 0..3 {
            let one = choices[rng.below(choices.len() as u32) as usize];
            if near(one) {
                return one;
            }
        }
        any
    }

    fn evaluate(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        evaluate::evaluate(r, &s.public)
    }
}
