//! The hex is named: what do its units do (BN-4.4)?

use staffetta_kernel::{Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::super::{Acted, OUT_OF_PLACE};
use super::eligible::InCommand;
use super::menu::{self, MENU};
use super::{Declaration, pick_on, priced, prompt};
use crate::Banditen;
use crate::action::{Action, Verb};
use crate::event::Event;
use crate::hex::Hex;
use crate::rules::Rules;
use crate::state::{ActionKind, State};
use crate::view::View;

step! {
    /// Units of this hex act.
    pub struct ChooseAction { pub hex: Hex }
}

impl flow::Draft<Banditen> for ChooseAction {
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let in_command = InCommand::of(r, &s.public, seat, self.hex);
        for (kind, action) in MENU {
            if menu::can_do(r, &s.public, &Declaration::new(seat, kind, self.hex), &in_command) {
                out.push(action);
            }
        }
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Some(kind) = menu::kind_of(action) else { return Err(OUT_OF_PLACE) };
        let declared = Declaration::new(seat, kind, self.hex);
        let in_command = InCommand::for_kind(r, &s.public, seat, self.hex, kind);
        if !menu::can_do(r, &s.public, &declared, &in_command) {
            return Err(menu::why_not(r, &s.public, seat, self.hex, kind));
        }
        pick_on(r, s, declared, desk)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        prompt("choose-deed", "BN-4.4", v.public.active, None, self.hex)
    }
    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::Move => priced(Label::new("BN-8.1"), r.n.cost_action),
            Action::Fire => priced(Label::new("BN-9.1"), r.n.cost_action),
            Action::MoveAndFire | Action::FireAndMove => priced(Label::new("BN-9.9"), r.n.cost_action),
            Action::Assault => priced(Label::new("BN-11.1"), r.n.cost_action),
            Action::Regroup => priced(Label::new("BN-5.5"), r.n.cost_action),
            Action::Recover => priced(Label::new("BN-10.4"), r.n.cost_recovery),
            Action::Infirmary => priced(Label::new("BN-16.7"), r.n.cost_infirmary),
            _ => Label::missing(),
        }
    }
    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        let kind = match verb {
            Verb::Move => ActionKind::Move,
            Verb::Fire => ActionKind::Fire,
            Verb::MoveAndFire => ActionKind::MoveAndFire,
            Verb::FireAndMove => ActionKind::FireAndMove,
            Verb::Assault => ActionKind::Assault,
            Verb::Regroup => ActionKind::Regroup,
            Verb::Recover => ActionKind::Recover,
            Verb::Infirmary => ActionKind::Infirmary,
            _ => return <Banditen as flow::Flow>::finish_first(verb),
        };
        menu::why_not(r, &v.public, v.public.active, self.hex, kind)
    }
}
