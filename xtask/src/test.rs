//! Everything that must hold before a change lands.

use std::path::Path;

use crate::new_game;
use crate::run::{cargo, step};
use crate::web;

/// Runs all steps and stops at the first that fails.
pub fn all(root: &Path) -> Result<(), String> {
    let cargo = cargo();
    let run = |title: &str, arguments: &[&str]| step(title, root, &cargo, arguments, &[]);
    run("Format", &["fmt", "--all", "--check"])?;
    run("Lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])?;
    run("Tests", &["test", "--workspace", "--quiet"])?;
    new_game::trial(root)?;
    web::test(root)?;
    println!("\nAll is well.");
    Ok(())
}
