//! `cargo xtask mutants GAME`: changes the rules of a game in many small ways, one at a time, and counts how many of these
//! changes the game's tests catch. Not part of the tests.

mod find;
mod judge;
mod tokens;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};

use find::Mutant;
use judge::{Judge, Verdict};
use tree::Tree;

/// What is no rule: bots, statistics, texts, what boards and examples show or are given, odds that are told beforehand.
const NOT_RULES: [&str; 24] = [
    "ai",
    "assault_odds.rs",
    "draft_json.rs",
    "draft_summary.rs",
    "event.rs",
    "facts.rs",
    "fire_odds.rs",
    "form.rs",
    "given.rs",
    "keeping.rs",
    "labels.rs",
    "names.rs",
    "odds.rs",
    "open_form.rs",
    "outlook.rs",
    "queries",
    "queries.rs",
    "reach.rs",
    "state_json.rs",
    "statistics.rs",
    "told.rs",
    "under_way.rs",
    "view_json.rs",
    "words.rs",
];

/// So many of a hundred must be caught.
const AIM: usize = 92;

/// What is asked for.
struct Wish {
    sample: usize,
    seed: u64,
    /// Only those that survived the last time are tried again.
    again: bool,
}

/// Tries a sample of mutants and writes what became of each to `target/mutants/GAME.txt`.
pub fn run(root: &Path, game: &str, words: &[&str]) -> Result<(), String> {
    let wish = read(words)?;
    let source = root.join("games").join(game).join("src");
    if !source.is_dir() {
        return Err(format!("there is no game '{game}'"));
    }
    let mut all = Vec::new();
    for file in files(&source, &source)? {
        let text = fs::read_to_string(source.join(&file)).map_err(|error| format!("{file}: {error}"))?;
        all.extend(find::mutants(&file, &text));
    }
    let count = all.len();
    let sample = sample(all, wish.sample, wish.seed);
    println!("{game}: {} of {count} mutants, seed {}; building", sample.len(), wish.seed);
    let tree = Tree::copy(root, game)?;
    let (programs, viable) = tree.build(&sample)?;
    let dir = tree.game_dir();
    let judge = Judge::new(&programs, &dir)?;
    let report = root.join(format!("target/mutants/{game}.txt"));
    let last = if wish.again { fs::read_to_string(&report).unwrap_or_default() } else { String::new() };
    let mut lines = Vec::new();
    for (index, mutant) in sample.iter().enumerate().filter(|(index, _)| viable[*index]) {
        let name = name(mutant);
        let known = last.lines().find(|line| line.starts_with("caught") && line.ends_with(&name));
        let line = match known {
            Some(line) => line.to_owned(),
            None => format!("{}: {name}", judge.verdict(index + 1)?),
        };
        println!("{line}");
        lines.push(line);
        fs::write(&report, lines.join("\n")).map_err(|error| format!("{}: {error}", report.display()))?;
    }
    sum_up(root, game, &lines)
}

/// Says how many were caught, and which were not and why.
fn sum_up(root: &Path, game: &str, lines: &[String]) -> Result<(), String> {
    let reasons = fs::read_to_string(root.join(format!("games/{game}/tests/survivors.txt"))).unwrap_or_default();
    let mark = format!("{}: ", Verdict::Survived);
    let survivors: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix(&mark)).collect();
    println!("\nSurvivors:");
    for survivor in &survivors {
        let reason = reasons.lines().skip_while(|line| line != survivor).nth(1);
        println!("{survivor}\n  {}", reason.map_or("NO REASON in tests/survivors.txt", str::trim));
    }
    let (caught, viable) = (lines.len() - survivors.len(), lines.len());
    let share = 100.0 * caught as f64 / viable.max(1) as f64;
    println!("\n{game}: {caught} of {viable} viable mutants caught: {share:.1} %");
    if caught * 100 < AIM * viable { Err(format!("fewer than {AIM} %")) } else { Ok(()) }
}

/// The mutant in one line, the same after lines moved.
fn name(mutant: &Mutant) -> String {
    format!("{} {}: {}", mutant.file, mutant.function, mutant.what)
}

fn read(words: &[&str]) -> Result<Wish, String> {
    let mut wish = Wish { sample: 120, seed: 1, again: false };
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut number =
            || words.next().and_then(|text| text.parse::<u64>().ok()).ok_or(format!("{word} needs a number"));
        match word {
            "--sample" => wish.sample = number()? as usize,
            "--seed" => wish.seed = number()?,
            "--again" => wish.again = true,
            _ => return Err(format!("'{word}' is not known: --sample N, --seed N, --again")),
        }
    }
    Ok(wish)
}

/// The files of the rules, below the folder, in order.
fn files(source: &Path, dir: &Path) -> Result<Vec<String>, String> {
    let say = |error: std::io::Error| format!("{}: {error}", dir.display());
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(dir).map_err(say)? {
        paths.push(entry.map_err(say)?.path());
    }
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if NOT_RULES.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            found.extend(files(source, &path)?);
        } else if let Ok(below) = path.strip_prefix(source) {
            found.push(below.display().to_string());
        }
    }
    Ok(found)
}

/// So many of them, any as likely as any other; the same for the same seed.
fn sample(mut all: Vec<Mutant>, count: usize, seed: u64) -> Vec<Mutant> {
    let mut state = seed;
    let mut next = || {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    let count = count.min(all.len());
    for at in 0..count {
        let other = at + (next() % (all.len() - at) as u64) as usize;
        all.swap(at, other);
    }
    all.truncate(count);
    all
}
