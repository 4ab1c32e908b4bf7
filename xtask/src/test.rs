//! Everything that must hold before a change lands.

use std::path::Path;

use crate::new_game;
use crate::run::{cargo, side_by_side, step};
use crate::web;

/// Runs all steps and stops at the first that fails. The pages are built before the tests, for the program holds them.
pub fn all(root: &Path) -> Result<(), String> {
    let cargo = cargo();
    let run = |title: &str, arguments: &[&str]| step(title, root, &cargo, arguments, &[]);
    run("Format", &["fmt", "--all", "--check"])?;
    side_by_side(&[
        &|| run("Lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]),
        &|| {
            web::build(root)?;
            web::read(root)?;
            web::press(root)
        },
    ])?;
    side_by_side(&[
        &|| {
            // The examples have been through the lints, and nothing runs them here.
            run("Tests", &["test", "--workspace", "--quiet", "--lib", "--bins", "--tests"])?;
            run("Examples in the documentation", &["test", "--workspace", "--quiet", "--doc"])?;
            new_game::trial(root)
        },
        &|| {
            web::unit_tests(root)?;
            web::chromium().map(|_| ())
        },
    ])?;
    web::in_a_browser(root)?;
    println!("\nAll is well.");
    Ok(())
}
