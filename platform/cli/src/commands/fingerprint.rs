//! `staffetta fingerprint`: do two builds play alike?

use clap::Args;

use crate::Registry;
use crate::console::Console;
use crate::error::{CliError, ExitStatus};

const EXAMPLES: &str = "\
Random games at tables of any size and options. Into the number goes what play
means: who is asked, the answers in the order listed, the clock's answer, chance and
its purpose, the rule of a refusal, the result. Layout, wording and bots stay out, so
the number of a game changes only with its rules; a test holds it.

--everything adds a second number for all the rest: views, prompts, labels, what is
told, observations, plans, evaluations. Print it before and after a change that must
leave them as they are.

With --json: game, number, everything, games, picks. Fields may be added; none of
these changes its meaning.

Examples:
  staffetta fingerprint GAME
  staffetta fingerprint GAME --games 200 --everything";

/// Print one number for how a game is played
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct FingerprintArgs {
    /// The game
    game: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the play
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// The number of the rules, if not the present one
    #[arg(long, value_name = "N")]
    rules: Option<u32>,
    /// A second number, for everything that is shown, said and planned
    #[arg(long)]
    everything: bool,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(
    args: &FingerprintArgs,
    registry: Registry,
    console: &mut Console<'_>,
) -> Result<ExitStatus, CliError> {
    let game = staffetta_registry::find(registry, &args.game)?;
    let version = game.about().version_or_present(args.rules)?;
    let found = game.fingerprint(version, args.games, args.seed, args.everything);
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&found).map_err(std::io::Error::other)?)?;
    } else {
        writeln!(console.out, "{:016x} over {} games, {} picks", found.number, found.games, found.picks)?;
        if let Some(everything) = found.everything {
            writeln!(console.out, "{everything:016x} with everything shown, said and planned")?;
        }
    }
    Ok(ExitStatus::Success)
}
