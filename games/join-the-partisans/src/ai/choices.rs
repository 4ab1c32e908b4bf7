//! Everything that is neither dice nor ways nor swaps.

use staffetta_kernel::{Rng, Seat};

use super::Plan;
use super::routes::is_last;
use crate::Action;
use crate::action::Letter;
use crate::outposts::{central, legal_for_white};
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::state::State;
use crate::steps::appeal::{Appeal, WrongAnswer};
use crate::steps::change_of_partner::{ChangeOfPartner, Consent};
use crate::steps::comrade_here::{CaptiveHere, CaptivePartner, DeserterHere};
use crate::steps::interrogation::Interrogation;
use crate::steps::nearest_white::NearestWhite;
use crate::steps::new_year::NewYear;
use crate::steps::open_question::OpenQuestion;
use crate::steps::options_shown::{ThreeOptions, TwoOptions};
use crate::steps::partisan_school::School;
use crate::steps::preparation::{Figure, FirstWhites, NamePartner};

/// Steps to which a bot has one answer.
macro_rules! always {
    ($( $Step:ty => $answer:expr ),+ $(,)?) => { $(
        impl Plan for $Step {
            fn plan(self, _: &Rules, _: &State, _: Seat, _: &mut impl Rng) -> Option<Action> {
                $answer
            }
        }
    )+ };
}

always! {
    WrongAnswer => Some(Action::Concede),
    Appeal => Some(Action::Refuse),
    // A question is worth more than a quarter of a set.
    School => Some(Action::GreenStar),
    DeserterHere => Some(Action::Catch),
    CaptivePartner => Some(Action::Rescue),
    ChangeOfPartner => Some(Action::Stay),
    Consent => Some(Action::Refuse),
    // The clock's answer is as good as any.
    NearestWhite => None,
}

impl Plan for Figure {
    fn plan(self, r: &Rules, _: &State, _: Seat, rng: &mut impl Rng) -> Option<Action> {
        // One of the middle places, so that not all stand on the same.
        let mut places = PlaceSet::ALL;
        for _ in 0..rng.below(8) {
            places = places.minus(PlaceSet::one(central(r, places)?));
        }
        central(r, places).map(Action::Figure)
    }
}

impl Plan for NamePartner {
    fn plan(self, _: &Rules, s: &State, _: Seat, rng: &mut impl Rng) -> Option<Action> {
        rng.one_of(&s.public.ring).map(Action::Partner)
    }
}

/// Near the middle of the map, and near where one stands.
fn white(r: &Rules, s: &State, seat: Seat) -> Option<Action> {
    let here = s.public.figures.get(seat.at()).and_then(|place| place.get());
    let far = |place: Place| {
        let own = here.map_or(0, |here| u16::from(r.map.distance(here, place)));
        (r.map.spread[place as usize] / 40 + own, place)
    };
    legal_for_white(r, &s.public).iter().min_by_key(|&place| far(place)).map(Action::White)
}

impl Plan for FirstWhites {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        white(r, s, seat)
    }
}

impl Plan for NewYear {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        white(r, s, seat)
    }
}

impl Plan for OpenQuestion {
    fn plan(self, _: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        // In a person's seat a bot has nothing to type.
        Some(if s.public.bots.has(seat) { Action::Try } else { Action::Pass })
    }
}

/// A bot tries; in a person's seat it guesses.
fn one_of(s: &State, seat: Seat, options: usize, rng: &mut impl Rng) -> Option<Action> {
    if s.public.bots.has(seat) { Some(Action::Try) } else { rng.one_of(&Letter::ALL[..options]).map(Action::Choose) }
}

impl Plan for ThreeOptions {
    fn plan(self, _: &Rules, s: &State, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        one_of(s, seat, 3, rng)
    }
}

impl Plan for TwoOptions {
    fn plan(self, _: &Rules, s: &State, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        one_of(s, seat, 2, rng)
    }
}

impl Plan for CaptiveHere {
    fn plan(self, r: &Rules, s: &State, seat: Seat, _: &mut impl Rng) -> Option<Action> {
        let last = is_last(r, s, s.public.owner_of(r, seat));
        Some(if last { Action::MoveOn } else { Action::Rescue })
    }
}

impl Plan for Interrogation {
    fn plan(self, _: &Rules, s: &State, _: Seat, rng: &mut impl Rng) -> Option<Action> {
        let left = s.public.hunt.left;
        left.iter().nth(rng.below(left.len().into()) as usize).map(Action::TurnUp)
    }
}
