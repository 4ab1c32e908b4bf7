//! The frame of a turn: who does what, and who comes next (JP-2).

use staffetta_kernel::{Desk, Maybe, Seat, Talk, flow, step};

use super::coloured_outpost::ColouredOutpost;
use super::comrade_here::{CaptiveHere, CaptivePartner, DeserterHere};
use super::escape::Escape;
use super::meeting::Meeting;
use super::movement_roll::Movement;
use super::new_year::NewYear;
use super::preparation::join_ring;
use super::white_outpost::WhiteOutpost;
use super::{Answer, Came, Next};
use crate::event::{self, Event};
use crate::movement::nearest_whites;
use crate::partisans::Leg;
use crate::rules::Rules;
use crate::scoring;
use crate::state::{Public, State};
use crate::{JoinThePartisans, steps::nearest_white};

step! {
    /// The turn of the active seat.
    pub struct Turn {}
}

impl flow::Step<JoinThePartisans> for Turn {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        match came {
            Came::In => begin(r, s, desk),
            Came::Back(Answer::Acted) => after_acting(r, s, desk),
            Came::Back(Answer::Locked) => first_of_round(r, s),
            Came::Back(_) => pass_on(r, s, desk),
        }
    }

    fn talk(self, r: &Rules, p: &Public) -> Talk {
        let asked = !r.chosen.help_at_school && p.question.is_some();
        if asked { Talk::Closed("JP-6.7") } else { Talk::Open }
    }
}

/// What the seat does in this turn: the first that fits (JP-2.1).
fn begin(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
    let p = &mut s.public;
    p.turn += 1;
    p.moved = false;
    let seat = p.active;
    if !r.cast.is_owner(seat) {
        return begin_olga(r, s, seat, desk);
    }
    if p.pair.partner.get() == Some(seat) {
        p.pair.failed = false;
    }
    let task = &mut p.tasks[seat.at()];
    if task.deserter_left > 0 {
        task.deserter_left -= 1;
        if task.deserter_left == 0 {
            task.caught = false;
            desk.tell(|| Event::DesertionOver(seat, "JP-9.3"));
        }
        return Next::Again(Answer::Acted);
    }
    if task.captive {
        return Next::push(Escape {});
    }
    let leg = task.leg;
    match leg {
        Leg::AtColoured if waits(r, p, seat, desk) => Next::Again(Answer::Acted),
        Leg::AtWhite if waits(r, p, seat, desk) => Next::Again(Answer::Acted),
        Leg::AtColoured => Next::push(ColouredOutpost { attacker: seat }),
        Leg::AtWhite => Next::push(WhiteOutpost { attacker: seat }),
        Leg::YearDone => Next::push(NewYear {}),
        _ => here_or_move(r, p, seat),
    }
}

/// Does the first of a pair still wait for the other on their outpost (JP-13.3)?
pub fn waits(r: &Rules, p: &Public, seat: Seat, desk: &mut impl Desk<Event>) -> bool {
    let owner = p.owner_of(r, seat);
    let alone = p.helper_of(r, owner).is_some_and(|olga| p.at(olga) != p.at(owner));
    if alone && let Some(place) = p.at(seat) {
        desk.tell(|| Event::Waits(seat, place, "JP-13.3"));
    }
    alone
}

/// Somebody to free or to catch on this place, else movement.
fn here_or_move(r: &Rules, p: &Public, seat: Seat) -> Next {
    let held = p.at(seat).and_then(|place| p.held_on(place, p.owner_of(r, seat)));
    match held {
        Some(other) if p.tasks[other.at()].captive => Next::push(CaptiveHere { captive: other }),
        Some(other) => Next::push(DeserterHere { deserter: other }),
        None => Next::push(Movement::first()),
    }
}

/// Olga's turn (JP-13.10).
fn begin_olga(r: &Rules, s: &mut State, olga: Seat, desk: &mut impl Desk<Event>) -> Next {
    let p = &s.public;
    let partner = p.owner_of(r, olga);
    let task = &p.tasks[partner.at()];
    let outpost = match task.leg {
        Leg::ToColoured | Leg::AtColoured => task.coloured.get(),
        _ => p.pair.target.get(),
    };
    let at_outpost = outpost.is_some() && p.at(olga) == outpost;
    let together = at_outpost && p.at(partner) == outpost && matches!(task.leg, Leg::AtColoured | Leg::AtWhite);
    if together && task.captive {
        return Next::push(CaptivePartner { captive: partner });
    }
    if together && p.pair.failed {
        return match task.leg {
            Leg::AtColoured => Next::push(ColouredOutpost { attacker: olga }),
            _ => Next::push(WhiteOutpost { attacker: olga }),
        };
    }
    if at_outpost || task.leg == Leg::YearDone {
        if let Some(place) = p.at(olga) {
            desk.tell(|| Event::Waits(olga, place, "JP-13.10"));
        }
        return Next::Again(Answer::Acted);
    }
    here_or_move(r, p, olga)
}

/// The end of the game, or meetings, or the next turn (JP-2.2, JP-3.8).
fn after_acting(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
    if scoring::is_war_over(r, &s.public) {
        return end(r, s, desk);
    }
    let p = &s.public;
    if !p.moved {
        return pass_on(r, s, desk);
    }
    if r.chosen.greeting
        && let Some(place) = p.at(p.active)
    {
        for other in p.standing_on(place).without(p.active).iter() {
            desk.tell(|| Event::Met(p.active, other));
        }
    }
    if r.chosen.stars { Next::push(Meeting::of(p)) } else { pass_on(r, s, desk) }
}

/// The next seat of the ring that still plays takes its turn; passing the end of the ring ends the round (JP-2.2).
fn pass_on(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
    let active = s.public.active;
    if r.cast.olga == Some(active) {
        s.public.pair.failed = false;
    }
    let at = s.public.ring.iter().position(|&seat| seat == active).unwrap_or(0);
    if let Some(&next) = s.public.ring[at + 1..].iter().find(|&&seat| s.public.takes_turns(r, seat)) {
        s.public.active = next;
        return Next::turn_into(Turn {});
    }
    if s.public.round >= r.chosen.round_cap {
        return end(r, s, desk);
    }
    s.public.round += 1;
    desk.tell(|| Event::RoundBegins(s.public.round, "JP-2.2"));
    match change_partner(r, s, desk) {
        Some(partner) => Next::push(nearest_white::NearestWhite { owner: partner }),
        None => first_of_round(r, s),
    }
}

/// The first seat of the ring that still plays takes its turn.
fn first_of_round(r: &Rules, s: &mut State) -> Next {
    let first = s.public.ring.iter().copied().find(|&seat| s.public.takes_turns(r, seat));
    s.public.active = first.unwrap_or(s.public.active);
    Next::turn_into(Turn {})
}

/// Olga's change of partner comes with the new round; a partner who must first choose his target is returned (JP-13.1).
fn change_partner(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Option<Seat> {
    let (olga, next) = (r.cast.olga?, s.public.pair.next.get()?);
    let p = &mut s.public;
    p.pair.next = Maybe::NONE;
    let task = &mut p.tasks[next.at()];
    if !matches!(task.leg, Leg::ToColoured | Leg::ToWhite | Leg::YearDone) {
        return None;
    }
    task.white_lock = Maybe::NONE;
    let goes_to_white = task.leg == Leg::ToWhite;
    p.pair.partner = Maybe::some(next);
    p.pair.target = Maybe::NONE;
    p.pair.failed = false;
    join_ring(p, olga, next);
    desk.tell(|| Event::PartnerChanged(olga, next));
    if !goes_to_white {
        return None;
    }
    let nearest = nearest_whites(r, p, next);
    if nearest.len() > 1 {
        return Some(next);
    }
    nearest_white::lock(s, next, nearest.first(), r, desk);
    None
}

/// The war is over: the last one on the board perishes, titles are given.
fn end(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next {
    if let Some(last) = scoring::last_on_the_board(r, &s.public) {
        let rule = match s.public.helper_of(r, last) {
            _ if !scoring::is_war_over(r, &s.public) => "JP-15.4",
            Some(_) => "JP-13.9",
            None => "JP-15.3",
        };
        s.public.tasks[last.at()].leg = Leg::Perished;
        desk.tell(|| Event::Perished(last, rule));
    }
    for seat in r.cast.partisans() {
        let rule = match seat {
            _ if s.public.has_perished(r, seat) => "JP-15.8",
            _ if r.cast.is_owner(seat) => "JP-15.5",
            _ => "JP-15.9",
        };
        desk.tell(|| Event::Total(seat, s.public.scores[seat.at()].total(r), rule));
    }
    desk.tell(|| {
        let commanders = scoring::outcome(r, &s.public).winners();
        Event::Titles(event::listed(commanders), event::listed(scoring::heroes(r, &s.public)))
    });
    Next::Over
}
