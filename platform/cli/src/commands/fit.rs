//! `staffetta fit`: weighs the features of a game's evaluation on played games.

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use staffetta_lab::{FitReport, FitSpec, Misjudged};

use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::show::grid::Grid;
use crate::table_args::TableArgs;

const EXAMPLES: &str = "\
Bots play --games games. Of each position at the beginning of a turn the game tells
its features (Heuristics::features), and the weights are found under which the victories
of these games are likeliest (multinomial logit). How far evaluations are off is told
for games of another seed: by the one that the game has, and by the weights found.

The weights are printed as the game's sources want them (src/ai/weights.rs). Whether
a search wins more by them is for `staffetta ladder` to say, on other seeds again.

With --json: one object with game, weights [{feature, of_table, weight, error}],
  fitted and judged {before, after, by_mean, positions}.
Fields may be added; none of these changes its meaning.

Examples:
  staffetta fit GAME
  staffetta fit GAME --games 5000 --seed 40 --judge-games 1000 --judge-seed 41
  staffetta fit GAME --bots greedy,fighter,recruit --option scenario=tarnova";

/// Weigh the features of a game's evaluation on played games
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct FitArgs {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The bots that play; they take turns in the seats
    #[arg(long, value_name = "BOT,..", default_value = "greedy,fighter")]
    bots: String,
    /// How many games to fit to
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Their seed
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// How many games to judge by
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    judge_games: u64,
    /// Their seed
    #[arg(long, value_name = "SEED", default_value_t = 2)]
    judge_seed: u64,
    /// On how many threads [default: all there are]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &FitArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    let spec = FitSpec {
        setup: args.table.setup(game, &[])?,
        bots: args.bots.split(',').map(|name| name.trim().to_owned()).collect(),
        games: args.games,
        seed: args.seed,
        judge_games: args.judge_games,
        judge_seed: args.judge_seed,
        threads: args.threads.unwrap_or(0).into(),
    };
    let target = if console.page.live_err { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(spec.games + spec.judge_games), target);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} games") {
        bar.set_style(style);
    }
    let report = game.fit(&spec, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report?;
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&report).map_err(std::io::Error::other)?)?;
    } else {
        writeln!(console.out, "{}\n", errors(&report).text(console.page.width, 2))?;
        writeln!(console.out, "{}", source(&report))?;
    }
    Ok(ExitStatus::Success)
}

fn errors(report: &FitReport) -> Grid {
    let mut grid = Grid::new(["Mean square error", "Positions", "Before", "After", "By the mean"]);
    let mut row = |name: &str, off: &Misjudged| {
        let [before, after, mean] = [off.before, off.after, off.by_mean].map(|off| format!("{off:.4}"));
        grid.row([name.to_owned(), off.positions.to_string(), before, after, mean]);
    };
    row("Games fitted to", &report.fitted);
    row("Other games", &report.judged);
    grid
}

/// The weights as a constant.
fn source(report: &FitReport) -> String {
    let line = |weight: &staffetta_lab::Weight| format!("    {:?}, // {}\n", rounded(weight.weight), weight.feature);
    let lines: String = report.weights.iter().map(line).collect();
    format!("pub const WEIGHTS: [f32; {}] = [\n{lines}];", report.weights.len())
}

/// More digits than these are noise.
fn rounded(weight: f32) -> f32 {
    (weight * 1000.0).round() / 1000.0
}
