//! The close of a turn and the end of the game (LR-5.52 to LR-5.56, section 6).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, MAX_SEATS, Outcome, Seat, Seats};

use super::turn;
use crate::cards::{Card, Clg, PATROL_SPOT};
use crate::event::{Event, PileName, rule_of};
use crate::rules::Rules;
use crate::state::{Draft, Ending, State, Step};

/// Tapped cards leave, victory is checked, the row is refilled. With `time_is_now_from = drawing_turn` the row has
/// been dealt with before.
pub fn enter(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    if !r.house.drawing_turn {
        clear_row(r, s);
    }
    if has_won(r, s) {
        return finish(s, Ending::Glory, desk);
    }
    if !r.house.drawing_turn {
        refill(r, s, 0, desk);
    }
    turn::end(s)
}

/// Does the active band live with enough glory (LR-6.1)?
#[inline]
pub fn has_won(r: &Rules, s: &State) -> bool {
    s.living.has(s.active) && s.own().glory >= r.house.target_glory
}

/// Tapped missions and a tapped patrol go to their discard piles, marks are cleared (LR-5.53). Answers how much glory
/// The Time is Now! would give for them.
pub fn clear_row(r: &Rules, s: &mut State) -> u8 {
    let mut bonus = 0;
    for spot in 0..=PATROL_SPOT {
        if s.tapped >> spot & 1 == 0 {
            continue;
        }
        let card = std::mem::take(&mut s.row[spot]);
        if r.mission(card).time_is_now {
            bonus += r.numbers.time_is_now_bonus;
        }
        if card == Card::PATROL {
            s.clg_discard.push(Clg::UnexpectedPatrol);
        } else {
            s.mission_discard.push(card);
        }
    }
    s.tapped = 0;
    s.camouflaged = 0;
    bonus
}

/// Draws until three missions lie in the row, from the left; `bonus` is what The Time is Now! pays the active band if
/// it turns up (LR-5.52, LR-5.55).
pub fn refill(r: &Rules, s: &mut State, bonus: u8, desk: &mut impl Desk<Event>) {
    for spot in 0..PATROL_SPOT {
        while !s.row[spot].lies() {
            let Some(card) = draw_mission(s, desk) else { return };
            desk.reveal();
            if card == r.time_is_now {
                s.time_is_now = 1;
                s.own_mut().glory += bonus;
                let seat = s.active;
                desk.tell(|| Event::TimeIsNow { seat, bonus });
            } else {
                s.row[spot] = card;
                desk.tell(|| Event::Revealed { spot: spot as u8, mission: r.kind(card) });
            }
        }
    }
}

/// An empty pile is refilled only when a card is needed (LR-5.6).
fn draw_mission(s: &mut State, desk: &mut impl Desk<Event>) -> Option<Card> {
    if s.mission_draw.is_empty() && !s.mission_discard.is_empty() {
        s.mission_draw = s.mission_discard;
        s.mission_discard.clear();
        desk.shuffle("mission reshuffle", s.mission_draw.as_mut_slice());
        desk.tell(|| Event::Reshuffled { pile: PileName::Missions });
    }
    s.mission_draw.pop()
}

/// The game is over.
pub fn finish(s: &mut State, ending: Ending, desk: &mut impl Desk<Event>) -> Next<Step> {
    s.ending = ending;
    s.steps.clear();
    s.draft = Draft::default();
    for seat in winners(s).iter() {
        let glory = s.band(seat).glory;
        desk.tell(|| Event::Won { seat, ending, glory });
    }
    Next::Ask
}

/// Who has won, if the game ended like this.
fn winners(s: &State) -> Seats {
    let best = |among: Seats, key: fn(&State, Seat) -> (u8, u8)| {
        let most = among.iter().map(|seat| key(s, seat)).max();
        among.iter().filter(|&seat| Some(key(s, seat)) == most).collect()
    };
    match s.ending {
        Ending::None => Seats::NONE,
        Ending::Glory => Seats::one(s.active),
        Ending::LastBand => s.living,
        Ending::AllBroken => {
            let last = (0..s.seats).map(Seat).filter(|&seat| s.band(seat).broken_at == s.moment).collect();
            best(last, |s, seat| (s.band(seat).glory, 0))
        }
        Ending::RoundLimit => best(s.living, |s, seat| (s.band(seat).glory, s.band(seat).recruits)),
    }
}

/// The ranking (LR-6.6): winners; living bands by glory, then recruits; broken bands, the later the better, then by
/// glory. Equal bands share a rank.
pub fn outcome(s: &State) -> Outcome {
    let winners = winners(s);
    let key = |seat: Seat| {
        let band = s.band(seat);
        if winners.has(seat) {
            (2, 0, 0)
        } else if s.living.has(seat) {
            (1, band.glory, band.recruits)
        } else {
            (0, band.broken_at, band.glory)
        }
    };
    let mut rank = [0; MAX_SEATS];
    let mut score = [0; MAX_SEATS];
    for seat in (0..s.seats).map(Seat) {
        let better = (0..s.seats).map(Seat).filter(|&other| key(other) > key(seat)).count();
        rank[seat.at()] = better as u8 + 1;
        score[seat.at()] = s.band(seat).glory.into();
    }
    Outcome { seats: s.seats, rank, score, reason: s.ending.word(), rule: rule_of(s.ending) }
}
