//! What things are worth, in glory. The numbers are a player's judgement, not rules.

use staffetta_kernel::Seat;

use crate::cards::Clg;
use crate::rules::{Mission, Rules};
use crate::state::Public;

/// What the second, third ... recruit is worth: below three a band lives dangerously.
const RECRUITS: [f32; 5] = [0.0, 2.5, 1.8, 1.3, 1.0];
const MORE_RECRUITS: f32 = 0.9;
/// A broken band has lost everything it could still win.
const BROKEN: f32 = -15.0;
/// Enough glory when the turn closes.
const WON: f32 = 25.0;
/// What it is worth that another band has one glory less, and one recruit less.
const RIVAL_GLORY: f32 = 0.25;
const RIVAL_RECRUIT: f32 = 0.2;
/// Harm removed from the row, for the turns to come.
const CLEARED: f32 = 0.25;

/// All recruits of a band, by their number.
const ALL_RECRUITS: [f32; 256] = {
    let mut all = [0.0; 256];
    let mut at = 1;
    while at < all.len() {
        all[at] = all[at - 1] + if at <= RECRUITS.len() { RECRUITS[at - 1] } else { MORE_RECRUITS };
        at += 1;
    }
    all
};

/// All recruits of a band.
#[inline]
pub fn recruits(count: u8) -> f32 {
    ALL_RECRUITS[usize::from(count)]
}

/// A band with these recruits and this glory.
#[inline]
pub fn band(recruits_left: u8, glory: u8) -> f32 {
    if recruits_left == 0 { BROKEN } else { recruits(recruits_left) + f32::from(glory) }
}

/// The same at the close of the own turn. More than enough glory is safer while opponents hold cards.
#[inline]
pub fn at_close(r: &Rules, recruits_left: u8, glory: u8, watched: bool) -> f32 {
    let value = band(recruits_left, glory);
    if recruits_left == 0 || glory < r.house.target_glory {
        return value;
    }
    let safety = if watched { f32::from((glory - r.house.target_glory).min(3)) } else { 0.0 };
    value + WON + safety
}

/// How many recruits to save: the best answer within these bounds, and what it is worth.
#[inline]
pub fn best_duck(r: &Rules, have: (u8, u8), loss: u8, bounds: (u8, u8), worth: impl Fn(u8, u8) -> f32) -> (u8, f32) {
    let (have_recruits, glory) = have;
    let mut best = (bounds.0, f32::MIN);
    for saved in bounds.0..=bounds.1 {
        let left = have_recruits.saturating_sub(loss.saturating_sub(saved)).min(r.house.recruit_cap);
        let value = worth(left, glory - r.duck_price(saved, glory));
        if value > best.1 {
            best = (saved, value);
        }
    }
    best
}

/// What taking one glory from this band is worth besides the glory itself: more from one who is about to win.
pub fn rival_glory(r: &Rules, p: &Public, rival: Seat) -> f32 {
    let missing = r.house.target_glory.saturating_sub(p.bands[rival].glory);
    RIVAL_GLORY + if missing <= 3 { 0.5 } else { 0.0 }
}

/// What luring a recruit from this band is worth besides the recruit.
pub fn rival_recruit(p: &Public, rival: Seat) -> f32 {
    RIVAL_RECRUIT + if p.bands[rival].recruits == 2 { 0.2 } else { 0.0 }
}

/// The harm that a mission does to whoever leaves it standing.
#[inline]
pub fn harm(mission: &Mission) -> f32 {
    1.2 * f32::from(mission.lose_recruits) + f32::from(mission.lose_glory)
}

/// What it is worth to have this mission gone, for the turns to come.
#[inline]
pub fn cleared(mission: &Mission) -> f32 {
    CLEARED * harm(mission)
}

/// What one more card is worth.
pub fn card(cards: u8) -> f32 {
    if cards == 0 { 0.7 } else { 0.5 }
}

/// Which card to give up first: the lowest.
pub fn keeping(card: Clg) -> u8 {
    match card {
        Clg::Brutality => 8,
        Clg::Mg34 => 7,
        Clg::Charismatic => 6,
        Clg::Exposed => 5,
        Clg::Camouflage => 4,
        Clg::Sacrifice => 3,
        Clg::Panzerfaust => 2,
        Clg::FaultyIntel => 1,
        Clg::UnexpectedPatrol => 0,
    }
}

/// The rival to strike, among these: the most glory, then the most recruits, then the next to the left.
pub fn foremost(p: &Public, among: impl Iterator<Item = Seat>) -> Option<Seat> {
    let seats = p.seats();
    among.max_by_key(|&seat| {
        let band = &p.bands[seat];
        let distance = (seat.0 + seats - p.active.0) % seats.max(1);
        (band.glory, band.recruits, seats - distance)
    })
}

/// Do opponents of the active band hold face-down cards?
pub fn is_watched(p: &Public) -> bool {
    p.others(p.active).iter().any(|seat| p.bands[seat].face_down > 0)
}
