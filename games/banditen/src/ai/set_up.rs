//! Deployment: garrisons where they must be, partisans as near as they can be unseen.

use staffetta_kernel::Rng;

use super::{Asked, Picks, Plan};
use crate::action::Action;
use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN};
use crate::rules::{HISTORICAL_BUNKERS, Rules};
use crate::state::Public;
use crate::steps::set_up::lay_mines::{LayMines, Mines};
use crate::steps::set_up::markers::Bunkers;
use crate::steps::set_up::place::Place;
use crate::steps::set_up::split::Split;

impl Plan for Split {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        // One die for every choice of the set-up, so that the next ones come as they would.
        let _ = asked.any(rng);
        out.push(Action::Keep);
    }
}

impl Plan for Mines {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        usual_mine(asked, rng, out);
    }
}

impl Plan for LayMines {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        usual_mine(asked, rng, out);
    }
}

fn usual_mine(asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
    let any = asked.any(rng);
    let usual = |action: &Action| matches!(action, Action::Mine(hex) if asked.r.usual_mines.contains(hex));
    out.push(asked.list.iter().copied().find(usual).unwrap_or(any));
}

impl Plan for Bunkers {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        let any = asked.any(rng);
        let stood = |hex: Hex| asked.r.map.fort(hex).is_some_and(|fort| HISTORICAL_BUNKERS.has(fort));
        let found = asked.list.iter().copied().find(|action| matches!(*action, Action::Place(hex) if stood(hex)));
        out.push(found.unwrap_or(any));
    }
}

impl Plan for Place {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        let mut best = (f32::MIN, asked.any(rng));
        for &action in asked.list.iter() {
            if let Action::Place(hex) = action {
                let score = worth(asked.r, &asked.s.public, self.counter, hex) + rng.below(100) as f32 / 400.0;
                if score > best.0 {
                    best = (score, action);
                }
            }
        }
        out.push(best.1);
    }
}

/// What it is worth to start here.
fn worth(r: &Rules, p: &Public, counter: Counter, hex: Hex) -> f32 {
    let combat = p.print(r, counter).combat;
    if counter.seat() == AXIS {
        let empty = f32::from(u8::from(!p.fights_at(AXIS, hex)));
        if combat {
            return 2.0 * empty + f32::from(r.map.defence(hex, false));
        }
        // A command stays in the middle, in company.
        let apart: f32 = p.stacks(AXIS).map(|post| f32::from(r.map.distance(post, hex))).sum();
        return -0.1 * apart + if p.holds(AXIS, hex) { 1.0 } else { 0.0 };
    }
    let enemy = p.stacks(AXIS).map(|post| r.map.distance(post, hex)).min().unwrap_or(20);
    let seen = if enemy <= 2 { 6.0 } else { 0.0 };
    let crowd = f32::from(p.size(p.stack_of(PARTISAN, hex)));
    if !combat {
        return crowd * 0.5 - seen - 0.2 * f32::from(enemy);
    }
    -f32::from(enemy) - seen + 0.15 * crowd
}
