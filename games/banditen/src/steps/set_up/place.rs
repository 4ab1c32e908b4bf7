//! Set-up: a counter gets its hex (BN-1.1 to BN-1.7).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, Target, flow, step};

use super::super::{Acted, Came, Next, OUT_OF_PLACE, go, question};
use super::formations::BATTALIONS;
use super::{WAIT_SET_UP, next_of};
use crate::Banditen;
use crate::action::Action;
use crate::counter::Counter;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, Start, Terrain};
use crate::names::UnitName;
use crate::rules::Rules;
use crate::stacking::may_stand;
use crate::state::{Public, State};
use crate::unit_group::UnitGroup;
use crate::view::View;

step! {
    /// This counter gets its hex.
    pub struct Place { pub counter: Counter }
}

/// The rule that says where units of a seat may be set up.
fn area_rule(r: &Rules, seat: Seat) -> RuleId {
    match (seat == AXIS, r.is_tarnova()) {
        (true, false) => "BN-1.1",
        (false, false) => "BN-1.2",
        (true, true) => "BN-1.3",
        (false, true) => "BN-1.4",
    }
}

/// The rule that lets a counter be set up in this hex.
fn place_rule(r: &Rules, p: &Public, counter: Counter, hex: Hex) -> RuleId {
    let seat = counter.seat();
    let open = r.is_tarnova() && seat != AXIS && r.map.ground(hex) != Terrain::Wood;
    match (p.is_empty(hex), open) {
        (false, _) => "BN-1.6",
        (true, true) => "BN-1.5",
        (true, false) => area_rule(r, seat),
    }
}

/// The area of a counter (BN-1.1 to BN-1.5), as far as the ground goes.
fn in_area(r: &Rules, p: &Public, counter: Counter, hex: Hex) -> bool {
    let print = p.print(r, counter);
    let ground = r.map.ground(hex);
    match print.start {
        Start::Garrison if !r.is_tarnova() => r.map.objectives.contains(&hex),
        Start::Garrison => ground == Terrain::Settlement || (print.combat && r.map.is_fort(hex)),
        Start::Base => r.base_hexes.contains(&hex),
        Start::Battalion => battalion_area(r, p, counter).contains(&hex),
        Start::Fixed | Start::Reserve => false,
    }
}

/// The area of a battalion counter; the assault company follows its battalion.
fn battalion_area<'r>(r: &'r Rules, p: &Public, counter: Counter) -> &'r [Hex] {
    let number = |formation| BATTALIONS.iter().position(|&battalion| battalion == formation);
    let own = number(p.print(r, counter).formation);
    &r.battalion_hexes[own.or_else(|| number(p.assigned.get()?)).unwrap_or(2)]
}

/// Hexes that must hold a combat unit after the Axis set-up.
fn duties(r: &Rules) -> &[Hex] {
    if r.is_tarnova() { &r.map.forts } else { &r.map.objectives }
}

/// Is every counter that is left needed in a place of its own?
fn on_duty(r: &Rules, p: &Public) -> bool {
    let empty = duties(r).iter().filter(|&&duty| !p.fights_at(AXIS, duty)).count();
    let waiting = p.combat_of(p.in_pool(AXIS)).into_iter();
    waiting.filter(|&c| p.print(r, c).start == Start::Garrison).count() <= empty
}

/// May this counter be placed here?
fn may_place(r: &Rules, p: &Public, counter: Counter, hex: Hex) -> Result<(), Refusal> {
    let seat = counter.seat();
    if !in_area(r, p, counter, hex) {
        return Err(Refusal::new(area_rule(r, seat), "not-your-area"));
    }
    if p.holder(hex).is_some_and(|holder| holder != seat) {
        return Err(Refusal::new("BN-1.4", "enemy-there"));
    }
    may_stand(r, p, &UnitGroup::of(r, p, counter), hex)?;
    let bound = seat == AXIS && p.print(r, counter).combat && on_duty(r, p);
    if bound && (!duties(r).contains(&hex) || p.fights_at(AXIS, hex)) {
        return Err(Refusal::new("BN-1.7", "garrison-duty"));
    }
    Ok(())
}

/// Calls with every hex where the counter may be placed.
fn places(r: &Rules, p: &Public, counter: Counter, mut with: impl FnMut(Hex)) {
    let seat = counter.seat();
    let group = UnitGroup::of(r, p, counter);
    let bound = seat == AXIS && p.print(r, counter).combat && on_duty(r, p);
    let mut offer = |hex: Hex| {
        let free = p.holder(hex).is_none_or(|holder| holder == seat);
        let needed = !bound || !p.fights_at(AXIS, hex);
        if free && needed && may_stand(r, p, &group, hex).is_ok() {
            with(hex);
        }
    };
    let settled = |hex: &Hex| r.map.ground(*hex) == Terrain::Settlement;
    let area = match p.print(r, counter).start {
        _ if bound => duties(r),
        Start::Garrison if !r.is_tarnova() => &r.map.objectives,
        Start::Base => &r.base_hexes,
        Start::Garrison if group.combat() => &r.garrison_hexes,
        Start::Garrison => return r.garrison_hexes.iter().copied().filter(settled).for_each(offer),
        _ => battalion_area(r, p, counter),
    };
    area.iter().copied().for_each(&mut offer);
}

/// The only hex for the counter, if there is just one. Only at the end of a garrison can that be.
fn only(r: &Rules, p: &Public, counter: Counter) -> Option<Hex> {
    if counter.seat() != AXIS {
        return None;
    }
    let (mut count, mut found) = (0, Hex::NONE);
    places(r, p, counter, |hex| {
        count += 1;
        found = hex;
    });
    (count == 1).then_some(found)
}

fn place(r: &Rules, p: &mut Public, counter: Counter, hex: Hex, rule: RuleId, desk: &mut impl Desk<Event>) -> Next {
    p.put(counter, hex);
    desk.tell(|| Event::Placed { seat: counter.seat(), unit: UnitName::of(r, p.unit(counter)), hex, rule });
    next_of(r, p, counter.seat())
}

impl Place {
    /// What is due, for the view: the counter.
    pub fn due(self) -> String {
        self.counter.name()
    }
}

impl flow::Step<Banditen> for Place {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(self.counter.seat())
    }
    /// A choice with one legal answer is made by the rules (BN-4.9).
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        match only(r, &s.public, self.counter) {
            Some(hex) => place(r, &mut s.public, self.counter, hex, "BN-4.9", desk),
            None => Next::Ask,
        }
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        places(r, &s.public, self.counter, |hex| out.push(Action::Place(hex)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Place(hex) = action else { return Err(OUT_OF_PLACE) };
        may_place(r, &s.public, self.counter, hex)?;
        go(place(r, &mut s.public, self.counter, hex, "BN-1.7", desk))
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let unit = || UnitName::of(r, v.public.unit(self.counter));
        question(v, WAIT_SET_UP, || Prompt::new("place", "BN-1.7").with("unit", &unit()))
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let Action::Place(hex) = action else { return Label::missing() };
        Label::new(place_rule(r, &v.public, self.counter, hex)).with("hex", hex)
    }
}
