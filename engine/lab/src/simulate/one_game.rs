//! One game of a simulation.

use staffetta_kernel::{Awaiting, Choices, FastRng, Fault, Game, LabDesk, Outcome, Progress, Seat, Statistics, Viewer};

use super::{BotFactory, SimSpec};

/// What all games of a simulation share.
pub(super) struct SimContext<'a, G: Game> {
    pub(super) rules: &'a G::Rules,
    pub(super) seats: u8,
    pub(super) bots: &'a [String],
    pub(super) make: &'a BotFactory<'a, G>,
    pub(super) spec: &'a SimSpec,
}

/// What is known of a game once it is over.
pub(super) struct PlayedGame {
    pub(super) index: u64,
    /// Nothing if it did not end within the game's `max_picks`.
    pub(super) outcome: Option<Outcome>,
    /// Which bot sat in which seat.
    pub(super) bot_at: Vec<usize>,
    pub(super) decisions: u64,
    pub(super) picks: u64,
    pub(super) refused: u64,
    pub(super) marks: Vec<Vec<(&'static str, String)>>,
    pub(super) figures: Vec<(&'static str, f64)>,
}

/// Plays the game of this number. Everything in it follows from the seed and the number.
pub(super) fn play<G: Game>(context: &SimContext<'_, G>, index: u64) -> Result<PlayedGame, Fault> {
    let r = context.rules;
    let seats = usize::from(context.seats);
    let shift = if context.spec.rotate { (index % seats as u64) as usize } else { 0 };
    let bot_at: Vec<usize> = (0..seats).map(|seat| (seat + seats - shift) % seats).collect();
    let mut rng = FastRng::nth(context.spec.seed, index);
    let mut bots = Vec::new();
    for &bot in &bot_at {
        bots.push((context.make)(&context.bots[bot], rng.next_u64())?);
    }
    let Ok(mut state) = G::set_up(r, &mut LabDesk::new(&mut rng)) else {
        return Err(Fault::new("stuck", format!("game {index}"), "the set-up does not come to a question"));
    };
    let mut choices = Choices::new();
    let mut played = PlayedGame {
        index,
        outcome: None,
        bot_at,
        decisions: 0,
        picks: 0,
        refused: 0,
        marks: Vec::new(),
        figures: Vec::new(),
    };
    let mut drafting: Option<Seat> = None;
    for _ in 0..G::about().max_picks.max(1) {
        let seat = match (drafting, G::awaiting(r, &state)) {
            (Some(seat), _) => seat,
            (None, Awaiting::Over(_)) => break,
            (None, awaiting) => match awaiting.next() {
                Some(seat) => seat,
                None => break,
            },
        };
        choices.clear();
        G::actions(r, &state, seat, &mut choices);
        if choices.is_empty() {
            break;
        }
        played.decisions += u64::from(choices.len() > 1);
        // Bots are asked even where there is only one answer: they may be in the middle of a plan.
        let view = G::view(r, &state, Viewer::Seat(seat));
        let mut action = bots[seat.at()].choose(r, &view, seat, context.spec.budget);
        if let Some(fault) = bots[seat.at()].fault() {
            return Err(fault.clone());
        }
        if !choices.contains(&action) {
            played.refused += 1;
            action = G::default_action(r, &state, seat);
        }
        played.picks += 1;
        match G::act(r, &mut state, seat, action, &mut LabDesk::new(&mut rng)) {
            Ok(Progress::Pick) => drafting = Some(seat),
            Ok(Progress::Entry) => drafting = None,
            Err(_) => {
                // The rules refuse what they list: counted, and the game cannot go on.
                played.refused += 1;
                break;
            }
        }
    }
    played.outcome = G::awaiting(r, &state).outcome();
    played.marks = (0..context.seats).map(|seat| G::Statistics::seat_stats(r, &state, Seat(seat))).collect();
    played.figures = G::Statistics::game_stats(r, &state);
    Ok(played)
}
