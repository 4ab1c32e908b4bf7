//! Where the pieces go: into the mission's territory, or onto a resource of the cards in hand.

use staffetta_kernel::{Rng, flow};

use super::{Picks, Plan, Position, value};
use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::cards::{Effect, Symbol};
use crate::map::{Locality, Resource};
use crate::pieces::{PIECES, Piece};
use crate::roads::Route;
use crate::steps::manoeuvres::{EffectMoves, Manoeuvres};
use crate::steps::move_piece::{self, MovePiece};
use crate::steps::{counting, effects};

/// Where the pieces of the seat stand, tried out.
type Placement = [Option<Locality>; PIECES];

/// Worth of one point in the mission, in points at the end.
const POINT: f32 = 0.9;

fn placement(position: &Position) -> Placement {
    let mut placement = [None; PIECES];
    for (at, &piece) in Piece::ALL.iter().enumerate() {
        placement[at] = position.s.public.place(position.seat, piece);
    }
    placement
}

/// What pieces that stand like this bring to the mission.
fn worth(position: &Position, placement: &Placement) -> f32 {
    let (r, p) = (position.r, &position.s.public);
    let mission = r.mission(p.mission());
    let unit = counting::unit_that_counts(mission.sphere);
    let territory = r.territory(mission.at);
    let there = Piece::ALL
        .iter()
        .zip(placement)
        .filter(|(piece, at)| Some(piece.unit()) == unit && at.is_some_and(|at| r.territory(at) == territory));
    let mut sum = POINT * f32::from(r.numbers.bonus_piece) * there.count() as f32;
    for &resource in Resource::ALL {
        let site = r.site(resource, p.phase);
        let here = placement.iter().filter(|&&at| at == Some(site)).count();
        if here > 0 {
            sum += effects_at(position, resource, here);
        }
    }
    sum
}

/// What the best effects of this resource among the cards in hand would bring.
fn effects_at(position: &Position, resource: Resource, pieces: usize) -> f32 {
    let symbol = Symbol::ALL[resource as usize];
    let sphere = position.sphere() as usize;
    let mut best = [0.0f32; 3];
    for card in position.s.secret.hands[position.seat.at()].iter() {
        let action = position.r.card(card);
        if action.symbol != symbol {
            continue;
        }
        // Strong cards will be laid, weak ones rather not.
        let laid = [0.1, 0.3, 0.6, 0.75, 0.85][usize::from(action.values[sphere].min(4))];
        let brings = match effects::effect_of(position.r, card) {
            Effect::Plus1 => 2.4 * POINT,
            other => value::effect(position, other),
        };
        let mut value = laid * brings;
        for place in &mut best {
            if value > *place {
                std::mem::swap(place, &mut value);
            }
        }
    }
    best.iter().take(pieces).sum()
}

/// The localities worth going to.
fn goals(position: &Position) -> [Locality; 4] {
    let (r, p) = (position.r, &position.s.public);
    let site = |resource: Resource| r.site(resource, p.phase);
    let mission = r.mission(p.mission()).at;
    // A resource in the mission's territory serves twice.
    let shared =
        Resource::ALL.iter().map(|&resource| site(resource)).find(|&at| r.territory(at) == r.territory(mission));
    [shared.unwrap_or(mission), site(Resource::Grain), site(Resource::Arms), site(Resource::Hospital)]
}

impl Plan for Manoeuvres {
    /// Moves pieces one after another, the most useful move first, while points last.
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        let p = &position.s.public;
        let each = position.r.options.red_free_each_piece;
        let (mut mp, mut radici_free, mut moved) = (p.movement.mp, p.movement.radici_free, p.movement.moved);
        let mut placement = placement(position);
        loop {
            let now = worth(position, &placement);
            let mut chosen: Option<(f32, Piece, Locality, Route)> = None;
            for piece in p.on_map(position.seat).minus(moved).iter() {
                let Some(at) = placement[piece as usize] else { continue };
                for goal in goals(position).into_iter().filter(|&goal| goal != at) {
                    let (from, to) = (position.r.territory(at), position.r.territory(goal));
                    let Some(route) = position.r.roads.route(from, to, radici_free || each) else { continue };
                    let cost = if route.path().is_empty() {
                        match move_piece::reposition(position.r, p.movement.by) {
                            Some(cost) => cost,
                            None => continue,
                        }
                    } else {
                        route.cost
                    };
                    if cost > mp {
                        continue;
                    }
                    let mut tried = placement;
                    tried[piece as usize] = Some(goal);
                    let price = 0.03 * f32::from(cost);
                    let gain = worth(position, &tried) - now - price - 0.01 * f32::from(u8::from(route.free));
                    if gain > 0.05 && chosen.is_none_or(|(best, ..)| gain > best) {
                        chosen = Some((gain, piece, goal, route.at(cost)));
                    }
                }
            }
            let Some((_, piece, goal, route)) = chosen else { break };
            out.push(Action::Move(piece));
            follow(&route, goal, out);
            placement[piece as usize] = Some(goal);
            moved = moved.with(piece);
            mp -= route.cost;
            radici_free &= !route.free;
        }
        out.push(Action::EndManoeuvres);
    }
}

impl Plan for EffectMoves {
    /// A piece into the mission's territory.
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        let (r, p) = (position.r, &position.s.public);
        let mission = r.mission(p.mission());
        if let Some(unit) = counting::unit_that_counts(mission.sphere) {
            for piece in p.on_map(position.seat).minus(p.movement.moved).and(unit.pieces()).iter() {
                let Some(at) = p.place(position.seat, piece) else { continue };
                let (from, to) = (r.territory(at), r.territory(mission.at));
                let Some(route) = r.roads.route(from, to, p.movement.radici_free) else { continue };
                if !route.path().is_empty() && route.cost <= p.movement.mp {
                    out.push(Action::Move(piece));
                    return follow(&route, mission.at, out);
                }
            }
        }
        out.push(Action::EndMove);
    }
}

fn follow(route: &Route, goal: Locality, out: &mut Picks) {
    route.path().iter().for_each(|&territory| out.push(Action::Via(territory)));
    out.push(Action::To(goal));
}

impl Plan for MovePiece {
    /// On to the most useful place that it can still reach.
    fn plan(self, position: &Position, _: &mut impl Rng, out: &mut Picks) {
        let (r, p) = (position.r, &position.s.public);
        let start = p.place(position.seat, self.piece).unwrap_or_default();
        let now = self.here(r, p, position.seat);
        let left = self.left(p);
        let mut placement = placement(position);
        let mut chosen: Option<(f32, Locality, Route)> = None;
        for goal in goals(position).into_iter().chain(r.localities(now).iter().copied()) {
            let Some(route) = r.roads.route(now, r.territory(goal), self.may_cross_free(r, p)) else { continue };
            let stays = route.path().is_empty() && self.path.is_empty();
            let inside = move_piece::reposition(r, p.movement.by).is_some_and(|cost| cost <= left) && goal != start;
            if route.cost > left || (stays && !inside) {
                continue;
            }
            placement[self.piece as usize] = Some(goal);
            let gain = worth(position, &placement) - 0.03 * f32::from(route.cost);
            if chosen.is_none_or(|(best, ..)| gain > best) {
                chosen = Some((gain, goal, route));
            }
        }
        match chosen {
            Some((_, goal, route)) => follow(&route, goal, out),
            None => out.push(flow::default_action::<RepubblicaRibelle>(r, position.s, position.seat)),
        }
    }
}
