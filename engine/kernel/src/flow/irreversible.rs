//! What cannot be undone once it is played.

use super::{Flow, act, awaiting};
use crate::awaiting::Progress;
use crate::chance::{Source, TableDesk};
use crate::rng::FastRng;
use crate::seat::Viewer;
use crate::table::closes;

/// Would this action roll, reveal or seal something, ask somebody else or end the game? It is tried in a world that fits
/// the view; until something is drawn or revealed, nothing hidden steers most games, so that any such world tells.
pub fn is_irreversible<G: Flow>(r: &G::Rules, v: &G::View, action: G::Action) -> bool {
    let mut world = G::sample_world(r, v, &mut FastRng::new(0));
    let before = awaiting::<G>(r, &world);
    let seat = match G::seen(v).viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Crowd | Viewer::Open => before.next(),
    };
    let Some(seat) = seat else { return false };
    let mut desk = TableDesk::new(Source::Nothing, "");
    match act::<G>(r, &mut world, seat, action, &mut desk) {
        Ok(Progress::Pick) => desk.irreversible,
        Ok(Progress::Entry) => desk.irreversible || closes(before, awaiting::<G>(r, &world), seat),
        Err(_) => false,
    }
}
