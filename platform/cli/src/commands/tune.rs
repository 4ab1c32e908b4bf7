//! `staffetta tune`: looks for better parameters of the searching bot.

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use staffetta_lab::{Range, TuneReport, TuneSpec};

use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::show::grid::Grid;
use crate::table_args::TableArgs;

const EXAMPLES: &str = "\
Tries bots whose parameters differ, generation by generation (CMA-ES with a diagonal
covariance): each plays the same deals among copies of --against, and the next ones
are drawn around the better half. What is found in the end is judged on deals of
--judge-seed, among copies of the bot as it is: keep it only if that says so.

A range of whole numbers gives whole numbers, as in worlds=8..32; caution=0.5..2.0
does not. `staffetta sim GAME --bots search:1+x=1` lists the parameters.

With --json: one object with game, generations [{best, best_share, mean_share,
  middle}], found, better, and judged, which is a pairing as `staffetta ladder` has
  it.
Fields may be added; none of these changes its meaning.

Examples:
  staffetta tune GAME
  staffetta tune GAME --bot search:200 --over caution=0.3..2.5,worlds=8..40
  staffetta tune GAME --generations 4 --points 6 --deals 10 --judge-deals 50 --json";

/// Look for better parameters of the searching bot
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TuneArgs {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The bot as it is
    #[arg(long, value_name = "BOT", default_value = "search:100")]
    bot: String,
    /// The bot in all other seats while parameters are looked for
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    against: String,
    /// The parameters and their ranges
    #[arg(long, value_name = "KEY=LOW..HIGH,..", default_value = "caution=0.3..2.5,worlds=8..40,min_samples=4..16")]
    over: String,
    /// How many generations
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    generations: u32,
    /// How many bots are tried in each
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(2..=1000))]
    points: u16,
    /// How many deals each of them plays
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// How many deals decide in the end
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    judge_deals: u64,
    /// The seed of the deals
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// The seed of the deals that decide in the end
    #[arg(long, value_name = "SEED", default_value_t = 2)]
    judge_seed: u64,
    /// On how many threads [default: all there are]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &TuneArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    let spec = TuneSpec {
        setup: args.table.setup(game, &[])?,
        bot: args.bot.clone(),
        against: args.against.clone(),
        ranges: args.over.split(',').map(str::parse::<Range>).collect::<Result<_, _>>()?,
        generations: args.generations,
        points: args.points.into(),
        deals: args.deals,
        judge_deals: args.judge_deals,
        seed: args.seed,
        judge_seed: args.judge_seed,
        threads: args.threads.unwrap_or(0).into(),
    };
    let target = if console.page.live_err { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(None, target);
    if let Ok(style) = ProgressStyle::with_template("{spinner} {pos} deals, {elapsed}") {
        bar.set_style(style);
    }
    let report = game.tune(&spec, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report?;
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&report).map_err(std::io::Error::other)?)?;
    } else {
        writeln!(console.out, "{}\n", generations(&report).text(console.page.width, 2))?;
        writeln!(console.out, "{}", verdict(&report))?;
    }
    Ok(ExitStatus::Success)
}

fn generations(report: &TuneReport) -> Grid {
    let mut grid = Grid::new(["Generation", "On average", "Best", "In the middle of the better ones"]);
    for (number, one) in (1..).zip(&report.generations) {
        let [mean, best] = [one.mean_share, one.best_share].map(|share| format!("{:.1} %", 100.0 * share));
        grid.row([format!("{number}"), mean, best, one.middle.clone()]);
    }
    grid
}

fn verdict(report: &TuneReport) -> String {
    let TuneReport { found, judged, better, .. } = report;
    let [share, low, high, fair] =
        [judged.of_victories, judged.of_victories_interval.low, judged.of_victories_interval.high, judged.fair]
            .map(|share| 100.0 * share);
    let says = if *better { "better" } else { "not shown to be better" };
    format!(
        "{found}\namong {}: {share:.1} % of the victories ({low:.1} – {high:.1}) in {} games, fair is {fair:.1} %: {says}",
        judged.others, judged.games
    )
}
