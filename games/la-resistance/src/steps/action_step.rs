//! The action step: defeat missions, sow, buy, steal, play cards, end the turn (LR-5.31 to LR-5.40f).

use staffetta_kernel::flow::{Flow, Step};
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, step};

use super::cest_la_guerre::{self, Moment};
use super::defeating_missions::{self, Way};
use super::purchases::{self, Bought};
use super::{Answer, vichy_forces};
use crate::action::{Action, Verb};
use crate::dice::{DiceSet, Tally};
use crate::event::Event;
use crate::flow::{Acted, Next, go};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;
use crate::{LaResistance, bonus_dice};

step! {
    /// The action step.
    pub struct ActionStep {}
}

impl Step<LaResistance> for ActionStep {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    // By itself it has all registers, and the rest of the listing is short.
    #[inline(never)]
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        out.push(Action::EndTurn);
        let bonus = bonus_dice::left(s);
        if !(p.pool.free | bonus).is_empty() {
            let dice = Tally::of(p.pool.counts);
            defeating_missions::list(r, p, dice, bonus, out);
            if vichy_forces::may_cover(r, p, bonus).is_ok() {
                out.push(Action::CoverVichy);
            }
            purchases::list(r, s, dice, out);
        }
        if p.own().cards() > 0 {
            cest_la_guerre::list_plays(r, s, seat, Moment::Action, out);
            cest_la_guerre::list_discards(s, seat, out);
        }
    }

    #[inline]
    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::EndTurn => {
                desk.tell(|| Event::TurnEnded { seat });
                go(Next::Pop(Answer::Done))
            }
            Action::Defeat(spot) => defeating_missions::begin(r, s, spot, Way::First),
            Action::DefeatAlt(spot) => defeating_missions::begin(r, s, spot, Way::Second),
            Action::CoverVichy => vichy_forces::begin(r, s),
            Action::Sow(victim) => purchases::begin_sow(r, &s.public, victim),
            Action::Steal(victim) => purchases::begin_steal(r, &s.public, victim),
            Action::Buy => purchases::begin_buy(r, s),
            Action::Play(card) => cest_la_guerre::play(r, s, seat, card, Moment::Action, desk),
            Action::Discard(card) => cest_la_guerre::discard(r, s, seat, card, desk),
            Action::RollBlue | Action::Mulligan(_) | Action::Reroll(_) => {
                Err(Refusal::new("LR-5.29", "dice-are-final"))
            }
            _ => Err(Refusal::new("LR-5.31", "not-in-action-step")),
        }
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::EndTurn
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        if !v.is_asked() {
            return v.waiting("wait-action", "LR-5.31", v.public.active);
        }
        v.question("action", if purchases::has_target(r, &v.public) { "LR-5.31" } else { "LR-G54" })
            .with("glory", v.forecast.glory)
            .with("recruits", v.forecast.recruits)
            .with("lost", v.forecast.lost_glory)
            .with("loss", v.forecast.loss)
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        match action {
            Action::EndTurn => Label::new("LR-5.31"),
            Action::Defeat(spot) => defeating_missions::label(r, v, spot, Way::First),
            Action::DefeatAlt(spot) => defeating_missions::label(r, v, spot, Way::Second),
            Action::CoverVichy => vichy_forces::label(r),
            Action::Sow(_) | Action::Steal(_) | Action::Buy => purchases::label(r, v, action),
            other => cest_la_guerre::label(other, Moment::Action),
        }
    }

    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Defeat => defeating_missions::none_to_defeat(r, &v.public, Way::First),
            Verb::DefeatAlt => defeating_missions::none_to_defeat(r, &v.public, Way::Second),
            Verb::CoverVichy => vichy_forces::may_cover(r, &v.public, DiceSet::NONE)
                .err()
                .unwrap_or_else(|| LaResistance::out_of_place(verb)),
            Verb::Sow => purchases::none_to_buy(r, v, Bought::Sow),
            Verb::Steal => purchases::none_to_buy(r, v, Bought::Steal),
            Verb::Buy => purchases::none_to_buy(r, v, Bought::Buy),
            Verb::RollBlue | Verb::StopBlue | Verb::Mulligan | Verb::Reroll => {
                Refusal::new("LR-5.29", "dice-are-final")
            }
            _ => cest_la_guerre::unavailable(r, v, verb, Moment::Action),
        }
    }
}
