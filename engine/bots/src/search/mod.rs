//! The searching bot: information-set Monte Carlo tree search.
//!
//! Each round samples one world that fits the view (a determinization) and plays every candidate pick on from it, with
//! the same hidden cards and the same dice: what differs then is the pick, not the luck. After each share of the budget
//! the weaker half of the candidates is dropped (sequential halving), and the best of them replaces the plan's pick only
//! if it is better in fresh worlds too ([`root_halving`]): with little budget the plan is played. Below the root lies one tree for
//! all worlds (single observer, availability counts, each seat maximising its own utility); choices made face down at the
//! same time do not see each other. A new leaf is first continued by the game's plan, as far as nothing unforeseeable
//! happens, then by a rollout, and judged by the outcome or, past a horizon, by the game's evaluation.

mod chance_counter;
mod iteration;
mod params;
mod root_halving;
mod times;
mod tree;

pub use params::{Caution, Params};
pub use times::SearchTimes;

use staffetta_kernel::{FastRng, Game, Heuristics, LabDesk, Progress, Seat};
use std::time::{Duration, Instant};

use crate::bot::{Bot, Budget};
use crate::planned_picks::PlannedPicks;
use crate::sampled_world::sample_world_for;
use iteration::SearchState;
use root_halving::RootHalving;
use times::Part;

/// Searches in worlds sampled from its view.
#[derive(Debug)]
pub struct Search<G: Game> {
    params: Params,
    iterations: Option<u32>,
    rng: FastRng,
    state: Option<Box<SearchState<G>>>,
    root: RootHalving<G::Action>,
    /// The rest of the plan that is being carried out.
    planned: PlannedPicks<G::Action>,
    decided_for: Option<Seat>,
    /// The choice that is being made goes on by the plan.
    keeps_plan: bool,
    measures: bool,
}

impl<G: Game> Search<G> {
    /// A searching player of this seed.
    pub fn new(seed: u64) -> Self {
        Self::with_params(seed, Params::of::<G>())
    }

    /// A searching player of this seed, tuned.
    pub fn with_params(seed: u64, params: Params) -> Self {
        Self {
            params,
            iterations: None,
            rng: FastRng::new(seed),
            state: None,
            root: RootHalving::default(),
            planned: PlannedPicks::new(),
            decided_for: None,
            keeps_plan: false,
            measures: false,
        }
    }

    /// Its parameters.
    pub fn params(&self) -> Params {
        self.params
    }

    /// Always searches for so many iterations, whatever the budget says.
    #[must_use]
    pub fn with_iterations(mut self, iterations: u32) -> Self {
        self.iterations = Some(iterations);
        self
    }

    /// Measures from now on where the time goes.
    #[must_use]
    pub fn with_times(mut self) -> Self {
        self.measures = true;
        self
    }

    /// How much it has searched so far, and where the time went if that is measured.
    pub fn times(&self) -> SearchTimes {
        self.state.as_ref().map_or_else(SearchTimes::default, |state| state.times)
    }

    /// Forgets what it has decided: the next question comes from another game.
    pub fn forget(&mut self) {
        self.planned.clear();
        self.decided_for = None;
    }

    /// What the last search found for each pick it compared: the pick, how often it was sampled, and its mean utility.
    /// The plan's pick comes first.
    pub fn findings(&self) -> impl Iterator<Item = (G::Action, u32, f32)> {
        self.root.candidates().map(|candidate| (candidate.pick, candidate.samples, candidate.mean()))
    }

    /// What the plan says next; what is left of it stays in `planned`.
    fn plan_pick(&mut self, r: &G::Rules, v: &G::View, seat: Seat, state: &SearchState<G>) -> G::Action {
        let Self { planned, rng, decided_for, .. } = self;
        if *decided_for != Some(seat) {
            planned.clear();
        }
        let Some(pick) = planned.next(&state.choices, |plan| G::Ai::plan(r, v, seat, rng, plan)) else {
            return G::Ai::rollout_action(r, &state.world, seat, &state.choices, rng);
        };
        planned.played(pick);
        pick
    }

    /// Fills in the candidates: the baseline first, then what the rollout policy says, then others at random, as many as
    /// can be sampled properly.
    fn add_candidates(&mut self, r: &G::Rules, seat: Seat, baseline: G::Action, width: usize, state: &SearchState<G>) {
        self.root.clear();
        self.root.add(baseline);
        if width < state.choices.len() {
            for _ in 0..width {
                self.root.add(G::Ai::rollout_action(r, &state.world, seat, &state.choices, &mut self.rng));
            }
        }
        let by_policy = self.root.candidates().count();
        for &pick in state.choices.iter() {
            self.root.add(pick);
        }
        self.root.limit(width, by_policy, &mut self.rng);
    }

    fn search_root(
        &mut self,
        r: &G::Rules,
        v: &G::View,
        seat: Seat,
        budget: Budget,
        state: &mut SearchState<G>,
    ) -> G::Action {
        let Self { params, rng, root, planned, .. } = self;
        let iterations = budget.iterations;
        let started = budget.millis.map(|millis| (Instant::now(), Duration::from_millis(millis.into())));
        let seed = rng.next_u64();
        state.tree.clear();
        let mut done = 0;
        let mut round = 0;
        while done < iterations {
            let mut world_rng = FastRng::nth(seed, 3 * round);
            let since = state.times.start();
            state.world = sample_world_for::<G>(r, v, seat, &mut world_rng);
            state.times.stop(Part::Worlds, since);
            state.times.worlds += 1;
            let (chance, decision_rng) = (FastRng::nth(seed, 3 * round + 1), FastRng::nth(seed, 3 * round + 2));
            root.start_world();
            while let Some(pick) = root.next() {
                let rest = root.at_baseline().then_some(&*planned);
                let value = state.run_iteration(r, seat, (pick, rest), (chance.clone(), decision_rng.clone()), params);
                root.add_sample(value[seat.at()]);
                done += 1;
            }
            round += 1;
            let mut spent = f64::from(done) / f64::from(iterations);
            if let Some((began, limit)) = started {
                spent = spent.max(began.elapsed().as_secs_f64() / limit.as_secs_f64());
            }
            if spent >= 1.0 || root.eliminate(spent, params.survivor_percent) {
                break;
            }
        }
        root.best_pick(params.caution)
    }

    fn decide(
        &mut self,
        r: &G::Rules,
        v: &G::View,
        seat: Seat,
        budget: Budget,
        state: &mut SearchState<G>,
    ) -> G::Action {
        state.world = sample_world_for::<G>(r, v, seat, &mut self.rng);
        state.choices.clear();
        G::actions(r, &state.world, seat, &mut state.choices);
        let forced = state.choices.len() == 1;
        let goes_on = self.decided_for == Some(seat) && self.keeps_plan;
        let (baseline, pick) = match state.choices.len() {
            0 => return G::default_action(r, &state.world, seat),
            1 => {
                self.planned.played(state.choices[0]);
                (state.choices[0], state.choices[0])
            }
            _ => {
                let baseline = self.plan_pick(r, v, seat, state);
                let searches = !goes_on && self.params.affords_a_trial(budget.iterations);
                (baseline, if searches { self.search(r, v, seat, baseline, budget, state) } else { baseline })
            }
        };
        self.decided_for = Some(seat);
        if pick != baseline {
            self.planned.clear();
        }
        // Where the plan was upheld, the rest of the choice is its rest: that is what was compared. After another pick
        // the next one is searched for again.
        let done = G::act(r, &mut state.world, seat, pick, &mut LabDesk::new(&mut self.rng));
        self.keeps_plan = done == Ok(Progress::Pick) && pick == baseline && (goes_on || !forced);
        pick
    }

    /// The plan's pick, unless another proves better.
    fn search(
        &mut self,
        r: &G::Rules,
        v: &G::View,
        seat: Seat,
        baseline: G::Action,
        budget: Budget,
        state: &mut SearchState<G>,
    ) -> G::Action {
        G::Ai::prune(r, &state.world, seat, &mut state.choices);
        self.add_candidates(r, seat, baseline, self.params.width_for(budget.iterations), state);
        if self.root.candidates().count() < 2 {
            return baseline;
        }
        self.search_root(r, v, seat, budget, state)
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget) -> G::Action {
        let nodes = self.params.nodes;
        let mut state = self
            .state
            .take()
            .unwrap_or_else(|| Box::new(SearchState::new(G::sample_world(r, v, &mut FastRng::new(0)), nodes)));
        state.times.on = self.measures;
        let budget = Budget { iterations: self.iterations.unwrap_or(budget.iterations), ..budget };
        let pick = self.decide(r, v, seat, budget, &mut state);
        self.state = Some(state);
        pick
    }
}
