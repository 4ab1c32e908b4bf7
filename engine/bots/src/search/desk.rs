//! The desk of a search: fast chance, and a count of how often something unforeseeable happened.

use staffetta_kernel::{Desk, Luck, Quick, Slot};

/// Counts what the one who thinks could not have foreseen: dice, shuffles, draws and cards shown.
#[derive(Debug)]
pub(super) struct Surprise {
    pub(super) luck: Quick,
    pub(super) count: u32,
}

impl<E> Desk<E> for Surprise {
    fn roll(&mut self, _: &'static str, sides: u8, out: &mut [u8]) {
        self.count += 1;
        for die in out {
            *die = self.luck.below(sides.into()) as u8 + 1;
        }
    }
    fn shuffle<T: Slot>(&mut self, _: &'static str, cards: &mut [T]) {
        self.count += 1;
        self.luck.mix(cards);
    }
    fn draw<T: Slot>(&mut self, _: &'static str, from: &[T]) -> T {
        self.count += 1;
        from[self.luck.below(from.len() as u32) as usize]
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
