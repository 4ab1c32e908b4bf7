//! The command `cargo xtask tutorials`: plays the tutorials of games and writes their moments into their folders.

use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

use super::play::{Queries, play};
use super::{Frames, Tutorial};
use crate::write::games_folder;

/// Writes the moments of these games' tutorials; of all that have one, if none is named.
pub fn run(names: &[String]) -> Result<()> {
    let all: Vec<String>;
    let names = if names.is_empty() {
        all = games()?;
        &all
    } else {
        names
    };
    for game in names {
        let frames = played(game)?;
        let text = frames.text()?;
        fs::write(file(game, "frames.json"), &text)?;
        println!("{game}: {} beats, {} KiB", frames.beats.len(), text.len() / 1024);
    }
    Ok(())
}

/// The games that have a tutorial.
pub fn games() -> Result<Vec<String>> {
    let mut games = Vec::new();
    for folder in fs::read_dir(games_folder())? {
        let game = folder?.file_name().to_string_lossy().into_owned();
        if file(&game, "tutorial.toml").exists() {
            games.push(game);
        }
    }
    games.sort();
    Ok(games)
}

/// A file of a game's tutorial.
pub fn file(game: &str, name: &str) -> PathBuf {
    games_folder().join(game).join("tutorial").join(name)
}

/// The tutorial of a game, played.
pub fn played(game: &str) -> Result<Frames> {
    play(staffetta_registry::game(game)?, &tutorial(game)?, &queries(game)?)
}

/// The tutorial of a game.
pub fn tutorial(game: &str) -> Result<Tutorial> {
    let file = file(game, "tutorial.toml");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    Tutorial::parse(&text).with_context(|| file.display().to_string())
}

/// What the board asks in it, as a browser wrote it down (`platform/web/tests/browser/tutorials.mjs --write`); nothing
/// where there is no such file.
fn queries(game: &str) -> Result<Queries> {
    let file = file(game, "queries.json");
    if !file.exists() {
        return Ok(Queries::new());
    }
    let text = fs::read_to_string(&file)?;
    serde_json::from_str(&text).with_context(|| file.display().to_string())
}
