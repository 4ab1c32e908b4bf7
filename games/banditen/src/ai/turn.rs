//! The choices of a turn: what each stack could do is weighed by what it does and risks on average.

use staffetta_kernel::{Choices, Rng, Seat};

use super::movement::{Outlook, assault_gain};
use super::picks::Best;
use super::threats::{Exposed, Threats, harm, prize};
use super::{Asked, Picks, Plan};
use crate::action::Action;
use crate::activation_points::{payers, price};
use crate::command::recovered;
use crate::draft_summary::DraftSummary;
use crate::fire::{How, able, breaks_bunkers, bunkered, facing, reaching, ready_among};
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN, other};
use crate::movement::enemy_within;
use crate::odds::hits;
use crate::rules::Rules;
use crate::state::{ActionKind, Public};
use crate::steps::activation::Activation;
use crate::steps::control::Control;
use crate::steps::declare::Declaration;
use crate::steps::declare::eligible::{complete, eligible};
use crate::steps::declare::menu::MENU;
use crate::steps::fire_after_moving::{FireAfterMoving, gunners};
use crate::steps::losses::Losses;
use crate::steps::movement::Movement;
use crate::steps::reaction::{self, Reaction};
use crate::steps::replace_command::ReplaceCommand;
use crate::steps::retreat::Retreat;
use crate::steps::third_battalion::Hasten;
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;

/// Below this an action is not worth a point.
const WORTHWHILE: f32 = 0.12;
/// So many stacks are looked at in a hurry.
const FEW: usize = 4;

/// The next action: the one with the best balance for its price.
impl Plan for Activation {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
        // Entering is free.
        if let Some(&enter) = asked.list.iter().find(|action| matches!(action, Action::Enter(_))) {
            out.push(enter);
            return;
        }
        let mut outlook = Outlook::new(r, p, seat);
        let mut best = Best { begun: Picks::NONE, score: WORTHWHILE, picks: Picks::of(&[Action::Pass]) };
        // In a hurry it looks at a few stacks, from any on, and at more of them only as long as there is nothing to do.
        let (mut few, from) = match asked.quickly {
            true => (FEW, rng.below(asked.list.len() as u32) as usize),
            false => (usize::MAX, 0),
        };
        let (before, after) = asked.list.split_at(from);
        for &action in after.iter().chain(before) {
            let Action::Activate(hex) = action else { continue };
            if few == 0 && best.score > WORTHWHILE {
                break;
            }
            few = few.saturating_sub(1);
            weigh(asked, hex, &mut outlook, rng, &mut best);
        }
        *out = best.picks;
    }
}

/// Everything that the stack in this hex could do.
fn weigh(asked: &Asked, hex: Hex, outlook: &mut Outlook, rng: &mut impl Rng, best: &mut Best) {
    let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
    let chance = rng.below(100) as f32 / 2000.0;
    fire(r, p, seat, hex, chance, best);
    advance(asked, hex, outlook, chance, best);
    recover(r, p, seat, hex, best);
    if p.infirmary == hex && !p.infirmary_taken && seat == PARTISAN {
        best.offer(1.4, || begin(hex, Action::Infirmary));
    }
}

/// The rest of an action that somebody else began to choose: the best of those that begin so.
pub fn rest(asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
    let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
    let draft = DraftSummary::read(asked.s.secret.draft);
    let hex = draft.as_ref().and_then(|draft| draft.hex);
    if let (Some(draft), Some(hex)) = (draft.filter(|draft| draft.units.is_empty()), hex) {
        let verb = MENU.iter().find(|(kind, _)| draft.kind == Some(*kind)).map(|&(_, action)| action);
        let begun =
            verb.into_iter().chain(draft.target.map(Action::At)).fold(Picks::of(&[Action::Activate(hex)]), Picks::with);
        let mut best = Best { begun, score: f32::MIN, picks: Picks::NONE };
        weigh(asked, hex, &mut Outlook::new(r, p, seat), rng, &mut best);
        *out = best.picks;
    }
    if !asked.begins_well(out.as_slice()) {
        *out = Picks::of(&[pick(asked, hex.unwrap_or_default(), rng)]);
    }
}

impl Plan for Control {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        rest(asked, rng, out);
    }
}

fn begin(hex: Hex, action: Action) -> Picks {
    Picks::of(&[Action::Activate(hex), action])
}

fn fire(r: &Rules, p: &Public, seat: Seat, hex: Hex, chance: f32, best: &mut Best) {
    let ready = ready_among(r, p, p.stack_of(seat, hex), How::Action);
    if ready.is_empty() {
        return;
    }
    let near = facing(r, p, other(seat), hex);
    for target in p.stacks(other(seat)).filter(|&target| near.has(target)) {
        let firing = payers(r, p, ActionKind::Fire, reaching(r, p, ready, hex, target));
        let cost = price(r, p, ActionKind::Fire, firing);
        if firing.is_empty() || p.pa[seat] < cost {
            continue;
        }
        let chances = hits(r, p, firing, target, p.stack(target), 0);
        let mut score = harm(r, p, p.stack(target), target, &chances);
        if bunkered(r, p, target) && firing.into_iter().any(|c| breaks_bunkers(p.print(r, c).kind)) {
            score = 0.3 * score + 0.7 * (1.0 - chances[0]);
        }
        best.offer(score / f32::from(cost) + chance, || {
            begin(hex, Action::Fire).with(Action::At(target)).with_all(firing)
        });
    }
}

fn recover(r: &Rules, p: &Public, seat: Seat, hex: Hex, best: &mut Best) {
    let stack = p.stack_of(seat, hex);
    // Nobody recovers without a command.
    if p.combat_of(stack) == stack {
        return;
    }
    let commands = eligible(r, p, &Declaration::new(seat, ActionKind::Recover, hex));
    if !commands.several()
        && let Some(command) = commands.first()
    {
        let freed = f32::from(p.size(recovered(r, p, command)));
        best.offer(0.15 * freed, || begin(hex, Action::Recover));
    }
}

/// Must this garrison stay where it is?
fn on_guard(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> bool {
    let objective = r.map.objective(hex).is_some_and(|objective| !p.conquered.has(objective));
    seat == AXIS && (r.map.is_fort(hex) || objective)
}

/// Moving and assaulting, by the whole stack.
fn advance(asked: &Asked, hex: Hex, outlook: &mut Outlook, chance: f32, best: &mut Best) {
    let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
    let assault = Declaration::new(seat, ActionKind::Assault, hex);
    let near = enemy_within(r, p, seat, hex, 4);
    let attackers = if near { eligible(r, p, &assault) } else { UnitSet::none(seat) };
    if !p.combat_of(attackers).is_empty() && complete(r, p, &assault, attackers).is_ok() {
        let group = UnitGroup::new(r, p, attackers);
        let score = |gain| gain + chance;
        outlook.assaults(&group, (hex, group.movement), best, score, |ways, (from, to)| {
            let begun = begin(hex, Action::Assault).with_all(attackers);
            begun.with_steps(&ways.path(from)).with(Action::Step(to))
        });
    }
    if on_guard(r, p, seat, hex) {
        return;
    }
    let moving = Declaration::new(seat, ActionKind::Move, hex);
    let movers = eligible(r, p, &moving);
    let group = UnitGroup::new(r, p, movers);
    let cost = f32::from(price(r, p, ActionKind::Move, movers));
    if movers.is_empty()
        || outlook.most_by_moving(&group, hex) / cost + chance <= best.score
        || complete(r, p, &moving, movers).is_err()
    {
        return;
    }
    let score = |gain| gain / cost + chance;
    outlook.moves(&group, (hex, group.movement), best, score, |ways, to| {
        begin(hex, Action::Move).with_all(movers).with_steps(&ways.path(to)).with(Action::Stop)
    });
}

/// React, or let them go.
impl Plan for Reaction {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Picks) {
        let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
        let (to, movers) = (p.group.here, p.group.moving);
        let mut best = (WORTHWHILE, Action::Decline);
        for &action in asked.list.iter() {
            let score = match action {
                Action::ReactFire(hex) => {
                    let firing = able(r, p, p.stack(hex), to, How::Reaction);
                    harm(r, p, movers, to, &hits(r, p, firing, to, movers, 0))
                }
                Action::ReactAssault(hex) if !on_guard(r, p, seat, hex) => {
                    let declared = reaction::declaration(p, hex, ActionKind::ReactAssault);
                    assault_gain(r, p, eligible(r, p, &declared), hex, to) - 0.5
                }
                _ => continue,
            };
            if score > best.0 {
                best = (score, action);
            }
        }
        out.push(best.1);
    }
}

/// The rest of the way of a group that has set out.
impl Plan for Movement {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Picks) {
        let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
        let group = UnitGroup::new(r, p, p.group.moving);
        let may_stop = asked.list.contains(&Action::Stop);
        let (score, picks) = if may_stop { (0.0, Picks::of(&[Action::Stop])) } else { (f32::MIN, Picks::NONE) };
        let mut best = Best { begun: Picks::NONE, score, picks };
        let mut outlook = Outlook::new(r, p, seat);
        let here = (p.group.here, p.group.mp);
        if p.group.does(ActionKind::Assault) {
            outlook.assaults(
                &group,
                here,
                &mut best,
                |gain| gain,
                |ways, (from, to)| Picks::NONE.with_steps(&ways.path(from)).with(Action::Step(to)),
            );
        } else {
            outlook.moves(
                &group,
                here,
                &mut best,
                |gain| gain,
                |ways, to| Picks::NONE.with_steps(&ways.path(to)).with(Action::Stop),
            );
        }
        *out = best.picks;
        if !asked.begins_well(out.as_slice()) {
            *out = Picks::of(&[pick(asked, Hex::NONE, rng)]);
        }
    }
}

/// The best target after moving.
impl Plan for FireAfterMoving {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Picks) {
        let (r, p) = (asked.r, &asked.s.public);
        let mut best = (0.05, Action::HoldFire);
        for &action in asked.list.iter() {
            let Action::At(target) = action else { continue };
            let firing = able(r, p, gunners(p), target, How::AfterMoving);
            let chances = hits(r, p, firing, target, p.stack(target), -1);
            let score = harm(r, p, p.stack(target), target, &chances);
            if score > best.0 {
                best = (score, action);
            }
        }
        out.push(best.1);
    }
}

impl Plan for Hasten {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Picks) {
        out.push(if asked.s.public.pa[asked.seat] >= 6 { Action::Hasten } else { Action::Bide });
    }
}

/// Who loses a point: units that do not count for the victory, then the smallest, a command last.
impl Plan for Losses {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Picks) {
        let p = &asked.s.public;
        let burden = |action: &Action| {
            let Action::Lose(counter) = *action else { return 1000 };
            let print = p.print(asked.r, counter);
            let command = if print.combat { 0 } else { 500 };
            command + u16::from(print.counts) * 50 + u16::from(p.unit(counter).vf)
        };
        asked.list.iter().copied().min_by_key(burden).into_iter().for_each(|lost| out.push(lost));
    }
}

impl Plan for Retreat {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Picks) {
        out.push(safest(asked));
    }
}

impl Plan for ReplaceCommand {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Picks) {
        out.push(safest(asked));
    }
}

/// The safest of several hexes.
fn safest(asked: &Asked) -> Action {
    let p = &asked.s.public;
    let units = if p.fight.hex.on_map() { p.fight.retreating } else { UnitSet::none(asked.seat) };
    let mut threats = Threats::against(asked.r, p, units.seat());
    let exposed = Exposed::new(asked.r, p, units);
    let mut best = (f32::MIN, asked.list[0]);
    for &action in asked.list.iter() {
        let (Action::Retreat(hex) | Action::Replace(hex)) = action else { continue };
        let score = safety(asked.r, p, asked.seat, hex) - threats.danger(&exposed, hex) - enemies(asked, hex);
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
}

fn safety(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> f32 {
    f32::from(r.map.defence(hex, false)) * 0.4 + prize(r, p, seat, hex)
}

/// What the enemies next to a hex take from its safety.
fn enemies(asked: &Asked, hex: Hex) -> f32 {
    let near = asked.r.map.neighbours[hex.at()].iter();
    near.filter(|&&next| next.on_map() && asked.s.public.holds(other(asked.seat), next)).count() as f32 * 0.5
}

/// The rest of a choice that no plan leads to: the best target, all units if possible, else one more.
fn pick(asked: &Asked, hex: Hex, rng: &mut impl Rng) -> Action {
    let (r, p, list): (_, _, &Choices<Action>) = (asked.r, &asked.s.public, asked.list);
    let target = list.iter().copied().filter_map(|action| {
        let Action::At(target) = action else { return None };
        let firing = able(r, p, p.stack_of(asked.seat, hex), target, How::Action);
        let chances = hits(r, p, firing, target, p.stack(target), 0);
        Some((harm(r, p, p.stack(target), target, &chances), action))
    });
    if let Some((_, at)) = target.max_by(|a, b| a.0.total_cmp(&b.0)) {
        return at;
    }
    let first = |wanted: fn(&Action) -> bool| list.iter().copied().find(wanted);
    first(|action| *action == Action::All)
        .or_else(|| first(|action| matches!(action, Action::With(_))))
        .or_else(|| first(|action| *action == Action::Go))
        .unwrap_or_else(|| asked.any(rng))
}
