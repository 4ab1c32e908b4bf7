//! What cannot be taken back. Everything is open here, so the rules simply try: does the action roll, ask another seat
//! or end the game?

use staffetta_kernel::{Desk, GameRules, Progress, Seat, Target};

use crate::event::Happened;
use crate::rules::Rules;
use crate::state::View;
use crate::{Action, GlobalWarPartisans};

/// A desk that only remembers whether anything was left to chance.
#[derive(Default)]
struct Trial {
    rolled: bool,
}

impl Desk<Happened> for Trial {
    fn roll(&mut self, _: &'static str, _: u8, out: &mut [u8]) {
        self.rolled = true;
        out.fill(1);
    }
    fn shuffle<T: Target>(&mut self, _: &'static str, _: &mut [T]) {
        self.rolled = true;
    }
    fn draw<T: Target>(&mut self, _: &'static str, from: &[T]) -> T {
        self.rolled = true;
        from[0]
    }
    fn judge(&mut self, _: &'static str, verdict: impl FnOnce(&str) -> u8) -> u8 {
        self.rolled = true;
        verdict("")
    }
    fn text(&self) -> &str {
        ""
    }
    fn reveal(&mut self) {
        self.rolled = true;
    }
    fn seal(&mut self) {
        self.rolled = true;
    }
    fn tell(&mut self, _: impl FnOnce() -> Happened) {}
}

/// Can this action not be undone once it is played?
pub fn irreversible(r: &Rules, v: &View, action: Action) -> bool {
    let Some(seat) = v.viewer.or_else(|| GlobalWarPartisans::awaiting(r, &v.table).next()) else { return false };
    let mut world = v.table;
    let mut desk = Trial::default();
    match GlobalWarPartisans::act(r, &mut world, seat, action, &mut desk) {
        Ok(Progress::Entry) => desk.rolled || !asks(r, &world, seat),
        Ok(Progress::Pick) | Err(_) => desk.rolled,
    }
}

fn asks(r: &Rules, world: &crate::state::State, seat: Seat) -> bool {
    GlobalWarPartisans::awaiting(r, world).next() == Some(seat)
}
