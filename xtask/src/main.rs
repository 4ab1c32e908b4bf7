//! The project's commands: `cargo xtask COMMAND`. No dependencies, so that they start at once on a fresh machine.

mod architecture;
mod audit;
mod dist;
mod mutants;
mod new_game;
mod postgres;
mod run;
mod rust_tests;
mod test;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The project's commands:

  cargo xtask serve [...]     build everything and serve the site at http://localhost:1944 (--addr, --data, --open)
  cargo xtask test            everything that must hold before a change lands
  cargo xtask shots [FOLDER]  print every page and every state of every board, with contact sheets (target/shots)
  cargo xtask samples [GAME]  play until every moment of the boards has been met, and write it (games/GAME/web/samples)
  cargo xtask tutorials [GAME]  play the tutorials through the rules and write their moments (games/GAME/tutorial)
  cargo xtask audit           licences, advisories, doubled and unused dependencies (needs cargo-deny, cargo-machete)
  cargo xtask mutants GAME    how many small changes of a game's rules its tests catch (--sample 120, --seed 1, --again)
  cargo xtask architecture    draw the picture of the crates in ARCHITECTURE.md
  cargo xtask dist            the program as it is handed on, stripped, with checksums (target/dist-out)
  cargo xtask new-game NAME   a new game's folder that passes conformance (NAME in lower case with hyphens)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        ["serve", ref words @ ..] => web::serve(&root(), words),
        ["shots"] => web::screenshots(&root(), &root().join("target/shots")),
        ["shots", folder] => web::screenshots(&root(), Path::new(folder)),
        ["samples", ref games @ ..] => web::samples(&root(), games),
        ["tutorials", ref games @ ..] => web::tutorials(&root(), games),
        ["test"] => test::all(&root()),
        ["audit"] => audit::all(&root()),
        ["mutants", game, ref words @ ..] => mutants::run(&root(), game, words),
        ["architecture"] => architecture::draw(&root()),
        ["dist"] => dist::make(&root()),
        ["new-game", name] => new_game::make(&root(), name),
        ["help" | "--help" | "-h"] | [] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("there is no command '{}'\n\n{HELP}", words.join(" "))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}
