//! The end of the war: points, ranks, titles (JP-15).

use staffetta_kernel::{Outcome, Seat, Seats};

use crate::partisans::Leg;
use crate::rules::Rules;
use crate::state::Public;

/// Have enough owners finished the war (JP-15.2, JP-15.3)?
pub fn is_war_over(r: &Rules, p: &Public) -> bool {
    p.finished.len() + usize::from(r.chosen.last_perishes) >= usize::from(r.cast.owners)
}

/// Outposts that an owner has conquered so far (JP-15.4).
pub fn conquered(r: &Rules, p: &Public, owner: Seat) -> u8 {
    let task = &p.tasks[owner.at()];
    let years = task.year as u8 - r.chosen.first_year as u8;
    2 * years
        + match task.leg {
            Leg::ToColoured | Leg::AtColoured => 0,
            Leg::ToWhite | Leg::AtWhite => 1,
            _ => 2,
        }
}

/// Who perishes when the war ends now: the last owner on the board; at the round cap the one who is furthest behind.
pub fn last_on_the_board(r: &Rules, p: &Public) -> Option<Seat> {
    if !r.chosen.last_perishes {
        return None;
    }
    let behind = |&owner: &Seat| {
        let place = p.ring.iter().position(|&seat| seat == owner).unwrap_or(0);
        (conquered(r, p, owner), p.scores[owner.at()].total(r), std::cmp::Reverse(place))
    };
    p.playing(r).min_by_key(behind)
}

/// By what seats are ranked: the enemy last, before him who perished, then points, medals, school, earlier finish.
fn standing(r: &Rules, p: &Public, seat: Seat) -> [u16; 5] {
    if r.cast.enemy == Some(seat) {
        return [0; 5];
    }
    let score = &p.scores[seat.at()];
    let owner = p.owner_of(r, seat);
    let finish = p.finished.iter().position(|&other| other == owner).map_or(0, |place| 8 - place as u16);
    let survived = 1 + u16::from(!p.has_perished(r, seat));
    [survived, score.total(r), score.medals.len().into(), score.school.into(), finish]
}

/// The whole ranking (JP-15.6, JP-15.8, JP-15.9).
pub fn outcome(r: &Rules, p: &Public) -> Outcome {
    let ending = match r.cast.owners {
        _ if !is_war_over(r, p) => ("round-cap", "JP-15.4"),
        2 => ("war-over", "JP-15.2"),
        _ => ("war-over", "JP-15.3"),
    };
    let points = |seat: Seat| if r.cast.enemy == Some(seat) { 0 } else { p.scores[seat.at()].total(r) as i16 };
    Outcome::ranked(r.cast.seats, ending, |seat| standing(r, p, seat), points)
}

/// The People's Heroes: most medals, at least one, the fallen included (JP-15.7).
pub fn heroes(r: &Rules, p: &Public) -> Seats {
    let medals = |seat: Seat| p.scores[seat.at()].medals.len();
    let most = r.cast.partisans().map(medals).max().unwrap_or(0);
    r.cast.partisans().filter(|&seat| most > 0 && medals(seat) == most).collect()
}
