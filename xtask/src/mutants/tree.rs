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

/// The variable that names the file which is written when the mutant is played.
pub const PLAYED: &str = "STAFFETTA_MUTANT_PLAYED";

/// Asks which mutant is played, and notes that it is; goes into the game's crate.
const WHICH: &str = "
/// The mutant that is played.
pub fn mutant() -> u32 {
    static WHICH: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    *WHICH.get_or_init(|| std::env::var(\"STAFFETTA_MUTANT\").ok().and_then(|text| text.parse().ok()).unwrap_or(0))
}
/// Notes that it is played.
pub fn mutant_played() {
    static NOTED: std::sync::OnceLock<bool> = std::sync::OnceLock::new();
    NOTED.get_or_init(|| std::env::var(\"STAFFETTA_MUTANT_PLAYED\").is_ok_and(|path| std::fs::write(path, \"\").is_ok()));
}
";

/// Mutants by their place in the sample, each with some lines.
type Places = Vec<(usize, Range<usize>)>;

/// Where the mutants of a file stand.
#[derive(PartialEq, Eq, Debug, Default)]
struct Lines {
    /// The lines of each mutant.
    own: Places,
    /// For each mutant the lines of its function as it was.
    original: Places,
}

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
    /// The game's other tests.
    pub others: Vec<PathBuf>,
}

impl Tree {
    /// Copies the project, or what changed in it since. The sources of games stay as they are: that of this game is
    /// written with its mutants, the others are not built.
    pub fn copy(root: &Path, game: &str) -> Result<Self, String> {
        let dir = root.join("target/mutants/tree");
        let say = |error: std::io::Error| format!("the copy in {}: {error}", dir.display());
        for folder in ["engine", "games"] {
            copy(&root.join(folder), &dir.join(folder), &root.join("games")).map_err(say)?;
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

    /// Builds the tests with these mutants, the first of which has the number 1, but for those that are known not to be
    /// viable; those that cannot be built join them.
    pub fn build(&self, mutants: &[Mutant], viable: &mut [bool]) -> Result<Programs, String> {
        loop {
            let places = self.write(mutants, viable)?;
            let package = format!("staffetta-{}", self.game);
            let arguments = ["test", "--offline", "--no-run", "--message-format", "short", "--lib", "-p"];
            let output = Command::new(cargo())
                .args(arguments)
                .arg(&package)
                .args(self.tests()?.iter().flat_map(|test| ["--test", test.as_str()]))
                .env("CARGO_TARGET_DIR", &self.target)
                .env("CARGO_PROFILE_DEV_DEBUG", "false")
                .current_dir(&self.dir)
                .output()
                .map_err(|error| format!("cargo could not be started: {error}"))?;
            let said = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
            if output.status.success() {
                return self.programs(&said);
            }
            // Where no mutant is at fault, its function's answer has a type that differs from body to body (`impl ...`).
            if !strike(viable, &said, |file| places.get(file).map(|lines| &lines.own))
                && !strike(viable, &said, |file| places.get(file).map(|lines| &lines.original))
            {
                let errors: Vec<&str> = said.lines().filter(|line| line.contains("error")).take(10).collect();
                return Err(format!("the copy cannot be built:\n{}", errors.join("\n")));
            }
        }
    }

    /// The names of the game's test programs, but for that of allocations, which only counts.
    fn tests(&self) -> Result<Vec<String>, String> {
        let dir = self.game_dir().join("tests");
        let files = source_files(&dir, &["allocations.rs"])?;
        let program = |file: &String| match file.split_once('/') {
            Some((folder, "main.rs")) => Some(folder.to_owned()),
            Some(_) => None,
            None => file.strip_suffix(".rs").map(str::to_owned),
        };
        Ok(files.iter().filter_map(program).collect())
    }

    /// Writes the sources with the viable mutants. Answers the lines of each, by file.
    fn write(&self, mutants: &[Mutant], viable: &[bool]) -> Result<BTreeMap<String, Lines>, String> {
        let mut places = BTreeMap::new();
        let folder = self.root.join("games").join(&self.game).join("src");
        for file in source_files(&folder, &[])? {
            let below = format!("games/{}/src/{file}", self.game);
            let say = |error: std::io::Error| format!("{below}: {error}");
            let source = fs::read_to_string(self.root.join(&below)).map_err(say)?;
            let chosen = mutants.iter().enumerate().filter(|(index, mutant)| viable[*index] && mutant.file == file);
            let (mut text, lines) = with_mutants(&source, chosen.collect());
            if file == "lib.rs" {
                text += WHICH;
            }
            fs::create_dir_all(self.dir.join(&below).parent().unwrap_or(&self.dir)).map_err(say)?;
            write(&self.dir.join(&below), text.as_bytes()).map_err(say)?;
            places.insert(below, lines);
        }
        Ok(places)
    }

    fn programs(&self, said: &str) -> Result<Programs, String> {
        let path = |line: &str| line.split(['(', ')']).nth(1).map(|path| self.dir.join(path));
        let (unit, others): (Vec<&str>, Vec<&str>) =
            said.lines().filter(|line| line.contains("Executable")).partition(|line| line.contains("unittests"));
        let unit = unit.first().and_then(|line| path(line)).ok_or("cargo names no unit tests")?;
        Ok(Programs { unit, others: others.into_iter().filter_map(path).collect() })
    }
}

/// Strikes out the mutants in whose lines there are errors. Were there any?
fn strike<'a>(viable: &mut [bool], said: &str, places: impl Fn(&str) -> Option<&'a Places>) -> bool {
    let mut struck = false;
    for (file, line) in said.lines().filter_map(error_place) {
        for (mutant, _) in places(file).into_iter().flatten().filter(|(_, lines)| lines.contains(&line)) {
            struck |= viable[*mutant];
            viable[*mutant] = false;
        }
    }
    struck
}

/// `games/x/src/y.rs:12:5: error...`: the file and the line.
fn error_place(line: &str) -> Option<(&str, usize)> {
    let (place, rest) = line.split_once(": ")?;
    let mut parts = place.splitn(3, ':');
    let (file, line) = (parts.next()?, parts.next()?.parse().ok()?);
    rest.starts_with("error").then_some((file, line))
}

/// The source in which every function that has mutants asks which of them is played; and the lines of each mutant.
fn with_mutants(source: &str, mut mutants: Vec<(usize, &Mutant)>) -> (String, Lines) {
    mutants.sort_by_key(|(index, mutant)| (mutant.body.start, *index));
    let (mut text, mut lines, mut done) = (String::new(), Lines::default(), 0);
    for group in mutants.chunk_by(|(_, one), (_, other)| one.body == other.body) {
        let body = group[0].1.body.clone();
        text += &source[done..body.start];
        text += "{ match crate::mutant() {\n";
        for (index, mutant) in group {
            let first = text.matches('\n').count() + 1;
            let (before, after) = (&source[body.start..mutant.place.start], &source[mutant.place.end..body.end]);
            let _ = writeln!(text, "{} => {{ crate::mutant_played(); {before}{}{after} }}", index + 1, mutant.by);
            lines.own.push((*index, first..text.matches('\n').count() + 1));
        }
        let first = text.matches('\n').count() + 1;
        let _ = write!(text, "_ => {} }} }}", &source[body.clone()]);
        lines.original.extend(group.iter().map(|(index, _)| (*index, first..text.matches('\n').count() + 2)));
        done = body.end;
    }
    (text + &source[done..], lines)
}

/// The files below a folder, in order, but for those and in those folders that are left out.
pub fn source_files(dir: &Path, left_out: &[&str]) -> Result<Vec<String>, String> {
    let say = |error: std::io::Error| format!("{}: {error}", dir.display());
    let mut entries = Vec::new();
    for entry in fs::read_dir(dir).map_err(say)? {
        entries.push(entry.map_err(say)?);
    }
    entries.sort_by_key(fs::DirEntry::file_name);
    let mut found = Vec::new();
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        if left_out.contains(&name.as_str()) {
            continue;
        }
        if entry.path().is_dir() {
            let below = source_files(&entry.path(), left_out)?;
            found.extend(below.into_iter().map(|file| format!("{name}/{file}")));
        } else {
            found.push(name);
        }
    }
    Ok(found)
}

/// Copies a folder but for what browsers need and the sources of games that are there; what is the same is left alone,
/// what is gone is removed.
fn copy(from: &Path, to: &Path, games: &Path) -> std::io::Result<()> {
    if from.ends_with("src") && from.starts_with(games) && to.exists() {
        return Ok(());
    }
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
            copy(&source, &copied, games)?;
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
            "fn a(b: u8) -> bool { match crate::mutant() {\n\
             2 => { crate::mutant_played(); { false } }\n\
             3 => { crate::mutant_played(); {\n    b <= 3\n} }\n_ => {\n    b < 3\n} } }\n"
        );
        assert_eq!(lines, Lines { own: vec![(1, 2..3), (2, 3..6)], original: vec![(1, 6..9), (2, 6..9)] });
    }

    #[test]
    fn the_place_of_an_error_is_read() {
        assert_eq!(error_place("games/a/src/b.rs:12:5: error[E0308]: no"), Some(("games/a/src/b.rs", 12)));
        assert_eq!(error_place("games/a/src/b.rs:12:5: warning: no"), None);
    }
}
