//! Which actions cannot be undone.

use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Progress, Viewer};

use crate::Banditen;
use crate::action::Action;
use crate::event::Event;
use crate::rules::Rules;
use crate::view::View;

/// Does the action roll or reveal, end the game, or ask somebody else? It is tried in a world that fits the view. What
/// is hidden, the values of mines, matters only after a die has been rolled, so that any such world tells.
pub fn is_irreversible(r: &Rules, v: &View, action: Action) -> bool {
    let Viewer::Seat(seat) = v.viewer else { return false };
    let mut rng = FastRng::new(0);
    let mut world = Banditen::sample_world(r, v, &mut rng);
    let mut desk = Watched { desk: LabDesk::new(&mut rng), chance: false };
    match Banditen::act(r, &mut world, seat, action, &mut desk) {
        Ok(Progress::Entry) => {
            let asked = Banditen::awaiting(r, &world);
            desk.chance || asked.outcome().is_some() || !asked.asked().without(seat).is_empty()
        }
        Ok(Progress::Pick) | Err(_) => false,
    }
}

/// A desk that notices whether anything passed over it that cannot be taken back.
struct Watched<'a> {
    desk: LabDesk<'a, FastRng>,
    chance: bool,
}

impl Watched<'_> {
    fn notice(&mut self) -> &mut impl Desk<Event> {
        self.chance = true;
        &mut self.desk
    }
}

impl Desk<Event> for Watched<'_> {
    fn roll(&mut self, purpose: &'static str, sides: u8, out: &mut [u8]) {
        self.notice().roll(purpose, sides, out);
    }
    fn shuffle<T: Target>(&mut self, purpose: &'static str, cards: &mut [T]) {
        self.notice().shuffle(purpose, cards);
    }
    fn draw<T: Target>(&mut self, purpose: &'static str, from: &[T]) -> T {
        self.notice().draw(purpose, from)
    }
    fn judge(&mut self, purpose: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        self.notice().judge(purpose, verdict)
    }
    fn text(&self) -> &str {
        ""
    }
    fn reveal(&mut self) {
        self.chance = true;
    }
    fn seal(&mut self) {
        self.chance = true;
    }
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}
