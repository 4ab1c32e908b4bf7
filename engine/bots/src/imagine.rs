//! Worlds that fit a view.

use staffetta_kernel::{Awaiting, FastRng, Game, LabDesk, MAX_SEATS, Rng, Seat};

/// Room for an imagined world: some state of these rules, to be overwritten.
pub(crate) fn room<G: Game>(r: &G::Rules) -> G::State {
    G::set_up(r, &mut LabDesk::new(&mut FastRng::new(0)))
}

/// A world that fits the view and in which the seat's next pick is judged: in a window as if everybody before it had
/// passed, because its answer counts only then.
pub(crate) fn imagine<G: Game>(r: &G::Rules, v: &G::View, seat: Seat, rng: &mut impl Rng, out: &mut G::State) {
    G::reimagine(r, v, rng, out);
    for _ in 0..MAX_SEATS {
        match G::awaiting(r, out) {
            Awaiting::Poll { now, queue } if now != seat && queue.has(seat) => {
                let pass = G::neutral(r, out, now);
                if G::act(r, out, now, pass, &mut LabDesk::new(rng)).is_err() {
                    return;
                }
            }
            _ => return,
        }
    }
}
