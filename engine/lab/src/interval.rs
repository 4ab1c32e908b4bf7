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

/// The 95 % interval (Wilson) of a share of `won` out of `games`.
pub fn wilson(won: f64, games: f64) -> Interval {
    const Z: f64 = 1.959_963_984_540_054;
    if games <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let p = won / games;
    let z2 = Z * Z / games;
    let centre = p + z2 / 2.0;
    let half = Z * (p * (1.0 - p) / games + z2 / (4.0 * games)).max(0.0).sqrt();
    Interval { low: ((centre - half) / (1.0 + z2)).max(0.0), high: ((centre + half) / (1.0 + z2)).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_of_the_tables() {
        let half = wilson(500.0, 1000.0);
        assert!((half.high - 0.5309).abs() < 1e-4 && (half.low - 0.4691).abs() < 1e-4, "{half:?}");
        let none = wilson(0.0, 20.0);
        assert!(none.low.abs() < 1e-12 && (none.high - 0.1611).abs() < 1e-4, "{none:?}");
        assert_eq!(wilson(0.0, 0.0), Interval { low: 0.0, high: 1.0 });
    }
}
