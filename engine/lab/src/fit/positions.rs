//! Positions out of played games, and what became of them.

use rayon::prelude::*;
use staffetta_bots::{Bot, Budget, by_name};
use staffetta_kernel::{
    Awaiting, FastRng, Game, Heuristics, LabDesk, MAX_SEATS, Outcome, Progress, Ready, Seat, Viewer,
};

/// A position and its features.
pub(super) struct Position<G: Game> {
    game: usize,
    pub(super) state: G::State,
    /// The seats that can still win, and the features of each, back to back.
    pub(super) seats: Vec<Seat>,
    pub(super) features: Vec<f32>,
    pub(super) table: Vec<f32>,
}

/// How a game ended.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) somebody: bool,
    pub(super) shares: [f32; MAX_SEATS],
    pub(super) utility: [f32; MAX_SEATS],
}

/// The positions of many games.
pub(super) struct Positions<G: Game> {
    pub(super) seats: u8,
    pub(super) list: Vec<Position<G>>,
    ends: Vec<End>,
}

impl<G: Game> Positions<G> {
    /// How the game of this position ended.
    pub(super) fn end(&self, position: &Position<G>) -> &End {
        &self.ends[position.game]
    }
}

impl<G: Game> Position<G> {
    fn of(r: &G::Rules, s: &G::State) -> Self {
        let mut position = Self { game: 0, state: *s, seats: Vec::new(), features: Vec::new(), table: Vec::new() };
        G::Ai::features(r, s, &mut |seat, features| match seat {
            Some(seat) => {
                position.seats.push(seat);
                position.features.extend_from_slice(features);
            }
            None => position.table.extend_from_slice(features),
        });
        position
    }
}

/// The positions of so many games of this seed. Games that come to no end have none.
pub(super) fn positions<G: Game>(
    ready: &Ready<G>,
    bots: &[String],
    (games, seed): (u64, u64),
    progress: &(dyn Fn() + Sync),
) -> Positions<G> {
    let played: Vec<_> = (0..games)
        .into_par_iter()
        .filter_map(|game| {
            let played = play::<G>(ready, bots, game, FastRng::nth(seed, game));
            progress();
            played
        })
        .collect();
    let mut all = Positions { seats: ready.seats, list: Vec::new(), ends: Vec::new() };
    for (outcome, positions) in played {
        all.list.extend(positions.into_iter().map(|position| Position { game: all.ends.len(), ..position }));
        let somebody = !outcome.winners().is_empty();
        all.ends.push(End { somebody, shares: outcome.shares(), utility: G::Ai::utility(&outcome) });
    }
    all
}

/// Plays a game and takes the position at the first question of every turn but the first.
fn play<G: Game>(
    ready: &Ready<G>,
    bots: &[String],
    game: u64,
    mut rng: FastRng,
) -> Option<(Outcome, Vec<Position<G>>)> {
    let r = &*ready.rules;
    let names = (0..usize::from(ready.seats)).map(|seat| &bots[(seat + game as usize) % bots.len()]);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        names.map(|name| by_name::<G>(name, rng.next_u64()).ok()).collect::<Option<_>>()?;
    let mut state = G::set_up(r, &mut LabDesk::new(&mut rng)).ok()?;
    let mut positions = Vec::new();
    let (mut drafting, mut turn) = (None, None);
    for _ in 0..G::about().max_picks {
        let seat = match (drafting, G::awaiting(r, &state)) {
            (Some(seat), _) => seat,
            (None, Awaiting::Over(outcome)) => return Some((outcome, positions)),
            (None, awaiting) => awaiting.next()?,
        };
        if drafting.is_none() {
            let now = G::question_context(r, &state).turn;
            if turn.replace(now).is_some_and(|before| before != now) {
                positions.push(Position::of(r, &state));
            }
        }
        let view = G::view(r, &state, Viewer::Seat(seat));
        let pick = bots[seat.at()].choose(r, &view, seat, Budget::default());
        match G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)).ok()? {
            Progress::Pick => drafting = Some(seat),
            Progress::Entry => drafting = None,
        }
    }
    None
}
