//! Bots by name.

use staffetta_kernel::{Fault, Game, Heuristics};

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::level::Level;
use crate::random::Random;
use crate::search::{Params, Search};

/// The names that [`by_name`] knows. `search:N` searches for N iterations, whatever the budget says; for experiments its
/// parameters can be set, as in `search:200+turns=0+nodes=1` (see [`Params::set`]).
pub const fn names() -> &'static [&'static str] {
    &["random", "greedy", "recruit", "fighter", "veteran", "commander", "search", "search:N"]
}

/// The bot of this name.
pub fn by_name<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Fault> {
    if let Some(level) = Level::parse(name) {
        return Ok(Box::new(level.bot::<G>(seed)));
    }
    match name.split_once(':') {
        None if name == "random" => Ok(Box::new(Random::<G>::new(seed))),
        None if name == "greedy" => Ok(Box::new(Greedy::<G>::new(seed))),
        None if name == "search" => Ok(Box::new(Search::<G>::new(seed))),
        Some(("greedy", style)) => Ok(Box::new(greedy_in_style::<G>(style, seed)?)),
        Some(("search", _)) => Ok(Box::new(search_by_name::<G>(name, seed)?)),
        _ => Err(Fault::new(
            "unknown-bot",
            format!("bot {name}"),
            format!("there is no such bot; there are: {}", names().join(", ")),
        )),
    }
}

/// The bot that follows the plan in this style, for experiments: `greedy:8`.
fn greedy_in_style<G: Game>(style: &str, seed: u64) -> Result<Greedy<G>, Fault> {
    let styles = G::Ai::PLAN_STYLES;
    match style.parse().ok().filter(|&style| style < styles) {
        Some(style) => Ok(Greedy::in_style(seed, style)),
        None => Err(Fault::new(
            "unknown-bot",
            format!("bot greedy:{style}"),
            format!("the plan of this game has the styles 0 to {}", styles - 1),
        )),
    }
}

/// The searching bot of this name: a level, or `search` or `search:N` with or without parameters.
pub fn search_by_name<G: Game>(name: &str, seed: u64) -> Result<Search<G>, Fault> {
    if let Some(level) = Level::parse(name) {
        return Ok(level.bot(seed));
    }
    let made = match name.split_once(':') {
        None if name == "search" => Ok(Search::new(seed)),
        Some(("search", how)) => searching(how, seed),
        _ => Err("it does not search; write for example search:1000".to_owned()),
    };
    made.map_err(|reason| Fault::new("unknown-bot", format!("bot {name}"), reason))
}

/// The searching bot of so many iterations and of these parameters, or what is wrong with them.
fn searching<G: Game>(how: &str, seed: u64) -> Result<Search<G>, String> {
    let mut parts = how.split('+');
    let iterations = parts.next().unwrap_or_default();
    let Some(n) = iterations.parse().ok().filter(|&n| n > 0) else {
        return Err(format!("'{iterations}' is not a number of iterations; write for example search:1000"));
    };
    let mut params = Params::of::<G>();
    for part in parts {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        params.set(key, value)?;
    }
    Ok(Search::with_params(seed, params).with_iterations(n))
}
