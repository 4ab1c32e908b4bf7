//! Sow, Buy and Steal: one action of each per turn, paid with dice (LR-5.38 to LR-5.40a).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, Refusal, Seat, Seats, Veiled};

use super::draft::Chosen;
use crate::cards::{Clg, Leader};
use crate::dice::Tally;
use crate::event::{Event, PileName};
use crate::rules::Rules;
use crate::state::{DraftKind, State, Step, StepKind, used};

/// May Boutroux's price be used?
#[inline]
pub fn may_discount(s: &State) -> bool {
    s.own().leader == Leader::Boutroux && !s.has_used(used::BOUTROUX)
}

/// Can these dice pay for a purchase, at the full price or at Boutroux's?
#[inline]
pub fn payable(r: &Rules, s: &State, dice: Tally) -> bool {
    r.price.coverable(dice) || (may_discount(s) && r.discount.coverable(dice))
}

/// Bands whose recruits can be lured away; the last one cannot (LR-5.38).
#[inline]
pub fn can_sow(r: &Rules, s: &State, victim: Seat) -> bool {
    s.others(s.active).has(victim) && s.band(victim).recruits > r.numbers.sow_recruits
}

/// Bands with glory to steal (LR-5.40).
#[inline]
pub fn can_steal(s: &State, victim: Seat) -> bool {
    s.others(s.active).has(victim) && s.band(victim).glory > 0
}

/// May a card be bought, payment aside (LR-5.39)?
#[inline]
pub fn can_buy(r: &Rules, s: &State) -> Result<(), Refusal> {
    if s.has_used(used::BUY) {
        return Err(Refusal::new("LR-5.39", "bought"));
    }
    if s.own().cards() >= r.numbers.hand_limit && !r.house.discard_after {
        return Err(Refusal::with("LR-5.39", "hand-full", r.numbers.hand_limit.into()));
    }
    if s.clg_draw.is_empty() && s.clg_discard.is_empty() {
        return Err(Refusal::new("LR-G37", "no-card-left"));
    }
    Ok(())
}

/// Why this purchase cannot be begun.
pub fn check(r: &Rules, s: &State, what: DraftKind, victim: Seat) -> Result<(), Refusal> {
    match what {
        DraftKind::Sow if s.has_used(used::SOW) => return Err(Refusal::new("LR-5.38", "sown")),
        DraftKind::Sow if !can_sow(r, s, victim) => return Err(Refusal::new("LR-5.38", "cannot-sow-there")),
        DraftKind::Steal if s.has_used(used::STEAL) => return Err(Refusal::new("LR-5.40", "stolen")),
        DraftKind::Steal if !can_steal(s, victim) => return Err(Refusal::new("LR-5.40", "no-glory-there")),
        DraftKind::Buy => can_buy(r, s)?,
        _ => {}
    }
    if payable(r, s, Tally::of(s.pool.counts)) {
        Ok(())
    } else {
        Err(Refusal::with("LR-5.40a", "cannot-pay", r.numbers.price.into()))
    }
}

/// The dice are spent; the purchase takes effect.
pub fn resolve(r: &Rules, s: &mut State, chosen: Chosen, desk: &mut impl Desk<Event>) -> Next<Step> {
    let (seat, victim) = (s.active, Seat(chosen.target));
    match chosen.what {
        DraftKind::Sow => {
            s.used |= used::SOW;
            desk.tell(|| Event::Sown { seat, victim, dice: chosen.dice(r, s) });
            Next::Push(Step::of(StepKind::Lure, victim.0, r.numbers.sow_recruits, 0))
        }
        DraftKind::Steal => {
            s.used |= used::STEAL;
            let glory = r.numbers.steal_glory.min(s.band(victim).glory);
            s.band_mut(victim).glory -= glory;
            s.own_mut().glory += glory;
            desk.tell(|| Event::Stolen { seat, victim, dice: chosen.dice(r, s), glory });
            Next::Ask
        }
        _ => {
            s.used |= used::BUY;
            if let Some(card) = draw_card(s, desk) {
                s.own_mut().hand.push(card);
                desk.reveal();
                let card = Veiled::new(card, Seats::one(seat));
                desk.tell(|| Event::Bought { seat, dice: chosen.dice(r, s), card });
            }
            if s.own().cards() > r.numbers.hand_limit { Next::Push(Step::new(StepKind::OverLimit)) } else { Next::Ask }
        }
    }
}

/// An empty pile is refilled only now (LR-5.6). Everybody sees which cards are shuffled in, so each batch of cards has
/// a number that no face-down card has.
fn draw_card(s: &mut State, desk: &mut impl Desk<Event>) -> Option<Clg> {
    if s.clg_draw.is_empty() && !s.clg_discard.is_empty() {
        let batch = unused_batch(s);
        s.clg_draw = s.clg_discard;
        s.clg_discard.clear();
        for &card in s.clg_draw.as_slice() {
            s.batch[card as usize] = batch;
        }
        desk.shuffle("cest la guerre reshuffle", s.clg_draw.as_mut_slice());
        desk.tell(|| Event::Reshuffled { pile: PileName::CestLaGuerre });
    }
    s.clg_draw.pop()
}

fn unused_batch(s: &State) -> u8 {
    let mut taken = 0u16;
    for band in s.bands.iter() {
        for &card in band.hand.as_slice() {
            taken |= 1 << s.batch[card as usize];
        }
    }
    taken.trailing_ones() as u8
}
