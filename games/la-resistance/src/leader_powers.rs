//! The leaders' powers, all six (LR-3.4). Their numbers stand in `data/leaders.csv`.
//!
//! Jean Dumont and Marguerite Vasseur bring a bonus die, Dylan Boutroux buys at a lower price, Henry De Saint-Pierre
//! gives a recruit for glory, Lucien Ferrand rerolls a die, Colette Arnaud saves a recruit.

use staffetta_kernel::{Desk, Refusal, Seat};

use crate::band::Band;
use crate::cards::Leader;
use crate::dice::{DiceSet, Die};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public};

/// Dumont's or Vasseur's bonus die, if the active band has it and has not laid it in this turn (LR-3.5).
#[inline]
pub fn bonus_die(p: &Public) -> DiceSet {
    let band = p.own();
    if band.is_led_by(Leader::Dumont) && !p.has_used(OncePerTurn::Dumont) {
        DiceSet::one(Die::Dumont)
    } else if band.is_led_by(Leader::Vasseur) && !p.has_used(OncePerTurn::Vasseur) {
        DiceSet::one(Die::Vasseur)
    } else {
        DiceSet::NONE
    }
}

/// May Boutroux's price be used for a purchase (LR-5.40a)?
#[inline]
pub fn has_discount(p: &Public) -> bool {
    p.own().is_led_by(Leader::Boutroux) && !p.has_used(OncePerTurn::Boutroux)
}

/// May Saint-Pierre give a recruit now, whoever gets it (LR-5.17)?
pub fn may_give(r: &Rules, p: &Public) -> Result<(), Refusal> {
    if !p.own().is_led_by(Leader::SaintPierre) {
        return Err(Refusal::new("LR-5.17", "not-saint-pierre"));
    }
    if p.has_used(OncePerTurn::Gift) {
        return Err(Refusal::new("LR-5.17", "gift-made"));
    }
    let least = r.house.henry_min_recruits.max(r.leader(Leader::SaintPierre).recruits + 1);
    if p.own().recruits < least {
        return Err(Refusal::with("LR-5.17", "gift-too-few", least.into()));
    }
    Ok(())
}

/// May Saint-Pierre give a recruit to this band (LR-5.17, LR-G52)?
pub fn may_give_to(r: &Rules, p: &Public, to: Seat) -> Result<(), Refusal> {
    may_give(r, p)?;
    if !p.others(p.active).has(to) {
        return Err(Refusal::new("LR-5.17", "no-such-band"));
    }
    if p.bands[to].recruits + r.leader(Leader::SaintPierre).recruits > r.house.recruit_cap {
        return Err(Refusal::with("LR-G52", "gift-no-room", r.house.recruit_cap.into()));
    }
    Ok(())
}

/// Saint-Pierre's gift: a recruit for glory, both at once (LR-5.17, LR-5.18).
pub fn give(r: &Rules, p: &mut Public, to: Seat, desk: &mut impl Desk<Event>) {
    let (seat, card) = (p.active, *r.leader(Leader::SaintPierre));
    p.own_mut().recruits -= card.recruits;
    p.bands[to].recruits += card.recruits;
    p.own_mut().glory += card.value;
    p.used.add(OncePerTurn::Gift);
    desk.tell(|| Event::Gift { seat, to, glory: card.value });
}

/// May Ferrand reroll a die now (LR-5.23)?
#[inline]
pub fn may_reroll(p: &Public) -> Result<(), Refusal> {
    if !p.own().is_led_by(Leader::Ferrand) {
        return Err(Refusal::new("LR-5.23", "not-ferrand"));
    }
    if p.has_used(OncePerTurn::Ferrand) {
        return Err(Refusal::new("LR-5.23", "reroll-made"));
    }
    Ok(())
}

/// Ferrand rerolls this die of the pool (LR-5.23).
pub fn reroll(p: &mut Public, die: Die, desk: &mut impl Desk<Event>) {
    let (seat, from) = (p.active, p.pool.shows(die));
    let mut value = [0];
    desk.roll("ferrand roll", 6, &mut value);
    p.pool.set(die, value[0]);
    p.used.add(OncePerTurn::Ferrand);
    desk.tell(|| Event::Rerolled { seat, from, to: value[0] });
}

/// The recruit loss of an assessment after Arnaud has nursed the wounded (LR-5.50).
#[inline]
pub fn nursed(r: &Rules, band: &Band, loss: u8) -> u8 {
    let nurse = r.leader(Leader::Arnaud);
    if band.is_led_by(Leader::Arnaud) && loss >= nurse.min_loss { loss.saturating_sub(nurse.value) } else { loss }
}
