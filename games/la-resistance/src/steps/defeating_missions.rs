//! Defeating a mission of the row: all its slots are covered in one go (LR-5.32 to LR-5.36).

use staffetta_kernel::flow::{self, Draft};
use staffetta_kernel::{Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, kinds, step};

use super::choice::{Choice, ChoiceKind, ShownDraft};
use super::laying_dice::{self, Placement, Slots};
use super::recruit_cost::{self, CostOf, RecruitCost};
use crate::action::{Action, Verb};
use crate::cards::{EventKind, MissionKind, Spot};
use crate::dice::{Counts, DiceSet, Die, Tally};
use crate::dice_placement::Need;
use crate::event::Event;
use crate::flow::{Acted, Next, go};
use crate::rules::{Mission, Rules};
use crate::state::{Public, State};
use crate::view::View;
use crate::{LaResistance, bonus_dice, labels};

kinds! {
    /// The way in which a mission is defeated.
    pub enum Way, "way" {
        /// As its slots say.
        First = "first",
        /// Its second way: the Tiger Tank's (LR-5.35).
        Second = "second",
    }
}

step! {
    /// A mission is being defeated.
    pub struct Defeat {
        pub spot: Spot,
        pub way: Way,
        pub dice: Placement,
    }
}

impl Way {
    /// The slots to cover.
    #[inline]
    fn need(self, mission: &Mission) -> Option<&Need> {
        match self {
            Self::First => Some(&mission.need),
            Self::Second => mission.alt.as_ref(),
        }
    }

    /// The recruits to pay.
    #[inline]
    pub fn recruits(self, mission: &Mission) -> u8 {
        match self {
            Self::First => mission.recruit_cost,
            Self::Second => mission.alt_recruit_cost,
        }
    }

    const fn rule(self) -> &'static str {
        match self {
            Self::First => "LR-5.32",
            Self::Second => "LR-5.35",
        }
    }
}

#[inline]
fn can_pay(r: &Rules, p: &Public, recruits: u8) -> bool {
    recruits == 0 || recruit_cost::payable(r, p, recruits).is_some()
}

/// These dice, with those of the bonus dice that may be laid on the mission.
#[inline]
fn with_bonus(dice: Tally, mission: &Mission, bonus: DiceSet) -> Tally {
    let extras = mission.extras(bonus);
    if extras == Counts::NONE { dice } else { Tally::of(dice.counts.and(extras)) }
}

/// Lists the missions that can be defeated, each in its ways.
#[inline(never)]
pub fn list(r: &Rules, p: &Public, dice: Tally, bonus: DiceSet, out: &mut Choices<Action>) {
    // The patrol's place is nearly always empty.
    let spots = if p.row.lies(Spot::Patrol) { Spot::ALL.len() } else { Spot::MISSIONS.len() };
    for &spot in &Spot::ALL[..spots] {
        let mission = r.mission_at(&p.row, spot);
        let covered = mission.need.coverable(with_bonus(dice, mission, bonus));
        let may = p.row.stands(spot) & covered & can_pay(r, p, mission.recruit_cost);
        out.push_if(may, Action::Defeat(spot));
        if mission.alt.is_some() {
            list_second_way(r, p, spot, dice, bonus, out);
        }
    }
}

/// Lists the second way of a mission that has one.
#[inline(never)]
fn list_second_way(r: &Rules, p: &Public, spot: Spot, dice: Tally, bonus: DiceSet, out: &mut Choices<Action>) {
    let mission = r.mission_at(&p.row, spot);
    let covered = mission.alt.is_some_and(|need| need.coverable(with_bonus(dice, mission, bonus)));
    if covered && p.row.stands(spot) && can_pay(r, p, mission.alt_recruit_cost) {
        out.push(Action::DefeatAlt(spot));
    }
}

/// The mission in this place and its slots, if it may be defeated in this way, dice aside.
#[inline]
pub fn may_defeat<'r>(r: &'r Rules, p: &Public, spot: Spot, way: Way) -> Result<(&'r Mission, &'r Need), Refusal> {
    let rule = way.rule();
    if !p.row.lies(spot) {
        return Err(Refusal::new(rule, "no-mission-there"));
    }
    if !p.row.stands(spot) {
        return Err(Refusal::new(rule, "tapped"));
    }
    let mission = r.mission_at(&p.row, spot);
    let Some(need) = way.need(mission) else { return Err(Refusal::new(rule, "no-second-way")) };
    if !can_pay(r, p, way.recruits(mission)) {
        return Err(Refusal::new("LR-G14", "last-recruit"));
    }
    Ok((mission, need))
}

/// Begins to defeat the mission in this place.
#[inline]
pub fn begin(r: &Rules, s: &State, spot: Spot, way: Way) -> Acted {
    let p = &s.public;
    let (mission, need) = may_defeat(r, p, spot, way)?;
    let bonus = bonus_dice::left(s) & mission.bonus;
    if !need.coverable(with_bonus(Tally::of(p.pool.counts), mission, bonus)) {
        return Err(Refusal::new(way.rule(), "cannot-cover"));
    }
    let dice = Placement::new(r, p, Slots { need, mission: Some(mission) }, bonus);
    Ok(flow::Acted::draft(Defeat { spot, way, dice }))
}

/// Why no mission can be defeated in this way.
pub fn none_to_defeat(r: &Rules, p: &Public, way: Way) -> Refusal {
    let mut standing = Spot::ALL.iter().filter(|&&spot| p.row.stands(spot)).map(|&spot| r.mission_at(&p.row, spot));
    if standing.any(|mission| way.need(mission).is_some()) {
        Refusal::new(way.rule(), "no-mission-coverable")
    } else {
        Refusal::new(way.rule(), if way == Way::First { "no-mission-left" } else { "no-second-way-left" })
    }
}

/// The rule by which the mission in this place pays, or costs, in the assessment and not now.
fn pays_by(r: &Rules, p: &Public, spot: Spot) -> RuleId {
    let mission = r.mission_at(&p.row, spot);
    match () {
        () if mission.take_glory > 0 => "LR-G56",
        () if mission.building && p.in_force(EventKind::HeavyCasualties) => "LR-G76",
        () => "LR-5.36",
    }
}

/// The label of a mission that may be defeated, with the rule that says what it takes.
pub fn label(r: &Rules, v: &View, spot: Spot, way: Way) -> Label {
    let mission = r.mission_at(&v.public.row, spot);
    let need = way.need(mission).unwrap_or(&mission.need);
    let rule = match way {
        Way::Second => "LR-5.35",
        Way::First if mission.recruit_cost > 0 => "LR-5.34",
        Way::First if spot == Spot::Patrol => "LR-G57",
        Way::First => "LR-3.1",
    };
    labels::priced(rule, need, way.recruits(mission))
        .with("mission", labels::mission(r, v, spot))
        .with("spot", spot.number())
}

impl Defeat {
    #[inline]
    fn slots_of<'r>(&self, r: &'r Rules, p: &Public) -> Slots<'r> {
        let mission = r.mission_at(&p.row, self.spot);
        Slots { need: self.way.need(mission).unwrap_or(&mission.need), mission: Some(mission) }
    }

    /// All slots are covered: the card is tapped, then its recruits are paid.
    #[inline]
    fn resolve(self, r: &Rules, s: &mut State, on: Slots<'_>, desk: &mut impl Desk<Event>) -> Next {
        self.dice.spend(r, s, on, desk);
        let p = &mut s.public;
        p.row.tapped.add(self.spot);
        let mission = r.kind_at(&p.row, self.spot);
        desk.tell(|| {
            let rule = pays_by(r, p, self.spot);
            Event::Defeated { seat: p.active, mission, dice: self.dice.shown(r, p, on), rule }
        });
        let recruits = on.mission.map_or(0, |mission| self.way.recruits(mission));
        if recruits > 0 { Next::push(RecruitCost { recruits, of: CostOf::Mission }) } else { Next::Ask }
    }
}

impl Choice for Defeat {
    fn shown(&self, _: &Public) -> ShownDraft {
        let what = if self.way == Way::First { ChoiceKind::Defeat } else { ChoiceKind::DefeatAlt };
        ShownDraft { what, target: self.spot as u8, extra: 0, dice: self.dice }
    }
    fn slots<'r>(&self, r: &'r Rules, p: &Public) -> Option<Slots<'r>> {
        Some(self.slots_of(r, p))
    }
}

impl Draft<LaResistance> for Defeat {
    #[inline]
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.dice.list(r, &s.public, self.slots_of(r, &s.public), out);
    }

    #[inline]
    fn act(&mut self, r: &Rules, s: &mut State, _: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Lay(die) = action else { return Err(laying_dice::finish_first(action)) };
        let on = self.slots_of(r, &s.public);
        if self.dice.lay(r, &s.public, on, die)? { go(self.resolve(r, s, on, desk)) } else { Ok(flow::Acted::Pick) }
    }

    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        s.public.pool.canonical(self.dice.all_laid(), action)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let useless = !r.house.panzerfaust_covers_tiger && r.kind_at(&v.public.row, self.spot) == MissionKind::Tiger;
        let rule = match () {
            () if !self.dice.all_laid().is_empty() => "LR-G60",
            () if useless && self.dice.bonus.has(Die::Panzerfaust) => "LR-O.panzerfaust_vs_tiger",
            () => "LR-5.32",
        };
        let prompt = v.question("cover-the-slot", rule).with("mission", labels::mission(r, v, self.spot));
        self.dice.with_slot(prompt, self.slots_of(r, &v.public))
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        self.dice.label(r, v, self.slots_of(r, &v.public), action)
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        laying_dice::unavailable(verb)
    }
}
