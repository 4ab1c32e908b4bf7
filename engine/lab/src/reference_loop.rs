//! The reference loop: a fixed loop to compare machines by, the least work that any game of this kind does for a
//! decision. Reports call it the floor.

use arrayvec::ArrayVec;
use staffetta_kernel::{FastRng, MAX_CHOICES, Rng};
use std::hint::black_box;

use crate::stopwatch::Stopwatch;

/// The reference loop, run in slices between the slices of what is compared with it: a machine that others use as well
/// changes its speed from one second to the next. Its list is its own: the loop must stay what it is, whatever becomes
/// of the one that games fill.
pub(crate) struct ReferenceLoop {
    state: [u8; 256],
    choices: ArrayVec<u32, MAX_CHOICES>,
    lost: u32,
    rng: FastRng,
    rounds: u64,
    seconds: f64,
}

impl ReferenceLoop {
    /// Not run yet.
    pub(crate) fn new() -> Self {
        Self { state: [0; 256], choices: ArrayVec::new(), lost: 0, rng: FastRng::new(1944), rounds: 0, seconds: 0.0 }
    }

    /// Some rounds: ten actions onto a list, one chosen, one die into a 256-byte state.
    pub(crate) fn slice(&mut self) {
        const ROUNDS: u32 = 50_000;
        let Self { state, choices, lost, rng, .. } = self;
        let watch = Stopwatch::start();
        for _ in 0..ROUNDS {
            choices.clear();
            *lost = 0;
            for action in 0..10 {
                if choices.try_push(action ^ u32::from(state[action as usize])).is_err() {
                    *lost += 1;
                }
            }
            let chosen = choices[rng.below(choices.len() as u32) as usize];
            state[(chosen & 255) as usize] = rng.below(6) as u8 + 1;
            black_box(&mut *state);
        }
        self.seconds += watch.seconds();
        self.rounds += u64::from(ROUNDS);
    }

    /// Nanoseconds for one round, over all slices.
    pub(crate) fn nanos(&self) -> f64 {
        self.seconds * 1e9 / self.rounds.max(1) as f64
    }
}
