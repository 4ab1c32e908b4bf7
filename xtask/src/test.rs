//! `cargo xtask test`: everything that must hold before a change lands.

use std::path::Path;

use crate::architecture;
use crate::new_game;
use crate::postgres;
use crate::run::{cargo, in_parallel, step};
use crate::rust_tests;
use crate::web;

/// Runs all steps and stops at the first that fails. The pages are built before the tests, for the program holds them.
pub fn all(root: &Path) -> Result<(), String> {
    let cargo = cargo();
    let run = |title: &str, arguments: &[&str]| step(title, root, &cargo, arguments, &[]);
    run("Format", &["fmt", "--all", "--check"])?;
    architecture::check(root)?;
    postgres::available()?;
    in_parallel(&[
        &|| run("Lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]),
        &|| {
            web::build(root)?;
            web::static_checks(root)?;
            web::check_illustrations(root)
        },
    ])?;
    in_parallel(&[
        &|| {
            rust_tests::build(root)?;
            let programs = rust_tests::programs(root)?;
            // The tests of games compute, those of the server mostly wait.
            in_parallel(&[&|| rust_tests::run(&programs), &|| {
                postgres::server_tests(&programs)?;
                run("Examples in the documentation", &["test", "--workspace", "--quiet", "--doc"])?;
                new_game::trial(root)
            }])
        },
        &|| {
            web::unit_tests(root)?;
            web::chromium().map(|_| ())
        },
    ])?;
    web::browser_tests(root)?;
    println!("\nAll is well.");
    Ok(())
}
