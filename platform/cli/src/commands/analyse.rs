//! `staffetta analyse`: how the chances of a played game went, and which answers turned it.

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget};
use staffetta_kernel::erased::Offer;
use staffetta_lab::{Analysis, AnalysisSpec, MomentChances, TurningPoint};
use std::path::PathBuf;

use crate::console::Console;
use crate::error::{CliError, ExitStatus};
use crate::show::game_text::GameText;
use crate::show::grid::Grid;
use crate::show::{Lexicon, wrap};
use crate::table_args::LangArgs;
use crate::{Registry, files};

const EXAMPLES: &str = "\
From each moment of the record the game is played on by greedy bots, many times:
how often a seat wins is its chance. Everybody holds what they held; what nobody
could know is drawn anew. Where a player answered otherwise than a bot that saw
no more, both answers are played on in worlds that fit what the player knew, with
the same luck; those that were clearly worse are told, the dearest of them.

With --json: one object with playouts, bot, moments [{entry, chances}] and
  turning_points [{entry, seat, lost, error, played [{action, verb, target, ...}],
    better}], chances and losses as shares of 1.
Fields may be added; none of these changes its meaning.

Examples:
  staffetta analyse game.json
  staffetta analyse game.json --playouts 200 --bot veteran
  staffetta analyse game.stf --json";

/// Tell how the chances of a played game went, and which answers turned it
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct AnalyseArgs {
    /// The record, in either form
    file: PathBuf,
    /// How often each moment is played on
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    playouts: u32,
    /// The bot whose answers the players' are compared with
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    bot: String,
    /// The most answers that are told
    #[arg(long, value_name = "N", default_value_t = 8)]
    most: usize,
    /// The seed of its luck
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    lang: LangArgs,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &AnalyseArgs, registry: Registry, console: &mut Console<'_>) -> Result<ExitStatus, CliError> {
    let record = files::read_record(&args.file)?;
    let within = |fault| files::within(&args.file, fault);
    let game = staffetta_registry::find(registry, &record.game).map_err(within)?;
    let AnalyseArgs { playouts, most, seed, .. } = *args;
    let spec = AnalysisSpec { playouts, cpu_seconds: None, bot: args.bot.clone(), most, seed };
    let target = if console.page.live_err { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(record.entries.len() as u64), target);
    let analysis = game.analyse(&record, &spec, &|done, of| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
        true
    });
    bar.finish_and_clear();
    // It always goes on, so there is a result.
    let Some(analysis) = analysis? else { return Ok(ExitStatus::Success) };
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&analysis).map_err(std::io::Error::other)?)?;
        return Ok(ExitStatus::Success);
    }
    let names: Vec<String> = record.seats.iter().map(|sat| sat.name.clone()).collect();
    let lexicon = Lexicon::new(args.lang.catalog(game)?, names, game.about().data)?;
    let text = GameText { lexicon: &lexicon, page: console.page };
    writeln!(console.out, "{}", chances(&analysis, &text, record.seats.len()).text(console.page.width, 2))?;
    for point in &analysis.turning_points {
        writeln!(console.out, "\n{}", wrap(&turning_point(point, &text), console.page.width, 2))?;
    }
    Ok(ExitStatus::Success)
}

/// How many moments are shown: a game has hundreds.
const SHOWN: usize = 24;

/// The chances of each seat, at moments that lie evenly apart, the last one among them.
fn chances(analysis: &Analysis, text: &GameText<'_>, seats: usize) -> Grid {
    let heads = (0..seats).map(|seat| text.name(staffetta_kernel::Seat(seat as u8)));
    let mut grid = Grid::new(std::iter::once("Entry".to_owned()).chain(heads));
    let last = analysis.moments.len().saturating_sub(1);
    let every = last.div_ceil(SHOWN - 1).max(1);
    let row = |moment: &MomentChances| {
        let cells = moment.chances.iter().map(|chance| format!("{:.0} %", 100.0 * chance));
        std::iter::once(moment.entry.to_string()).chain(cells).collect::<Vec<_>>()
    };
    for (_, moment) in analysis.moments.iter().enumerate().filter(|(at, _)| at % every == 0 || *at == last) {
        grid.row(row(moment));
    }
    grid
}

fn turning_point(point: &TurningPoint, text: &GameText<'_>) -> String {
    let said = |deed: &[Offer]| deed.iter().map(|offer| text.action(offer)).collect::<Vec<_>>().join("; ");
    format!(
        "Entry {}: {} lost {:.0} points of chance (± {:.0}). Played: {}. Better: {}.",
        point.entry,
        text.name(point.seat),
        100.0 * point.lost,
        100.0 * point.error,
        said(&point.played),
        said(&point.better)
    )
}
