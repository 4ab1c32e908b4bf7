//! The multinomial logit: weights under which the choices that were made are likeliest (Newton's method).

/// What there was to choose from: the features of each, and the part of the choice that fell to it. The parts make one.
pub(super) type Choice<'a> = Vec<(&'a [f32], f32)>;

/// Holds the weights of features that say nothing near nought: as if each choice had spoken so weakly against any weight.
const RIDGE: f64 = 1e-6;
const MOST_STEPS: usize = 40;

/// The likeliest weights of so many features, each with its standard error. What is chosen has the exponential of its
/// weighed features for its share.
pub(super) fn logit(features: usize, choices: &[Choice<'_>]) -> Vec<(f32, f32)> {
    let mut weights = vec![0.0; features];
    let mut errors = vec![0.0; features];
    for _ in 0..MOST_STEPS {
        let (slope, mut bend) = slope_and_bend(&weights, choices);
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] += RIDGE * (1.0 + choices.len() as f64);
        }
        let inverse = inverse(bend);
        let step: Vec<f64> = inverse.iter().map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum()).collect();
        // Far from the top a whole step can lead beyond it.
        let longest = step.iter().fold(1.0, |longest: f64, part| longest.max(part.abs()));
        weights.iter_mut().zip(&step).for_each(|(weight, part)| *weight += part / longest);
        errors = inverse.iter().enumerate().map(|(at, row)| row[at].max(0.0).sqrt()).collect();
        if step.iter().all(|part| part.abs() < 1e-6) {
            break;
        }
    }
    weights.into_iter().zip(errors).map(|(weight, error)| (weight as f32, error as f32)).collect()
}

/// How the likelihood's logarithm rises with each weight, and how fast that ends.
fn slope_and_bend(weights: &[f64], choices: &[Choice<'_>]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = weights.len();
    let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * (1.0 + choices.len() as f64) * weight).collect();
    let mut bend = vec![vec![0.0; n]; n];
    let mut shares = Vec::new();
    let mut mean = vec![0.0; n];
    for choice in choices {
        shares.clear();
        let weighed = |features: &[f32]| weights.iter().zip(features).map(|(w, &x)| w * f64::from(x)).sum::<f64>();
        shares.extend(choice.iter().map(|(features, _)| weighed(features)));
        let most = shares.iter().copied().fold(f64::MIN, f64::max);
        shares.iter_mut().for_each(|share| *share = (*share - most).exp());
        let sum: f64 = shares.iter().sum();
        mean.fill(0.0);
        for ((features, chosen), share) in choice.iter().zip(&mut shares) {
            *share /= sum;
            for (at, &x) in features.iter().enumerate() {
                mean[at] += *share * f64::from(x);
                slope[at] += (f64::from(*chosen) - *share) * f64::from(x);
            }
        }
        for ((features, _), share) in choice.iter().zip(&shares) {
            for at in 0..n {
                let here = share * (f64::from(features[at]) - mean[at]);
                for (other, bend) in bend[at].iter_mut().enumerate() {
                    *bend += here * (f64::from(features[other]) - mean[other]);
                }
            }
        }
    }
    (slope, bend)
}

/// The inverse of a symmetric matrix that bends one way in all directions (Gauss and Jordan).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (at, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|other| f64::from(u8::from(other == at))));
    }
    for at in 0..n {
        let pivot = matrix[at][at];
        matrix[at].iter_mut().for_each(|one| *one /= pivot);
        let done = matrix[at].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let times = row[at];
            row.iter_mut().zip(&done).for_each(|(one, done)| *one -= times * done);
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::{FastRng, Rng};

    #[test]
    fn it_finds_the_weights_by_which_choices_were_made() {
        const WEIGHTS: [f64; 3] = [1.5, -0.7, 0.0];
        let mut rng = FastRng::new(4);
        let mut part = || f64::from(rng.below(1 << 20)) / f64::from(1 << 20);
        let mut drawn = Vec::new();
        for _ in 0..8000 {
            let features: Vec<[f32; 3]> = (0..4).map(|_| [0; 3].map(|_: u8| 2.0 * part() as f32 - 1.0)).collect();
            let weighed =
                |features: &[f32; 3]| WEIGHTS.iter().zip(features).map(|(w, &x)| w * f64::from(x)).sum::<f64>().exp();
            let mut left = part() * features.iter().map(weighed).sum::<f64>();
            let chosen = features.iter().position(|features| {
                left -= weighed(features);
                left <= 0.0
            });
            drawn.push((features, chosen));
        }
        let of = |(features, chosen): &'_ (Vec<[f32; 3]>, Option<usize>)| -> Vec<(Vec<f32>, f32)> {
            let share = |at: usize| f32::from(u8::from(*chosen == Some(at)));
            features.iter().enumerate().map(|(at, features)| (features.to_vec(), share(at))).collect()
        };
        let owned: Vec<_> = drawn.iter().map(of).collect();
        let choices: Vec<Choice<'_>> = owned
            .iter()
            .map(|choice| choice.iter().map(|(features, share)| (&features[..], *share)).collect())
            .collect();
        let found = logit(3, &choices);
        for ((weight, error), right) in found.iter().zip(WEIGHTS) {
            assert!((f64::from(*weight) - right).abs() < 3.5 * f64::from(*error) && *error < 0.06, "{found:?}");
        }
    }

    #[test]
    fn a_sign_that_never_differs_gets_no_weight() {
        let (one, other) = ([1.0, 0.3], [1.0, -0.3]);
        let choices = [vec![(&one[..], 1.0), (&other[..], 0.0)], vec![(&one[..], 0.0), (&other[..], 1.0)]];
        assert!(logit(2, &choices).iter().all(|(weight, _)| weight.abs() < 1e-3));
    }
}
