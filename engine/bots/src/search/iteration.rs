//! One iteration of a search: from the root through the tree, a rollout beyond it, and the value back up.

use staffetta_kernel::{
    Awaiting, Choices, FastRng, Game, GameAction, Heuristics, MAX_SEATS, Progress, Rng, Seat, Seats,
};

use super::Params;
use super::chance_counter::ChanceCounter;
use super::times::{Part, SearchTimes};
use super::tree::{Key, NodeId, ROOT, Selected, Tree};
use crate::planned_picks::PlannedPicks;

/// Everything that iterations reuse, so that they allocate nothing once warm.
#[derive(Debug)]
pub(super) struct SearchState<G: Game> {
    /// The sampled world of the current round.
    pub(super) world: G::State,
    pub(super) tree: Tree,
    pub(super) choices: Choices<G::Action>,
    /// The picks that each seat plans to make next.
    plans_by_seat: [PlannedPicks<G::Action>; MAX_SEATS],
    state: G::State,
    desk: ChanceCounter,
    decision_rng: FastRng,
    /// The luck of the current round, and the turn for which it was last drawn.
    luck: u64,
    turn: u32,
    /// The seat that plans in a style of its own, the style, and the turn for which it does.
    style: Option<(Seat, u8, u32)>,
    path: Vec<(NodeId, Option<Seat>)>,
    max_picks: u32,
    pub(super) times: SearchTimes,
}

/// Where an iteration is in the tree and in the game.
struct Position {
    node: NodeId,
    /// The seat in the middle of a choice: nobody else is asked before it is done.
    drafting: Option<Seat>,
    /// A simultaneous step: the node where it began, who is still to answer, and the answers so far as one number.
    sealed: Option<(NodeId, Seats, u32)>,
    picks: u32,
}

impl<G: Game> SearchState<G> {
    pub(super) fn new(world: G::State, nodes: usize) -> Self {
        Self {
            state: world,
            world,
            tree: Tree::new(G::Action::SIZE, nodes),
            choices: Choices::new(),
            plans_by_seat: std::array::from_fn(|_| PlannedPicks::new()),
            desk: ChanceCounter { rng: FastRng::new(0), count: 0 },
            decision_rng: FastRng::new(0),
            luck: 0,
            turn: 0,
            style: None,
            path: Vec::new(),
            max_picks: G::about().max_picks.max(1),
            times: SearchTimes::default(),
        }
    }

    /// Lists what the seat may pick in the sampled world.
    pub(super) fn list_root(&mut self, r: &G::Rules, seat: Seat) {
        self.choices.clear();
        G::actions(r, &self.world, seat, &mut self.choices);
    }

    /// Plays the world on from this answer of the searching seat, with the rest of its plan if it has one, and adds the
    /// value to the tree. Answers the value for each seat.
    pub(super) fn run_iteration(
        &mut self,
        r: &G::Rules,
        me: Seat,
        (answer, rest): (&[G::Action], Option<&PlannedPicks<G::Action>>),
        luck: u64,
        params: &Params,
    ) -> [f32; MAX_SEATS] {
        self.begin(r, luck);
        self.style = None;
        if let Some(rest) = rest {
            self.plans_by_seat[me.at()].copy_from(rest);
        }
        self.path.clear();
        self.path.push((ROOT, None));
        let mut at = Position { node: ROOT, drafting: Some(me), sealed: None, picks: 0 };
        if self.descend(r, me, answer, &mut at, params).is_some() {
            self.follow_plan(r, me, &mut at, params.max_plans);
        }
        let value = self.rollout(r, &mut at, params);
        let since = self.times.start();
        for &(node, seat) in &self.path {
            self.tree.visit(node, seat.map_or(0.0, |seat| value[seat.at()]));
        }
        self.times.stop(Part::Tree, since);
        self.times.iterations += 1;
        self.times.picks += u64::from(at.picks);
        value
    }

    /// Goes back to the world of this round, before anybody has planned anything.
    fn begin(&mut self, r: &G::Rules, luck: u64) {
        self.state = self.world;
        self.desk.count = 0;
        self.luck = luck;
        self.draw_luck(G::question_context(r, &self.state).turn);
        self.plans_by_seat.iter_mut().for_each(PlannedPicks::clear);
    }

    /// Plays the world on with this seat planning in this style for the turn that begins, and as everybody does after
    /// it. Answers the value for each seat.
    pub(super) fn run_style(
        &mut self,
        r: &G::Rules,
        me: Seat,
        style: u8,
        luck: u64,
        params: &Params,
    ) -> [f32; MAX_SEATS] {
        self.begin(r, luck);
        self.style = Some((me, style, self.turn));
        let mut at = Position { node: ROOT, drafting: None, sealed: None, picks: 0 };
        let value = self.rollout(r, &mut at, params);
        self.times.iterations += 1;
        self.times.picks += u64::from(at.picks);
        value
    }

    /// Every turn has a luck of its own: what was thrown or shuffled in one turn does not change the dice of the next, so
    /// that answers are compared under the same luck for as long as they play on.
    fn draw_luck(&mut self, turn: u32) {
        self.turn = turn;
        self.desk.rng = FastRng::nth(self.luck, 2 * u64::from(turn));
        self.decision_rng = FastRng::nth(self.luck, 2 * u64::from(turn) + 1);
    }

    fn asked(&mut self, r: &G::Rules, at: &Position) -> Option<Seat> {
        at.drafting.or_else(|| self.awaiting(r).next())
    }

    fn awaiting(&mut self, r: &G::Rules) -> Awaiting {
        let since = self.times.start();
        let awaiting = G::awaiting(r, &self.state);
        self.times.stop(Part::Rules, since);
        awaiting
    }

    fn list(&mut self, r: &G::Rules, seat: Seat) {
        let since = self.times.start();
        self.choices.clear();
        G::actions(r, &self.state, seat, &mut self.choices);
        self.times.stop(Part::Rules, since);
    }

    fn child(&mut self, parent: NodeId, key: Key) -> Option<NodeId> {
        let since = self.times.start();
        let child = self.tree.child(parent, key);
        self.times.stop(Part::Tree, since);
        child
    }

    fn rollout_action(&mut self, r: &G::Rules, seat: Seat) -> G::Action {
        let since = self.times.start();
        let action = G::Ai::rollout_action(r, &self.state, seat, &self.choices, &mut self.decision_rng);
        self.times.stop(Part::Heuristics, since);
        action
    }

    /// Plays a pick. Nothing if the game refuses what it lists.
    fn act(&mut self, r: &G::Rules, seat: Seat, action: G::Action, at: &mut Position) -> Option<Progress> {
        at.picks += 1;
        let since = self.times.start();
        let progress = G::act(r, &mut self.state, seat, action, &mut self.desk);
        self.times.stop(Part::Rules, since);
        let progress = progress.ok()?;
        at.drafting = (progress == Progress::Pick).then_some(seat);
        if progress == Progress::Entry {
            let turn = G::question_context(r, &self.state).turn;
            if turn != self.turn {
                self.draw_luck(turn);
            }
        }
        Some(progress)
    }

    /// Plays a pick and moves to its node. Nothing if the tree is full or the game refuses.
    fn step(&mut self, r: &G::Rules, seat: Seat, action: G::Action, at: &mut Position) -> Option<()> {
        if at.sealed.is_none()
            && let Awaiting::Each(seats) = self.awaiting(r)
        {
            at.sealed = Some((at.node, seats, 0));
        }
        let child = self.child(at.node, Key::action(seat, action.index()));
        let progress = self.act(r, seat, action, at)?;
        at.node = child?;
        self.path.push((at.node, Some(seat)));
        if progress == Progress::Entry
            && let Some((base, seats, answers)) = at.sealed
        {
            // Nobody's choice may depend on another's that is still face down: each seat answers from the same node.
            let left = seats.without(seat);
            let answers = answers.wrapping_mul(0x0100_0193) ^ at.node;
            if matches!(self.awaiting(r), Awaiting::Each(still) if still == left && !left.is_empty()) {
                at.node = base;
                at.sealed = Some((base, left, answers));
            } else {
                at.node = self.child(base, Key::sealed(answers & 0x7fff_ffff))?;
                at.sealed = None;
                self.path.push((at.node, None));
            }
        }
        Some(())
    }

    /// Down the tree to its edge. Something if it was left by a new node, from where the plan may be followed.
    fn descend(
        &mut self,
        r: &G::Rules,
        me: Seat,
        answer: &[G::Action],
        at: &mut Position,
        params: &Params,
    ) -> Option<()> {
        let known = self.tree.len();
        let mut in_tree = true;
        for &pick in answer {
            // Where the tree has no room, the rest of the answer is given all the same.
            if in_tree {
                in_tree = self.step(r, me, pick, at).is_some();
            } else {
                self.act(r, me, pick, at)?;
            }
        }
        if !in_tree {
            return None;
        }
        if self.tree.len() > known {
            return Some(());
        }
        while self.desk.count <= params.max_chances && at.picks < self.max_picks {
            let seat = self.asked(r, at)?;
            self.list(r, seat);
            G::Ai::prune(r, &self.state, seat, &mut self.choices);
            let since = self.times.start();
            let listed = self.choices.iter().map(|action| action.index());
            let selected = self.tree.select(at.node, seat, listed, params.explore, params.widen);
            self.times.stop(Part::Tree, since);
            match selected {
                Selected::Known(action) => {
                    let action = G::Action::at(action)?;
                    self.plans_by_seat[seat.at()].played(action);
                    self.step(r, seat, action, at)?;
                }
                Selected::Widen => {
                    let by_plan = seat == me && self.desk.count == 0 && params.max_plans > 0;
                    let action = self.untried(r, seat, by_plan, at.node)?;
                    self.plans_by_seat[seat.at()].played(action);
                    self.step(r, seat, action, at)?;
                    return Some(());
                }
            }
        }
        None
    }

    /// An action that has no child here yet: what the plan or the rollout policy says, else any.
    fn untried(&mut self, r: &G::Rules, seat: Seat, by_plan: bool, node: NodeId) -> Option<G::Action> {
        if by_plan
            && self.tree.most_visited(node, seat).is_none()
            && let Some(first) = self.planned_pick(r, seat)
        {
            return Some(first);
        }
        if self.choices.is_empty() {
            return None;
        }
        let rollout_action = self.rollout_action(r, seat);
        if !self.tree.has_child(rollout_action.index()) {
            return Some(rollout_action);
        }
        let tree = &self.tree;
        let free = self.choices.iter().filter(|action| !tree.has_child(action.index()));
        let nth = self.decision_rng.below(free.clone().count() as u32) as usize;
        free.copied().nth(nth)
    }

    /// What the seat plans to do next, among the choices listed.
    fn planned_pick(&mut self, r: &G::Rules, seat: Seat) -> Option<G::Action> {
        let since = self.times.start();
        let Self { plans_by_seat, state, choices, decision_rng, turn, .. } = self;
        let style =
            self.style.filter(|&(whose, _, when)| whose == seat && when == *turn).map_or(0, |(_, style, _)| style);
        let pick = plans_by_seat[seat.at()].next(choices, |plan| {
            G::Ai::plan_in_style(r, state, seat, style, decision_rng, plan);
        });
        self.times.stop(Part::Heuristics, since);
        pick
    }

    /// As long as nothing unforeseeable happens, the searching seat goes on by its plan, and the tree keeps the path.
    fn follow_plan(&mut self, r: &G::Rules, me: Seat, at: &mut Position, max_plans: u32) {
        let mut made = 0;
        while self.desk.count == 0 && at.picks < self.max_picks && self.asked(r, at) == Some(me) {
            made += u32::from(self.plans_by_seat[me.at()].is_empty());
            if made > max_plans {
                return;
            }
            self.list(r, me);
            let Some(action) = self.planned_pick(r, me) else { return };
            self.plans_by_seat[me.at()].played(action);
            if self.step(r, me, action, at).is_none() {
                return;
            }
        }
    }

    /// Plays the next pick that the seat has planned, unless there is none or it no longer fits. What it could do
    /// instead need not be listed for that.
    fn act_as_planned(&mut self, r: &G::Rules, seat: Seat, at: &mut Position) -> bool {
        let Some(pick) = self.plans_by_seat[seat.at()].upcoming() else { return false };
        if self.act(r, seat, pick, at).is_none() {
            at.picks -= 1;
            return false;
        }
        self.plans_by_seat[seat.at()].played(pick);
        true
    }

    /// From the edge of the tree to the end of the game or of the horizon.
    fn rollout(&mut self, r: &G::Rules, at: &mut Position, params: &Params) -> [f32; MAX_SEATS] {
        let limit = match params.turns {
            0 => u32::MAX,
            // What comes before the first turn is part of it.
            turns => G::question_context(r, &self.world).turn.max(1).saturating_add(turns),
        };
        let mut questions = 0;
        while at.picks < self.max_picks {
            let seat = match at.drafting {
                Some(seat) => seat,
                None => match self.awaiting(r) {
                    Awaiting::Over(outcome) => return G::Ai::utility(&outcome),
                    _ if questions >= params.horizon || self.turn >= limit => break,
                    awaiting => match awaiting.next() {
                        Some(seat) => seat,
                        None => break,
                    },
                },
            };
            if questions < params.planned && self.act_as_planned(r, seat, at) {
                questions += 1;
                continue;
            }
            self.list(r, seat);
            questions += u32::from(self.choices.len() > 1);
            let planned = match self.choices.len() {
                0 => break,
                1 => Some(self.choices[0]),
                _ if questions <= params.planned => self.planned_pick(r, seat),
                n if self.decision_rng.below(1000) < params.random_permille => {
                    Some(self.choices[self.decision_rng.below(n as u32) as usize])
                }
                _ => None,
            };
            let action = planned.unwrap_or_else(|| self.rollout_action(r, seat));
            self.plans_by_seat[seat.at()].played(action);
            if self.act(r, seat, action, at).is_none() {
                break;
            }
        }
        let since = self.times.start();
        let value = G::Ai::evaluate(r, &self.state);
        self.times.stop(Part::Heuristics, since);
        value
    }
}
