//! One iteration: from the root through the tree, by plan and hunch beyond it, and back.

use staffetta_kernel::{
    Awaiting, Choices, FastRng, Game, GameAction, Heuristics, MAX_SEATS, Progress, Rng, Seat, Seats, Viewer,
};

use super::Params;
use super::desk::Surprise;
use super::tree::{Key, NodeId, ROOT, Selected, Tree};
use crate::intent::Intent;

/// Everything that iterations reuse, so that they allocate nothing once warm.
#[derive(Debug)]
pub(super) struct Walker<G: Game> {
    /// The imagined world of the running sweep.
    pub(super) world: G::State,
    pub(super) tree: Tree,
    pub(super) choices: Choices<G::Action>,
    /// What each seat means to do next.
    intents: [Intent<G::Action>; MAX_SEATS],
    state: G::State,
    desk: Surprise,
    thought: FastRng,
    path: Vec<(NodeId, Option<Seat>)>,
    cap: u32,
}

/// Where an iteration stands.
struct Spot {
    node: NodeId,
    /// The seat in the middle of a choice: nobody else is asked before it is done.
    drafting: Option<Seat>,
    /// A simultaneous step: the node where it began, who is still to answer, and the answers so far as one number.
    sealed: Option<(NodeId, Seats, u32)>,
    picks: u32,
}

impl<G: Game> Walker<G> {
    pub(super) fn new(world: G::State, nodes: usize) -> Self {
        Self {
            state: world,
            world,
            tree: Tree::new(G::Action::SIZE, nodes),
            choices: Choices::new(),
            intents: std::array::from_fn(|_| Intent::new()),
            desk: Surprise { rng: FastRng::new(0), count: 0 },
            thought: FastRng::new(0),
            path: Vec::new(),
            cap: G::about().max_picks.max(1),
        }
    }

    /// Plays the world on from this pick of the one who thinks, who may know how to go on with it, and
    /// remembers in the tree what it brought. Answers what it brought to each seat.
    pub(super) fn walk(
        &mut self,
        r: &G::Rules,
        me: Seat,
        (first, rest): (G::Action, Option<&Intent<G::Action>>),
        (chance, thought): (FastRng, FastRng),
        params: &Params,
    ) -> [f32; MAX_SEATS] {
        self.state = self.world;
        self.desk = Surprise { rng: chance, count: 0 };
        self.thought = thought;
        self.intents.iter_mut().for_each(Intent::forget);
        if let Some(rest) = rest {
            self.intents[me.at()].adopt(rest);
        }
        self.path.clear();
        self.path.push((ROOT, None));
        let mut spot = Spot { node: ROOT, drafting: Some(me), sealed: None, picks: 0 };
        if self.descend(r, me, first, &mut spot, params).is_some() {
            self.follow_plan(r, me, &mut spot, params.plans);
        }
        let brought = self.play_on(r, &mut spot, params);
        for &(node, seat) in &self.path {
            self.tree.visit(node, seat.map_or(0.0, |seat| brought[seat.at()]));
        }
        brought
    }

    fn asked(&self, r: &G::Rules, spot: &Spot) -> Option<Seat> {
        spot.drafting.or_else(|| G::awaiting(r, &self.state).next())
    }

    fn list(&mut self, r: &G::Rules, seat: Seat) {
        self.choices.clear();
        G::actions(r, &self.state, seat, &mut self.choices);
    }

    /// Plays a pick. Nothing if the game refuses what it lists.
    fn act(&mut self, r: &G::Rules, seat: Seat, action: G::Action, spot: &mut Spot) -> Option<Progress> {
        spot.picks += 1;
        let progress = G::act(r, &mut self.state, seat, action, &mut self.desk).ok()?;
        spot.drafting = (progress == Progress::Pick).then_some(seat);
        Some(progress)
    }

    /// Plays a pick and moves to its node. Nothing if the tree is full or the game refuses.
    fn step(&mut self, r: &G::Rules, seat: Seat, action: G::Action, spot: &mut Spot) -> Option<()> {
        if spot.sealed.is_none()
            && let Awaiting::Each(seats) = G::awaiting(r, &self.state)
        {
            spot.sealed = Some((spot.node, seats, 0));
        }
        let child = self.tree.child(spot.node, Key::deed(seat, action.index()));
        let progress = self.act(r, seat, action, spot)?;
        spot.node = child?;
        self.path.push((spot.node, Some(seat)));
        if progress == Progress::Entry
            && let Some((base, seats, answers)) = spot.sealed
        {
            // Nobody's choice may depend on another's that is still face down: each seat answers from the same node.
            let left = seats.without(seat);
            let answers = answers.wrapping_mul(0x0100_0193) ^ spot.node;
            if matches!(G::awaiting(r, &self.state), Awaiting::Each(still) if still == left && !left.is_empty()) {
                spot.node = base;
                spot.sealed = Some((base, left, answers));
            } else {
                spot.node = self.tree.child(base, Key::sealed(answers & 0x7fff_ffff))?;
                spot.sealed = None;
                self.path.push((spot.node, None));
            }
        }
        Some(())
    }

    /// Down the tree to its edge. Something if it was left by a new node, from where the plan may be followed.
    fn descend(&mut self, r: &G::Rules, me: Seat, first: G::Action, spot: &mut Spot, params: &Params) -> Option<()> {
        let known = self.tree.len();
        self.step(r, me, first, spot)?;
        if self.tree.len() > known {
            return Some(());
        }
        while self.desk.count <= params.chances && spot.picks < self.cap {
            let seat = self.asked(r, spot)?;
            self.list(r, seat);
            G::Ai::prune(r, &self.state, seat, &mut self.choices);
            let listed = self.choices.iter().map(|action| action.index());
            match self.tree.select(spot.node, seat, listed, params.explore, params.widen) {
                Selected::Known(action) => {
                    let action = G::Action::at(action)?;
                    self.intents[seat.at()].heed(action);
                    self.step(r, seat, action, spot)?;
                }
                Selected::Widen => {
                    let planner = seat == me && self.desk.count == 0 && params.plans > 0;
                    let action = self.untried(r, seat, planner, spot.node)?;
                    self.intents[seat.at()].heed(action);
                    self.step(r, seat, action, spot)?;
                    return Some(());
                }
            }
        }
        None
    }

    /// An action that has no child here yet: what the plan or a hunch says, else any.
    fn untried(&mut self, r: &G::Rules, seat: Seat, planner: bool, node: NodeId) -> Option<G::Action> {
        if planner
            && self.tree.favourite(node, seat).is_none()
            && let Some(first) = self.intended(r, seat)
        {
            return Some(first);
        }
        if self.choices.is_empty() {
            return None;
        }
        let hunch = G::Ai::rollout_action(r, &self.state, seat, &self.choices, &mut self.thought);
        if !self.tree.has_child(hunch.index()) {
            return Some(hunch);
        }
        let tree = &self.tree;
        let free = self.choices.iter().filter(|action| !tree.has_child(action.index()));
        let nth = self.thought.below(free.clone().count() as u32) as usize;
        free.copied().nth(nth)
    }

    /// What the seat means to do next, among the choices listed.
    fn intended(&mut self, r: &G::Rules, seat: Seat) -> Option<G::Action> {
        let Self { intents, state, choices, thought, .. } = self;
        intents[seat.at()].next(choices, |plan| {
            let view = G::view(r, state, Viewer::Seat(seat));
            G::Ai::plan(r, &view, seat, thought, plan);
        })
    }

    /// As long as nothing unforeseeable happens, the one who thinks goes on by plan, and the tree remembers it.
    fn follow_plan(&mut self, r: &G::Rules, me: Seat, spot: &mut Spot, plans: u32) {
        let mut made = 0;
        while self.desk.count == 0 && spot.picks < self.cap && self.asked(r, spot) == Some(me) {
            made += u32::from(self.intents[me.at()].is_empty());
            if made > plans {
                return;
            }
            self.list(r, me);
            let Some(action) = self.intended(r, me) else { return };
            self.intents[me.at()].heed(action);
            if self.step(r, me, action, spot).is_none() {
                return;
            }
        }
    }

    /// From the edge of the tree to the end of the game or of the horizon.
    fn play_on(&mut self, r: &G::Rules, spot: &mut Spot, params: &Params) -> [f32; MAX_SEATS] {
        let limit = match params.turns {
            0 => u32::MAX,
            // What comes before the first turn is part of it.
            turns => G::question_context(r, &self.world).turn.max(1).saturating_add(turns),
        };
        let mut questions = 0;
        while spot.picks < self.cap {
            if let Awaiting::Over(outcome) = G::awaiting(r, &self.state) {
                return G::Ai::utility(&outcome);
            }
            let far = questions >= params.horizon || G::question_context(r, &self.state).turn >= limit;
            if far && spot.drafting.is_none() {
                break;
            }
            let Some(seat) = self.asked(r, spot) else { break };
            self.list(r, seat);
            questions += u32::from(self.choices.len() > 1);
            let planned = match self.choices.len() {
                0 => break,
                1 => Some(self.choices[0]),
                _ if questions <= params.planned => self.intended(r, seat),
                n if self.thought.below(1000) < params.whim => {
                    Some(self.choices[self.thought.below(n as u32) as usize])
                }
                _ => None,
            };
            let action = planned
                .unwrap_or_else(|| G::Ai::rollout_action(r, &self.state, seat, &self.choices, &mut self.thought));
            self.intents[seat.at()].heed(action);
            if self.act(r, seat, action, spot).is_none() {
                break;
            }
        }
        G::Ai::evaluate(r, &self.state)
    }
}
