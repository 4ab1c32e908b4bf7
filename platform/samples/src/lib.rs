//! Sample tables: moments of games between bots, as the server would send them to a player, for the boards to be looked
//! at and checked.
//!
//! A game says in `games/GAME/web/moments.rs` which moments it wants; `cargo xtask samples` plays until each has been
//! met and writes `games/GAME/web/samples/*.json`.

pub mod command;
pub mod games;
mod half;
mod moment;
mod play;
mod wire;

pub use half::Step;
pub use moment::{Eyes, Fits, Moment, count, has};
pub use play::{ENOUGH, search};
pub use wire::Sample;
