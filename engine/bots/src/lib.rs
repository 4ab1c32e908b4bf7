//! Players that see only a view of the table.
//!
//! A [`Bot`] is handed the rules, its own view and a budget; there is no state in its hands, so it cannot peek. All
//! bots work for every game through the kernel's contract alone:
//!
//! - [`Random`] chooses evenly among what is legal;
//! - [`Greedy`] follows the game's common sense ([`Game::plan`](staffetta_kernel::Game::plan));
//! - [`Search`] imagines worlds that fit its view and looks ahead in them.

mod bot;
mod entry;
mod greedy;
mod imagine;
mod intent;
mod named;
mod random;
mod search;

pub use bot::{Bot, Budget};
pub use entry::whole_entry;
pub use greedy::Greedy;
pub use named::{by_name, names};
pub use random::Random;
pub use search::{Caution, Params, Search};
