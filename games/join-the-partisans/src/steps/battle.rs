//! A battle: one side rolls, the other must exceed it (JP-4.3 to JP-4.6).

use staffetta_kernel::{Desk, Maybe, Seat, flow, step};

use super::attempt::Attempt;
use super::{Answer, Came, Next};
use crate::JoinThePartisans;
use crate::cards::First;
use crate::dice::Hand;
use crate::event::Event;
use crate::keeping::Aim;
use crate::rules::Rules;
use crate::stars::Star;
use crate::state::State;

step! {
    /// A Partisan against the Axis.
    pub struct Battle {
        pub attacker: Seat,
        pub first: First,
        /// The hand of the side that rolled first; nothing before.
        pub to_exceed: Maybe<Hand>,
    }
}

impl Battle {
    /// A battle that nobody has rolled in.
    pub fn of(attacker: Seat, first: First) -> Self {
        Self { attacker, first, to_exceed: Maybe::NONE }
    }

    fn attempt(self, r: &Rules, s: &State, side: First, aim: Aim) -> Next {
        let star = if self.first == First::Partisans { Star::Orange } else { Star::Blue };
        Next::push(match side {
            First::Partisans => Attempt::of(self.attacker, aim, r.chosen.stars.then_some(star)),
            First::Axis => {
                let owner = s.public.owner_of(r, self.attacker);
                Attempt::for_axis(s.public.axis_against(r, owner), aim)
            }
        })
    }

    /// The first roller wins unless the second exceeds.
    fn end(self, exceeded: bool) -> Next {
        Next::Pop(Answer::Won((self.first == First::Partisans) != exceeded))
    }
}

impl flow::Step<JoinThePartisans> for Battle {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, _: &mut impl Desk<Event>) -> Next {
        let second = if self.first == First::Partisans { First::Axis } else { First::Partisans };
        let Came::Back(Answer::Rolled(hand)) = came else {
            return self.attempt(r, s, self.first, Aim::First);
        };
        match self.to_exceed.get() {
            Some(first) => self.end(r.dice.exceeds(hand, first)),
            None if r.dice.is_highest(hand) => self.end(false),
            None => {
                self.to_exceed = Maybe::some(hand);
                self.attempt(r, s, second, Aim::Exceed(hand))
            }
        }
    }
}
