//! Victory: conquest, points, casualties and the end of the game (BN-8.8, BN-17).

use staffetta_kernel::{Desk, MAX_SEATS, Maybe, Outcome, RuleId, Seat};

use crate::dice::die;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, Cause, PARTISAN, other};
use crate::morale::rsi_morale;
use crate::rules::Rules;
use crate::state::{Ending, Fight, Group, NO_DRAFT, Public, Shot, State};

/// The game ends here: nothing is left to be done. Whoever calls this goes on with `Next::Over`.
fn end(s: &mut State, ending: Ending, winner: Option<Seat>, tied: bool, desk: &mut impl Desk<Event>) {
    let p = &mut s.public;
    p.ending = ending;
    p.winner = winner.into();
    p.group = Group::default();
    p.shot = Shot::default();
    p.fight = Fight::default();
    s.secret.draft = NO_DRAFT;
    desk.reveal();
    let rule = match (winner, tied) {
        (_, false) => rule(ending),
        (Some(_), true) => "BN-17.5",
        (None, true) => "BN-O.tie",
    };
    desk.tell(|| Event::Ended { winner, ending, rule });
}

/// The rule by which a game ends so.
pub const fn rule(ending: Ending) -> RuleId {
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
    let p = &mut s.public;
    let objective = if hex.on_map() { r.map.objective(hex) } else { None };
    let Some(objective) = objective.filter(|&objective| !p.conquered.has(objective) && p.fights_at(PARTISAN, hex))
    else {
        return false;
    };
    p.conquered.insert(objective);
    desk.tell(|| Event::Conquered { hex, count: p.conquered.len(), morale: rsi_morale(r, p) });
    if usize::from(p.conquered.len()) == r.map.objectives.len() {
        end(s, Ending::Objectives, Some(PARTISAN), false, desk);
        return true;
    }
    false
}

/// No RSI combat unit is left (BN-17.3), tested when a fire, mine or assault is fully resolved. Answers whether the
/// game is over.
pub fn annihilated(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> bool {
    if !r.is_tarnova() || !s.public.fighting(AXIS).is_empty() {
        return false;
    }
    end(s, Ending::Annihilation, Some(PARTISAN), false, desk);
    true
}

/// Strength lost that counts for the victory.
pub fn casualties(r: &Rules, p: &Public, seat: Seat) -> u8 {
    let counted = |formation| {
        let worn_out = if r.is_tarnova() { 0 } else { p.lost.by(formation, Cause::Artillery) };
        p.lost.by(formation, Cause::Combat) + p.lost.by(formation, Cause::Breakdown) + worn_out
    };
    r.counting[seat.at()].iter().map(|&formation| counted(formation)).sum()
}

/// What each seat has: victory points at Gravellona (BN-17.2), the other side's casualties at Tarnova (BN-17.4).
pub fn score(r: &Rules, p: &Public) -> [i16; 2] {
    let lost = [casualties(r, p, PARTISAN), casualties(r, p, AXIS) + p.wounded / 2].map(i16::from);
    if r.is_tarnova() {
        return [lost[AXIS.at()], lost[PARTISAN.at()]];
    }
    let conquered = i16::from(p.conquered.len());
    let mut points = [conquered, r.map.objectives.len() as i16 - conquered];
    if lost[0] != lost[1] {
        points[usize::from(lost[1] < lost[0])] += 1;
    }
    points
}

/// The higher score wins; a tie goes to the Axis or to nobody (BN-17.5, BN-O.tie).
fn by_score(r: &Rules, s: &mut State, ending: Ending, desk: &mut impl Desk<Event>) {
    let [partisan, axis] = score(r, &s.public);
    end(s, ending, ahead(r, &s.public), partisan == axis, desk);
}

/// Who has the higher score now.
fn ahead(r: &Rules, p: &Public) -> Option<Seat> {
    let [partisan, axis] = score(r, p);
    match partisan.cmp(&axis) {
        std::cmp::Ordering::Greater => Some(PARTISAN),
        std::cmp::Ordering::Less => Some(AXIS),
        std::cmp::Ordering::Equal => (!r.options.draw_on_tie).then_some(AXIS),
    }
}

/// If all agree to end it now, the scores are compared as after the last turn (BN-17.2, BN-17.4).
pub fn outcome_now(r: &Rules, p: &Public) -> Option<Outcome> {
    let mut ended = *p;
    ended.ending = if r.is_tarnova() { Ending::Casualties } else { Ending::Points };
    ended.winner = ahead(r, p).map_or(Maybe::NONE, Maybe::some);
    (p.turn > 0 && !p.is_over()).then(|| outcome(r, &ended))
}

/// After the last turn (BN-17.2, BN-17.4).
pub fn last_turn(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    if !r.is_tarnova() {
        return by_score(r, s, Ending::Points, desk);
    }
    if s.public.infirmary_taken {
        let die = die("infirmary", desk);
        s.public.wounded = die;
        desk.tell(|| Event::Wounded { die });
    }
    by_score(r, s, Ending::Casualties, desk);
}

/// No partisan combat unit is left (BN-17.6).
pub fn dispersed(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    if r.is_tarnova() {
        return end(s, Ending::Dispersed, Some(AXIS), false, desk);
    }
    by_score(r, s, Ending::Dispersed, desk);
}

/// A seat resigned (BN-17.6).
pub fn resign(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    desk.tell(|| Event::Left { seat });
    end(s, Ending::Resigned, Some(other(seat)), false, desk);
}

/// How the game ended.
pub fn outcome(r: &Rules, p: &Public) -> Outcome {
    let mut rank = [0; MAX_SEATS];
    let mut points = [0; MAX_SEATS];
    for seat in [PARTISAN, AXIS] {
        rank[seat.at()] = if p.winner.is_none() || p.winner == Maybe::some(seat) { 1 } else { 2 };
        points[seat.at()] = score(r, p)[seat.at()];
    }
    Outcome { seats: 2, rank, score: points, reason: p.ending.word(), rule: rule(p.ending) }
}
