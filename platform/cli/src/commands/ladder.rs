//! `staffetta ladder`: bots against each other on the same deals, and their ratings.

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use staffetta_bots::Budget;
use staffetta_lab::{Interval, LadderReport, LadderSpec, Pairing, Rating};

use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::show::grid::Grid;
use crate::table_args::TableArgs;

const EXAMPLES: &str = "\
In each pairing one bot sits among copies of the other. Every deal is played once
with the one in each seat, and all pairings have the same deals: neither cards nor
places decide. Intervals of 95 % are by deals, because games of one deal are alike.
The same seed gives the same result on any number of threads, time aside.

With --until-clear a pairing ends once its first places differ from even by 3.2
standard errors: it then tells who is better, but its share is somewhat flattered.

Ratings are on the scale of Elo, 0 for the weakest: 400 points more are ten times
the first places against one other. Games that nobody won are left out of them.

The last two columns are the processor seconds of a whole turn of the one: all its
answers in one turn of the game, on average and at most.

Exit code 1 tells that a game went wrong.

With --json: one object with game, rules, seats, seed,
  pairings [{one, others, deals, games, wrong, share, interval {low, high}, fair,
    against_fair, other_share, nobody, of_victories, of_victories_interval, cpu_s,
    turn_s, longest_turn_s}],
  ratings [{bot, rating, interval}].
Fields may be added; none of these changes its meaning.

Examples:
  staffetta ladder GAME
  staffetta ladder GAME --pairs 200 --bots commander,greedy
  staffetta ladder GAME --bots search:800,search:100 --pairs 60 --until-clear --threads 1";

/// Rate bots against each other
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct LadderArgs {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The bots, the strongest first
    #[arg(long, value_name = "BOT,..", default_value = "commander,veteran,fighter,recruit,greedy,random")]
    bots: String,
    /// How many deals each two bots play
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// The seed of the deals
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Pair only neighbours in the list
    #[arg(long)]
    neighbours: bool,
    /// End a pairing as soon as it is clear
    #[arg(long)]
    until_clear: bool,
    /// On how many threads [default: all there are]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Continuations that a searching bot tries for a question, if its name does not say
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &LadderArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    super::note_without_plan(game, console)?;
    let spec = LadderSpec {
        setup: args.table.setup(game, &[])?,
        bots: args.bots.split(',').map(|name| name.trim().to_owned()).collect(),
        deals: args.pairs,
        seed: args.seed,
        threads: args.threads.unwrap_or(0).into(),
        budget: Budget::iterations(args.iterations),
        neighbours: args.neighbours,
        until_clear: args.until_clear,
    };
    let target = if console.page.live_err { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(None, target);
    if let Ok(style) = ProgressStyle::with_template("{spinner} {pos} deals, {elapsed}") {
        bar.set_style(style);
    }
    let report = game.ladder(&spec, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report?;
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&report).map_err(std::io::Error::other)?)?;
    } else {
        let width = console.page.width;
        let LadderReport { game, seats, seed, .. } = &report;
        writeln!(console.out, "{game}, {seats} seats, seed {seed}\n")?;
        writeln!(console.out, "{}\n", pairings(&report.pairings).text(width, 2))?;
        writeln!(console.out, "{}", ratings(&report.ratings).text(width, 2))?;
    }
    let healthy = report.pairings.iter().all(|pairing| pairing.wrong == 0);
    Ok(if healthy { ExitStatus::Success } else { ExitStatus::FaultsFound })
}

fn percent(share: f64, interval: &Interval) -> String {
    format!("{:.1} % ({:.1} – {:.1})", 100.0 * share, 100.0 * interval.low, 100.0 * interval.high)
}

fn pairings(all: &[Pairing]) -> Grid {
    let mut grid = Grid::new([
        "One",
        "Others",
        "Deals",
        "Games",
        "First places",
        "Of fair",
        "Others, each",
        "Of victories",
        "CPU s a game",
        "A turn",
        "Longest",
    ]);
    for pairing in all {
        grid.row([
            pairing.one.clone(),
            pairing.others.clone(),
            pairing.deals.to_string(),
            pairing.games.to_string(),
            percent(pairing.share, &pairing.interval),
            format!("{:.2}", pairing.against_fair),
            format!("{:.1} %", 100.0 * pairing.other_share),
            percent(pairing.of_victories, &pairing.of_victories_interval),
            format!("{:.2}", pairing.cpu_s),
            format!("{:.2}", pairing.turn_s),
            format!("{:.2}", pairing.longest_turn_s),
        ]);
    }
    grid
}

/// The widest bar of the chart.
const BAR: f64 = 30.0;

/// The ratings as a table with a bar for each.
fn ratings(all: &[Rating]) -> Grid {
    let most = all.iter().map(|rating| rating.rating).fold(1.0, f64::max);
    let mut grid = Grid::new(["Bot", "Rating", "95 % interval", ""]);
    for rating in all {
        grid.row([
            rating.bot.clone(),
            format!("{:.0}", rating.rating),
            format!("{:.0} – {:.0}", rating.interval.low, rating.interval.high),
            "█".repeat((BAR * rating.rating / most).round() as usize),
        ]);
    }
    grid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chart_is_as_long_as_the_rating() {
        let interval = Interval { low: 90.0, high: 110.0 };
        let rating = |bot: &str, rating: f64| Rating { bot: bot.to_owned(), rating, interval };
        let text = ratings(&[rating("strong", 100.0), rating("middle", 50.0), rating("weak", 0.0)]).text(80, 0);
        let bars: Vec<usize> = text.lines().map(|line| line.matches('█').count()).filter(|&n| n > 0).collect();
        assert_eq!(bars, [30, 15]);
        assert_eq!(percent(0.5, &Interval { low: 0.4, high: 0.6 }), "50.0 % (40.0 – 60.0)");
    }
}
