//! `staffetta fingerprint`: do two builds play alike?

use clap::Args;

use crate::Shelf;
use crate::console::Console;
use crate::trouble::{Done, Trouble};

const EXAMPLES: &str = "\
Games at tables of any size and options, at random and by hunches. Into the number
go the answers offered, the refusals, all chance and events, and now and then the
views, labels, plans and worths. Work on speed leaves it as it was: print it before
and after.

With --json: game, number, games, picks. Fields may be added; none of these changes
its meaning.

Examples:
  staffetta fingerprint GAME
  staffetta fingerprint GAME --games 3000 --seed 7";

/// Print one number for everything that the rules of a game answer
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct FingerprintArgs {
    /// The game
    game: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the play
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &FingerprintArgs, shelf: Shelf, console: &mut Console<'_>) -> Result<Done, Trouble> {
    let found = staffetta_shelf::find(shelf, &args.game)?.fingerprint(args.games, args.seed);
    if args.json {
        writeln!(console.out, "{}", serde_json::to_string_pretty(&found).map_err(std::io::Error::other)?)?;
    } else {
        writeln!(console.out, "{:016x} over {} games, {} picks", found.number, found.games, found.picks)?;
    }
    Ok(Done::Well)
}
