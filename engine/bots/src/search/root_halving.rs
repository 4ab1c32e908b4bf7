//! The comparison at the root, in two parts.
//!
//! First sequential halving: all candidates are played on in equal worlds, and the weaker half is dropped until the
//! baseline (the plan's answer) has one challenger. Then a trial: both are played on in fresh worlds, and only these samples
//! count. The best of many with a few samples each was lucky above all; in worlds that had no part in choosing it, it is
//! not.

/// This share of the budget goes into finding a challenger, the rest into its trial.
const SELECTION: f64 = 0.5;
/// After so many samples a candidate may be dropped, or chosen, for good.
const MIN_SAMPLES: u32 = 32;
/// It takes a difference of so many standard errors.
const CERTAIN_STD_ERRORS: f32 = 3.5;

/// What it takes to leave the plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Caution {
    /// So many standard errors the challenger must be better in the trial.
    pub errors: f32,
    /// So many worlds the trial must have had.
    pub worlds: u32,
}

/// An answer that is compared, by its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<A> {
    pub(super) id: A,
    pub(super) samples: u32,
    total: f32,
    /// Sum and sum of squares of the differences to the baseline in the same worlds.
    diff_sum: f32,
    diff_squared_sum: f32,
}

impl<A> Candidate<A> {
    fn new(id: A) -> Self {
        Self { id, samples: 0, total: 0.0, diff_sum: 0.0, diff_squared_sum: 0.0 }
    }

    /// Its value on average.
    pub(super) fn mean(&self) -> f32 {
        self.total / self.samples.max(1) as f32
    }

    /// How much better than the baseline it was on average in the same worlds.
    pub(super) fn mean_diff(&self) -> f32 {
        self.diff_sum / self.samples.max(1) as f32
    }

    fn is_hopeless(&self) -> bool {
        self.samples >= MIN_SAMPLES && self.mean_diff() < -CERTAIN_STD_ERRORS * self.diff_std_error()
    }

    fn is_certain(&self) -> bool {
        self.samples >= MIN_SAMPLES && self.mean_diff() > CERTAIN_STD_ERRORS * self.diff_std_error()
    }

    fn is_convincing(&self, caution: Caution) -> bool {
        self.samples >= caution.worlds.max(1) && self.mean_diff() > caution.errors * self.diff_std_error()
    }

    fn start_anew(&mut self) {
        (self.samples, self.total, self.diff_sum, self.diff_squared_sum) = (0, 0.0, 0.0, 0.0);
    }

    /// The standard error of the mean difference.
    pub(super) fn diff_std_error(&self) -> f32 {
        let n = self.samples.max(1) as f32;
        let variance = (self.diff_squared_sum / n - self.mean_diff().powi(2)).max(0.0);
        // One more phantom world of spread one half, so that a few lucky samples do not look certain.
        ((variance + 0.25 / n) / n).sqrt()
    }
}

/// The candidates. The first is the baseline (the plan's answer) and is never dropped: the others are measured against it.
#[derive(Debug)]
pub(super) struct RootHalving<A> {
    candidates: Vec<Candidate<A>>,
    /// How many are still compared: they stand at the front.
    alive: usize,
    next_candidate: usize,
    baseline_value: f32,
    halvings: u32,
    halvings_done: u32,
    /// Is the trial on: are there only the baseline and its challenger, with fresh counts?
    trial: bool,
}

impl<A> Default for RootHalving<A> {
    fn default() -> Self {
        Self {
            candidates: Vec::new(),
            alive: 0,
            next_candidate: 0,
            baseline_value: 0.0,
            halvings: 1,
            halvings_done: 0,
            trial: false,
        }
    }
}

impl<A: Copy + PartialEq> RootHalving<A> {
    /// Begins anew with these candidates, the baseline first.
    pub(super) fn enter(&mut self, ids: impl IntoIterator<Item = A>) {
        self.candidates.clear();
        self.candidates.extend(ids.into_iter().map(Candidate::new));
        self.alive = self.candidates.len();
        self.halvings = usize::BITS - self.alive.saturating_sub(1).leading_zeros();
        self.halvings_done = 0;
        self.trial = false;
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
        self.candidates[..self.alive].get(self.next_candidate).map(|candidate| candidate.id)
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

    /// After this share of the budget: halves the candidates when it is time, and drops hopeless ones at once; begins the
    /// trial when one challenger is left. True when nothing is left to find out.
    pub(super) fn eliminate(&mut self, spent: f64, survivor_percent: u32) -> bool {
        if self.trial {
            let challenger = &self.candidates[1];
            return challenger.is_certain() || challenger.is_hopeless();
        }
        let mut index = 1;
        while index < self.alive {
            if self.candidates[index].is_hopeless() {
                self.alive -= 1;
                self.candidates.swap(index, self.alive);
            } else {
                index += 1;
            }
        }
        let selecting = spent / SELECTION;
        while self.alive > 2 && selecting * f64::from(self.halvings) >= f64::from(self.halvings_done + 1) {
            self.halvings_done += 1;
            let others = &mut self.candidates[1..self.alive];
            others.sort_unstable_by(|a, b| b.mean_diff().total_cmp(&a.mean_diff()));
            self.alive = 1 + (others.len() * survivor_percent as usize).div_ceil(100).clamp(1, others.len());
            if selecting >= 1.0 {
                self.alive = 2;
            }
        }
        if self.alive == 2 && (self.candidates.len() == 2 || selecting >= 1.0 || self.halvings_done >= self.halvings) {
            self.begin_trial();
        }
        self.alive < 2
    }

    fn begin_trial(&mut self) {
        self.trial = true;
        if self.candidates.len() > 2 {
            self.candidates[..2].iter_mut().for_each(Candidate::start_anew);
        }
    }

    /// The challenger, if the trial has shown it to be better; else the baseline.
    pub(super) fn best(&self, caution: Caution) -> A {
        match &self.candidates[..] {
            [_, challenger, ..] if self.trial && challenger.is_convincing(caution) => challenger.id,
            all => all[0].id,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::{FastRng, Rng};

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

    const CALM: Caution = Caution { errors: 1.0, worlds: 16 };

    fn race_of(picks: u8) -> RootHalving<u8> {
        let mut root = RootHalving::default();
        root.enter(0..picks);
        root
    }

    fn samples(root: &RootHalving<u8>, pick: u8) -> u32 {
        root.candidates().find(|candidate| candidate.id == pick).map_or(0, |candidate| candidate.samples)
    }

    #[test]
    fn the_best_is_chosen_and_gets_more_samples_than_the_worst() {
        let mut root = race_of(9);
        // Whatever is not pick 5 is a coin that the world throws for it.
        let coin = |pick: u8, world: u32| FastRng::nth(u64::from(pick), u64::from(world)).below(2) as f32;
        run(&mut root, 400, |pick, world| if pick == 5 { 0.6 } else { coin(pick, world) });
        assert_eq!(root.best(CALM), 5);
        let fewest = (1..9).map(|pick| samples(&root, pick)).min();
        assert!(fewest.is_some_and(|fewest| fewest * 2 < samples(&root, 5)), "{fewest:?} and {}", samples(&root, 5));
    }

    #[test]
    fn what_is_clear_ends_the_search_early() {
        let mut root = race_of(4);
        run(&mut root, 1000, |pick, _| if pick == 0 { 0.9 } else { 0.1 });
        assert_eq!((root.best(CALM), samples(&root, 0)), (0, MIN_SAMPLES));
        let mut root = race_of(2);
        run(&mut root, 1000, |pick, _| if pick == 0 { 0.1 } else { 0.9 });
        assert_eq!((root.best(CALM), samples(&root, 1)), (1, MIN_SAMPLES));
    }

    #[test]
    fn a_difference_within_the_error_does_not_beat_the_baseline() {
        let mut root = race_of(2);
        run(&mut root, 10, |pick, world| if pick == 1 && world == 0 { 1.0 } else { 0.4 });
        assert_eq!(root.best(CALM), 0);
        assert_eq!(root.best(Caution { errors: 0.0, worlds: 1 }), 1);
    }

    #[test]
    fn among_many_equal_picks_the_plan_is_seldom_left() {
        // The best of 24 coins after a few throws always looks better than the plan's coin.
        let mut left = 0;
        for seed in 0..300u64 {
            let mut root = race_of(25);
            let coin =
                |pick: u8, world: u32| FastRng::nth(seed * 64 + u64::from(pick), u64::from(world)).below(2) as f32;
            run(&mut root, 60, coin);
            left += u32::from(root.best(CALM) != 0);
        }
        assert!(left < 75, "the plan was left {left} times of 300 for nothing");
    }

    #[test]
    fn before_the_trial_is_over_the_baseline_is_played() {
        let mut root = race_of(9);
        root.start_world();
        while let Some(pick) = root.next() {
            root.add_sample(f32::from(pick));
        }
        assert_eq!(root.best(Caution { errors: 0.0, worlds: 1 }), 0);
    }
}
