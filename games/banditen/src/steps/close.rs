//! The end of the game (section 6).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, MAX_SEATS, Outcome, Seat};

use super::turn::die;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, Cause, PARTISAN};
use crate::map::NO;
use crate::rules::Rules;
use crate::state::{Draft, Ending, Field, Fight, Group, NOBODY, Shot, State, Step, other};

/// The game ends here: nothing is left to be done.
pub fn end(s: &mut State, ending: Ending, winner: Option<Seat>, desk: &mut impl Desk<Event>) -> Next<Step> {
    s.ending = ending;
    s.winner = winner.map_or(NOBODY, |seat| seat.0);
    s.draft = Draft::none();
    s.steps.clear();
    s.group = Group::NONE;
    s.shot = Shot::NONE;
    s.fight = Fight::NONE;
    desk.reveal();
    desk.tell(|| match winner {
        Some(seat) => Event::new("won", rule(ending)).seat(seat),
        None => Event::new("drawn", rule(ending)),
    });
    Next::Pop(0)
}

const fn rule(ending: Ending) -> &'static str {
    match ending {
        Ending::Objectives => "BN-17.1",
        Ending::Points => "BN-17.2",
        Ending::Annihilation => "BN-17.3",
        Ending::Casualties => "BN-17.4",
        _ => "BN-17.6",
    }
}

/// A partisan combat unit that comes to be in an objective free of the Axis conquers it (BN-8.8). Answers whether
/// the game is over.
pub fn conquer(r: &Rules, s: &mut State, hex: Hex, desk: &mut impl Desk<Event>) -> bool {
    let objective = if hex.on_map() { r.map.objective[hex.at()] } else { NO };
    if objective == NO || s.conquered >> objective & 1 == 1 || !s.fights_at(PARTISAN, hex) {
        return false;
    }
    s.conquered |= 1 << objective;
    desk.tell(|| {
        Event::new("conquered", "BN-8.8")
            .hex("hex", hex)
            .with("count", s.conquered.count_ones() as i32)
            .with("morale", crate::fire::rsi_morale(r, s))
    });
    if s.conquered.count_ones() as usize == r.map.objectives.len() {
        end(s, Ending::Objectives, Some(PARTISAN), desk);
        return true;
    }
    false
}

/// BN-17.3, tested when a fire, mine or assault is fully resolved.
pub fn annihilated(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> bool {
    if !r.is_tarnova() || s.on_map[AXIS.at()] & s.combat[AXIS.at()] != 0 {
        return false;
    }
    end(s, Ending::Annihilation, Some(PARTISAN), desk);
    true
}

/// Strength lost that counts for the victory.
pub fn casualties(r: &Rules, f: &Field, seat: Seat) -> u8 {
    r.counting[seat.at()]
        .iter()
        .map(|&formation| {
            let lost = f.lost[formation as usize];
            lost[Cause::Combat as usize]
                + lost[Cause::Breakdown as usize]
                + if r.is_tarnova() { 0 } else { lost[Cause::Artillery as usize] }
        })
        .sum()
}

/// What each seat has: victory points at Gravellona (BN-17.2), the other side's casualties at Tarnova (BN-17.4).
pub fn score(r: &Rules, f: &Field) -> [i16; 2] {
    let lost = [casualties(r, f, PARTISAN), casualties(r, f, AXIS) + f.wounded / 2].map(i16::from);
    if r.is_tarnova() {
        return [lost[AXIS.at()], lost[PARTISAN.at()]];
    }
    let conquered = f.conquered.count_ones() as i16;
    let mut points = [conquered, r.map.objectives.len() as i16 - conquered];
    if lost[0] != lost[1] {
        points[usize::from(lost[1] < lost[0])] += 1;
    }
    points
}

fn by_score(r: &Rules, s: &State) -> Option<Seat> {
    let [partisan, axis] = score(r, s);
    match partisan.cmp(&axis) {
        std::cmp::Ordering::Greater => Some(PARTISAN),
        std::cmp::Ordering::Less => Some(AXIS),
        std::cmp::Ordering::Equal => (!r.house.draw_on_tie).then_some(AXIS),
    }
}

/// After the last turn.
pub fn last_turn(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    if !r.is_tarnova() {
        let winner = by_score(r, s);
        return end(s, Ending::Points, winner, desk);
    }
    if s.infirmary_taken != 0 {
        s.wounded = die("infirmary", desk);
        desk.tell(|| Event::new("wounded", "BN-17.4").with("die", s.wounded).with("count", s.wounded / 2));
    }
    let winner = by_score(r, s);
    end(s, Ending::Casualties, winner, desk)
}

/// No partisan combat unit is left (BN-17.6).
pub fn dispersed(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let winner = if r.is_tarnova() { Some(AXIS) } else { by_score(r, s) };
    end(s, Ending::Dispersed, winner, desk)
}

/// A seat resigned (BN-17.6).
pub fn leave(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    if !s.is_over() {
        desk.tell(|| Event::new("left", "BN-17.6").seat(seat));
        end(s, Ending::Resigned, Some(other(seat)), desk);
    }
}

/// How the game ended.
pub fn outcome(r: &Rules, f: &Field) -> Outcome {
    let mut rank = [0; MAX_SEATS];
    let mut points = [0; MAX_SEATS];
    for seat in [PARTISAN, AXIS] {
        rank[seat.at()] = if f.winner == NOBODY || f.winner == seat.0 { 1 } else { 2 };
        points[seat.at()] = score(r, f)[seat.at()];
    }
    Outcome { seats: 2, rank, score: points, reason: f.ending.word(), rule: rule(f.ending) }
}
