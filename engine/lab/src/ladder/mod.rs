//! The ladder: bots against each other on the same deals with seats swapped, and their ratings.
//!
//! In a pairing one bot sits among copies of the other. Each deal is played once with the one in every seat, so that
//! neither good cards nor a good place decide; shares are compared deal by deal.

mod rating;

pub use rating::Rating;

use rayon::prelude::*;
use serde::Serialize;
use staffetta_bots::{Budget, by_name};
use staffetta_kernel::{Fault, Game, Ready, Setup};
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::interval::{Interval, Z95, of_deals};
use crate::simulate::one_game::{self, GameNumber, SimContext};
use crate::simulate::turn_times::TurnTimes;
use crate::stopwatch::Stopwatch;

/// So many deals are played between two looks at the result: the same for any number of threads.
const DEALS_AT_ONCE: u64 = 6;
/// A pairing that is clear ends early. Who looks often needs more certainty each time: so many standard errors make up
/// for about fifty looks.
const CLEAR: f64 = 3.2;
/// No pairing is clear before so many deals.
const MIN_DEALS: u64 = 18;

/// Which bots to compare.
#[derive(Clone, PartialEq, Debug)]
pub struct LadderSpec {
    /// Seats, options, overrides.
    pub setup: Setup,
    /// The bots by name, the strongest first.
    pub bots: Vec<String>,
    /// How many deals each two bots play.
    pub deals: u64,
    /// Deals of equal number under equal seeds are equal, in every pairing.
    pub seed: u64,
    /// On how many threads; 0 for all there are.
    pub threads: usize,
    /// How long bots may search that do not say so by name.
    pub budget: Budget,
    /// Only neighbours in the list are paired.
    pub neighbours: bool,
    /// A pairing ends as soon as it is clear.
    pub until_clear: bool,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderReport {
    /// The game.
    pub game: &'static str,
    /// The number of its rules.
    pub rules: u32,
    /// How many seats.
    pub seats: u8,
    /// The seed.
    pub seed: u64,
    /// Each two bots.
    pub pairings: Vec<Pairing>,
    /// All bots on one scale, the strongest first.
    pub ratings: Vec<Rating>,
}

/// One bot among copies of another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairing {
    /// The one.
    pub one: String,
    /// The bot in all other seats.
    pub others: String,
    /// Deals played.
    pub deals: u64,
    /// Games played: each deal once with the one in every seat.
    pub games: u64,
    /// Games that went wrong: they count for nobody.
    pub wrong: u64,
    /// The first places of the one, shared ones by their share.
    pub share: f64,
    /// The bounds of the share, with a confidence of 95 %, by deals.
    pub interval: Interval,
    /// The share that equal players would have if every game had a winner.
    pub fair: f64,
    /// The share divided by the fair one.
    pub against_fair: f64,
    /// The first places of each of the others.
    pub other_share: f64,
    /// Games that nobody won.
    pub nobody: f64,
    /// The part of the first places that went to the one, games that nobody won left out.
    pub of_victories: f64,
    /// Its bounds.
    pub of_victories_interval: Interval,
    /// Processor time of a game, in seconds. Not the same from run to run.
    pub cpu_s: f64,
    /// The same of a whole turn of the one: all its answers in one turn of the game, on average.
    pub turn_s: f64,
    /// The same of its longest turn.
    pub longest_turn_s: f64,
}

/// What one deal came to: first places of the one and of all others together, by game.
#[derive(Clone, Copy, Default, Debug)]
struct Deal {
    one: f64,
    others: f64,
    wrong: u64,
    cpu: f64,
    /// The turns of the one.
    times: TurnTimes,
}

/// Plays all pairings; tells of each deal that is done.
pub fn ladder<G: Game>(spec: &LadderSpec, progress: &(dyn Fn() + Sync)) -> Result<LadderReport, Fault> {
    let ready = spec.setup.ready::<G>()?;
    if ready.seats < 2 || spec.bots.len() < 2 {
        return Err(Fault::new("bad-bots", "bots", "a ladder takes at least two bots and two seats"));
    }
    for name in &spec.bots {
        by_name::<G>(name, 0)?;
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(spec.threads)
        .build()
        .map_err(|error| Fault::new("no-threads", "threads", error.to_string()))?;
    let mut pairings = Vec::new();
    let mut results = Vec::new();
    for (rank, one) in spec.bots.iter().enumerate() {
        for (below, others) in spec.bots.iter().enumerate().skip(rank + 1) {
            if spec.neighbours && below > rank + 1 {
                break;
            }
            let deals = pool.install(|| play_pairing::<G>(spec, &ready, one, others, progress));
            pairings.push(pairing(one, others, ready.seats, &deals));
            results.push(rating::Result { one: rank, others: below, deals: wins(&deals) });
        }
    }
    Ok(LadderReport {
        game: G::about().id,
        rules: G::about().version,
        seats: ready.seats,
        seed: spec.seed,
        pairings,
        ratings: rating::ratings(&spec.bots, ready.seats, &results, spec.seed),
    })
}

fn wins(deals: &[Deal]) -> Vec<(f64, f64)> {
    deals.iter().map(|deal| (deal.one, deal.others)).collect()
}

fn play_pairing<G: Game>(
    spec: &LadderSpec,
    ready: &Ready<G>,
    one: &str,
    others: &str,
    progress: &(dyn Fn() + Sync),
) -> Vec<Deal> {
    let mut bots = vec![others.to_owned(); ready.seats.into()];
    bots[0] = one.to_owned();
    let context = SimContext::<G> {
        rules: &ready.rules,
        seats: ready.seats,
        bots: &bots,
        make: &by_name::<G>,
        seed: spec.seed,
        budget: spec.budget,
        times: true,
    };
    let mut deals = Vec::new();
    while (deals.len() as u64) < spec.deals {
        let begun = deals.len() as u64;
        let numbers = begun..(begun + DEALS_AT_ONCE).min(spec.deals);
        let more: Vec<Deal> = numbers
            .into_par_iter()
            .map(|index| {
                let deal = play_deal(&context, index);
                progress();
                deal
            })
            .collect();
        deals.extend(more);
        if spec.until_clear && is_clear(&deals, ready.seats) {
            break;
        }
    }
    deals
}

/// One deal with the one in every seat.
fn play_deal<G: Game>(context: &SimContext<'_, G>, index: u64) -> Deal {
    let watch = Stopwatch::start();
    let mut deal = Deal::default();
    for shift in 0..usize::from(context.seats) {
        let played = catch_unwind(AssertUnwindSafe(|| one_game::play(context, GameNumber { index, shift })));
        let played = played.ok().and_then(Result::ok).filter(|game| game.refused == 0);
        let Some((times, outcome)) = played.and_then(|game| Some((game.turn_times[shift], game.outcome?))) else {
            deal.wrong += 1;
            continue;
        };
        deal.times = deal.times.and(times);
        let shares = outcome.shares();
        let one = f64::from(shares[shift]);
        deal.one += one;
        deal.others += shares[..context.seats.into()].iter().map(|&share| f64::from(share)).sum::<f64>() - one;
    }
    deal.cpu = watch.seconds();
    deal
}

/// The part of the victories that went to the one, by deal; deals without any are left out.
fn parts(deals: &[Deal]) -> Vec<f64> {
    deals.iter().filter(|deal| deal.one + deal.others > 0.0).map(|deal| deal.one / (deal.one + deal.others)).collect()
}

fn is_clear(deals: &[Deal], seats: u8) -> bool {
    let interval = of_deals(CLEAR, &parts(deals), seats.into());
    let even = 1.0 / f64::from(seats);
    deals.len() as u64 >= MIN_DEALS && (interval.low > even || interval.high < even)
}

fn pairing(one: &str, others: &str, seats: u8, deals: &[Deal]) -> Pairing {
    let table = f64::from(seats);
    let games = deals.len() as f64 * table;
    let shares: Vec<f64> = deals.iter().map(|deal| deal.one / table).collect();
    let won: f64 = deals.iter().map(|deal| deal.one).sum();
    let lost: f64 = deals.iter().map(|deal| deal.others).sum();
    let share = won / games.max(1.0);
    let times = deals.iter().fold(TurnTimes::default(), |times, deal| times.and(deal.times));
    Pairing {
        one: one.to_owned(),
        others: others.to_owned(),
        deals: deals.len() as u64,
        games: games as u64,
        wrong: deals.iter().map(|deal| deal.wrong).sum(),
        share,
        interval: of_deals(Z95, &shares, table),
        fair: 1.0 / table,
        against_fair: share * table,
        other_share: lost / games.max(1.0) / (table - 1.0),
        nobody: 1.0 - (won + lost) / games.max(1.0),
        of_victories: won / (won + lost).max(f64::MIN_POSITIVE),
        of_victories_interval: of_deals(Z95, &parts(deals), table),
        cpu_s: deals.iter().map(|deal| deal.cpu).sum::<f64>() / games.max(1.0),
        turn_s: times.mean(),
        longest_turn_s: times.longest,
    }
}
