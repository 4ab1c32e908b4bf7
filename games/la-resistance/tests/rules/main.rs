//! What tries this game's rules, as one program: as several, each of them would build the game's machinery anew.

mod ai;
mod conformance;
mod coverage;
mod drawn_anew;
mod fingerprint;
mod generated;
mod labels;
mod log;
mod orders;
mod queries;
mod queries_in_play;
mod scenarios;
mod tables;
mod unavailable;
