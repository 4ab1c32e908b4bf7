//! Where the pieces go: into the mission's territory, or onto a resource of the cards in hand.

use staffetta_kernel::{Rng, flow};

use super::{Picks, Plan, Position, value};
use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::cards::{Effect, Symbol};
use crate::map::{Locality, Resource, Territory};
use crate::pieces::{PIECES, Piece, Unit};
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

/// More pieces at a resource bring no more.
const MOST_AT_SITE: usize = 3;

/// What places are worth in the open mission: looked at once for all that are tried.
struct Prospects {
    /// The pieces that count there, and where.
    unit: Option<Unit>,
    territory: Territory,
    /// What one of them brings.
    piece: f32,
    sites: [Locality; RESOURCES],
    /// What the effects of each resource bring, by the pieces that stand there.
    effects: [[f32; MOST_AT_SITE + 1]; RESOURCES],
}

const RESOURCES: usize = Resource::ALL.len();

impl Prospects {
    fn new(position: &Position) -> Self {
        let (r, p) = (position.r, &position.s.public);
        let mission = r.mission(p.mission());
        Self {
            unit: counting::unit_that_counts(mission.sphere),
            territory: r.territory(mission.at),
            piece: POINT * f32::from(r.numbers.bonus_piece),
            sites: std::array::from_fn(|at| r.site(Resource::ALL[at], p.phase)),
            effects: std::array::from_fn(|at| effects_at(position, Resource::ALL[at])),
        }
    }

    /// What one piece is there for in this place.
    fn part(&self, position: &Position, piece: Piece, at: Locality) -> Useful {
        let counts = Some(piece.unit()) == self.unit && position.r.territory(at) == self.territory;
        Useful { counting: u8::from(counts), at_sites: self.sites.map(|site| u8::from(at == site)) }
    }

    /// What all pieces are there for where they stand.
    fn useful(&self, position: &Position, placement: &Placement) -> Useful {
        let placed = Piece::ALL.iter().zip(placement).filter_map(|(&piece, at)| Some((piece, (*at)?)));
        placed.fold(Useful::default(), |sum, (piece, at)| sum.with(self.part(position, piece, at)))
    }

    /// What such pieces bring to the mission.
    fn worth(&self, useful: Useful) -> f32 {
        let mut sum = self.piece * f32::from(useful.counting);
        for (&here, effects) in useful.at_sites.iter().zip(&self.effects) {
            sum += effects[usize::from(here).min(MOST_AT_SITE)];
        }
        sum
    }
}

/// The pieces that count in the mission's territory, and those at each resource.
#[derive(Clone, Copy, Default)]
struct Useful {
    counting: u8,
    at_sites: [u8; RESOURCES],
}

impl Useful {
    fn with(self, part: Self) -> Self {
        let at_sites = std::array::from_fn(|at| self.at_sites[at] + part.at_sites[at]);
        Self { counting: self.counting + part.counting, at_sites }
    }

    fn without(self, part: Self) -> Self {
        let at_sites = std::array::from_fn(|at| self.at_sites[at] - part.at_sites[at]);
        Self { counting: self.counting - part.counting, at_sites }
    }
}

/// What the best effects of this resource among the cards in hand would bring, by the pieces that stand there.
fn effects_at(position: &Position, resource: Resource) -> [f32; MOST_AT_SITE + 1] {
    let symbol = Symbol::ALL[resource as usize];
    let sphere = position.sphere() as usize;
    let mut best = [0.0f32; MOST_AT_SITE];
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
    std::array::from_fn(|pieces| best.iter().take(pieces).fold(0.0, |sum, one| sum + one))
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
        let (prospects, goals) = (Prospects::new(position), goals(position));
        let mut useful = prospects.useful(position, &placement);
        loop {
            let now = prospects.worth(useful);
            let mut chosen: Option<(f32, Piece, Locality, Route)> = None;
            for piece in p.on_map(position.seat).minus(moved).iter() {
                let Some(at) = placement[piece as usize] else { continue };
                let others = useful.without(prospects.part(position, piece, at));
                for goal in goals.into_iter().filter(|&goal| goal != at) {
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
                    let tried = prospects.worth(others.with(prospects.part(position, piece, goal)));
                    let price = 0.03 * f32::from(cost);
                    let gain = tried - now - price - 0.01 * f32::from(u8::from(route.free));
                    if gain > 0.05 && chosen.is_none_or(|(best, ..)| gain > best) {
                        chosen = Some((gain, piece, goal, route.at(cost)));
                    }
                }
            }
            let Some((_, piece, goal, route)) = chosen else { break };
            out.push(Action::Move(piece));
            follow(&route, goal, out);
            placement[piece as usize] = Some(goal);
            useful = prospects.useful(position, &placement);
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
        placement[self.piece as usize] = None;
        let prospects = Prospects::new(position);
        let others = prospects.useful(position, &placement);
        let mut chosen: Option<(f32, Locality, Route)> = None;
        for goal in goals(position).into_iter().chain(r.localities(now).iter().copied()) {
            let Some(route) = r.roads.route(now, r.territory(goal), self.may_cross_free(r, p)) else { continue };
            let stays = route.path().is_empty() && self.path.is_empty();
            let inside = move_piece::reposition(r, p.movement.by).is_some_and(|cost| cost <= left) && goal != start;
            if route.cost > left || (stays && !inside) {
                continue;
            }
            let useful = others.with(prospects.part(position, self.piece, goal));
            let gain = prospects.worth(useful) - 0.03 * f32::from(route.cost);
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
