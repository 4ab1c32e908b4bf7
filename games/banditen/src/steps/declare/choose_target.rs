//! Units are to fire: at which hex (BN-9.2)?

use staffetta_kernel::{Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, flow, step};

use super::super::{Acted, OUT_OF_PLACE};
use super::eligible::eligible;
use super::{Declaration, menu, pick_on, prompt};
use crate::Banditen;
use crate::action::Action;
use crate::event::Event;
use crate::fire::{How, able, can_fire, facing, needed, reaching};
use crate::hex::Hex;
use crate::kinds::{PARTISAN, other};
use crate::odds;
use crate::rules::Rules;
use crate::state::{ActionKind, Public, State};
use crate::unit_set::UnitSet;
use crate::view::View;

step! {
    /// Units of this hex fire, or fire and move.
    pub struct ChooseTarget { pub kind: ActionKind, pub hex: Hex }
}

fn why_no_fire(r: &Rules, p: &Public, all: UnitSet, target: Hex) -> Refusal {
    let mut first = None;
    for refusal in all.into_iter().filter_map(|c| can_fire(r, p, c, target, How::Action).err()) {
        // The one that came furthest tells most.
        if refusal.key == "no-line-of-sight" {
            return refusal;
        }
        first.get_or_insert(refusal);
    }
    first.unwrap_or(Refusal::with("BN-4.5", "no-pa", r.n.out_of_command_factor.into()))
}

/// What matters most about a target.
pub fn target_rule(r: &Rules, p: &Public, from: Hex, to: Hex) -> RuleId {
    if r.map.is_fort(to) && p.holds(PARTISAN, to) {
        "BN-T3"
    } else if needed(r, p, to) > 6 {
        "BN-T5"
    } else if r.map.is_fort(to) {
        "BN-T1"
    } else if r.map.distance(from, to) == 1 {
        "BN-8.12"
    } else {
        "BN-9.2"
    }
}

impl flow::Draft<Banditen> for ChooseTarget {
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        let declared = Declaration::new(seat, self.kind, self.hex);
        let shooters = menu::shooters(r, p, self.kind, eligible(r, p, &declared));
        let near = facing(r, p, other(seat), self.hex);
        for target in p.stacks(other(seat)).filter(|&target| near.has(target)) {
            if !reaching(r, p, shooters, self.hex, target).is_empty() {
                out.push(Action::At(target));
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
        let Action::At(target) = action else { return Err(OUT_OF_PLACE) };
        let p = &s.public;
        if !p.holds(other(seat), target) {
            return Err(Refusal::new("BN-9.2", "no-enemy-there"));
        }
        let declared = Declaration::new(seat, self.kind, self.hex);
        let all = eligible(r, p, &declared);
        if reaching(r, p, menu::shooters(r, p, self.kind, all), self.hex, target).is_empty() {
            return Err(why_no_fire(r, p, all, target));
        }
        pick_on(r, s, declared.at(target), desk)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        prompt("choose-target", "BN-9.2", v.public.active, Some(self.kind), self.hex)
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let Action::At(target) = action else { return Label::missing() };
        let p = &v.public;
        let declared = Declaration::new(p.active, self.kind, self.hex).at(target);
        let firing = able(r, p, eligible(r, p, &declared), target, How::Action);
        let extra = -i8::from(self.kind == ActionKind::FireAndMove);
        let odds = Some(odds::any_hit(r, p, firing, target, p.stack(target), extra));
        Label { odds, ..Label::new(target_rule(r, p, self.hex, target)).with("hex", target) }
    }
}
