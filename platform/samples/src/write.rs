//! The command `cargo xtask samples`: writes the samples of games into their folders.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

use crate::find_samples::{MAX_GAMES, find_samples};
use crate::games::{GAMES, Moments};

/// Writes the samples of these games; of all that have moments, if none is named.
pub fn run(names: &[String]) -> Result<()> {
    let unknown = names.iter().find(|name| GAMES.iter().all(|Moments(id, _)| id != name));
    if let Some(name) = unknown {
        let known: Vec<&str> = GAMES.iter().map(|Moments(id, _)| *id).collect();
        bail!("'{name}' is no game with moments; there are: {}", known.join(", "));
    }
    for game in GAMES.iter().filter(|Moments(id, _)| names.is_empty() || names.iter().any(|name| name == id)) {
        write(game)?;
    }
    Ok(())
}

/// The folders of the games.
pub fn games_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

/// The names of the samples in a game's folder; nothing where there is no such folder.
pub fn samples_in(game: &str) -> Result<Vec<String>> {
    let folder = folder(game);
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".json").map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// The file of a sample.
pub fn file(game: &str, name: &str) -> PathBuf {
    folder(game).join(format!("{name}.json"))
}

fn folder(game: &str) -> PathBuf {
    games_folder().join(game).join("web/samples")
}

/// Nothing is written before every moment of the game has been met.
fn write(&Moments(id, moments): &Moments) -> Result<()> {
    let moments = moments();
    let samples = find_samples(staffetta_registry::game(id)?, &moments, MAX_GAMES)?;
    fs::create_dir_all(folder(id)).with_context(|| folder(id).display().to_string())?;
    for (moment, sample) in moments.iter().zip(&samples) {
        let file = file(id, moment.name);
        fs::write(&file, sample.text()?).with_context(|| file.display().to_string())?;
    }
    for name in samples_in(id)? {
        if moments.iter().all(|moment| moment.name != name) {
            fs::remove_file(file(id, &name))?;
            println!("{id}: {name} is no moment any more, its sample is gone");
        }
    }
    println!("{id}: {} samples", samples.len());
    Ok(())
}
