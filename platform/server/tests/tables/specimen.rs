//! The specimen game of the kernel's tests.
#![allow(dead_code)]

#[path = "../../../../engine/kernel/tests/specimen/game.rs"]
pub mod game;
#[path = "../../../../engine/kernel/tests/specimen/screen.rs"]
pub mod screen;
#[path = "../../../../engine/kernel/tests/specimen/sight.rs"]
pub mod sight;

pub use game::Courier;
use staffetta_registry::{AnyGame, Of};

static COURIER: Of<Courier> = Of::NEW;

/// A registry with nothing else in it.
pub static REGISTRY: &[&dyn AnyGame] = &[&COURIER];
