//! Tuning: looks for parameters of the searching bot with which it wins more, and judges what it found on other deals.

mod evolution;

use serde::Serialize;
use staffetta_bots::by_name;
use staffetta_kernel::{FastRng, Fault, Game, Setup};
use std::str::FromStr;

use crate::ladder::{LadderSpec, Pairing, ladder};
use evolution::{Evolution, Point};

/// So far it looks around at first, as a part of each range.
const FIRST_STEP: f64 = 0.25;

/// What to tune, and by how many games.
#[derive(Clone, PartialEq, Debug)]
pub struct TuneSpec {
    /// Seats, options, overrides.
    pub setup: Setup,
    /// The bot as it is, such as `search:100`.
    pub bot: String,
    /// The bot in all other seats while parameters are looked for.
    pub against: String,
    /// The parameters, each with the range in which it is looked for.
    pub ranges: Vec<Range>,
    /// How many generations.
    pub generations: u32,
    /// How many bots are tried in each.
    pub points: usize,
    /// How many deals each of them plays; all of a generation play the same.
    pub deals: u64,
    /// How many deals the bot that was found plays among copies of the bot as it is.
    pub judge_deals: u64,
    /// The seed of the deals and of what is tried.
    pub seed: u64,
    /// The seed of the deals on which it is judged.
    pub judge_seed: u64,
    /// On how many threads; 0 for all there are.
    pub threads: usize,
}

/// A parameter, and the range in which it is looked for: `caution=0.5..2`, or `worlds=8..32` for a whole number.
#[derive(Clone, PartialEq, Debug)]
pub struct Range {
    key: String,
    low: f64,
    high: f64,
    whole: bool,
}

impl FromStr for Range {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let wrong = || Fault::new("bad-range", text, "write for example caution=0.5..2.0, or worlds=8..32");
        let (key, bounds) = text.split_once('=').ok_or_else(wrong)?;
        let (low, high) = bounds.split_once("..").ok_or_else(wrong)?;
        let whole = !low.contains('.') && !high.contains('.');
        let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite()).ok_or_else(wrong);
        let range = Self { key: key.to_owned(), low: number(low)?, high: number(high)?, whole };
        if range.low < range.high { Ok(range) } else { Err(wrong()) }
    }
}

impl Range {
    /// The parameter at this part of the range, as a bot's name has it.
    fn setting(&self, part: f64) -> String {
        let value = self.low + part * (self.high - self.low);
        if self.whole { format!("{}={value:.0}", self.key) } else { format!("{}={value:.3}", self.key) }
    }
}

/// A generation of bots that were tried.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Generation {
    /// The best of them.
    pub best: String,
    /// Its first places.
    pub best_share: f64,
    /// The first places of all of them on average.
    pub mean_share: f64,
    /// The bot in the middle of the better ones.
    pub middle: String,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TuneReport {
    /// The game.
    pub game: &'static str,
    /// Generation by generation.
    pub generations: Vec<Generation>,
    /// The bot that was found.
    pub found: String,
    /// How it did among copies of the bot as it is, on deals that had no part in finding it.
    pub judged: Pairing,
    /// Is it better for certain: is the lower bound of its first places above a fair share of those that somebody had?
    pub better: bool,
}

/// Looks for better parameters; tells of each deal that is done.
pub fn tune<G: Game>(spec: &TuneSpec, progress: &(dyn Fn() + Sync)) -> Result<TuneReport, Fault> {
    if spec.ranges.is_empty() || spec.points < 2 {
        return Err(Fault::new("bad-range", "over", "tuning takes a parameter and at least two bots a generation"));
    }
    let named = |point: &[f64]| {
        let settings = spec.ranges.iter().zip(point).map(|(range, &part)| format!("+{}", range.setting(part)));
        spec.bot.clone() + &settings.collect::<String>()
    };
    by_name::<G>(&named(&vec![0.0; spec.ranges.len()]), 0)?;
    let mut rng = FastRng::new(spec.seed);
    let mut evolution = Evolution::new(vec![0.5; spec.ranges.len()], FIRST_STEP, spec.points);
    let mut generations = Vec::new();
    for _ in 0..spec.generations {
        let seed = rng.next_u64();
        let mut tried: Vec<(f64, Point)> = Vec::new();
        for _ in 0..spec.points {
            let point = evolution.draw(&mut rng);
            let played = pairing::<G>(spec, (&named(&point), &spec.against), (spec.deals, seed), progress)?;
            tried.push((played.share, point));
        }
        tried.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mean_share = tried.iter().map(|(share, _)| share).sum::<f64>() / tried.len() as f64;
        let (best_share, best) = (tried[0].0, named(&tried[0].1));
        let ranked: Vec<Point> = tried.into_iter().map(|(_, point)| point).collect();
        evolution.learn(&ranked);
        generations.push(Generation { best, best_share, mean_share, middle: named(evolution.mean()) });
    }
    let found = named(evolution.mean());
    let judged = pairing::<G>(spec, (&found, &spec.bot), (spec.judge_deals, spec.judge_seed), progress)?;
    let better = judged.of_victories_interval.low > judged.fair;
    Ok(TuneReport { game: G::about().id, generations, found, judged, better })
}

fn pairing<G: Game>(
    spec: &TuneSpec,
    (one, others): (&str, &str),
    (deals, seed): (u64, u64),
    progress: &(dyn Fn() + Sync),
) -> Result<Pairing, Fault> {
    let spec = LadderSpec {
        setup: spec.setup.clone(),
        bots: vec![one.to_owned(), others.to_owned()],
        deals,
        seed,
        threads: spec.threads,
        budget: staffetta_bots::Budget::default(),
        neighbours: true,
        until_clear: false,
    };
    let report = ladder::<G>(&spec, progress)?;
    report.pairings.into_iter().next().ok_or_else(|| Fault::new("bad-bots", "bots", "no pairing was played"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_says_whether_its_parameter_is_a_whole_number() {
        let range = |text: &str| text.parse::<Range>();
        assert_eq!(range("worlds=8..32").map(|range| range.setting(0.5)), Ok("worlds=20".to_owned()));
        assert_eq!(range("caution=0.5..2").map(|range| range.setting(0.5)), Ok("caution=1.250".to_owned()));
        for wrong in ["caution", "caution=1", "caution=2..1", "caution=a..b", "caution=0..inf"] {
            assert!(range(wrong).is_err(), "{wrong}");
        }
    }
}
