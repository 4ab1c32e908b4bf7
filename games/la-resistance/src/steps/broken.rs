//! Breaking: a band without recruits is out of the game (LR-5.15, LR-5.57 to LR-5.61).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Desk, Seat, Seats};

use super::{BROKEN, GONE, TURN_DEPTH, close};
use crate::cards::Clg;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Draft, Ending, State, Step, StepKind, answer};

/// Breaks these bands at one moment. Tells whether the game is over.
pub fn break_bands(s: &mut State, who: Seats, desk: &mut impl Desk<Event>) -> bool {
    if who.is_empty() {
        return false;
    }
    s.moment += 1;
    for seat in who.iter() {
        lay_down_cards(s, seat, desk);
        let moment = s.moment;
        let band = s.band_mut(seat);
        band.recruits = 0;
        band.broken_at = moment;
        s.living = s.living.without(seat);
        s.to_act.take(seat);
        s.answers[seat.at()] = answer::NONE;
        desk.tell(|| Event::Broken { seat });
    }
    if s.living.len() <= 1 {
        let ending = if s.living.is_empty() { Ending::AllBroken } else { Ending::LastBand };
        close::finish(s, ending, desk);
        return true;
    }
    // Before the deal there is no marker yet.
    if s.round > 0 && !s.living.has(s.first_player) {
        s.first_player = s.next_living(s.first_player);
        let seat = s.first_player;
        desk.tell(|| Event::MarkerPassed { seat });
    }
    false
}

/// Face-down cards in the order of drawing, then a face-up MG-34, its ammunition full again.
fn lay_down_cards(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    let band = s.band_mut(seat);
    let (hand, shots) = (band.hand, band.shots);
    band.hand.clear();
    band.shots = 0;
    s.clg_discard.extend(&hand);
    if !hand.is_empty() {
        desk.reveal();
    }
    if shots > 0 {
        s.clg_discard.push(Clg::Mg34);
    }
}

/// The active band lost its last recruit: its turn is cut.
pub fn in_own_turn(s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let active = s.active;
    if break_bands(s, Seats::one(active), desk) { Next::Ask } else { Next::Unwind(TURN_DEPTH as u8, BROKEN) }
}

/// A player resigns or leaves for good (LR-G69).
pub fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    if s.is_over() || !s.living.has(seat) {
        return;
    }
    s.draft = Draft::default();
    s.named = s.named.without(seat);
    desk.tell(|| Event::Left { seat });
    let own_turn = s.active == seat && s.steps.len() > TURN_DEPTH && s.steps[TURN_DEPTH].kind == StepKind::Turn;
    if break_bands(s, Seats::one(seat), desk) {
        return;
    }
    if own_turn {
        return super::go(r, s, Next::Unwind(TURN_DEPTH as u8, BROKEN), desk);
    }
    let step = s.step();
    if matches!(step.kind, StepKind::Duck | StepKind::Choose) {
        if step.a == seat.0 {
            super::go(r, s, Next::Pop(GONE), desk);
        }
        return;
    }
    // Every step that asks looks again whether its question is still there.
    super::flow(r, s, Came::In, desk);
}
