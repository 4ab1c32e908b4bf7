//! Hints: the best few answers to a question, with what each may bring.

use staffetta_kernel::{Game, Seat};

use super::answers::{AnswerId, BASELINE};
use super::iteration::SearchState;
use super::root_halving::Candidate;
use super::{Budget, Search, sample_world_for};

/// Where there is nothing to compare, the plan is played on in so many worlds.
const WORLDS: u32 = 32;

/// An answer that was compared with others.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// All its picks.
    pub picks: Vec<A>,
    /// What the seat may expect after it, in the measure of the game's
    /// [`utility`](staffetta_kernel::Heuristics::utility): its chance of winning, where a game says nothing else.
    pub chance: f32,
    /// How much more that is than after the plan's answer in the same worlds; 0 for the plan's own.
    pub gain: f32,
    /// The standard error of the gain.
    pub error: f32,
    /// In so many worlds it was played on.
    pub worlds: u32,
}

/// The best answers of this seat to its question, at most so many: first the one that the search would give, then the
/// others by how much they surely bring. Nothing if the seat is not asked. Without a limit of time equal seeds, views and
/// budgets give equal hints.
pub fn hints<G: Game>(
    r: &G::Rules,
    v: &G::View,
    seat: Seat,
    budget: Budget,
    seed: u64,
    count: usize,
) -> Vec<Hint<G::Action>> {
    let mut search = Search::<G>::new(seed);
    let world = sample_world_for::<G>(r, v, seat, &mut search.rng);
    if !G::awaiting(r, &world).asked().has(seat) {
        return Vec::new();
    }
    let mut state = SearchState::<G>::new(world, search.params.nodes);
    let luck = search.plan_answer(r, seat, &state.world);
    let best = search.compare(r, v, (seat, luck), budget, &mut state);
    if search.answers.len() == 1 {
        let seed = search.rng.next_u64();
        for round in 0..WORLDS.min(budget.iterations) {
            search.play_world(r, v, seat, (seed, round.into()), &mut state);
        }
    }
    let Some(plan) = search.root.candidates().next().copied() else { return Vec::new() };
    let mut found: Vec<_> = search.root.candidates().copied().collect();
    let surely = |one: &Candidate<AnswerId>| one.mean_diff() - one.diff_std_error();
    found.sort_by(|a, b| (b.id == best).cmp(&(a.id == best)).then(surely(b).total_cmp(&surely(a))));
    let hint = |one: &Candidate<AnswerId>| Hint {
        picks: search.answers.picks(one.id).to_vec(),
        chance: (plan.mean() + one.mean_diff()).clamp(0.0, 1.0),
        gain: one.mean_diff(),
        error: if one.id == BASELINE { 0.0 } else { one.diff_std_error() },
        worlds: one.samples,
    };
    found.iter().take(count).map(hint).collect()
}
