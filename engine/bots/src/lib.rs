//! Bots: players that see only a view of the table.
//!
//! A [`Bot`] is handed the rules, its own view and a budget; there is no state in its hands, so it cannot peek. All
//! bots work for every game through the kernel's contract alone:
//!
//! - [`Random`] chooses evenly among what is legal;
//! - [`Greedy`] follows the game's plan ([`Heuristics::plan`](staffetta_kernel::Heuristics::plan));
//! - [`Search`] samples worlds that fit its view and searches in them;
//! - [`Level`] names four of them for people: recruit, fighter, veteran, commander;
//! - [`External`] asks a program, written in any language.
//!
//! [`hints`] tells a person the best few answers, and what each may bring.

mod bot;
mod by_name;
mod external;
mod greedy;
mod level;
mod planned_picks;
mod random;
mod sampled_world;
mod search;
mod whole_entry;

pub use bot::{Bot, Budget};
pub use by_name::{by_name, names, search_by_name};
pub use external::{External, PROTOCOL};
pub use greedy::Greedy;
pub use level::Level;
pub use random::Random;
pub use search::{Caution, Hint, Params, Search, SearchTimes, hints};
pub use whole_entry::{describe, whole_entry};
