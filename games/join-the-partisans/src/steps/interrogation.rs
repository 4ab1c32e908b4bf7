//! The hunt for the traitor: a card is turned up in each of three rounds (JP-11).

use staffetta_kernel::{
    Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, RuleId, Seat, Seats, Veiled, flow, step,
};

use super::{Acted, Answer, Next, ask, not_now};
use crate::cards::TraitorCard;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Hunt, Public, State};
use crate::view::View;
use crate::{Action, JoinThePartisans};

step! {
    /// Somebody turns up a Traitor card.
    pub struct Interrogation {}
}

/// Does the searcher see the faces of the cards? Only with three or more players (JP-11.3).
pub fn searcher_sees(r: &Rules) -> bool {
    r.cast.seats > 2
}

/// The hunt begins, or its next round (JP-11.1 to JP-11.4).
pub fn begin(r: &Rules, s: &mut State, searcher: Seat, desk: &mut impl Desk<Event>) {
    s.public.hunt.round += 1;
    if s.public.hunt.searcher.is_some() {
        return;
    }
    let cards = if searcher_sees(r) { r.numbers.traitor_cards.min(r.cast.seats + 1) } else { r.numbers.traitor_cards };
    s.public.hunt = Hunt { searcher: Maybe::some(searcher), left: (0..cards).map(TraitorCard).collect(), round: 1 };
    let mut places = [TraitorCard(0); 6];
    (0..cards).for_each(|at| places[usize::from(at)] = TraitorCard(at));
    let traitor = desk.draw("traitor", &places[..usize::from(cards)]);
    s.secret.traitor = Maybe::some(traitor);
    let audience = if searcher_sees(r) { Seats::one(searcher) } else { Seats::NONE };
    let rule = if searcher_sees(r) { "JP-11.3" } else { "JP-11.2" };
    desk.tell(|| Event::HuntBegins(searcher, cards, Veiled::new(traitor, audience), rule));
}

/// The hunt is over: the card goes back into the deck, which is shuffled (JP-11.7).
pub fn end(s: &mut State, searcher: Seat, desk: &mut impl Desk<Event>) {
    let task = &mut s.public.tasks[searcher.at()];
    if let Some(card) = task.mission.get() {
        s.secret.missions.push(card);
    }
    task.mission = Maybe::NONE;
    s.public.hunt = Hunt::default();
    s.secret.traitor = Maybe::NONE;
    desk.shuffle("mission deck", s.secret.missions.as_mut_slice());
    desk.tell(|| Event::MissionsShuffled(s.secret.missions.len(), "JP-11.7"));
}

/// The rule by which a card is turned up: by the searcher, or by those who are interrogated.
fn round_rule(r: &Rules) -> RuleId {
    if searcher_sees(r) { "JP-11.4" } else { "JP-11.2" }
}

/// Who turns up a card in this round (JP-11.2, JP-11.4).
pub fn interrogated(r: &Rules, p: &Public) -> Seat {
    let searcher = p.hunt.searcher.get().unwrap_or_default();
    if !searcher_sees(r) {
        return searcher;
    }
    let others = p.others(searcher).chain(r.cast.enemy);
    let many = p.ring.len() - 1 + usize::from(r.cast.enemy.is_some());
    others.into_iter().nth((usize::from(p.hunt.round) + many - 1) % many).unwrap_or(searcher)
}

impl flow::Step<JoinThePartisans> for Interrogation {
    fn asked(self, r: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(interrogated(r, p))
    }

    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        s.public.hunt.left.iter().for_each(|card| out.push(Action::TurnUp(card)));
    }

    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::TurnUp(card) = action else { return not_now(action) };
        if !s.public.hunt.left.has(card) {
            return Err(Refusal::new("JP-11.4", "not-that-card"));
        }
        desk.reveal();
        s.public.hunt.left.remove(card);
        let searcher = s.public.hunt.searcher.get().unwrap_or_default();
        desk.tell(|| Event::TurnedUp(searcher, seat, card));
        let found = s.secret.traitor.get() == Some(card);
        if !found && s.public.hunt.round >= r.numbers.hunt_rounds {
            desk.tell(|| Event::HuntFailed(searcher));
            end(s, searcher, desk);
        }
        Ok(Acted::Go(Next::Pop(Answer::Found(found))))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let searcher = v.public.hunt.searcher.get().unwrap_or_default();
        let left = i64::from(r.numbers.hunt_rounds.saturating_sub(v.public.hunt.round)) + 1;
        let seat = interrogated(r, &v.public);
        let rule = match v.public.hunt.round {
            _ if r.cast.enemy == Some(seat) => "JP-14.2",
            1 => "JP-11.1",
            _ => round_rule(r),
        };
        ask(v, seat, "turn-up", rule).with("searcher", searcher).with("left", left)
    }

    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::TurnUp(card) => Label::new(round_rule(r)).with("card", card.0 + 1),
            _ => Label::new(round_rule(r)),
        }
    }

    fn irreversible(self, _: &Rules, _: &View, _: Action) -> bool {
        true
    }
}
