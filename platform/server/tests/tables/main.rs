//! Tables over real sockets, on loopback and free ports, with the kernel's specimen game.
#![allow(clippy::unwrap_used)]

mod access;
mod attempts;
mod backup;
mod bad_input;
mod bots;
mod browser;
mod chat;
mod claims;
mod client;
mod clocks;
mod crash;
mod data_folder;
mod done_once;
mod first_release;
mod frames;
mod hidden_information;
mod many_tables;
mod network;
mod nodes;
mod nodes_killed;
mod operators;
mod pacing;
mod pages;
mod people;
mod places;
mod play;
mod protocol;
mod registry;
mod restart;
mod specimen;
mod test_server;
