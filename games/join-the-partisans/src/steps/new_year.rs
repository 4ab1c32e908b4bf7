//! A new year of the war: the white outpost that was taken is put back, a new order is drawn (JP-8).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::movement_roll::Movement;
use super::preparation::{place_label, white_of};
use super::{Acted, Came, Next, ask};
use crate::event::Event;
use crate::outposts::{central, draw_order, drop_white, legal_for_white, put_white, white_rule};
use crate::place::Place;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// The active owner begins a new year.
    pub struct NewYear {}
}

fn new_order(r: &Rules, s: &mut State, owner: Seat, desk: &mut impl Desk<Event>) -> Next {
    draw_order(r, s, owner, desk);
    Next::turn_into(Movement::first())
}

impl flow::Step<JoinThePartisans> for NewYear {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let owner = s.public.active;
        let task = &mut s.public.tasks[owner.at()];
        let year = task.year.next().unwrap_or(task.year);
        (task.year, task.held_white) = (year, false);
        desk.tell(|| Event::YearBegins(owner, year));
        let legal = legal_for_white(r, &s.public);
        if r.chosen.random_whites {
            drop_white(r, s, desk);
        } else if legal.len() > 1 {
            return Next::Ask;
        } else if let Some(place) = legal.first() {
            put_white(s, Some(owner), place, desk);
        }
        new_order(r, s, owner, desk)
    }

    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        legal_for_white(r, &s.public).iter().for_each(|place| out.push(Action::White(place)));
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        if matches!(action, Action::Move(_)) {
            return Err(Refusal::new("JP-8.4", "not-now"));
        }
        let place = white_of(r, s, action)?;
        put_white(s, Some(seat), place, desk);
        Ok(Acted::Go(new_order(r, s, seat, desk)))
    }

    fn default_action(self, r: &Rules, s: &State, _: Seat) -> Action {
        Action::White(central(r, legal_for_white(r, &s.public)).unwrap_or(Place::ALL[0]))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask(v, v.public.active, "white", white_rule(r, &v.public, "JP-8.2"))
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        place_label(action, "JP-8.2")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
