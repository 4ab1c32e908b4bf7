//! Swaps of stars: a surplus for what completes a set.

use staffetta_kernel::{Choices, Rng, Seat};

use super::Plan;
use crate::Action;
use crate::rules::Rules;
use crate::stars::{Star, Stars};
use crate::state::State;
use crate::steps::meeting::{CounterOffer, Meeting, Offer};
use crate::steps::{Draft, meeting};

/// One star given for one taken, if that completes an own set and breaks none.
fn good_swap(r: &Rules, mine: &Stars, theirs: &Stars) -> Option<(Star, Star)> {
    let set = |star: Star| r.stars.set.of(star);
    let wanted =
        Star::SPENT.into_iter().find(|&star| theirs.of(star) > 0 && mine.of(star) % set(star) + 1 == set(star))?;
    let spare = |star: &Star| *star != wanted && !mine.of(*star).is_multiple_of(set(*star));
    Star::SPENT.into_iter().find(spare).map(|given| (given, wanted))
}

/// Does the swap leave no fewer points, and the other no more than oneself gains?
fn agrees(r: &Rules, s: &State, me: Seat, other: Seat, give: &Stars, take: &Stars) -> bool {
    let points = |stars: &Stars| i16::from(r.stars.points(stars));
    let (mut mine, mut theirs) = (s.public.scores[me.at()].stars, s.public.scores[other.at()].stars);
    let before = (points(&mine), points(&theirs));
    mine.give(&mut theirs, *give);
    theirs.give(&mut mine, *take);
    let (own, others) = (points(&mine) - before.0, points(&theirs) - before.1);
    own >= others && (own > 0 || take.len() > give.len())
}

impl Plan for Meeting {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        let stars = |seat: Seat| &s.public.scores[seat.at()].stars;
        let swap = good_swap(r, stars(seat), stars(self.with));
        Some(swap.map_or(Action::NoSwap, |(given, _)| Action::Give(given)))
    }
}

impl Plan for Offer {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        let yes = agrees(r, s, seat, s.public.active, &self.take, &self.give);
        Some(if yes { Action::Accept } else { Action::Refuse })
    }
}

impl Plan for CounterOffer {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        let yes = agrees(r, s, seat, self.from, &self.take, &self.give);
        Some(if yes { Action::Accept } else { Action::Refuse })
    }
}

/// The next pick of an offer that has been begun, perhaps by somebody else.
pub fn next_pick(r: &Rules, s: &State, seat: Seat, choices: &Choices<Action>) -> Option<Action> {
    let Some(Draft::Composed(meeting::Composed { to, give, take })) = Draft::of(s.secret.draft) else { return None };
    if choices.contains(&Action::Send) {
        return Some(if give.len() == 1 && take.len() == 1 { Action::Send } else { Action::NoSwap });
    }
    let stars = |seat: Seat| &s.public.scores[seat.at()].stars;
    good_swap(r, stars(seat), stars(to)).map(|(_, wanted)| Action::Take(wanted))
}
