//! Which effects to activate, in which order, against whom.

use staffetta_kernel::Seat;

use super::{Mind, Picks, value};
use crate::action::{Action, Heap, Unit};
use crate::cards::{Card, Effect, Sphere};
use crate::state::pieces;
use crate::steps::{counting, effect, end};

/// The effect that brings most now, with its piece and target; then the rest is thought over again.
pub fn activate(mind: &Mind, out: &mut Picks) {
    let (r, s, seat) = (mind.r, mind.s, mind.seat);
    let draft = &s.secret.draft;
    if draft.is_open() {
        return complete(mind, draft.card, draft.named == 1, out);
    }
    let mut chosen: Option<(f32, Card)> = None;
    for (at, &card) in s.secret.played[seat.at()].iter().enumerate() {
        if effect::refusal(r, s, seat, at, card).is_some() {
            continue;
        }
        let worth = merit(mind, effect::effect_of(r, card));
        if worth > 0.0 && chosen.is_none_or(|(best, _)| worth > best) {
            chosen = Some((worth, card));
        }
    }
    match chosen {
        Some((_, card)) => {
            out.push(Action::Activate(card));
            complete(mind, card, effect::bearers(r, s, seat, card).count_ones() < 2, out);
        }
        None => out.push(Action::EndActivation),
    }
}

fn merit(mind: &Mind, kind: Effect) -> f32 {
    match kind {
        // The score first.
        Effect::Plus1 => 9.0,
        Effect::Move2 if gains_by_moving(mind) => 2.0,
        Effect::Move2 => 0.0,
        other => value::effect(mind, other),
    }
}

/// Is there a piece two borders away that would count in the mission's territory?
fn gains_by_moving(mind: &Mind) -> bool {
    let unit = match mind.sphere() {
        Sphere::Military => Unit::Dm,
        Sphere::Political => Unit::Cp,
        Sphere::Social => return false,
    };
    let (r, p) = (mind.r, &mind.s.public);
    let territory = r.territory(r.mission(p.mission).at);
    pieces(unit.pieces()).any(|piece| {
        p.place(mind.seat, piece)
            .is_some_and(|at| (1..=r.numbers.move2_points).contains(&r.steps(r.territory(at), territory)))
    })
}

/// The piece and the target that the effect still needs.
fn complete(mind: &Mind, card: Card, named: bool, out: &mut Picks) {
    let (r, s, seat) = (mind.r, mind.s, mind.seat);
    if !named && let Some(piece) = pieces(effect::bearers(r, s, seat, card)).next() {
        out.push(Action::With(piece));
    }
    if effect::only_target(r, s, seat, card).is_ok() {
        return;
    }
    let rival = |other: Seat| i32::from(public_standing(mind, other));
    let mut chosen: Option<(i32, Action)> = None;
    effect::targets(r, s, seat, card, |target| {
        let worth = match target {
            Action::Raid(Heap { seat, sphere }) => rival(seat) * 4 + i32::from(sphere == Sphere::Military),
            Action::Rob(other) => rival(other) + 3 * i32::from(s.secret.hands[other.at()].len()),
            Action::Place(unit) => i32::from(wanted(mind) == unit),
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
fn wanted(mind: &Mind) -> Unit {
    let p = &mind.s.public;
    let (_, base) = counting::bonus(mind.r, mind.s, mind.seat);
    match mind.sphere() {
        Sphere::Military if base > 0 => Unit::Dm,
        Sphere::Political if base > 0 => Unit::Cp,
        _ => {
            let there = |unit: Unit| (p.on_map(mind.seat) & unit.pieces()).count_ones();
            if there(Unit::Cp) < there(Unit::Dm) { Unit::Cp } else { Unit::Dm }
        }
    }
}

/// How a rival stands, as far as everybody can see.
fn public_standing(mind: &Mind, seat: Seat) -> u8 {
    let (p, at) = (&mind.s.public, seat.at());
    let piles: u8 = Sphere::ALL.iter().map(|&sphere| mind.s.secret.piles[at].len(sphere)).sum();
    let taken = end::points(mind.r, mind.s, seat).missions;
    3 * piles + 2 * p.on_map(seat).count_ones() as u8 + p.support[at] + taken
}
