//! The race of the picks at the root: equal worlds for all, the weaker half drops out.

use staffetta_kernel::{FastRng, Rng};

/// After so many runs a runner may be given up, or declared the winner, for good.
const ENOUGH: u32 = 32;
/// It takes a difference of so many standard errors.
const SURE: f32 = 3.5;

/// How many standard errors a lead must have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Caution {
    /// However many runs tell of it.
    pub always: f32,
    /// And so many more after the first run, half of them after the second, a third after the third ...
    pub early: f32,
}

impl Caution {
    fn after(self, runs: u32) -> f32 {
        self.always + self.early / runs.max(1) as f32
    }
}

/// A pick in the race.
#[derive(Clone, Copy, Debug)]
pub(super) struct Runner<A> {
    pub(super) pick: A,
    pub(super) runs: u32,
    total: f32,
    /// Sum and sum of squares of the differences to the favourite in the same worlds.
    ahead: f32,
    ahead_squared: f32,
}

impl<A> Runner<A> {
    /// What it brought on average.
    pub(super) fn mean(&self) -> f32 {
        self.total / self.runs.max(1) as f32
    }

    fn lead(&self) -> f32 {
        self.ahead / self.runs.max(1) as f32
    }

    /// The standard error of the lead.
    fn doubt(&self) -> f32 {
        let n = self.runs.max(1) as f32;
        let variance = (self.ahead_squared / n - self.lead().powi(2)).max(0.0);
        // One more phantom world of spread one half, so that a few lucky runs do not look certain.
        ((variance + 0.25 / n) / n).sqrt()
    }
}

/// The race. The favourite is the first runner and never drops out: the others are measured against it.
#[derive(Debug)]
pub(super) struct Race<A> {
    runners: Vec<Runner<A>>,
    /// How many are still in: they stand at the front.
    running: usize,
    at: usize,
    pace: f32,
    halvings: u32,
    halved: u32,
}

impl<A> Default for Race<A> {
    fn default() -> Self {
        Self { runners: Vec::new(), running: 0, at: 0, pace: 0.0, halvings: 1, halved: 0 }
    }
}

impl<A: Copy + PartialEq> Race<A> {
    /// Nobody is in the race.
    pub(super) fn clear(&mut self) {
        self.runners.clear();
        self.running = 0;
        self.halved = 0;
    }

    /// One more, if it is not in the race yet.
    pub(super) fn enter(&mut self, pick: A) {
        if self.runners.iter().any(|runner| runner.pick == pick) {
            return;
        }
        self.runners.push(Runner { pick, runs: 0, total: 0.0, ahead: 0.0, ahead_squared: 0.0 });
        self.running = self.runners.len();
    }

    /// Lets only so many start: the `first` that entered before the others, which are chosen by lot. The favourite is
    /// always among them.
    pub(super) fn limit(&mut self, width: usize, first: usize, rng: &mut FastRng) {
        if self.runners.len() > width {
            rng.shuffle(&mut self.runners[first.max(1)..]);
            self.runners.truncate(width);
        }
        self.running = self.runners.len();
        self.halvings = usize::BITS - self.running.saturating_sub(1).leading_zeros();
    }

    /// All that ever started.
    pub(super) fn runners(&self) -> impl Iterator<Item = &Runner<A>> {
        self.runners.iter()
    }

    /// A new world.
    pub(super) fn start(&mut self) {
        self.at = 0;
    }

    /// The next to run in this world.
    pub(super) fn next(&self) -> Option<A> {
        self.runners[..self.running].get(self.at).map(|runner| runner.pick)
    }

    /// Is it the favourite's turn to run?
    pub(super) fn at_favourite(&self) -> bool {
        self.at == 0
    }

    /// What the run brought.
    pub(super) fn score(&mut self, brought: f32) {
        if self.at == 0 {
            self.pace = brought;
        }
        let runner = &mut self.runners[self.at];
        runner.runs += 1;
        runner.total += brought;
        runner.ahead += brought - self.pace;
        runner.ahead_squared += (brought - self.pace).powi(2);
        self.at += 1;
    }

    /// After this share of the budget: drops the weaker ones when it is time, and those that are hopeless at once.
    /// True when nothing is left to find out.
    pub(super) fn thin(&mut self, spent: f64, survive: u32) -> bool {
        let mut at = 1;
        while at < self.running {
            let runner = &self.runners[at];
            if runner.runs >= ENOUGH && runner.lead() < -SURE * runner.doubt() {
                self.running -= 1;
                self.runners.swap(at, self.running);
            } else {
                at += 1;
            }
        }
        while self.running > 2 && spent * f64::from(self.halvings) >= f64::from(self.halved + 1) {
            self.halved += 1;
            let others = &mut self.runners[1..self.running];
            others.sort_unstable_by(|a, b| b.lead().total_cmp(&a.lead()));
            self.running = 1 + (others.len() * survive as usize).div_ceil(100).clamp(1, others.len());
        }
        let won = |runner: &Runner<A>| runner.runs >= ENOUGH && runner.lead() > SURE * runner.doubt();
        self.running < 2 || (self.running == 2 && won(&self.runners[1]))
    }

    /// The favourite, unless another is better by so many standard errors, and by more where they are told from a few
    /// runs: the best of many that ran a few times each was lucky above all.
    pub(super) fn winner(&self, caution: Caution) -> A {
        let mut best = (0.0, self.runners[0].pick);
        for runner in &self.runners[1..self.running.max(1)] {
            let surplus = runner.lead() - caution.after(runner.runs) * runner.doubt();
            if surplus > best.0 {
                best = (surplus, runner.pick);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(race: &mut Race<u8>, worlds: u32, worth: impl Fn(u8, u32) -> f32) {
        for world in 0..worlds {
            race.start();
            while let Some(pick) = race.next() {
                race.score(worth(pick, world));
            }
            if race.thin(f64::from(world + 1) / f64::from(worlds), 50) {
                break;
            }
        }
    }

    const CALM: Caution = Caution { always: 0.3, early: 24.0 };

    fn race_of(picks: u8) -> Race<u8> {
        let mut race = Race::default();
        for pick in 0..picks {
            race.enter(pick);
        }
        race.limit(64, 1, &mut FastRng::new(1));
        race
    }

    fn runs(race: &Race<u8>, pick: u8) -> u32 {
        race.runners().find(|runner| runner.pick == pick).map_or(0, |runner| runner.runs)
    }

    #[test]
    fn the_best_pick_wins_and_gets_more_runs_than_the_worst() {
        let mut race = race_of(9);
        // Whatever is not pick 5 is a coin that the world throws for it.
        let coin = |pick: u8, world: u32| FastRng::nth(u64::from(pick), u64::from(world)).below(2) as f32;
        run(&mut race, 400, |pick, world| if pick == 5 { 0.6 } else { coin(pick, world) });
        assert_eq!(race.winner(CALM), 5);
        let fewest = (1..9).map(|pick| runs(&race, pick)).min();
        assert!(fewest.is_some_and(|fewest| fewest * 2 < runs(&race, 5)), "{fewest:?} and {}", runs(&race, 5));
    }

    #[test]
    fn what_is_clear_is_not_run_to_the_end() {
        let mut race = race_of(4);
        run(&mut race, 1000, |pick, _| if pick == 0 { 0.9 } else { 0.1 });
        assert_eq!((race.winner(CALM), runs(&race, 0)), (0, ENOUGH));
        let mut race = race_of(2);
        run(&mut race, 1000, |pick, _| if pick == 0 { 0.1 } else { 0.9 });
        assert_eq!((race.winner(CALM), runs(&race, 1)), (1, ENOUGH));
    }

    #[test]
    fn a_lead_within_the_doubt_does_not_beat_the_favourite() {
        let mut race = race_of(2);
        run(&mut race, 10, |pick, world| if pick == 1 && world == 0 { 1.0 } else { 0.4 });
        assert_eq!(race.winner(CALM), 0);
        assert_eq!(race.winner(Caution { always: 0.0, early: 0.0 }), 1);
    }

    #[test]
    fn the_favourite_starts_however_narrow_the_race() {
        let mut race = Race::default();
        for pick in 0..200u8 {
            race.enter(pick);
        }
        race.limit(4, 1, &mut FastRng::new(3));
        assert_eq!(race.runners().count(), 4);
        assert_eq!(race.runners().next().map(|r| r.pick), Some(0));
    }
}
