//! Common sense (section 11): what a steady player does, and what a position is worth.

mod act;
mod field;
mod march;
mod set_up;
mod worth;

pub use worth::worth;

use staffetta_kernel::{Choices, Rng, Seat};

use crate::action::Action;
use crate::imagine::reimagine;
use crate::rules::Rules;
use crate::state::{State, StepKind};
use crate::steps;
use crate::view::View;

/// What a player with common sense would do next: the picks, in order.
pub fn plan(r: &Rules, v: &View, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
    let mut world = State::blank();
    reimagine(r, v, rng, &mut world);
    let mut list = Choices::new();
    steps::actions(r, &world, seat, &mut list);
    if list.len() == 1 {
        out.push(list[0]);
        return;
    }
    match world.step().kind {
        StepKind::Activation if !world.draft.is_open() => act::activation(r, &world, seat, rng, out),
        StepKind::Reaction if !world.draft.is_open() => out.push(act::reaction(r, &world, seat, &list)),
        StepKind::Move => act::go_on(r, &world, seat, &list, rng, out),
        StepKind::FireAfter => out.push(act::fire_after(r, &world, seat, &list)),
        StepKind::Losses => out.push(act::loss(r, &world, &list)),
        StepKind::Retreat | StepKind::Replace => out.push(act::shelter(r, &world, seat, &list)),
        StepKind::Hasten => out.push(if world.pa[seat.at()] >= 6 { Action::Hasten } else { Action::Bide }),
        StepKind::Activation | StepKind::Reaction | StepKind::Control => act::rest(r, &world, seat, &list, rng, out),
        _ => out.push(set_up::choose(r, &world, &list, rng)),
    }
    // A plan must begin with something that is offered.
    if out.first().is_none_or(|first| !list.contains(first)) {
        out.clear();
        out.push(steps::neutral(r, &world, seat));
    }
}

/// A quick, decent choice among these in a world that a search imagines.
pub fn hunch(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Action {
    let any = choices[rng.below(choices.len() as u32) as usize];
    match s.step().kind {
        StepKind::Reaction if !s.draft.is_open() => {
            // Fire is free and each shot is lost at the end of the turn.
            let fires = |a: &&Action| matches!(a, Action::ReactFire(_));
            if rng.below(4) > 0 { choices.iter().find(fires).copied().unwrap_or(Action::Decline) } else { any }
        }
        StepKind::Activation if !s.draft.is_open() => {
            let enters = |a: &&Action| matches!(a, Action::Enter(_));
            if let Some(&enter) = choices.iter().find(enters) {
                return enter;
            }
            // Somebody near the enemy acts more often than not.
            let near =
                |a: &Action| matches!(*a, Action::Activate(hex) if crate::walk::enemy_within(r, s, seat, hex, 3));
            for _ in 0..3 {
                let one = choices[rng.below(choices.len() as u32) as usize];
                if near(&one) {
                    return one;
                }
            }
            any
        }
        StepKind::Activation => {
            let wanted = [Action::Assault, Action::Fire, Action::All];
            let found = wanted.into_iter().find(|action| choices.contains(action));
            match found {
                Some(action) if rng.below(3) > 0 => action,
                _ => any,
            }
        }
        _ => any,
    }
}
