//! Set-up: the infirmary and the bunkers get their hexes (BN-1.3).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::super::{Acted, OUT_OF_PLACE, go, question};
use super::{WAIT_SET_UP, next_of};
use crate::Banditen;
use crate::action::Action;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, Terrain};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

/// How many bunkers are placed.
pub const BUNKERS: u8 = 5;

step! {
    /// The infirmary gets its hex.
    pub struct Infirmary {}
}

step! {
    /// A bunker gets its fort.
    pub struct Bunkers {}
}

fn may_be_infirmary(r: &Rules, hex: Hex) -> Result<(), Refusal> {
    let settled = r.map.ground(hex) == Terrain::Settlement;
    if settled { Ok(()) } else { Err(Refusal::new("BN-1.3", "infirmary-in-settlement")) }
}

fn may_get_bunker(r: &Rules, p: &Public, hex: Hex) -> Result<u8, Refusal> {
    match r.map.fort(hex) {
        None => Err(Refusal::new("BN-1.3", "bunker-on-fort")),
        Some(fort) if p.bunkers.has(fort) => Err(Refusal::new("BN-1.3", "bunker-there")),
        Some(fort) => Ok(fort),
    }
}

fn place_label(action: Action) -> Label {
    let Action::Place(hex) = action else { return Label::missing() };
    Label::new("BN-1.7").with("hex", hex)
}

impl flow::Step<Banditen> for Infirmary {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(AXIS)
    }
    fn actions(self, r: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        Hex::all().filter(|&hex| may_be_infirmary(r, hex).is_ok()).for_each(|hex| out.push(Action::Place(hex)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Place(hex) = action else { return Err(OUT_OF_PLACE) };
        may_be_infirmary(r, hex)?;
        s.public.infirmary = hex;
        desk.tell(|| Event::InfirmaryPlaced { hex });
        go(next_of(r, &s.public, seat))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT_SET_UP, || Prompt::new("infirmary", "BN-1.3"))
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        place_label(action)
    }
}

impl flow::Step<Banditen> for Bunkers {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(AXIS)
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        let fits = |&hex: &Hex| may_get_bunker(r, &s.public, hex).is_ok();
        Hex::all().filter(fits).for_each(|hex| out.push(Action::Place(hex)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Place(hex) = action else { return Err(OUT_OF_PLACE) };
        let fort = may_get_bunker(r, &s.public, hex)?;
        s.public.bunkers.insert(fort);
        desk.tell(|| Event::BunkerPlaced { hex, rule: "BN-1.3" });
        go(next_of(r, &s.public, seat))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        let left = BUNKERS - v.public.bunkers.len().min(BUNKERS);
        question(v, WAIT_SET_UP, || Prompt::new("bunkers", "BN-1.3").with("count", left))
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        place_label(action)
    }
}
