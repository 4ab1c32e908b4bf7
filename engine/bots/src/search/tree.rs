//! The tree of a search: nodes in an arena that is cleared, never freed.

use staffetta_kernel::{MAX_SEATS, Seat};

/// The place of a node in the arena.
pub(super) type NodeId = u32;

/// The node where every search begins.
pub(super) const ROOT: NodeId = 0;

const NONE: NodeId = u32::MAX;

/// What leads to a node: a seat and the number of its action, or what all seats chose face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key(u32);

impl Key {
    const SEALED: u32 = 1 << 31;
    const SEAT: u32 = 28;

    /// This seat did this.
    pub(super) fn action(seat: Seat, action: usize) -> Self {
        const { assert!(MAX_SEATS <= 8) };
        Self(u32::from(seat.0 & 7) << Self::SEAT | action as u32 & ((1 << Self::SEAT) - 1))
    }

    /// These answers were opened together.
    pub(super) fn sealed(answers: u32) -> Self {
        Self(Self::SEALED | answers)
    }

    /// The number of the action, if this seat did it.
    fn by(self, seat: Seat) -> Option<usize> {
        let own = self.0 >> Self::SEAT == u32::from(seat.0 & 7);
        own.then_some((self.0 & ((1 << Self::SEAT) - 1)) as usize)
    }
}

/// A position as far as its path tells: what is known of the action that leads to it.
#[derive(Clone, Copy, Debug)]
struct Node {
    key: Key,
    /// The next child of the same parent.
    next: NodeId,
    /// The newest child.
    first: NodeId,
    visits: u32,
    /// How often the action could have been chosen: worlds differ in what they allow.
    available: u32,
    /// What it brought to the seat that chose it.
    total: f32,
}

/// The tree.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    max_nodes: usize,
    /// For each action number the question at which it was last listed, and whether it has a child there.
    listed: Vec<(u32, bool)>,
    question: u32,
}

/// What the tree says at a question.
pub(super) enum Selected {
    /// Go on with the action of this number, which has a child.
    Known(usize),
    /// Try an action that has no child yet.
    Widen,
}

impl Tree {
    /// An empty tree for a game with so many action numbers.
    pub(super) fn new(actions: usize, max_nodes: usize) -> Self {
        let mut tree = Self { nodes: Vec::new(), max_nodes, listed: vec![(0, false); actions], question: 0 };
        tree.clear();
        tree
    }

    /// Back to the root alone.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node { key: Key::sealed(0), next: NONE, first: NONE, visits: 0, available: 0, total: 0.0 });
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    fn children(&self, parent: NodeId) -> impl Iterator<Item = NodeId> {
        let step = |id: NodeId| (id != NONE).then_some(id);
        std::iter::successors(step(self.nodes[parent as usize].first), move |&id| step(self.nodes[id as usize].next))
    }

    /// The child under this key, made if it is new and there is room.
    pub(super) fn child(&mut self, parent: NodeId, key: Key) -> Option<NodeId> {
        let known = self.children(parent).find(|&id| self.nodes[id as usize].key == key);
        known.or_else(|| self.add(parent, key))
    }

    fn add(&mut self, parent: NodeId, key: Key) -> Option<NodeId> {
        if self.nodes.len() >= self.max_nodes {
            return None;
        }
        let id = self.nodes.len() as NodeId;
        let next = std::mem::replace(&mut self.nodes[parent as usize].first, id);
        self.nodes.push(Node { key, next, first: NONE, visits: 0, available: 1, total: 0.0 });
        Some(id)
    }

    /// One visit more, that brought this to the seat that chose the action.
    pub(super) fn visit(&mut self, id: NodeId, value: f32) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        node.total += value;
    }

    /// Chooses among the actions listed in this world: the best known child by UCB1 with availability counts, unless
    /// the node has been visited often enough to try one more action.
    pub(super) fn select(
        &mut self,
        parent: NodeId,
        seat: Seat,
        listed: impl Iterator<Item = usize>,
        explore: f32,
        widen: f32,
    ) -> Selected {
        self.question = self.question.wrapping_add(1);
        let mut offered = 0;
        for action in listed {
            self.listed[action] = (self.question, false);
            offered += 1;
        }
        let mut known = 0;
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        let mut id = self.nodes[parent as usize].first;
        while id != NONE {
            let node = &mut self.nodes[id as usize];
            if let Some(action) = node.key.by(seat)
                && self.listed[action].0 == self.question
            {
                self.listed[action].1 = true;
                known += 1;
                node.available += 1;
                let visits = node.visits.max(1) as f32;
                let add_sample = node.total / visits + explore * ((node.available as f32).ln() / visits).sqrt();
                if add_sample > best_score {
                    best_score = add_sample;
                    best = Some(action);
                }
            }
            id = node.next;
        }
        let max_nodes = 1.0 + widen * (self.nodes[parent as usize].visits as f32).sqrt();
        match best {
            Some(action) if known >= offered || known as f32 >= max_nodes || self.nodes.len() >= self.max_nodes => {
                Selected::Known(action)
            }
            _ => Selected::Widen,
        }
    }

    /// Did the action have a child at the question just selected for?
    pub(super) fn has_child(&self, action: usize) -> bool {
        self.listed[action] == (self.question, true)
    }

    /// The child of this seat that was visited most, with the number of its action.
    pub(super) fn most_visited(&self, parent: NodeId, seat: Seat) -> Option<(usize, NodeId)> {
        let own = self.children(parent).filter_map(|id| Some((self.nodes[id as usize].key.by(seat)?, id)));
        own.max_by_key(|&(action, id)| (self.nodes[id as usize].visits, std::cmp::Reverse(action)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_equal_actions_the_one_that_was_passed_over_more_often_is_tried() {
        let mut tree = Tree::new(4, 100);
        let ids = [0, 1].map(|action| tree.child(ROOT, Key::action(Seat(1), action)).unwrap_or(NONE));
        for id in ids {
            for _ in 0..20 {
                tree.visit(id, 0.5);
            }
        }
        for _ in 0..200 {
            tree.select(ROOT, Seat(1), [0].into_iter(), 0.5, 0.0);
        }
        assert!(matches!(tree.select(ROOT, Seat(1), [0, 1].into_iter(), 0.5, 0.0), Selected::Known(0)));
        for _ in 0..400 {
            tree.select(ROOT, Seat(1), [1].into_iter(), 0.5, 0.0);
        }
        assert!(matches!(tree.select(ROOT, Seat(1), [0, 1].into_iter(), 0.5, 0.0), Selected::Known(1)));
    }

    #[test]
    fn a_node_widens_with_its_visits_and_keeps_the_seats_apart() {
        let mut tree = Tree::new(4, 100);
        assert!(matches!(tree.select(ROOT, Seat(0), 0..4, 0.5, 1.0), Selected::Widen));
        assert!(tree.child(ROOT, Key::action(Seat(0), 2)).is_some());
        assert!(matches!(tree.select(ROOT, Seat(0), 0..4, 0.5, 1.0), Selected::Known(2)));
        assert!(tree.has_child(2) && !tree.has_child(1));
        assert!(matches!(tree.select(ROOT, Seat(1), 0..4, 0.5, 1.0), Selected::Widen));
        for _ in 0..4 {
            tree.visit(ROOT, 0.0);
        }
        assert!(matches!(tree.select(ROOT, Seat(0), 0..4, 0.5, 1.0), Selected::Widen));
    }

    #[test]
    fn a_full_tree_goes_on_with_what_it_knows() {
        let mut tree = Tree::new(4, 2);
        assert!(tree.child(ROOT, Key::action(Seat(0), 3)).is_some());
        assert!(tree.child(ROOT, Key::action(Seat(0), 1)).is_none());
        tree.visit(ROOT, 0.0);
        assert!(matches!(tree.select(ROOT, Seat(0), 0..4, 0.5, 9.0), Selected::Known(3)));
        assert_eq!(tree.len(), 2);
    }
}
