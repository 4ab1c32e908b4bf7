//! Duck and run: how many recruits are saved at 2 glory each (LR-5.51). The step below applies the answer.

use serde::Serialize;
use staffetta_kernel::flow::{Packed, Step};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, step, steps};

use super::Answer;
use super::assessment::{self, Assessment};
use super::blue_dice::{self, BlueOne};
use super::charismatic::{self, ChangeOfSides};
use super::instant_event::{self, InstantEvent};
use super::recruit_cost::{self, RecruitCost};
use crate::LaResistance;
use crate::action::{Action, Ducks};
use crate::band::Band;
use crate::cards::EventKind;
use crate::event::Event;
use crate::flow::{Acted, Came, Next, go};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// This band may save some of the recruits that it is about to lose.
    pub struct Duck {
        pub seat: Seat,
        /// So many at least, or it could not pay a cost (LR-O.duck_on_costs).
        pub least: u8,
        /// How many are about to be lost.
        pub loss: u8,
    }
}

impl Duck {
    /// So many can be saved at most: what its glory pays for.
    pub fn most(self, r: &Rules, p: &Public) -> u8 {
        r.most_ducks(self.loss, p.bands[self.seat].glory)
    }

    /// The rule that allows it on this occasion: that of the step below, which applies the answer.
    fn occasion(self, r: &Rules, p: &Public) -> RuleId {
        let rule = |step: &Packed<_>| {
            steps!(@match step, LaResistance, None, step => step.allowing_rule(r, p);
                recruit_cost RecruitCost, charismatic ChangeOfSides, instant_event InstantEvent, blue_dice BlueOne,
                assessment Assessment)
        };
        p.steps.iter().find_map(rule).unwrap_or("LR-5.51")
    }
}

/// A step in which recruits are lost on an occasion of its own.
trait Occasion {
    /// The rule that allows a band to duck on it.
    fn allowing_rule(self, r: &Rules, p: &Public) -> Option<RuleId>;
}

impl Occasion for RecruitCost {
    fn allowing_rule(self, _: &Rules, _: &Public) -> Option<RuleId> {
        Some("LR-O.duck_on_costs")
    }
}

impl Occasion for ChangeOfSides {
    fn allowing_rule(self, _: &Rules, _: &Public) -> Option<RuleId> {
        Some("LR-O.duck_on_steals")
    }
}

impl Occasion for InstantEvent {
    fn allowing_rule(self, _: &Rules, p: &Public) -> Option<RuleId> {
        Some(if p.in_force(EventKind::BotchedRaids) { "LR-O.duck_on_botched_raids_event" } else { "LR-G11" })
    }
}

impl Occasion for BlueOne {
    fn allowing_rule(self, _: &Rules, _: &Public) -> Option<RuleId> {
        Some("LR-G11")
    }
}

impl Occasion for Assessment {
    fn allowing_rule(self, r: &Rules, p: &Public) -> Option<RuleId> {
        (assessment::sum_now(r, p).lost_glory > 0).then_some("LR-G72")
    }
}

/// Where saving so many recruits leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Outcome")]
pub struct Outcome {
    /// How many are saved.
    pub saved: u8,
    /// What that costs in glory.
    pub price: u8,
    /// The recruits that the band has then.
    pub recruits: u8,
    /// The glory that it has then.
    pub glory: u8,
    /// Is it broken then (LR-5.57)?
    pub broken: bool,
}

/// Where each answer leads that a band may give when it is about to lose so many recruits, the least first.
pub fn outcomes(r: &Rules, band: &Band, loss: u8, least: u8) -> Vec<Outcome> {
    let outcome = |saved| {
        let price = r.duck_price(saved, band.glory);
        let recruits = band.recruits.saturating_sub(loss.saturating_sub(saved)).min(r.house.recruit_cap);
        Outcome { saved, price, recruits, glory: band.glory - price, broken: recruits == 0 }
    };
    (least..=r.most_ducks(loss, band.glory)).map(outcome).collect()
}

/// Answers where each number of recruits saved leads, while a band is asked for it.
pub fn ducking(r: &Rules, v: &View, _: &State) -> Result<Vec<Outcome>, Refusal> {
    let duck = super::Step::asking::<Duck>(&v.public.steps);
    let duck = duck.ok_or(Refusal::new("LR-5.51", "only-when-losing-recruits"))?;
    Ok(outcomes(r, &v.public.bands[duck.seat], duck.loss, duck.least))
}

/// Pays for the recruits saved.
pub fn pay(r: &Rules, p: &mut Public, seat: Seat, saved: u8, desk: &mut impl Desk<Event>) {
    if saved > 0 {
        let price = r.duck_price(saved, p.bands[seat].glory);
        p.bands[seat].glory -= price;
        desk.tell(|| Event::Ducked { seat, saved, price });
    }
}

impl Step<LaResistance> for Duck {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.seat)
    }

    /// Reached again when somebody has left.
    #[inline(never)]
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        if s.public.living.has(self.seat) { Next::Ask } else { Next::Pop(Answer::Left) }
    }

    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        (self.least..=self.most(r, &s.public)).for_each(|saved| out.push(Action::Duck(Ducks(saved))));
    }

    fn act(&mut self, r: &Rules, s: &mut State, _: Seat, action: Action, _: &mut impl Desk<Event>) -> Acted {
        let Action::Duck(Ducks(saved)) = action else { return Err(Refusal::new("LR-5.51", "duck-or-not")) };
        if saved < self.least {
            return Err(Refusal::with("LR-G14", "duck-more", self.least.into()));
        }
        let most = self.most(r, &s.public);
        if saved > most {
            return Err(Refusal::with("LR-5.51", "duck-less", most.into()));
        }
        go(Next::Pop(Answer::Saved(saved)))
    }

    /// As little as keeps the band alive; nothing if nothing can (LR-G70).
    fn default_action(self, r: &Rules, s: &State, _: Seat) -> Action {
        let needed = (self.loss + 1).saturating_sub(s.public.bands[self.seat].recruits);
        Action::Duck(Ducks(if needed > self.most(r, &s.public) { self.least } else { needed.max(self.least) }))
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        if !v.is_asked() {
            return v.waiting("wait-duck", "LR-5.51", self.seat);
        }
        v.question("duck", self.occasion(r, &v.public))
            .with("loss", self.loss)
            .with("price", r.numbers.duck_price)
            .with("most", self.most(r, &v.public))
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let Action::Duck(Ducks(saved)) = action else { return Label::missing() };
        let price = r.duck_price(saved, v.public.bands[self.seat].glory);
        let full = saved.saturating_mul(r.numbers.duck_price) <= price;
        let rule = if full { "LR-5.51" } else { "LR-O.duck_needs_full_glory" };
        Label::new(rule).with("saved", saved).with("price", price)
    }
}
