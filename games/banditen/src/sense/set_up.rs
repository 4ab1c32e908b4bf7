//! Deployment: garrisons where they must be, partisans as near as they can be unseen.

use staffetta_kernel::{Choices, Rng};

use crate::action::{Action, Counter};
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN};
use crate::rules::{HISTORICAL_BUNKERS, Rules};
use crate::state::{State, StepKind};
use crate::steps::activation::stacks;

/// A choice of the set-up.
pub fn choose(r: &Rules, s: &State, list: &Choices<Action>, rng: &mut impl Rng) -> Action {
    let any = list[rng.below(list.len() as u32) as usize];
    let step = s.step();
    match step.kind {
        StepKind::Split => Action::Keep,
        StepKind::Mines => list
            .iter()
            .copied()
            .find(|action| matches!(action, Action::Mine(hex) if r.usual_mines.contains(hex)))
            .unwrap_or(any),
        StepKind::Bunkers => {
            let stood = |action: &Action| matches!(*action, Action::Place(hex) if HISTORICAL_BUNKERS >> r.map.fort[hex.at()].min(15) & 1 == 1);
            list.iter().copied().find(stood).unwrap_or(any)
        }
        StepKind::Place => {
            let counter = Counter(step.a);
            let mut best = (f32::MIN, any);
            for &action in list.iter() {
                if let Action::Place(hex) = action {
                    let score = place(r, s, counter, hex) + rng.below(100) as f32 / 400.0;
                    if score > best.0 {
                        best = (score, action);
                    }
                }
            }
            best.1
        }
        _ => any,
    }
}

fn place(r: &Rules, s: &State, counter: Counter, hex: Hex) -> f32 {
    let combat = s.print(r, counter).combat;
    if counter.seat() == AXIS {
        let empty = f32::from(u8::from(!s.fights_at(AXIS, hex)));
        if combat {
            return 2.0 * empty + f32::from(r.map.defence(hex, false));
        }
        // A command stays in the middle, in company.
        let apart: f32 = stacks(s, AXIS).map(|post| f32::from(r.map.distance(post, hex))).sum();
        return -0.1 * apart + if s.holds(AXIS, hex) { 1.0 } else { 0.0 };
    }
    let enemy = stacks(s, AXIS).map(|post| r.map.distance(post, hex)).min().unwrap_or(20);
    let seen = if enemy <= 2 { 6.0 } else { 0.0 };
    let crowd = f32::from(s.size(PARTISAN, if s.holds(PARTISAN, hex) { s.stack(hex) } else { 0 }));
    if !combat {
        return crowd * 0.5 - seen - 0.2 * f32::from(enemy);
    }
    -f32::from(enemy) - seen + 0.15 * crowd
}
