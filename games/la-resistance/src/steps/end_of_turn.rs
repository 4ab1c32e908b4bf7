//! The end of a turn: tapped cards leave, victory is checked, the row is refilled, the dice return (LR-5.52 to
//! LR-5.56).

use staffetta_kernel::Desk;

use super::end_of_game::finish;
use crate::cards::{Card, Clg, Spot};
use crate::event::{Event, PileName};
use crate::pool::Pool;
use crate::row::Spots;
use crate::rules::Rules;
use crate::state::{Ending, Public, State, Used};

/// Closes the turn; tells whether the game is over. With `time_is_now_from = drawing_turn` the row has been dealt with
/// before.
pub fn close(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> bool {
    let due = if r.house.drawing_turn { 0 } else { clear_row(r, &mut s.public, desk) };
    let p = &mut s.public;
    if has_won(r, p) {
        let others_too = p.others(p.active).iter().any(|seat| p.bands[seat].glory >= r.house.target_glory);
        finish(p, Ending::Glory, if others_too { "LR-G48" } else { "LR-6.1" }, desk);
        return true;
    }
    if !r.house.drawing_turn {
        refill(r, s, due, desk);
    }
    let seat = s.public.active;
    desk.tell(|| Event::TurnOver { seat });
    false
}

/// Does the active band live with enough glory (LR-6.1)?
#[inline]
pub fn has_won(r: &Rules, p: &Public) -> bool {
    p.living.has(p.active) && p.own().glory >= r.house.target_glory
}

/// Tapped missions and a tapped patrol go to their discard piles, which have room for all cards; marks are cleared
/// (LR-5.53). Answers how much glory The Time is Now! would give for them.
pub fn clear_row(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) -> u8 {
    let (mut bonus, count) = (0, p.row.tapped.0.count_ones() as u8);
    if count > 0 {
        desk.tell(|| Event::Cleared { count });
    }
    for spot in p.row.tapped.iter() {
        let Some(card) = p.row.take(spot) else { continue };
        if r.mission(card).time_is_now {
            bonus += r.numbers.time_is_now_bonus;
        }
        if card == Card::PATROL {
            p.clg_discard.push(Clg::UnexpectedPatrol);
        } else {
            p.mission_discard.push(card);
        }
    }
    p.row.tapped = Spots::NONE;
    p.row.camouflaged = Spots::NONE;
    bonus
}

/// Draws until three missions lie in the row, from the left. If The Time is Now! turns up, `due` is what it would give
/// the active band for the cards that have left (LR-5.52, LR-5.55, LR-O.time_is_now_from).
pub fn refill(r: &Rules, s: &mut State, due: u8, desk: &mut impl Desk<Event>) {
    let usual = match &s.public {
        p if p.round == 0 => "LR-5.3",
        p if p.row.lies(Spot::Patrol) => "LR-G58",
        _ => "LR-5.55",
    };
    let mut rule = usual;
    for &spot in Spot::MISSIONS {
        while !s.public.row.lies(spot) {
            let Some(card) = draw_mission(s, desk) else { return };
            desk.reveal();
            let p = &mut s.public;
            if card == r.time_is_now {
                p.time_is_now = true;
                let (bonus, by) = match due {
                    _ if r.house.drawing_turn => (due, "LR-O.time_is_now_from"),
                    0 => (0, "LR-5.52"),
                    _ => (0, "LR-G4"),
                };
                p.own_mut().glory += bonus;
                let seat = p.active;
                desk.tell(|| Event::TimeIsNow { seat, bonus, rule: by });
                rule = "LR-G5";
            } else {
                p.row.lay(spot, card);
                desk.tell(|| Event::Revealed { spot, mission: r.kind(card), rule });
                rule = usual;
            }
        }
    }
}

/// An empty pile is refilled only when a card is needed (LR-5.6).
fn draw_mission(s: &mut State, desk: &mut impl Desk<Event>) -> Option<Card> {
    let State { public: p, secret, .. } = s;
    if secret.mission_draw.is_empty() && !p.mission_discard.is_empty() {
        secret.mission_draw = std::mem::take(&mut p.mission_discard);
        desk.shuffle("mission reshuffle", secret.mission_draw.as_mut_slice());
        desk.tell(|| Event::Reshuffled { pile: PileName::Missions });
    }
    secret.mission_draw.pop()
}

/// All dice return (LR-5.56).
#[inline]
pub fn dice_return(p: &mut Public) {
    p.pool = Pool::default();
    p.used = Used::NONE;
    p.mulligans = 0;
    p.pending_sixes = 0;
    p.blue_used = 0;
}
