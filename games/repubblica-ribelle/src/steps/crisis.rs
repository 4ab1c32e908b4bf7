//! The crisis in the command: the Leader comes back, or a card is placed (RR-6.7).

use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::{Awaiting, Choices, Desk, GameAction, Label, Prompt, Seat, step};

use super::place_card::PlaceCard;
use super::{Acted, Answer, Next};
use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::cards::{Card, Sphere};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{LeaderState, Public, State};
use crate::view::View;

step! {
    /// This seat chooses.
    pub struct Crisis { pub seat: Seat }
}

/// The Leader comes back to the hand. One of this very mission leaves the cards that were played.
fn recover_leader(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    let played = &mut s.secret.played[seat.at()];
    let place = played.iter().position(|card| card.is_leader());
    if let Some(place) = place {
        played.remove(place);
        s.public.activated[seat.at()].remove(place);
    }
    debug_assert!(!s.secret.played[seat.at()].has(Card::LEADER));
    s.public.leaders[seat.at()] = LeaderState::Unused;
    s.secret.leaders_in_hand = s.secret.leaders_in_hand.with(seat);
    let rule = if place.is_some() { "RR-G23" } else { "RR-6.7" };
    desk.tell(|| Event::Recovered { seat, rule });
}

impl flow::Step<RepubblicaRibelle> for Crisis {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// Both are always possible.
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Recover);
        out.push(Action::PlaceCardInstead);
    }

    fn act(&mut self, _: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let next = match action {
            Action::Recover => {
                recover_leader(s, seat, desk);
                Next::Pop(Answer::Done)
            }
            Action::PlaceCardInstead => Next::turn_into(PlaceCard { seat, sphere: Sphere::Political }),
            _ => return Err(RepubblicaRibelle::out_of_place(action.verb())),
        };
        Ok(flow::Acted::Go(next))
    }

    /// The Leader back.
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Recover
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        v.question("crisis", "RR-6.7").unwrap_or_else(|| v.waits("crisis-waits", "RR-6.7"))
    }

    /// A Leader that comes back counts as not used (RR-G24).
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        Label::new(if action == Action::Recover { "RR-G24" } else { "RR-6.7" })
    }
}
