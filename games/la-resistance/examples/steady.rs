//! Games among common-sense players: length, endings, leaders.
//!
//! `cargo run --release -p staffetta-la-resistance --example steady -- 4 10000 [plan|hunch]`

use staffetta_kernel::serde_json::{Value, to_value};
use staffetta_kernel::{Choices, Game, LabDesk, Quick, Seat, Setup, Viewer};
use staffetta_la_resistance::{Ending, LaResistance as G, Leader};
use std::collections::BTreeMap;
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1);
    let seats: u8 = args.next().and_then(|n| n.parse().ok()).unwrap_or(4);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let quick = args.next().is_some_and(|how| how == "hunch");
    let ready = Setup::seats(seats).option("leader_pick", "random").ready::<G>().expect("the usual table");
    let r = &*ready.rules;
    let (mut choices, mut picks) = (Choices::new(), Vec::new());
    let (mut rounds, mut turns, mut by_glory, mut with_broken, mut broken) = (0, 0, 0, 0, 0);
    let mut leaders: BTreeMap<&str, (f64, u64, u64)> = BTreeMap::new();
    // Squared error of `worth` against the true winner, and that of always saying 1/n.
    let (mut error, mut blind, mut judged) = (0.0, 0.0, 0u64);
    let start = Instant::now();
    for game in 0..games {
        let mut luck = Quick::nth(44, game);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut luck));
        let mut guesses = Vec::new();
        while let Some(seat) = G::awaiting(r, &s).next() {
            picks.clear();
            if quick {
                choices.clear();
                G::actions(r, &s, seat, &mut choices);
                picks.push(G::hunch(r, &s, seat, &choices, &mut luck));
            } else {
                G::plan(r, &G::view(r, &s, Viewer::Seat(seat)), seat, &mut luck, &mut picks);
            }
            for &pick in &picks {
                G::act(r, &mut s, seat, pick, &mut LabDesk::new(&mut luck)).expect("a planned pick is legal");
            }
            if game % 10 == 0 && G::occasion(r, &s).kind == "pre_roll" {
                guesses.push(G::worth(r, &s));
            }
        }
        let outcome = G::awaiting(r, &s).outcome().expect("an end");
        let shares = outcome.shares();
        for guess in guesses {
            for seat in 0..usize::from(seats) {
                error += f64::from(guess[seat] - shares[seat]).powi(2);
                blind += (1.0 / f64::from(seats) - f64::from(shares[seat])).powi(2);
            }
            judged += 1;
        }
        let open = to_value(s).expect("an open form");
        let number = |value: &Value| value.as_u64().unwrap_or(0);
        rounds += number(&open["round"]);
        turns += number(&open["turn"]);
        by_glory += u64::from(outcome.reason == Ending::Glory.word());
        let gone =
            open["bands"].as_array().map_or(0, |b| b.iter().filter(|b| !b["broken_at"].is_null()).count() as u64);
        broken += gone;
        with_broken += u64::from(gone > 0);
        for seat in (0..seats).map(Seat) {
            let band = &open["bands"][seat.at()];
            let leader = Leader::ALL.iter().find(|l| band["leader"] == l.word()).expect("a leader").word();
            let tally = leaders.entry(leader).or_default();
            tally.0 += f64::from(shares[seat.at()]);
            tally.1 += 1;
            tally.2 += u64::from(!band["broken_at"].is_null());
        }
    }
    let n = games as f64;
    println!(
        "{seats} seats, {games} games in {:.1} s: rounds {:.1}, turns {:.1}, by glory {:.1} %, games with a broken band {:.1} %, broken bands {:.2}",
        start.elapsed().as_secs_f64(),
        rounds as f64 / n,
        turns as f64 / n,
        by_glory as f64 / n * 100.0,
        with_broken as f64 / n * 100.0,
        broken as f64 / n
    );
    for (leader, (won, played, gone)) in leaders {
        println!(
            "  {leader:13} {:.2} of a fair share, broken in {:.0} %",
            won / played as f64 * f64::from(seats),
            gone as f64 / played as f64 * 100.0
        );
    }
    println!(
        "  worth: error {:.4} a position, {:.4} without judgement",
        error / judged.max(1) as f64,
        blind / judged.max(1) as f64
    );
}
