//! Games of every cast and every mode, on and off, to their end: `STAFFETTA_SEEDS=10000` plays so many of them.

use staffetta_join_the_partisans::JoinThePartisans;
use staffetta_kernel::conformance::{Walk, over_seeds};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{Choices, FastRng, LabDesk, Setup};

/// Seats, Olga, the enemy: two to four owners, with either, both or neither.
const CASTS: [(u8, &str, &str); 12] = [
    (2, "off", "off"),
    (3, "off", "off"),
    (4, "off", "off"),
    (3, "on", "off"),
    (4, "on", "off"),
    (5, "on", "off"),
    (3, "off", "on"),
    (4, "off", "on"),
    (5, "off", "on"),
    (4, "on", "on"),
    (5, "on", "on"),
    (6, "on", "on"),
];
const MODES: [&str; 4] = ["deserter_mode", "rescue_mode", "stars", "traitors"];
const SETTINGS: u64 = (CASTS.len() * (1 << MODES.len())) as u64;

/// The game of a seed: each setting in turn. At every second table bots sit, who try and pass at school.
fn game(seed: u64) -> Result<Walk<JoinThePartisans>, String> {
    let (seats, olga, enemy) = CASTS[(seed % CASTS.len() as u64) as usize];
    let modes = seed / CASTS.len() as u64;
    let mut setup = Setup::seats(seats).option("olga", olga).option("enemy_seat", enemy);
    for (bit, mode) in MODES.iter().enumerate() {
        setup = setup.option(mode, if modes >> bit & 1 == 1 { "true" } else { "false" });
    }
    setup = setup.option("sitters", if (seed / SETTINGS).is_multiple_of(2) { "people" } else { "bots" });
    let ready = setup.ready::<JoinThePartisans>().map_err(|fault| fault.to_string())?;
    let mut rng = FastRng::nth(0x1941, seed);
    let state =
        JoinThePartisans::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).map_err(|_| "the set-up is stuck")?;
    Ok(Walk { ready, state, rng, choices: Choices::new(), picks: 0 })
}

#[test]
fn every_cast_with_every_mode_on_and_off_plays_to_its_end() {
    over_seeds(SETTINGS, |seed| {
        let mut walk = game(seed)?;
        walk.to_the_end(|walk, seat| {
            JoinThePartisans::check(&walk.ready.rules, &walk.state).map_err(|broken| broken.to_string())?;
            let default = JoinThePartisans::default_action(&walk.ready.rules, &walk.state, seat);
            let default = JoinThePartisans::canonical(&walk.ready.rules, &walk.state, seat, default);
            if walk.choices.contains(&default) {
                return Ok(());
            }
            Err(format!("the clock plays {}, which is not offered", default.name()))
        })?;
        JoinThePartisans::check(&walk.ready.rules, &walk.state).map_err(|broken| broken.to_string())?;
        match JoinThePartisans::awaiting(&walk.ready.rules, &walk.state).outcome() {
            Some(outcome) if !outcome.winners().is_empty() => Ok(()),
            outcome => Err(format!("somebody is Commander in the end, but it is {outcome:?}")),
        }
    });
}
