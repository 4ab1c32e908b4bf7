//! Preparing the game: figures, Olga's partner, white outposts, the first orders (JP-1).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, Seat, flow, step};

use super::turn::Turn;
use super::{Acted, Came, Next, ask, not_now};
use crate::event::Event;
use crate::outposts::{central, draw_order, drop_white, legal_for_white, put_white, white_rule};
use crate::place::{Place, PlaceSet};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// A Partisan puts the figure on any place (JP-1.4).
    pub struct Figure {
        pub seat: Seat,
    }
}

step! {
    /// Olga names her partner (JP-1.4).
    pub struct NamePartner {}
}

step! {
    /// White outposts are put on the map, one after another (JP-1.5).
    pub struct FirstWhites {
        pub placed: u8,
    }
}

/// What comes after this figure: the next owner's, then Olga's partner, then hers.
fn after_figure(r: &Rules, p: &Public, seat: Seat) -> Next {
    if r.cast.olga == Some(seat) {
        return Next::turn_into(FirstWhites { placed: 0 });
    }
    let next = p.left(seat);
    match r.cast.olga {
        _ if next != p.ring[0] => Next::turn_into(Figure { seat: next }),
        Some(_) => Next::turn_into(NamePartner {}),
        None => Next::turn_into(FirstWhites { placed: 0 }),
    }
}

impl flow::Step<JoinThePartisans> for Figure {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        Place::ALL.iter().for_each(|&place| out.push(Action::Figure(place)));
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Figure(place) = action else { return not_now(action) };
        s.public.figures[seat.at()] = Maybe::some(place);
        desk.tell(|| Event::FigurePlaced(seat, place));
        Ok(Acted::Go(after_figure(r, &s.public, seat)))
    }

    fn default_action(self, r: &Rules, _: &State, _: Seat) -> Action {
        Action::Figure(central(r, PlaceSet::ALL).unwrap_or(Place::ALL[0]))
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask(v, self.seat, "figure", "JP-1.4")
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        place_label(action, "JP-1.4")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

/// The label of a verb that points at a place.
pub fn place_label(action: Action, rule: &'static str) -> Label {
    match action {
        Action::Figure(place) | Action::White(place) | Action::Move(place) | Action::Target(place) => {
            Label::new(rule).with("place", place.named())
        }
        _ => Label::new(rule),
    }
}

impl flow::Step<JoinThePartisans> for NamePartner {
    fn asked(self, r: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(r.cast.olga.unwrap_or_default())
    }

    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        s.public.ring.iter().for_each(|&owner| out.push(Action::Partner(owner)));
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Partner(owner) = action else { return not_now(action) };
        if !r.cast.is_owner(owner) {
            return Err(Refusal::new("JP-1.4", "no-owner"));
        }
        s.public.pair.partner = Maybe::some(owner);
        join_ring(&mut s.public, seat, owner);
        desk.tell(|| Event::PartnerNamed(seat, owner));
        Ok(Acted::Go(Next::turn_into(Figure { seat })))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask(v, r.cast.olga.unwrap_or_default(), "partner", "JP-1.4")
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        partner_label(action)
    }
}

/// The label of a partner's name.
pub fn partner_label(action: Action) -> Label {
    match action {
        Action::Partner(owner) => Label::new("JP-13.1").with("other", owner),
        _ => Label::new("JP-13.1"),
    }
}

/// Olga's seat in the ring is right after her partner's.
pub fn join_ring(p: &mut Public, olga: Seat, partner: Seat) {
    p.ring.take(olga);
    let at = p.ring.iter().position(|&seat| seat == partner).unwrap_or(0);
    p.ring.push(olga);
    p.ring.as_mut_slice()[at + 1..].rotate_right(1);
}

impl FirstWhites {
    fn seat(self, r: &Rules, p: &Public) -> Seat {
        let mut owners = p.ring.iter().copied().filter(|&seat| r.cast.is_owner(seat)).cycle();
        r.cast.enemy.or_else(|| owners.nth(self.placed.into())).unwrap_or_default()
    }

    fn all(r: &Rules) -> u8 {
        r.cast.owners * r.chosen.whites_each
    }
}

impl flow::Step<JoinThePartisans> for FirstWhites {
    fn asked(self, r: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(self.seat(r, p))
    }

    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        while r.chosen.random_whites && self.placed < Self::all(r) {
            drop_white(r, s, desk);
            self.placed += 1;
        }
        if self.placed < Self::all(r) {
            return Next::Ask;
        }
        for at in 0..s.public.ring.len() {
            let seat = s.public.ring[at];
            if r.cast.is_owner(seat) {
                draw_order(r, s, seat, desk);
            }
        }
        s.public.active = s.public.ring[0];
        s.public.round = 1;
        desk.tell(|| Event::RoundBegins(1, "JP-1.9"));
        Next::turn_into(Turn {})
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
        let place = white_of(r, s, action)?;
        put_white(s, Some(seat), place, desk);
        Ok(Acted::Go(Next::turn_into(Self { placed: self.placed + 1 })))
    }

    fn default_action(self, r: &Rules, s: &State, _: Seat) -> Action {
        Action::White(central(r, legal_for_white(r, &s.public)).unwrap_or(Place::ALL[0]))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let usual = match r.cast.enemy {
            Some(_) => "JP-14.1",
            // Two owners have two each.
            None if self.placed >= r.cast.owners => "JP-1.1",
            None => "JP-1.5",
        };
        ask(v, self.seat(r, &v.public), "white", white_rule(r, &v.public, usual))
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        place_label(action, "JP-1.5")
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}

/// The legal place that an action names for a white outpost.
pub fn white_of(r: &Rules, s: &State, action: Action) -> Result<Place, Refusal> {
    let Action::White(place) = action else { return not_now(action) };
    if legal_for_white(r, &s.public).has(place) {
        return Ok(place);
    }
    Err(Refusal::new(white_rule(r, &s.public, "JP-1.5"), "too-near"))
}
