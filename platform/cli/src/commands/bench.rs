//! `staffetta bench`: how fast the rules are, and the searching bot.

use clap::Args;
use staffetta_lab::{BenchReport, BenchSpec, LeftPlan, SearchBenchReport, SearchBenchSpec};

use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::show::grid::Grid;
use crate::table_args::TableArgs;

const EXAMPLES: &str = "\
Games at random on one thread, straight on the rules. A decision is a question
with at least two answers. The floor loop is a fixed piece of arithmetic, so that
decisions measured in rounds of it compare between machines.

With --json: an object for a GAME, else a list of them, with
  game, seats, games_per_cpu_s, decisions_per_cpu_s, ns_per_decision,
  legal_actions_mean, allocations_per_decision, state_bytes, clone_ns,
  floor_ns, floor_ratio, games, decisions, unfinished, refused, clock.
With --search also search: {bot, turns, iterations_per_cpu_s,
  picks_per_iteration, iterations_per_world, allocations_per_iteration,
  share_worlds, share_rules, share_heuristics, share_tree, questions}: a searching
  bot in questions from games of greedy bots, cut off after so many turns (0:
  never), and where its time goes.
With --choices also left_plan [{kind, choices, left, gain, error}] in it: how often
  it chooses otherwise than the greedy bot, and what that brings on average when
  both choices are played on by greedy bots (a share of the victory, half-width of
  its interval of 95 %).
Fields may be added; none of these changes its meaning.

Examples:
  staffetta bench
  staffetta bench GAME --search
  staffetta bench GAME --search=search:200 --choices 1000
  staffetta bench GAME --seats 4 --seconds 10 --json";

/// Measure how fast the rules of a game are
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BenchArgs {
    /// The game [default: every one]
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// For about how long, for a game
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// The seed of the play
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Measure a searching bot too, for as long again
    #[arg(long, value_name = "BOT", num_args = 0..=1, require_equals = true, default_missing_value = "search:1000")]
    search: Option<String>,
    /// In so many choices, try what it brings to choose otherwise than the greedy bot
    #[arg(long, value_name = "N", default_value_t = 0, requires = "search")]
    choices: u64,
    /// How often each of the two choices is played on
    #[arg(long, value_name = "N", default_value_t = 30, requires = "search", value_parser = clap::value_parser!(u32).range(1..))]
    playouts: u32,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &BenchArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let games = match &args.game {
        Some(id) => vec![staffetta_registry::find(registry, id)?],
        None => registry.to_vec(),
    };
    let mut reports = Vec::new();
    for game in games {
        let setup = args.table.setup(game, &[])?;
        let search =
            args.search.clone().map(|bot| SearchBenchSpec { bot, choices: args.choices, playouts: args.playouts });
        reports.push(game.bench(&BenchSpec { setup, seconds: args.seconds.into(), seed: args.seed, search })?);
    }
    if args.json {
        let json = match (&args.game, &reports[..]) {
            (Some(_), [one]) => serde_json::to_string_pretty(one),
            _ => serde_json::to_string_pretty(&reports),
        };
        writeln!(console.out, "{}", json.map_err(std::io::Error::other)?)?;
    } else {
        let heads = ["".to_owned()].into_iter().chain(reports.iter().map(|report| report.game.to_owned()));
        let mut grid = Grid::new(heads);
        for (name, figure) in FIGURES {
            grid.row([(*name).to_owned()].into_iter().chain(reports.iter().map(figure)));
        }
        let searches: Vec<_> = reports.iter().filter_map(|report| report.search.as_ref()).collect();
        for (name, figure) in SEARCH_FIGURES.iter().filter(|_| !searches.is_empty()) {
            grid.row([(*name).to_owned()].into_iter().chain(searches.iter().copied().map(figure)));
        }
        writeln!(console.out, "{}", grid.text(console.page.width, 2))?;
        for search in searches.iter().filter(|search| !search.left_plan.is_empty()) {
            writeln!(console.out, "\n{}", left_plan(&search.left_plan).text(console.page.width, 2))?;
        }
    }
    let healthy = reports.iter().all(|report| report.unfinished == 0 && report.refused == 0);
    Ok(if healthy { ExitStatus::Success } else { ExitStatus::FaultsFound })
}

/// What it brings to leave the plan.
fn left_plan(kinds: &[LeftPlan]) -> Grid {
    let mut grid = Grid::new(["Question", "Choices", "Plan left", "Gain, points"].map(str::to_owned));
    for one in kinds {
        let gain = format!("{:+.2} ± {:.2}", 100.0 * one.gain, 100.0 * one.error);
        grid.row([one.kind.to_owned(), one.choices.to_string(), one.left.to_string(), gain]);
    }
    grid
}

type Figure = (&'static str, fn(&BenchReport) -> String);

/// What is shown, by name.
const FIGURES: &[Figure] = &[
    ("Seats", |report| report.seats.to_string()),
    ("Games a CPU second", |report| format!("{:.0}", report.games_per_cpu_s)),
    ("Decisions a CPU second", |report| format!("{:.0}", report.decisions_per_cpu_s)),
    ("Nanoseconds a decision", |report| format!("{:.1}", report.ns_per_decision)),
    ("Legal actions a decision", |report| format!("{:.2}", report.legal_actions_mean)),
    ("Allocations a decision", |report| match report.allocations_per_decision {
        Some(count) => format!("{count:.4}"),
        None => "not counted".to_owned(),
    }),
    ("Bytes of state", |report| report.state_bytes.to_string()),
    ("Nanoseconds a copy", |report| format!("{:.1}", report.clone_ns)),
    ("Rounds of the floor loop", |report| format!("{:.1}", report.floor_ratio)),
    ("Games played", |report| report.games.to_string()),
];

type SearchFigure = (&'static str, fn(&SearchBenchReport) -> String);

/// What is shown of the searching bot, by name.
const SEARCH_FIGURES: &[SearchFigure] = &[
    ("Searching bot", |search| search.bot.clone()),
    ("Turns before the cut", |search| search.turns.to_string()),
    ("Iterations a CPU second", |search| format!("{:.0}", search.iterations_per_cpu_s)),
    ("Picks an iteration", |search| format!("{:.1}", search.picks_per_iteration)),
    ("Iterations a world", |search| format!("{:.1}", search.iterations_per_world)),
    ("Allocations an iteration", |search| match search.allocations_per_iteration {
        Some(count) => format!("{count:.4}"),
        None => "not counted".to_owned(),
    }),
    ("Time sampling worlds", |search| format!("{:.1} %", 100.0 * search.share_worlds)),
    ("Time in the rules", |search| format!("{:.1} %", 100.0 * search.share_rules)),
    ("Time in plan and evaluation", |search| format!("{:.1} %", 100.0 * search.share_heuristics)),
    ("Time in the tree", |search| format!("{:.1} %", 100.0 * search.share_tree)),
];
