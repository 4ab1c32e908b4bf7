//! The confidence interval of a share.

use serde::Serialize;

/// The bounds between which a share lies, with a confidence of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// A normal deviate exceeds this in one of twenty cases, up or down.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

/// The 95 % interval (Wilson) of a share of `won` out of `games`.
pub fn wilson(won: f64, games: f64) -> Interval {
    wilson_at(Z95, won, games)
}

/// The same for another deviate.
fn wilson_at(z: f64, won: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let p = won / games;
    let z2 = z * z / games;
    let centre = p + z2 / 2.0;
    let half = z * (p * (1.0 - p) / games + z2 / (4.0 * games)).max(0.0).sqrt();
    Interval { low: ((centre - half) / (1.0 + z2)).max(0.0), high: ((centre + half) / (1.0 + z2)).min(1.0) }
}

/// The interval of the mean of these shares, each from the games of one deal: games of one deal are not independent of
/// each other, deals are. The spread between the deals says how many independent games the shares are worth.
pub(crate) fn of_deals(z: f64, shares: &[f64], games_a_deal: f64) -> Interval {
    let deals = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / deals.max(1.0);
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (deals - 1.0).max(1.0);
    let games = deals * games_a_deal;
    // Deals that are all alike, as those of a bot against itself, are no reason to be certain of everything.
    let worth = if spread > 1e-9 { (mean * (1.0 - mean) * deals / spread).min(4.0 * games) } else { games };
    // The spread of a few deals is a guess itself (Student).
    let left = (deals - 1.0).max(1.0);
    wilson_at(z * (1.0 + 1.2 / left + 1.4 / (left * left)), mean * worth, worth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_in_which_the_seats_balance_out_say_more_than_single_games() {
        // Whoever sits first wins: each deal is one all, and nothing is left to chance.
        let even = of_deals(Z95, &[0.5; 40], 2.0);
        assert!((even.low - wilson(40.0, 80.0).low).abs() < 0.01, "{even:?}");
        // The deal decides for one of the two: forty deals are worth forty games, not eighty.
        let decided: Vec<f64> = (0..40).map(|deal| f64::from(deal % 2)).collect();
        let wide = of_deals(Z95, &decided, 2.0);
        assert!((wide.low - wilson(20.0, 40.0).low).abs() < 0.02, "{wide:?}");
        assert!(of_deals(Z95, &[], 2.0).high > 0.99);
    }

    #[test]
    fn the_interval_is_the_one_of_the_tables() {
        let half = wilson(500.0, 1000.0);
        assert!((half.high - 0.5309).abs() < 1e-4 && (half.low - 0.4691).abs() < 1e-4, "{half:?}");
        let none = wilson(0.0, 20.0);
        assert!(none.low.abs() < 1e-12 && (none.high - 0.1611).abs() < 1e-4, "{none:?}");
        assert_eq!(wilson(0.0, 0.0), Interval { low: 0.0, high: 1.0 });
    }
}
