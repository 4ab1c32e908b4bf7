//! The player who looks ahead: information-set Monte Carlo tree search.
//!
//! Each sweep imagines one world that fits the view and plays every pick that is still in the race on from it, with
//! the same hidden cards and the same dice: what differs then is the pick, not the rng. After each share of the
//! budget the weaker half of the picks is dropped (sequential halving). Below the root lies one tree for all worlds
//! (single observer, availability counts, each seat maximising its own share of the victory); choices made face down
//! at the same time do not see each other. A new leaf is first continued by the game's plan, as far as nothing
//! unforeseeable happens, then by hunches, and judged by the outcome or, past a horizon, by the game's worth.

mod desk;
mod params;
mod race;
mod tree;
mod walk;

pub use params::{Caution, Params};

use staffetta_kernel::{FastRng, Game, GameAction, Heuristics, LabDesk, Progress, Seat, Viewer};
use std::time::{Duration, Instant};

use crate::bot::{Bot, Budget};
use crate::imagine::imagine;
use crate::intent::Intent;
use race::Race;
use tree::{Key, ROOT};
use walk::Walker;

/// Looks ahead in worlds imagined from its view.
#[derive(Debug)]
pub struct Search<G: Game> {
    params: Params,
    iterations: Option<u32>,
    rng: FastRng,
    walker: Option<Box<Walker<G>>>,
    race: Race<G::Action>,
    /// The rest of a choice that has been thought through, last pick first.
    held: Vec<G::Action>,
    /// The rest of the plan that is being carried out.
    intent: Intent<G::Action>,
    holder: Option<Seat>,
}

impl<G: Game> Search<G> {
    /// A searching player of this seed.
    pub fn new(seed: u64) -> Self {
        Self::with_params(seed, Params { turns: G::Ai::SEARCH_TURNS, ..Params::default() })
    }

    /// A searching player of this seed, tuned.
    pub fn with_params(seed: u64, params: Params) -> Self {
        Self {
            params,
            iterations: None,
            rng: FastRng::new(seed),
            walker: None,
            race: Race::default(),
            held: Vec::new(),
            intent: Intent::new(),
            holder: None,
        }
    }

    /// Always thinks for so many iterations, whatever the budget says.
    #[must_use]
    pub fn with_iterations(mut self, iterations: u32) -> Self {
        self.iterations = Some(iterations);
        self
    }

    /// What the last search found for each pick it compared: the pick, how often it was played on, and the share of
    /// the victory it brought. The plan's pick comes first.
    pub fn findings(&self) -> impl Iterator<Item = (G::Action, u32, f32)> {
        self.race.runners().map(|runner| (runner.pick, runner.runs, runner.mean()))
    }

    /// What the plan says next; what is left of it stays in `intent`.
    fn favourite(&mut self, r: &G::Rules, v: &G::View, seat: Seat, walker: &Walker<G>) -> G::Action {
        let Self { intent, rng, holder, .. } = self;
        if *holder != Some(seat) {
            intent.forget();
        }
        let Some(pick) = intent.next(&walker.choices, |plan| G::Ai::plan(r, v, seat, rng, plan)) else {
            return G::Ai::rollout_action(r, &walker.world, seat, &walker.choices, rng);
        };
        intent.heed(pick);
        pick
    }

    /// The picks that are compared: the favourite first, then what comes to mind, then others by lot, as many as can
    /// be looked at properly.
    fn line_up(&mut self, r: &G::Rules, seat: Seat, favourite: G::Action, width: usize, walker: &Walker<G>) {
        self.race.clear();
        self.race.enter(favourite);
        if width < walker.choices.len() {
            for _ in 0..width {
                self.race.enter(G::Ai::rollout_action(r, &walker.world, seat, &walker.choices, &mut self.rng));
            }
        }
        let in_mind = self.race.runners().count();
        for &pick in walker.choices.iter() {
            self.race.enter(pick);
        }
        self.race.limit(width, in_mind, &mut self.rng);
    }

    fn think(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget, walker: &mut Walker<G>) -> G::Action {
        let Self { params, rng, race, intent, .. } = self;
        let iterations = budget.iterations;
        let started = budget.millis.map(|millis| (Instant::now(), Duration::from_millis(millis.into())));
        let seed = rng.next_u64();
        walker.tree.clear();
        let mut done = 0;
        let mut sweep = 0;
        while done < iterations {
            let mut dealer = FastRng::nth(seed, 3 * sweep);
            walker.world = imagine::<G>(r, v, seat, &mut dealer);
            let (chance, thought) = (FastRng::nth(seed, 3 * sweep + 1), FastRng::nth(seed, 3 * sweep + 2));
            race.start();
            while let Some(pick) = race.next() {
                let rest = race.at_favourite().then_some(&*intent);
                let brought = walker.walk(r, seat, (pick, rest), (chance.clone(), thought.clone()), params);
                race.score(brought[seat.at()]);
                done += 1;
            }
            sweep += 1;
            let mut spent = f64::from(done) / f64::from(iterations);
            if let Some((began, limit)) = started {
                spent = spent.max(began.elapsed().as_secs_f64() / limit.as_secs_f64());
            }
            if spent >= 1.0 || race.thin(spent, params.survive) {
                break;
            }
        }
        race.winner(params.caution)
    }

    /// Holds the picks that belong to the same choice as this one: what the search liked best, as far as it is known
    /// well enough to be trusted. Where even the first pick has seldom been tried, looking closer would show no more,
    /// and the rest is left to the plan.
    fn hold(&mut self, r: &G::Rules, v: &G::View, seat: Seat, pick: G::Action, walker: &mut Walker<G>) {
        let trust = self.params.trust;
        self.held.clear();
        walker.world = imagine::<G>(r, v, seat, &mut self.rng);
        let mut node = walker.tree.child(ROOT, Key::deed(seat, pick.index()));
        let seldom = self.params.plans > 0 && node.is_none_or(|node| walker.tree.visits(node) < trust);
        let mut intent = self.intent.clone();
        let mut last = pick;
        while let Ok(Progress::Pick) = G::act(r, &mut walker.world, seat, last, &mut LabDesk::new(&mut self.rng)) {
            walker.choices.clear();
            G::actions(r, &walker.world, seat, &mut walker.choices);
            let best = node.and_then(|node| walker.tree.favourite(node, seat));
            let known = best.filter(|&(_, child)| walker.tree.visits(child) >= trust);
            let known = known.and_then(|(index, child)| Some((G::Action::at(index)?, Some(child))));
            let next = if seldom {
                let plan = |out: &mut Vec<_>| {
                    let view = G::view(r, &walker.world, Viewer::Seat(seat));
                    G::Ai::plan(r, &view, seat, &mut self.rng, out);
                };
                intent.next(&walker.choices, plan).map(|pick| (pick, None))
            } else {
                known.filter(|(pick, _)| walker.choices.contains(pick))
            };
            let Some((pick, child)) = next else { break };
            intent.heed(pick);
            self.held.push(pick);
            last = pick;
            node = child;
        }
        self.held.reverse();
    }

    fn decide(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget, walker: &mut Walker<G>) -> G::Action {
        walker.world = imagine::<G>(r, v, seat, &mut self.rng);
        walker.choices.clear();
        G::actions(r, &walker.world, seat, &mut walker.choices);
        match walker.choices.len() {
            0 => return G::default_action(r, &walker.world, seat),
            1 => {
                self.held.pop();
                self.intent.heed(walker.choices[0]);
                return walker.choices[0];
            }
            _ => {}
        }
        G::Ai::prune(r, &walker.world, seat, &mut walker.choices);
        let held = self.held.pop().filter(|pick| self.holder == Some(seat) && walker.choices.contains(pick));
        if let Some(pick) = held {
            self.intent.heed(pick);
            return pick;
        }
        let favourite = self.favourite(r, v, seat, walker);
        self.line_up(r, seat, favourite, self.params.width_for(budget.iterations), walker);
        let pick = self.think(r, v, seat, budget, walker);
        if pick != favourite {
            self.intent.forget();
        }
        self.hold(r, v, seat, pick, walker);
        self.holder = Some(seat);
        pick
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget) -> G::Action {
        let nodes = self.params.nodes;
        let mut walker = self
            .walker
            .take()
            .unwrap_or_else(|| Box::new(Walker::new(G::sample_world(r, v, &mut FastRng::new(0)), nodes)));
        let budget = Budget { iterations: self.iterations.unwrap_or(budget.iterations), ..budget };
        let pick = self.decide(r, v, seat, budget, &mut walker);
        self.walker = Some(walker);
        pick
    }
}
