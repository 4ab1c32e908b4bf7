//! Mountain partisans attack what stands in their zone (GW-8.8).

use std::ops::ControlFlow;

use staffetta_kernel::{Choices, Desk, Prompt, Refusal, RuleId, Seat, flow, step};

use super::battle::{bury, defence_throw, defenders};
use super::hunt_losses::PartisanLosses;
use super::{Acted, Answer, Came, G, Next, Offers, ask, losses, no, out_of_place, throw};
use crate::Action;
use crate::combat_values::{MOST_DICE, Values};
use crate::event::{Happened, Thrown, tell};
use crate::partisan::{Mark, PartisanId};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

step! {
    /// A raid: who joins?
    pub struct RaidParty { pub zone: Zone, pub low: u64, pub high: u64 }
}

step! {
    /// A raid, round by round, to the end of one side.
    pub struct Raiding { pub zone: Zone, pub round: u8 }
}

/// Partisans of the active power that may raid in this zone.
pub fn raiders(r: &Rules, s: &State, zone: Zone) -> impl Iterator<Item = PartisanId> {
    let owner = s.owner(zone).power();
    let at_war = owner.is_some_and(|owner| s.at_war(s.power, owner) && !s.truce_binds(r, s.power, owner));
    let may = at_war && !r.frozen.has(zone) && !defenders(s, zone).is_empty();
    let able = move |piece: &crate::partisan::Partisan| {
        let attack = if piece.is(Mark::Mountain) { r.numbers.mountain_attack } else { r.numbers.partisan_attack };
        attack > 0 && !piece.is(Mark::Raided) && (r.house.raid_and_act || !piece.is(Mark::Acted))
    };
    s.partisans.at(zone).filter(move |(_, piece)| may && piece.controller == s.power && able(piece)).map(|(id, _)| id)
}

pub fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    let mut seen = ZoneSet::NONE;
    for (_, piece) in s.partisans.of(s.power) {
        let Some(zone) = piece.zone.get() else { continue };
        if !seen.has(zone) && raiders(r, s, zone).next().is_some() {
            seen.insert(zone);
            out.offer(Action::Raid(zone))?;
        }
    }
    ControlFlow::Continue(())
}

/// Opens the choice of raiders.
pub fn begin(r: &Rules, s: &State, zone: Zone) -> Result<Acted, Refusal> {
    if raiders(r, s, zone).next().is_none() {
        return Err(no(no_raid(s, zone), "no-raid"));
    }
    Ok(Acted::draft(RaidParty { zone, low: 0, high: 0 }))
}

/// The rule by which nobody raids in this zone.
fn no_raid(s: &State, zone: Zone) -> RuleId {
    let Some(piece) = s.partisans.at(zone).map(|(_, piece)| piece).find(|piece| piece.controller == s.power) else {
        return "GW-8.8";
    };
    if !piece.is(Mark::Mountain) {
        return if zone == Zone::Kashmir { "GW-R30" } else { "GW-8.8" };
    }
    let at_war = s.owner(zone).power().is_some_and(|owner| s.at_war(s.power, owner));
    if at_war { "GW-8.8" } else { "GW-R23" }
}

impl RaidParty {
    fn has(self, id: PartisanId) -> bool {
        let word = if id.0 < 64 { self.low } else { self.high };
        word >> (id.0 % 64) & 1 == 1
    }
    fn add(&mut self, id: PartisanId) {
        let word = if id.0 < 64 { &mut self.low } else { &mut self.high };
        *word |= 1 << (id.0 % 64);
    }
    /// How many have joined.
    pub fn size(self) -> u8 {
        (self.low.count_ones() + self.high.count_ones()) as u8
    }
    fn is_empty(self) -> bool {
        self.low == 0 && self.high == 0
    }
    /// Later pieces than those who have joined, so that a party is named in one way only.
    fn open(self, r: &Rules, s: &State) -> impl Iterator<Item = PartisanId> {
        let last = (0..128).rev().find(|&id| self.has(PartisanId(id)));
        raiders(r, s, self.zone).filter(move |id| last.is_none_or(|last| id.0 > last))
    }
}

impl flow::Draft<G> for RaidParty {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        if !self.is_empty() {
            out.push(Action::Begin);
        }
        self.open(r, s).for_each(|id| out.push(Action::Join(id)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Join(id) if self.open(r, s).any(|open| open == id) => {
                self.add(id);
                Ok(Acted::Pick)
            }
            Action::Join(_) => Err(no("GW-8.8", "no-raid")),
            Action::Begin if !self.is_empty() => {
                for id in (0..128).map(PartisanId).filter(|&id| self.has(id)) {
                    s.partisans.mark(id, Mark::Raiding);
                    s.partisans.mark(id, Mark::Raided);
                }
                let (by, zone) = (s.power, self.zone);
                tell(r, desk, || Happened::Raid { by, zone });
                s.war_with_guests(r, zone, desk);
                Ok(Acted::Go(Next::push(Raiding { zone, round: 1 })))
            }
            Action::Begin => Err(no("GW-8.8", "no-raid")),
            _ => Err(out_of_place()),
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("raid-party", "GW-8.8", r, v, v.table.power).with("zone", self.zone)
    }
}

impl flow::Step<G> for Raiding {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Happened>) -> Next {
        match came {
            Came::Back(Answer::DefendersNamed) => self.defend(r, s, desk),
            Came::Back(Answer::PartisansNamed) => self.end_round(r, s, desk),
            _ => self.attack(r, s, desk),
        }
    }
}

fn band(s: &State, zone: Zone) -> impl Iterator<Item = (PartisanId, bool)> + '_ {
    s.partisans.at(zone).filter(|(_, piece)| piece.is(Mark::Raiding)).map(|(id, piece)| (id, piece.is(Mark::Mountain)))
}

impl Raiding {
    fn attack(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let mut values = Values::default();
        for mountain in [true, false] {
            let count = band(s, self.zone).filter(|&(_, is)| is == mountain).count() as u8;
            let attack = if mountain { r.numbers.mountain_attack } else { r.numbers.partisan_attack };
            values.push(attack, count);
        }
        let mut dice = [0; MOST_DICE];
        let hits = throw("attack", values.as_slice(), &mut dice, desk);
        let (by, zone, round, rolled) = (s.power, self.zone, self.round, values.as_slice().len());
        let rule = if round > 1 { "GW-R33" } else { "GW-8.8" };
        tell(r, desk, || {
            let (dice, thrown) = (dice[..rolled].to_vec(), Thrown::default());
            Happened::Attack { by, zone, round, dice, thrown, hits: hits as u8 }.by(rule)
        });
        match losses::of_defenders(s, zone, hits) {
            Some(next) => next,
            None => self.defend(r, s, desk),
        }
    }

    fn defend(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let zone = self.zone;
        let hits = defence_throw(r, s, zone, self.round, desk);
        let there = band(s, zone).count() as u32;
        let left = hits.min(there) as u8;
        if left == 0 {
            return self.end_round(r, s, desk);
        }
        Next::push(PartisanLosses { zone, controller: s.power, left, raid: true })
    }

    /// The lost are removed; the raid ends when one side is gone, or the time is over. The zone never changes hands.
    fn end_round(mut self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let zone = self.zone;
        while let Some(id) = s.partisans.find(zone, |piece| piece.is(Mark::Hit)) {
            s.remove_partisan(id);
        }
        bury(s, zone);
        let gone = band(s, zone).next().is_none();
        let too_long = self.round >= r.numbers.battle_rounds;
        if gone || too_long || defenders(s, zone).is_empty() {
            if too_long && !defenders(s, zone).is_empty() {
                while let Some(id) = s.partisans.find(zone, |piece| piece.is(Mark::Raiding)) {
                    s.remove_partisan(id);
                }
            }
            let by = s.power;
            if band(s, zone).next().is_none() {
                tell(r, desk, || Happened::RaidersLost { by, zone });
            }
            s.unmark_all(Mark::Raiding);
            return Next::Pop(Answer::Done);
        }
        self.round += 1;
        Next::turn_into(self)
    }
}
