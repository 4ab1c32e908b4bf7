//! `cargo xtask mutants GAME`: changes the rules of a game in many small ways, one at a time, and counts how many of these
//! changes the game's tests catch. Not part of the tests.

mod find;
mod judge;
mod results;
mod tokens;
mod tree;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use find::Mutant;
use judge::{Judge, Verdict};
use results::Results;
use tree::{Tree, source_files};

/// What is no rule: bots, statistics, texts, what boards and examples show or are given, odds that are told beforehand.
const NOT_RULES: [&str; 26] = [
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
    "text_board",
    "text_board.rs",
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
    /// How many seeds each promise of conformance is tried on.
    promise_seeds: u64,
    /// What was caught the last time, or could not be built, is not tried again.
    again: bool,
}

/// Tries a sample of mutants and writes what became of each to `target/mutants/GAME-SEED.txt`.
pub fn run(root: &Path, game: &str, words: &[&str]) -> Result<(), String> {
    let wish = read(words)?;
    let all = all_mutants(root, game)?;
    let count = all.len();
    let sample = sample(all, wish.sample, wish.seed);
    println!("{game}: {} of {count} mutants, seed {}; building", sample.len(), wish.seed);
    let begun = Instant::now();
    let tree = Tree::copy(root, game)?;
    let report = root.join(format!("target/mutants/{game}-{}.txt", wish.seed));
    let mut results = Results::open(report, wish.again);
    let mut viable: Vec<bool> =
        sample.iter().map(|mutant| results.of(&name(mutant)) != Some(&Verdict::NotBuilt)).collect();
    let programs = tree.build(&sample, &mut viable)?;
    for (mutant, _) in sample.iter().zip(&viable).filter(|(_, viable)| !**viable) {
        results.keep(&name(mutant), Verdict::NotBuilt)?;
    }
    println!("built in {:.0} s", begun.elapsed().as_secs_f64());
    let judge = Judge::new(&programs, tree.game_dir(), wish.promise_seeds)?;
    let results = judge_all(&judge, &sample, results)?;
    sum_up(root, game, &sample, &results, begun.elapsed().as_secs_f64() / 60.0)
}

/// Judges what is not known yet, as many at a time as there are processors.
fn judge_all(judge: &Judge, sample: &[Mutant], results: Results) -> Result<Results, String> {
    let known = |verdict: &Verdict| verdict.is_caught() || *verdict == Verdict::NotBuilt;
    let open = |(_, mutant): &(usize, &Mutant)| !results.of(&name(mutant)).is_some_and(known);
    let waiting: Vec<(usize, &Mutant)> = sample.iter().enumerate().filter(open).collect();
    let waiting = Mutex::new(waiting.into_iter());
    let next = || waiting.lock().ok()?.next();
    let results = Mutex::new(results);
    let work = || {
        while let Some((index, mutant)) = next() {
            let verdict = judge.verdict(index + 1)?;
            println!("{verdict}: {}", name(mutant));
            results.lock().map_err(|error| error.to_string())?.keep(&name(mutant), verdict)?;
        }
        Ok::<(), String>(())
    };
    thread::scope(|scope| {
        let count = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..count).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| "a judge broke off")?)
    })?;
    results.into_inner().map_err(|error| error.to_string())
}

/// Says how many were caught, and which were not and why.
fn sum_up(root: &Path, game: &str, sample: &[Mutant], results: &Results, minutes: f64) -> Result<(), String> {
    let reasons = fs::read_to_string(root.join(format!("games/{game}/tests/survivors.txt"))).unwrap_or_default();
    let (mut caught, mut survived, mut same) = (0, 0, 0);
    println!("\nSurvivors:");
    for mutant in sample {
        let name = name(mutant);
        match results.of(&name) {
            Some(verdict) if verdict.is_caught() => caught += 1,
            Some(verdict @ (Verdict::Survived | Verdict::NeverReached)) => {
                let reason = reasons.lines().skip_while(|line| *line != name).nth(1);
                survived += 1;
                same += usize::from(reason.is_some());
                let reason = reason.map_or("NO REASON in tests/survivors.txt", str::trim);
                println!("{name}\n  {verdict}, line {}: {reason}", mutant.line);
            }
            _ => {}
        }
    }
    let share = |of: usize| 100.0 * caught as f64 / of.max(1) as f64;
    let built = caught + survived;
    println!("\n{game}: {caught} of {built} mutants that can be built are caught: {:.1} %", share(built));
    println!("without the {same} that nobody could tell: {:.1} %; {minutes:.1} minutes", share(built - same));
    if caught * 100 < AIM * (built - same) { Err(format!("fewer than {AIM} %")) } else { Ok(()) }
}

/// The mutant in one line, the same after lines moved.
fn name(mutant: &Mutant) -> String {
    format!("{} {}: {}", mutant.file, mutant.function, mutant.what)
}

fn read(words: &[&str]) -> Result<Wish, String> {
    let mut wish = Wish { sample: 120, seed: 1, promise_seeds: 6, again: false };
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut number =
            || words.next().and_then(|text| text.parse::<u64>().ok()).ok_or(format!("{word} needs a number"));
        match word {
            "--sample" => wish.sample = number()? as usize,
            "--seed" => wish.seed = number()?,
            "--promise-seeds" => wish.promise_seeds = number()?,
            "--again" => wish.again = true,
            _ => return Err(format!("'{word}' is not known: --sample N, --seed N, --promise-seeds N, --again")),
        }
    }
    Ok(wish)
}

/// Every mutant of the game's rules; of several with the same name all but the first are numbered.
fn all_mutants(root: &Path, game: &str) -> Result<Vec<Mutant>, String> {
    let source = root.join("games").join(game).join("src");
    if !source.is_dir() {
        return Err(format!("there is no game '{game}'"));
    }
    let mut all = Vec::new();
    for file in source_files(&source, &NOT_RULES)? {
        let text = fs::read_to_string(source.join(&file)).map_err(|error| format!("{file}: {error}"))?;
        all.extend(find::mutants(&file, &text));
    }
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for mutant in &mut all {
        let times = seen.entry(name(mutant)).or_default();
        *times += 1;
        if *times > 1 {
            mutant.what += &format!(" ({times})");
        }
    }
    Ok(all)
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
