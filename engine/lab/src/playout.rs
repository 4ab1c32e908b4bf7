//! Playing on from a state: greedy bots finish the game.

use staffetta_bots::{Bot, Budget, Greedy};
use staffetta_kernel::{Awaiting, FastRng, Game, LabDesk, MAX_SEATS, Progress, Seat, Viewer};

/// What each seat has of the victory in the end, after these picks of a seat and greedy play by all; nothing for anybody if
/// a pick is refused.
pub(crate) fn play_on<G: Game>(
    r: &G::Rules,
    seats: u8,
    mut state: G::State,
    (seat, picks): (Seat, &[G::Action]),
    mut rng: FastRng,
) -> [f32; MAX_SEATS] {
    let mut bots: Vec<_> = (0..seats).map(|_| Greedy::<G>::new(rng.next_u64())).collect();
    for &pick in picks {
        if G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).is_err() {
            return [0.0; MAX_SEATS];
        }
    }
    play_greedy::<G>(r, &mut state, &mut bots, &mut rng, |_, _, _| {});
    G::awaiting(r, &state).outcome().map_or([0.0; MAX_SEATS], |outcome| outcome.shares())
}

/// Greedy bots play to the end; `before` is called before each choice.
pub(crate) fn play_greedy<G: Game>(
    r: &G::Rules,
    state: &mut G::State,
    bots: &mut [Greedy<G>],
    rng: &mut FastRng,
    mut before: impl FnMut(&G::Rules, &G::State, Seat),
) {
    let mut drafting = None;
    for _ in 0..G::about().max_picks {
        if drafting.is_none() && matches!(G::awaiting(r, state), Awaiting::Over(_)) {
            return;
        }
        let Some(seat) = drafting.or_else(|| G::awaiting(r, state).next()) else { return };
        if drafting.is_none() {
            before(r, state, seat);
        }
        let view = G::view(r, state, Viewer::Seat(seat));
        let pick = bots[seat.at()].choose(r, &view, seat, Budget::default());
        match G::act(r, state, seat, pick, &mut LabDesk::new(rng)) {
            Ok(Progress::Pick) => drafting = Some(seat),
            Ok(Progress::Entry) => drafting = None,
            Err(_) => return,
        }
    }
}
