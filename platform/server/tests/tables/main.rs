//! Tables over real sockets, on loopback and free ports, with the kernel's specimen game.
#![allow(clippy::unwrap_used)]

mod bad_input;
mod chat;
mod client;
mod crowd;
mod fixture;
mod house;
mod killed;
mod pace;
mod pages;
mod play;
mod protocol;
mod registry;
mod restart;
mod sight;
mod specimen;
