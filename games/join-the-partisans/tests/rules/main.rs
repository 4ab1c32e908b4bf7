//! What tries this game's rules, as one program: as several, each of them would build the game's machinery anew.

mod bad_data;
mod conformance;
mod coverage;
mod dice;
mod drafts;
mod drawn_anew;
mod every_setting;
mod fingerprint;
mod generated;
mod handed_down;
mod questions;
mod sayings;
mod scenarios;
mod school;
mod school_bad_input;
mod school_cards;
mod school_secrets;
mod talk;
