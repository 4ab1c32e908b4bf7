//! The only door from the rules to chance, judgement and the world.

use crate::action_space::Target;
use crate::rng::Rng;

/// Where the rules roll, shuffle, judge and tell. A type parameter, so that in search it costs next to nothing and at
/// a table it records everything.
pub trait Desk<E> {
    /// Rolls as many dice as there are places in `out`, each 1 to `sides`.
    fn roll(&mut self, purpose: &'static str, sides: u8, out: &mut [u8]);

    /// Shuffles the cards. What is written down is the new order, last (the top of a pile) first.
    fn shuffle<T: Target>(&mut self, purpose: &'static str, cards: &mut [T]);

    /// Draws one of these, each equally likely. Never called with none.
    fn draw<T: Target>(&mut self, purpose: &'static str, from: &[T]) -> T;

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
    rng: &'a mut L,
}

impl<'a, L: Rng> LabDesk<'a, L> {
    /// A desk over this generator.
    #[inline]
    pub fn new(rng: &'a mut L) -> Self {
        Self { rng }
    }
}

/// A function of its own, so that generator and dice are known to lie apart: the generator then stays in registers.
#[inline]
fn throw<L: Rng>(rng: &mut L, sides: u8, out: &mut [u8]) {
    for die in out {
        *die = rng.below(sides.into()) as u8 + 1;
    }
}

impl<E, L: Rng> Desk<E> for LabDesk<'_, L> {
    #[inline]
    fn roll(&mut self, _: &'static str, sides: u8, out: &mut [u8]) {
        throw(self.rng, sides, out);
    }
    #[inline]
    fn shuffle<T: Target>(&mut self, _: &'static str, cards: &mut [T]) {
        self.rng.shuffle(cards);
    }
    #[inline]
    fn draw<T: Target>(&mut self, _: &'static str, from: &[T]) -> T {
        from[self.rng.below(from.len() as u32) as usize]
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
