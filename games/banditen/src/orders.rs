//! Standing orders of the game's own: a queued route, and reactions armed beforehand.
//!
//! - `route 12.10 12.09 13.09`: the moving group goes on hex by hex and stops at the end. Any reaction ends it.
//! - `fire CONDITION...`: fires with everybody able from the stack with the best chance that meets all conditions.
//! - `hold CONDITION...`: declines if the best chance of any stack meets all conditions.
//!
//! Conditions: `from=HEX` (this stack), `at=HEX` (the group is in this hex), `target=FORMATION`, `vf>=N` (strength of
//! the group), `chance>=N` and `chance<N` (per cent of at least one hit). An order that does not fit leaves the
//! question open.

use staffetta_kernel::{Seat, Target};

use crate::action::Action;
use crate::fire::{How, able};
use crate::hex::Hex;
use crate::kinds::Formation;
use crate::odds::any_hit;
use crate::rules::Rules;
use crate::state::{Field, StepKind, counters, going};
use crate::view::View;

/// The answer that an order gives to the question in this view.
pub fn heed(r: &Rules, v: &View, seat: Seat, order: &str) -> Option<Action> {
    if v.asked != Some(seat) || v.draft.is_open() {
        return None;
    }
    let mut words = order.split_whitespace();
    match (words.next()?, v.field.step().kind) {
        ("route", StepKind::Move) => route(&v.field, words),
        ("fire", StepKind::Reaction) => {
            let conditions = read(words)?;
            let (hex, chance) = best(r, &v.field, seat, conditions.from)?;
            conditions.hold(r, &v.field, chance).then_some(Action::ReactFire(hex))
        }
        ("hold", StepKind::Reaction) => {
            let conditions = read(words)?;
            let chance = best(r, &v.field, seat, conditions.from).map_or(0.0, |(_, chance)| chance);
            conditions.hold(r, &v.field, chance).then_some(Action::Decline)
        }
        _ => None,
    }
}

fn route<'a>(f: &Field, hexes: impl Iterator<Item = &'a str>) -> Option<Action> {
    if f.group.is(going::REACTED) {
        return None;
    }
    let hexes: Vec<Hex> = hexes.map(Hex::parse).collect::<Option<_>>()?;
    let next = match hexes.iter().rposition(|&hex| hex == f.group.here) {
        Some(at) => at + 1,
        None if f.group.here == f.group.origin => 0,
        None => return None,
    };
    Some(hexes.get(next).map_or(Action::Stop, |&hex| Action::Step(hex)))
}

#[derive(Debug, Default)]
struct Conditions {
    from: Option<Hex>,
    at: Option<Hex>,
    target: Option<Formation>,
    least_vf: u8,
    least_chance: Option<f32>,
    below_chance: Option<f32>,
}

/// Reads the conditions. An order with a word it does not know is no order.
fn read<'a>(words: impl Iterator<Item = &'a str>) -> Option<Conditions> {
    let mut read = Conditions::default();
    let percent = |text: &str| text.parse::<u8>().ok().map(|n| f32::from(n) / 100.0);
    for word in words {
        if let Some(hex) = word.strip_prefix("from=") {
            read.from = Some(Hex::parse(hex)?);
        } else if let Some(hex) = word.strip_prefix("at=") {
            read.at = Some(Hex::parse(hex)?);
        } else if let Some(formation) = word.strip_prefix("target=") {
            read.target = Some(Formation::parse(formation)?);
        } else if let Some(vf) = word.strip_prefix("vf>=") {
            read.least_vf = vf.parse().ok()?;
        } else if let Some(chance) = word.strip_prefix("chance>=") {
            read.least_chance = Some(percent(chance)?);
        } else if let Some(chance) = word.strip_prefix("chance<") {
            read.below_chance = Some(percent(chance)?);
        } else {
            return None;
        }
    }
    Some(read)
}

impl Conditions {
    fn hold(&self, r: &Rules, f: &Field, chance: f32) -> bool {
        let group = &f.group;
        // A little room, so that 50 per cent means what a player means by it.
        let rounded = (chance * 1000.0).round() / 1000.0;
        self.at.is_none_or(|hex| hex == group.here)
            && self
                .target
                .is_none_or(|wanted| counters(group.seat, group.mask).any(|c| f.print(r, c).formation == wanted))
            && f.strength(group.seat, group.mask) >= self.least_vf
            && self.least_chance.is_none_or(|least| rounded >= least)
            && self.below_chance.is_none_or(|below| rounded < below)
    }
}

/// The stack with the best chance of a hit on the moving group.
fn best(r: &Rules, f: &Field, seat: Seat, from: Option<Hex>) -> Option<(Hex, f32)> {
    let to = f.group.here;
    let mut found: Option<(Hex, f32)> = None;
    for counter in counters(seat, f.on_map[seat.at()]) {
        let hex = f.unit(counter).hex;
        if f.head[hex.at()] != counter.0 || from.is_some_and(|wanted| wanted != hex) {
            continue;
        }
        let firing = able(r, f, seat, f.stack(hex), to, How::Reaction);
        if firing == 0 {
            continue;
        }
        let chance = any_hit(r, f, seat, firing, to, f.group.mask, 0);
        if found.is_none_or(|(_, best)| chance > best) {
            found = Some((hex, chance));
        }
    }
    found
}
