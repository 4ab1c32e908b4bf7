//! The active seat performs one action or passes (BN-4.1 to BN-4.3).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, flow, step};

use super::declare::choose_action::ChooseAction;
use super::declare::{Declaration, eligible, menu, pick_on};
use super::{Acted, Answer, Came, Next, OUT_OF_PLACE, WAIT, go, question};
use crate::Banditen;
use crate::action::{Action, Verb};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{ENTRIES, Entry, PARTISAN, other};
use crate::names::word;
use crate::reinforcements;
use crate::rules::Rules;
use crate::state::{ActionKind, Fight, Group, Public, Shot, State};
use crate::unit_set::UnitSet;
use crate::view::View;

step! {
    /// The active seat acts or passes.
    pub struct Activation {}
}

/// Hexes whose units can do something.
#[inline]
fn fit_stacks(r: &Rules, p: &Public, seat: Seat) -> impl Iterator<Item = Hex> {
    let freely = eligible::moves_freely(r, p, seat);
    p.firsts(seat).into_iter().filter(move |&c| menu::can_act(r, p, c, freely)).map(|c| p.unit(c).hex)
}

#[inline]
fn has_action(r: &Rules, p: &Public, seat: Seat) -> bool {
    fit_stacks(r, p, seat).next().is_some()
        || anybody_enters(r, p, seat, ActionKind::Enter)
        || anybody_enters(r, p, seat, ActionKind::Storm)
}

/// Entries at which somebody waits, and who.
#[inline]
fn entries(r: &Rules, p: &Public, seat: Seat) -> impl Iterator<Item = (Entry, UnitSet)> {
    let nobody = p.in_pool(seat).is_empty();
    let waiting = if nobody { [UnitSet::none(seat); ENTRIES] } else { reinforcements::waiting(r, p, seat) };
    Entry::ALL.iter().copied().zip(waiting).filter(|(_, who)| !who.is_empty())
}

/// Can anybody enter, or storm, anywhere?
fn anybody_enters(r: &Rules, p: &Public, seat: Seat, kind: ActionKind) -> bool {
    entries(r, p, seat).any(|(entry, who)| reinforcements::can_enter(r, p, entry, kind, who))
}

/// May the seat pass (BN-O.withhold_reinforcements)?
fn may_pass(r: &Rules, p: &Public, seat: Seat) -> Result<(), Refusal> {
    let bound = !r.options.withhold_reinforcements && !r.is_tarnova() && seat == PARTISAN;
    let storms = || r.second_edition && anybody_enters(r, p, seat, ActionKind::Storm);
    if bound && (anybody_enters(r, p, seat, ActionKind::Enter) || storms()) {
        return Err(Refusal::new("BN-O.withhold_reinforcements", "must-enter"));
    }
    Ok(())
}

/// Who must enter and can do nothing else does so without being asked, if it is also plain where and with whom
/// (BN-4.9).
fn only_answer(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Option<Next> {
    let (p, seat) = (&s.public, s.public.active);
    if !r.second_edition || may_pass(r, p, seat).is_ok() || fit_stacks(r, p, seat).next().is_some() {
        return None;
    }
    let kinds = [ActionKind::Enter, ActionKind::Storm];
    let ways = entries(r, p, seat).flat_map(|(entry, who)| kinds.map(|kind| (entry, who, kind)));
    let mut ways = ways.filter(|&(entry, who, kind)| reinforcements::can_enter(r, p, entry, kind, who));
    let (Some((entry, _, kind)), None) = (ways.next(), ways.next()) else { return None };
    drop(ways);
    match enter(r, s, seat, entry, kind, desk) {
        Ok(Acted::Go(next)) => Some(next),
        _ => None,
    }
}

/// Reinforcements enter or storm: hex and units follow.
fn enter(
    r: &Rules,
    s: &mut State,
    seat: Seat,
    entry: Entry,
    kind: ActionKind,
    desk: &mut impl Desk<Event>,
) -> Result<Acted, Refusal> {
    let kind = reinforcements::way_to_enter(r, entry, kind);
    pick_on(r, s, Declaration { entry, ..Declaration::new(seat, kind, Hex::NONE) }, desk)
}

/// What a pass means: the end of the activations if the other side has passed (BN-3.7), else the other side is active,
/// and whoever passes may act again after it (BN-4.3).
const fn pass_rule(p: &Public) -> RuleId {
    if p.passes > 0 { "BN-3.7" } else { "BN-4.3" }
}

/// Units that have fired in this turn act again (BN-4.6).
fn activate_rule(p: &Public, hex: Hex) -> RuleId {
    if p.stacked(hex).any(|c| p.unit(c).marks.fires() > 0) { "BN-4.6" } else { "BN-4.4" }
}

impl flow::Step<Banditen> for Activation {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let p = &mut s.public;
        if let Came::Back(_) = came {
            // What was being done is done.
            p.group = Group::default();
            p.shot = Shot::default();
            p.fight = Fight::default();
            p.active = other(p.active);
        }
        p.make_room();
        while p.passes < 2 {
            if has_action(r, p, p.active) {
                p.activation += 1;
                return only_answer(r, s, desk).unwrap_or(Next::Ask);
            }
            let seat = p.active;
            desk.tell(|| Event::NoAction { seat });
            p.passes += 1;
            p.active = other(seat);
        }
        Next::Pop(Answer::Done)
    }
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        if may_pass(r, p, seat).is_ok() {
            out.push(Action::Pass);
        }
        for (entry, who) in entries(r, p, seat) {
            if reinforcements::can_enter(r, p, entry, ActionKind::Enter, who) {
                out.push(Action::Enter(entry));
            }
            if reinforcements::can_enter(r, p, entry, ActionKind::Storm, who) {
                out.push(Action::Storm(entry));
            }
        }
        fit_stacks(r, p, seat).for_each(|hex| out.push(Action::Activate(hex)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let p = &mut s.public;
        let (entry, kind) = match action {
            Action::Pass => {
                may_pass(r, p, seat)?;
                desk.tell(|| Event::Passed { seat, pa: p.pa[seat], rule: pass_rule(p) });
                p.passes += 1;
                p.active = other(seat);
                return go(Next::turn_into(Self {}));
            }
            Action::Activate(hex) => {
                let Some(first) = p.first(hex).filter(|first| first.seat() == seat) else {
                    return Err(Refusal::new("BN-4.4", "no-units-there"));
                };
                if !menu::can_act(r, p, first, eligible::moves_freely(r, p, seat)) {
                    return Err(menu::why_idle(r, p, seat, hex));
                }
                return Ok(Acted::draft(ChooseAction { hex }));
            }
            Action::Enter(entry) => (entry, ActionKind::Enter),
            Action::Storm(entry) => (entry, ActionKind::Storm),
            _ if menu::kind_of(action).is_some() => return Err(Refusal::new("BN-4.4", "name-a-hex-first")),
            _ => return Err(OUT_OF_PLACE),
        };
        reinforcements::is_open(r, p, seat, entry, kind)?;
        enter(r, s, seat, entry, kind, desk)
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        let pa = v.public.pa[v.public.active];
        question(v, WAIT, || Prompt::new("activation", "BN-4.1").with("pa", pa))
    }
    fn label(self, _: &Rules, v: &View, action: Action) -> Label {
        match action {
            Action::Pass => Label::new(pass_rule(&v.public)).with("pa", v.public.pa[v.public.active]),
            Action::Activate(hex) => Label::new(activate_rule(&v.public, hex)).with("hex", hex),
            Action::Enter(entry) => Label::new("BN-14.1").with("entry", word("entry", entry.word())),
            Action::Storm(entry) => Label::new("BN-14.2").with("entry", word("entry", entry.word())),
            _ => Label::missing(),
        }
    }
    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        let (p, seat) = (&v.public, v.public.active);
        let why_not = |kind| match Entry::ALL.iter().find(|&&entry| !entries(r, p, seat).all(|(e, _)| e != entry)) {
            Some(&entry) => reinforcements::is_open(r, p, seat, entry, kind).err(),
            None => Some(Refusal::new("BN-14.1", "nobody-waits")),
        };
        let refusal = match verb {
            Verb::Pass => may_pass(r, p, seat).err(),
            Verb::Enter => why_not(ActionKind::Enter),
            Verb::Storm => why_not(ActionKind::Storm),
            Verb::Activate if p.pa[seat] == 0 => Some(Refusal::with("BN-4.5", "no-pa", r.n.cost_action.into())),
            Verb::Activate => p.stacks(seat).next().map(|hex| menu::why_idle(r, p, seat, hex)),
            _ => None,
        };
        refusal.unwrap_or_else(|| <Banditen as flow::Flow>::out_of_place(verb))
    }
}
