//! The attack on a coloured outpost, and what follows its fall (JP-5).

use staffetta_kernel::{Desk, Maybe, Seat, Target, flow, step};

use super::battle::Battle;
use super::nearest_white::bind;
use super::partisan_school::School;
use super::{Answer, Came, DONE, Next};
use crate::JoinThePartisans;
use crate::event::Event;
use crate::partisans::Leg;
use crate::rules::Rules;
use crate::state::State;

step! {
    /// A Partisan attacks the coloured outpost of the task.
    pub struct ColouredOutpost {
        pub attacker: Seat,
    }
}

impl flow::Step<JoinThePartisans> for ColouredOutpost {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let owner = s.public.owner_of(r, self.attacker);
        match came {
            Came::Back(Answer::Won(true)) => {
                fall(r, s, owner, self.attacker, desk);
                Next::push(School::of(self.attacker))
            }
            Came::Back(Answer::Won(false)) => {
                repelled(r, s, owner, self.attacker, desk);
                DONE
            }
            // Both of a pair go to school, first the one who won (JP-13.6).
            Came::Back(Answer::Taught(seat)) => match s.public.helper_of(r, owner) {
                Some(olga) if seat == self.attacker => Next::push(School::of(if seat == olga { owner } else { olga })),
                _ => march_on(r, s, owner, desk),
            },
            Came::Back(_) => DONE,
            Came::In => match s.public.tasks[owner.at()].hq.get() {
                Some(card) => Next::push(Battle::of(self.attacker, r.order(card).first)),
                None => DONE,
            },
        }
    }
}

/// The outpost goes back to its owner; the medal, if there still is one, to the winner (JP-5.3, JP-5.4).
fn fall(r: &Rules, s: &mut State, owner: Seat, winner: Seat, desk: &mut impl Desk<Event>) {
    let rule = if s.public.helper_of(r, owner).is_some() { "JP-13.6" } else { "JP-5.3" };
    let task = &mut s.public.tasks[owner.at()];
    let Some(card) = task.hq.get() else { return };
    task.coloured = Maybe::NONE;
    desk.tell(|| Event::Taken(winner, r.order(card).place, rule));
    let year = card.year();
    if !r.order(card).medal {
        return;
    }
    if let Some(holder) = s.public.medals[year.slot()].get() {
        // A medal that a deserter has lost is not given again (JP-9.6).
        let held = s.public.scores[holder.at()].medals.has(year);
        desk.tell(|| Event::NoMedal(winner, year, if held { "JP-5.4" } else { "JP-9.6" }));
    } else {
        s.public.medals[year.slot()] = Maybe::some(winner);
        s.public.scores[winner.at()].medals.add(year);
        desk.tell(|| Event::Medal(winner, year));
        draw_stars(r, s, winner, r.numbers.stars_for_medal, desk);
    }
}

/// Draws stars, where they are played with (JP-12.1).
pub fn draw_stars(r: &Rules, s: &mut State, seat: Seat, count: u8, desk: &mut impl Desk<Event>) {
    if r.chosen.stars {
        let came = s.public.scores[seat.at()].stars.draw(&mut s.public.bag, count, desk);
        desk.tell(|| Event::StarsDrawn(seat, came));
    }
}

/// The attack has failed: of a pair Olga may try next (JP-5.2, JP-13.5).
pub fn repelled(r: &Rules, s: &mut State, owner: Seat, attacker: Seat, desk: &mut impl Desk<Event>) {
    s.public.repelled = s.public.repelled.saturating_add(1);
    if let Some(place) = s.public.at(attacker) {
        let rule = match s.public.helper_of(r, owner) {
            Some(_) if attacker == owner => "JP-13.5",
            _ if r.cast.enemy.is_some() => "JP-14.3",
            _ => "JP-5.2",
        };
        desk.tell(|| Event::Repelled(attacker, place, rule));
    }
    s.public.pair.failed = s.public.helper_of(r, owner).is_some() && attacker == owner || s.public.pair.failed;
}

/// On to the white outpost; the order goes out of the game (JP-5.3).
fn march_on(r: &Rules, s: &mut State, owner: Seat, desk: &mut impl Desk<Event>) -> Next {
    let task = &mut s.public.tasks[owner.at()];
    if let Some(card) = task.hq.get() {
        s.public.hq_out.add(card);
    }
    task.hq = Maybe::NONE;
    task.leg = Leg::ToWhite;
    // A pair is bound to its white outpost at once (JP-13.2).
    let pair = s.public.helper_of(r, owner).is_some();
    let question = if pair { bind(r, s, owner, desk) } else { None };
    question.unwrap_or(DONE)
}
