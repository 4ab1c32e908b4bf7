//! A copy of engine and games in which many mutants are built at once: which of them is played is said by the
//! environment, so that a mutant costs a run of the tests and no build.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::find::Mutant;
use crate::run::cargo;

/// The variable that says which mutant is played.
pub const VARIABLE: &str = "STAFFETTA_MUTANT";

/// Asks which mutant is played; goes into the game's crate.
const WHICH: &str = "
/// The mutant that is played.
pub fn mutant() -> u32 {
    static WHICH: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    *WHICH.get_or_init(|| std::env::var(\"STAFFETTA_MUTANT\").ok().and_then(|text| text.parse().ok()).unwrap_or(0))
}
";

/// Mutants by their place in the sample, each with its lines.
type Places = Vec<(usize, Range<usize>)>;

/// The copy.
pub struct Tree {
    /// Its folder.
    pub dir: PathBuf,
    /// The folder of what is built: not that of the project, which would take mutants for its own crates.
    target: PathBuf,
    /// The original folder.
    root: PathBuf,
    game: String,
}

/// Test programs.
pub struct Programs {
    /// The unit tests of the rules.
    pub unit: PathBuf,
    /// The game's other tests, but for those of allocations, which only count.
    pub others: Vec<PathBuf>,
}

impl Tree {
    /// Copies the project, or what changed in it since.
    pub fn copy(root: &Path, game: &str) -> Result<Self, String> {
        let dir = root.join("target/mutants/tree");
        let say = |error: std::io::Error| format!("the copy in {}: {error}", dir.display());
        for folder in ["engine", "games"] {
            copy(&root.join(folder), &dir.join(folder)).map_err(say)?;
        }
        let manifest = fs::read_to_string(root.join("Cargo.toml")).map_err(say)?;
        let members = |line: &str| match line.split_once(" = ") {
            Some(("members", _)) => "members = [\"engine/*\", \"games/*\"]\n".to_owned(),
            Some(("exclude", _)) => String::new(),
            _ => format!("{line}\n"),
        };
        write(&dir.join("Cargo.toml"), manifest.lines().map(members).collect::<String>().as_bytes()).map_err(say)?;
        if !dir.join("Cargo.lock").exists() {
            fs::copy(root.join("Cargo.lock"), dir.join("Cargo.lock")).map_err(say)?;
        }
        Ok(Self { target: root.join("target/mutants/build"), root: root.to_owned(), game: game.to_owned(), dir })
    }

    /// The folder of the game in the copy.
    pub fn game_dir(&self) -> PathBuf {
        self.dir.join("games").join(&self.game)
    }

    /// Builds the tests with these mutants, the first of which has the number 1. Answers the programs and which mutants
    /// cannot be built.
    pub fn build(&self, mutants: &[Mutant]) -> Result<(Programs, Vec<bool>), String> {
        let mut viable = vec![true; mutants.len()];
        loop {
            let places = self.write(mutants, &viable)?;
            let package = format!("staffetta-{}", self.game);
            let arguments = ["test", "--offline", "--no-run", "--message-format", "short", "--lib", "--tests", "-p"];
            let output = Command::new(cargo())
                .args(arguments)
                .arg(&package)
                .env("CARGO_TARGET_DIR", &self.target)
                .current_dir(&self.dir)
                .output()
                .map_err(|error| format!("cargo could not be started: {error}"))?;
            let said = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
            if output.status.success() {
                return Ok((self.programs(&said)?, viable));
            }
            let before = viable.iter().filter(|viable| **viable).count();
            for (file, line) in said.lines().filter_map(error_place) {
                for (mutant, _) in places.get(file).into_iter().flatten().filter(|(_, lines)| lines.contains(&line)) {
                    viable[*mutant] = false;
                }
            }
            if viable.iter().filter(|viable| **viable).count() == before {
                let errors: Vec<&str> = said.lines().filter(|line| line.contains("error")).take(10).collect();
                return Err(format!("the copy cannot be built:\n{}", errors.join("\n")));
            }
        }
    }

    /// Writes the sources with the viable mutants. Answers the lines of each, by file.
    fn write(&self, mutants: &[Mutant], viable: &[bool]) -> Result<BTreeMap<String, Places>, String> {
        let mut by_file: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (index, mutant) in mutants.iter().enumerate() {
            by_file.entry(&mutant.file).or_default().push(index);
        }
        by_file.entry("lib.rs").or_default();
        let mut places = BTreeMap::new();
        for (file, indexes) in by_file {
            let below = format!("games/{}/src/{file}", self.game);
            let say = |error: std::io::Error| format!("{below}: {error}");
            let source = fs::read_to_string(self.root.join(&below)).map_err(say)?;
            let chosen = indexes.into_iter().filter(|&index| viable[index]).map(|index| (index, &mutants[index]));
            let (mut text, lines) = with_mutants(&source, chosen.collect());
            if file == "lib.rs" {
                text += WHICH;
            }
            write(&self.dir.join(&below), text.as_bytes()).map_err(say)?;
            places.insert(below, lines);
        }
        Ok(places)
    }

    fn programs(&self, said: &str) -> Result<Programs, String> {
        let path = |line: &str| line.split(['(', ')']).nth(1).map(|path| self.dir.join(path));
        let (unit, others): (Vec<&str>, Vec<&str>) = said
            .lines()
            .filter(|line| line.contains("Executable") && !line.contains("alloc"))
            .partition(|line| line.contains("unittests"));
        let unit = unit.first().and_then(|line| path(line)).ok_or("cargo names no unit tests")?;
        Ok(Programs { unit, others: others.into_iter().filter_map(path).collect() })
    }
}

/// `games/x/src/y.rs:12:5: error...`: the file and the line.
fn error_place(line: &str) -> Option<(&str, usize)> {
    let (place, rest) = line.split_once(": ")?;
    let mut parts = place.splitn(3, ':');
    let (file, line) = (parts.next()?, parts.next()?.parse().ok()?);
    rest.starts_with("error").then_some((file, line))
}

/// The source in which every function that has mutants asks which of them is played; and the lines of each mutant.
fn with_mutants(source: &str, mut mutants: Vec<(usize, &Mutant)>) -> (String, Places) {
    mutants.sort_by_key(|(index, mutant)| (mutant.body.start, *index));
    let (mut text, mut lines, mut done) = (String::new(), Vec::new(), 0);
    for group in mutants.chunk_by(|(_, one), (_, other)| one.body == other.body) {
        let body = group[0].1.body.clone();
        text += &source[done..body.start];
        text += "{ match crate::mutant() {\n";
        for (index, mutant) in group {
            let first = text.matches('\n').count() + 1;
            let (before, after) = (&source[body.start..mutant.place.start], &source[mutant.place.end..body.end]);
            let _ = writeln!(text, "{} => {before}{}{after}", index + 1, mutant.by);
            lines.push((*index, first..text.matches('\n').count() + 1));
        }
        let _ = write!(text, "_ => {} }} }}", &source[body.clone()]);
        done = body.end;
    }
    (text + &source[done..], lines)
}

/// Copies a folder but for what browsers need; what is the same is left alone, what is gone is removed.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        if !from.join(entry.file_name()).exists() {
            if entry.path().is_dir() { fs::remove_dir_all(entry.path())? } else { fs::remove_file(entry.path())? }
        }
    }
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (source, copied) = (entry.path(), to.join(entry.file_name()));
        if !source.is_dir() {
            write(&copied, &fs::read(&source)?)?;
        } else if entry.file_name() != "web" && entry.file_name() != "node_modules" {
            copy(&source, &copied)?;
        }
    }
    Ok(())
}

/// Writes a file if it says something else, so that cargo does not build it anew.
fn write(path: &Path, text: &[u8]) -> std::io::Result<()> {
    if fs::read(path).is_ok_and(|old| old == text) { Ok(()) } else { fs::write(path, text) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::find::mutants;

    #[test]
    fn a_function_asks_which_of_its_mutants_is_played() {
        let source = "fn a(b: u8) -> bool {\n    b < 3\n}\n";
        let found = mutants("a.rs", source);
        let (text, lines) = with_mutants(source, found.iter().enumerate().skip(1).take(2).collect());
        assert_eq!(
            text,
            "fn a(b: u8) -> bool { match crate::mutant() {\n2 => { false }\n3 => {\n    b <= 3\n}\n_ => {\n    b < 3\n} } }\n"
        );
        assert_eq!(lines, [(1, 2..3), (2, 3..6)]);
    }

    #[test]
    fn the_place_of_an_error_is_read() {
        assert_eq!(error_place("games/a/src/b.rs:12:5: error[E0308]: no"), Some(("games/a/src/b.rs", 12)));
        assert_eq!(error_place("games/a/src/b.rs:12:5: warning: no"), None);
    }
}
