//! A fixed loop to compare machines by: the least work that any game of this kind does for a decision.

use staffetta_kernel::{Choices, Luck, Quick};
use std::hint::black_box;

use crate::clock::Stopwatch;

/// Nanoseconds for one round of the floor loop: ten actions onto a list, one chosen, one die into a 256-byte state.
pub(crate) fn floor_nanos() -> f64 {
    const ROUNDS: u32 = 2_000_000;
    let mut state = [0u8; 256];
    let mut choices = Choices::<u32>::new();
    let mut luck = Quick::new(1944);
    let mut best = f64::INFINITY;
    for _ in 0..3 {
        let watch = Stopwatch::start();
        for _ in 0..ROUNDS {
            choices.clear();
            for action in 0..10 {
                choices.push(action ^ u32::from(state[action as usize]));
            }
            let chosen = choices[luck.below(choices.len() as u32) as usize];
            state[(chosen & 255) as usize] = luck.below(6) as u8 + 1;
            black_box(&mut state);
        }
        best = best.min(watch.seconds() * 1e9 / f64::from(ROUNDS));
    }
    best
}
