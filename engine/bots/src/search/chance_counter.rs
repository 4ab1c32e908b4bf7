//! The chance counter: the desk of a search, which counts how often something unforeseeable happened.

use staffetta_kernel::{Desk, FastRng, Rng, Target};

/// Fast chance, and a count of what the searching player could not have foreseen: dice, shuffles, draws, cards shown.
#[derive(Debug)]
pub(super) struct ChanceCounter {
    pub(super) rng: FastRng,
    pub(super) count: u32,
}

impl<E> Desk<E> for ChanceCounter {
    fn roll(&mut self, _: &'static str, sides: u8, out: &mut [u8]) {
        self.count += 1;
        for die in out {
            *die = self.rng.below(sides.into()) as u8 + 1;
        }
    }
    fn shuffle<T: Target>(&mut self, _: &'static str, cards: &mut [T]) {
        self.count += 1;
        self.rng.shuffle(cards);
    }
    fn draw<T: Target>(&mut self, _: &'static str, from: &[T]) -> T {
        self.count += 1;
        from[self.rng.below(from.len() as u32) as usize]
    }
    fn judge(&mut self, _: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        self.count += 1;
        verdict("")
    }
    fn text(&self) -> &str {
        ""
    }
    fn reveal(&mut self) {
        self.count += 1;
    }
    fn seal(&mut self) {}
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}
