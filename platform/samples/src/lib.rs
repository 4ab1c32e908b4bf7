//! Sample tables: moments of games between bots, as the server would send them to a player, for the boards to be looked
//! at and checked.
//!
//! A game says in `games/GAME/web/moments.rs` which moments it wants; `cargo xtask samples` plays until each has been
//! met and writes `games/GAME/web/samples/*.json`. [`tutorial`] plays the games' tutorials and writes their moments likewise.

mod find_samples;
pub mod games;
mod moment;
mod partial_answer;
mod sample;
pub mod tutorial;
pub mod write;

pub use find_samples::{MAX_GAMES, find_samples};
pub use moment::{Eyes, Fits, Moment, Questions, count, has};
pub use partial_answer::Step;
pub use sample::{Answered, Asking, Sample};
