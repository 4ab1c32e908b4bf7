//! The player who looks ahead: information-set Monte Carlo tree search.
//!
//! Each sweep imagines one world that fits the view and plays every pick that is still in the race on from it, with
//! the same hidden cards and the same dice: what differs then is the pick, not the luck. After each share of the
//! budget the weaker half of the picks is dropped (sequential halving). Below the root lies one tree for all worlds
//! (single observer, availability counts, each seat maximising its own share of the victory); choices made face down
//! at the same time do not see each other. A new leaf is first continued by the game's plan, as far as nothing
//! unforeseeable happens, then by hunches, and judged by the outcome or, past a horizon, by the game's worth.

mod desk;
mod params;
mod race;
mod tree;
mod walk;

pub use params::Params;

use staffetta_kernel::{Act, Choices, Game, LabDesk, Progress, Quick, Seat};
use std::time::{Duration, Instant};

use crate::bot::{Bot, Budget};
use crate::imagine::{imagine, room};
use race::Race;
use tree::{Key, ROOT};
use walk::Walker;

/// Looks ahead in worlds imagined from its view.
#[derive(Debug)]
pub struct Search<G: Game> {
    params: Params,
    iterations: Option<u32>,
    luck: Quick,
    walker: Option<Box<Walker<G>>>,
    race: Race<G::Action>,
    /// The rest of a choice that has been thought through, last pick first.
    held: Vec<G::Action>,
    holder: Option<Seat>,
}

impl<G: Game> Search<G> {
    /// A searching player of this seed.
    pub fn new(seed: u64) -> Self {
        Self::with_params(seed, Params { turns: G::OUTLOOK, ..Params::default() })
    }

    /// A searching player of this seed, tuned.
    pub fn with_params(seed: u64, params: Params) -> Self {
        Self {
            params,
            iterations: None,
            luck: Quick::new(seed),
            walker: None,
            race: Race::default(),
            held: Vec::new(),
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

    fn think(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget) -> G::Action {
        let Self { params, walker: Some(walker), luck, race, .. } = self else {
            return G::neutral(r, &room::<G>(r), seat);
        };
        let iterations = self.iterations.unwrap_or(budget.iterations);
        let started = budget.millis.map(|millis| (Instant::now(), Duration::from_millis(millis.into())));
        let seed = luck.double();
        walker.tree.clear();
        let mut done = 0;
        let mut sweep = 0;
        while done < iterations {
            let mut dealer = Quick::nth(seed, 3 * sweep);
            imagine::<G>(r, v, seat, &mut dealer, &mut walker.world);
            let (chance, thought) = (Quick::nth(seed, 3 * sweep + 1), Quick::nth(seed, 3 * sweep + 2));
            race.start();
            while let Some(pick) = race.next() {
                let brought = walker.walk(r, seat, pick, (chance.clone(), thought.clone()), params);
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
    /// well enough to be trusted.
    fn hold(&mut self, r: &G::Rules, v: &G::View, seat: Seat, pick: G::Action) {
        self.held.clear();
        let Some(walker) = &mut self.walker else { return };
        imagine::<G>(r, v, seat, &mut self.luck, &mut walker.world);
        let mut node = walker.tree.child(ROOT, Key::deed(seat, pick.index()));
        let mut last = pick;
        while let Ok(Progress::Pick) = G::act(r, &mut walker.world, seat, last, &mut LabDesk::new(&mut self.luck)) {
            let best = node.and_then(|node| walker.tree.favourite(node, seat));
            let best = best.filter(|&(_, child)| walker.tree.visits(child) >= self.params.trust);
            let Some((pick, child)) = best.and_then(|(index, child)| Some((G::Action::at(index)?, child))) else {
                break;
            };
            walker.choices.clear();
            G::actions(r, &walker.world, seat, &mut walker.choices);
            if !walker.choices.contains(&pick) {
                break;
            }
            self.held.push(pick);
            last = pick;
            node = Some(child);
        }
        self.held.reverse();
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, budget: Budget) -> G::Action {
        let nodes = self.params.nodes;
        let walker = self.walker.get_or_insert_with(|| Box::new(Walker::new(room::<G>(r), nodes)));
        imagine::<G>(r, v, seat, &mut self.luck, &mut walker.world);
        walker.choices.clear();
        G::actions(r, &walker.world, seat, &mut walker.choices);
        match walker.choices.len() {
            0 => return G::neutral(r, &walker.world, seat),
            1 => {
                self.held.pop();
                return walker.choices[0];
            }
            _ => {}
        }
        G::consider(r, &walker.world, seat, &mut walker.choices);
        let held = self.held.pop().filter(|pick| self.holder == Some(seat) && walker.choices.contains(pick));
        if let Some(pick) = held {
            return pick;
        }
        walker.plan.clear();
        G::plan(r, v, seat, &mut self.luck, &mut walker.plan);
        let planned = walker.plan.first().copied().filter(|pick| walker.choices.contains(pick));
        let favourite = planned.unwrap_or_else(|| G::hunch(r, &walker.world, seat, &walker.choices, &mut self.luck));
        entrants(&mut self.race, &walker.choices, favourite, self.params.width, &mut self.luck);
        let pick = self.think(r, v, seat, budget);
        self.hold(r, v, seat, pick);
        self.holder = Some(seat);
        pick
    }
}

/// The picks that are compared: the favourite first, then the others in random order, as many as the race is wide.
fn entrants<A: Act>(race: &mut Race<A>, choices: &Choices<A>, favourite: A, width: usize, luck: &mut Quick) {
    race.clear();
    race.enter(favourite);
    for &pick in choices.iter().filter(|&&pick| pick != favourite) {
        race.enter(pick);
    }
    race.limit(width.max(2), luck);
}
