//! What tries this game's rules, as one program: as several, each of them would build the game's machinery anew.

mod agreed_end;
mod ai;
mod conformance;
mod coverage;
mod fingerprint;
mod generated;
mod labels;
mod line_of_sight;
mod open_form;
mod presentation;
mod questions;
mod scenarios;
mod standing_orders;
mod told;
