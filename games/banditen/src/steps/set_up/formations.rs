//! Set-up: which formation starts in Corte Cerro (BN-1.2), and which battalion gets the assault company (BN-1.4).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, RuleId, Seat, flow, step};

use super::super::{Acted, OUT_OF_PLACE, go, question};
use super::{WAIT_SET_UP, next_of};
use crate::Banditen;
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Formation, PARTISAN};
use crate::names::word;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

/// The formations of which one starts in Corte Cerro (BN-1.2).
pub const BASES: [Formation; 3] = [Formation::Redi, Formation::Romolo, Formation::Fanfulla];
/// The battalions, in order.
pub const BATTALIONS: [Formation; 3] = [Formation::Bn1, Formation::Bn2, Formation::Bn3];

/// A choice of the partisans: one of three formations.
struct OneOfThree {
    formations: [Formation; 3],
    rule: RuleId,
    prompt: &'static str,
    /// What is said if it is none of them.
    refusal: &'static str,
    event: fn(Formation) -> Event,
}

const BASE: OneOfThree = OneOfThree {
    formations: BASES,
    rule: "BN-1.2",
    prompt: "base",
    refusal: "no-base",
    event: |formation| Event::Base { formation },
};

const ASSIGN: OneOfThree = OneOfThree {
    formations: BATTALIONS,
    rule: "BN-1.4",
    prompt: "assign",
    refusal: "no-battalion",
    event: |formation| Event::Assigned { formation },
};

impl OneOfThree {
    fn choose(
        &self,
        r: &Rules,
        s: &mut State,
        formation: Formation,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        if !self.formations.contains(&formation) {
            return Err(Refusal::new(self.rule, self.refusal));
        }
        s.public.assigned = Maybe::some(formation);
        desk.tell(|| (self.event)(formation));
        go(next_of(r, &s.public, PARTISAN))
    }

    fn prompt(&self, v: &View) -> Prompt {
        question(v, WAIT_SET_UP, || Prompt::new(self.prompt, self.rule))
    }

    fn label(&self, formation: Formation) -> Label {
        Label::new(self.rule).with("formation", word("formation", formation.word()))
    }
}

step! {
    /// Which formation starts in Corte Cerro.
    pub struct Base {}
}

step! {
    /// Which battalion gets the assault company.
    pub struct Assign {}
}

impl flow::Step<Banditen> for Base {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(PARTISAN)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        BASE.formations.iter().for_each(|&formation| out.push(Action::Base(formation)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Base(formation) = action else { return Err(OUT_OF_PLACE) };
        BASE.choose(r, s, formation, desk)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        BASE.prompt(v)
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let Action::Base(formation) = action else { return Label::missing() };
        BASE.label(formation)
    }
}

impl flow::Step<Banditen> for Assign {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(PARTISAN)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        ASSIGN.formations.iter().for_each(|&formation| out.push(Action::Assign(formation)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Assign(formation) = action else { return Err(OUT_OF_PLACE) };
        ASSIGN.choose(r, s, formation, desk)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        ASSIGN.prompt(v)
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let Action::Assign(formation) = action else { return Label::missing() };
        ASSIGN.label(formation)
    }
}
