//! Standing orders of the game's own: a queued route, and reactions armed beforehand (BN-12.8).
//!
//! - `route 12.10 12.09 13.09`: the moving group goes on hex by hex and stops at the end. Any reaction ends it.
//! - `fire CONDITION...`: fires with everybody able from the stack with the best chance that meets all conditions.
//! - `hold CONDITION...`: declines if the best chance of any stack meets all conditions.
//!
//! Conditions: `from=HEX` (this stack), `at=HEX` (the group is in this hex), `target=FORMATION`, `vf>=N` (strength of
//! the group), `chance>=N` and `chance<N` (per cent of at least one hit). An order that does not fit leaves the
//! question open.

use std::fmt;
use std::str::FromStr;

use staffetta_kernel::{Seat, StandingOrder, Target};

use crate::action::Action;
use crate::fire::{How, able};
use crate::hex::Hex;
use crate::kinds::Formation;
use crate::odds::any_hit;
use crate::rules::Rules;
use crate::state::Public;
use crate::steps::Step;
use crate::steps::movement::Movement;
use crate::steps::reaction::Reaction;
use crate::view::View;

/// A standing order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// The moving group goes this way.
    Route(Vec<Hex>),
    /// Opportunity fire under these conditions.
    Fire(Conditions),
    /// No reaction under these conditions.
    Hold(Conditions),
}

/// When a reaction is ordered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conditions {
    from: Option<Hex>,
    at: Option<Hex>,
    target: Option<Formation>,
    least_vf: Option<u8>,
    /// Per cent.
    least_chance: Option<u8>,
    below_chance: Option<u8>,
}

impl StandingOrder for Order {}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Route(hexes) => {
                f.write_str("route")?;
                hexes.iter().try_for_each(|hex| write!(f, " {}", hex.name()))
            }
            Self::Fire(conditions) => write!(f, "fire{conditions}"),
            Self::Hold(conditions) => write!(f, "hold{conditions}"),
        }
    }
}

impl fmt::Display for Conditions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            self.from.map(|hex| format!(" from={}", hex.name())),
            self.at.map(|hex| format!(" at={}", hex.name())),
            self.target.map(|formation| format!(" target={}", formation.word())),
            self.least_vf.map(|vf| format!(" vf>={vf}")),
            self.least_chance.map(|chance| format!(" chance>={chance}")),
            self.below_chance.map(|chance| format!(" chance<{chance}")),
        ];
        words.iter().flatten().try_for_each(|word| f.write_str(word))
    }
}

fn hex(name: &str) -> Result<Hex, String> {
    Hex::parse(name).ok_or_else(|| format!("there is no hex '{name}'"))
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("'{text}' is no number from 0 to 255"))
}

impl FromStr for Order {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        match words.next() {
            Some("route") => {
                let hexes: Vec<Hex> = words.map(hex).collect::<Result<_, _>>()?;
                if hexes.is_empty() { Err("a route has at least one hex".to_owned()) } else { Ok(Self::Route(hexes)) }
            }
            Some("fire") => Ok(Self::Fire(Conditions::read(words)?)),
            Some("hold") => Ok(Self::Hold(Conditions::read(words)?)),
            _ => Err("an order begins with route, fire or hold".to_owned()),
        }
    }
}

impl Conditions {
    fn read<'a>(words: impl Iterator<Item = &'a str>) -> Result<Self, String> {
        let mut read = Self::default();
        for word in words {
            if let Some(name) = word.strip_prefix("from=") {
                read.from = Some(hex(name)?);
            } else if let Some(name) = word.strip_prefix("at=") {
                read.at = Some(hex(name)?);
            } else if let Some(name) = word.strip_prefix("target=") {
                let formation = Formation::parse(name).ok_or_else(|| format!("there is no formation '{name}'"))?;
                read.target = Some(formation);
            } else if let Some(vf) = word.strip_prefix("vf>=") {
                read.least_vf = Some(number(vf)?);
            } else if let Some(chance) = word.strip_prefix("chance>=") {
                read.least_chance = Some(number(chance)?);
            } else if let Some(chance) = word.strip_prefix("chance<") {
                read.below_chance = Some(number(chance)?);
            } else {
                let known = "from=HEX, at=HEX, target=FORMATION, vf>=N, chance>=N, chance<N";
                return Err(format!("'{word}' is no condition; there are: {known}"));
            }
        }
        Ok(read)
    }

    fn hold(&self, r: &Rules, p: &Public, chance: f32) -> bool {
        let group = &p.group;
        // A little room, so that 50 per cent means what a player means by it.
        let rounded = (chance * 1000.0).round() / 1000.0;
        let percent = |n: u8| f32::from(n) / 100.0;
        let is_target = |wanted| group.moving.into_iter().any(|c| p.print(r, c).formation == wanted);
        self.at.is_none_or(|hex| hex == group.here)
            && self.target.is_none_or(is_target)
            && self.least_vf.is_none_or(|least| p.strength(group.moving) >= least)
            && self.least_chance.is_none_or(|least| rounded >= percent(least))
            && self.below_chance.is_none_or(|below| rounded < percent(below))
    }
}

/// The answer that an order gives to the question in this view.
pub fn answer(r: &Rules, v: &View, seat: Seat, order: &Order) -> Option<Action> {
    if v.asked != Some(seat) || v.draft.is_some() {
        return None;
    }
    let p = &v.public;
    let reacts = Step::asking::<Reaction>(&p.steps).is_some();
    match order {
        Order::Route(hexes) if Step::asking::<Movement>(&p.steps).is_some() => route(p, hexes),
        Order::Fire(conditions) if reacts => {
            let (hex, chance) = best(r, p, seat, conditions.from)?;
            conditions.hold(r, p, chance).then_some(Action::ReactFire(hex))
        }
        Order::Hold(conditions) if reacts => {
            let chance = best(r, p, seat, conditions.from).map_or(0.0, |(_, chance)| chance);
            conditions.hold(r, p, chance).then_some(Action::Decline)
        }
        _ => None,
    }
}

fn route(p: &Public, hexes: &[Hex]) -> Option<Action> {
    if p.group.reacted {
        return None;
    }
    let next = match hexes.iter().rposition(|&hex| hex == p.group.here) {
        Some(at) => at + 1,
        None if p.group.here == p.group.origin => 0,
        None => return None,
    };
    Some(hexes.get(next).map_or(Action::Stop, |&hex| Action::Step(hex)))
}

/// The stack with the best chance of a hit on the moving group.
fn best(r: &Rules, p: &Public, seat: Seat, from: Option<Hex>) -> Option<(Hex, f32)> {
    let to = p.group.here;
    let mut found: Option<(Hex, f32)> = None;
    for hex in p.stacks(seat).filter(|&hex| from.is_none_or(|wanted| wanted == hex)) {
        let firing = able(r, p, p.stack(hex), to, How::Reaction);
        if firing.is_empty() {
            continue;
        }
        let chance = any_hit(r, p, firing, to, p.group.moving, 0);
        if found.is_none_or(|(_, best)| chance > best) {
            found = Some((hex, chance));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_written_as_it_is_read() {
        for text in [
            "route 12.10 12.09 13.09",
            "fire",
            "hold chance<50",
            "fire from=13.09 at=12.12 target=cv vf>=4 chance>=35 chance<90",
        ] {
            assert_eq!(text.parse::<Order>().map(|order| order.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_order_is_refused_with_a_reason() {
        for (text, reason) in [
            ("", "an order begins with route, fire or hold"),
            ("route", "a route has at least one hex"),
            ("route 12.10 nowhere", "there is no hex 'nowhere'"),
            ("fire target=everybody", "there is no formation 'everybody'"),
            ("hold chance<many", "'many' is no number from 0 to 255"),
        ] {
            assert_eq!(text.parse::<Order>(), Err(reason.to_owned()));
        }
        assert!("fire nonsense".parse::<Order>().is_err_and(|reason| reason.contains("'nonsense' is no condition")));
    }
}
