//! A group on its way, hex by hex (BN-8.1, BN-11.10): conquest, breakdown, mines, then the other side's reaction.

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, flow, step};

use super::assault::Assault;
use super::fire_after_moving::FireAfterMoving;
use super::fire_resolution::FireResolution;
use super::reaction::{self, Reaction};
use super::{Acted, Answer, Came, Next, OUT_OF_PLACE, go, question};
use crate::Banditen;
use crate::action::{Action, Verb};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, other};
use crate::mines;
use crate::movement::{self, breakdown, breakdown_due, must_halt};
use crate::names::UnitNames;
use crate::odds;
use crate::reinforcements::{note_entry, note_try};
use crate::rules::Rules;
use crate::stacking::may_stand;
use crate::state::{ActionKind, Fight, Public, State};
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;
use crate::victory::conquer;
use crate::view::View;

/// What is said to whoever waits for a group on its way.
pub const WAIT_MOVE: (&str, RuleId) = ("wait-move", "BN-8.1");

step! {
    /// The group is on its way.
    pub struct Movement {
        /// It fires before it moves (BN-9.9).
        pub fire_first: bool,
        /// It enters the map here before it moves on (BN-14.1); none once it has.
        pub enter_at: Hex,
    }
}

/// The group as it moves.
#[inline]
fn moving(r: &Rules, p: &Public) -> UnitGroup {
    UnitGroup::new(r, p, p.group.moving)
}

/// May the group stop here of its own will?
#[inline]
fn may_stop(p: &Public) -> bool {
    p.group.has_stepped && !p.group.does(ActionKind::Assault) || p.group.does(ActionKind::FireAndMove)
}

/// Is the direction open to an assault: into the enemy, or to a hex from which he is within reach (BN-11.10)?
fn assault_goes(r: &Rules, p: &Public, group: &UnitGroup, direction: usize) -> bool {
    let (here, mp) = (p.group.here, p.group.mp);
    if movement::assault_step(r, p, group, here, direction, mp).is_some() {
        return true;
    }
    let Some(cost) = movement::step(r, p, group, here, direction, mp) else { return false };
    let to = r.map.neighbours[here.at()][direction];
    mp > cost && !must_halt(r, p, group, to) && movement::assault_in_reach(r, p, group, to, mp - cost)
}

/// May the group go on at all, as far as it alone is concerned?
#[inline]
pub fn goes_on(p: &Public, group: &UnitGroup) -> bool {
    // A unit of movement 1 makes one step (BN-8.1).
    let spent = group.movement == 1 && p.group.has_stepped;
    let alone = !group.combat() && p.group.does(ActionKind::Assault);
    !group.units.is_empty() && !p.group.stopped && !spent && !alone
}

/// Directions open to the group, as bits.
#[inline]
fn directions(r: &Rules, p: &Public, group: &UnitGroup) -> u8 {
    if !goes_on(p, group) {
        return 0;
    }
    if !p.group.does(ActionKind::Assault) {
        return movement::steps(r, p, group, p.group.here, p.group.mp);
    }
    (0..6).fold(0, |set, direction| set | u8::from(assault_goes(r, p, group, direction)) << direction)
}

/// Is this direction open to the group?
#[inline]
fn is_open(r: &Rules, p: &Public, group: &UnitGroup, direction: usize) -> bool {
    goes_on(p, group)
        && if p.group.does(ActionKind::Assault) {
            assault_goes(r, p, group, direction)
        } else {
            movement::step(r, p, group, p.group.here, direction, p.group.mp).is_some()
        }
}

/// What is left to a group on its way.
enum WaysOn {
    /// It stays.
    None,
    /// It must go here.
    Only(Hex),
    /// It is asked.
    Choice,
}

/// Where the group may go on: as little is looked at as tells whether it is asked.
#[inline]
fn ways_on(r: &Rules, p: &Public, group: &UnitGroup) -> WaysOn {
    if !goes_on(p, group) {
        return WaysOn::None;
    }
    if may_stop(p) {
        let goes = movement::can_step(r, p, group, p.group.here, p.group.mp);
        return if goes { WaysOn::Choice } else { WaysOn::None };
    }
    let mut open = (0..6).filter(|&direction| is_open(r, p, group, direction));
    match (open.next(), open.next()) {
        (None, _) => WaysOn::None,
        (Some(only), None) => WaysOn::Only(r.map.neighbours[p.group.here.at()][only]),
        _ => WaysOn::Choice,
    }
}

/// The group stays where it is. After moving it may still fire (BN-9.9).
fn stay(p: &Public) -> Next {
    if p.group.does(ActionKind::MoveAndFire) { Next::turn_into(FireAfterMoving {}) } else { Next::Pop(Answer::Done) }
}

fn why_not(r: &Rules, p: &Public, group: &UnitGroup, to: Hex) -> Refusal {
    let (here, mp) = (p.group.here, p.group.mp);
    let Some(direction) = r.map.direction(here, to) else { return Refusal::new("BN-8.1", "not-next") };
    if movement::price(r, group, here, direction, mp).is_none() {
        return movement::barred(r, group, here, to);
    }
    if p.holds(other(group.seat()), to) && !p.group.does(ActionKind::Assault) {
        return Refusal::new("BN-8.3", "enemy-there");
    }
    match may_stand(r, p, group, to) {
        Err(refusal) => refusal,
        Ok(()) => Refusal::new("BN-11.10", "no-assault-in-reach"),
    }
}

/// The group goes on to this hex, or closes in on the enemy there.
fn step_to(r: &Rules, s: &mut State, group: &UnitGroup, to: Hex, desk: &mut impl Desk<Event>) -> Next {
    let p = &mut s.public;
    let (here, origin, spent) = (p.group.here, p.group.origin, p.group.spent);
    let direction = r.map.direction(here, to).unwrap_or(0);
    let cost = movement::price(r, group, here, direction, p.group.mp).unwrap_or(0);
    if p.holds(other(group.seat()), to) {
        p.group.spent += cost;
        p.group.mp -= cost;
        p.fight = Fight::by(group.units, to, here, if r.options.bounce_to_entry { here } else { origin });
        return Next::turn_into(Assault::start(breakdown_due(r, spent, cost)));
    }
    arrive(r, s, to, cost, desk)
}

/// The group has come to a hex: conquest, breakdown, mine, then a window for the other side (BN-12.1).
fn arrive(r: &Rules, s: &mut State, to: Hex, cost: u8, desk: &mut impl Desk<Event>) -> Next {
    let p = &mut s.public;
    let units = p.group.moving;
    let seat = units.seat();
    let halt = must_halt(r, p, &UnitGroup { units, ..UnitGroup::NONE }, to);
    p.put_all(units, to);
    let due = breakdown_due(r, p.group.spent, cost);
    let group = &mut p.group;
    group.previous = group.here;
    group.here = to;
    group.stepped = units;
    group.mp = group.mp.saturating_sub(cost);
    group.spent += cost;
    group.has_stepped = true;
    if !group.previous.on_map() {
        note_try(p, units);
        note_entry(p, units);
    }
    desk.tell(|| Event::Step { seat, units: UnitNames::of(r, p, units), hex: to, rule: step_rule(r, p, halt) });
    if conquer(r, s, to, desk) {
        return Next::Over;
    }
    let p = &mut s.public;
    if due {
        breakdown(r, p, units, to, desk);
    }
    p.group.stopped |= halt;
    let units = p.group.moving;
    if units.is_empty() {
        return Next::Again(Answer::Done);
    }
    if mines::goes_off(r, s, units, to, desk) {
        return Next::push(FireResolution::START);
    }
    // A window without a possible reaction is not opened (BN-4.9).
    if reaction::possible(r, &s.public) { Next::ask_as(Reaction {}) } else { Next::Again(Answer::Done) }
}

/// What is to be said of the step that the group has made.
fn step_rule(r: &Rules, p: &Public, halt: bool) -> RuleId {
    let group = &p.group;
    if halt {
        "BN-8.4"
    } else if group.moving != group.all {
        "BN-12.5"
    } else if group.seat() == AXIS && mines::near(r, p, group.here).is_some() {
        "BN-16.4"
    } else {
        "BN-8.1"
    }
}

impl Movement {
    /// It moves.
    pub const START: Self = Self { fire_first: false, enter_at: Hex::NONE };
}

impl flow::Step<Banditen> for Movement {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came == Came::Back(Answer::MineWentOff) {
            // Its movement is over (BN-16.1).
            s.public.group.moving = UnitSet::none(s.public.group.seat());
        }
        if std::mem::take(&mut self.fire_first) {
            return Next::push(FireResolution::START);
        }
        let enter_at = std::mem::take(&mut self.enter_at);
        if enter_at.on_map() {
            return arrive(r, s, enter_at, r.map.entry_cost[enter_at.at()], desk);
        }
        let p = &s.public;
        let group = moving(r, p);
        match ways_on(r, p, &group) {
            WaysOn::None => stay(p),
            // One way only, and it must be gone: it is not asked (BN-4.9).
            WaysOn::Only(to) => step_to(r, s, &group, to, desk),
            WaysOn::Choice => Next::Ask,
        }
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        let open = directions(r, p, &moving(r, p));
        if may_stop(p) {
            out.push(Action::Stop);
        }
        for direction in movement::bits(open) {
            out.push(Action::Step(r.map.neighbours[p.group.here.at()][direction]));
        }
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let p = &s.public;
        match action {
            Action::Stop if may_stop(p) => go(stay(p)),
            Action::Stop => Err(Refusal::new("BN-8.1", "must-step")),
            Action::Step(to) => {
                let group = moving(r, p);
                match r.map.direction(p.group.here, to) {
                    Some(direction) if is_open(r, p, &group, direction) => go(step_to(r, s, &group, to, desk)),
                    _ => Err(why_not(r, p, &group, to)),
                }
            }
            _ => Err(OUT_OF_PLACE),
        }
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        let group = &v.public.group;
        let assault = group.does(ActionKind::Assault);
        let (key, rule) = match (assault, group.reacted) {
            (true, _) => ("step-assault", "BN-11.10"),
            // A queued route has ended.
            (false, true) => ("step", "BN-12.8"),
            (false, false) => ("step", "BN-8.1"),
        };
        question(v, WAIT_MOVE, || Prompt::new(key, rule).with("mp", group.mp).with("hex", group.here))
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let Action::Step(to) = action else { return Label::new("BN-8.1") };
        let (p, group) = (&v.public, &v.public.group);
        let direction = r.map.direction(group.here, to);
        let enemy = p.holds(other(group.seat()), to);
        let stream = direction.is_some_and(|direction| r.map.stream[group.here.at()] >> direction & 1 == 1);
        let rule = match (stream, group.moving.several()) {
            (true, _) => "BN-T2",
            (false, true) => "BN-8.6",
            (false, false) => "BN-8.1",
        };
        Label {
            price: direction.map(|direction| format!("{} MP", r.map.cost[group.here.at()][direction])),
            odds: enemy.then(|| odds::assault(r, p, group.moving, group.here, to).taken),
            ..Label::new(rule).with("hex", to)
        }
    }
    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Stop => Refusal::new("BN-8.1", "must-step"),
            Verb::Step => Refusal::new("BN-8.1", "nowhere-to-go"),
            _ => <Banditen as flow::Flow>::out_of_place(verb),
        }
    }
}
