//! Reinforcements enter, storm or are placed: at which hex (BN-14.1)?

use staffetta_kernel::{Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::super::{Acted, OUT_OF_PLACE};
use super::{Declaration, pick_on, prompt};
use crate::Banditen;
use crate::action::Action;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::Entry;
use crate::reinforcements;
use crate::rules::{Rules, Way};
use crate::state::{ActionKind, State};
use crate::view::View;

step! {
    /// Those of this entry come to the map.
    pub struct ChooseEntryHex { pub kind: ActionKind, pub entry: Entry }
}

impl flow::Draft<Banditen> for ChooseEntryHex {
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        reinforcements::hexes(r, &s.public, seat, self.entry, self.kind, |hex| out.push(Action::To(hex)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::To(hex) = action else { return Err(OUT_OF_PLACE) };
        reinforcements::may_enter_at(r, &s.public, seat, self.entry, self.kind, hex)?;
        let declared = Declaration { entry: self.entry, ..Declaration::new(seat, self.kind, Hex::NONE) };
        pick_on(r, s, declared.at(hex), desk)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        prompt("choose-entry-hex", "BN-14.1", v.public.active, Some(self.kind), Hex::NONE)
    }
    fn label(self, r: &Rules, _: &View, action: Action) -> Label {
        let Action::To(hex) = action else { return Label::missing() };
        // By a single hex somebody enters elsewhere only if the enemy holds it.
        let rule = match r.entry_point(self.entry).way {
            Way::Hex => "BN-14.2",
            Way::Area => "BN-14.4",
            Way::Edge => "BN-14.5",
        };
        Label::new(rule).with("hex", hex)
    }
}
