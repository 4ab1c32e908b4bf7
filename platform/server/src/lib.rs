//! The game server: tables for people and bots over HTTP and WebSocket.
//!
//! One task per live table (its room) holds the kernel's table and decides the order of things; every entry is
//! in the store before anybody is told of it. What a viewer may not see never leaves the server: a message to a seat is
//! built from that seat's view and from nothing else.

mod access;
mod analyses;
mod assets;
mod base64;
mod bot_pool;
mod bot_socket;
mod card_reports;
mod client_addr;
mod clock;
mod config;
mod error;
mod guarded_stream;
mod http_connections;
mod limited_listener;
mod mail;
mod metrics;
mod notify;
mod origin;
mod people;
mod preview;
pub mod protocol;
mod rate_limits;
mod request_log;
mod rest;
mod room;
mod rooms;
mod router;
mod secrets;
mod server;
mod socket;
mod story;
mod texts;
mod titles;
mod upkeep;

pub use clock::Clock;
pub use config::Config;
pub use mail::MailServer;
pub use notify::NoticeSettings;
pub use server::{ServeError, Server, interrupted};
