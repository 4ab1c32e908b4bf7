//! Finding samples: games between bots, played until every moment has been met.

use anyhow::{Error, Result, bail};
use staffetta_kernel::record::{By, Seated};
use staffetta_kernel::{AnyTable, Dice, Head, MAX_SEATS, Seat, Seed, Setup, Viewer};
use staffetta_registry::{AnyGame, Budget};

use crate::moment::Moment;
use crate::sample::Sample;

/// How many games at one kind of table are enough to give a moment up.
pub const MAX_GAMES: u64 = 400;

const NAMES: [&str; MAX_SEATS] = ["Nives", "Tomaž", "Giulia", "Jörg", "Anouk", "Ermes", "Zora", "Lucien"];

/// A sample of each moment, in their order, from at most so many games at each kind of table. The same moments of the same
/// rules give the same samples.
pub fn find_samples(game: &dyn AnyGame, moments: &[Moment], games: u64) -> Result<Vec<Sample>> {
    let mut wanted: Vec<Wanted<'_>> = moments.iter().map(|moment| Wanted { moment, sample: None }).collect();
    for seed in 1..=games {
        // One game at each kind of table at which something has not been met.
        let mut played: Vec<&Moment> = Vec::new();
        for moment in moments {
            let open = |wanted: &Wanted<'_>| wanted.sample.is_none() && wanted.moment.shares_table(moment);
            if wanted.iter().any(open) && !played.iter().any(|other| other.shares_table(moment)) {
                played.push(moment);
                play(game, moment, seed, &mut wanted)?;
            }
        }
        if played.is_empty() {
            break;
        }
    }
    let missing: Vec<&str> = wanted.iter().filter(|w| w.sample.is_none()).map(|w| w.moment.name).collect();
    if !missing.is_empty() {
        bail!("{}: not met, with {games} games at each kind of table: {}", game.about().id, missing.join(", "));
    }
    Ok(wanted.into_iter().filter_map(|wanted| wanted.sample).collect())
}

struct Wanted<'a> {
    moment: &'a Moment,
    sample: Option<Sample>,
}

/// One game at the table of this moment, to its end or until nothing is wanted of it any more.
fn play(game: &dyn AnyGame, at: &Moment, seed: u64, wanted: &mut [Wanted<'_>]) -> Result<()> {
    let mut open: Vec<&mut Wanted<'_>> =
        wanted.iter_mut().filter(|wanted| wanted.sample.is_none() && wanted.moment.shares_table(at)).collect();
    let mut table = table(game, at, seed)?;
    let mut rng = seed;
    loop {
        let next = table.awaiting().next();
        let asked = next.unwrap_or(Seat(0));
        for wanted in &mut open {
            wanted.sample = wanted.moment.sample_at(table.as_ref(), asked);
        }
        open.retain(|wanted| wanted.sample.is_none());
        if next.is_none() || open.is_empty() {
            return Ok(());
        }
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // A bot that always plays well never meets some moments: one answer in eight is any legal one.
        let bot = if rng >> 61 == 0 { "random" } else { "greedy" };
        let typed = table.prompt(Viewer::Seat(asked)).form.zip(at.typed);
        let picks = match typed {
            Some((form, _)) => vec![form.verb.to_owned()],
            None => game.bot_task(table.as_ref(), asked, bot, Budget::default(), rng)?(),
        };
        if table.batch(asked, &picks, typed.map(|(_, words)| words), By::Bot, 0).is_err() {
            table.time_out(asked, 0).map_err(Error::msg)?;
        }
        table.release_pending(0).map_err(Error::msg)?;
    }
}

fn table(game: &dyn AnyGame, at: &Moment, seed: u64) -> Result<Box<dyn AnyTable>> {
    let setup = at.options.iter().fold(Setup::seats(at.seats), |setup, (option, value)| setup.option(option, value));
    let names = NAMES.iter().take(at.seats.into());
    let seats = names.map(|name| Seated { name: (*name).to_owned(), bot: None }).collect();
    Ok(game.open(&setup, Dice::Seed(Seed::plain(seed)), Head { seats, ..Head::default() }, 0)?)
}
