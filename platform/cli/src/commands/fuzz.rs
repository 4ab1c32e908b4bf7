//! `staffetta fuzz`: random games, looking for a broken promise.

use clap::Args;
use staffetta_lab::{FuzzReport, FuzzSpec};
use std::path::PathBuf;

use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::show::wrap;
use crate::{Registry, table_args};

const EXAMPLES: &str = "\
Random games with random options, legal and illegal actions, resignations, clocks
that run out and moves taken back; after every entry the game's own checks. What
is found is told, and written as a record that replays if --out names a folder.

Exit code: 0 when nothing was found, 1 when something was.

With --json: games, option_faults, entries, picks, illegal, leaves, withdrawn,
taken_back, time_outs, replayed, findings [{game, what, doing, record, file}],
wall_s. Fields may be added; none of these changes its meaning.

Examples:
  staffetta fuzz GAME --seconds 60
  staffetta fuzz GAME --seconds 600 --seed 7 --out findings";

/// Play at random and look for moments in which a game breaks a promise
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct FuzzArgs {
    /// The game
    game: String,
    /// For how long
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// At most so many games [default: as many as there is time for]
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// The seed: games of equal number under equal seeds are equal
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// How many seats [default: any number that the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The folder that findings are written to
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &FuzzArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    if let Some(seats) = args.seats {
        table_args::check_seats(game, seats)?;
    }
    let report = game.fuzz(&FuzzSpec {
        seconds: args.seconds.into(),
        games: args.games.unwrap_or(u64::MAX),
        seed: args.seed,
        seats: args.seats.unwrap_or(0),
        folder: args.out.clone(),
        ..FuzzSpec::default()
    })?;
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&report).map_err(std::io::Error::other)?)?;
    } else {
        let text = wrap(&summary(&report), console.page.width, 2);
        writeln!(console.out, "{text}")?;
        for finding in &report.findings {
            let mark = console.page.ink.bad("found");
            let line = format!("{mark}  game {}: {} ({})", finding.game, finding.what, finding.doing);
            writeln!(console.out, "{}", wrap(&line, console.page.width, 7))?;
            if let Some(file) = &finding.file {
                writeln!(console.out, "       staffetta replay {}", file.display())?;
            }
        }
    }
    Ok(if report.findings.is_empty() { ExitStatus::Success } else { ExitStatus::FaultsFound })
}

fn summary(report: &FuzzReport) -> String {
    let found = match report.findings.len() {
        0 => "Nothing found".to_owned(),
        1 => "One finding".to_owned(),
        n => format!("{n} findings"),
    };
    format!(
        "{found} in {} games and {:.0} s: {} entries, {} picks, {} illegal actions refused, {} resignations, \
         {} withdrawals, {} take-backs, {} clocks run out, {} records replayed.",
        report.games,
        report.wall_s,
        report.entries,
        report.picks,
        report.illegal,
        report.leaves,
        report.withdrawn,
        report.taken_back,
        report.time_outs,
        report.replayed
    )
}
