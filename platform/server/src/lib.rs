//! Tables for people and bots over HTTP and WebSocket.
//!
//! One task per live table (its room) holds the rules' table and decides the order of things; every entry is in the
//! store before anybody hears of it. What a viewer may not see never leaves the server: a message to a seat is built
//! from that seat's view and from nothing else.

mod address;
mod assets;
mod config;
mod doors;
mod doorstep;
mod gate;
mod problem;
pub mod protocol;
mod rest;
mod room;
mod rooms;
mod secrets;
mod serve;
mod socket;
mod thinkers;

pub use config::Config;
pub use serve::{ServeError, Server, serve};
