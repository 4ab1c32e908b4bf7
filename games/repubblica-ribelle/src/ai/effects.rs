//! Which effects to activate, in which order, against whom.

use staffetta_kernel::{Rng, Seat};

use super::{Picks, Plan, Position, value};
use crate::action::{Action, ScorePile};
use crate::cards::{Card, Effect, Sphere};
use crate::end_of_game;
use crate::pieces::Unit;
use crate::steps::activation::{Activation, EffectChoice};
use crate::steps::{counting, effects};

impl Plan for Activation {
    /// The effect that brings most now, with its piece and target; then the rest is thought over again.
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        let (r, s, seat) = (position.r, position.s, position.seat);
        let mut chosen: Option<(f32, Card)> = None;
        for card in effects::possible(r, s, seat) {
            let worth = worth_of(position, effects::effect_of(r, card));
            if worth > 0.0 && chosen.is_none_or(|(best, _)| worth > best) {
                chosen = Some((worth, card));
            }
        }
        match chosen {
            Some((_, card)) => {
                out.push(Action::Activate(card));
                complete(position, card, effects::allowing(r, &s.public, seat, card).len() < 2, out);
            }
            None => out.push(Action::EndActivation),
        }
    }
}

impl Plan for EffectChoice {
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        complete(position, self.card, self.allowed, out);
    }
}

fn worth_of(position: &Position, kind: Effect) -> f32 {
    match kind {
        // The score first.
        Effect::Plus1 => 9.0,
        Effect::Move2 if gains_by_moving(position) => 2.0,
        Effect::Move2 => 0.0,
        other => value::effect(position, other),
    }
}

/// Is there a piece two borders away that would count in the mission's territory?
fn gains_by_moving(position: &Position) -> bool {
    let Some(unit) = counting::unit_that_counts(position.sphere()) else { return false };
    let (r, p) = (position.r, &position.s.public);
    let territory = r.territory(r.mission(p.mission()).at);
    unit.pieces().iter().any(|piece| {
        p.place(position.seat, piece)
            .is_some_and(|at| (1..=r.numbers.move2_points).contains(&r.steps(r.territory(at), territory)))
    })
}

/// The piece and the target that the effect still needs.
fn complete(position: &Position, card: Card, allowed: bool, out: &mut Picks) {
    let (r, s, seat) = (position.r, position.s, position.seat);
    if !allowed && let Some(piece) = effects::allowing(r, &s.public, seat, card).first() {
        out.push(Action::With(piece));
    }
    if effects::only_target(r, s, seat, card).is_ok() {
        return;
    }
    let rival = |other: Seat| i32::from(public_standing(position, other));
    let mut chosen: Option<(i32, Action)> = None;
    effects::targets(r, s, seat, card, |target| {
        let worth = match target {
            Action::Raid(ScorePile { seat, sphere }) => rival(seat) * 4 + i32::from(sphere == Sphere::Military),
            Action::Rob(other) => rival(other) + 3 * i32::from(s.secret.hands[other.at()].len()),
            Action::PlacePiece(unit) => i32::from(wanted(position) == unit),
            _ => 0,
        };
        if chosen.is_none_or(|(best, _)| worth > best) {
            chosen = Some((worth, target));
        }
    });
    if let Some((_, target)) = chosen {
        out.push(target);
    }
}

/// The kind of piece that helps in this mission if the base lies there, else the one that is scarcer on the map.
fn wanted(position: &Position) -> Unit {
    let p = &position.s.public;
    let (_, base) = counting::bonus(position.r, &position.s.public, position.seat);
    match position.sphere() {
        Sphere::Military if base > 0 => Unit::Dm,
        Sphere::Political if base > 0 => Unit::Cp,
        _ => {
            let there = |unit: Unit| p.on_map(position.seat).and(unit.pieces()).len();
            if there(Unit::Cp) < there(Unit::Dm) { Unit::Cp } else { Unit::Dm }
        }
    }
}

/// How a rival stands, as far as everybody can see.
fn public_standing(position: &Position, seat: Seat) -> u8 {
    let (p, at) = (&position.s.public, seat.at());
    let piles: u8 = Sphere::ALL.iter().map(|&sphere| position.s.secret.piles[at].len(sphere)).sum();
    let taken = end_of_game::points(position.r, position.s, seat).missions;
    3 * piles + 2 * p.on_map(seat).len() + p.support[at] + taken
}
