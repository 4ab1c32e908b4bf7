//! Running other programs, step by step.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Runs a step: says what it is, shows the program's output, and fails with the step's name.
pub fn step(
    title: &str,
    dir: &Path,
    program: &str,
    arguments: &[&str],
    settings: &[(&str, &str)],
) -> Result<(), String> {
    println!("\n== {title}");
    let begun = Instant::now();
    let status = Command::new(program)
        .args(arguments)
        .envs(settings.iter().copied())
        .current_dir(dir)
        .status()
        .map_err(|error| format!("{title}: '{program}' could not be started: {error}"))?;
    if !status.success() {
        return Err(format!("\nFailed: {title} ({program} {})", arguments.join(" ")));
    }
    println!("== {title}: {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// The cargo that runs this program.
pub fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}
