//! A sampled world (determinization): a state that fits a view.

use staffetta_kernel::{Awaiting, Game, LabDesk, MAX_SEATS, Rng, Seat};

/// A world that fits the view and in which the seat picks next: in a window as if everybody before it had passed,
/// because its answer counts only then.
pub(crate) fn sample_world_for<G: Game>(r: &G::Rules, v: &G::View, seat: Seat, rng: &mut impl Rng) -> G::State {
    let mut world = G::sample_world(r, v, rng);
    for _ in 0..MAX_SEATS {
        match G::awaiting(r, &world) {
            Awaiting::Poll { now, queue } if now != seat && queue.has(seat) => {
                let pass = G::default_action(r, &world, now);
                if G::act(r, &mut world, now, pass, &mut LabDesk::new(rng)).is_err() {
                    break;
                }
            }
            _ => break,
        }
    }
    world
}
