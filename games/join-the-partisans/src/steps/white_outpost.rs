//! The attack on a white outpost: a Special Mission (JP-7), and the deserters and captives it makes (JP-9.1, JP-10.1).

use staffetta_kernel::{Desk, Maybe, Seat, flow, step};

use super::attempt::Attempt;
use super::battle::Battle;
use super::change_of_partner::ChangeOfPartner;
use super::coloured_outpost::draw_stars;
use super::interrogation::{self, Interrogation};
use super::nearest_white::bind;
use super::turn::waits;
use super::{Answer, Came, DONE, Next};
use crate::JoinThePartisans;
use crate::cards::{First, MissionCard, MissionKind, Module};
use crate::event::Event;
use crate::keeping::Aim;
use crate::partisans::Leg;
use crate::rules::Rules;
use crate::stars::Star;
use crate::state::State;

step! {
    /// A Partisan arrives at a white outpost, or attacks it again.
    pub struct WhiteOutpost {
        pub attacker: Seat,
    }
}

impl flow::Step<JoinThePartisans> for WhiteOutpost {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let owner = s.public.owner_of(r, self.attacker);
        match came {
            Came::In => match claim(r, s, owner, self.attacker, desk) {
                Some(question) => question,
                None => self.attack(r, s, owner, desk),
            },
            Came::Back(Answer::Locked) => self.attack(r, s, owner, desk),
            Came::Back(Answer::Rolled(hand)) => {
                let card = s.public.tasks[owner.at()].mission.get();
                let done = card.is_some_and(|card| r.dice.reached(Aim::Mission(r.mission(card).combo), hand));
                self.attempted(r, s, owner, done, desk)
            }
            Came::Back(Answer::Won(won)) => self.attempted(r, s, owner, won, desk),
            Came::Back(Answer::Found(true)) => found(r, s, owner, desk),
            Came::Back(_) => DONE,
        }
    }
}

impl WhiteOutpost {
    /// Draws a mission if there is none, and attempts it; the first of a pair waits (JP-7.2, JP-7.3, JP-13.3).
    fn attack(self, r: &Rules, s: &mut State, owner: Seat, desk: &mut impl Desk<Event>) -> Next {
        if waits(r, &s.public, self.attacker, desk) || s.public.tasks[owner.at()].leg != Leg::AtWhite {
            return DONE;
        }
        let card = match s.public.tasks[owner.at()].mission.get() {
            Some(card) => card,
            // Olga never begins an attack: the partner draws (JP-13.8).
            None if self.attacker != owner => return DONE,
            None => draw_mission(r, s, owner, desk),
        };
        let mission = r.mission(card);
        match mission.kind {
            MissionKind::PartisansFirst => Next::push(Battle::of(self.attacker, First::Partisans)),
            MissionKind::AxisFirst => Next::push(Battle::of(self.attacker, First::Axis)),
            MissionKind::Combo | MissionKind::Blank => {
                let star = r.chosen.stars.then_some(Star::Orange);
                Next::push(Attempt::of(self.attacker, Aim::Mission(mission.combo), star))
            }
            MissionKind::Deserter => {
                discard(s, owner, card);
                s.public.tasks[owner.at()].deserter_left = r.numbers.deserter_turns;
                desk.tell(|| Event::Deserted(owner, r.numbers.deserter_turns));
                DONE
            }
            MissionKind::Captured => {
                discard(s, owner, card);
                let task = &mut s.public.tasks[owner.at()];
                (task.captive, task.escape_tries) = (true, 0);
                desk.tell(|| Event::Captured(owner));
                DONE
            }
            MissionKind::Traitor => {
                interrogation::begin(r, s, owner, desk);
                Next::push(Interrogation {})
            }
        }
    }

    /// An attempt has succeeded or failed (JP-7.4, JP-7.5, JP-13.5).
    fn attempted(self, r: &Rules, s: &mut State, owner: Seat, done: bool, desk: &mut impl Desk<Event>) -> Next {
        let task = &mut s.public.tasks[owner.at()];
        let Some(card) = task.mission.get() else { return DONE };
        let attempts = task.attempts;
        if done {
            let points = match attempts {
                0 => r.numbers.mission_first_attempt,
                1 => r.numbers.mission_second_attempt,
                _ => 0,
            };
            let last = task.year.next().is_none();
            let rule = match s.public.helper_of(r, owner) {
                Some(_) => "JP-13.7",
                None if last => "JP-8.5",
                None => "JP-7.5",
            };
            desk.tell(|| Event::MissionDone(self.attacker, r.mission_name(card), points, rule));
            discard(s, owner, card);
            for seat in team(r, s, owner, self.attacker) {
                s.public.scores[seat.at()].missions += points;
            }
            return conquer(r, s, owner, self.attacker, desk);
        }
        let with_olga = s.public.helper_of(r, owner).is_some();
        if with_olga && self.attacker == owner {
            s.public.pair.failed = true;
        } else {
            s.public.tasks[owner.at()].attempts = attempts.saturating_add(1);
        }
        if r.mission(card).kind != MissionKind::Combo {
            s.public.repelled = s.public.repelled.saturating_add(1);
        }
        let rule = if with_olga { "JP-13.5" } else { "JP-7.4" };
        let attempt = attempts.saturating_add(1);
        desk.tell(|| Event::MissionFailed(self.attacker, r.mission_name(card), attempt, rule));
        DONE
    }
}

/// Arrival claims the outpost; a pair that was on its way there is bound to another one at once (JP-7.1, JP-13.2).
fn claim(r: &Rules, s: &mut State, owner: Seat, attacker: Seat, desk: &mut impl Desk<Event>) -> Option<Next> {
    let place = s.public.at(attacker)?;
    let task = &mut s.public.tasks[owner.at()];
    if attacker == owner {
        task.leg = Leg::AtWhite;
    }
    if task.claim.is_some() {
        return None;
    }
    task.claim = Maybe::some(place);
    task.white_lock = Maybe::NONE;
    let partner = s.public.pair.partner.get().filter(|&partner| partner != owner)?;
    if s.public.pair.target.get() == Some(place) { bind(r, s, partner, desk) } else { None }
}

fn draw_mission(r: &Rules, s: &mut State, owner: Seat, desk: &mut impl Desk<Event>) -> MissionCard {
    if s.secret.missions.is_empty() {
        s.secret.missions = s.public.mission_discard;
        s.public.mission_discard.clear();
        desk.shuffle("mission deck", s.secret.missions.as_mut_slice());
        desk.tell(|| Event::MissionsShuffled(s.secret.missions.len(), "JP-7.2"));
    }
    desk.reveal();
    let card = s.secret.missions.pop().unwrap_or_default();
    // Another card for an outpost that was reached before is counted from the first attempt on (JP-7.6).
    let rule = match r.mission(card).module {
        Module::Blank => "JP-7.7",
        _ if s.public.moved => "JP-7.2",
        _ => "JP-7.6",
    };
    let task = &mut s.public.tasks[owner.at()];
    (task.mission, task.attempts) = (Maybe::some(card), 0);
    desk.tell(|| Event::MissionDrawn(owner, r.mission_name(card), rule));
    card
}

fn discard(s: &mut State, owner: Seat, card: MissionCard) {
    let task = &mut s.public.tasks[owner.at()];
    (task.mission, task.attempts) = (Maybe::NONE, 0);
    s.public.mission_discard.push(card);
}

/// The winner, then the other of a pair.
fn team(r: &Rules, s: &State, owner: Seat, winner: Seat) -> impl Iterator<Item = Seat> + use<> {
    let other = s.public.helper_of(r, owner).map(|olga| if winner == olga { owner } else { olga });
    std::iter::once(winner).chain(other)
}

/// The Traitor was found (JP-11.5, JP-11.6, JP-13.7).
fn found(r: &Rules, s: &mut State, owner: Seat, desk: &mut impl Desk<Event>) -> Next {
    let late = r.cast.seats == 2 && s.public.hunt.round > r.numbers.hunt_rounds_with_point_for_two;
    let points = if late { 0 } else { r.numbers.traitor_found };
    desk.tell(|| Event::TraitorFound(owner, points));
    interrogation::end(s, owner, desk);
    for seat in team(r, s, owner, owner) {
        s.public.scores[seat.at()].traitors += points;
    }
    conquer(r, s, owner, owner, desk)
}

/// The mission is done: stars, the white outpost, the end of the year or of the war (JP-7.5).
fn conquer(r: &Rules, s: &mut State, owner: Seat, winner: Seat, desk: &mut impl Desk<Event>) -> Next {
    for seat in team(r, s, owner, winner) {
        draw_stars(r, s, seat, r.numbers.stars_for_mission, desk);
    }
    let task = &mut s.public.tasks[owner.at()];
    if let Some(place) = task.claim.get() {
        s.public.whites.take(place);
    }
    (task.claim, task.held_white) = (Maybe::NONE, true);
    let last = task.year.next().is_none();
    task.leg = if last { Leg::Finished } else { Leg::YearDone };
    if s.public.helper_of(r, owner).is_some() {
        s.public.pair.target = Maybe::NONE;
        s.public.pair.failed = false;
    }
    if last {
        finish(r, s, owner, winner, desk);
        return DONE;
    }
    let asks = r.chosen.olga_switches && s.public.helper_of(r, owner).is_some();
    if asks { Next::turn_into(ChangeOfPartner {}) } else { DONE }
}

/// The war is won: owner and Olga leave the board; the very first gets a point (JP-15.1, JP-13.9).
fn finish(r: &Rules, s: &mut State, owner: Seat, winner: Seat, desk: &mut impl Desk<Event>) {
    let first = s.public.finished.is_empty() && r.chosen.first_finish;
    let points = if first { r.numbers.first_to_finish } else { 0 };
    s.public.scores[winner.at()].first += points;
    s.public.finished.push(owner);
    for seat in team(r, s, owner, winner) {
        s.public.figures[seat.at()] = Maybe::NONE;
    }
    let rule = match s.public.helper_of(r, owner) {
        Some(_) => "JP-13.9",
        None if r.cast.owners == 2 && s.public.finished.len() == 2 => "JP-15.2",
        None => "JP-15.1",
    };
    desk.tell(|| Event::Finished(winner, points, rule));
}
