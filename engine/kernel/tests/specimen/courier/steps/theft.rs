//! The mover may take a random card of another; both know which (SP-6).

use staffetta_kernel::{
    Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Seats, Talk, Target, Veiled, flow, step,
};

use super::super::game::{Action, Courier, Happened, Public, Rules, SEATS, State};
use super::super::view::View;
use super::round::Round;
use super::{Acted, Came, Next, ask, silence};

step! {
    /// The theft.
    pub struct Theft {}
}

/// Who can be robbed.
pub fn victims(s: &State) -> Seats {
    let others = s.public.living().without(s.public.active);
    others.iter().filter(|seat| !s.secret.hands[seat.at()].is_empty()).collect()
}

fn steal(s: &mut State, seat: Seat, victim: Seat, desk: &mut impl Desk<Happened>) {
    let card = desk.draw("theft", &s.secret.hands[victim.at()]);
    s.secret.hands[victim.at()].take(card);
    s.give(seat, card);
    let known = &mut s.secret.known;
    known[victim.at()][card.slot()] = seat.0 + 1;
    // A thief who robs the one who robbed him sees his own card come back.
    known[seat.at()][card.slot()] = 0;
    // Whoever else knew where it was can only know that it has gone on.
    for other in (0..SEATS).filter(|&other| other != victim.at() && other != seat.at()) {
        known[other][card.slot()] = 0;
    }
    desk.tell(|| Happened::Stolen(seat, victim, Veiled::new(card, Seats::one(seat).with(victim))));
}

impl flow::Step<Courier> for Theft {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }
    fn enter(&mut self, _: &Rules, s: &mut State, came: Came, _: &mut impl Desk<Happened>) -> Next {
        if came == Came::In && victims(s).is_empty() { Next::turn_into(Round {}) } else { Next::Ask }
    }
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        victims(s).iter().for_each(|seat| out.push(Action::Steal(seat)));
        out.push(Action::Spare);
    }
    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Steal(victim) if victims(s).has(victim) => steal(s, seat, victim, desk),
            Action::Spare => {}
            _ => return Err(Refusal::new("SP-1", "not-now")),
        }
        Ok(Acted::Go(Next::turn_into(Round {})))
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Spare
    }
    fn talk(self, _: &Rules, p: &Public) -> Talk {
        silence(p)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ask("theft", Seats::one(v.public.active), v)
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        if let Action::Steal(seat) = action { Label::new("SP-6").with("seat", seat) } else { Label::new("SP-6") }
    }
}
