//! Rolling the movement die and walking (JP-3), and the white star for another move (JP-12.5).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, Seat, flow, step};

use super::coloured_outpost::ColouredOutpost;
use super::nearest_white::bind;
use super::preparation::place_label;
use super::rescue::Rescue;
use super::turn::waits;
use super::white_outpost::WhiteOutpost;
use super::{Acted, Came, DONE, Next, ask, comrade_here, not_now};
use crate::event::Event;
use crate::movement::{Arrival, arrival, destinations, goals, must_lock};
use crate::partisans::Leg;
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::stars::Star;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// The active seat walks.
    pub struct Movement {
        /// Is it the second move of the turn, for a white star?
        pub again: bool,
        /// What the die shows.
        pub roll: u8,
        /// Where the figure may go.
        pub destinations: PlaceSet,
    }
}

step! {
    /// A white star would allow another move.
    pub struct WhiteStar {}
}

impl Movement {
    /// The ordinary move of a turn.
    pub fn first() -> Self {
        Self { again: false, roll: 0, destinations: PlaceSet::NONE }
    }

    /// Walks to a legal destination and sees what is there.
    fn walk(self, r: &Rules, s: &mut State, seat: Seat, to: Place, desk: &mut impl Desk<Event>) -> Next {
        let from = s.public.at(seat).unwrap_or(to);
        if from == to {
            desk.tell(|| Event::Stays(seat, self.roll));
        } else {
            s.public.figures[seat.at()] = Maybe::some(to);
            s.public.moved = true;
            desk.tell(|| Event::Moved(seat, self.roll, from, to));
        }
        let found = if from == to { Arrival::Nothing } else { arrival(r, &s.public, seat, to) };
        let owner = s.public.owner_of(r, seat);
        match found {
            Arrival::Coloured if seat == owner => {
                s.public.tasks[owner.at()].leg = Leg::AtColoured;
                if waits(r, &s.public, seat, desk) { DONE } else { Next::turn_into(ColouredOutpost { attacker: seat }) }
            }
            // Olga never begins an attack (JP-13.4).
            Arrival::Coloured => {
                waits(r, &s.public, seat, desk);
                DONE
            }
            Arrival::White => Next::turn_into(WhiteOutpost { attacker: seat }),
            Arrival::Deserter(other) => {
                comrade_here::catch(r, s, seat, other, desk);
                DONE
            }
            Arrival::Captive(other) => Next::turn_into(Rescue { captive: other }),
            Arrival::Nothing if !self.again && can_spend_white(r, &s.public, seat) => Next::turn_into(WhiteStar {}),
            Arrival::Nothing => DONE,
        }
    }
}

fn can_spend_white(r: &Rules, p: &Public, seat: Seat) -> bool {
    r.chosen.stars && p.scores[seat.at()].stars.white > 0
}

impl flow::Step<JoinThePartisans> for Movement {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let seat = s.public.active;
        if r.cast.is_owner(seat)
            && must_lock(r, &s.public, seat)
            && let Some(question) = bind(r, s, seat, desk)
        {
            return question;
        }
        let mut die = [0];
        desk.roll("movement die", r.numbers.movement_die, &mut die);
        self.roll = die[0];
        self.destinations = destinations(r, &s.public, seat, self.roll);
        match self.destinations.len() {
            0 => DONE,
            1 => {
                let to = self.destinations.first().unwrap_or(Place::ALL[0]);
                self.walk(r, s, seat, to, desk)
            }
            _ => Next::Ask,
        }
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        self.destinations.iter().for_each(|place| out.push(Action::Move(place)));
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Move(to) = action else { return not_now(action) };
        if !self.destinations.has(to) {
            return Err(Refusal::with("JP-3.4", "no-way", self.roll.into()));
        }
        Ok(Acted::Go(self.walk(r, s, seat, to, desk)))
    }

    fn default_action(self, r: &Rules, s: &State, seat: Seat) -> Action {
        let (outposts, goals) = (s.public.outposts(), goals(r, &s.public, seat));
        let far = |place: Place| {
            let open = goals.main.iter().map(|goal| r.map.open_distance(place, goal, outposts)).min();
            let bare = goals.main.iter().map(|goal| r.map.distance(place, goal)).min();
            (open, bare, place)
        };
        Action::Move(self.destinations.iter().min_by_key(|&place| far(place)).unwrap_or(Place::ALL[0]))
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, v.public.active, "move", "JP-3.4").with("die", self.roll)
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        place_label(action, "JP-3.4")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

impl flow::Step<JoinThePartisans> for WhiteStar {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::NoStar);
        out.push(Action::WhiteStar);
    }

    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::NoStar => Ok(Acted::Go(DONE)),
            Action::WhiteStar => {
                s.public.scores[seat.at()].stars.spend(Star::White, &mut s.public.bag);
                desk.tell(|| Event::StarSpent(seat, Star::White));
                Ok(Acted::Go(Next::turn_into(Movement { again: true, ..Movement::first() })))
            }
            _ => not_now(action),
        }
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, v.public.active, "white-star", "JP-12.5")
    }

    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("JP-12.5")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
