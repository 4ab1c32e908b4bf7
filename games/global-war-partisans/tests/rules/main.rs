//! What the game promises, and the rules it plays by.

mod ai;
mod careless_axis;
mod conformance;
mod coverage;
mod data;
mod fingerprint;
mod generated;
mod longest_turn;
mod odds;
mod offers;
mod orders;
mod outlook;
mod rally;
mod reasons;
mod scenarios;
mod standings;
mod told;
