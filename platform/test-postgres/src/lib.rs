//! A PostgreSQL of its own for the tests: the system's package, in a temporary folder, stopped and removed when the test
//! program ends, however it ends.

mod install;
mod server;

pub use install::programs;
pub use server::{Postgres, shared};
