//! Who takes part: one unit more, all of them, or just these (BN-4.4)?

use staffetta_kernel::{Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::super::{Acted, OUT_OF_PLACE};
use super::eligible::{at_hand, completable, complete, eligible, is_eligible};
use super::{Declaration, priced, prompt, settle};
use crate::Banditen;
use crate::action::{Action, Verb};
use crate::activation_points::price;
use crate::command;
use crate::counter::Counter;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::Entry;
use crate::names::UnitName;
use crate::rules::Rules;
use crate::state::{ActionKind, Public, State};
use crate::unit_set::UnitSet;
use crate::view::View;

step! {
    /// What is declared, and the units chosen so far.
    pub struct ChooseUnits {
        pub kind: ActionKind,
        pub hex: Hex,
        pub target: Hex,
        pub entry: Entry,
        pub units: UnitSet,
    }
}

impl ChooseUnits {
    /// The units of this declaration are to be chosen.
    pub const fn of(Declaration { kind, hex, target, entry, units }: Declaration) -> Self {
        Self { kind, hex, target, entry, units }
    }

    const fn declared(self) -> Declaration {
        let Self { kind, hex, target, entry, units } = self;
        Declaration { kind, hex, target, entry, units }
    }

    /// May they be taken all at once?
    const fn takes_all(self) -> bool {
        self.units.is_empty() && !matches!(self.kind, ActionKind::Recover | ActionKind::Regroup)
    }
}

impl ChooseUnits {
    /// Every answer that is legal now, each found out only when it is asked for. `all`: who is eligible.
    fn offers<'a>(self, r: &'a Rules, p: &'a Public, all: UnitSet) -> impl Iterator<Item = Action> + 'a {
        let declared = self.declared();
        let done = move || {
            if !self.units.is_empty() {
                return complete(r, p, &declared, self.units).is_ok().then_some(Action::Go);
            }
            (self.takes_all() && complete(r, p, &declared, all).is_ok()).then_some(Action::All)
        };
        let fits = move |&counter: &Counter| {
            let units = self.units.with(counter);
            completable(r, p, &declared, units, all.minus(units))
        };
        let more = all.minus(self.units).into_iter().filter(fits).map(Action::With);
        std::iter::once_with(done).flatten().chain(more)
    }

    /// The only answer, if there is just one.
    fn only(self, r: &Rules, p: &Public, all: UnitSet) -> Option<Action> {
        let mut offers = self.offers(r, p, all);
        let first = offers.next();
        first.filter(|_| offers.next().is_none())
    }

    /// The units, of whom these are eligible, are asked for, unless there is one answer only (BN-4.9).
    pub fn ask(
        mut self,
        r: &Rules,
        s: &mut State,
        all: UnitSet,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let seat = self.units.seat();
        let only = if r.second_edition { self.only(r, &s.public, all) } else { None };
        match only {
            Some(only) => flow::Draft::act(&mut self, r, s, seat, only, desk),
            None => Ok(Acted::draft(self)),
        }
    }
}

impl flow::Draft<Banditen> for ChooseUnits {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        let all = eligible(r, &s.public, &self.declared());
        self.offers(r, &s.public, all).for_each(|action| out.push(action));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let (p, declared) = (&s.public, self.declared());
        let all = eligible(r, p, &declared);
        match action {
            Action::All if self.takes_all() => {
                complete(r, p, &declared, all)?;
                settle(r, s, declared.by(all), desk)
            }
            Action::Go => {
                complete(r, p, &declared, self.units)?;
                settle(r, s, declared, desk)
            }
            Action::With(counter) => {
                if !at_hand(p, &declared).has(counter) {
                    return Err(Refusal::new("BN-4.4", "not-in-the-hex"));
                }
                if self.units.has(counter) {
                    return Err(Refusal::new("BN-4.4", "chosen-already"));
                }
                if !all.has(counter) {
                    return Err(is_eligible(r, p, &declared, counter).err().unwrap_or(OUT_OF_PLACE));
                }
                let units = self.units.with(counter);
                let rest = all.minus(units);
                if !completable(r, p, &declared, units, rest) {
                    return Err(complete(r, p, &declared, units).err().unwrap_or(OUT_OF_PLACE));
                }
                let declared = declared.by(units);
                if r.second_edition {
                    // Who is regrouped must be like the first of them; else who is eligible stays so.
                    let all = if self.kind == ActionKind::Regroup { eligible(r, p, &declared) } else { all };
                    return Self::of(declared).ask(r, s, all, desk);
                }
                let goes_on = |c| completable(r, p, &declared, units.with(c), rest.minus(UnitSet::one(c)));
                if rest.into_iter().any(goes_on) {
                    self.units = units;
                    return Ok(Acted::Pick);
                }
                settle(r, s, declared, desk)
            }
            _ => Err(OUT_OF_PLACE),
        }
    }
    fn prompt(self, _: &Rules, _: &View) -> Prompt {
        let reacts = matches!(self.kind, ActionKind::ReactFire | ActionKind::ReactAssault);
        let (key, rule) = if reacts { ("choose-reactors", "BN-12.3") } else { ("choose-units", "BN-4.4") };
        prompt(key, rule, self.units.seat(), Some(self.kind), self.hex)
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let p = &v.public;
        let label = Label::new("BN-4.4");
        let (label, units) = match action {
            Action::With(counter) => {
                let unit = p.unit(counter);
                let rule = match self.kind {
                    // Whether it is in command decides the price.
                    ActionKind::Move | ActionKind::Fire => command::rule(r, p, counter),
                    ActionKind::Arrive => "BN-14.7",
                    _ => label.rule,
                };
                let label = Label { rule, ..label };
                (label.with("unit", &UnitName::of(r, unit)).with("vf", unit.vf), self.units.with(counter))
            }
            Action::All => (label, eligible(r, p, &self.declared())),
            _ => (label, self.units),
        };
        priced(label, price(r, p, self.kind, units))
    }
    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        let (p, declared) = (&v.public, self.declared());
        let refusal = match verb {
            Verb::All if !self.units.is_empty() => Some(Refusal::new("BN-4.4", "chosen-already")),
            Verb::All if !self.takes_all() => Some(Refusal::new("BN-4.4", "one-by-one")),
            Verb::All => complete(r, p, &declared, eligible(r, p, &declared)).err(),
            Verb::Go => complete(r, p, &declared, self.units).err(),
            Verb::With => {
                let out = at_hand(p, &declared).minus(self.units);
                out.into_iter().find_map(|counter| is_eligible(r, p, &declared, counter).err())
            }
            _ => None,
        };
        refusal.unwrap_or_else(|| <Banditen as flow::Flow>::finish_first(verb))
    }
}
