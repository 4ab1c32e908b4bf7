//! Breaking a band: without recruits it is out of the game (LR-5.15, LR-5.57 to LR-5.61), as is a player who leaves
//! (LR-G69).

use staffetta_kernel::flow::{self, Stuck};
use staffetta_kernel::{Desk, Maybe, RuleId, Seat, Seats};

use super::end_of_game::finish;
use super::turn::{self, Turn};
use super::{Answer, PackedDraft};
use crate::LaResistance;
use crate::band::EventAnswer;
use crate::cards::{Clg, Spot};
use crate::event::Event;
use crate::flow::Next;
use crate::rules::Rules;
use crate::state::{Ending, Public, State};

/// Breaks these bands at one moment and by this rule, one after another in seat order (LR-G81). Tells whether the game
/// is over.
pub fn break_bands(s: &mut State, who: Seats, rule: RuleId, desk: &mut impl Desk<Event>) -> bool {
    if who.is_empty() {
        return false;
    }
    let rule = if who.len() > 1 { "LR-G81" } else { rule };
    s.public.breaks += 1;
    for seat in who.iter() {
        lay_down_cards(s, seat, desk);
        let p = &mut s.public;
        let band = &mut p.bands[seat];
        band.recruits = 0;
        band.broken_at = Maybe::some(p.breaks);
        band.answer = EventAnswer::NONE;
        p.living = p.living.without(seat);
        p.to_act.take(seat);
        desk.tell(|| Event::Broken { seat, rule });
    }
    let p = &mut s.public;
    if p.living.len() <= 1 {
        if turn::stage(p).is_some() {
            desk.tell(|| Event::TurnCut { seat: p.active, rule: "LR-5.58" });
        }
        let (ending, rule) =
            if p.living.is_empty() { (Ending::AllBroken, "LR-6.4") } else { (Ending::LastBand, "LR-6.2") };
        finish(p, ending, rule, desk);
        return true;
    }
    pass_marker(p, desk);
    if p.row.stands(Spot::Patrol) {
        desk.tell(|| Event::PatrolStays);
    }
    false
}

/// If the first player's band is broken the marker passes on (LR-5.15). Before the deal there is no marker yet.
fn pass_marker(p: &mut Public, desk: &mut impl Desk<Event>) {
    if p.round == 0 || p.living.has(p.first_player) {
        return;
    }
    let rule = match turn::stage(p) {
        None => "LR-G45",
        Some(_) if p.active == p.first_player => "LR-5.15",
        Some(_) => "LR-G74",
    };
    let seat = p.next_living(p.first_player);
    p.first_player = seat;
    desk.tell(|| Event::MarkerPassed { seat, rule });
}

/// Face-down cards in the order of drawing, then a face-up MG-34, its ammunition full again. The discard pile has room
/// for all nine cards.
fn lay_down_cards(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    let hand = *s.hand(seat);
    for &card in hand.as_slice() {
        s.take_from_hand(seat, card);
        s.public.clg_discard.push(card);
    }
    if !hand.is_empty() {
        desk.reveal();
    }
    if std::mem::take(&mut s.public.bands[seat].mg34_shots) > 0 {
        s.public.clg_discard.push(Clg::Mg34);
    }
}

/// The active band lost its last recruit: its turn is cut (LR-5.59, LR-5.60).
pub fn break_active_band(s: &mut State, rule: RuleId, desk: &mut impl Desk<Event>) -> Next {
    let active = s.public.active;
    if break_bands(s, Seats::one(active), rule, desk) { Next::Over } else { Next::unwind_to::<Turn>(Answer::Broken) }
}

/// A player resigns or leaves for good (LR-G69).
pub fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Result<(), Stuck> {
    if s.public.is_over() || !s.public.living.has(seat) {
        return Ok(());
    }
    s.secret.draft = PackedDraft::default();
    s.public.named = s.public.named.without(seat);
    if let Some(named) = s.secret.named_leaders.get_mut(seat.at()) {
        *named = Maybe::NONE;
    }
    desk.tell(|| Event::Left { seat });
    let own_turn = s.public.active == seat && turn::stage(&s.public).is_some();
    if break_bands(s, Seats::one(seat), "LR-G69", desk) {
        return flow::go::<LaResistance>(r, s, Next::Over, desk);
    }
    if own_turn {
        return flow::go::<LaResistance>(r, s, Next::unwind_to::<Turn>(Answer::Left), desk);
    }
    // Every step that asks looks again whether its question is still there.
    flow::start::<LaResistance>(r, s, desk)
}
