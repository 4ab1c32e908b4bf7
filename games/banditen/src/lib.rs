//! Banditen: a small race to begin with.

mod event;
mod game;
mod screen;
mod state;

pub use event::Happened;
pub use game::{Banditen, Rules};
pub use screen::View;
pub use state::State;

staffetta_kernel::actions! {
    /// What a player may do.
    pub enum Action, version 1 {
        /// Roll the die.
        Roll = "roll",
        /// Keep the pot.
        Hold = "hold",
    }
}
