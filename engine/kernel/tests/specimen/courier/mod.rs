//! Couriers: a game of a page that passes through every door of the contract.

pub mod game;
pub mod steps;
pub mod view;

pub use game::Courier;
