//! Bots by name.

use staffetta_kernel::{Fault, Game};

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::random::Random;
use crate::search::Search;

/// The names that [`by_name`] knows. `search:N` searches for N iterations, whatever the budget says.
pub const fn names() -> &'static [&'static str] {
    &["random", "greedy", "search", "search:N"]
}

/// The bot of this name.
pub fn by_name<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Fault> {
    match name.split_once(':') {
        None if name == "random" => Ok(Box::new(Random::<G>::new(seed))),
        None if name == "greedy" => Ok(Box::new(Greedy::<G>::new(seed))),
        None if name == "search" => Ok(Box::new(Search::<G>::new(seed))),
        Some(("search", iterations)) => match iterations.parse() {
            Ok(n) if n > 0 => Ok(Box::new(Search::<G>::new(seed).with_iterations(n))),
            _ => Err(Fault::new(
                "unknown-bot",
                format!("bot {name}"),
                format!("'{iterations}' is not a number of iterations; write for example search:1000"),
            )),
        },
        _ => Err(Fault::new(
            "unknown-bot",
            format!("bot {name}"),
            format!("there is no such bot; there are: {}", names().join(", ")),
        )),
    }
}
