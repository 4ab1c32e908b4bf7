//! What it brings to leave the plan: choices of a searching bot against the greedy bot's, tried in the true state.
//!
//! Whole games say whether a bot is better, at the cost of thousands of searches a game. Here single choices are taken out
//! of games of greedy bots; where the searching bot chooses otherwise, both choices are played on by greedy bots, many
//! times and with the same luck. The mean difference tells what a choice was worth, by kind of question.

use serde::Serialize;
use staffetta_bots::{Budget, Greedy, Search, whole_entry};
use staffetta_kernel::{Choices, FastRng, Game, LabDesk, Ready, Rng, Seat, Viewer};
use std::collections::BTreeMap;

use crate::playout::{play_greedy, play_on};

/// One choice in so many is taken: neighbours are too much alike.
const ONE_IN: u32 = 10;
/// More games are not begun, whatever is still missing.
const MAX_GAMES: u64 = 100_000;

/// The choices of one kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LeftPlan {
    /// The kind of question; `all` for all of them.
    pub kind: &'static str,
    /// Choices compared.
    pub choices: u64,
    /// How often the searching bot chose otherwise than the greedy bot.
    pub left: u64,
    /// The share of the victory that this brought on average.
    pub gain: f64,
    /// The half-width of its interval, with a confidence of 95 %.
    pub error: f64,
}

#[derive(Default)]
struct Gains {
    choices: u64,
    gains: Vec<f64>,
}

/// Compares so many choices, each played on so many times where the bots differ.
pub(crate) fn left_plan<G: Game>(
    ready: &Ready<G>,
    bot: &mut Search<G>,
    seed: u64,
    choices: u64,
    playouts: u32,
) -> Vec<LeftPlan> {
    let mut by_kind: BTreeMap<&'static str, Gains> = BTreeMap::new();
    let mut done = 0;
    for game in 0..MAX_GAMES {
        for_each_choice::<G>(ready, FastRng::nth(seed, game), |state, seat, rng| {
            if done >= choices || rng.below(ONE_IN) > 0 {
                return;
            }
            done += 1;
            let gain = gain_of(ready, bot, state, seat, rng.next_u64(), playouts);
            for kind in [G::question_context(&ready.rules, state).kind, "all"] {
                let gains = by_kind.entry(kind).or_default();
                gains.choices += 1;
                gains.gains.extend(gain);
            }
        });
        if done >= choices {
            break;
        }
    }
    by_kind.into_iter().map(|(kind, gains)| gains.report(kind)).collect()
}

impl Gains {
    fn report(&self, kind: &'static str) -> LeftPlan {
        let n = self.gains.len().max(1) as f64;
        let gain = self.gains.iter().sum::<f64>() / n;
        let variance = self.gains.iter().map(|one| (one - gain).powi(2)).sum::<f64>() / n;
        LeftPlan {
            kind,
            choices: self.choices,
            left: self.gains.len() as u64,
            gain,
            error: 1.96 * (variance / n).sqrt(),
        }
    }
}

/// What the searching bot's choice brings more than the greedy bot's; nothing where they choose alike.
fn gain_of<G: Game>(
    ready: &Ready<G>,
    bot: &mut Search<G>,
    state: &G::State,
    seat: Seat,
    seed: u64,
    playouts: u32,
) -> Option<f64> {
    let r = &*ready.rules;
    let view = G::view(r, state, Viewer::Seat(seat));
    bot.forget();
    let searched = whole_entry::<G>(bot, r, &view, seat, Budget::default(), &mut FastRng::new(seed));
    let planned = whole_entry::<G>(&mut Greedy::new(seed), r, &view, seat, Budget::default(), &mut FastRng::new(seed));
    if searched == planned {
        return None;
    }
    let mut sum = 0.0;
    for n in 0..playouts.max(1) {
        let luck = FastRng::nth(seed, n.into());
        let value = |picks: &[G::Action]| play_on::<G>(r, ready.seats, *state, (seat, picks), luck.clone())[seat.at()];
        sum += f64::from(value(&searched)) - f64::from(value(&planned));
    }
    Some(sum / f64::from(playouts.max(1)))
}

/// Plays a game of greedy bots and shows every choice with at least two answers before it is made.
fn for_each_choice<G: Game>(ready: &Ready<G>, mut rng: FastRng, mut shown: impl FnMut(&G::State, Seat, &mut FastRng)) {
    let Ok(mut state) = G::set_up(&ready.rules, &mut LabDesk::new(&mut rng)) else { return };
    let mut bots: Vec<_> = (0..ready.seats).map(|_| Greedy::<G>::new(rng.next_u64())).collect();
    let mut drawing = FastRng::new(rng.next_u64());
    let mut choices = Choices::new();
    play_greedy::<G>(&ready.rules, &mut state, &mut bots, &mut rng, |r, state, seat| {
        choices.clear();
        G::actions(r, state, seat, &mut choices);
        if choices.len() > 1 {
            shown(state, seat, &mut drawing);
        }
    });
}
