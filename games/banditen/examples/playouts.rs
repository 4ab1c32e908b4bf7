//! Uniform random playouts: how many decisions a second (questions with at least two answers).
//!
//! `cargo run --release -p staffetta-banditen --example playouts -- 2000 [check]`: `check` tries the invariants after
//! every pick.

use staffetta_banditen::Banditen as G;
use staffetta_kernel::{Choices, Game, LabDesk, Luck, Quick, Setup};

/// Processor seconds of this process so far: a busy machine does not change them.
fn cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    stat.split_whitespace().next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(2000);
    let check = args.next().is_some_and(|word| word == "check");
    for scenario in ["gravellona", "tarnova"] {
        let ready = Setup::seats(2).option("scenario", scenario).ready::<G>().expect("a battle");
        let r = &*ready.rules;
        let mut choices = Choices::new();
        let (mut decisions, mut picks, mut longest, mut wins) = (0u64, 0u64, 0u32, 0u64);
        let start = cpu();
        for game in 0..games {
            let mut luck = Quick::nth(1, game);
            let mut s = G::set_up(r, &mut LabDesk::new(&mut luck));
            let mut length = 0;
            while let Some(seat) = G::awaiting(r, &s).next() {
                choices.clear();
                G::actions(r, &s, seat, &mut choices);
                let count = choices.len() as u32;
                assert!(count > 0, "{scenario} game {game}: nothing to do: {s:?}");
                let action = choices[if count > 1 { luck.below(count) as usize } else { 0 }];
                decisions += u64::from(count > 1);
                length += 1;
                let done = G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut luck));
                assert!(done.is_ok(), "{scenario} game {game}: {action:?}: {done:?}");
                if check && let Err(broken) = G::check(r, &s) {
                    panic!("{scenario} game {game} pick {length} {action:?}: {broken}");
                }
            }
            picks += u64::from(length);
            longest = longest.max(length);
            let outcome = G::awaiting(r, &s).outcome().expect("an outcome");
            wins += u64::from(outcome.rank[0] == 1);
        }
        let seconds = cpu() - start;
        println!(
            "{scenario}: {:.2} M decisions and {:.0} games a CPU-second, {:.0} decisions and {:.0} picks a game, longest {longest}, partisans won {wins}",
            decisions as f64 / seconds / 1e6,
            games as f64 / seconds,
            decisions as f64 / games as f64,
            picks as f64 / games as f64,
        );
    }
    println!("state: {} bytes", size_of::<<G as Game>::State>());
}
