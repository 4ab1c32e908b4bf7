//! Strength points are lost one at a time, as the owner chooses (BN-9.4, BN-11.4).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, flow, kinds, step};

use super::{Acted, Answer, Came, Next, OUT_OF_PLACE, go, question};
use crate::Banditen;
use crate::action::Action;
use crate::counter::Counter;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Cause, Type};
use crate::names::UnitName;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::unit_set::UnitSet;
use crate::view::View;

/// What is said to whoever waits for losses.
const WAIT_LOSSES: (&str, RuleId) = ("wait-losses", "BN-9.4");

kinds! {
    /// Who loses.
    pub enum Losers, "losers" {
        /// The targets of a fire.
        Targets = "targets",
        /// The lower side of an assault.
        LowerSide = "lower_side",
    }
}

step! {
    /// So many points are still to be lost.
    pub struct Losses { pub left: u8, pub losers: Losers }
}

impl Losses {
    /// What is due, for the view: so many points.
    pub fn due(self) -> String {
        self.left.to_string()
    }

    /// The units that were hit, and where.
    #[inline]
    fn hit(self, p: &Public) -> (UnitSet, Hex) {
        match self.losers {
            Losers::Targets => (p.shot.targets, p.shot.hex),
            Losers::LowerSide => (p.fight.lower(), p.fight.hex),
        }
    }

    /// The units among which the points are lost. Cars take no part (BN-9.5).
    fn bearers(self, r: &Rules, p: &Public) -> UnitSet {
        self.hit(p).0.filter(|c| p.print(r, c).kind != Type::Car)
    }

    fn lose(&mut self, r: &Rules, p: &mut Public, counter: Counter, desk: &mut impl Desk<Event>) {
        let unit = *p.unit(counter);
        p.lose_one(r, counter, Cause::Combat, self.hit(p).1);
        self.left -= 1;
        let (seat, vf) = (counter.seat(), unit.vf - 1);
        desk.tell(|| Event::Lost { seat, unit: UnitName::of(r, &unit), vf, by_morale: false });
    }
}

impl flow::Step<Banditen> for Losses {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(self.hit(p).0.seat())
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let p = &mut s.public;
        while self.left > 0 {
            let bearers = self.bearers(r, p);
            let Some(first) = bearers.first() else { break };
            if bearers.several() && p.strength(bearers) > self.left {
                return Next::Ask;
            }
            // One unit, or all of them: nothing to choose.
            self.lose(r, p, first, desk);
        }
        Next::Pop(Answer::Done)
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.bearers(r, &s.public).into_iter().for_each(|counter| out.push(Action::Lose(counter)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Lose(counter) = action else { return Err(OUT_OF_PLACE) };
        if !self.bearers(r, &s.public).has(counter) {
            return Err(Refusal::new("BN-9.4", "not-hit"));
        }
        self.lose(r, &mut s.public, counter, desk);
        go(Next::Again(Answer::Done))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT_LOSSES, || Prompt::new("losses", "BN-9.4").with("count", self.left))
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let Action::Lose(counter) = action else { return Label::missing() };
        let unit = v.public.unit(counter);
        Label::new("BN-9.4").with("unit", &UnitName::of(r, unit)).with("vf", unit.vf)
    }
}
