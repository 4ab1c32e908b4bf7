//! What tries this game's rules, as one program: as several, each of them would build the game's machinery anew.

mod ai;
mod conformance;
mod coverage;
mod fingerprint;
mod generated;
mod log;
mod long_games;
mod orders;
mod queries;
mod scenarios;
mod tables;
mod texts;
