//! The report of a simulation.

use serde::Serialize;
use staffetta_kernel::{Chosen, Game, Overrides, Ready};
use std::collections::BTreeMap;

use super::SimSpec;
use super::tally::{Histogram, MILLI, Tally, WIN};
use crate::interval::{Interval, wilson};

/// What came of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimReport {
    /// The same for every run of the same simulation, on any machine and any number of threads.
    pub deterministic: SimCounts,
    /// How long it took this time.
    pub timing: SimTiming,
}

/// How long a simulation took.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimTiming {
    /// Seconds on the wall.
    pub wall_s: f64,
    /// Games a second.
    pub games_per_wall_s: f64,
    /// On how many threads.
    pub threads: usize,
}

/// What was counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimCounts {
    /// The game.
    pub game: &'static str,
    /// The number of its rules.
    pub rules: u32,
    /// How many seats.
    pub seats: u8,
    /// Every option.
    pub options: Chosen,
    /// Data values that were replaced.
    pub overrides: Overrides,
    /// The bots, as they sit in the first game.
    pub bots: Vec<String>,
    /// Did they move on by a seat from game to game?
    pub rotated: bool,
    /// The seed.
    pub seed: u64,
    /// Games that were finished.
    pub games: u64,
    /// Games in which something panicked. 0 in a healthy run.
    pub panics: u64,
    /// Games that came to no end within the game's `max_picks`. 0 in a healthy run.
    pub unfinished: u64,
    /// The first games that went wrong.
    pub wrong: Vec<FailedGame>,
    /// Picks that were not legal. 0 in a healthy run.
    pub refused: u64,
    /// Questions with at least two answers, for a game.
    pub decisions: Spread,
    /// Picks, for a game.
    pub picks: Spread,
    /// How each bot did, all its seats together.
    pub wins: Vec<BotShare>,
    /// How each place at the table did.
    pub by_seat: Vec<SeatShare>,
    /// How the bearers of each mark did.
    pub marks: Vec<MarkShare>,
    /// Games by the way they ended.
    pub ends: BTreeMap<&'static str, u64>,
    /// Games that nobody won.
    pub nobody_won: u64,
    /// What the game counts of itself.
    pub figures: Vec<Figure>,
}

/// A game that went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FailedGame {
    /// Its number: the same simulation of this game alone goes wrong again.
    pub game: u64,
    /// What was said.
    pub what: String,
}

/// The mean and how widely values lie about it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// A tenth lies below.
    pub p10: f64,
    /// Half lies below.
    pub p50: f64,
    /// Nine tenths lie below.
    pub p90: f64,
    /// The least.
    pub min: f64,
    /// The most.
    pub max: f64,
}

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotShare {
    /// Its name.
    pub bot: String,
    /// In how many seats it sat.
    pub seats: u64,
    /// Victories, shared ones by their share.
    pub won: f64,
    /// Victories by games.
    pub share: f64,
    /// The bounds of the share, with a confidence of 95 %.
    pub interval: Interval,
    /// The share that equal players would have.
    pub fair: f64,
    /// The share divided by the fair one.
    pub against_fair: f64,
    /// Mean score of a seat.
    pub score: f64,
    /// Mean rank of a seat.
    pub rank: f64,
}

/// How a place at the table did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatShare {
    /// The seat.
    pub seat: u8,
    /// Victories by games.
    pub share: f64,
    /// The bounds of the share, with a confidence of 95 %.
    pub interval: Interval,
}

/// How the bearers of a mark did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MarkShare {
    /// The kind of mark, such as `leader`.
    pub kind: &'static str,
    /// The mark.
    pub mark: String,
    /// How often a seat bore it.
    pub seats: u64,
    /// Victories divided by the fair share.
    pub against_fair: f64,
    /// One standard error of that.
    pub error: f64,
}

/// A figure that the game counts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// Its name.
    pub name: &'static str,
    /// Its values.
    pub spread: Spread,
}

pub(super) fn counts<G: Game>(spec: &SimSpec, ready: &Ready<G>, bots: &[String], tally: &Tally) -> SimCounts {
    SimCounts {
        game: G::about().id,
        rules: G::about().version,
        seats: ready.seats,
        options: ready.options.all().clone(),
        overrides: ready.overrides.clone(),
        bots: bots.to_vec(),
        rotated: spec.rotate,
        seed: spec.seed,
        games: tally.games,
        panics: tally.panics,
        unfinished: tally.unfinished,
        wrong: tally.failures.iter().map(|(game, what)| FailedGame { game: *game, what: what.clone() }).collect(),
        refused: tally.refused,
        decisions: spread(&tally.decisions, 1.0),
        picks: spread(&tally.picks, 1.0),
        wins: bot_shares(bots, tally),
        by_seat: seat_shares(tally),
        marks: mark_shares(ready.seats, tally),
        ends: tally.ends.clone(),
        nobody_won: tally.nobody_won_games,
        figures: tally.figures.iter().map(|(name, values)| Figure { name, spread: spread(values, MILLI) }).collect(),
    }
}

fn bot_shares(bots: &[String], tally: &Tally) -> Vec<BotShare> {
    let games = tally.games as f64;
    let mut shares: Vec<BotShare> = Vec::new();
    for name in bots {
        if shares.iter().any(|share| share.bot == *name) {
            continue;
        }
        let own: Vec<usize> = (0..bots.len()).filter(|&at| bots[at] == *name).collect();
        let seats = own.len() as f64;
        let won = own.iter().map(|&at| tally.won_by_bot[at]).sum::<u64>() as f64 / WIN as f64;
        let share = won / games.max(1.0);
        let fair = seats / bots.len() as f64;
        shares.push(BotShare {
            bot: name.clone(),
            seats: own.len() as u64,
            won,
            share,
            interval: wilson(won, games),
            fair,
            against_fair: share / fair,
            score: own.iter().map(|&at| tally.score_by_bot[at]).sum::<i64>() as f64 / (games * seats).max(1.0),
            rank: own.iter().map(|&at| tally.rank_by_bot[at]).sum::<u64>() as f64 / (games * seats).max(1.0),
        });
    }
    shares
}

fn seat_shares(tally: &Tally) -> Vec<SeatShare> {
    let games = tally.games as f64;
    let wins = tally.won_by_seat.iter().map(|&won| won as f64 / WIN as f64).enumerate();
    wins.map(|(seat, won)| SeatShare { seat: seat as u8, share: won / games.max(1.0), interval: wilson(won, games) })
        .collect()
}

fn mark_shares(seats: u8, tally: &Tally) -> Vec<MarkShare> {
    let table = f64::from(seats);
    tally
        .marks
        .iter()
        .map(|((kind, mark), marked)| {
            let n = marked.seats.max(1) as f64;
            let mean = marked.won as f64 / WIN as f64 / n;
            let square = marked.squares as f64 / (WIN * WIN) as f64 / n;
            MarkShare {
                kind,
                mark: mark.clone(),
                seats: marked.seats,
                against_fair: mean * table,
                error: ((square - mean * mean).max(0.0) / n).sqrt() * table,
            }
        })
        .collect()
}

fn spread(values: &Histogram, unit: f64) -> Spread {
    let n: u64 = values.values().sum();
    let total: i128 = values.iter().map(|(value, n)| i128::from(*value) * i128::from(*n)).sum();
    // The least value that at least this share of all does not exceed.
    let percentile = |share: u64| {
        let mut below = 0;
        let found = values.iter().find(|(_, count)| {
            below += **count;
            below * 100 >= n * share
        });
        found.map_or(0.0, |(value, _)| *value as f64 / unit)
    };
    Spread {
        mean: if n == 0 { 0.0 } else { total as f64 / n as f64 / unit },
        p10: percentile(10),
        p50: percentile(50),
        p90: percentile(90),
        min: values.keys().next().map_or(0.0, |value| *value as f64 / unit),
        max: values.keys().next_back().map_or(0.0, |value| *value as f64 / unit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_read_off_its_values() {
        let values: Histogram = [(1, 1), (2, 3), (10, 5), (50, 1)].into();
        let spread = spread(&values, 1.0);
        assert_eq!((spread.p10, spread.p50, spread.p90), (1.0, 10.0, 10.0));
        assert_eq!((spread.min, spread.max), (1.0, 50.0));
        assert!((spread.mean - 10.7).abs() < 1e-9);
    }
}
