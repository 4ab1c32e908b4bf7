//! The specimen game of the kernel's tests.
#![allow(dead_code)]

#[path = "../../../../engine/kernel/tests/specimen/courier/mod.rs"]
pub mod courier;

pub use courier::Courier;
use staffetta_registry::{AnyGame, Registered};

static COURIER: Registered<Courier> = Registered::NEW;

/// A registry with nothing else in it.
pub static REGISTRY: &[&dyn AnyGame] = &[&COURIER];
