//! Evolution of parameters: CMA-ES with a diagonal covariance (Ros and Hansen, 2008), for a handful of parameters whose
//! worth is known only by noisy games. Each parameter runs from 0 to 1.

use staffetta_kernel::FastRng;

/// A point: one number from 0 to 1 for each parameter.
pub(super) type Point = Vec<f64>;

/// Where the search is, and how far it looks around.
#[derive(Clone, Debug)]
pub(super) struct Evolution {
    mean: Point,
    /// How far it looks in all directions together, and in each of them.
    step: f64,
    variance: Vec<f64>,
    /// The ways that the mean has gone lately, for the step and for the variances.
    step_path: Vec<f64>,
    variance_path: Vec<f64>,
    /// How much each of the better half counts, the best first.
    weights: Vec<f64>,
    rates: Rates,
}

/// How fast it learns: constants that follow from the number of parameters and of points.
#[derive(Clone, Copy, Debug)]
struct Rates {
    effective: f64,
    step: f64,
    damping: f64,
    path: f64,
    one: f64,
    many: f64,
    /// How long a random step is on average.
    expected: f64,
}

impl Rates {
    fn new(parameters: usize, weights: &[f64]) -> Self {
        let n = parameters as f64;
        let effective = 1.0 / weights.iter().map(|weight| weight * weight).sum::<f64>();
        let step = (effective + 2.0) / (n + effective + 5.0);
        // Only the diagonal is learnt, so that it may be learnt faster.
        let faster = (n + 2.0) / 3.0;
        let one = (faster * 2.0 / ((n + 1.3).powi(2) + effective)).min(0.5);
        let many = faster * 2.0 * (effective - 2.0 + 1.0 / effective) / ((n + 2.0).powi(2) + effective);
        Self {
            effective,
            step,
            damping: 1.0 + 2.0 * (((effective - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0) + step,
            path: (4.0 + effective / n) / (n + 4.0 + 2.0 * effective / n),
            one,
            many: many.clamp(0.0, 1.0 - one),
            expected: n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n)),
        }
    }
}

impl Evolution {
    /// Begins at this point and looks so far around it, with so many points a generation.
    pub(super) fn new(start: Point, step: f64, points: usize) -> Self {
        let half = (points / 2).max(1);
        let raw: Vec<f64> = (1..=half).map(|rank| (half as f64 + 0.5).ln() - (rank as f64).ln()).collect();
        let sum: f64 = raw.iter().sum();
        let weights: Vec<f64> = raw.iter().map(|weight| weight / sum).collect();
        let n = start.len();
        Self {
            rates: Rates::new(n, &weights),
            weights,
            step,
            variance: vec![1.0; n],
            step_path: vec![0.0; n],
            variance_path: vec![0.0; n],
            mean: start,
        }
    }

    /// The point that it holds for the best.
    pub(super) fn mean(&self) -> &[f64] {
        &self.mean
    }

    /// A point to try.
    pub(super) fn draw(&self, rng: &mut FastRng) -> Point {
        let around = self.mean.iter().zip(&self.variance);
        around.map(|(mean, variance)| (mean + self.step * variance.sqrt() * normal(rng)).clamp(0.0, 1.0)).collect()
    }

    /// Learns from the points of a generation, the best first.
    pub(super) fn learn(&mut self, ranked: &[Point]) {
        let Rates { effective, step, damping, path, one, many, expected } = self.rates;
        let before = self.mean.clone();
        for at in 0..self.mean.len() {
            self.mean[at] = self.weights.iter().zip(ranked).map(|(weight, point)| weight * point[at]).sum();
            let moved = (self.mean[at] - before[at]) / self.step;
            let straight = moved / self.variance[at].sqrt();
            self.step_path[at] =
                (1.0 - step) * self.step_path[at] + (step * (2.0 - step) * effective).sqrt() * straight;
            self.variance_path[at] =
                (1.0 - path) * self.variance_path[at] + (path * (2.0 - path) * effective).sqrt() * moved;
            let seen = |point: &Point| ((point[at] - before[at]) / self.step).powi(2);
            let spread: f64 = self.weights.iter().zip(ranked).map(|(weight, point)| weight * seen(point)).sum();
            self.variance[at] =
                (1.0 - one - many) * self.variance[at] + one * self.variance_path[at].powi(2) + many * spread;
        }
        let length = self.step_path.iter().map(|part| part * part).sum::<f64>().sqrt();
        self.step *= (step / damping * (length / expected - 1.0)).exp();
    }
}

/// A normal deviate (Box and Muller).
fn normal(rng: &mut FastRng) -> f64 {
    let mut even = || -> f64 { (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64 };
    let (length, angle) = ((1.0 - even()).ln(), even());
    (-2.0 * length).sqrt() * (std::f64::consts::TAU * angle).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs so many generations of twelve points and answers where it ended.
    fn evolve(generations: usize, worth: impl Fn(&Point, &mut FastRng) -> f64) -> Point {
        let mut rng = FastRng::new(3);
        let mut evolution = Evolution::new(vec![0.5; 4], 0.25, 12);
        for _ in 0..generations {
            let mut points: Vec<(f64, Point)> = (0..12)
                .map(|_| {
                    let point = evolution.draw(&mut rng);
                    (worth(&point, &mut rng), point)
                })
                .collect();
            points.sort_by(|a, b| b.0.total_cmp(&a.0));
            let ranked: Vec<Point> = points.into_iter().map(|(_, point)| point).collect();
            evolution.learn(&ranked);
        }
        evolution.mean().to_vec()
    }

    const BEST: [f64; 4] = [0.2, 0.8, 0.4, 0.65];

    fn distance(point: &[f64], weights: [f64; 4]) -> f64 {
        point.iter().zip(BEST).zip(weights).map(|((x, best), weight)| weight * (x - best).powi(2)).sum()
    }

    #[test]
    fn it_finds_the_top_of_a_hill_that_is_steep_one_way_and_flat_another() {
        let found = evolve(60, |point, _| -distance(point, [1.0, 10.0, 100.0, 0.3]));
        assert!(found.iter().zip(BEST).all(|(x, best)| (x - best).abs() < 0.02), "{found:?}");
    }

    #[test]
    fn noise_leads_it_astray_by_little() {
        let found = evolve(60, |point, rng| -distance(point, [1.0; 4]) + 0.02 * normal(rng));
        assert!(distance(&found, [1.0; 4]) < 0.05, "{found:?}");
    }

    #[test]
    fn normal_deviates_have_mean_nought_and_variance_one() {
        let mut rng = FastRng::new(1);
        let drawn: Vec<f64> = (0..20_000).map(|_| normal(&mut rng)).collect();
        let mean = drawn.iter().sum::<f64>() / 20_000.0;
        let variance = drawn.iter().map(|x| x * x).sum::<f64>() / 20_000.0;
        assert!(mean.abs() < 0.03 && (variance - 1.0).abs() < 0.04, "{mean} and {variance}");
    }
}
