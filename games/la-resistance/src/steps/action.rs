//! The action step: defeat missions, sow, buy, steal, play cards, end the turn (LR-5.31 to LR-5.40f).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::draft::Chosen;
use super::{Acted, Move, cost, draft, play, purchase};
use crate::action::Action;
use crate::cards::{Clg, EventKind, Leader, PATROL_SPOT, SPOTS, Spot};
use crate::dice::{Die, Tally};
use crate::event::Event;
use crate::rules::{Mission, Rules};
use crate::state::{DraftKind, State, Step, StepKind, used};

/// The bonus dice that the active band has left in this turn (LR-3.5).
#[inline]
pub fn bonus_dice(s: &State) -> u16 {
    let band = s.own();
    let mut set = match band.leader {
        Leader::Dumont if !s.has_used(used::DUMONT) => Die::Dumont.bit(),
        Leader::Vasseur if !s.has_used(used::VASSEUR) => Die::Vasseur.bit(),
        _ => 0,
    };
    if band.cards() > 0 {
        if !s.has_used(used::MG34) && s.holds(s.active, Clg::Mg34) {
            set |= Die::Mg34.bit();
        }
        if band.hand.has(Clg::Panzerfaust) {
            set |= Die::Panzerfaust.bit();
        }
    }
    set
}

/// The die has been laid: its source is used up, turned face up or discarded (LR-5.40e, LR-5.40f).
pub fn use_bonus(r: &Rules, s: &mut State, die: Die, desk: &mut impl Desk<Event>) {
    let seat = s.active;
    match die {
        Die::Dumont => s.used |= used::DUMONT,
        Die::Vasseur => s.used |= used::VASSEUR,
        Die::Panzerfaust => {
            s.own_mut().hand.take(Clg::Panzerfaust);
            s.clg_discard.push(Clg::Panzerfaust);
            desk.reveal();
            desk.tell(|| Event::PanzerfaustFired { seat });
        }
        Die::Mg34 => {
            s.used |= used::MG34;
            let uses = r.clg(Clg::Mg34).uses;
            let band = s.own_mut();
            if band.hand.take(Clg::Mg34).is_some() {
                desk.reveal();
            }
            band.shots += 1;
            let shots_left = uses.saturating_sub(band.shots);
            if shots_left == 0 {
                band.shots = 0;
                s.clg_discard.push(Clg::Mg34);
            }
            desk.tell(|| Event::MgFired { seat, shots_left });
        }
        _ => {}
    }
}

/// Can the dice cover the mission, in its first or second way, and can its cost be paid?
fn can_defeat(r: &Rules, s: &State, mission: &Mission, alt: bool, bonus: u16) -> bool {
    let dice = with_bonus(Tally::of(s.pool.counts), mission, bonus);
    match (alt, &mission.alt) {
        (false, _) => mission.need.coverable(dice) & can_pay(r, s, mission.recruit_cost),
        (true, Some(need)) => need.coverable(dice) & can_pay(r, s, mission.alt_recruit_cost),
        (true, None) => false,
    }
}

/// These dice, with those of the bonus dice that may be laid on the mission.
#[inline]
fn with_bonus(dice: Tally, mission: &Mission, bonus: u16) -> Tally {
    if bonus == 0 { dice } else { Tally::of(dice.counts.and(mission.extras(bonus))) }
}

#[inline]
fn can_pay(r: &Rules, s: &State, recruits: u8) -> bool {
    recruits == 0 || cost::payable(r, s, recruits).is_some()
}

#[inline]
fn can_cover_vichy(r: &Rules, s: &State, bonus: u16) -> bool {
    s.in_force(EventKind::VichyForces)
        && !s.has_used(used::VICHY)
        && r.vichy.coverable(Tally::of(s.pool.counts.and(r.bonus_counts(bonus & Die::Mg34.bit(), None))))
}

pub fn actions(r: &Rules, s: &State, out: &mut Choices<Action>) {
    out.push(Action::EndTurn);
    let bonus = bonus_dice(s);
    if s.pool.free != 0 || bonus != 0 {
        let dice = Tally::of(s.pool.counts);
        // The patrol's place is nearly always empty.
        let spots = if s.row[PATROL_SPOT].lies() { SPOTS } else { PATROL_SPOT };
        for spot in 0..spots {
            let mission = r.mission(s.row[spot]);
            let covered = mission.need.coverable(with_bonus(dice, mission, bonus));
            let may = s.stands(spot) & covered & can_pay(r, s, mission.recruit_cost);
            out.push_if(may, Action::Defeat(Spot(spot as u8)));
            if mission.alt.is_some() && s.stands(spot) && can_defeat(r, s, mission, true, bonus) {
                out.push(Action::DefeatAlt(Spot(spot as u8)));
            }
        }
        if can_cover_vichy(r, s, bonus) {
            out.push(Action::CoverVichy);
        }
        if s.used & (used::SOW | used::STEAL | used::BUY) != used::SOW | used::STEAL | used::BUY {
            purchases(r, s, dice, out);
        }
    }
    if s.own().cards() > 0 {
        play::plays(r, s, s.active, play::Moment::Action, out);
        play::discards(s, s.active, out);
    }
}

#[inline]
fn purchases(r: &Rules, s: &State, dice: Tally, out: &mut Choices<Action>) {
    if !purchase::payable(r, s, dice) {
        return;
    }
    if !s.has_used(used::SOW) {
        let least = r.numbers.sow_recruits;
        s.list_others(s.active, |band| band.recruits > least, out, Action::Sow);
    }
    if !s.has_used(used::STEAL) {
        s.list_others(s.active, |band| band.glory > 0, out, Action::Steal);
    }
    if purchase::can_buy(r, s).is_ok() {
        out.push(Action::Buy);
    }
}

fn defeat(r: &Rules, s: &mut State, spot: Spot, alt: bool) -> Acted {
    let rule = if alt { "LR-5.35" } else { "LR-5.32" };
    if spot.at() >= SPOTS || !s.row[spot.at()].lies() {
        return Err(Refusal::new(rule, "no-mission-there"));
    }
    if !s.stands(spot.at()) {
        return Err(Refusal::new(rule, "tapped"));
    }
    let mission = r.mission(s.row[spot.at()]);
    if alt && mission.alt.is_none() {
        return Err(Refusal::new(rule, "no-second-way"));
    }
    let recruits = if alt { mission.alt_recruit_cost } else { mission.recruit_cost };
    if recruits > 0 && cost::payable(r, s, recruits).is_none() {
        return Err(Refusal::new("LR-G14", "last-recruit"));
    }
    let bonus = bonus_dice(s);
    if !can_defeat(r, s, mission, alt, bonus) {
        return Err(Refusal::new(rule, "cannot-cover"));
    }
    let bonus = bonus & mission.bonus;
    draft::open(r, s, if alt { DraftKind::DefeatAlt } else { DraftKind::Defeat }, spot.0, bonus)
}

fn cover_vichy(r: &Rules, s: &mut State) -> Acted {
    if !s.in_force(EventKind::VichyForces) {
        return Err(Refusal::new("LR-5.37", "no-vichy"));
    }
    if s.has_used(used::VICHY) {
        return Err(Refusal::new("LR-5.37", "vichy-covered"));
    }
    let bonus = bonus_dice(s);
    if !can_cover_vichy(r, s, bonus) {
        return Err(Refusal::new("LR-5.37", "cannot-cover"));
    }
    draft::open(r, s, DraftKind::CoverVichy, 0, bonus & Die::Mg34.bit())
}

fn purchase(r: &Rules, s: &mut State, what: DraftKind, victim: Seat) -> Acted {
    purchase::check(r, s, what, victim)?;
    draft::open(r, s, what, victim.0, 0)
}

pub fn act(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let seat = s.active;
    match action {
        Action::EndTurn => {
            desk.tell(|| Event::TurnEnded { seat });
            Ok(Move::Go(Next::Pop(0)))
        }
        Action::Defeat(spot) => defeat(r, s, spot, false),
        Action::DefeatAlt(spot) => defeat(r, s, spot, true),
        Action::CoverVichy => cover_vichy(r, s),
        Action::Sow(victim) => purchase(r, s, DraftKind::Sow, victim),
        Action::Steal(victim) => purchase(r, s, DraftKind::Steal, victim),
        Action::Buy => purchase(r, s, DraftKind::Buy, seat),
        Action::Play(card) => play::start(r, s, seat, card, play::Moment::Action, desk),
        Action::Discard(card) => play::discard(s, seat, card, desk),
        Action::RollBlue | Action::Mulligan(_) | Action::Reroll(_) => Err(Refusal::new("LR-5.29", "dice-are-final")),
        _ => Err(Refusal::new("LR-5.31", "not-in-action-step")),
    }
}

/// All slots are covered: the card is tapped, then its recruits are paid; or Vichy Forces is covered.
pub fn resolve(r: &Rules, s: &mut State, chosen: Chosen, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seat = s.active;
    if chosen.what == DraftKind::CoverVichy {
        s.used |= used::VICHY;
        desk.tell(|| Event::VichyCovered { seat, dice: chosen.dice(r, s) });
        return Next::Ask;
    }
    let spot = usize::from(chosen.target) & 3;
    s.tapped |= 1 << spot;
    let mission = r.mission(s.row[spot]);
    desk.tell(|| Event::Defeated { seat, mission: r.kind(s.row[spot]), dice: chosen.dice(r, s) });
    let recruits = if chosen.what == DraftKind::DefeatAlt { mission.alt_recruit_cost } else { mission.recruit_cost };
    if recruits > 0 { Next::Push(Step::of(StepKind::Cost, recruits, cost::MISSION, 0)) } else { Next::Ask }
}
