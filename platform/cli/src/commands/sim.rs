//! `staffetta sim`: many games between bots, counted.

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use staffetta_bots::Budget;
use staffetta_lab::{Interval, SimCounts, SimReport, SimSpec, Spread};
use staffetta_registry::AnyGame;

use crate::Registry;
use crate::console::{Console, Page};
use crate::error::{CliError, ExitStatus};
use crate::show::grid::Grid;
use crate::show::{Lexicon, wrap};
use crate::table_args::{self, LangArgs, TableArgs};

const EXAMPLES: &str = "\
The same seed gives the same output on any machine and any number of threads; how
long it took is told on stderr. One name in --bots fills all seats. The bots move
on by a seat from game to game, so that no bot owns a good place; --fixed keeps
them where they are.

A bot with a slash in its name is a program that is asked in lines of JSON; see
docs/bot-protocol.md.

An override replaces a value of the game's data, as table.row.column=value; a
wrong name lists the right ones.

Exit code 1 tells that a game went wrong: it panicked, came to no end or a bot
played an illegal move. The output says which game.

With --json: one object with
  game, rules, seats, options {}, overrides {}, bots [], rotated, seed, games,
  panics, unfinished, refused (all three 0 in a healthy run),
  wrong [{game, what}],
  decisions, picks: {mean, p10, p50, p90, min, max} for a game,
  wins [{bot, seats, won, share, interval {low, high}, fair, against_fair, score,
    rank}], with intervals of 95 %,
  by_seat [{seat (from 0), share, interval}],
  marks [{kind, mark, seats, against_fair, error}], such as leaders,
  ends {reason: games}, nobody_won,
  figures [{name, spread {mean, p10, p50, p90, min, max}}].
Fields may be added; none of these changes its meaning.

Examples:
  staffetta sim GAME
  staffetta sim GAME --games 10000 --seed 1 --seats 4 --bots greedy --threads 2
  staffetta sim GAME --bots search:1000,greedy,greedy,greedy --games 200 --json
  staffetta sim GAME --bots ./my_bot.py,greedy
  staffetta sim GAME --option KEY=VALUE --override TABLE.ROW.COLUMN=2";

/// Play many games between bots and count what happens
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SimArgs {
    /// The game
    game: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed: games of equal number under equal seeds are equal
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays: one for all seats, or one for each
    #[arg(long, value_name = "BOT,..", default_value = "greedy")]
    bots: String,
    /// A value of the game's data to be replaced; may be given several times
    #[arg(long = "override", value_name = "TABLE.ROW.COLUMN=VALUE")]
    overrides: Vec<String>,
    /// On how many threads [default: all there are]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Continuations that a searching bot tries for a question, if its name does not say
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// Keep every bot in its seat
    #[arg(long)]
    fixed: bool,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangArgs,
}

pub(super) fn run(args: &SimArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    super::note_without_plan(game, console)?;
    let setup = args.table.setup(game, &args.overrides)?;
    let spec = SimSpec {
        bots: table_args::bots(&args.bots, setup.seats.into(), "seats")?,
        setup,
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or(0).into(),
        rotate: !args.fixed,
        budget: Budget::iterations(args.iterations),
    };
    let catalog = args.lang.catalog(game)?;
    let report = simulate(game, &spec, console.page)?;
    let counts = &report.deterministic;
    if args.json {
        let json = serde_json::to_string_pretty(counts).map_err(std::io::Error::other)?;
        writeln!(console.out, "{json}")?;
    } else {
        let lexicon = Lexicon::new(catalog, Vec::new(), &[])?;
        writeln!(console.out, "{}", told(counts, &lexicon, console.page))?;
    }
    console.out.flush()?;
    let timing = &report.timing;
    writeln!(
        console.err,
        "{} games in {:.2} s on {} threads: {:.1} a second.",
        counts.games, timing.wall_s, timing.threads, timing.games_per_wall_s
    )?;
    let healthy = counts.panics == 0 && counts.unfinished == 0 && counts.refused == 0;
    Ok(if healthy { ExitStatus::Success } else { ExitStatus::FaultsFound })
}

/// With a bar on stderr, where somebody looks at it.
fn simulate(game: &dyn AnyGame, spec: &SimSpec, page: Page) -> Result<SimReport, CliError> {
    let target = if page.live_err { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(spec.games), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let report = game.simulate(spec, &|_| bar.inc(1));
    bar.finish_and_clear();
    Ok(report?)
}

fn told(counts: &SimCounts, lexicon: &Lexicon, page: Page) -> String {
    let title = lexicon.plain("game-title").unwrap_or_else(|| counts.game.to_owned());
    let mut head = format!("{} · {} games, {} seats, seed {}", title, counts.games, counts.seats, counts.seed);
    for (path, value) in &counts.overrides {
        head.push_str(&format!(", {path}={value}"));
    }
    let mut out = vec![wrap(&page.ink.strong(&head), page.width, 2)];
    if counts.panics + counts.unfinished + counts.refused > 0 {
        out.push(page.ink.bad(&format!(
            "Something went wrong: {} games panicked, {} came to no end, {} moves were illegal.",
            counts.panics, counts.unfinished, counts.refused
        )));
        out.extend(counts.wrong.iter().map(|wrong| format!("  game {}: {}", wrong.game, wrong.what)));
    }
    let grids = [wins(counts), seats(counts), marks(counts, lexicon), ends(counts, lexicon), figures(counts, lexicon)];
    for grid in grids.iter().filter(|grid| !grid.is_empty()) {
        out.push(String::new());
        out.push(grid.text(page.width, 2));
    }
    out.join("\n")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn bounds(interval: &Interval) -> String {
    format!("{:.1} – {:.1} %", interval.low * 100.0, interval.high * 100.0)
}

fn wins(counts: &SimCounts) -> Grid {
    let mut grid = Grid::new(["Bot", "Seats", "First places", "95 % interval", "Of fair share", "Score", "Rank"]);
    for share in &counts.wins {
        grid.row([
            share.bot.clone(),
            share.seats.to_string(),
            percent(share.share),
            bounds(&share.interval),
            format!("{:.2}", share.against_fair),
            format!("{:.2}", share.score),
            format!("{:.2}", share.rank),
        ]);
    }
    grid
}

fn seats(counts: &SimCounts) -> Grid {
    let mut grid = Grid::new(["Seat", "First places", "95 % interval"]);
    for share in &counts.by_seat {
        grid.row([(share.seat + 1).to_string(), percent(share.share), bounds(&share.interval)]);
    }
    grid
}

fn marks(counts: &SimCounts, lexicon: &Lexicon) -> Grid {
    let mut grid = Grid::new(["Mark", "", "Seats", "Of fair share", "Std. error"]);
    for mark in &counts.marks {
        grid.row([
            lexicon.field(mark.kind),
            lexicon.name(Some(mark.kind), &mark.mark),
            mark.seats.to_string(),
            format!("{:.2}", mark.against_fair),
            format!("± {:.2}", mark.error),
        ]);
    }
    grid
}

fn ends(counts: &SimCounts, lexicon: &Lexicon) -> Grid {
    let mut grid = Grid::new(["End", "Games", "Share"]);
    let all = counts.games.max(1) as f64;
    let mut row = |what: String, games: u64| {
        grid.row([what, games.to_string(), percent(games as f64 / all)]);
    };
    for (reason, games) in &counts.ends {
        row(lexicon.plain(&format!("end-{reason}")).unwrap_or_else(|| (*reason).to_owned()), *games);
    }
    if counts.nobody_won > 0 {
        row("Nobody won.".to_owned(), counts.nobody_won);
    }
    grid
}

fn figures(counts: &SimCounts, lexicon: &Lexicon) -> Grid {
    let mut grid = Grid::new(["In a game", "Mean", "10 %", "50 %", "90 %", "Least", "Most"]);
    let mut row = |name: String, spread: &Spread| {
        let rest = [spread.p10, spread.p50, spread.p90, spread.min, spread.max].map(short);
        grid.row([name, format!("{:.2}", spread.mean)].into_iter().chain(rest));
    };
    row("Decisions".to_owned(), &counts.decisions);
    row("Picks".to_owned(), &counts.picks);
    for figure in &counts.figures {
        row(lexicon.field(figure.name), &figure.spread);
    }
    grid
}

/// A number without needless noughts.
fn short(number: f64) -> String {
    if number.fract() == 0.0 { format!("{number:.0}") } else { format!("{number:.2}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_long_as_they_need_to_be() {
        assert_eq!((short(8.0), short(0.125)), ("8".to_owned(), "0.12".to_owned()));
        assert_eq!(percent(0.2534), "25.3 %");
        assert_eq!(bounds(&Interval { low: 0.2, high: 0.305 }), "20.0 – 30.5 %");
    }
}
