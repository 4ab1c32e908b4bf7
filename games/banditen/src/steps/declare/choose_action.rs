//! The hex is named: what do its units do (BN-4.4)?

use staffetta_kernel::{Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::super::{Acted, OUT_OF_PLACE};
use super::eligible::{InCommand, eligible};
use super::menu::{self, MENU};
use super::{Declaration, pick_on, priced, prompt};
use crate::Banditen;
use crate::action::{Action, Verb};
use crate::activation_points::price;
use crate::event::Event;
use crate::hex::Hex;
use crate::rules::Rules;
use crate::state::{ActionKind, State};
use crate::unit_set::UnitSet;
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
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let Some(kind) = menu::kind_of(action) else { return Label::missing() };
        let declared = Declaration::new(v.public.active, kind, self.hex);
        let units = eligible(r, &v.public, &declared);
        // Who has fired in this turn has a marker, and gets another.
        let again = units.into_iter().any(|c| v.public.unit(c).marks.fires() > 0);
        let rule = match action {
            Action::Move => "BN-8.1",
            Action::Fire if again => "BN-9.6",
            Action::Fire => "BN-9.1",
            Action::MoveAndFire | Action::FireAndMove => "BN-9.9",
            Action::Assault if again => "BN-11.6",
            Action::Assault => "BN-11.1",
            Action::Regroup => "BN-5.5",
            Action::Recover => "BN-10.4",
            _ => "BN-16.7",
        };
        let prices = || units.into_iter().map(|c| price(r, &v.public, kind, UnitSet::one(c)));
        let cost = price(r, &v.public, kind, units);
        match prices().min() {
            // Not all are in command: it depends on who takes part (BN-4.4).
            Some(least) if least < cost => Label { price: Some(format!("{least}-{cost} PA")), ..Label::new(rule) },
            _ => priced(Label::new(rule), cost),
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
