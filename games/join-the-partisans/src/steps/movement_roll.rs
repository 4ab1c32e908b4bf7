//! Rolling the movement die and walking (JP-3), and the white star for another move (JP-12.5).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, RuleId, Seat, flow, step};

use super::coloured_outpost::ColouredOutpost;
use super::nearest_white::bind;
use super::preparation::place_label;
use super::rescue::Rescue;
use super::turn::waits;
use super::white_outpost::WhiteOutpost;
use super::{Acted, Came, DONE, Next, ask, comrade_here, not_now};
use crate::event::Event;
use crate::movement::{Arrival, arrival, destinations, goals, must_lock};
use crate::partisans::{Leg, Task};
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

    /// The rule that says most about a move: where it began, what it found, or why it was made.
    fn rule(self, r: &Rules, p: &Public, (seat, from, to): (Seat, Place, Place), found: Arrival) -> RuleId {
        let owner = p.owner_of(r, seat);
        match found {
            _ if p.outposts().has(from) => "JP-3.7",
            Arrival::Coloured | Arrival::White if seat != owner && p.at(owner) == Some(to) => "JP-13.4",
            Arrival::White => "JP-7.1",
            Arrival::Coloured | Arrival::Deserter(_) | Arrival::Captive(_) => "JP-3.8",
            Arrival::Nothing if self.destinations.len() == 1 => "JP-2.5",
            Arrival::Nothing => "JP-3.1",
        }
    }

    /// Why a place is no destination.
    fn no_way(self, p: &Public, seat: Seat, to: Place) -> Refusal {
        let of_another = |(at, task): (usize, &Task)| at != seat.at() && task.coloured.get() == Some(to);
        if p.at(seat) == Some(to) {
            Refusal::new("JP-3.5", "stand-still")
        } else if p.tasks.iter().enumerate().any(of_another) {
            Refusal::new("JP-3.9", "not-your-outpost")
        } else {
            Refusal::with("JP-3.4", "no-way", self.roll.into())
        }
    }

    /// Walks to a legal destination and sees what is there.
    fn walk(self, r: &Rules, s: &mut State, seat: Seat, to: Place, desk: &mut impl Desk<Event>) -> Next {
        let from = s.public.at(seat).unwrap_or(to);
        let found = if from == to { Arrival::Nothing } else { arrival(r, &s.public, seat, to) };
        if from == to {
            desk.tell(|| Event::Stays(seat, self.roll));
        } else {
            s.public.figures[seat.at()] = Maybe::some(to);
            s.public.moved = true;
            desk.tell(|| Event::Moved(seat, self.roll, from, to, self.rule(r, &s.public, (seat, from, to), found)));
        }
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
            return Err(self.no_way(&s.public, seat, to));
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
        let rule = if self.again { "JP-2.4" } else { "JP-3.4" };
        ask(v, v.public.active, "move", rule).with("die", self.roll)
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let goals = goals(r, &v.public, v.public.active);
        place_label(
            action,
            match action {
                Action::Move(place) if goals.side.has(place) => "JP-3.3",
                Action::Move(place) if goals.main.has(place) => "JP-3.2",
                _ => "JP-3.4",
            },
        )
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
