//! A sampled world (determinization): a state that fits a view.

use staffetta_kernel::{Awaiting, Game, Heuristics, LabDesk, MAX_SEATS, Rng, Seat};

/// One of so many sampled worlds, by how well they fit what the others have said and done.
pub(crate) fn likely_world_for<G: Game>(
    r: &G::Rules,
    v: &G::View,
    seat: Seat,
    guesses: u32,
    rng: &mut impl Rng,
) -> G::State {
    const UNIT: u32 = 1 << 24;
    let mut taken = sample_world_for::<G>(r, v, seat, rng);
    let mut sum = G::Ai::likelihood(r, &taken, seat);
    // A world that nothing speaks against needs no other.
    for _ in 1..if sum < 1.0 { guesses } else { 1 } {
        let world = sample_world_for::<G>(r, v, seat, rng);
        let weight = G::Ai::likelihood(r, &world, seat);
        sum += weight;
        if (rng.below(UNIT) as f32) < weight / sum * UNIT as f32 {
            taken = world;
        }
    }
    taken
}

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
