//! The choices of a turn: what each stack could do is weighed by what it does and risks on average.

use staffetta_kernel::{Choices, Luck, Seat};

use super::field::{Distances, PIN, POINT, danger, fails, harm, prize};
use crate::action::Action;
use crate::body::{Body, must_halt};
use crate::fire::{How, able, breaks_bunkers, bunkered};
use crate::hex::{HEXES, Hex};
use crate::kinds::{AXIS, PARTISAN};
use crate::map::NO;
use crate::odds::{self, hits};
use crate::rules::Rules;
use crate::state::{Deed, Draft, Field, State, counters, other};
use crate::steps::choose::{self, candidates, complete, price};
use crate::walk;

/// What a movement point towards the goal is worth.
const NEARER: f32 = 0.3;
/// How much of the danger on the way is taken to heart.
const CARE: f32 = 0.8;
/// Below this an action is not worth a point.
const WORTHWHILE: f32 = 0.12;

/// The best that was found so far.
struct Best {
    score: f32,
    picks: Vec<Action>,
}

impl Best {
    fn offer(&mut self, score: f32, picks: impl FnOnce() -> Vec<Action>) {
        if score > self.score {
            self.score = score;
            self.picks = picks();
        }
    }
}

/// The next action: the one with the best balance for its price.
pub fn activation(r: &Rules, s: &State, seat: Seat, luck: &mut impl Luck, out: &mut Vec<Action>) {
    let mut list = Choices::new();
    crate::steps::actions(r, s, seat, &mut list);
    // Entering is free.
    if let Some(&enter) = list.iter().find(|action| matches!(action, Action::Enter(_))) {
        out.push(enter);
        return;
    }
    let far = Distances::new(r, s, seat);
    let mut best = Best { score: WORTHWHILE, picks: vec![Action::Pass] };
    for &action in list.iter() {
        let Action::Activate(hex) = action else { continue };
        let chance = luck.below(100) as f32 / 2000.0;
        fire(r, s, seat, hex, chance, &mut best);
        advance(r, s, seat, hex, &far, chance, &mut best);
        recover(r, s, seat, hex, &mut best);
        if s.infirmary == hex && s.infirmary_taken == 0 && seat == PARTISAN {
            best.offer(1.4, || vec![action, Action::Infirmary]);
        }
    }
    out.append(&mut best.picks);
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

/// Where a body can get to, and how.
struct Ways {
    /// Points left on arrival, plus one; 0 if out of reach.
    left: [u8; HEXES],
    from: [Hex; HEXES],
    order: Vec<Hex>,
}

impl Ways {
    fn new(r: &Rules, s: &State, body: &Body, start: Hex, mp: u8) -> Self {
        let mut ways = Self { left: [0; HEXES], from: [Hex::NONE; HEXES], order: vec![start] };
        ways.left[start.at()] = mp + 1;
        let mut next = 0;
        while next < ways.order.len() && next < 400 {
            let here = ways.order[next];
            next += 1;
            let points = ways.left[here.at()] - 1;
            if points == 0 || (here != start && must_halt(r, s, body, here)) || (here != start && body.movement == 1) {
                continue;
            }
            for direction in 0..6 {
                let Some(cost) = walk::step(r, s, body, here, direction, points) else { continue };
                let to = r.map.neighbours[here.at()][direction];
                if ways.left[to.at()] < points - cost + 1 {
                    ways.left[to.at()] = points - cost + 1;
                    ways.from[to.at()] = here;
                    ways.order.push(to);
                }
            }
        }
        ways
    }

    fn path(&self, start: Hex, to: Hex) -> Vec<Hex> {
        let mut path = Vec::new();
        let mut here = to;
        while here != start && here.on_map() && path.len() < 16 {
            path.push(here);
            here = self.from[here.at()];
        }
        path.reverse();
        path
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
        let ways = Ways::new(r, s, &body, hex, body.movement);
        for &from in &ways.order {
            let points = ways.left[from.at()] - 1;
            if from != hex && must_halt(r, s, &body, from) {
                continue;
            }
            for direction in 0..6 {
                if walk::close_in(r, s, &body, from, direction, points).is_none() {
                    continue;
                }
                let to = r.map.neighbours[from.at()][direction];
                let path = ways.path(hex, from);
                let risk: f32 = path.iter().map(|&step| danger(r, s, seat, stormers, step)).sum();
                let score = brawl(r, s, seat, stormers, from, to) - CARE * risk;
                best.offer(score + chance, || {
                    let mut picks = with_all(begin(hex, Action::Assault), stormers);
                    picks.extend(path.iter().map(|&step| Action::Step(step)));
                    picks.push(Action::Step(to));
                    picks
                });
            }
        }
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
    let here = standing(r, s, seat, movers, hex, far);
    let ways = Ways::new(r, s, &body, hex, body.movement);
    for &to in ways.order.iter().skip(1) {
        let path = ways.path(hex, to);
        let risk: f32 = path.iter().map(|&step| danger(r, s, seat, movers, step)).sum();
        let company = if s.holds(seat, to) && body.combat() { 0.25 } else { 0.0 };
        let gain = standing(r, s, seat, movers, to, far) - here + company + walked_in(r, s, seat, &body, &path);
        best.offer((gain - CARE * risk) / cost + chance, || {
            let mut picks = with_all(begin(hex, Action::Move), movers);
            picks.extend(path.iter().map(|&step| Action::Step(step)));
            picks.push(Action::Stop);
            picks
        });
    }
}

/// Objectives that fall to a body that just walks in.
fn walked_in(r: &Rules, s: &State, seat: Seat, body: &Body, path: &[Hex]) -> f32 {
    if seat != PARTISAN || !body.combat() {
        return 0.0;
    }
    path.iter().filter(|&&hex| r.map.objective[hex.at()] != NO).map(|&hex| prize(r, s, seat, hex)).sum()
}

/// What it is worth to stand in a hex: near the goal, in cover; a command near its men.
fn standing(r: &Rules, s: &State, seat: Seat, mask: u64, hex: Hex, far: &Distances) -> f32 {
    if mask & s.combat[seat.at()] != 0 {
        let cover = f32::from(r.map.attack(hex, false) - 5);
        return -NEARER * far.at(hex) + 0.1 * cover;
    }
    let mut sum = 0.0;
    for counter in counters(seat, mask) {
        let print = s.print(r, counter);
        let reach = crate::body::reach(r, s, counter);
        for unit in counters(seat, s.on_map[seat.at()] & s.combat[seat.at()]) {
            if s.print(r, unit).obeys >> print.command.min(7) & 1 == 1 {
                let distance = r.map.distance(hex, s.unit(unit).hex);
                sum += if distance + 2 <= reach {
                    0.25
                } else if distance <= reach {
                    0.15
                } else {
                    0.0
                };
            }
        }
    }
    sum
}

/// What an assault brings on average, less what it costs.
fn brawl(r: &Rules, s: &State, seat: Seat, mask: u64, from: Hex, to: Hex) -> f32 {
    let odds = odds::assault(r, s, seat, mask, from, to);
    let enemy = other(seat);
    let defenders = f32::from(s.strength(enemy, s.stack(to)));
    let own = f32::from(s.strength(seat, mask));
    let shaky: f32 = counters(seat, mask).map(|c| fails(r, s, c, Hex::NONE) * PIN).sum();
    let mut taken = odds.taken;
    if counters(enemy, s.stack(to)).any(|c| s.print(r, c).german) {
        taken += (1.0 - taken) / 3.0;
    }
    taken * (prize(r, s, seat, to) + 0.4) + odds.wiped_out * defenders * POINT + odds.hit * 1.3 * POINT
        - odds.lost * own * POINT
        - odds.repelled * (POINT + shaky)
        - odds.shaken * shaky
        - 0.15
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

/// The next step of a group whose plan came to nothing.
pub fn step(r: &Rules, s: &State, seat: Seat, list: &Choices<Action>) -> Action {
    let far = Distances::new(r, s, seat);
    let (here, mask) = (s.group.here, s.group.mask);
    let now = standing(r, s, seat, mask, here, &far);
    let mut best = (if list.contains(&Action::Stop) { 0.0 } else { f32::MIN }, Action::Stop);
    for &action in list.iter() {
        let Action::Step(to) = action else { continue };
        let score = if s.holds(other(seat), to) {
            brawl(r, s, seat, mask, here, to) + 1.0
        } else {
            standing(r, s, seat, mask, to, &far) - now - CARE * danger(r, s, seat, mask, to)
                + walked_in(r, s, seat, &Body::new(r, s, seat, mask), &[to])
        };
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
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

/// The rest of a choice: all of them if possible, else one more, the nearest hex.
pub fn pick(list: &Choices<Action>, luck: &mut impl Luck) -> Action {
    let first = |wanted: fn(&Action) -> bool| list.iter().copied().find(wanted);
    first(|action| *action == Action::All)
        .or_else(|| first(|action| matches!(action, Action::With(_))))
        .or_else(|| first(|action| *action == Action::Go))
        .unwrap_or_else(|| list[luck.below(list.len() as u32) as usize])
}
