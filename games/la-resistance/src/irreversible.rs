//! What cannot be undone once it is played: chance, what was hidden, and questions to somebody else.

use staffetta_kernel::{Awaiting, Desk, FastRng, GameRules, HiddenInformation, LabDesk, Progress, Seat, Target};

use crate::LaResistance;
use crate::action::Action;
use crate::event::Event;
use crate::rules::Rules;
use crate::view::View;

/// Can this action of the viewer not be undone? It is tried in a world that fits the view: nothing that is hidden from
/// the one who acts changes the answer.
pub fn is_irreversible(r: &Rules, v: &View, action: Action) -> bool {
    let mut rng = FastRng::new(0);
    let mut world = LaResistance::sample_world(r, v, &mut rng);
    let before = LaResistance::awaiting(r, &world);
    let Some(seat) = v.seat().or(before.next()) else { return true };
    let mut desk = NotingDesk { lab: LabDesk::new(&mut rng), lasting: false };
    match LaResistance::act(r, &mut world, seat, action, &mut desk) {
        Ok(Progress::Pick) => false,
        Ok(Progress::Entry) => desk.lasting || asks_others(before, LaResistance::awaiting(r, &world), seat),
        Err(_) => true,
    }
}

/// Is anybody but this seat asked now, or nobody any more?
fn asks_others(before: Awaiting, after: Awaiting, seat: Seat) -> bool {
    let shared = matches!((before, after), (Awaiting::Each(_), Awaiting::Each(_)));
    after.outcome().is_some() || (!shared && !after.asked().without(seat).is_empty())
}

/// A desk that notes whether something happens that lasts.
struct NotingDesk<'a> {
    lab: LabDesk<'a, FastRng>,
    lasting: bool,
}

impl Desk<Event> for NotingDesk<'_> {
    fn roll(&mut self, purpose: &'static str, sides: u8, out: &mut [u8]) {
        self.lasting = true;
        Desk::<Event>::roll(&mut self.lab, purpose, sides, out);
    }
    fn shuffle<T: Target>(&mut self, purpose: &'static str, cards: &mut [T]) {
        self.lasting = true;
        Desk::<Event>::shuffle(&mut self.lab, purpose, cards);
    }
    fn draw<T: Target>(&mut self, purpose: &'static str, from: &[T]) -> T {
        self.lasting = true;
        Desk::<Event>::draw(&mut self.lab, purpose, from)
    }
    fn judge(&mut self, purpose: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        self.lasting = true;
        Desk::<Event>::judge(&mut self.lab, purpose, verdict)
    }
    fn text(&self) -> &str {
        ""
    }
    fn reveal(&mut self) {
        self.lasting = true;
    }
    fn seal(&mut self) {
        self.lasting = true;
    }
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}
