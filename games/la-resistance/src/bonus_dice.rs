//! Bonus dice: laid on one slot of the card that is being defeated, never part of the pool (LR-3.5).

use staffetta_kernel::{Desk, Refusal};

use crate::cards::Clg;
use crate::dice::{DiceSet, Die};
use crate::event::Event;
use crate::leader_powers;
use crate::rules::Rules;
use crate::state::{OncePerTurn, State};

/// The bonus dice that the active band has left in this turn: its leader's, and those of its cards.
#[inline]
pub fn left(s: &State) -> DiceSet {
    let p = &s.public;
    let mut set = leader_powers::bonus_die(p);
    if p.own().cards() > 0 {
        if !p.has_used(OncePerTurn::Mg34) && s.holds(p.active, Clg::Mg34) {
            set.add(Die::Mg34);
        }
        if s.hand(p.active).has(Clg::Panzerfaust) {
            set.add(Die::Panzerfaust);
        }
    }
    set
}

/// The refusal of a bonus die that the band does not have or may not lay here.
pub const NONE_SUCH: Refusal = Refusal::new("LR-3.5", "no-such-bonus");

/// The die has been laid: its source is used up, turned face up or discarded (LR-5.40e, LR-5.40f). The discard pile
/// has room for all nine cards.
pub fn use_up(r: &Rules, s: &mut State, die: Die, desk: &mut impl Desk<Event>) {
    let seat = s.public.active;
    match die {
        Die::Dumont => s.public.used.add(OncePerTurn::Dumont),
        Die::Vasseur => s.public.used.add(OncePerTurn::Vasseur),
        Die::Panzerfaust => {
            s.take_from_hand(seat, Clg::Panzerfaust);
            s.public.clg_discard.push(Clg::Panzerfaust);
            desk.reveal();
            desk.tell(|| Event::PanzerfaustFired { seat });
        }
        Die::Mg34 => {
            s.public.used.add(OncePerTurn::Mg34);
            if s.take_from_hand(seat, Clg::Mg34).is_some() {
                desk.reveal();
            }
            let band = s.public.own_mut();
            band.mg34_shots += 1;
            let shots_left = r.clg(Clg::Mg34).uses.saturating_sub(band.mg34_shots);
            if shots_left == 0 {
                band.mg34_shots = 0;
                s.public.clg_discard.push(Clg::Mg34);
            }
            desk.tell(|| Event::MgFired { seat, shots_left });
        }
        _ => {}
    }
}
