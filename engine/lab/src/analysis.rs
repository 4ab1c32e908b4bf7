//! Analysis of a played game: how the chances of winning went, and which answers turned it.
//!
//! The game is played on from each of its moments by greedy bots, many times; how often a seat wins is its chance. Everybody
//! holds what they held; what nobody could know is drawn anew each time. An answer is judged by what its player could know:
//! in worlds that fit their view it is played on, and so is what a bot answers to the same view, with the same luck.

use serde::Serialize;
use staffetta_bots::{Budget, by_name, describe, whole_entry};
use staffetta_kernel::erased::Offer;
use staffetta_kernel::record::EntryKind;
use staffetta_kernel::{
    FastRng, Fault, Game, GameAction, GameRules, MAX_SEATS, Mode, Record, Replayer, Seat, Viewer, bytemuck,
};
use std::sync::Arc;

use crate::playout::play_on;
use crate::stopwatch::Stopwatch;

/// Standard errors by which an answer must be worse before it is called so.
const CAUTION: f64 = 2.0;
/// Chances below this are not worth a word.
const LEAST_LOSS: f64 = 0.03;

/// Fewer playouts tell nothing, however little time there is.
const LEAST_PLAYOUTS: u32 = 8;

/// How a game is analysed.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysisSpec {
    /// How often each moment is played on.
    pub playouts: u32,
    /// About how many seconds of a processor it may take: long games are played on less often.
    pub cpu_seconds: Option<f64>,
    /// The bot whose answers the players' are compared with.
    pub bot: String,
    /// The most turning points.
    pub most: usize,
    /// Where its luck begins.
    pub seed: u64,
}

impl Default for AnalysisSpec {
    fn default() -> Self {
        Self { playouts: 60, cpu_seconds: None, bot: "greedy".to_owned(), most: 8, seed: 1 }
    }
}

/// The chances of all seats after an entry.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MomentChances {
    /// The number of the entry.
    pub entry: u32,
    /// The chance of each seat to win, 0 to 1.
    pub chances: Vec<f32>,
}

/// An answer: its picks, each with what it means to whoever gives it.
pub type Deed = Vec<Offer>;

/// An answer that cost its player chances.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurningPoint {
    /// The number of the entry.
    pub entry: u32,
    /// Whose answer it was.
    pub seat: Seat,
    /// The chance to win that it cost, 0 to 1.
    pub lost: f64,
    /// The half-width of the interval of that, with a confidence of 95 %.
    pub error: f64,
    /// What was answered.
    pub played: Deed,
    /// What would have been better.
    pub better: Deed,
}

/// How a game went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// How often each moment was played on.
    pub playouts: u32,
    /// The bot whose answers the players' were compared with.
    pub bot: String,
    /// The chances after each entry that left the table another one.
    pub moments: Vec<MomentChances>,
    /// The answers that cost most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// A moment that is to be looked at.
struct Moment<G: Game> {
    entry: u32,
    after: G::State,
    /// The state before, who answered, and what; nothing where the table itself acted, or a text was typed.
    answer: Option<(G::State, Seat, Vec<G::Action>)>,
}

/// The rules of a game, and its moments.
type Moments<G> = (Arc<<G as GameRules>::Rules>, Vec<Moment<G>>);

/// Analyses a record. `go_on` is told of each moment that is done, of how many; it may end the work, which then has no
/// result.
pub fn analyse<G: Game>(
    record: &Record,
    spec: &AnalysisSpec,
    go_on: &dyn Fn(usize, usize) -> bool,
) -> Result<Option<Analysis>, Fault> {
    // A name that is wrong is told before any work is done.
    by_name::<G>(&spec.bot, spec.seed)?;
    let (rules, moments) = moments_of::<G>(record)?;
    let seats = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
    let playouts = playouts_within::<G>(&rules, seats, spec, &moments);
    let work = Work::<G> { r: &rules, seats, playouts, spec };
    let mut analysis = Analysis { playouts, bot: spec.bot.clone(), moments: Vec::new(), turning_points: Vec::new() };
    for (at, moment) in moments.iter().enumerate() {
        if !go_on(at, moments.len()) {
            return Ok(None);
        }
        analysis.moments.push(MomentChances { entry: moment.entry, chances: work.chances(moment) });
        if let Some((before, seat, picks)) = &moment.answer {
            analysis.turning_points.extend(work.judge(moment.entry, before, *seat, picks)?);
        }
    }
    analysis.turning_points.sort_by(|one, other| other.lost.total_cmp(&one.lost));
    analysis.turning_points.truncate(spec.most);
    analysis.turning_points.sort_by_key(|point| point.entry);
    Ok(Some(analysis))
}

/// So many playouts that the time suffices: the first moments are the longest to play on from, the last cost nothing, and
/// where an answer is judged two more are tried.
fn playouts_within<G: Game>(r: &G::Rules, seats: u8, spec: &AnalysisSpec, moments: &[Moment<G>]) -> u32 {
    const TRIED: u32 = 3;
    let (Some(limit), Some(first)) = (spec.cpu_seconds, moments.first()) else { return spec.playouts.max(1) };
    let watch = Stopwatch::start();
    for n in 0..TRIED {
        play_on::<G>(r, seats, first.after, (Seat(0), &[]), FastRng::nth(spec.seed, n.into()));
    }
    let longest = watch.seconds() / f64::from(TRIED);
    let all = longest / 2.0 * moments.len() as f64 * 3.0;
    ((limit / all.max(1e-9)) as u32).clamp(LEAST_PLAYOUTS.min(spec.playouts.max(1)), spec.playouts.max(1))
}

/// The moments of a game, each with another state than the one before.
fn moments_of<G: Game>(record: &Record) -> Result<Moments<G>, Fault> {
    let mut replayer = Replayer::<G>::new(record, Mode::Follow, None)?;
    let mut moments = vec![Moment { entry: 0, after: *replayer.table().state(), answer: None }];
    for entry in record.entries.iter().skip(1) {
        let before = *replayer.table().state();
        if replayer.step()?.is_none() {
            break;
        }
        let after = *replayer.table().state();
        if bytes_equal(&before, &after) {
            continue;
        }
        let answer = match &entry.deed {
            EntryKind::Picks(names) if entry.text.is_none() => {
                let picks: Option<Vec<G::Action>> = names.iter().map(|name| G::Action::parse(name)).collect();
                picks.map(|picks| (before, entry.seat, picks))
            }
            _ => None,
        };
        moments.push(Moment { entry: entry.number, after, answer });
    }
    Ok((replayer.table().rules().clone(), moments))
}

fn bytes_equal<T: bytemuck::NoUninit>(one: &T, other: &T) -> bool {
    bytemuck::bytes_of(one) == bytemuck::bytes_of(other)
}

struct Work<'a, G: Game> {
    r: &'a G::Rules,
    seats: u8,
    playouts: u32,
    spec: &'a AnalysisSpec,
}

impl<G: Game> Work<'_, G> {
    fn chances(&self, moment: &Moment<G>) -> Vec<f32> {
        let view = G::view(self.r, &moment.after, Viewer::Open);
        let mut sums = [0.0; MAX_SEATS];
        for luck in self.lucks(moment.entry) {
            let world = G::sample_world(self.r, &view, &mut luck.clone());
            let shares = play_on::<G>(self.r, self.seats, world, (Seat(0), &[]), luck);
            sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
        }
        sums[..usize::from(self.seats)].iter().map(|sum| sum / self.playouts as f32).collect()
    }

    /// The same luck for everything that is tried at this entry.
    fn lucks(&self, entry: u32) -> impl Iterator<Item = FastRng> + use<G> {
        let (seed, playouts) = (self.spec.seed ^ (u64::from(entry) << 32), self.playouts);
        (0..playouts).map(move |n| FastRng::nth(seed, n.into()))
    }

    /// The turning point that an answer was, if it was clearly worse than the bot's.
    fn judge(
        &self,
        entry: u32,
        before: &G::State,
        seat: Seat,
        picks: &[G::Action],
    ) -> Result<Option<TurningPoint>, Fault> {
        let view = G::view(self.r, before, Viewer::Seat(seat));
        let mut rng = FastRng::nth(self.spec.seed, entry.into());
        let mut bot = by_name::<G>(&self.spec.bot, self.spec.seed)?;
        let better = whole_entry::<G>(bot.as_mut(), self.r, &view, seat, Budget::default(), &mut rng);
        if better.is_empty() || better == picks {
            return Ok(None);
        }
        let chance = |picks: &[G::Action], luck: FastRng| {
            let world = G::sample_world(self.r, &view, &mut luck.clone());
            f64::from(play_on::<G>(self.r, self.seats, world, (seat, picks), luck)[seat.at()])
        };
        let losses: Vec<f64> =
            self.lucks(entry).map(|luck| chance(&better, luck.clone()) - chance(picks, luck)).collect();
        let n = losses.len() as f64;
        let lost = losses.iter().sum::<f64>() / n;
        let variance = losses.iter().map(|one| (one - lost).powi(2)).sum::<f64>() / n;
        let error = (variance / n).sqrt();
        let clear = lost >= LEAST_LOSS && lost > CAUTION * error;
        Ok(clear.then(|| TurningPoint {
            entry,
            seat,
            lost,
            error: 1.96 * error,
            played: describe::<G>(self.r, *before, seat, picks, &mut rng),
            better: describe::<G>(self.r, *before, seat, &better, &mut rng),
        }))
    }
}
