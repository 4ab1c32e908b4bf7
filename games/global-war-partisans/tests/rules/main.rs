//! What the game promises, and the rules it plays by.

mod conformance;
