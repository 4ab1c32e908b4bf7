//! Steady commanders among themselves: how often the Republic lives, and who wins.
//!
//! `cargo run --release -p staffetta-repubblica-ribelle --example steady -- GAMES [SEATS] [option=value]... [table.row.column=value]...`

use staffetta_kernel::{Awaiting, Game, LabDesk, Quick, Setup, Viewer};
use staffetta_repubblica_ribelle::RepubblicaRibelle as G;
use std::collections::BTreeMap;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = words.first().and_then(|word| word.parse().ok()).unwrap_or(300);
    let only: Option<u8> = words.get(1).and_then(|word| word.parse().ok()).filter(|n| (1..=6).contains(n));
    for seats in (1..=6).filter(|&n| only.is_none_or(|only| only == n)) {
        let mut setup = Setup::seats(seats).option("boards", "random");
        for pair in &words {
            match pair.split_once('=') {
                Some((key, value)) if key.contains('.') => {
                    drop(setup.overrides.insert(key.to_owned(), value.to_owned()))
                }
                Some((key, value)) => setup = setup.option(key, value),
                None => {}
            }
        }
        let ready = match setup.ready::<G>() {
            Ok(ready) => ready,
            Err(fault) => return eprintln!("{fault}"),
        };
        play(&ready, seats, games);
    }
}

fn play(ready: &staffetta_kernel::Ready<G>, seats: u8, games: u64) {
    let r = &*ready.rules;
    let mut figures: BTreeMap<&str, f64> = BTreeMap::new();
    let mut sat: BTreeMap<String, (f64, f64)> = BTreeMap::new();
    let (mut best, mut survived) = (0.0, 0.0);
    let mut missions: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for game in 0..games {
        let mut luck = Quick::nth(44, game);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut luck));
        let mut picks = Vec::new();
        let outcome = loop {
            let awaiting = G::awaiting(r, &s);
            if let Awaiting::Over(outcome) = awaiting {
                break outcome;
            }
            let Some(seat) = awaiting.next() else { return };
            picks.clear();
            G::plan(r, &G::view(r, &s, Viewer::Seat(seat)), seat, &mut luck, &mut picks);
            for &pick in &picks {
                if let Err(refusal) = G::act(r, &mut s, seat, pick, &mut LabDesk::new(&mut luck)) {
                    // What follows from a forced end is thought over again.
                    if pick == picks[0] {
                        return eprintln!("{pick:?} is {refusal}");
                    }
                    break;
                }
                if !G::awaiting(r, &s).asked().has(seat) {
                    break;
                }
            }
        };
        for (name, value) in G::figures(r, &s) {
            *figures.entry(name).or_default() += value;
        }
        for (mission, won) in s.history() {
            let key = format!("{}{}", mission.word().chars().next().unwrap_or(' '), mission.phase());
            let entry = missions.entry(key).or_default();
            entry.0 += 1;
            entry.1 += u32::from(won);
        }
        let shares = outcome.shares();
        for seat in (0..seats).map(staffetta_kernel::Seat) {
            for (_, mark) in G::marks(r, &s, seat) {
                let entry = sat.entry(mark).or_default();
                entry.0 += 1.0;
                entry.1 += f64::from(shares[seat.at()]);
            }
        }
        if !outcome.winners().is_empty() {
            survived += 1.0;
            best += f64::from(outcome.score.iter().copied().max().unwrap_or(0));
        }
    }
    println!(
        "{seats} seats, {games} games: {:.1} % survive, winner {:.1}",
        100.0 * survived / games as f64,
        best / survived
    );
    let line: Vec<_> = figures.iter().map(|(name, sum)| format!("{name} {:.2}", sum / games as f64)).collect();
    println!("  {}", line.join(", "));
    let line: Vec<_> = missions
        .iter()
        .map(|(kind, (all, won))| format!("{kind} {:.0} %", 100.0 * f64::from(*won) / f64::from(*all)))
        .collect();
    println!("  fulfilled: {}", line.join(", "));
    let fair = survived / games as f64 / f64::from(seats);
    let line: Vec<_> = sat.iter().map(|(mark, (sat, won))| format!("{mark} {:.2}", won / sat / fair)).collect();
    println!("  share of a fair share: {}", line.join(", "));
}
