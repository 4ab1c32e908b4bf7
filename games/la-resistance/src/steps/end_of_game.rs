//! The end of the game and the ranking (chapter 6 of the rules).

use staffetta_kernel::{Desk, MAX_SEATS, Maybe, Outcome, RuleId, Seat, Seats};

use crate::event::{Event, rule_of};
use crate::flow::Next;
use crate::state::{Ending, Public};

/// The game is over by this rule.
pub fn finish(p: &mut Public, ending: Ending, rule: RuleId, desk: &mut impl Desk<Event>) -> Next {
    p.ending = Maybe::some(ending);
    let winners = winners(p);
    let shared = ending == Ending::AllBroken && winners.len() > 1;
    let rule = if shared { "LR-G47" } else { rule };
    for seat in winners.iter() {
        let glory = p.bands[seat].glory;
        desk.tell(|| Event::Won { seat, ending, glory, rule });
    }
    for seat in (0..p.seats()).map(Seat) {
        desk.tell(|| Event::Ranked { seat, rank: outcome(p).rank[seat.at()] });
    }
    Next::Over
}

/// Who has won, if the game ended like this.
fn winners(p: &Public) -> Seats {
    let best = |among: Seats, key: fn(&Public, Seat) -> (u8, u8)| {
        let most = among.iter().map(|seat| key(p, seat)).max();
        among.iter().filter(|&seat| Some(key(p, seat)) == most).collect()
    };
    match p.ending.get() {
        None => Seats::NONE,
        Some(Ending::Glory) => Seats::one(p.active),
        Some(Ending::LastBand) => p.living,
        Some(Ending::AllBroken) => {
            let last = p.bands.iter().filter(|(_, band)| band.broken_at == Maybe::some(p.breaks));
            best(last.map(|(seat, _)| seat).collect(), |p, seat| (p.bands[seat].glory, 0))
        }
        Some(Ending::RoundLimit) => best(p.living, |p, seat| (p.bands[seat].glory, p.bands[seat].recruits)),
    }
}

/// If all agree to end it now, the bands are compared as after the last round (LR-6.5).
pub fn outcome_now(p: &Public) -> Option<Outcome> {
    let mut ended = *p;
    ended.ending = Maybe::some(Ending::RoundLimit);
    (p.round > 0 && p.ending.is_none()).then(|| outcome(&ended))
}

/// The ranking (LR-6.6): winners; living bands by glory, then recruits; broken bands, the later the better, then by
/// glory. Equal bands share a rank.
pub fn outcome(p: &Public) -> Outcome {
    let (winners, seats) = (winners(p), p.seats());
    let key = |seat: Seat| {
        let band = &p.bands[seat];
        if winners.has(seat) {
            (2, 0, 0)
        } else if p.living.has(seat) {
            (1, band.glory, band.recruits)
        } else {
            (0, band.broken_at.get().unwrap_or(0), band.glory)
        }
    };
    let mut rank = [0; MAX_SEATS];
    let mut score = [0; MAX_SEATS];
    for seat in (0..seats).map(Seat) {
        let better = (0..seats).map(Seat).filter(|&other| key(other) > key(seat)).count();
        rank[seat.at()] = better as u8 + 1;
        score[seat.at()] = p.bands[seat].glory.into();
    }
    let ending = p.ending.get().unwrap_or_default();
    Outcome { seats, rank, score, reason: ending.word(), rule: rule_of(ending) }
}
