//! Several white outposts are equally near: the owner chooses the one to go to (JP-3.2, JP-13.2).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, RuleId, Seat, flow, step};

use super::preparation::place_label;
use super::{Acted, Answer, Next, ask, not_now};
use crate::event::Event;
use crate::movement::nearest_whites;
use crate::place::Place;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// The owner of a pair, or one who is bound to a white outpost, chooses among the nearest.
    pub struct NearestWhite {
        pub owner: Seat,
    }
}

/// The rule by which an owner is bound to a white outpost: of his pair, or of the option `white_target`.
fn rule(r: &Rules, p: &Public, owner: Seat) -> RuleId {
    if p.helper_of(r, owner).is_some() { "JP-13.2" } else { "JP-3.2" }
}

/// The white outpost that an owner, or his pair, is bound to from now on.
pub fn lock(s: &mut State, owner: Seat, place: Option<Place>, r: &Rules, desk: &mut impl Desk<Event>) {
    if s.public.helper_of(r, owner).is_some() {
        s.public.pair.target = place.into();
    } else {
        s.public.tasks[owner.at()].white_lock = place.into();
    }
    if let Some(place) = place {
        desk.tell(|| Event::TargetLocked(owner, place, rule(r, &s.public, owner)));
    }
}

/// Binds the owner to the nearest white outpost; if several are tied he is asked first.
pub fn bind(r: &Rules, s: &mut State, owner: Seat, desk: &mut impl Desk<Event>) -> Option<Next> {
    let nearest = nearest_whites(r, &s.public, owner);
    if nearest.len() > 1 {
        if s.public.helper_of(r, owner).is_some() {
            s.public.pair.target = Maybe::NONE;
        }
        return Some(Next::push(NearestWhite { owner }));
    }
    lock(s, owner, nearest.first(), r, desk);
    None
}

impl flow::Step<JoinThePartisans> for NearestWhite {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.owner)
    }

    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        nearest_whites(r, &s.public, self.owner).iter().for_each(|place| out.push(Action::Target(place)));
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Target(place) = action else { return not_now(action) };
        if !nearest_whites(r, &s.public, self.owner).has(place) {
            return Err(Refusal::new(rule(r, &s.public, self.owner), "not-nearest"));
        }
        lock(s, self.owner, Some(place), r, desk);
        Ok(Acted::Go(Next::Pop(Answer::Locked)))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask(v, self.owner, "target", rule(r, &v.public, self.owner))
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        place_label(action, rule(r, &v.public, self.owner))
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
