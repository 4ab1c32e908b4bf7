//! What the game promises, and the rules it plays by.

mod ai;
mod conformance;
mod coverage;
mod data;
mod fingerprint;
mod generated;
mod odds;
mod orders;
mod scenarios;
