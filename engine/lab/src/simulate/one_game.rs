//! One game of a simulation.

use staffetta_bots::Budget;
use staffetta_kernel::{Awaiting, Choices, FastRng, Fault, Game, LabDesk, Outcome, Progress, Seat, Statistics, Viewer};

use super::BotFactory;
use super::turn_times::TurnTimes;
use crate::stopwatch::Stopwatch;

/// What all games of a simulation share.
pub(crate) struct SimContext<'a, G: Game> {
    pub(crate) rules: &'a G::Rules,
    pub(crate) seats: u8,
    pub(crate) bots: &'a [String],
    pub(crate) make: &'a BotFactory<'a, G>,
    pub(crate) seed: u64,
    pub(crate) budget: Budget,
    /// Is the time of turns measured? Looking at the clock is not free.
    pub(crate) times: bool,
}

/// Which game of a simulation is played.
pub(crate) struct GameNumber {
    /// Games of equal number and seed have equal deals.
    pub(crate) index: u64,
    /// Every bot sits so many seats further to the left.
    pub(crate) shift: usize,
}

/// What is known of a game once it is over.
pub(crate) struct PlayedGame {
    pub(crate) index: u64,
    /// Nothing if it did not end within the game's `max_picks`.
    pub(crate) outcome: Option<Outcome>,
    /// Which bot sat in which seat.
    pub(crate) bot_at: Vec<usize>,
    pub(crate) decisions: u64,
    pub(crate) picks: u64,
    pub(crate) refused: u64,
    pub(crate) marks: Vec<Vec<(&'static str, String)>>,
    pub(crate) figures: Vec<(&'static str, f64)>,
    /// How long the turns of each seat took, if that is measured.
    pub(crate) turn_times: Vec<TurnTimes>,
}

/// Plays the game of this number. Everything in it follows from the seed and the number.
pub(crate) fn play<G: Game>(context: &SimContext<'_, G>, number: GameNumber) -> Result<PlayedGame, Fault> {
    let r = context.rules;
    let seats = usize::from(context.seats);
    let GameNumber { index, shift } = number;
    let bot_at: Vec<usize> = (0..seats).map(|seat| (seat + seats - shift % seats) % seats).collect();
    let mut rng = FastRng::nth(context.seed, index);
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
        turn_times: vec![TurnTimes::default(); seats],
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
        let watch = context.times.then(Stopwatch::start);
        let mut action = bots[seat.at()].choose(r, &view, seat, context.budget);
        if let Some(watch) = watch {
            played.turn_times[seat.at()].add(G::question_context(r, &state).turn, watch.seconds());
        }
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
