//! Writes the sample tables of the games' boards, or the moments of their tutorials: `cargo xtask samples [GAME]...`,
//! `cargo xtask tutorials [GAME]...`

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let written = match words.split_first() {
        Some((first, games)) if first == "tutorials" => staffetta_samples::tutorial::write::run(games),
        _ => staffetta_samples::write::run(&words),
    };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
