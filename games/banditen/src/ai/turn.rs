//! The choices of a turn: what each stack could do is weighed by what it does and risks on average.

use staffetta_kernel::{Choices, Rng, Seat};

use super::movement::{assault_gain, assaults, moves};
use super::threats::{Distances, danger, harm, prize};
use super::{Asked, Plan};
use crate::action::Action;
use crate::activation_points::price;
use crate::command::recovered;
use crate::draft_summary::DraftSummary;
use crate::fire::{How, able, breaks_bunkers, bunkered};
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

/// The best that was found so far, among the actions that begin with what has been picked already.
struct Best<'a> {
    begun: &'a [Action],
    score: f32,
    picks: Vec<Action>,
}

impl Best<'_> {
    fn offer(&mut self, score: f32, picks: impl FnOnce() -> Vec<Action>) {
        if score > self.score
            && let Some(rest) = picks().strip_prefix(self.begun)
        {
            self.score = score;
            self.picks.clear();
            self.picks.extend_from_slice(rest);
        }
    }
}

/// The next action: the one with the best balance for its price.
impl Plan for Activation {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
        // Entering is free.
        if let Some(&enter) = asked.list.iter().find(|action| matches!(action, Action::Enter(_))) {
            out.push(enter);
            return;
        }
        let far = Distances::new(r, p, seat);
        let mut best = Best { begun: &[], score: WORTHWHILE, picks: vec![Action::Pass] };
        for &action in asked.list.iter() {
            let Action::Activate(hex) = action else { continue };
            weigh(r, p, seat, hex, &far, rng, &mut best);
        }
        out.append(&mut best.picks);
    }
}

/// Everything that the stack in this hex could do.
fn weigh(r: &Rules, p: &Public, seat: Seat, hex: Hex, far: &Distances, rng: &mut impl Rng, best: &mut Best) {
    let chance = rng.below(100) as f32 / 2000.0;
    fire(r, p, seat, hex, chance, best);
    advance(r, p, seat, hex, far, chance, best);
    recover(r, p, seat, hex, best);
    if p.infirmary == hex && !p.infirmary_taken && seat == PARTISAN {
        best.offer(1.4, || begin(hex, Action::Infirmary));
    }
}

/// The rest of an action that somebody else began to choose: the best of those that begin so.
pub fn rest(asked: &Asked, rng: &mut impl Rng, out: &mut Vec<Action>) {
    let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
    let draft = DraftSummary::read(asked.s.secret.draft);
    let hex = draft.as_ref().and_then(|draft| draft.hex);
    if let (Some(draft), Some(hex)) = (draft.filter(|draft| draft.units.is_empty()), hex) {
        let mut begun = vec![Action::Activate(hex)];
        begun.extend(MENU.iter().find(|(kind, _)| draft.kind == Some(*kind)).map(|&(_, action)| action));
        begun.extend(draft.target.map(Action::At));
        let mut best = Best { begun: &begun, score: f32::MIN, picks: Vec::new() };
        weigh(r, p, seat, hex, &Distances::new(r, p, seat), rng, &mut best);
        out.append(&mut best.picks);
    }
    if !asked.begins_well(out) {
        out.clear();
        out.push(pick(asked, hex.unwrap_or_default(), rng));
    }
}

impl Plan for Control {
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Vec<Action>) {
        rest(asked, rng, out);
    }
}

fn begin(hex: Hex, action: Action) -> Vec<Action> {
    vec![Action::Activate(hex), action]
}

fn fire(r: &Rules, p: &Public, seat: Seat, hex: Hex, chance: f32, best: &mut Best) {
    for target in p.stacks(other(seat)) {
        let declared = Declaration::new(seat, ActionKind::Fire, hex).at(target);
        let firing = eligible(r, p, &declared);
        if firing.is_empty() || complete(r, p, &declared, firing).is_err() {
            continue;
        }
        let chances = hits(r, p, firing, target, p.stack(target), 0);
        let mut score = harm(r, p, p.stack(target), target, &chances);
        if bunkered(r, p, target) && firing.into_iter().any(|c| breaks_bunkers(p.print(r, c).kind)) {
            score = 0.3 * score + 0.7 * (1.0 - chances[0]);
        }
        let cost = f32::from(price(r, p, ActionKind::Fire, firing));
        best.offer(score / cost + chance, || {
            let mut picks = begin(hex, Action::Fire);
            picks.push(Action::At(target));
            if firing.several() {
                picks.push(Action::All);
            }
            picks
        });
    }
}

fn recover(r: &Rules, p: &Public, seat: Seat, hex: Hex, best: &mut Best) {
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
fn advance(r: &Rules, p: &Public, seat: Seat, hex: Hex, far: &Distances, chance: f32, best: &mut Best) {
    let with_all = |mut picks: Vec<Action>, units: UnitSet| {
        if units.several() {
            picks.push(Action::All);
        }
        picks
    };
    let assault = Declaration::new(seat, ActionKind::Assault, hex);
    let attackers = eligible(r, p, &assault);
    let near = enemy_within(r, p, seat, hex, 4);
    if !p.combat_of(attackers).is_empty() && near && complete(r, p, &assault, attackers).is_ok() {
        let group = UnitGroup::new(r, p, attackers);
        assaults(r, p, &group, hex, group.movement, |score, path, to| {
            best.offer(score + chance, || {
                let mut picks = with_all(begin(hex, Action::Assault), attackers);
                picks.extend(path.iter().map(|&step| Action::Step(step)));
                picks.push(Action::Step(to));
                picks
            });
        });
    }
    if on_guard(r, p, seat, hex) {
        return;
    }
    let moving = Declaration::new(seat, ActionKind::Move, hex);
    let movers = eligible(r, p, &moving);
    if movers.is_empty() || complete(r, p, &moving, movers).is_err() {
        return;
    }
    let group = UnitGroup::new(r, p, movers);
    let cost = f32::from(price(r, p, ActionKind::Move, movers));
    moves(r, p, &group, hex, group.movement, far, |score, path| {
        best.offer(score / cost + chance, || {
            let mut picks = with_all(begin(hex, Action::Move), movers);
            picks.extend(path.iter().map(|&step| Action::Step(step)));
            picks.push(Action::Stop);
            picks
        });
    });
}

/// React, or let them go.
impl Plan for Reaction {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Vec<Action>) {
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
    fn plan(self, asked: &Asked, rng: &mut impl Rng, out: &mut Vec<Action>) {
        let (r, p, seat) = (asked.r, &asked.s.public, asked.seat);
        let group = UnitGroup::new(r, p, p.group.moving);
        let may_stop = asked.list.contains(&Action::Stop);
        let (score, picks) = if may_stop { (0.0, vec![Action::Stop]) } else { (f32::MIN, Vec::new()) };
        let mut best = Best { begun: &[], score, picks };
        let steps = |path: &[Hex]| path.iter().map(|&step| Action::Step(step)).collect::<Vec<_>>();
        if p.group.does(ActionKind::Assault) {
            assaults(r, p, &group, p.group.here, p.group.mp, |score, path, to| {
                best.offer(score, || [steps(path), vec![Action::Step(to)]].concat());
            });
        } else {
            moves(r, p, &group, p.group.here, p.group.mp, &Distances::new(r, p, seat), |score, path| {
                best.offer(score, || [steps(path), vec![Action::Stop]].concat());
            });
        }
        out.append(&mut best.picks);
        if !asked.begins_well(out) {
            out.clear();
            out.push(pick(asked, Hex::NONE, rng));
        }
    }
}

/// The best target after moving.
impl Plan for FireAfterMoving {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Vec<Action>) {
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
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Vec<Action>) {
        out.push(if asked.s.public.pa[asked.seat] >= 6 { Action::Hasten } else { Action::Bide });
    }
}

/// Who loses a point: units that do not count for the victory, then the smallest, a command last.
impl Plan for Losses {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Vec<Action>) {
        let p = &asked.s.public;
        let burden = |action: &Action| {
            let Action::Lose(counter) = *action else { return 1000 };
            let print = p.print(asked.r, counter);
            let command = if print.combat { 0 } else { 500 };
            command + u16::from(print.counts) * 50 + u16::from(p.unit(counter).vf)
        };
        out.extend(asked.list.iter().copied().min_by_key(burden));
    }
}

impl Plan for Retreat {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Vec<Action>) {
        out.push(safest(asked));
    }
}

impl Plan for ReplaceCommand {
    fn plan(self, asked: &Asked, _: &mut impl Rng, out: &mut Vec<Action>) {
        out.push(safest(asked));
    }
}

/// The safest of several hexes.
fn safest(asked: &Asked) -> Action {
    let p = &asked.s.public;
    let units = if p.fight.hex.on_map() { p.fight.retreating } else { UnitSet::none(asked.seat) };
    let mut best = (f32::MIN, asked.list[0]);
    for &action in asked.list.iter() {
        let (Action::Retreat(hex) | Action::Replace(hex)) = action else { continue };
        let score = safety(asked.r, p, asked.seat, units, hex);
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
}

fn safety(r: &Rules, p: &Public, seat: Seat, units: UnitSet, hex: Hex) -> f32 {
    let near = r.map.neighbours[hex.at()].iter();
    let enemies = near.filter(|&&next| next.on_map() && p.holds(other(seat), next)).count() as f32 * 0.5;
    f32::from(r.map.defence(hex, false)) * 0.4 + prize(r, p, seat, hex) - danger(r, p, units, hex) - enemies
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
