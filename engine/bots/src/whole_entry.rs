//! [`whole_entry`]: all picks of a bot's answer, from single picks; [`describe`]: what the picks of an answer mean.

use staffetta_kernel::erased::Offer;
use staffetta_kernel::{Choices, Game, LabDesk, Progress, Rng, Seat, Viewer};

use crate::bot::{Bot, Budget};
use crate::sampled_world::sample_world_for;

/// No answer has more picks than this.
const MAX_PICKS: usize = 256;

/// Asks the bot pick by pick until its answer is complete, and hands over all picks of it.
///
/// The picks are tried on a world sampled from the view, so that a server can work out a bot's answer away from the
/// table. A pick that is not offered is replaced by the default action. The list is empty only if the seat is not asked.
pub fn whole_entry<G: Game>(
    bot: &mut (impl Bot<G> + ?Sized),
    r: &G::Rules,
    v: &G::View,
    seat: Seat,
    budget: Budget,
    rng: &mut impl Rng,
) -> Vec<G::Action> {
    let mut world = sample_world_for::<G>(r, v, seat, rng);
    let mut picks = Vec::new();
    let mut choices = Choices::new();
    let mut view = v.clone();
    while picks.len() < MAX_PICKS && G::awaiting(r, &world).asked().has(seat) {
        choices.clear();
        G::actions(r, &world, seat, &mut choices);
        if choices.is_empty() {
            break;
        }
        let mut pick = bot.choose(r, &view, seat, budget);
        if !choices.contains(&pick) {
            pick = G::default_action(r, &world, seat);
        }
        match G::act(r, &mut world, seat, pick, &mut LabDesk::new(rng)) {
            Ok(Progress::Pick) => picks.push(pick),
            Ok(Progress::Entry) => {
                picks.push(pick);
                break;
            }
            // Only a game that refuses what it lists comes here: better no answer than a wrong one.
            Err(_) => return Vec::new(),
        }
        view = G::view(r, &world, Viewer::Seat(seat));
    }
    picks
}

/// What the picks of an answer mean, each at the table as the one before has left it.
pub fn describe<G: Game>(
    r: &G::Rules,
    mut state: G::State,
    seat: Seat,
    picks: &[G::Action],
    rng: &mut impl Rng,
) -> Vec<Offer> {
    let mut described = Vec::with_capacity(picks.len());
    for &action in picks {
        described.push(Offer::of::<G>(r, &G::view(r, &state, Viewer::Seat(seat)), action));
        if G::act(r, &mut state, seat, action, &mut LabDesk::new(rng)).is_err() {
            break;
        }
    }
    described
}
