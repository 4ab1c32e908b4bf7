//! Set-up: which formation starts in Corte Cerro (BN-1.2), and which battalion gets the assault company (BN-1.4).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, Seat, flow, step};

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
        BASES.iter().for_each(|&formation| out.push(Action::Base(formation)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Base(formation) = action else { return Err(OUT_OF_PLACE) };
        if !BASES.contains(&formation) {
            return Err(Refusal::new("BN-1.2", "no-base"));
        }
        s.public.assigned = Maybe::some(formation);
        desk.tell(|| Event::Base { formation });
        go(next_of(r, &s.public, seat))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT_SET_UP, || Prompt::new("base", "BN-1.2"))
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let Action::Base(formation) = action else { return Label::missing() };
        Label::new("BN-1.2").with("formation", word("formation", formation.word()))
    }
}

impl flow::Step<Banditen> for Assign {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(PARTISAN)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        BATTALIONS.iter().for_each(|&formation| out.push(Action::Assign(formation)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Assign(formation) = action else { return Err(OUT_OF_PLACE) };
        if !BATTALIONS.contains(&formation) {
            return Err(Refusal::new("BN-1.4", "no-battalion"));
        }
        s.public.assigned = Maybe::some(formation);
        desk.tell(|| Event::Assigned { formation });
        go(next_of(r, &s.public, seat))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT_SET_UP, || Prompt::new("assign", "BN-1.4"))
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let Action::Assign(formation) = action else { return Label::missing() };
        Label::new("BN-1.4").with("formation", word("formation", formation.word()))
    }
}
