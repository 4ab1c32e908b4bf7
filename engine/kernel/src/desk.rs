//! The only door from the rules to chance, judgement and the world.

use crate::luck::Luck;
use crate::space::Slot;

/// Where the rules roll, shuffle, judge and tell. A type parameter, so that in search it costs next to nothing and at
/// a table it records everything.
pub trait Desk<E> {
    /// Rolls as many dice as there are places in `out`, each 1 to `sides`.
    fn roll(&mut self, purpose: &'static str, sides: u8, out: &mut [u8]);

    /// Shuffles the cards. What is written down is the new order, last (the top of a pile) first.
    fn shuffle<T: Slot>(&mut self, purpose: &'static str, cards: &mut [T]);

    /// Draws one of these, each equally likely. Never called with none.
    fn draw<T: Slot>(&mut self, purpose: &'static str, from: &[T]) -> T;

    /// Judges the text that came with the action: the rules compute a verdict, the record keeps what came.
    fn judge(&mut self, purpose: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8;

    /// The text that came with the action, lent for this action only.
    fn text(&self) -> &str;

    /// Something hidden has been shown: nothing before this can be taken back.
    fn reveal(&mut self);

    /// What has been played cannot be taken back by rule.
    fn seal(&mut self);

    /// Tells the viewers what happened. In search the event is not even made.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// The desk of simulations and search: fast chance, no memory, no events.
#[derive(Debug)]
pub struct LabDesk<'a, L> {
    luck: &'a mut L,
}

impl<'a, L: Luck> LabDesk<'a, L> {
    /// A desk over this generator.
    #[inline]
    pub fn new(luck: &'a mut L) -> Self {
        Self { luck }
    }
}

/// A function of its own, so that generator and dice are known to lie apart: the generator then stays in registers.
#[inline]
fn throw<L: Luck>(luck: &mut L, sides: u8, out: &mut [u8]) {
    for die in out {
        *die = luck.below(sides.into()) as u8 + 1;
    }
}

impl<E, L: Luck> Desk<E> for LabDesk<'_, L> {
    #[inline]
    fn roll(&mut self, _: &'static str, sides: u8, out: &mut [u8]) {
        throw(self.luck, sides, out);
    }
    #[inline]
    fn shuffle<T: Slot>(&mut self, _: &'static str, cards: &mut [T]) {
        self.luck.mix(cards);
    }
    #[inline]
    fn draw<T: Slot>(&mut self, _: &'static str, from: &[T]) -> T {
        from[self.luck.below(from.len() as u32) as usize]
    }
    #[inline]
    fn judge(&mut self, _: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        verdict("")
    }
    fn text(&self) -> &str {
        ""
    }
    #[inline]
    fn reveal(&mut self) {}
    #[inline]
    fn seal(&mut self) {}
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}
