//! Assault and opportunity assault (BN-11, BN-12.6). What the totals mean is in `assault_result.rs`.

use staffetta_kernel::{Desk, RuleId, flow, kinds, step};

use super::fire_resolution::{FireResolution, mark_fire, wreck_cars};
use super::losses::{Losers, Losses};
use super::replace_command::{self, ReplaceCommand};
use super::retreat::Retreat;
use super::{Answer, Came, Next};
use crate::Banditen;
use crate::assault_result::{Band, band, cover, strength};
use crate::dice::die;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::Cause;
use crate::mines;
use crate::morale;
use crate::movement::breakdown;
use crate::names::UnitNames;
use crate::reinforcements::note_entry;
use crate::rules::Rules;
use crate::state::{Fight, Public, State};
use crate::unit_set::UnitSet;
use crate::victory::{annihilated, conquer};

kinds! {
    /// What comes next.
    pub enum Stage, "stage" {
        /// The last step and the dice.
        CloseIn = "close_in",
        /// The hit band: the loss is taken, the retreat follows.
        Hit = "hit",
        /// The hit band: morale after the retreat.
        Morale = "morale",
        /// Lost commands are replaced.
        Replace = "replace",
        /// Fire markers, occupation, conquest, victory.
        End = "end",
    }
}

step! {
    /// The assault in progress.
    pub struct Assault {
        pub stage: Stage,
        /// A car among the attackers rolls for a breakdown (BN-8.7).
        pub breakdown_due: bool,
    }
}

/// The last step: breakdown and mines come before the fight (BN-8.7, BN-16.2). Answers what comes of it if there is no
/// fight.
fn close_in(r: &Rules, s: &mut State, breakdown_due: bool, desk: &mut impl Desk<Event>) -> Option<Next> {
    let p = &mut s.public;
    let Fight { attackers, hex, .. } = p.fight;
    desk.tell(|| Event::Assault { seat: attackers.seat(), units: UnitNames::of(r, p, attackers), hex });
    if breakdown_due {
        breakdown(r, p, attackers, hex, desk);
    }
    let attackers = p.fight.attackers;
    // A command alone does not fight (BN-11.13).
    if p.combat_of(attackers).is_empty() {
        desk.tell(|| Event::NoAssault { seat: attackers.seat(), hex });
        return Some(Next::Pop(Answer::Done));
    }
    if mines::goes_off(r, s, attackers, hex, desk) {
        return Some(Next::push(FireResolution::START));
    }
    let p = &mut s.public;
    p.fight.defenders = p.stack(hex);
    surrender(r, p, desk);
    None
}

/// The German unit may give up (BN-11.2).
fn surrender(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    let germans = p.fight.defenders.filter(|c| p.print(r, c).german);
    if germans.is_empty() {
        return;
    }
    let die = die("surrender", desk);
    let gives_up = die <= r.n.surrender_upto;
    desk.tell(|| Event::Surrender { seat: germans.seat(), units: UnitNames::of(r, p, germans), die, gives_up });
    if gives_up {
        let fell = p.fight.hex;
        germans.into_iter().for_each(|counter| p.eliminate(r, counter, Cause::Surrender, fell));
    }
}

/// Both sides roll (BN-11.3).
fn fight(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) -> Band {
    let attack_die = die("attack", desk);
    let defence_die = die("defence", desk);
    let attack = strength(r, p, p.fight.attackers) + attack_die as i8;
    let ground = cover(r, p, p.fight.from, p.fight.hex);
    let defence = strength(r, p, p.fight.defenders) + ground + defence_die as i8;
    p.fight.attack = attack;
    p.fight.defence = defence;
    p.fight.fought = true;
    p.fight.attackers_lower = attack < defence;
    desk.tell(|| Event::Clash { seat: p.fight.seat(), attack, defence, attack_die, defence_die });
    band(attack, defence)
}

/// By which rule attackers go back.
fn back_rule(r: &Rules, p: &Public) -> RuleId {
    if !p.fight.from.on_map() {
        "BN-11.8"
    } else if p.fight.seat() != p.group.seat() {
        "BN-11.9"
    } else if r.options.bounce_to_entry {
        "BN-O.bounce_to"
    } else {
        "BN-11.4"
    }
}

/// These attackers go back to where the action began (BN-11.4, BN-11.8).
fn throw_back(r: &Rules, p: &mut Public, units: UnitSet, desk: &mut impl Desk<Event>) {
    if units.is_empty() {
        return;
    }
    let origin = p.fight.origin;
    p.put_all(units, origin);
    desk.tell(|| Event::ThrownBack {
        seat: units.seat(),
        units: UnitNames::of(r, p, units),
        hex: origin,
        rule: back_rule(r, p),
    });
}

/// The band of 1 to 3: the lower side checks, who fails retreats (BN-11.11, BN-11.12). Answers whether somebody must
/// retreat.
fn check(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) -> bool {
    let (units, hex) = (p.fight.lower(), p.fight.hex);
    if p.fight.attackers_lower {
        let failed = morale::check(r, p, units, Hex::NONE, hex, desk);
        // Who fails stays where he came from; who passes goes back to the start.
        throw_back(r, p, p.fight.attackers.minus(failed), desk);
        return false;
    }
    let failed = morale::check(r, p, units, hex, hex, desk);
    if p.group.seat() == failed.seat() {
        p.group.moving = p.group.moving.minus(failed);
    }
    p.fight.retreating = failed;
    p.fight.taken = p.fight.defenders.minus(failed).is_empty();
    if !p.fight.taken {
        throw_back(r, p, p.fight.attackers, desk);
    }
    !failed.is_empty()
}

/// The hit band after the loss: the lower side retreats, then checks its morale in the new hexes. Answers whether
/// defenders must retreat.
fn retreat(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) -> bool {
    let lower = p.fight.lower();
    p.fight.checking = lower;
    if p.fight.attackers_lower {
        if !lower.is_empty() {
            desk.tell(|| Event::Repelled { seat: lower.seat(), hex: p.fight.from, rule: back_rule(r, p) });
        }
        return false;
    }
    p.fight.taken = true;
    p.fight.retreating = lower;
    !lower.is_empty()
}

/// One die a hex, in the order of hex ids.
fn check_after_retreat(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    let mut left = p.fight.checking;
    while let Some(hex) = left.into_iter().map(|c| p.unit(c).hex).min() {
        let here = left.filter(|c| p.unit(c).hex == hex);
        left = left.minus(here);
        morale::check(r, p, here, hex, hex, desk);
    }
    p.fight.checking = UnitSet::none(left.seat());
}

/// The lower side is wiped out.
fn wipe_out(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    let (lower, fell) = (p.fight.lower(), p.fight.hex);
    desk.tell(|| Event::WipedOut { seat: lower.seat(), units: UnitNames::of(r, p, lower) });
    lower.into_iter().for_each(|counter| p.eliminate(r, counter, Cause::Combat, fell));
    p.fight.taken |= !p.fight.attackers_lower;
}

/// Fire markers, occupation, conquest, victory (BN-11.5, BN-11.6).
fn end(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
    let p = &mut s.public;
    let Fight { attackers, defenders, hex, from, fought, taken, .. } = p.fight;
    if fought {
        mark_fire(r, p, attackers);
        mark_fire(r, p, defenders);
    }
    if taken && !attackers.is_empty() {
        p.put_all(attackers, hex);
        if !from.on_map() {
            note_entry(p, attackers);
        }
        desk.tell(|| Event::Occupied { seat: attackers.seat(), units: UnitNames::of(r, p, attackers), hex });
    }
    p.fight = Fight::default();
    if conquer(r, s, hex, desk) || annihilated(r, s, desk) { Next::Over } else { Next::Pop(Answer::Done) }
}

impl Assault {
    /// The attackers close in.
    pub const fn start(breakdown_due: bool) -> Self {
        Self { stage: Stage::CloseIn, breakdown_due }
    }

    /// The dice and what they mean. Answers the step that comes first, if any.
    fn resolve(&mut self, r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) -> Option<Next> {
        match fight(r, p, desk) {
            Band::Tie => throw_back(r, p, p.fight.attackers, desk),
            Band::Check if check(r, p, desk) => return Some(Next::push(Retreat { singly: false })),
            Band::Check => {}
            Band::Hit => {
                // A car on the lower side is lost; the point falls on somebody else (BN-9.5).
                wreck_cars(r, p, p.fight.lower(), p.fight.hex, desk);
                self.stage = Stage::Hit;
                return Some(Next::push(Losses { left: 1, losers: Losers::LowerSide }));
            }
            Band::Rout => wipe_out(r, p, desk),
        }
        None
    }
}

impl flow::Step<Banditen> for Assault {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if came == Came::Back(Answer::MineWentOff) {
            // The attackers are back where they came from (BN-16.2).
            return Next::Pop(Answer::Done);
        }
        if self.stage == Stage::CloseIn {
            if let Some(next) = close_in(r, s, self.breakdown_due, desk) {
                return next;
            }
            self.stage = Stage::Replace;
            let p = &mut s.public;
            if p.fight.defenders.is_empty() {
                p.fight.taken = true;
            } else if let Some(next) = self.resolve(r, p, desk) {
                return next;
            }
        }
        let p = &mut s.public;
        if self.stage == Stage::Hit {
            self.stage = Stage::Morale;
            if retreat(r, p, desk) {
                return Next::push(Retreat { singly: false });
            }
        }
        if self.stage == Stage::Morale {
            check_after_retreat(r, p, desk);
            self.stage = Stage::Replace;
        }
        if self.stage == Stage::Replace {
            self.stage = Stage::End;
            // Lost commands are replaced before the rest is settled (BN-11.5).
            if replace_command::is_due(p) {
                return Next::push(ReplaceCommand {});
            }
        }
        end(r, s, desk)
    }
}
