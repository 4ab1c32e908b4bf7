//! Before the roll (LR-5.16 to LR-5.18).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{AGAIN, Acted, Move, play};
use crate::action::Action;
use crate::cards::Leader;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, used};

pub fn actions(r: &Rules, s: &State, out: &mut Choices<Action>) {
    out.push(Action::Roll);
    if s.own().leader == Leader::SaintPierre {
        for to in s.others(s.active).iter() {
            if gift(r, s, to).is_ok() {
                out.push(Action::Gift(to));
            }
        }
    }
    play::plays(r, s, s.active, play::Moment::PreRoll, out);
    play::discards(s, s.active, out);
}

/// May Saint-Pierre give a recruit to this band?
fn gift(r: &Rules, s: &State, to: Seat) -> Result<(), Refusal> {
    let card = r.leader(Leader::SaintPierre);
    if s.own().leader != Leader::SaintPierre {
        return Err(Refusal::new("LR-5.17", "not-saint-pierre"));
    }
    if s.has_used(used::GIFT) {
        return Err(Refusal::new("LR-5.17", "gift-made"));
    }
    let least = r.house.henry_min_recruits.max(card.recruits + 1);
    if s.own().recruits < least {
        return Err(Refusal::with("LR-5.17", "gift-too-few", least.into()));
    }
    if !s.others(s.active).has(to) {
        return Err(Refusal::new("LR-5.17", "no-such-band"));
    }
    if s.band(to).recruits + card.recruits > r.house.recruit_cap {
        return Err(Refusal::with("LR-G52", "gift-no-room", r.house.recruit_cap.into()));
    }
    Ok(())
}

pub fn act(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let seat = s.active;
    match action {
        Action::Roll => {
            desk.tell(|| Event::RollAnnounced { seat });
            Ok(Move::Go(Next::Pop(0)))
        }
        Action::Gift(to) => {
            gift(r, s, to)?;
            let card = *r.leader(Leader::SaintPierre);
            s.own_mut().recruits -= card.recruits;
            s.band_mut(to).recruits += card.recruits;
            s.own_mut().glory += card.value;
            s.used |= used::GIFT;
            desk.tell(|| Event::Gift { seat, to, glory: card.value });
            AGAIN
        }
        Action::Play(card) => play::start(r, s, seat, card, play::Moment::PreRoll, desk),
        Action::Discard(card) => play::discard(s, seat, card, desk),
        _ => Err(Refusal::new("LR-5.16", "roll-first")),
    }
}
