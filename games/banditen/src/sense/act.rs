//! The choices of a turn: what each stack could do is weighed by what it does and risks on average.

use staffetta_kernel::{Choices, Rng, Seat};

use super::field::{Distances, danger, harm, prize};
use super::march::{brawl, marches, storms};
use crate::action::Action;
use crate::body::Body;
use crate::fire::{How, able, breaks_bunkers, bunkered};
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN};
use crate::map::NO;
use crate::odds::hits;
use crate::rules::Rules;
use crate::state::{Deed, Draft, Field, State, counters, other};
use crate::steps::choose::{self, candidates, complete, price};
use crate::walk;

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
pub fn activation(r: &Rules, s: &State, seat: Seat, rng: &mut impl Rng, out: &mut Vec<Action>) {
    let mut list = Choices::new();
    crate::steps::actions(r, s, seat, &mut list);
    // Entering is free.
    if let Some(&enter) = list.iter().find(|action| matches!(action, Action::Enter(_))) {
        out.push(enter);
        return;
    }
    let far = Distances::new(r, s, seat);
    let mut best = Best { begun: &[], score: WORTHWHILE, picks: vec![Action::Pass] };
    for &action in list.iter() {
        let Action::Activate(hex) = action else { continue };
        weigh(r, s, seat, hex, &far, rng, &mut best);
    }
    out.append(&mut best.picks);
}

/// Everything that the stack in this hex could do.
fn weigh(r: &Rules, s: &State, seat: Seat, hex: Hex, far: &Distances, rng: &mut impl Rng, best: &mut Best) {
    let chance = rng.below(100) as f32 / 2000.0;
    fire(r, s, seat, hex, chance, best);
    advance(r, s, seat, hex, far, chance, best);
    recover(r, s, seat, hex, best);
    if s.infirmary == hex && s.infirmary_taken == 0 && seat == PARTISAN {
        best.offer(1.4, || begin(hex, Action::Infirmary));
    }
}

/// The rest of an action that somebody else began to choose: the best of those that begin so.
pub fn rest(r: &Rules, s: &State, seat: Seat, list: &Choices<Action>, rng: &mut impl Rng, out: &mut Vec<Action>) {
    let draft = &s.draft;
    if draft.mask == 0 && draft.hex.on_map() {
        let mut begun = vec![Action::Activate(draft.hex)];
        begun.extend(choose::DEEDS.iter().find(|(deed, _)| *deed == draft.deed).map(|&(_, action)| action));
        begun.extend(draft.target.on_map().then_some(Action::At(draft.target)));
        let mut best = Best { begun: &begun, score: f32::MIN, picks: Vec::new() };
        let mut undecided = *s;
        undecided.draft = Draft::none();
        weigh(r, &undecided, seat, draft.hex, &Distances::new(r, s, seat), rng, &mut best);
        out.append(&mut best.picks);
    }
    if out.first().is_none_or(|first| !list.contains(first)) {
        out.clear();
        out.push(pick(r, s, seat, list, rng));
    }
}

fn begin(hex: Hex, deed: Action) -> Vec<Action> {
    vec![Action::Activate(hex), deed]
}

fn fire(r: &Rules, s: &State, seat: Seat, hex: Hex, chance: f32, best: &mut Best) {
    for target in choose::targets(s, seat) {
        let draft = Draft { hex, target, deed: Deed::Fire, ..Draft::none() };
        let firing = candidates(r, s, seat, &draft);
        if firing == 0 || complete(r, s, seat, &draft, firing).is_err() {
            continue;
        }
        let enemy = other(seat);
        let chances = hits(r, s, seat, firing, target, s.stack(target), 0);
        let mut score = harm(r, s, enemy, s.stack(target), target, &chances);
        if bunkered(r, s, target) && counters(seat, firing).any(|c| breaks_bunkers(s.print(r, c).kind)) {
            score = 0.3 * score + 0.7 * (1.0 - chances[0]);
        }
        let cost = f32::from(price(r, s, seat, Deed::Fire, firing));
        best.offer(score / cost + chance, || {
            let mut picks = begin(hex, Action::Fire);
            picks.push(Action::At(target));
            if firing.count_ones() > 1 {
                picks.push(Action::All);
            }
            picks
        });
    }
}

fn recover(r: &Rules, s: &State, seat: Seat, hex: Hex, best: &mut Best) {
    let draft = Draft { hex, deed: Deed::Recover, ..Draft::none() };
    let commands = candidates(r, s, seat, &draft);
    if commands.count_ones() == 1
        && let Some(command) = counters(seat, commands).next()
    {
        let freed = f32::from(s.size(seat, choose::recovered(r, s, command)));
        best.offer(0.15 * freed, || begin(hex, Action::Recover));
    }
}

/// Must this garrison stay where it is?
fn on_guard(r: &Rules, s: &State, seat: Seat, hex: Hex) -> bool {
    if seat != AXIS {
        return false;
    }
    let objective = r.map.objective[hex.at()];
    r.map.is_fort(hex) || (objective != NO && s.conquered >> objective & 1 == 0)
}

/// Moving and assaulting, by the whole stack.
fn advance(r: &Rules, s: &State, seat: Seat, hex: Hex, far: &Distances, chance: f32, best: &mut Best) {
    let with_all = |mut picks: Vec<Action>, mask: u64| {
        if mask.count_ones() > 1 {
            picks.push(Action::All);
        }
        picks
    };
    let assault = Draft { hex, deed: Deed::Assault, ..Draft::none() };
    let stormers = candidates(r, s, seat, &assault);
    let near = walk::enemy_within(r, s, seat, hex, 4);
    if stormers & s.combat[seat.at()] != 0 && near && complete(r, s, seat, &assault, stormers).is_ok() {
        let body = Body::new(r, s, seat, stormers);
        storms(r, s, &body, hex, body.movement, |score, path, to| {
            best.offer(score + chance, || {
                let mut picks = with_all(begin(hex, Action::Assault), stormers);
                picks.extend(path.iter().map(|&step| Action::Step(step)));
                picks.push(Action::Step(to));
                picks
            });
        });
    }
    if on_guard(r, s, seat, hex) {
        return;
    }
    let moving = Draft { hex, deed: Deed::Move, ..Draft::none() };
    let movers = candidates(r, s, seat, &moving);
    if movers == 0 || complete(r, s, seat, &moving, movers).is_err() {
        return;
    }
    let body = Body::new(r, s, seat, movers);
    let cost = f32::from(price(r, s, seat, Deed::Move, movers));
    marches(r, s, &body, hex, body.movement, far, |score, path| {
        best.offer(score / cost + chance, || {
            let mut picks = with_all(begin(hex, Action::Move), movers);
            picks.extend(path.iter().map(|&step| Action::Step(step)));
            picks.push(Action::Stop);
            picks
        });
    });
}

/// React, or let them go.
pub fn reaction(r: &Rules, s: &State, seat: Seat, list: &Choices<Action>) -> Action {
    let (to, movers) = (s.group.here, s.group.mask);
    let mut best = (WORTHWHILE, Action::Decline);
    for &action in list.iter() {
        let score = match action {
            Action::ReactFire(hex) => {
                let firing = able(r, s, seat, s.stack(hex), to, How::Reaction);
                harm(r, s, s.group.seat, movers, to, &hits(r, s, seat, firing, to, movers, 0))
            }
            Action::ReactAssault(hex) if !on_guard(r, s, seat, hex) => {
                let draft = Draft { hex, target: to, deed: Deed::ReactAssault, open: 1, ..Draft::none() };
                brawl(r, s, seat, candidates(r, s, seat, &draft), hex, to) - 0.5
            }
            _ => continue,
        };
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
}

/// The rest of the way of a group that has set out.
pub fn go_on(r: &Rules, s: &State, seat: Seat, list: &Choices<Action>, rng: &mut impl Rng, out: &mut Vec<Action>) {
    let group = &s.group;
    let body = Body::new(r, s, seat, group.mask);
    let may_stop = list.contains(&Action::Stop);
    let (score, picks) = if may_stop { (0.0, vec![Action::Stop]) } else { (f32::MIN, Vec::new()) };
    let mut best = Best { begun: &[], score, picks };
    let steps = |path: &[Hex]| path.iter().map(|&step| Action::Step(step)).collect::<Vec<_>>();
    if group.deed == Deed::Assault {
        storms(r, s, &body, group.here, group.mp, |score, path, to| {
            best.offer(score, || [steps(path), vec![Action::Step(to)]].concat());
        });
    } else {
        marches(r, s, &body, group.here, group.mp, &Distances::new(r, s, seat), |score, path| {
            best.offer(score, || [steps(path), vec![Action::Stop]].concat());
        });
    }
    out.append(&mut best.picks);
    if out.first().is_none_or(|first| !list.contains(first)) {
        out.clear();
        out.push(pick(r, s, seat, list, rng));
    }
}

/// The best target after moving.
pub fn fire_after(r: &Rules, s: &State, seat: Seat, list: &Choices<Action>) -> Action {
    let gunners = s.group.all & s.stack(s.group.here);
    let mut best = (0.05, Action::HoldFire);
    for &action in list.iter() {
        let Action::At(target) = action else { continue };
        let firing = able(r, s, seat, gunners, target, How::AfterMoving);
        let chances = hits(r, s, seat, firing, target, s.stack(target), -1);
        let score = harm(r, s, other(seat), s.stack(target), target, &chances);
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
}

/// Who loses a point: units that do not count for the victory, then the smallest, a command last.
pub fn loss(r: &Rules, s: &State, list: &Choices<Action>) -> Action {
    let burden = |action: &Action| {
        let Action::Lose(counter) = *action else { return 1000 };
        let print = s.print(r, counter);
        let command = if print.combat { 0 } else { 500 };
        command + u16::from(print.counts) * 50 + u16::from(s.unit(counter).vf)
    };
    list.iter().copied().min_by_key(burden).unwrap_or(Action::Pass)
}

/// The safest of several hexes.
pub fn shelter(r: &Rules, s: &State, seat: Seat, list: &Choices<Action>) -> Action {
    let mask = if s.fight.hex.on_map() { s.fight.routed } else { 0 };
    let score = |action: &Action| {
        let (Action::Retreat(hex) | Action::Replace(hex)) = *action else { return f32::MIN };
        safety(r, s, seat, mask, hex)
    };
    let mut best = (f32::MIN, list[0]);
    for &action in list.iter() {
        if score(&action) > best.0 {
            best = (score(&action), action);
        }
    }
    best.1
}

fn safety(r: &Rules, s: &State, seat: Seat, mask: u64, hex: Hex) -> f32 {
    f32::from(r.map.defence(hex, false)) * 0.4 + prize(r, s, seat, hex)
        - danger(r, s, seat, mask, hex)
        - enemies(r, s, seat, hex)
}

fn enemies(r: &Rules, f: &Field, seat: Seat, hex: Hex) -> f32 {
    let near = &r.map.neighbours[hex.at()];
    near.iter().filter(|&&next| next.on_map() && f.holds(other(seat), next)).count() as f32 * 0.5
}

/// The rest of a choice that no plan leads to: the best target, all units if possible, else one more.
fn pick(r: &Rules, s: &State, seat: Seat, list: &Choices<Action>, rng: &mut impl Rng) -> Action {
    let target = list.iter().copied().filter_map(|action| {
        let Action::At(target) = action else { return None };
        let firing = able(r, s, seat, s.stack(s.draft.hex), target, How::Action);
        let chances = hits(r, s, seat, firing, target, s.stack(target), 0);
        Some((harm(r, s, other(seat), s.stack(target), target, &chances), action))
    });
    if let Some((_, at)) = target.max_by(|a, b| a.0.total_cmp(&b.0)) {
        return at;
    }
    let first = |wanted: fn(&Action) -> bool| list.iter().copied().find(wanted);
    first(|action| *action == Action::All)
        .or_else(|| first(|action| matches!(action, Action::With(_))))
        .or_else(|| first(|action| *action == Action::Go))
        .unwrap_or_else(|| list[rng.below(list.len() as u32) as usize])
}
