//! Where the pieces go: into the mission's territory, or onto a resource of the cards in hand.

use super::{Mind, Picks, value};
use crate::action::{Action, Piece, Unit};
use crate::cards::{Effect, Sphere, Symbol};
use crate::map::{Locality, Resource};
use crate::state::{PIECES, StepKind, pieces};
use crate::steps::effect;
use crate::ways::Way;

/// Where the pieces of the seat stand, tried out.
type Stand = [Option<Locality>; PIECES];

/// Worth of one point in the mission, in points at the end.
const POINT: f32 = 0.9;

fn stand(mind: &Mind) -> Stand {
    let mut stand = [None; PIECES];
    for (at, &piece) in Piece::ALL.iter().enumerate() {
        stand[at] = mind.s.public.place(mind.seat, piece);
    }
    stand
}

/// What pieces that stand like this bring to the mission.
fn worth(mind: &Mind, stand: &Stand) -> f32 {
    let (r, p) = (mind.r, &mind.s.public);
    let mission = r.mission(p.mission);
    let unit = match mission.sphere {
        Sphere::Military => Some(Unit::Dm),
        Sphere::Political => Some(Unit::Cp),
        Sphere::Social => None,
    };
    let territory = r.territory(mission.at);
    let there = Piece::ALL
        .iter()
        .zip(stand)
        .filter(|(piece, at)| Some(piece.unit()) == unit && at.is_some_and(|at| r.territory(at) == territory));
    let mut sum = POINT * f32::from(r.numbers.bonus_piece) * there.count() as f32;
    for &resource in Resource::ALL {
        let site = r.site(resource, p.phase);
        let here = stand.iter().filter(|&&at| at == Some(site)).count();
        if here > 0 {
            sum += effects_at(mind, resource, here);
        }
    }
    sum
}

/// What the best effects of this resource among the cards in hand would bring.
fn effects_at(mind: &Mind, resource: Resource, pieces: usize) -> f32 {
    let symbol = Symbol::ALL[resource as usize];
    let sphere = mind.sphere() as usize;
    let mut best = [0.0f32; 3];
    for card in mind.s.secret.hands[mind.seat.at()].iter() {
        let action = mind.r.card(card);
        if action.symbol != symbol {
            continue;
        }
        // Strong cards will be laid, weak ones rather not.
        let laid = [0.1, 0.3, 0.6, 0.75, 0.85][usize::from(action.values[sphere].min(4))];
        let brings = match effect::effect_of(mind.r, card) {
            Effect::Plus1 => 2.4 * POINT,
            other => value::effect(mind, other),
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
fn goals(mind: &Mind) -> [Locality; 4] {
    let (r, p) = (mind.r, &mind.s.public);
    let site = |resource: Resource| r.site(resource, p.phase);
    let mission = r.mission(p.mission).at;
    // A resource in the mission's territory serves twice.
    let shared =
        Resource::ALL.iter().map(|&resource| site(resource)).find(|&at| r.territory(at) == r.territory(mission));
    [shared.unwrap_or(mission), site(Resource::Grain), site(Resource::Arms), site(Resource::Hospital)]
}

/// Moves pieces one after another, the most useful move first, while points last.
pub fn manoeuvres(mind: &Mind, out: &mut Picks) {
    if mind.s.secret.draft.is_open() {
        return go_on(mind, out);
    }
    let p = &mind.s.public;
    let each = mind.r.house.red_free_each_piece;
    let (mut mp, mut red_free, mut moved) = (p.mp, p.red_free == 1, p.moved);
    let mut stand = stand(mind);
    loop {
        let now = worth(mind, &stand);
        let mut chosen: Option<(f32, Piece, Locality, Way)> = None;
        for piece in pieces(p.on_map(mind.seat) & !moved) {
            let Some(at) = stand[piece as usize] else { continue };
            for goal in goals(mind).into_iter().filter(|&goal| goal != at) {
                let (from, to) = (mind.r.territory(at), mind.r.territory(goal));
                let Some(way) = mind.r.way(from, to, red_free || each) else { continue };
                let cost = if way.path().is_empty() {
                    match crate::steps::way::reposition(mind.r, mind.s.step().kind) {
                        Some(cost) => cost,
                        None => continue,
                    }
                } else {
                    way.cost
                };
                if cost > mp {
                    continue;
                }
                let mut tried = stand;
                tried[piece as usize] = Some(goal);
                let gain = worth(mind, &tried) - now - 0.03 * f32::from(cost) - 0.01 * f32::from(u8::from(way.free));
                if gain > 0.05 && chosen.is_none_or(|(best, ..)| gain > best) {
                    chosen = Some((gain, piece, goal, way.at(cost)));
                }
            }
        }
        let Some((_, piece, goal, way)) = chosen else { break };
        out.push(Action::Move(piece));
        way.path().iter().for_each(|&territory| out.push(Action::Via(territory)));
        out.push(Action::To(goal));
        stand[piece as usize] = Some(goal);
        moved |= piece.bit();
        mp -= way.cost;
        red_free &= !way.free;
    }
    out.push(Action::EndManoeuvres);
}

/// The moves of an effect: a piece into the mission's territory.
pub fn movement(mind: &Mind, out: &mut Picks) {
    if mind.s.secret.draft.is_open() {
        return go_on(mind, out);
    }
    let (r, p) = (mind.r, &mind.s.public);
    let mission = r.mission(p.mission);
    let unit = match mission.sphere {
        Sphere::Military => Unit::Dm.pieces(),
        Sphere::Political => Unit::Cp.pieces(),
        Sphere::Social => 0,
    };
    for piece in pieces(p.on_map(mind.seat) & !p.moved & unit) {
        let Some(at) = p.place(mind.seat, piece) else { continue };
        let Some(way) = r.way(r.territory(at), r.territory(mission.at), p.red_free == 1) else { continue };
        if !way.path().is_empty() && way.cost <= p.mp {
            out.push(Action::Move(piece));
            way.path().iter().for_each(|&territory| out.push(Action::Via(territory)));
            out.push(Action::To(mission.at));
            return;
        }
    }
    out.push(Action::EndMove);
}

/// A way that has begun goes on to the most useful place that it can still reach.
fn go_on(mind: &Mind, out: &mut Picks) {
    let (r, s) = (mind.r, mind.s);
    let draft = &s.secret.draft;
    let start = s.public.place(mind.seat, draft.piece).unwrap_or_default();
    let now = draft.path.top().unwrap_or_else(|| r.territory(start));
    let kind = s.step().kind;
    let each = kind == StepKind::Manoeuvres && r.house.red_free_each_piece;
    let red_free = draft.free == 0 && (s.public.red_free == 1 || each);
    let left = s.public.mp - draft.cost;
    let mut stand = stand(mind);
    let mut chosen: Option<(f32, Locality, Way)> = None;
    for goal in goals(mind).into_iter().chain(r.localities(now).iter().copied()) {
        let Some(way) = r.way(now, r.territory(goal), red_free) else { continue };
        let stays = way.path().is_empty() && draft.path.is_empty();
        let inside = crate::steps::way::reposition(r, kind).is_some_and(|cost| cost <= left) && goal != start;
        if way.cost > left || (stays && !inside) {
            continue;
        }
        stand[draft.piece as usize] = Some(goal);
        let gain = worth(mind, &stand) - 0.03 * f32::from(way.cost);
        if chosen.is_none_or(|(best, ..)| gain > best) {
            chosen = Some((gain, goal, way));
        }
    }
    match chosen {
        Some((_, goal, way)) => {
            way.path().iter().for_each(|&territory| out.push(Action::Via(territory)));
            out.push(Action::To(goal));
        }
        None => out.push(crate::steps::neutral(r, s, mind.seat)),
    }
}
