//! Ratings: strengths that explain the first places of all pairings (Plackett and Luce), on the scale of Elo.

use serde::Serialize;
use staffetta_kernel::{FastRng, Rng};

use crate::interval::Interval;

/// How strong a bot is. The weakest has 0; 400 points more are ten times the first places against one other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Its name.
    pub bot: String,
    /// Its rating.
    pub rating: f64,
    /// The bounds of the rating against the mean of all, with a confidence of 95 %: found by drawing deals anew.
    pub interval: Interval,
}

/// First places in the games of one deal: of the one, and of all others.
type Deal = (f64, f64);

/// What a pairing came to.
pub(super) struct Result {
    pub(super) one: usize,
    pub(super) others: usize,
    pub(super) deals: Vec<Deal>,
}

/// First places of a pairing, summed.
#[derive(Clone, Copy)]
struct Score {
    one: usize,
    others: usize,
    won: f64,
    lost: f64,
}

/// How often deals are drawn anew for the intervals.
const DRAWS: usize = 400;
/// Points of Elo for a factor of e in strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings of these bots, the strongest first.
pub(super) fn ratings(bots: &[String], seats: u8, results: &[Result], seed: u64) -> Vec<Rating> {
    let rivals = f64::from(seats) - 1.0;
    let best = strengths(bots.len(), rivals, &summed(results, |deals| deals.to_vec()));
    let mut rng = FastRng::new(seed);
    let mut drawn = vec![Vec::with_capacity(DRAWS); bots.len()];
    for _ in 0..DRAWS {
        let any = |deals: &[Deal]| deals.iter().map(|_| deals[rng.below(deals.len() as u32) as usize]).collect();
        let again = strengths(bots.len(), rivals, &summed(results, any));
        again.iter().zip(&mut drawn).for_each(|(rating, drawn)| drawn.push(*rating));
    }
    let lowest = best.iter().copied().fold(f64::INFINITY, f64::min);
    let mut all: Vec<Rating> = bots
        .iter()
        .zip(best.iter().zip(drawn))
        .map(|(bot, (rating, mut drawn))| {
            drawn.sort_by(f64::total_cmp);
            let at = |share: f64| drawn[((DRAWS - 1) as f64 * share).round() as usize] - lowest;
            Rating { bot: bot.clone(), rating: rating - lowest, interval: Interval { low: at(0.025), high: at(0.975) } }
        })
        .collect();
    all.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    all
}

/// The scores of some of the deals of each pairing.
fn summed(results: &[Result], mut which: impl FnMut(&[Deal]) -> Vec<Deal>) -> Vec<Score> {
    let score = |result: &Result| {
        let (won, lost) = which(&result.deals).iter().fold((0.0, 0.0), |sum, deal| (sum.0 + deal.0, sum.1 + deal.1));
        Score { one: result.one, others: result.others, won, lost }
    };
    results.iter().map(score).collect()
}

/// The ratings with mean 0 under which these scores are likeliest (Hunter's iteration). Half a first place more for
/// either side keeps a bot that never won on the scale.
fn strengths(bots: usize, rivals: f64, scores: &[Score]) -> Vec<f64> {
    let mut strength = vec![1.0; bots];
    for _ in 0..2000 {
        let (mut won, mut expected) = (vec![0.0; bots], vec![f64::MIN_POSITIVE; bots]);
        for score in scores {
            let (first, lost) = (score.won + 0.5, score.lost + 0.5);
            let all = (first + lost) / (strength[score.one] + rivals * strength[score.others]);
            won[score.one] += first;
            won[score.others] += lost;
            expected[score.one] += all;
            expected[score.others] += rivals * all;
        }
        let next: Vec<f64> = won.iter().zip(&expected).map(|(won, expected)| won / expected).collect();
        let scale = (next.iter().map(|s| s.max(f64::MIN_POSITIVE).ln()).sum::<f64>() / bots as f64).exp();
        let next: Vec<f64> = next.iter().map(|s| s / scale).collect();
        let moved = next.iter().zip(&strength).any(|(a, b)| (a / b - 1.0).abs() > 1e-7);
        strength = next;
        if !moved {
            break;
        }
    }
    strength.iter().map(|strength| ELO * strength.max(f64::MIN_POSITIVE).ln()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_times_the_first_places_are_four_hundred_points() {
        let bots = ["strong", "middle", "weak"].map(str::to_owned);
        let results = [
            Result { one: 0, others: 1, deals: vec![(10.0, 1.0); 300] },
            Result { one: 1, others: 2, deals: vec![(10.0, 1.0); 300] },
        ];
        let ratings = ratings(&bots, 2, &results, 1);
        let found: Vec<f64> = ratings.iter().map(|one| (one.rating / 10.0).round() * 10.0).collect();
        assert_eq!(found, [800.0, 400.0, 0.0]);
        assert_eq!(ratings[0].bot, "strong");
    }

    #[test]
    fn one_among_three_equals_has_a_quarter_and_no_lead() {
        let bots = ["one", "other"].map(str::to_owned);
        let deals: Vec<_> = (0..400).map(|deal| if deal % 4 == 0 { (1.0, 0.0) } else { (0.0, 1.0) }).collect();
        let ratings = ratings(&bots, 4, &[Result { one: 0, others: 1, deals }], 1);
        assert!(ratings[0].rating < 5.0, "{ratings:?}");
        let best = &ratings[0];
        assert!(best.interval.low < best.rating && best.rating < best.interval.high, "{ratings:?}");
    }
}
