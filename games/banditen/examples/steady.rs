//! Two players with common sense: who wins, how, and how long it takes.
//!
//! `cargo run --release -p staffetta-banditen --example steady -- 200 tarnova [SEED] [KEY=VALUE...]`, where a key with
//! two dots is a data value and any other an option.

use staffetta_banditen::Banditen as G;
use staffetta_kernel::{Game, LabDesk, Progress, Quick, Setup, Viewer};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(100);
    let scenario = args.next().unwrap_or_else(|| "gravellona".to_owned());
    let seed: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let mut setup = Setup::seats(2).option("scenario", &scenario);
    for (key, value) in args.filter_map(|arg| arg.split_once('=').map(|(k, v)| (k.to_owned(), v.to_owned()))) {
        if key.matches('.').count() == 2 {
            setup.overrides.insert(key, value);
        } else {
            setup = setup.option(&key, &value);
        }
    }
    let ready = setup.ready::<G>().expect("a battle");
    let r = &*ready.rules;
    let (mut wins, mut sums, mut names, mut endings) = (0.0, Vec::new(), Vec::new(), std::collections::BTreeMap::new());
    let mut entries = 0u64;
    for game in 0..games {
        let mut luck = Quick::nth(seed, game);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut luck));
        let mut picks: Vec<_> = Vec::new();
        while let Some(seat) = G::awaiting(r, &s).next() {
            let view = G::view(r, &s, Viewer::Seat(seat));
            picks.clear();
            G::plan(r, &view, seat, &mut luck, &mut picks);
            // As far as the plan goes: up to the first entry that the other side may answer.
            for &pick in &picks {
                let done = G::act(r, &mut s, seat, pick, &mut LabDesk::new(&mut luck));
                match done {
                    Ok(Progress::Entry) => entries += 1,
                    Ok(Progress::Pick) => {}
                    Err(_) => break,
                }
                if G::awaiting(r, &s).next() != Some(seat) {
                    break;
                }
            }
        }
        let outcome = G::awaiting(r, &s).outcome().expect("an outcome");
        wins += f64::from(outcome.shares()[0]);
        *endings.entry(outcome.reason).or_insert(0) += 1;
        let figures = G::figures(r, &s);
        sums.resize(figures.len(), 0.0);
        names = figures.iter().map(|(name, _)| *name).collect();
        figures.iter().zip(&mut sums).for_each(|((_, value), sum)| *sum += value);
    }
    let n = games as f64;
    let rate = wins / n;
    println!(
        "{scenario}: partisans {:.1} % ± {:.1} of {games}",
        100.0 * rate,
        196.0 * (rate * (1.0 - rate) / n).sqrt()
    );
    println!("  {endings:?}, {:.0} entries a game", entries as f64 / n);
    for (name, sum) in names.iter().zip(&sums) {
        print!("  {name} {:.2}", sum / n);
    }
    println!();
}
