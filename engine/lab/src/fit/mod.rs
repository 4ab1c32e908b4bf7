//! Fitting: weighs the features of a game's evaluation on played games.
//!
//! Positions are taken where searches judge them, at the first question of a turn; what became of the game is the target.
//! The weights are those under which the victories are likeliest. How far evaluations are off is told for games of another
//! seed, by the evaluation as it is and by the one that was found.

mod positions;
mod regression;

use serde::Serialize;
use staffetta_bots::by_name;
use staffetta_kernel::{Fault, Game, Heuristics, MAX_SEATS, Setup};

use positions::{Positions, positions};
use regression::{Choice, logit};

/// On which games to fit.
#[derive(Clone, PartialEq, Debug)]
pub struct FitSpec {
    /// Seats, options, overrides.
    pub setup: Setup,
    /// The bots that play them; more than one take turns in the seats. Bots that get something wrong now and then show
    /// more kinds of positions.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// Their seed.
    pub seed: u64,
    /// How many games the weights are judged by.
    pub judge_games: u64,
    /// The seed of those.
    pub judge_seed: u64,
    /// On how many threads; 0 for all there are.
    pub threads: usize,
}

/// A weight that was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Weight {
    /// The feature that it is for.
    pub feature: &'static str,
    /// Is it a feature of the table, and not of a seat?
    pub of_table: bool,
    /// The weight.
    pub weight: f32,
    /// Its standard error, as if positions of one game had nothing to do with each other: too small therefore.
    pub error: f32,
}

/// How far evaluations are off.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Misjudged {
    /// The mean square of the difference to what became of the game, over seats and positions, by the evaluation as it is.
    pub before: f64,
    /// The same by the weights that were found.
    pub after: f64,
    /// The same by the mean of all games, which knows nothing of a position.
    pub by_mean: f64,
    /// How many positions.
    pub positions: usize,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FitReport {
    /// The game.
    pub game: &'static str,
    /// The weights, in the order that [`Heuristics::weigh_features`] wants.
    pub weights: Vec<Weight>,
    /// In the games that they were fitted to.
    pub fitted: Misjudged,
    /// In games that had no part in it.
    pub judged: Misjudged,
}

/// Plays games and weighs the features; tells of each game that is done.
pub fn fit<G: Game>(spec: &FitSpec, progress: &(dyn Fn() + Sync)) -> Result<FitReport, Fault> {
    if G::Ai::FEATURES.is_empty() {
        return Err(Fault::new(
            "no-features",
            G::about().id,
            "the evaluation of this game has no features to be weighed",
        ));
    }
    let ready = spec.setup.ready::<G>()?;
    if spec.bots.is_empty() {
        return Err(Fault::new("bad-bots", "bots", "somebody has to play the games"));
    }
    for name in &spec.bots {
        by_name::<G>(name, 0)?;
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(spec.threads)
        .build()
        .map_err(|error| Fault::new("no-threads", "threads", error.to_string()))?;
    let play = |games, seed| pool.install(|| positions::<G>(&ready, &spec.bots, (games, seed), progress));
    let (fitted, judged) = (play(spec.games, spec.seed), play(spec.judge_games, spec.judge_seed));
    let weights = weigh::<G>(&fitted);
    Ok(FitReport {
        game: G::about().id,
        fitted: misjudged::<G>(&ready.rules, &fitted, &weights),
        judged: misjudged::<G>(&ready.rules, &judged, &weights),
        weights,
    })
}

/// The likeliest weights: of the seats' features in the games that somebody won, of the table's in all.
fn weigh<G: Game>(positions: &Positions<G>) -> Vec<Weight> {
    let (seats, table) = (G::Ai::FEATURES.len(), G::Ai::TABLE_FEATURES.len());
    let won = positions.list.iter().filter(|position| positions.end(position).somebody);
    let who: Vec<Choice<'_>> = won
        .map(|position| {
            let shares = positions.end(position).shares;
            let features = |nth: usize| &position.features[nth * seats..(nth + 1) * seats];
            position.seats.iter().enumerate().map(|(nth, seat)| (features(nth), shares[seat.at()])).collect()
        })
        .collect();
    let nothing = vec![0.0; table];
    let whether: Vec<Choice<'_>> = positions
        .list
        .iter()
        .filter(|_| table > 0)
        .map(|position| {
            let somebody = f32::from(u8::from(positions.end(position).somebody));
            vec![(&position.table[..], somebody), (&nothing[..], 1.0 - somebody)]
        })
        .collect();
    let named = |names: &'static [&'static str], of_table: bool, choices: &[Choice<'_>]| {
        let weights = logit(names.len(), choices).into_iter();
        let named = names.iter().zip(weights).map(move |(&feature, (weight, error))| Weight {
            feature,
            of_table,
            weight,
            error,
        });
        named.collect::<Vec<_>>()
    };
    let mut weights = named(G::Ai::FEATURES, false, &who);
    weights.extend(named(G::Ai::TABLE_FEATURES, true, &whether));
    weights
}

fn misjudged<G: Game>(r: &G::Rules, positions: &Positions<G>, weights: &[Weight]) -> Misjudged {
    let weights: Vec<f32> = weights.iter().map(|weight| weight.weight).collect();
    let seats = usize::from(positions.seats);
    let mut mean = [0.0; MAX_SEATS];
    for position in &positions.list {
        let utility = positions.end(position).utility;
        mean.iter_mut().zip(utility).for_each(|(mean, one)| *mean += one / positions.list.len() as f32);
    }
    let (mut before, mut after, mut by_mean) = (0.0, 0.0, 0.0);
    for position in &positions.list {
        let utility = positions.end(position).utility;
        let off = |worth: &[f32; MAX_SEATS]| {
            worth[..seats].iter().zip(utility).map(|(worth, utility)| f64::from(worth - utility).powi(2)).sum::<f64>()
        };
        before += off(&G::Ai::evaluate(r, &position.state));
        after += off(&G::Ai::weigh_features(r, &position.state, &weights));
        by_mean += off(&mean);
    }
    let all = (positions.list.len().max(1) * seats) as f64;
    Misjudged { before: before / all, after: after / all, by_mean: by_mean / all, positions: positions.list.len() }
}
