//! The candidates of a search: whole answers to a question.
//!
//! An answer of several picks (a set of cards, a way) is compared as a whole. The first is the plan's; the others differ
//! from it in one decision, at whatever pick of it, and go on with what is left of the plan. Answers that come to the same
//! table are one: the order in which cards were chosen makes no second candidate.

use staffetta_kernel::{Choices, FastRng, Game, Heuristics, LabDesk, Progress, Rng, Seat, Viewer, digest};

use crate::planned_picks::PlannedPicks;

/// The number of an answer among the candidates.
pub(super) type AnswerId = u32;

/// The plan's answer.
pub(super) const BASELINE: AnswerId = 0;

/// No answer that is looked for has more picks than this.
const MAX_PICKS: usize = 48;
/// At most so many other picks are thought of; a search compares far fewer answers.
const MOST_OTHERS: usize = 160;
/// So often the rollout policy is asked what it likes.
const ASKED: usize = 12;

/// The question whose answers are looked for, in one world that fits the view.
pub(super) struct Question<'a, G: Game> {
    pub(super) r: &'a G::Rules,
    pub(super) seat: Seat,
    pub(super) world: &'a G::State,
    /// What is left to chance in every answer.
    pub(super) luck: FastRng,
}

impl<G: Game> Question<'_, G> {
    fn list(&self, state: &G::State, choices: &mut Choices<G::Action>) {
        choices.clear();
        G::actions(self.r, state, self.seat, choices);
    }

    fn act(&self, state: &mut G::State, pick: G::Action) -> Option<Progress> {
        G::act(self.r, state, self.seat, pick, &mut LabDesk::new(&mut self.luck.clone())).ok()
    }
}

/// Answers, kept back to back, and what is needed to make them without allocating anew.
#[derive(Debug)]
pub(super) struct Answers<A> {
    picks: Vec<A>,
    ends: Vec<usize>,
    /// What the table comes to after each.
    tables: Vec<u64>,
    /// The answer in the making.
    making: Vec<A>,
    order: Vec<A>,
    /// What could be picked instead, and at which pick of the plan's answer.
    others: Vec<(usize, A)>,
    rest: PlannedPicks<A>,
    choices: Choices<A>,
}

impl<A: Copy + PartialEq> Answers<A> {
    pub(super) fn new() -> Self {
        Self {
            picks: Vec::new(),
            ends: Vec::new(),
            tables: Vec::new(),
            making: Vec::new(),
            order: Vec::new(),
            others: Vec::new(),
            rest: PlannedPicks::new(),
            choices: Choices::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The picks of an answer.
    pub(super) fn picks(&self, id: AnswerId) -> &[A] {
        let at = id as usize;
        let begin = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.picks[begin..self.ends[at]]
    }

    /// Keeps the answer in the making, which comes to this table, unless another does.
    fn keep(&mut self, table: u64) {
        if !self.tables.contains(&table) {
            self.picks.extend_from_slice(&self.making);
            self.ends.push(self.picks.len());
            self.tables.push(table);
        }
    }

    /// Makes the plan's answer the only one; what is left of the plan after it stays in `planned`.
    pub(super) fn set_baseline<G: Game<Action = A>>(
        &mut self,
        question: &Question<'_, G>,
        planned: &mut PlannedPicks<A>,
        rng: &mut FastRng,
    ) {
        self.picks.clear();
        self.ends.clear();
        self.tables.clear();
        self.making.clear();
        std::mem::swap(&mut self.rest, planned);
        self.complete(question, *question.world, rng);
        std::mem::swap(&mut self.rest, planned);
    }

    /// Adds answers that differ from the plan's in one of its first decisions, until there are `width` of them: half of them
    /// in the order of the decisions, those first that the rollout policy likes at the first of them, half by lot.
    pub(super) fn add_others<G: Game<Action = A>>(
        &mut self,
        question: &Question<'_, G>,
        decisions: usize,
        width: usize,
        rng: &mut FastRng,
    ) {
        self.list_others(question, decisions, rng);
        if let Some(by_lot) = self.others.get_mut(width / 2..) {
            rng.shuffle(by_lot);
        }
        for nth in 0..self.others.len() {
            if self.len() >= width {
                return;
            }
            let (at, other) = self.others[nth];
            let mut state = *question.world;
            let begun = self.picks[..at].iter().all(|&pick| question.act(&mut state, pick).is_some());
            if begun {
                self.add_other(question, state, (at, other), rng);
            }
        }
    }

    /// Lists what could be picked instead at each of the first decisions of the plan's answer.
    fn list_others<G: Game<Action = A>>(&mut self, question: &Question<'_, G>, decisions: usize, rng: &mut FastRng) {
        self.others.clear();
        let mut state = *question.world;
        for at in 0..self.ends[0].min(decisions) {
            let usual = self.picks[at];
            question.list(&state, &mut self.choices);
            G::Ai::prune(question.r, &state, question.seat, &mut self.choices);
            self.put_in_order(question, &state, at == 0, rng);
            let room = MOST_OTHERS - self.others.len();
            self.others.extend(self.order.iter().filter(|&&other| other != usual).take(room).map(|&other| (at, other)));
            if self.others.len() >= MOST_OTHERS || question.act(&mut state, usual).is_none() {
                return;
            }
        }
    }

    /// The choices as chance will have it; what the rollout policy likes first, where it is asked.
    fn put_in_order<G: Game<Action = A>>(
        &mut self,
        question: &Question<'_, G>,
        state: &G::State,
        by_policy: bool,
        rng: &mut FastRng,
    ) {
        self.order.clear();
        self.order.extend_from_slice(&self.choices);
        rng.shuffle(&mut self.order);
        let mut liked = 0;
        for _ in 0..if by_policy { self.order.len().min(ASKED) } else { 0 } {
            let one = G::Ai::rollout_action(question.r, state, question.seat, &self.choices, rng);
            if let Some(found) = self.order.iter().skip(liked).position(|&choice| choice == one) {
                self.order.swap(liked, liked + found);
                liked += 1;
            }
        }
    }

    /// The answer that makes another pick in this place of the baseline and goes on with the rest of it.
    fn add_other<G: Game<Action = A>>(
        &mut self,
        question: &Question<'_, G>,
        mut state: G::State,
        (at, other): (usize, A),
        rng: &mut FastRng,
    ) {
        let baseline = &self.picks[..self.ends[0]];
        self.making.clear();
        self.making.extend_from_slice(&baseline[..at]);
        self.making.push(other);
        match question.act(&mut state, other) {
            Some(Progress::Entry) => self.keep(digest::<G>(&state)),
            Some(Progress::Pick) => {
                // A pick that the baseline makes later leaves out what lies between.
                let later = baseline[at..].iter().position(|&pick| pick == other).unwrap_or(0);
                self.rest.set(&baseline[at + later + 1..]);
                self.complete(question, state, rng);
            }
            None => {}
        }
    }

    /// Goes on with the rest, and by new plans where that does not fit, until the answer is complete.
    fn complete<G: Game<Action = A>>(&mut self, question: &Question<'_, G>, mut state: G::State, rng: &mut FastRng) {
        while self.making.len() < MAX_PICKS {
            question.list(&state, &mut self.choices);
            let pick = self.rest.next_fitting(&self.choices, |plan| {
                let view = G::view(question.r, &state, Viewer::Seat(question.seat));
                G::Ai::plan(question.r, &view, question.seat, rng, plan);
            });
            let pick = pick.unwrap_or_else(|| G::default_action(question.r, &state, question.seat));
            self.rest.played(pick);
            let Some(done) = question.act(&mut state, pick) else { break };
            self.making.push(pick);
            if done == Progress::Entry {
                break;
            }
        }
        self.keep(digest::<G>(&state));
    }
}
