//! Sequential halving at the root: all candidates are played on in equal worlds, the weaker half is dropped.

use staffetta_kernel::{FastRng, Rng};

/// After so many samples a candidate may be dropped, or chosen, for good.
const MIN_SAMPLES: u32 = 32;
/// It takes a difference of so many standard errors.
const CERTAIN_STD_ERRORS: f32 = 3.5;

/// How many standard errors a candidate must be better than the baseline to be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Caution {
    /// However many samples there are.
    pub always: f32,
    /// And so many more after the first sample, half of them after the second, a third after the third ...
    pub early: f32,
}

impl Caution {
    fn after(self, samples: u32) -> f32 {
        self.always + self.early / samples.max(1) as f32
    }
}

/// A pick that is compared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<A> {
    pub(super) pick: A,
    pub(super) samples: u32,
    total: f32,
    /// Sum and sum of squares of the differences to the baseline in the same worlds.
    diff_sum: f32,
    diff_squared_sum: f32,
}

impl<A> Candidate<A> {
    /// Its value on average.
    pub(super) fn mean(&self) -> f32 {
        self.total / self.samples.max(1) as f32
    }

    fn mean_diff(&self) -> f32 {
        self.diff_sum / self.samples.max(1) as f32
    }

    /// The standard error of the mean difference.
    fn diff_std_error(&self) -> f32 {
        let n = self.samples.max(1) as f32;
        let variance = (self.diff_squared_sum / n - self.mean_diff().powi(2)).max(0.0);
        // One more phantom world of spread one half, so that a few lucky samples do not look certain.
        ((variance + 0.25 / n) / n).sqrt()
    }
}

/// The candidates. The first is the baseline (the plan's pick) and is never dropped: the others are measured against it.
#[derive(Debug)]
pub(super) struct RootHalving<A> {
    candidates: Vec<Candidate<A>>,
    /// How many are still compared: they stand at the front.
    alive: usize,
    next_candidate: usize,
    baseline_value: f32,
    halvings: u32,
    halvings_done: u32,
}

impl<A> Default for RootHalving<A> {
    fn default() -> Self {
        Self { candidates: Vec::new(), alive: 0, next_candidate: 0, baseline_value: 0.0, halvings: 1, halvings_done: 0 }
    }
}

impl<A: Copy + PartialEq> RootHalving<A> {
    /// No candidates.
    pub(super) fn clear(&mut self) {
        self.candidates.clear();
        self.alive = 0;
        self.halvings_done = 0;
    }

    /// One more, if it is not there yet.
    pub(super) fn add(&mut self, pick: A) {
        if self.candidates.iter().any(|candidate| candidate.pick == pick) {
            return;
        }
        self.candidates.push(Candidate { pick, samples: 0, total: 0.0, diff_sum: 0.0, diff_squared_sum: 0.0 });
        self.alive = self.candidates.len();
    }

    /// Keeps only so many: the `first` that were added before the others, which are drawn at random. The baseline is
    /// always among them.
    pub(super) fn limit(&mut self, width: usize, first: usize, rng: &mut FastRng) {
        if self.candidates.len() > width {
            rng.shuffle(&mut self.candidates[first.max(1)..]);
            self.candidates.truncate(width);
        }
        self.alive = self.candidates.len();
        self.halvings = usize::BITS - self.alive.saturating_sub(1).leading_zeros();
    }

    /// All that were ever compared.
    pub(super) fn candidates(&self) -> impl Iterator<Item = &Candidate<A>> {
        self.candidates.iter()
    }

    /// Begins a new world.
    pub(super) fn start_world(&mut self) {
        self.next_candidate = 0;
    }

    /// The next to be played on in this world.
    pub(super) fn next(&self) -> Option<A> {
        self.candidates[..self.alive].get(self.next_candidate).map(|candidate| candidate.pick)
    }

    /// Is the baseline next?
    pub(super) fn at_baseline(&self) -> bool {
        self.next_candidate == 0
    }

    /// The value that the candidate came to in this world.
    pub(super) fn add_sample(&mut self, value: f32) {
        if self.next_candidate == 0 {
            self.baseline_value = value;
        }
        let candidate = &mut self.candidates[self.next_candidate];
        candidate.samples += 1;
        candidate.total += value;
        candidate.diff_sum += value - self.baseline_value;
        candidate.diff_squared_sum += (value - self.baseline_value).powi(2);
        self.next_candidate += 1;
    }

    /// After this share of the budget: halves the candidates when it is time, and drops hopeless ones at once.
    /// True when nothing is left to find out.
    pub(super) fn eliminate(&mut self, spent: f64, survivor_percent: u32) -> bool {
        let mut index = 1;
        while index < self.alive {
            let candidate = &self.candidates[index];
            if candidate.samples >= MIN_SAMPLES
                && candidate.mean_diff() < -CERTAIN_STD_ERRORS * candidate.diff_std_error()
            {
                self.alive -= 1;
                self.candidates.swap(index, self.alive);
            } else {
                index += 1;
            }
        }
        while self.alive > 2 && spent * f64::from(self.halvings) >= f64::from(self.halvings_done + 1) {
            self.halvings_done += 1;
            let others = &mut self.candidates[1..self.alive];
            others.sort_unstable_by(|a, b| b.mean_diff().total_cmp(&a.mean_diff()));
            self.alive = 1 + (others.len() * survivor_percent as usize).div_ceil(100).clamp(1, others.len());
        }
        let won = |candidate: &Candidate<A>| {
            candidate.samples >= MIN_SAMPLES && candidate.mean_diff() > CERTAIN_STD_ERRORS * candidate.diff_std_error()
        };
        self.alive < 2 || (self.alive == 2 && won(&self.candidates[1]))
    }

    /// The baseline, unless another is better by so many standard errors, and by more where there are few samples: the
    /// best of many with a few samples each was lucky above all.
    pub(super) fn best_pick(&self, caution: Caution) -> A {
        let mut best = (0.0, self.candidates[0].pick);
        for candidate in &self.candidates[1..self.alive.max(1)] {
            let surplus = candidate.mean_diff() - caution.after(candidate.samples) * candidate.diff_std_error();
            if surplus > best.0 {
                best = (surplus, candidate.pick);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(root: &mut RootHalving<u8>, worlds: u32, worth: impl Fn(u8, u32) -> f32) {
        for world in 0..worlds {
            root.start_world();
            while let Some(pick) = root.next() {
                root.add_sample(worth(pick, world));
            }
            if root.eliminate(f64::from(world + 1) / f64::from(worlds), 50) {
                break;
            }
        }
    }

    const CALM: Caution = Caution { always: 0.3, early: 24.0 };

    fn race_of(picks: u8) -> RootHalving<u8> {
        let mut root = RootHalving::default();
        for pick in 0..picks {
            root.add(pick);
        }
        root.limit(64, 1, &mut FastRng::new(1));
        root
    }

    fn samples(root: &RootHalving<u8>, pick: u8) -> u32 {
        root.candidates().find(|candidate| candidate.pick == pick).map_or(0, |candidate| candidate.samples)
    }

    #[test]
    fn the_best_pick_is_chosen_and_gets_more_samples_than_the_worst() {
        let mut root = race_of(9);
        // Whatever is not pick 5 is a coin that the world throws for it.
        let coin = |pick: u8, world: u32| FastRng::nth(u64::from(pick), u64::from(world)).below(2) as f32;
        run(&mut root, 400, |pick, world| if pick == 5 { 0.6 } else { coin(pick, world) });
        assert_eq!(root.best_pick(CALM), 5);
        let fewest = (1..9).map(|pick| samples(&root, pick)).min();
        assert!(fewest.is_some_and(|fewest| fewest * 2 < samples(&root, 5)), "{fewest:?} and {}", samples(&root, 5));
    }

    #[test]
    fn what_is_clear_ends_the_search_early() {
        let mut root = race_of(4);
        run(&mut root, 1000, |pick, _| if pick == 0 { 0.9 } else { 0.1 });
        assert_eq!((root.best_pick(CALM), samples(&root, 0)), (0, MIN_SAMPLES));
        let mut root = race_of(2);
        run(&mut root, 1000, |pick, _| if pick == 0 { 0.1 } else { 0.9 });
        assert_eq!((root.best_pick(CALM), samples(&root, 1)), (1, MIN_SAMPLES));
    }

    #[test]
    fn a_difference_within_the_error_does_not_beat_the_baseline() {
        let mut root = race_of(2);
        run(&mut root, 10, |pick, world| if pick == 1 && world == 0 { 1.0 } else { 0.4 });
        assert_eq!(root.best_pick(CALM), 0);
        assert_eq!(root.best_pick(Caution { always: 0.0, early: 0.0 }), 1);
    }

    #[test]
    fn the_baseline_is_kept_however_few_candidates_are() {
        let mut root = RootHalving::default();
        for pick in 0..200u8 {
            root.add(pick);
        }
        root.limit(4, 1, &mut FastRng::new(3));
        assert_eq!(root.candidates().count(), 4);
        assert_eq!(root.candidates().next().map(|r| r.pick), Some(0));
    }
}
