//! Fire (BN-9), opportunity fire (BN-12.3) and mines (BN-16.1) take effect: dice, losses, morale, markers.

use staffetta_kernel::{Array, Desk, Maybe, flow, kinds, step};

use super::losses::{Losers, Losses};
use super::replace_command::{self, ReplaceCommand};
use super::{Answer, Came, Next};
use crate::Banditen;
use crate::event::Event;
use crate::fire::{MOST_DICE, breaks_bunkers, bunkered, has_infantry, modifier, needed};
use crate::hex::Hex;
use crate::kinds::{Cause, Type};
use crate::line_of_sight::sees;
use crate::morale;
use crate::names::{UnitName, UnitNames};
use crate::rules::Rules;
use crate::state::{Public, Shot, ShotKind, State};
use crate::unit_set::UnitSet;
use crate::victory::annihilated;

kinds! {
    /// What comes next.
    pub enum Stage, "stage" {
        /// The dice are rolled and points are lost.
        Roll = "roll",
        /// Survivors check their morale, and markers are given.
        Morale = "morale",
        /// Lost commands are replaced: it is over.
        End = "end",
    }
}

step! {
    /// The shot takes effect.
    pub struct FireResolution { pub stage: Stage }
}

/// Prepares a fire at a hex: all enemy units there are the target (BN-9.2).
pub fn aim(p: &mut Public, firing: UnitSet, from: Hex, hex: Hex, modifier: i8) {
    let (targets, kind) = (p.stack(hex), Maybe::some(ShotKind::Fire));
    p.shot = Shot { from, hex, firing, targets, kind, modifier, ..Shot::default() };
}

/// Does a mortar fire here that does not see its target itself?
fn unseen(r: &Rules, p: &Public, firing: UnitSet, from: Hex, to: Hex) -> bool {
    r.options.mortar_indirect && !sees(r, p, from, to) && firing.into_iter().any(|c| p.print(r, c).kind == Type::Mor)
}

/// The dice of a fire. Answers how many points are to be lost.
fn roll(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) -> u8 {
    let Shot { firing, targets, from, hex, .. } = p.shot;
    let mut dice = [0; MOST_DICE];
    let count = usize::from(p.strength(firing)).min(dice.len());
    desk.roll("fire", 6, &mut dice[..count]);
    let needed = needed(r, p, hex);
    let infantry = has_infantry(r, p, targets);
    let (mut hits, mut heavy, mut at) = (0, 0, 0);
    let mut ones = [Maybe::NONE; 2];
    let mut struck = [false; MOST_DICE];
    for counter in firing {
        let kind = p.print(r, counter).kind;
        let bonus = modifier(r, p, counter, hex, infantry) + p.shot.modifier;
        let own = usize::from(p.unit(counter).vf);
        for (&die, struck) in dice.iter().zip(&mut struck).skip(at).take(own) {
            let hit = die as i8 + bonus >= needed;
            *struck = hit;
            hits += u8::from(hit);
            heavy += u8::from(hit && breaks_bunkers(kind));
            // BN-9.7
            if die == 1 && kind == Type::Art && r.is_tarnova() {
                let again = r.options.ones_per_fire && ones.contains(&Maybe::some(counter));
                if let Some(place) = ones.iter_mut().find(|place| place.is_none() && !again) {
                    *place = Maybe::some(counter);
                }
            }
        }
        at += own;
    }
    p.shot.ones = Array(ones);
    desk.tell(|| Event::Fired {
        seat: firing.seat(),
        units: UnitNames::of(r, p, firing),
        from,
        to: hex,
        dice: dice[..count].to_vec(),
        struck: struck[..count].to_vec(),
        needed,
        hits,
        rule: if unseen(r, p, firing, from, hex) { "BN-O.mortar_indirect" } else { "BN-9.3" },
    });
    if heavy > 0 && bunkered(r, p, hex) {
        // BN-9.8
        r.map.fort(hex).into_iter().for_each(|fort| p.bunkers.remove(fort));
        hits -= heavy;
        desk.tell(|| Event::BunkerGone { hex });
    }
    p.shot.hits = hits;
    hits.saturating_sub(1)
}

/// As many dice as the mine is worth (BN-16.1). Answers how many points are to be lost.
fn roll_mine(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) -> u8 {
    let mut dice = [0; 8];
    let count = usize::from(p.shot.hits).min(dice.len());
    if count > 0 {
        desk.roll("mine", 6, &mut dice[..count]);
    }
    let hits = dice[..count].iter().filter(|&&die| die >= r.n.mine_needs).count() as u8;
    p.shot.hits = hits;
    let rule = if r.options.direct_mines { "BN-O.mine_hits" } else { "BN-16.1" };
    desk.tell(|| Event::MineDice { dice: dice[..count].to_vec(), hits, rule });
    if r.options.direct_mines { hits } else { hits.saturating_sub(1) }
}

/// Cars among these do not survive a hit (BN-9.5).
pub fn wreck_cars(r: &Rules, p: &mut Public, units: UnitSet, fell: Hex, desk: &mut impl Desk<Event>) {
    for counter in units {
        if p.print(r, counter).kind == Type::Car {
            let unit = *p.unit(counter);
            p.eliminate(r, counter, Cause::Combat, fell);
            desk.tell(|| Event::CarWrecked { seat: units.seat(), unit: UnitName::of(r, &unit) });
        }
    }
}

/// One morale die for the survivors; movers pinned among friends go back (BN-12.4).
fn check(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    let Shot { targets, hex, .. } = p.shot;
    let fort = if p.shot.is(ShotKind::Mine) { Hex::NONE } else { hex };
    let pinned = morale::check(r, p, targets, fort, hex, desk);
    if p.group.seat() != pinned.seat() {
        return;
    }
    p.group.moving = p.group.moving.minus(pinned);
    if !p.shot.is(ShotKind::Opportunity) || pinned.is_empty() || !p.group.previous.on_map() {
        return;
    }
    let (here, previous) = (p.group.here, p.group.previous);
    if p.combat_of(p.stack(here)).minus(p.group.stepped).is_empty() {
        return;
    }
    p.put_all(pinned, previous);
    if p.group.moving.is_empty() {
        p.group.here = previous;
    }
    desk.tell(|| Event::PutBack { seat: pinned.seat(), units: UnitNames::of(r, p, pinned), hex: previous });
}

/// Fire markers, and guns that wore out (BN-9.6, BN-9.7).
fn aftermath(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    let firing = p.shot.firing;
    mark_fire(r, p, firing);
    for counter in p.shot.ones.0.into_iter().filter_map(Maybe::get) {
        if !p.shot.firing.has(counter) {
            continue;
        }
        let unit = *p.unit(counter);
        p.lose_one(r, counter, Cause::Artillery, unit.hex);
        let rule = if r.options.ones_per_fire { "BN-O.artillery_ones" } else { "BN-9.7" };
        desk.tell(|| Event::GunWorn { seat: firing.seat(), unit: UnitName::of(r, &unit), vf: unit.vf - 1, rule });
    }
}

/// Each of these gets a fire marker (BN-9.6).
pub fn mark_fire(r: &Rules, p: &mut Public, units: UnitSet) {
    for counter in units {
        let marks = &mut p.unit_mut(counter).marks;
        marks.set_fires((marks.fires() + 1).min(r.n.most_fires));
    }
}

impl FireResolution {
    /// The dice are next.
    pub const START: Self = Self { stage: Stage::Roll };
}

impl flow::Step<Banditen> for FireResolution {
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let p = &mut s.public;
        if self.stage == Stage::Roll {
            self.stage = Stage::Morale;
            let lost = if p.shot.is(ShotKind::Mine) { roll_mine(r, p, desk) } else { roll(r, p, desk) };
            if p.shot.hits > 0 {
                wreck_cars(r, p, p.shot.targets, p.shot.hex, desk);
            }
            if lost > 0 {
                return Next::push(Losses { left: lost, losers: Losers::Targets });
            }
        }
        if self.stage == Stage::Morale {
            self.stage = Stage::End;
            if p.shot.hits > 0 {
                check(r, p, desk);
            }
            aftermath(r, p, desk);
            if replace_command::is_due(p) {
                return Next::push(ReplaceCommand {});
            }
        }
        let mine = p.shot.is(ShotKind::Mine);
        p.shot = Shot::default();
        if annihilated(r, s, desk) {
            return Next::Over;
        }
        Next::Pop(if mine { Answer::MineWentOff } else { Answer::Done })
    }
}
