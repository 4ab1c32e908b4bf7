//! Uniform random playouts: how many decisions a second (questions with at least two answers).
//!
//! `cargo run --release -p staffetta-la-resistance --example playouts -- 20000 [check|only]`: `check` tries the
//! invariants after every pick, `only` leaves out what a copy, a view and an imagined world cost.

use staffetta_kernel::{Choices, Game, LabDesk, Luck, Quick, Seat, Setup, Viewer};
use staffetta_la_resistance::LaResistance as G;
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let what = args.next().unwrap_or_default();
    let check = what == "check";
    for seats in 3..=5 {
        let ready = Setup::seats(seats).ready::<G>().expect("the usual table");
        let r = &*ready.rules;
        let mut choices = Choices::new();
        let (mut decisions, mut picks, mut longest) = (0u64, 0u64, 0u32);
        let start = Instant::now();
        for game in 0..games {
            let mut luck = Quick::nth(1, game);
            let mut s = G::set_up(r, &mut LabDesk::new(&mut luck));
            let mut length = 0;
            while let Some(seat) = G::awaiting(r, &s).next() {
                choices.clear();
                G::actions(r, &s, seat, &mut choices);
                let count = choices.len() as u32;
                let action = choices[if count > 1 { luck.below(count) as usize } else { 0 }];
                decisions += u64::from(count > 1);
                length += 1;
                G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut luck)).expect("a listed action");
                if check {
                    G::check(r, &s).expect("the invariants");
                }
            }
            picks += u64::from(length);
            longest = longest.max(length);
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {:.2} M decisions/s, {:.0} games/s, {:.0} decisions and {:.0} picks a game, longest {longest}",
            decisions as f64 / seconds / 1e6,
            games as f64 / seconds,
            decisions as f64 / games as f64,
            picks as f64 / games as f64,
        );
    }
    println!("state: {} bytes", size_of::<<G as Game>::State>());
    if what != "only" {
        imagining();
    }
}

/// What a copy, a view and an imagined world cost, over the positions of some games.
fn imagining() {
    let ready = Setup::seats(4).ready::<G>().expect("the usual table");
    let r = &*ready.rules;
    let mut positions = Vec::new();
    let mut choices = Choices::new();
    for game in 0..20 {
        let mut luck = Quick::nth(7, game);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut luck));
        while let Some(seat) = G::awaiting(r, &s).next() {
            positions.push((s, seat));
            choices.clear();
            G::actions(r, &s, seat, &mut choices);
            let action = choices[luck.below(choices.len() as u32) as usize];
            G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut luck)).expect("a listed action");
        }
    }
    let mut luck = Quick::new(3);
    let mut dream = positions[0].0;
    let time = |name: &str, f: &mut dyn FnMut(&<G as Game>::State, Seat)| {
        let start = Instant::now();
        for _ in 0..200 {
            positions.iter().for_each(|(s, seat)| f(s, *seat));
        }
        println!("{name}: {:.0} ns", start.elapsed().as_secs_f64() * 1e9 / (200 * positions.len()) as f64);
    };
    time("copy", &mut |s, _| dream = std::hint::black_box(*s));
    time("view", &mut |s, seat| {
        std::hint::black_box(G::view(r, s, Viewer::Seat(seat)));
    });
    let views: Vec<_> = positions.iter().map(|(s, seat)| G::view(r, s, Viewer::Seat(*seat))).collect();
    let mut next = views.iter().cycle();
    time("reimagine", &mut |_, _| {
        if let Some(view) = next.next() {
            G::reimagine(r, view, &mut luck, &mut dream);
            std::hint::black_box(&dream);
        }
    });
}
