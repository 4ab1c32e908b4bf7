//! The searching bot: information-set Monte Carlo tree search.
//!
//! Candidates are whole answers: the plan's, and those that differ from it in one decision ([`answers`]). Each round
//! samples one world that fits the view (a determinization) and plays every candidate on from it, with the same hidden
//! cards and the same dice: what differs then is the answer, not the luck. After each share of the budget the weaker half
//! of the candidates is dropped (sequential halving), and the best of them replaces the plan's answer only if it is better
//! in fresh worlds too ([`root_halving`]): with little budget the plan is played. All seats go on by the
//! game's plan, and the outcome or, past a horizon, the game's evaluation judges.
//!
//! A game whose turns are long may have its plan made in several styles ([`Heuristics::STYLES`]). There the candidates are
//! whole turns: where a turn begins, every style is played on for it, and the best is kept to its end.
//!
//! Where it is asked for ([`Params::nodes`]), one tree for all worlds lies below the candidates (single observer,
//! availability counts, each seat maximising its own utility); choices made face down at the same time do not see each
//! other. It is for games without a plan: in the one game with a plan where the two could be told apart, it made the
//! search weaker (`docs/bots.md`).

mod answers;
mod chance_counter;
mod hints;
mod iteration;
mod limits;
mod params;
mod root_halving;
mod times;
mod tree;

pub use hints::{Hint, hints};
pub use params::{Caution, Params};
pub use times::SearchTimes;

use staffetta_kernel::{FastRng, Game, Heuristics, LabDesk, Progress, Rng, Seat};

use crate::bot::{Bot, Budget};
use crate::planned_picks::PlannedPicks;
use crate::sampled_world::{likely_world_for, sample_world_for};
use answers::{AnswerId, Answers, BASELINE, Question};
use iteration::SearchState;
use limits::Limits;
use root_halving::RootHalving;
use times::Part;

/// A slip is one of so many answers, the plan's among them.
const SLIPS: usize = 9;

/// Searches in worlds sampled from its view.
#[derive(Debug)]
pub struct Search<G: Game> {
    params: Params,
    iterations: Option<u32>,
    rng: FastRng,
    state: Option<Box<SearchState<G>>>,
    answers: Answers<G::Action>,
    root: RootHalving<AnswerId>,
    /// The rest of the answer that is being given, and of the plan behind it.
    planned: PlannedPicks<G::Action>,
    decided_for: Option<Seat>,
    /// The answer is decided, but not all of its picks have been made.
    in_answer: bool,
    /// The style in which it plans, and the turn for which it chose it.
    style: (u8, u32),
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
            answers: Answers::new(),
            root: RootHalving::default(),
            planned: PlannedPicks::new(),
            decided_for: None,
            in_answer: false,
            style: (0, 0),
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
        self.style = (0, 0);
    }

    /// What the last search found for each answer it compared: its picks, how often it was sampled, and its mean utility.
    /// The plan's comes first.
    pub fn findings(&self) -> impl Iterator<Item = (&[G::Action], u32, f32)> {
        let found = self.root.candidates();
        found.map(|candidate| (self.answers.picks(candidate.id), candidate.samples, candidate.mean()))
    }

    /// Makes the plan's answer to the question of this world the only one. Gives what is left to chance in every answer.
    fn plan_answer(&mut self, r: &G::Rules, seat: Seat, world: &G::State) -> FastRng {
        // The luck is drawn aside, so that the plan is the one that a greedy bot of the same seed would make.
        let luck = FastRng::new(self.rng.clone().next_u64());
        let question = Question::<G> { r, seat, world, luck: luck.clone() };
        self.answers.set_baseline(&question, &mut self.planned, &mut self.rng);
        luck
    }

    /// Compares the plan's answer with as many others as the budget allows, and gives the number of the one to be played.
    fn compare(
        &mut self,
        r: &G::Rules,
        v: &G::View,
        (seat, luck): (Seat, FastRng),
        budget: Budget,
        state: &mut SearchState<G>,
    ) -> AnswerId {
        if self.params.affords_a_trial(budget.iterations) {
            let question = Question::<G> { r, seat, world: &state.world, luck };
            let width = self.params.width_for(budget.iterations);
            self.answers.add_others(&question, self.params.decisions, width, &mut self.rng);
        }
        self.root.enter(0..self.answers.len() as AnswerId);
        if self.answers.len() > 1 { self.search_root(r, v, seat, budget, state) } else { BASELINE }
    }

    /// Plays the answers on in one world after another until the budget is spent or the best is clear.
    fn search_root(
        &mut self,
        r: &G::Rules,
        v: &G::View,
        seat: Seat,
        budget: Budget,
        state: &mut SearchState<G>,
    ) -> AnswerId {
        let mut limits = Limits::new(budget, self.params.picks, state.times.picks);
        let seed = self.rng.next_u64();
        state.tree.clear();
        let mut round = 0;
        while limits.done < budget.iterations {
            limits.done += self.play_world(r, v, seat, (seed, round), state);
            round += 1;
            let spent = limits.spent(state.times.picks);
            if spent >= 1.0 || self.root.eliminate(spent, self.params.survivor_percent) {
                break;
            }
        }
        self.root.best(self.params.caution)
    }

    /// Samples the world of a round and plays every answer on that is still compared. Tells how many that were.
    fn play_world(
        &mut self,
        r: &G::Rules,
        v: &G::View,
        seat: Seat,
        (seed, round): (u64, u64),
        state: &mut SearchState<G>,
    ) -> u32 {
        let Self { params, root, planned, answers, .. } = self;
        let mut world_rng = FastRng::nth(seed, 2 * round);
        let since = state.times.start();
        state.world = likely_world_for::<G>(r, v, seat, params.guesses, &mut world_rng);
        state.times.stop(Part::Worlds, since);
        state.times.worlds += 1;
        let luck = FastRng::nth(seed, 2 * round + 1).next_u64();
        let mut done = 0;
        root.start_world();
        while let Some(answer) = root.next() {
            let rest = (answer == BASELINE).then_some(&*planned);
            let value = state.run_iteration(r, seat, (answers.picks(answer), rest), luck, params);
            root.add_sample(value[seat.at()]);
            done += 1;
        }
        done
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
        state.list_root(r, seat);
        if state.choices.is_empty() {
            return G::default_action(r, &state.world, seat);
        }
        if self.decided_for.replace(seat) != Some(seat) {
            self.planned.clear();
            self.in_answer = false;
        }
        let by_style = self.params.styles > 1;
        if by_style {
            self.keep_style(r, v, seat, budget, state);
        }
        let decides = state.choices.len() > 1 && !self.in_answer;
        let slips = decides && self.params.slips > 0 && self.rng.below(1000) < self.params.slips;
        if slips || decides && !by_style {
            self.find_answer(r, v, (seat, slips), budget, state);
            // The search has left the choices of some other question behind.
            state.list_root(r, seat);
        }
        let Self { planned, rng, style: (style, _), .. } = self;
        let world = &state.world;
        let pick = match state.choices.len() {
            1 => state.choices[0],
            _ => planned
                .next(&state.choices, |plan| match *style {
                    0 => G::Ai::plan(r, v, seat, rng, plan),
                    style => G::Ai::plan_in_style(r, world, seat, style, rng, plan),
                })
                .unwrap_or_else(|| G::default_action(r, &state.world, seat)),
        };
        planned.played(pick);
        let decided = self.in_answer || state.choices.len() > 1;
        let done = G::act(r, &mut state.world, seat, pick, &mut LabDesk::new(&mut self.rng));
        self.in_answer = decided && done == Ok(Progress::Pick);
        pick
    }

    /// Chooses the style of a turn where it begins, and drops it when the turn is over.
    fn keep_style(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget, state: &mut SearchState<G>) {
        let turn = G::question_context(r, &state.world).turn;
        if turn == self.style.1 {
            return;
        }
        self.style = (0, turn);
        if G::Ai::begins_turn(r, &state.world, seat) && self.params.affords_a_trial(budget.iterations) {
            self.style.0 = self.find_style(r, v, seat, budget, state);
            self.planned.clear();
            // The search has left another world behind.
            state.world = sample_world_for::<G>(r, v, seat, &mut self.rng);
            state.list_root(r, seat);
        }
    }

    /// Plays the turn on in every style, in one world after another; style 0 unless another proves better.
    fn find_style(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget, state: &mut SearchState<G>) -> u8 {
        let Self { params, root, rng, .. } = self;
        root.enter(0..params.styles.into());
        let mut limits = Limits::new(budget, params.picks, state.times.picks);
        let seed = rng.next_u64();
        for round in 0.. {
            state.world = likely_world_for::<G>(r, v, seat, params.guesses, &mut FastRng::nth(seed, 2 * round));
            state.times.worlds += 1;
            let luck = FastRng::nth(seed, 2 * round + 1).next_u64();
            root.start_world();
            while let Some(style) = root.next() {
                let value = state.run_style(r, seat, style as u8, luck, params);
                root.add_sample(value[seat.at()]);
                limits.done += 1;
            }
            let spent = limits.spent(state.times.picks);
            if spent >= 1.0 || root.eliminate(spent, params.survivor_percent) {
                break;
            }
        }
        root.best(params.caution) as u8
    }

    /// Plans the answer: the plan's, unless another proves better; a wrong one where the bot slips.
    fn find_answer(
        &mut self,
        r: &G::Rules,
        v: &G::View,
        (seat, slips): (Seat, bool),
        budget: Budget,
        state: &mut SearchState<G>,
    ) {
        let luck = self.plan_answer(r, seat, &state.world);
        let best = if slips {
            self.slip(&Question { r, seat, world: &state.world, luck })
        } else {
            self.compare(r, v, (seat, luck), budget, state)
        };
        if best != BASELINE {
            self.planned.clear();
        }
        self.planned.put_before(self.answers.picks(best));
    }

    /// Any answer that differs from the plan's in one decision.
    fn slip(&mut self, question: &Question<'_, G>) -> AnswerId {
        self.answers.add_others(question, self.params.decisions, SLIPS, &mut self.rng);
        let others = self.answers.len() as u32 - 1;
        if others == 0 { BASELINE } else { 1 + self.rng.below(others) }
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
